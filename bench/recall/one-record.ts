/**
 * How often a question about one record finds its evidence, and whether its page is full: bench/judged/one-record.
 *
 *   node bench/recall/one-record.ts [--database postgres://…]
 */
import { parseArgs } from 'node:util'
import { measureOneRecord } from '../../server/test/support/search/one-record.ts'
import { openBench } from './open-bench.ts'

const { values } = parseArgs({ options: { database: { type: 'string' } } })
const database = await openBench(values.database)
const figures = await measureOneRecord(database.scope({ tenantId: 1, livemode: true }))
await database.close()
process.stdout.write(
  `${'percent'.padEnd(16)}${['n', 'first', 'among 3', 'full page'].map(name => name.padStart(11)).join('')}\n`,
)
for (const [name, { questions, first, amongThree, full }] of figures) {
  const shares = [first, amongThree, full].map(count => ((100 * count) / questions).toFixed(1).padStart(11))
  process.stdout.write(`${name.padEnd(16)}${String(questions).padStart(11)}${shares.join('')}\n`)
}
