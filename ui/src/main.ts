import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguage } from './i18n.svelte';

// Without its words (the server gone in this very moment) the page speaks English.
await followLanguage().catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });
