import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['OUTREMER_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: {
    alias: { '@locale': folder('../src/outremer/locale') },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: folder('../src/outremer/server/page'),
    emptyOutDir: true,
    // Everything is a file of our own host: the content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: [folder('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
