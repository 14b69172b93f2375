import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECKED_FORMATS } from '../../server/src/areas/webhooks/event-types/schema.ts'
import { BOUNDED_FILES, BOUNDED_PATTERNS } from './bounded-patterns.ts'
import { type FoundPattern, formatsInSpec, patternsInSource, patternsInSpec } from './support/find-patterns.ts'
import type { Measured, ToMeasure } from './support/measure-worker.ts'

/** Characters. At this size a quadratic pattern takes tens of milliseconds, a linear one far below one. */
const SIZE = 4_000
/** Maximum time at four times the size, as a multiple. Quadratic is 16. */
const MAX_GROWTH = 5
const MAX_AT_BOUND_MS = 25
/** A pattern that is not measured by then is far from linear. */
const PATIENCE_MS = 10_000
const TRIES = 3

/** Patterns that are built in functions: one as it is built there, or why none is measured. */
const BUILT_IN_FUNCTIONS: Record<string, { source: string; flags: string }> = {
  'packages/cli/src/commands/mcp/config-text.ts': {
    source: String.raw`^\s*\[\s*"?mcp_servers"?\s*\.\s*"?keepsake"?\s*[.\]]`,
    flags: '',
  },
  'packages/sdk/src/credentials/env-file.ts': { source: String.raw`^\s*(export\s+)?KEEPSAKE_API_KEY\s*=`, flags: '' },
  'server/src/contract/bounded-keywords.ts': { source: String.raw`^q_organization_domains_list\[\]$`, flags: 'u' },
  'server/src/platform/memory/memory-limit.ts': { source: String.raw`^MemAvailable:\s+(\d+) kB`, flags: 'm' },
  'packages/offline-engine/src/forms/places.ts': {
    source: String.raw`(?<![\p{L}’'-])(?<value>(?:St\.? )?(?!The |My |Our |Her |His |A )\p{Lu}[\p{L}’'-]+(?: (?:of|the) \p{Lu}[\p{L}’'-]+| \p{Lu}[\p{L}’'-]+){0,5}? Lake)\b`,
    flags: 'dgu',
  },
  'packages/offline-engine/src/forms/raised.ts': { source: String.raw`(?<![\p{L}\d])sub-tenant`, flags: 'iu' },
  'packages/offline-engine/src/forms/things.ts': {
    source: String.raw`(?<![\p{L}'’-])(?<value>(?<kind>\p{L}[\p{L}'’-]+) music)s?\b`,
    flags: 'dgu',
  },
  'packages/offline-engine/src/gate/corrections.ts': { source: '^(?:january|march|may)$', flags: 'i' },
  'packages/offline-engine/src/gate/gate.ts': { source: String.raw`\b(?:not|never|no longer)\b`, flags: 'gi' },
  'packages/offline-engine/src/statements/telling.ts': { source: '[。！？؟]', flags: 'gu' },
  'server/src/http/unknown-path.ts': { source: '^/api/v1/events/[^/]+/details$', flags: '' },
}

const { literals, built } = patternsInSource()
const pathOf = ({ where }: FoundPattern): string => where.replace(/:\d+$/, '')

let worker: Worker
const start = (): Worker => new Worker(new URL('./support/measure-worker.ts', import.meta.url))
beforeAll(() => {
  worker = start()
})
afterAll(() => worker.terminate())

/** @returns undefined if it takes too long */
function measure(pattern: ToMeasure): Promise<Measured | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      worker.removeAllListeners()
      worker.terminate()
      worker = start()
      resolve(undefined)
    }, PATIENCE_MS)
    worker.once('error', reject)
    worker.once('message', (measured: Measured) => {
      clearTimeout(giveUp)
      worker.removeAllListeners('error')
      resolve(measured)
    })
    worker.postMessage(pattern)
  })
}

