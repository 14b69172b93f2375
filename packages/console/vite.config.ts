import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/console/',
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
  server: { proxy: { '/api': 'http://127.0.0.1:7411', '/auth': 'http://127.0.0.1:7411' } },
})
