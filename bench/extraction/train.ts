import { writeFileSync } from 'node:fs'
import { FAMILIES, type Forest } from '../../server/src/models/offline/chances.ts'
import { boost } from './boost.ts'
import { judgedDefinitions, judgedTexts } from './judged.ts'
import { type JudgedRow, partialRowsOf, rowsOf } from './rows.ts'

/**
 * Grows the trees that weigh the rules' proposals from the development texts, and writes them to the server's trees.gen.ts.
 * Run it again whenever a rule or a signal changes; `evaluate.ts --cross` says what the trees are worth on collections that
 * they have not seen.
 */
const definitions = judgedDefinitions('development')
const rows: JudgedRow[] = []
for (const judged of judgedTexts('development')) {
  const asked = definitions.filter(one => judged.collections.includes(one.collectionId))
  rows.push(...(await rowsOf(judged, asked)), ...(await partialRowsOf(judged, asked)))
}

const forests = FAMILIES.map((family): [string, Forest] => [family, boost(rows.filter(row => row.family === family))])
const written = forests.map(
  ([family, { base, trees }]) =>
    `  ${family}: {\n    base: ${base},\n    trees: [\n${trees.map(tree => `      [${tree.join(', ')}],\n`).join('')}    ],\n  },\n`,
)
writeFileSync(
  new URL('../../server/src/models/offline/trees.gen.ts', import.meta.url),
  `// Made by bench/extraction/train.ts out of the judged development texts. Do not edit.\nimport type { Family, Forest } from './chances.ts'\n\nexport const FORESTS: Record<Family, Forest> = {\n${written.join('')}}\n`,
)
process.stdout.write(`${rows.length} rows, ${rows.filter(row => row.right).length} right\n`)
