import { type Io, styleFor, widthFor } from '../terminal/io.ts'
import { toCsv } from './csv.ts'
import { type Format, formatFor } from './format.ts'
import { rowsOf } from './rows.ts'

interface Printing {
  output?: Format | undefined
  /** A JMESPath expression: only what it matches is written. */
  jmespath?: string | undefined
}

/** Writes a result to stdout and notes about it to stderr. */
export async function printResult(value: unknown, { output, jmespath }: Printing, io: Io): Promise<void> {
  const format = formatFor(output, io)
  const result = jmespath === undefined ? value : await picked(value, jmespath)
  if (format !== 'table') {
    io.stdout.write(await render(result, format))
    return
  }
  const { renderDocument } = await import('./document.ts')
  const { text, hidden } = renderDocument(result, widthFor(io), styleFor(io.stdout, io.env), io.stdout.isTTY)
  if (text.trim() === '') io.stderr.write('Nothing found.\n')
  else io.stdout.write(text)
  if (hidden.length > 0) {
    io.stderr.write(`\nHidden columns: ${hidden.join(', ')}. Widen the terminal, or use --output json.\n`)
  }
}

async function render(value: unknown, format: Exclude<Format, 'table'>): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(value ?? null, null, 2)}\n`
    case 'yaml': {
      const { stringify } = await import('yaml')
      return stringify(value ?? null)
    }
    case 'ndjson':
      return rowsOf(value)
        .map(row => `${JSON.stringify(row)}\n`)
        .join('')
    case 'csv':
      return toCsv(value)
  }
}

async function picked(value: unknown, expression: string): Promise<unknown> {
  const { pick } = await import('./pick.ts')
  return pick(value, expression)
}
