/**
 * Writes what a million of each costs into docs/scale.md: `node bench/scale/cost.ts figures.json`, with the figures of
 * `pnpm bench pooler --json figures.json`. The others are those of bench/scale.md at the full size.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { rounded } from '../lib/table.ts'
import { PAGE, withFigures } from './page.ts'

/** Assumptions, in US dollars: typical prices of a provider, and machines that are half idle. */
const CPU_HOUR = 0.05
const GIGABYTE_MONTH = 0.1
const USED = 0.5

const DOCS = join(import.meta.dirname, '../../docs/scale.md')
const MILLION = 1_000_000

export interface Cost {
  name: string
  /** Seconds of all CPUs for a million. */
  cpu: number
  /** Bytes that a million take, in gigabytes. */
  gigabytes: number
}

/** The figure of a suite at the full size. @throws Error if the page has none of this name */
export function figureIn(page: string, suite: string, name: string): number {
  const [, section = ''] = page.split(`<!-- figures of ${suite} -->`)
  const [rows = ''] = section.split(`<!-- end of ${suite} -->`)
  const row = rows.split('\n').find(line => line.startsWith(`| ${name} | `))
  // with both sizes: the small one, the full one and their ratio
  const cells = row?.split(' | ').slice(1) ?? []
  const value = Number.parseFloat((cells.length > 1 ? cells[1] : cells[0])?.replaceAll(',', '') ?? '')
  if (Number.isNaN(value)) throw new Error(`bench/scale.md has no figure "${name}" of ${suite}.`)
  return value
}

const bothOf = (page: string, suite: string, name: string): number =>
  ['server', 'database'].reduce((sum, of) => sum + figureIn(page, suite, `${name}, CPU of the ${of} for a million`), 0)

/** @param recallMs CPU time of one recall, in milliseconds */
export const costsOf = (page: string, recallMs: number): Cost[] => [
  {
    name: 'memories stored',
    cpu: bothOf(page, 'organizations', 'memorize, 8 at once in all organizations'),
    gigabytes: figureIn(page, 'memories', 'disk for each further million'),
  },
  { name: 'recalls in one record', cpu: (recallMs / 1_000) * MILLION, gigabytes: 0 },
  {
    name: 'events published and delivered',
    cpu: bothOf(page, 'deliveries', 'publishing and delivering'),
    gigabytes: figureIn(page, 'deliveries', 'disk for each further million'),
  },
]

const dollars = (amount: number): string => `$${amount.toFixed(2)}`

/** @param load of the machine when recalls were measured */
export const costsAsMarkdown = (costs: readonly Cost[], load: number): string =>
  [
    `Assumed prices: ${dollars(CPU_HOUR)} for an hour of a CPU, on machines that are used to ${USED * 100} %, and ${dollars(GIGABYTE_MONTH)} for a gigabyte and month. Put in your own. Models, copies for failover and backups are not in it.`,
    `Recalls were measured with a load of ${load.toFixed(0)} on the machine, which makes them dearer; the others are those of [bench/scale.md](../bench/scale.md).`,
    '',
    '| a million | CPU of the server and the database | cost | stored with indexes | cost in a month |',
    '|---|---:|---:|---:|---:|',
    ...costs.map(({ name, cpu, gigabytes }) => {
      const stored = gigabytes === 0 ? '| |' : `${rounded(gigabytes)} GB | ${dollars(gigabytes * GIGABYTE_MONTH)} |`
      return `| ${name} | ${rounded(cpu)} s | ${dollars(((cpu / 3_600) * CPU_HOUR) / USED)} | ${stored}`
    }),
  ].join('\n')

const Figures = z.object({
  figures: z.array(z.object({ name: z.string(), floor: z.object({ value: z.number() }).optional(), load: z.number() })),
})

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('Name the file of figures of: pnpm bench pooler --json figures.json')
  const { figures } = Figures.parse(JSON.parse(await readFile(file, 'utf8')))
  const recall = figures.find(
    ({ name }) => name === 'recall in one record behind PgBouncer, CPU of all processes for a call',
  )
  if (!recall?.floor) throw new Error(`${file} has no CPU time of a recall.`)
  const costs = costsOf(await readFile(PAGE, 'utf8'), recall.floor.value)
  await writeFile(DOCS, withFigures(await readFile(DOCS, 'utf8'), 'cost', costsAsMarkdown(costs, recall.load)))
}
