import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  // the build names its files relative to each other, since a server can be behind a prefix
  base: command === 'serve' ? '/console/' : './',
  plugins: [react(), tailwind()],
  build: {
    // the server's policy for this page allows no data: addresses, and no inline script
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'portal.html'] },
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
  },
  // `pnpm --filter @keepsake/console dev` uses a server that runs beside it
  server: {
    proxy: Object.fromEntries(['/api', '/auth', '/console/session'].map(path => [path, 'http://127.0.0.1:7411'])),
  },
}))
