import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import sdk from '../sdk/package.json' with { type: 'json' }

/**
 * Built files and the modules they contain, loaded by dynamic import: other commands do not read what only a few need.
 */
const ASIDE: Record<string, string> = {
  api: 'actions',
  auth: 'actions',
  'boolean-words': 'call',
  bulk: 'actions',
  call: 'call',
  config: 'mcp',
  document: 'document',
  export: 'actions',
  files: 'actions',
  import: 'actions',
  'import-types': 'actions',
  ingest: 'actions',
  init: 'mcp',
  lines: 'actions',
  listen: 'actions',
  mcp: 'mcp',
  'memorize-conversation': 'actions',
  'open-console': 'actions',
  'own-types': 'actions',
  pick: 'pick',
  'print-types': 'actions',
  prompt: 'actions',
  'read-product': 'read-product',
  register: 'register',
  report: 'call',
  'run-demo': 'actions',
  serve: 'serve',
  sync: 'actions',
  'test-source': 'actions',
  verify: 'actions',
  yaml: 'yaml',
}

const COMMANDS = 'src/generated/commands'
const groups = readdirSync(COMMANDS).map(file => file.replace('.gen.ts', ''))

/** Node starts CommonJS a few milliseconds faster than modules, and start-up is most of a command's time. */
const shared: Options = {
  format: ['cjs'],
  platform: 'node',
  target: 'node20',
  minify: true,
  // Everything is bundled, so that nothing has to be resolved; the server is a separate package and may be absent.
  noExternal: [/.*/],
  external: ['@keepsake/server'],
  define: { KEEPSAKE_SDK_VERSION: JSON.stringify(sdk.version) },
  // Left to the plugin, which would not see them otherwise.
  removeNodeProtocol: false,
}

export default defineConfig([
  {
    ...shared,
    entry: {
      keepsake: 'src/main.ts',
      call: 'src/program/call-actions.ts',
      actions: 'src/program/actions.ts',
      document: 'src/output/document.ts',
      pick: 'src/output/pick.ts',
      mcp: 'src/program/mcp-actions.ts',
      'read-product': 'src/commands/memory/products/read-product.ts',
      register: '../sdk/src/registration/register.ts',
      yaml: 'src/files/yaml.ts',
      ...Object.fromEntries(groups.map(name => [`commands/${name}`, `${COMMANDS}/${name}.gen.ts`])),
    },
    esbuildOptions: options => {
      // `require` instead of `import()`, which would start the module loader.
      options.supported = { 'dynamic-import': false }
    },
    esbuildPlugins: [
      {
        name: 'start-up',
        setup: build => {
          build.onResolve({ filter: /^(yaml$|[.])/ }, ({ path, kind, importer }) => {
            const file = ASIDE[basename(path, '.ts')]
            if (kind !== 'dynamic-import' || path.endsWith('.gen.ts')) return undefined
            if (file) return { path: `./${file}.cjs`, external: true }
            // Inlining it would wrap all that it shares with the rest, and so slow down the start.
            return importer.includes('/cli/src/')
              ? { errors: [{ text: `ASIDE does not say where ${path} is` }] }
              : undefined
          })
          build.onResolve({ filter: /^[.]\/commands\/.+[.]gen[.]ts$/ }, ({ path }) => ({
            path: path.replace('.gen.ts', '.cjs'),
            external: true,
          }))
          // The form that Node loads cannot be bundled: it hides its own imports.
          build.onResolve({ filter: /^jsonc-parser$/ }, ({ path }) => ({
            path: createRequire(import.meta.url)
              .resolve(path)
              .replace('umd', 'esm'),
          }))
          // The option parser loads it for commands that are separate programs. We have none.
          build.onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'unused' }))
          build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }))
        },
      },
    ],
    // Package checkers mistake the name of a command, in quotes, for an import statement.
    plugins: [
      { name: 'words', renderChunk: code => ({ code: code.replaceAll(/ (import|export)"/g, String.raw`\x20$1"`) }) },
    ],
  },
  // The server is a module, so that its `import()` stays one.
  { ...shared, entry: { serve: 'src/commands/serve/serve.ts' } },
])
