import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { usage } from '../../terminal/failure.ts'
import type { Fields } from '../../terminal/json.ts'

/**
 * Reads CSV (RFC 4180) piece by piece. The first row has the names of the columns; a missing field at the end of a row is
 * absent.
 * @returns each row with the line on which it ends
 */
export async function* readCsv(input: AsyncIterable<unknown>): AsyncGenerator<{ fields: Fields; line: number }> {
  const rows = Readable.from(input).pipe(
    parse({
      bom: true,
      record_delimiter: ['\r\n', '\n'],
      columns: true,
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
    }),
  )
  try {
    for await (const { record, info } of rows) yield { fields: record, line: info.lines }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw usage(`The file is not valid CSV. ${error.message}.`)
  }
}
