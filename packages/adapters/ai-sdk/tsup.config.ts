import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'anthropic-memory': 'src/anthropic-memory/index.ts' },
  format: ['esm'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  // its code and its types are part of the bundle
  noExternal: [/^@keepsake\/transcript/],
  dts: { resolve: [/^@keepsake\/transcript/] },
  clean: true,
  sourcemap: false,
})
