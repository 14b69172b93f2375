/**
 * Ranking quality on judged corpora.
 *
 *   node bench/recall/main.ts [corpus.json …] [--database embedded|postgres://… | --embedding] [--ablate] [--reliability]
 *
 * Without a database the complete corpus is scored in memory. The default corpora are bench/judged/recall.json and
 * chats.json. `--embedding` adds the similarity of the model named by EMBEDDING_PROVIDER, EMBEDDING_BASE_URL,
 * EMBEDDING_API_KEY and EMBEDDING_NAME. `--ablate` switches each signal off in turn; `--reliability` shows how often
 * hits with a given score were right.
 */
import { parseArgs } from 'node:util'
import { SIGNALS } from '../../server/src/search/rank.ts'
import type { Signals } from '../../server/src/search/types.ts'
import { type Corpus, readCorpus } from '../../server/test/support/search/corpus.ts'
import { type Ask, index, inMemory, overDatabase } from '../../server/test/support/search/engines.ts'
import { embed } from '../../server/test/support/search/vectors.ts'
import { hasAnswer, Measure } from './measure.ts'
import { openBench } from './open-bench.ts'
import { Reliability } from './reliability.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    embedding: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    reliability: { type: 'boolean', default: false },
  },
})
if (values.embedding && values.database !== undefined)
  throw new Error('--embedding measures in memory: leave --database out')
const judged = ['recall.json', 'chats.json'].map(name => new URL(`../judged/${name}`, import.meta.url).pathname)
const paths = positionals.length > 0 ? positionals : judged

async function evaluate(corpus: Corpus, ask: Ask, signals: Partial<Signals>): Promise<Map<string, Measure>> {
  const groups = new Map([['all', new Measure()]])
  for (const { question, record, kind, evidence } of corpus.questions) {
    if (!hasAnswer(kind)) continue
    const hits = await ask(question, record, signals)
    const group = groups.get(kind) ?? new Measure()
    groups.set(kind, group)
    for (const measure of [group, groups.get('all')]) measure?.add(hits, evidence)
  }
  return groups
}

function print(name: string, measure: Measure | undefined): void {
  if (!measure) return
  const { questions, recallAt5, recallAt10, recallAt20, mrr } = measure.quality
  const figures = [recallAt5, recallAt10, recallAt20, mrr].map(figure => figure.toFixed(1).padStart(6))
  process.stdout.write(`${name.padEnd(24)}${String(questions).padStart(6)}${figures.join('')}\n`)
}

for (const path of paths) {
  const corpus = readCorpus(path)
  const database =
    values.database === undefined
      ? undefined
      : await openBench(values.database === 'embedded' ? undefined : values.database)
  const scope = database?.scope({ tenantId: 1, livemode: true })
  if (scope) await index(scope, corpus.texts)
  const ask = scope
    ? overDatabase(scope, corpus.now)
    : inMemory(corpus, values.embedding ? await embed(corpus) : undefined)
  process.stdout.write(`\n${path}: ${corpus.texts.length} texts\n${' '.repeat(25)}n     R@5  R@10  R@20   MRR\n`)
  for (const [kind, measure] of [...(await evaluate(corpus, ask, {}))].sort()) print(kind, measure)
  if (values.ablate) {
    for (const signal of Object.keys(SIGNALS))
      print(`without ${signal}`, (await evaluate(corpus, ask, { [signal]: false })).get('all'))
    const none = Object.fromEntries(Object.keys(SIGNALS).map(signal => [signal, false]))
    print('none (plain BM25)', (await evaluate(corpus, ask, none)).get('all'))
  }
  if (values.reliability) {
    const reliability = new Reliability()
    for (const { question, record, kind, evidence } of corpus.questions)
      if (kind === 'none' || hasAnswer(kind)) reliability.add(await ask(question, record), evidence)
    process.stdout.write(`\n${reliability.table}\n`)
  }
  await database?.close()
}
