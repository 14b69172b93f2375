import { statfs } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { Database } from '../../server/src/platform/database/database.ts'
import { openBeside } from '../lib/bulk.ts'
import { countCpuTime } from '../lib/cpu-time.ts'
import type { Figure, Measured, Target } from '../lib/figure.ts'
import type { Keepsake } from '../lib/keepsake.ts'
import { latencies, type Work } from '../lib/load.ts'
import { options as given } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { median, quantile } from '../lib/statistics.ts'
import { DATABASES, type Store } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { writeFigures } from './page.ts'
import { type TableSize, tableSizes } from './sizes.ts'

/** The size that growth is compared with. */
export const SMALL = 10_000
export const QUICK = { small: 1_000, full: 3_000 }
const TIMES = 100
/** Slow calls are repeated for this long at most, but this often at least. */
const MAX_SECONDS = 60
const MIN_TIMES = 20
/** Calls of each path that are not measured: they plan statements and read pages for the first time. */
const WARM_UP = 10
/** A table that is smaller than this part of the database is not listed. */
const SHOWN = 0.02
const GIGABYTE = 2 ** 30
const MEGABYTE = 2 ** 20
/** What must stay free on the disk. */
const RESERVE_GIGABYTES = 15

const TARGET: Target = { of: 'ratio', is: 'at most', than: 2 }
const RATE_TARGET: Target = { of: 'ratio', is: 'at least', than: 0.5 }

/** What a suite loads and measures, on a database of its own. */
export interface Subject {
  keepsake: Pick<Keepsake, 'store' | 'server' | 'end'>
  /** Stores what is missing until there are this many. @param database a connection apart from the server's */
  load(from: number, to: number, database: Database): Promise<void>
  /** The calls to measure. Each has a name that ends a sentence about it, such as `smart-recall in one record`. */
  paths: Readonly<Record<string, Work>>
  /** Calls that are made many at once, with what is counted. Each returns how many were done. */
  rates: Readonly<Record<string, (database: Database) => Promise<number>>>
  /** What times itself: milliseconds of each time. */
  timed?: Readonly<Record<string, (database: Database) => Promise<number[]>>>
  /** What is measured last, at the full size. */
  finish?: (database: Database, options: SuiteOptions) => Promise<void>
  /** Targets of paths that have one besides their growth: milliseconds of the median at the full size. */
  goals?: Readonly<Record<string, number>>
}

export interface ScaleSuite extends Suite {
  /** What is stored, in the plural. */
  rows: string
  /** How many, unless `--size` says otherwise. */
  size: number
  /** An estimate for each million, which a run prints in advance. */
  perMillion: { minutes: number; gigabytes: number }
}

interface ScaleFacts extends Omit<ScaleSuite, 'run'> {
  open(): Promise<Subject>
}

export const fullSizeOf = ({ size }: Pick<ScaleSuite, 'size'>): number => given.size ?? size

/** A suite that measures at ten thousand and at the full size, and writes a run of its own size to `bench/scale.md`. */
export const growthSuite = ({ open, ...facts }: ScaleFacts): ScaleSuite => ({
  ...facts,
  async run(options) {
    if (!DATABASES.includes('PostgreSQL')) return say('  not measured: it needs PostgreSQL')
    const subject = await open()
    const figures: Measured[] = []
    await measureGrowth(subject, facts, {
      ...options,
      note(figure) {
        figures.push({ load: loadavg()[0] ?? 0, ...figure })
        options.note(figure)
      },
    })
    await subject.keepsake.end()
    if (!options.quick && fullSizeOf(facts) === facts.size) await writeFigures(facts.name, figures)
  },
})

