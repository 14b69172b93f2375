import { writeFileSync } from 'node:fs'
import { FOREST_FILE, forestFile } from '../../server/src/models/offline/weighing/chances.ts'
import { grow } from './grown.ts'
import { developmentTexts } from './judged.ts'
import { type JudgedRow, partialRowsOf, rowsOf } from './rows.ts'

/**
 * Grows the trees that weigh the rules' proposals from the development texts, and writes them to the server's data.
 * Run it again whenever a rule or a signal changes; `evaluate.ts --cross` says what the trees are worth on authors that
 * they have not seen.
 */
const whole: JudgedRow[] = []
const partial: JudgedRow[] = []
for (const judged of developmentTexts()) {
  whole.push(...(await rowsOf(judged)))
  partial.push(...(await partialRowsOf(judged)))
}
const file = forestFile(grow({ whole, partial }))
writeFileSync(FOREST_FILE, file)
process.stdout.write(
  `${whole.length} proposals, ${whole.filter(row => row.right).length} right; ${Math.round(file.length / 1000)} kB of trees\n`,
)
