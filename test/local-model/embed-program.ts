import { createEmbedder } from '../../server/src/models/create-embedder.ts'
import { createLogger } from '../../server/src/platform/log/log.ts'
import { FREE_BUDGET } from '../../server/test/support/free-budget.ts'

// Runs in a process of its own, without vitest. Prints what the test checks.
const [name = '', dataDirectory = ''] = process.argv.slice(2)
const log = createLogger({ level: 'silent', pretty: false })
const embedder = await createEmbedder(
  { provider: 'local', name, queryPrefix: 'drovan ' },
  { dataDirectory, log, budget: FREE_BUDGET },
)
if (!embedder) throw new Error('No embedder')

const texts = Array.from({ length: 100 }, (_, i) => (i % 3 === 0 ? 'the brimble' : 'quostle the '.repeat(i)))
const { model, vectors } = await embedder.embed('server', texts)
const one = async (text: string) => (await embedder.embed('server', [text])).vectors[0] ?? []
const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length > 0 && Array.from(a).every((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) < 1e-5)
const alone: boolean[] = []
for (const i of [0, 1, 50, 98, 99]) alone.push(isSame(await one(texts[i] ?? ''), vectors[i] ?? []))
const query = (await embedder.embed('server', ['a'], { as: 'query' })).vectors[0] ?? []
const prefixed = isSame(query, await one('drovan a')) && !isSame(query, await one('a'))
const lengths = vectors.map(vector => Math.hypot(...vector).toFixed(4))

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))
const late = await embedder.embed('server', texts, { timeoutMs: 1, retries: 0 }).catch(message)
const many = Array.from({ length: 50 }, () => texts).flat()
const closed = embedder.embed('server', many).catch(message)
// until they are sent to the process
await new Promise(resolve => setTimeout(resolve, 20))
await embedder.close()
const again = isSame(await one('the brimble'), vectors[0] ?? [])
process.stdout.write(
  JSON.stringify({ model, alone, prefixed, lengths: [...new Set(lengths)], late, closed: await closed, again }),
)
