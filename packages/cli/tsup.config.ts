import { defineConfig, type Options } from 'tsup'

/** What commands do when they run; read then, so that `--help` reads the entry alone. */
const ACTIONS = ['api', 'auth', 'call', 'mcp', 'report', 'serve']

const shared: Options = {
  platform: 'node',
  target: 'node20',
  minify: true,
  // Left to the plugin below, which would not see them otherwise.
  removeNodeProtocol: false,
  // Everything is bundled, so that nothing has to be resolved; the server is a package of its own and may be absent.
  noExternal: [/.*/],
  external: ['@keepsake/server'],
}

export default defineConfig([
  {
    ...shared,
    entry: { keepsake: 'src/main.ts' },
    // Node 20 starts CommonJS 10 ms faster than modules, and start-up is most of what a person waits for.
    format: ['cjs'],
    esbuildPlugins: [
      {
        name: 'start-up',
        setup: build => {
          build.onResolve({ filter: new RegExp(`^[.]{1,2}/(${ACTIONS.join('|')})[.]ts$`) }, ({ path, kind }) =>
            kind === 'dynamic-import'
              ? { path: `./${path.replace(/^[./]+(.*)[.]ts$/, '$1')}.js`, external: true }
              : undefined,
          )
          // The option parser loads it for commands that are programs of their own. We have none.
          build.onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'unused' }))
          build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }))
        },
      },
    ],
  },
  {
    ...shared,
    entry: Object.fromEntries(ACTIONS.map(name => [name, `src/${name}.ts`])),
    format: ['esm'],
    splitting: true,
  },
])
