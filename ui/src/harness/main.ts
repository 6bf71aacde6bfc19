/** A page for drawing boards without a server: fixture views, any seat, both themes. Not part of the build. */
import '../fonts.css';
import '../tokens.css';
import '../base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('app') as HTMLElement });
