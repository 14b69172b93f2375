import { writeFileSync } from 'node:fs'
import { MODEL_FILE, serializeModel } from '../../src/scoring/trained-model.ts'
import { developmentTexts } from './judged.ts'
import { type JudgedRow, partialRowsOf, rowsOf } from './rows.ts'
import { trainModel } from './train-model.ts'

/**
 * Trains the trees that weigh the rules' candidates from the development texts, and writes them to the server's data.
 * Run it again whenever a rule or a feature changes; `evaluate.ts --cross` says what the trees are worth on authors that
 * they have not seen.
 */
const whole: JudgedRow[] = []
const partial: JudgedRow[] = []
for (const judged of developmentTexts()) {
  whole.push(...(await rowsOf(judged)))
  partial.push(...(await partialRowsOf(judged)))
}
const file = serializeModel(trainModel({ whole, partial }))
writeFileSync(MODEL_FILE, file)
process.stdout.write(
  `${whole.length} candidates, ${whole.filter(row => row.right).length} right; ${Math.round(file.length / 1000)} kB of trees\n`,
)
