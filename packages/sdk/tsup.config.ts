import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

export default defineConfig({
  entry: { index: 'src/index.ts', credentials: 'src/entry-credentials.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  // its code is part of the bundle, so that the SDK has no dependency on it
  noExternal: ['@keepsake/webhooks'],
  dts: true,
  clean: true,
  sourcemap: false,
  define: { KEEPSAKE_SDK_VERSION: JSON.stringify(manifest.version) },
})
