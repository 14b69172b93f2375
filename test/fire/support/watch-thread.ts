/**
 * Loaded into the server before its program (`NODE_OPTIONS=--import=…`). It prints where the server listens, since the
 * log is too long here, and on SIGWINCH the memory after garbage collection and the longest stretch of the main thread
 * since the last signal, with the requests that began shortly before its end.
 */
import { subscribe } from 'node:diagnostics_channel'
import dns from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { Server } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { threadTime } from '../../timing/support/loop-hold.ts'

const EVERY_MS = 2
const KEPT = 20

if (isMainThread && process.send === undefined) {
  forgetExampleNames()
  watch()
}

/** The names of examples do not exist, and no name server is asked for them a thousand times. */
function forgetExampleNames(): void {
  const { lookup } = dns
  Object.assign(dns, {
    lookup: (name: string, options: object) =>
      name.endsWith('.example') ? Promise.reject(new Error(`ENOTFOUND ${name}`)) : lookup(name, options),
  })
  syncBuiltinESMExports()
}

function watch(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const say = (fields: object): boolean => process.stdout.write(`${JSON.stringify(fields)}\n`)
  const recent: string[] = []
  subscribe('http.server.request.start', message => {
    const { request } = message as { request: IncomingMessage }
    recent.push(`${request.method} ${request.url?.slice(0, 200)}`)
    if (recent.length > KEPT) recent.shift()
  })
  subscribe('tracing:net.server.listen:asyncEnd', message => {
    const address = (message as { server: Server }).server.address()
    if (typeof address === 'object' && address !== null) say({ url: `http://127.0.0.1:${address.port}` })
  })
  let last = threadTime()
  let longest = { ms: 0, recent }
  setInterval(() => {
    const now = threadTime()
    const ms = now - last
    last = now
    if (ms > longest.ms) longest = { ms, recent: [...recent] }
  }, EVERY_MS).unref()
  process.on('SIGWINCH', () => {
    collect()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    say({ window: { heap: heapUsed + external, rss, cpuSeconds: (user + system) / 1e6, longest } })
    longest = { ms: 0, recent: [] }
    // the collection was asked for
    last = threadTime()
  })
}
