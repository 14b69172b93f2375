import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMet, type Measured, ratioOf } from '../lib/figure.ts'
import { rounded } from '../lib/table.ts'

export const PAGE = join(import.meta.dirname, '../scale.md')

const AMONG = /^(?<path>.*) among (?<size>[\d,]+) (?<rows>[^,]*?)(?:, (?<part>[^,]*))?$/

const shown = ({ unit }: Measured, value: number): string => `${rounded(value)} ${unit}`.replace(' /s', '/s')

/** Figures of a run as Markdown: those of both sizes side by side, then those of the full size alone. */
export function figuresAsMarkdown(figures: readonly Measured[], when: string): string {
  const both = figures.filter(({ floor }) => floor?.name.startsWith('among '))
  const [small = ''] = both.map(({ floor }) => floor?.name.replace('among ', '') ?? '')
  const { size = '', rows = '' } = AMONG.exec(both[0]?.name ?? '')?.groups ?? {}
  const nameOf = ({ name }: Measured): string => name.replace(` among ${size} ${rows}`, '')
  const growth = both.map(figure => {
    const ratio = `${ratioOf(figure)?.toFixed(2)}${isMet(figure) === false ? ', missed' : ''}`
    return `| ${nameOf(figure)} | ${shown(figure, figure.floor?.value ?? 0)} | ${shown(figure, figure.value)} | ${ratio} |`
  })
  const alone = figures
    .filter(({ name, floor }) => !floor?.name.startsWith('among ') && !name.includes(`among ${small} `))
    .map(figure => {
      const compared = figure.floor ? ` (${shown(figure, figure.floor.value)} ${figure.floor.name})` : ''
      return `| ${nameOf(figure)} | ${shown(figure, figure.value)}${compared}${isMet(figure) === false ? ', missed' : ''} |`
    })
  const loads = figures.map(({ load = 0 }) => load)
  const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
  return [
    `Measured on ${when}, with a load of ${load} on the machine.`,
    '',
    `| ${rows} | ${small} | ${size} | ratio |`,
    '|---|---:|---:|---:|',
    ...growth,
    '',
    `| at ${size} | |`,
    '|---|---:|',
    ...alone,
  ].join('\n')
}

/** Replaces the figures of a suite in a page. @throws Error if the page has no place for them */
export function withFigures(page: string, suite: string, markdown: string): string {
  const [begin, end] = [`<!-- figures of ${suite} -->`, `<!-- end of ${suite} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page has no "${begin}" before "${end}".`)
  return `${page.slice(0, from + begin.length)}\n\n${markdown}\n\n${page.slice(to)}`
}

/** Writes the figures of a complete run to the page about scale. */
export const writeFigures = async (suite: string, figures: readonly Measured[]): Promise<void> =>
  writeFile(
    PAGE,
    withFigures(await readFile(PAGE, 'utf8'), suite, figuresAsMarkdown(figures, new Date().toISOString().slice(0, 10))),
  )
