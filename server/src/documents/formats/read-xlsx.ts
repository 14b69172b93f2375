import readXlsxFile from 'read-excel-file/node'
import type { DocumentLimits, DocumentText } from '../document.ts'
import { readArchive, refuse } from './office-archive.ts'
import { joinParts, type TextPart } from './parts.ts'
import { markdownOf } from './table-cells.ts'

/**
 * The sheets of a workbook, each with its name as heading. In a sheet, blank rows are between tables; rows of one cell
 * above a table are text.
 * @throws DocumentError `encrypted`, `malformed`, `wrong_type` or `too_large`
 */
export async function readXlsx(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  await readArchive(bytes, 'xlsx', limits)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sheets = await readXlsxFile(buffer).catch(refuse('xlsx'))
  return joinParts(
    sheets.flatMap(({ sheet, data }): TextPart[] => {
      const blocks = blocksOf(data.map(row => row.map(textOf))).map(blockText)
      if (blocks.length === 0) return []
      const heading = { title: sheet, depth: 1, start: 0, textStart: sheet.length }
      return [{ text: [sheet, ...blocks].join('\n\n'), headings: [heading] }]
    }),
  )
}

const textOf = (value: unknown): string => {
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace('T', ' ')
      .replace(/:00\.000Z$/, '')
  return value === null || value === undefined ? '' : String(value)
}

/** The rows between blank ones. */
function blocksOf(rows: readonly string[][]): string[][][] {
  const blocks: string[][][] = [[]]
  for (const row of rows) {
    if (row.some(cell => cell !== '')) blocks.at(-1)?.push(row)
    else blocks.push([])
  }
  return blocks.filter(block => block.length > 0)
}

function blockText(rows: readonly string[][]): string {
  const from = rows.findIndex(row => row.filter(cell => cell !== '').length > 1)
  const above = (from === -1 ? rows : rows.slice(0, from)).map(row => row.filter(cell => cell !== '').join(' '))
  const table = from === -1 ? [] : withoutEmptyColumns(rows.slice(from))
  return [...above, ...(table.length > 0 ? [`${above.length > 0 ? '\n' : ''}${markdownOf(table)}`] : [])].join('\n')
}

function withoutEmptyColumns(rows: readonly string[][]): string[][] {
  const width = Math.max(...rows.map(row => row.length))
  const used = Array.from({ length: width }, (_, n) => n).filter(n => rows.some(row => (row[n] ?? '') !== ''))
  return rows.map(row => used.map(n => row[n] ?? ''))
}
