import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type FoundPattern, ROOT } from './find-patterns.ts'

// Loads the modules that build patterns, and records each pattern with the line that creates it.
const { built }: { built: string[] } = workerData
const found: FoundPattern[] = []

function callerOf(stack: string | undefined): string | undefined {
  const frame = /(file:\/\/\S+?\.ts):(\d+):\d+/g
  for (const [, url = '', line = ''] of stack?.matchAll(frame) ?? []) {
    const path = fileURLToPath(url)
    if (path !== import.meta.filename) return `${path.slice(ROOT.length + 1)}:${line}`
  }
  return undefined
}

const make = (pattern: RegExp): RegExp => {
  const where = callerOf(new Error().stack)
  if (where !== undefined) found.push({ where, source: pattern.source, flags: pattern.flags })
  return pattern
}
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, [source, flags]) => make(new target(source, flags)),
  apply: (target, _this, [source, flags]) => make(target(source, flags)),
})
for (const path of new Set(built.map(where => where.replace(/:\d+$/, '')))) await import(join(ROOT, path))
parentPort?.postMessage(found.filter(({ where }) => built.includes(where)))
