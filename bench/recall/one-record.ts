/**
 * How often a question about one record finds its evidence, and whether its page is full: bench/judged/one-record.
 *
 *   node bench/recall/one-record.ts [--database postgres://…] [--embedding]
 *
 * `--embedding` asks by meaning too, with the model that EMBEDDING_PROVIDER, EMBEDDING_BASE_URL, EMBEDDING_API_KEY and
 * EMBEDDING_NAME name.
 */
import { parseArgs } from 'node:util'
import { measureOneRecord } from '../../server/test/support/search/one-record.ts'
import { createRecordMeaning } from '../../server/test/support/search/record-meaning.ts'
import { openEmbedder } from '../../server/test/support/search/vectors.ts'
import { openBench } from './open-bench.ts'

const TENANT = 1

const { values } = parseArgs({
  options: { database: { type: 'string' }, embedding: { type: 'boolean', default: false } },
})
const embedder = values.embedding ? await openEmbedder() : undefined
const database = await openBench(values.database)
const meaning = embedder && (await createRecordMeaning(database, TENANT, embedder))
const figures = await measureOneRecord(database.scope({ tenantId: TENANT, livemode: true }), meaning)
await database.close()
await embedder?.close()
process.stdout.write(
  `${'percent'.padEnd(16)}${['n', 'first', 'among 3', 'full page'].map(name => name.padStart(11)).join('')}\n`,
)
for (const [name, { questions, first, amongThree, full }] of figures) {
  const shares = [first, amongThree, full].map(count => ((100 * count) / questions).toFixed(1).padStart(11))
  process.stdout.write(`${name.padEnd(16)}${String(questions).padStart(11)}${shares.join('')}\n`)
}
