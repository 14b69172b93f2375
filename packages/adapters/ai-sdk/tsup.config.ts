import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'anthropic-memory': 'src/anthropic-memory/index.ts' },
  format: ['esm'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  dts: true,
  clean: true,
  sourcemap: false,
})
