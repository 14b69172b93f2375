import { rounded } from '../lib/table.ts'
import type { DeliveryFigures } from './deliveries.ts'
import type { MemoryFigures } from './memory.ts'
import type { Found, Kept } from './parts.ts'

/** A complete run. */
export interface Run {
  date: string
  machine: string
  sizes: readonly number[]
  memory: readonly MemoryFigures[]
  deliveries: readonly DeliveryFigures[]
}

const NONE = '–'
const kept = (figure: Kept | undefined): string =>
  figure ? `${rounded(figure.there)} of ${rounded(figure.acknowledged)}` : ''
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(row)].join('\n')

/** The tables of the page about benchmarks. */
export function runAsMarkdown({ date, machine, sizes, memory, deliveries }: Run): string {
  const found = ({ found: all }: MemoryFigures, size: number): Found | undefined => all.find(each => each.size === size)
  const cellOf = (figures: MemoryFigures, size: number, show: (found: Found) => string): string => {
    const at = found(figures, size)
    return at ? show(at) : figures.killed ? NONE : ''
  }
  const names = sizes.map(rounded)
  return [
    `Measured on ${date}: ${machine}.`,
    '',
    tableOf(
      ['texts per second', 'one client', '16 at once', 'kept of 100 at once', 'kept after `kill -9`'],
      memory.map(figures => [
        figures.name,
        rounded(figures.stored.one),
        rounded(figures.stored.sixteen),
        kept(figures.together),
        kept(figures.killed),
      ]),
    ),
    '',
    tableOf(
      ['', ...names.map(name => `search among ${name}, p50`), ...names.map(name => `memory with ${name}`)],
      memory
        .filter(({ killed }) => killed)
        .map(figures => [
          figures.name,
          ...sizes.map(size => cellOf(figures, size, ({ milliseconds }) => `${rounded(milliseconds)} ms`)),
          ...sizes.map(size => cellOf(figures, size, ({ megabytes }) => `${rounded(megabytes)} MB`)),
        ]),
    ),
    '',
    tableOf(
      ['', 'deliveries', 'arrived although the sender was killed'],
      deliveries.map(({ name, rate, arrived }) => [
        name,
        `${rounded(rate)}/s`,
        `${rounded(arrived.there)} of ${rounded(arrived.of)}`,
      ]),
    ),
  ].join('\n')
}

export interface Panel {
  title: string
  bars: { name: string; value: number; text: string }[]
}

/** What the chart shows of it: a bar for each product, longer is more. */
export function panelsOf({ memory, deliveries }: Run, size: number): Panel[] {
  const compared = memory.filter(({ killed }) => killed)
  const percent = (name: string, value: number) => ({ name, value, text: `${Math.floor(value)} %` })
  return [
    {
      title: 'Texts stored per second, 16 clients',
      bars: compared.map(({ name, stored: { sixteen } }) => ({ name, value: sixteen, text: rounded(sixteen) })),
    },
    {
      title: 'Confirmed texts that are there after kill -9',
      bars: compared.flatMap(({ name, killed }) =>
        killed ? [percent(name, (100 * killed.there) / killed.acknowledged)] : [],
      ),
    },
    {
      title: `Search among ${rounded(size)} texts, milliseconds (less is better)`,
      bars: compared.flatMap(({ name, found }) => {
        const at = found.find(each => each.size === size)
        return at ? [{ name, value: at.milliseconds, text: rounded(at.milliseconds) }] : []
      }),
    },
    {
      title: 'Webhooks delivered per second',
      bars: deliveries.map(({ name, rate }) => ({ name, value: rate, text: rounded(rate) })),
    },
    {
      title: 'Webhooks that arrived although the sender was killed',
      bars: deliveries.map(({ name, arrived }) => percent(name, (100 * arrived.there) / arrived.of)),
    },
  ]
}
