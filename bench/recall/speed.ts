/**
 * How fast texts are indexed and found as their number grows, organization-wide and within one record.
 *
 *   node bench/recall/speed.ts [--database postgres://…] [--sizes 1000,10000,100000] [--meaning 384]
 *
 * Without an address: the embedded database. The texts are sentences of the judged corpus in random order, with one
 * word in five replaced by one of 20,000 rarer ones, so that both common and rare words occur; 400 texts per record,
 * half of them in sessions of 20. The questions are those of the judged corpus. With `--meaning` every passage and
 * every question has a vector of that many dimensions; no model is called, and each question is asked by words alone and
 * with its meaning, in turn.
 */
import { parseArgs } from 'node:util'
import { storeEmbeddings } from '../../server/src/search/meaning/store-embeddings.ts'
import { rank } from '../../server/src/search/rank.ts'
import { readCorpus, type Text } from '../../server/test/support/search/corpus.ts'
import { index } from '../../server/test/support/search/engines.ts'
import { databaseCpu } from '../lib/cpu-time.ts'
import { median, quantile } from '../lib/statistics.ts'
import { openBench } from './open-bench.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    meaning: { type: 'string', default: '0' },
  },
})
const corpus = readCorpus(new URL('../judged/recall.json', import.meta.url).pathname)
const sentences = corpus.texts
  .flatMap(text => text.content.split(/(?<=[.!?])\s+|\n+/))
  .filter(sentence => sentence.length > 15)
const questions = corpus.questions.map(({ question }) => question)
const dimensions = Number(values.meaning)
/** How often each question is asked after the first time. */
const ROUNDS = 2
const SPEAKERS = ['Dana', 'Priya', 'Ned', 'Marta']

let state = 1
/** A number below `end`, the same sequence in each run. */
function random(end: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * end)
}

const rareWord = (): string =>
  `word${Math.floor(random(20_000) ** 2 / 20_000)
    .toString(26)
    .replace(/\d/g, digit => 'qrstuvwxyz'[Number(digit)] ?? '')}`

function textOf(n: number): Text {
  const content = Array.from({ length: 1 + random(2) }, () => sentences[random(sentences.length)] ?? '')
    .join(' ')
    .split(' ')
    .map(word => (random(5) === 0 ? rareWord() : word))
    .join(' ')
  const inSession = n % 2 === 0
  return {
    id: `mem_${String(n).padStart(26, '0')}`,
    record: recordOf(Math.floor(n / 400)),
    content,
    timestamp: new Date(corpus.now.getTime() - n * 600_000),
    session: inSession ? `session-${Math.floor(n / 40)}` : null,
    speaker: inSession ? (SPEAKERS[(n / 2) % SPEAKERS.length] ?? null) : null,
  }
}

/** Forty subjects, each with its own words. */
const subjects = Array.from({ length: 40 }, () => Array.from({ length: dimensions }, () => random(1_000) / 500 - 1))
const vectorOf = (n: number): Float32Array =>
  Float32Array.from(subjects[n % subjects.length] ?? [], one => one + random(1_000) / 250 - 2)
const unrelated = Array.from({ length: 32 }, (_, n) => vectorOf(n))

/** In batches, like the job. */
async function embed(texts: readonly Text[]): Promise<void> {
  for (let from = 0; from < texts.length; from += 250) {
    const passages = texts
      .slice(from, from + 250)
      .map(({ id }, i) => ({ tenantId: 1, id, part: 0, vector: vectorOf(i) }))
    await storeEmbeddings(database, 'bench', passages, [])
  }
}

const recordOf = (n: number): string => `rec_${String(n).padStart(26, '0')}`

const database = await openBench(values.database)
const scope = database.scope({ tenantId: 1, livemode: true })
process.stdout.write(`${database.kind}\n   texts  indexed/s\n`)
let stored = 0
for (const size of values.sizes.split(',').map(Number)) {
  const texts = Array.from({ length: size - stored }, (_, i) => textOf(stored + i))
  const started = performance.now()
  await index(scope, texts)
  if (dimensions > 0) await embed(texts)
  const rate = (1000 * texts.length) / (performance.now() - started)
  stored = size
  process.stdout.write(`${String(size).padStart(8)}${rate.toFixed(0).padStart(11)}\n`)
  const records = Math.ceil(size / 400)
  report('organization', await timed(() => undefined))
  report('record', await timed(i => [recordOf(i % records)]))
}
await database.close()

/** Milliseconds of a search, and CPU time of this process and the database. */
interface Taken {
  wall: number
  cpu: number
}

/** Each search by words, and the same with its meaning. */
interface Times {
  words: Taken[]
  meaning: Taken[]
}

/** After each question has been asked once. */
async function timed(recordsOf: (i: number) => string[] | undefined): Promise<Times> {
  const times: Times = { words: [], meaning: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, text] of questions.entries()) {
      const recordIds = recordsOf(i)
      const query = { text, source: 'memory', limit: 10, now: corpus.now, ...(recordIds && { recordIds }) } as const
      const meaning = { model: 'bench', vector: vectorOf(i), unrelated }
      // the second of two equal searches finds warmer pages, so the order alternates
      const order = (i + round) % 2 === 0 ? (['words', 'meaning'] as const) : (['meaning', 'words'] as const)
      for (const by of order) {
        if (by === 'meaning' && dimensions === 0) continue
        const ofDatabase = await databaseCpu(database)
        const used = process.cpuUsage()
        const started = performance.now()
        await rank(scope, by === 'meaning' ? { ...query, meaning } : query)
        const { user, system } = process.cpuUsage(used)
        const wall = performance.now() - started
        if (round > 0)
          times[by].push({ wall, cpu: (user + system) / 1000 + (await databaseCpu(database)) - ofDatabase })
      }
    }
  }
  return times
}

function report(within: string, { words, meaning }: Times): void {
  const print = (name: string, figures: string): boolean => process.stdout.write(`  ${within}, ${name}: ${figures}\n`)
  const figures = (times: Taken[]): string => {
    const walls = times.map(({ wall }) => wall)
    const cpu = median(times.map(one => one.cpu))
    return `p50 ${median(walls).toFixed(1)} ms, p95 ${quantile(walls, 0.95).toFixed(1)} ms, CPU p50 ${cpu.toFixed(1)} ms`
  }
  print('words', figures(words))
  if (dimensions === 0) return
  print('words and meaning', figures(meaning))
  const ratio = (of: keyof Taken): string => median(meaning.map((one, i) => one[of] / (words[i]?.[of] ?? 0))).toFixed(2)
  print('median ratio of a question', `${ratio('wall')} of the time, ${ratio('cpu')} of the CPU time`)
}
