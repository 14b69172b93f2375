import { type Figure, isMet, ratioOf } from './figure.ts'

const HEAD = ['name', 'figure', 'unit', 'floor', 'ratio', 'target', 'met', 'load']
const RIGHT = new Set(['figure', 'ratio', 'load'])

/** The figures as Markdown, so that the terminal output can be pasted into a document. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => [...(row[column] ?? '')].length)))
  const lines = rows.map(
    row =>
      `| ${row.map((cell, i) => (RIGHT.has(HEAD[i] ?? '') ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`,
  )
  const rule = `|${widths.map((width, i) => (RIGHT.has(HEAD[i] ?? '') ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function rowOf(figure: Figure): string[] {
  const ratio = ratioOf(figure)
  const met = isMet(figure)
  return [
    figure.name,
    rounded(figure.value),
    figure.unit,
    figure.floor ? `${rounded(figure.floor.value)}, ${figure.floor.name}` : '',
    ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2),
    targetOf(figure),
    met === undefined ? '' : met ? 'yes' : 'no',
    figure.load === undefined ? '' : figure.load.toFixed(1),
  ]
}

function targetOf({ target, unit }: Figure): string {
  if (!target) return ''
  const sign = target.is === 'at least' ? '≥' : '≤'
  return target.of === 'ratio' ? `ratio ${sign} ${target.than.toFixed(2)}` : `${sign} ${rounded(target.than)} ${unit}`
}

/** Rounds to three digits, the precision of a measurement. */
export const rounded = (value: number): string =>
  value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)
