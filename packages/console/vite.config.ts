import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * What the portal is built with instead. It is a part of other products, and loads with a page of theirs: React's renderer
 * and the console's router alone are larger than all of it may be.
 */
const LIGHTER: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  '@tanstack/react-router': './src/portal/routing.tsx',
}

const lighter: Plugin = {
  name: 'lighter-portal',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'portal',
  resolveId(id) {
    const other = LIGHTER[id]
    return other && this.resolve(other, import.meta.filename)
  },
}

const compress = promisify(brotliCompress)

/** Puts each script and style sheet beside itself in Brotli, too slow to be made for each request. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, files) {
    const texts = Object.keys(files).filter(name => /\.(?:js|css)$/.test(name))
    await Promise.all(
      texts.map(async name => {
        const path = join(dir, name)
        await writeFile(`${path}.br`, await compress(await readFile(path)))
      }),
    )
  },
}

export default defineConfig(({ command }) => ({
  // the build names its files relative to each other, since a server can be behind a prefix
  base: command === 'serve' ? '/console/' : './',
  plugins: [lighter, react(), tailwind(), compressed],
  build: {
    // the server's policy for this page allows no data: addresses, and no inline script
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
  },
  ...(command === 'build' && {
    // two builds into one folder, one after the other
    builder: {},
    environments: {
      client: { build: { rolldownOptions: { input: 'index.html' } } },
      portal: { consumer: 'client', build: { rolldownOptions: { input: 'portal.html' }, emptyOutDir: false } },
    },
  }),
  // `pnpm --filter @keepsake/console dev` uses a server that runs beside it
  server: {
    proxy: Object.fromEntries(['/api', '/auth', '/console/session'].map(path => [path, 'http://127.0.0.1:7411'])),
  },
}))
