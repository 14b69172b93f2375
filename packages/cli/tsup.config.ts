import { defineConfig, type Options } from 'tsup'

/** Modules whose dynamic import leads to another built file, which is read when it is needed. */
const ASIDE: Record<string, string> = {
  api: 'actions',
  auth: 'actions',
  call: 'actions',
  export: 'actions',
  foreign: 'foreign',
  import: 'actions',
  report: 'actions',
  serve: 'actions',
  mcp: 'mcp',
  yaml: 'yaml',
}

const shared: Options = {
  platform: 'node',
  target: 'node20',
  minify: true,
  // Everything is bundled, so that nothing has to be resolved; the server is a package of its own and may be absent.
  noExternal: [/.*/],
  external: ['@keepsake/server'],
  // Left to the plugin, which would not see them otherwise.
  removeNodeProtocol: false,
  esbuildPlugins: [
    {
      name: 'start-up',
      setup: build => {
        const aside = new RegExp(`^(?:[.]{1,2}/(${Object.keys(ASIDE).join('|')})[.]ts|(yaml))$`)
        build.onResolve({ filter: aside }, ({ path, kind }) => {
          const [, own, library] = aside.exec(path) ?? []
          const file = ASIDE[own ?? library ?? '']
          return kind === 'dynamic-import' ? { path: `./${file}.js`, external: true } : undefined
        })
        // The option parser loads it for commands that are programs of their own. We have none.
        build.onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'unused' }))
        build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }))
      },
    },
  ],
}

/** For the libraries that are still CommonJS. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

export default defineConfig([
  // Node 20 starts CommonJS 10 ms faster than modules, and start-up is most of what a person waits for. For the same
  // reason there are few files: what `--help` reads, what commands do, and three with large libraries for few of them.
  {
    ...shared,
    format: ['cjs'],
    entry: { keepsake: 'src/main.ts' },
    // What checks the package takes the name of a command, in quotes, for an import statement.
    plugins: [
      { name: 'words', renderChunk: code => ({ code: code.replaceAll(/ (import|export)"/g, String.raw`\x20$1"`) }) },
    ],
  },
  {
    ...shared,
    format: ['esm'],
    splitting: false,
    banner: { js: REQUIRE },
    entry: { actions: 'src/actions.ts', foreign: 'src/foreign.ts', mcp: 'src/mcp.ts', yaml: 'src/yaml.ts' },
  },
])
