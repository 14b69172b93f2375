/**
 * Builds the web console if its sources have changed since the last build. The build starts when the server listens, in
 * a process of its own, so that nobody waits for it: until it is there, `/console` shows a page that reloads.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const root = join(import.meta.dirname, '..')
const directory = join(root, 'packages/console')
const stamp = join(directory, 'dist/.sources')
const SOURCES = [
  'packages/console/{src/**/,}*.{ts,tsx,css,svg,html,json}',
  'packages/sdk/src/**/*.ts',
  'pnpm-lock.yaml',
]

function hashOfSources(): string {
  const hash = createHash('sha256')
  const names = globSync(SOURCES, { cwd: root, exclude: name => /node_modules|dist/.test(name) })
  for (const name of [...new Set(names)].sort()) hash.update(`\n${name}\n`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

function build(): void {
  const sources = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const vite = join(directory, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  child.on('exit', code => {
    if (code === 0) writeFileSync(stamp, sources)
  })
  child.unref()
}

// threads inherit `--import`
let isBuilt = !isMainThread
subscribe('tracing:net.server.listen:asyncEnd', () => {
  if (isBuilt) return
  isBuilt = true
  build()
})