/** What is wrong with the time that a pattern takes; measured again at twice the size before it is reported. */
async function problemOf(found: FoundPattern): Promise<string | undefined> {
  const { where, source, flags } = found
  const bounded =
    BOUNDED_PATTERNS.find(entry => entry.path === pathOf(found) && entry.source === source) ??
    BOUNDED_FILES.find(({ path }) => pathOf(found).startsWith(path))
  for (let tries = 1; ; tries++) {
    const size = bounded?.bound ?? SIZE * 2 ** (tries - 1)
    const measured = await measure({ source, flags, size, growth: !bounded })
    const name = `${where} /${source.slice(0, 100)}/${flags}`
    if (!measured) return `${name} takes longer than ${PATIENCE_MS} ms`
    const { worst, atFourTimes, input } = measured
    if (bounded ? worst <= MAX_AT_BOUND_MS : atFourTimes <= MAX_GROWTH * worst) return undefined
    if (tries === TRIES)
      return `${name} takes ${worst.toFixed(1)} ms for ${size} characters such as ${JSON.stringify(input)}, and ${atFourTimes.toFixed(1)} ms for four times as many`
  }
}

async function problemsOf(patterns: readonly FoundPattern[]): Promise<string[]> {
  const distinct = new Map(patterns.map(pattern => [`${pathOf(pattern)} ${pattern.source} ${pattern.flags}`, pattern]))
  const problems: string[] = []
  for (const pattern of distinct.values()) problems.push((await problemOf(pattern)) ?? '')
  return problems.filter(problem => problem !== '')
}

describe('time grows no faster than the text', () => {
  test('for the regular expressions in the source', { timeout: 300_000 }, async () => {
    expect(literals.length).toBeGreaterThan(500)
    expect(await problemsOf(literals)).toEqual([])
  })

  test('for those that are built at run time', { timeout: 120_000 }, async () => {
    const loader = new Worker(new URL('./support/built-patterns-worker.ts', import.meta.url), { workerData: { built } })
    const found = await new Promise<FoundPattern[]>((resolve, reject) =>
      loader.once('error', reject).once('message', resolve),
    )
    const missing = built.filter(where => !found.some(pattern => pattern.where === where))
    const others = missing.map(where => ({ where, ...BUILT_IN_FUNCTIONS[where.replace(/:\d+$/, '')] }))
    expect(others.filter(({ source }) => source === undefined)).toEqual([])
    expect(Object.keys(BUILT_IN_FUNCTIONS).filter(path => !missing.some(where => where.startsWith(path)))).toEqual([])
    const complete = others.map(({ where, source = '', flags = '' }) => ({ where, source, flags }))
    expect(await problemsOf([...found, ...complete])).toEqual([])
  })

  test('for the patterns of the spec, and formats of it and of event types', { timeout: 120_000 }, async () => {
    // the formats of Ajv; it checks dates and times with functions instead of patterns
    const { default: formats } = createRequire(new URL('../../server/package.json', import.meta.url))('ajv-formats')
    // the pattern of `idn-email` is in the source
    const names = new Set([...formatsInSpec(), ...CHECKED_FORMATS].filter(name => name !== 'idn-email'))
    const known = [...names].map((name): [string, unknown] => [name, formats.get(name)])
    const patterns = known.flatMap(([where, format]) =>
      format instanceof RegExp ? [{ where, source: format.source, flags: format.flags }] : [],
    )
    expect(patterns.map(({ where }) => where)).toEqual(expect.arrayContaining(['email', 'ipv6', 'hostname']))
    expect(await problemsOf([...patternsInSpec(), ...patterns])).toEqual([])
  })
})

test('every pattern that may take longer still exists', () => {
  const gone = BOUNDED_PATTERNS.filter(
    ({ path, source }) => !literals.some(pattern => pathOf(pattern) === path && pattern.source === source),
  )
  expect(gone).toEqual([])
  const paths = [...literals.map(pathOf), ...built]
  expect(BOUNDED_FILES.filter(({ path }) => !paths.some(each => each.startsWith(path)))).toEqual([])
})
