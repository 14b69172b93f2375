/**
 * Builds the web console if its sources have changed since the last build. The build starts when the server listens, in
 * a process of its own, so that nobody waits for it: until it is there, `/console` shows a page that reloads.
 */
import { spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { CONSOLE, hashOfSources, isBuiltFrom, STAMP } from './console-sources.ts'

function build(): void {
  const sources = hashOfSources()
  if (isBuiltFrom(sources)) return
  const vite = join(CONSOLE, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: CONSOLE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  child.on('exit', code => {
    if (code === 0) writeFileSync(join(CONSOLE, 'dist', STAMP), sources)
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
