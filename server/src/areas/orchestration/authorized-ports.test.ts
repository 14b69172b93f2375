import { expect, it } from 'vitest'
import { authorizedPorts } from './authorized-ports.ts'
import type { UncheckedPorts } from './ports.ts'

/** Ports of which each part is a function that notes its call. What a function returns has the same parts. */
function noting(called: string[], path: string): never {
  const part = () => {}
  return new Proxy(part, {
    get: (_target, name) => noting(called, `${path}.${String(name)}`),
    apply: () => {
      called.push(path)
      return noting(called, `${path}()`)
    },
  }) as never
}

const NAMES = [
  'languageModels',
  'embedder',
  'records',
  'guidelines',
  'mcps',
  'memorize',
] satisfies (keyof UncheckedPorts)[]
const caller = (scopes: string[]) => ({ member: { role: 'owner' as const }, scopes, livemode: true })

/** All functions of the ports, with those of what their functions return. */
function functionsIn(value: unknown, path: string): [path: string, call: () => unknown][] {
  if (typeof value === 'function') return [[path, () => value()]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => functionsIn(part, `${path}.${name}`))
}

it('each port needs the scope of its effect, and nothing else runs without it', async () => {
  const called: string[] = []
  const raw = Object.fromEntries(NAMES.map(name => [name, noting(called, name)])) as unknown as UncheckedPorts
  const ports = authorizedPorts(raw)(caller(['prompts:run']))
  const needs = new Map<string, string>()
  const { languageModels: _models, embedder: _embedder, may: _may, require: _require, ...effects } = ports
  // its calls of tools are what it opens
  const { openCalls, ...mcps } = effects.mcps
  const opened = openCalls({} as never)
  const { close: _close, ...calls } = opened
  called.length = 0
  // a recallPrice is a number
  const { recallPrice: _price, ...records } = effects.records
  for (const [path, call] of functionsIn({ ...effects, records, mcps, calls }, '')) {
    const refusal = await Promise.resolve()
      .then(call)
      .then(
        () => undefined,
        ({ message }: Error) => message,
      )
    needs.set(path, /the call needs (\S+)\./.exec(refusal ?? '')?.[1] ?? 'NO SCOPE: it is used without a check')
  }
  expect(called).toEqual([])
  expect(Object.fromEntries(needs)).toEqual({
    '.records.digest': 'memory:read',
    '.records.recall': 'memory:read',
    '.guidelines.byIds': 'guidelines:read',
    '.guidelines.forMessage': 'guidelines:read',
    '.guidelines.find': 'guidelines:read',
    '.guidelines.read': 'guidelines:read',
    '.mcps.enabledTools': 'mcps:call',
    '.calls.callMcpTool': 'mcps:call',
    '.memorize': 'memory:write',
  })
})

it('a key without scopes has those of its role', async () => {
  const called: string[] = []
  const raw = Object.fromEntries(NAMES.map(name => [name, noting(called, name)])) as unknown as UncheckedPorts
  const viewer = authorizedPorts(raw)({ member: { role: 'viewer' }, scopes: [], livemode: true })
  expect([viewer.may('memory:read'), viewer.may('memory:write'), viewer.may('mcps:call')]).toEqual([true, false, false])
  await expect(viewer.memorize({} as never, {} as never, AbortSignal.any([]))).rejects.toThrow('needs the role member')
})
