import { writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import manifest from './package.json' with { type: 'json' }

const shared: Options = {
  entry: { index: 'src/index.ts', credentials: 'src/credentials/index.ts', testing: 'src/testing/index.ts' },
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  // its code is part of the bundle, so that the SDK has no dependency on it
  noExternal: ['@keepsake/webhooks'],
  sourcemap: false,
  define: { KEEPSAKE_SDK_VERSION: JSON.stringify(manifest.version) },
}

export default defineConfig([
  {
    ...shared,
    format: ['esm', 'cjs'],
    clean: true,
    // one copy of the types, in the form that both `import` and `require` may refer to
    onSuccess: async () => {
      for (const name of ['index', 'credentials', 'testing']) {
        writeFileSync(`dist/${name}.d.ts`, `export * from './${name}.cjs'\n`)
      }
    },
  },
  {
    ...shared,
    format: ['cjs'],
    // how calls are sent is no part of the types: it would bring a second copy of the spec into them
    dts: { only: true, compilerOptions: { stripInternal: true } },
  },
])
