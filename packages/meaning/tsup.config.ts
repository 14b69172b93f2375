import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', worker: 'src/worker.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  splitting: true,
  dts: true,
  clean: true,
  sourcemap: false,
})