async function measureGrowth(
  { keepsake: { store, server }, load, paths, rates, timed = {}, finish, goals = {} }: Subject,
  facts: Pick<ScaleSuite, 'rows' | 'size'>,
  options: SuiteOptions,
): Promise<void> {
  const { quick, note } = options
  const began = performance.now()
  const sizes = quick ? [QUICK.small, QUICK.full] : [Math.min(SMALL, fullSizeOf(facts)), fullSizeOf(facts)]
  const database = await openBeside(store)
  const among = (size: number): string => `among ${size.toLocaleString('en-US')} ${facts.rows}`
  const small = new Map<string, number>()
  let before: TableSize[] = []
  let stored = 0
  for (const size of sizes) {
    const noteGrowth = (name: string, part: string, figure: Pick<Figure, 'value' | 'unit'>, target?: Target): void => {
      const earlier = small.get(`${name} ${part}`)
      if (stored === sizes[0]) small.set(`${name} ${part}`, figure.value)
      note({
        name: [`${name} ${among(size)}`, part].filter(Boolean).join(', '),
        ...figure,
        ...(earlier !== undefined && {
          floor: { name: `among ${sizes[0]?.toLocaleString('en-US')}`, value: earlier },
          ...(target && { target }),
        }),
      })
    }
    const started = performance.now()
    await load(stored, size, database)
    const seconds = (performance.now() - started) / 1000
    note({ name: `loading ${among(size)}`, value: (size - stored) / seconds, unit: '/s' })
    stored = size
    // autovacuum does this on a server in production; it can be off where benchmarks run
    await settle(store)
    const taken = await timesOf(paths, quick ? 3 : TIMES)
    for (const [name, measure] of Object.entries(timed)) taken.set(name, await measure(database))
    for (const [name, times] of taken) {
      noteGrowth(name, 'p50', { value: median(times), unit: 'ms' }, TARGET)
      noteGrowth(name, 'p99', { value: quantile(times, 0.99), unit: 'ms' })
      const than = goals[name]
      if (than !== undefined && size === sizes.at(-1))
        note({
          name: `${name} ${among(size)}, p50 against its goal`,
          value: median(times),
          unit: 'ms',
          target: { of: 'value', is: 'at most', than },
        })
    }
    for (const [name, work] of Object.entries(rates)) {
      const used = await countCpuTime(server.pid, database)
      const begun = performance.now()
      const done = await work(database)
      noteGrowth(name, '', { value: done / ((performance.now() - begun) / 1000), unit: '/s' }, RATE_TARGET)
      for (const [of, value] of Object.entries(await used()))
        noteGrowth(name, `CPU of the ${of} for a million`, { value: (value / done) * 1_000_000, unit: 's' })
    }
    const now = await tableSizes(database)
    if (size === sizes.at(-1)) noteSizes(now, before, size, note)
    before = now
  }
  await finish?.(database, options)
  note({ name: 'the whole run', value: (performance.now() - began) / 60_000, unit: 'min' })
  await database.close()
}

async function settle(store: Store): Promise<void> {
  const pg = await import('pg')
  // without the statement timeout of the server's connections
  const client = new pg.default.Client({ connectionString: store.url })
  await client.connect()
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  await client.end()
}

/** The durations of each path. All take turns, so that other work on the machine affects all alike. */
async function timesOf(paths: Subject['paths'], times: number): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>(Object.keys(paths).map(name => [name, []]))
  let n = 0
  let until = Number.POSITIVE_INFINITY
  for (let round = -WARM_UP; round < times && (round < MIN_TIMES || performance.now() < until); round++) {
    if (round === 0) until = performance.now() + MAX_SECONDS * 1000
    for (const [name, work] of Object.entries(paths)) {
      const [duration = 0] = await latencies(1, () => work(n))
      n++
      if (round >= 0) taken.get(name)?.push(duration)
    }
  }
  return taken
}

function noteSizes(
  now: readonly TableSize[],
  before: readonly TableSize[],
  size: number,
  note: SuiteOptions['note'],
): void {
  const bytes = (tables: readonly TableSize[]): number =>
    tables.reduce((sum, { data, indexes }) => sum + data + indexes, 0)
  const total = bytes(now)
  for (const { name, rows, data, indexes } of now.filter(table => table.data + table.indexes > SHOWN * total)) {
    note({
      name: `${name}: data of ${Math.round(rows).toLocaleString('en-US')} rows`,
      value: data / MEGABYTE,
      unit: 'MB',
    })
    note({ name: `${name}: indexes`, value: indexes / MEGABYTE, unit: 'MB' })
  }
  note({ name: 'all tables and indexes', value: total / GIGABYTE, unit: 'GB' })
  const stored = before.length > 0 && size > SMALL ? size - SMALL : size
  const added = stored === size ? total : total - bytes(before)
  note({ name: 'disk for each further million', value: (added / stored) * (1_000_000 / GIGABYTE), unit: 'GB' })
}

/** Says how long suites take and what they store. @throws Error if the disk is too small */
export async function announce(suites: readonly ScaleSuite[], quick: boolean): Promise<void> {
  if (quick) return
  const { bavail, bsize } = await statfs('/')
  const free = (bavail * bsize) / GIGABYTE
  let most = 0
  for (const suite of suites) {
    const millions = fullSizeOf(suite) / 1_000_000
    const gigabytes = millions * suite.perMillion.gigabytes
    const minutes = Math.ceil(2 + millions * suite.perMillion.minutes)
    most = Math.max(most, gigabytes)
    say(
      `${suite.name}: ${fullSizeOf(suite).toLocaleString('en-US')} ${suite.rows}, about ${minutes} minutes on two idle cores and ${gigabytes.toFixed(1)} GB`,
    )
  }
  say(`Each suite removes its database when it ends. Free here: ${free.toFixed(0)} GB.`)
  // the write-ahead log and temporary files take about as much again
  if (2 * most + RESERVE_GIGABYTES > free)
    throw new Error(
      `The disk has ${free.toFixed(0)} GB left, and ${(2 * most + RESERVE_GIGABYTES).toFixed(0)} GB are needed. Choose a smaller --size.`,
    )
}
