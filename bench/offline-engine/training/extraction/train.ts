import { writeFileSync } from 'node:fs'
import { MODEL_FILE, serializeModel } from '../../../../packages/offline-engine/src/scoring/trained-model.ts'
import { developmentTexts } from './judged.ts'
import { type JudgedRow, partialRowsOf, rowsOf } from './rows.ts'
import { trainModel } from './train-model.ts'

/**
 * Trains the trees that score the rules' candidates from the development texts, and writes them to the server's data.
 * Run it again whenever a rule or a feature changes; `evaluate.ts --cross` measures the trees on authors that they were
 * not trained on.
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
