/**
 * Ranking quality on each judged corpus by weights that were chosen on all others.
 *
 *   node bench/recall/leave-one-out.ts [corpus.json …] [--embedding]
 *
 * The corpora are notes, chats, messages and group chats, and those that are named, such as LoCoMo. For each of them,
 * the weights that are best on the others, each corpus counted alike, are chosen from a few round values, of which 0
 * switches a signal off. `--embedding` adds the similarity of the model that EMBEDDING_PROVIDER, EMBEDDING_BASE_URL,
 * EMBEDDING_API_KEY and EMBEDDING_NAME name (the built-in one without them), and chooses its weights. The left-out corpus is then scored by them, by the weights in use, and by plain BM25.
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { SIGNALS } from '../../server/src/search/rank.ts'
import { WEIGHTS, type Weights } from '../../server/src/search/scoring/score.ts'
import type { Quality } from './measure.ts'
import { WeighedCorpus } from './weighed-corpus.ts'

/** What each weight may be. Every choice starts with the first values: BM25 with its neighbours, and no other signal. */
const VALUES: Partial<Record<keyof Weights, readonly number[]>> = {
  saturation: [1, 0.8, 1.2],
  length: [0.5, 0.25, 0.75],
  later: [0.5, 0, 1],
  related: [0, 0.1, 0.2, 0.3],
  speaker: [0, 0.05, 0.1, 0.2],
  date: [0, 0.1, 0.2, 0.3],
  answer: [0, 0.1, 0.2, 0.3],
  asks: [0, -0.05, -0.1],
  brief: [0, -0.05, -0.1, -0.2],
  when: [0, 0.05, 0.1, 0.2],
  number: [0, 0.05, 0.1, 0.15, 0.2],
}
const MEANING: Partial<Record<keyof Weights, readonly number[]>> = {
  meaning: [0, 0.1, 0.2, 0.3, 0.4],
  farAbove: [8, 4, 6],
  nearby: [0, 0.3, 0.6, 0.9],
  least: [0, 8, 16, 24],
  words: [3.5, 2, 3, 4, 5],
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { embedding: { type: 'boolean', default: false } },
})
const choices = Object.entries(values.embedding ? { ...VALUES, ...MEANING } : VALUES)
const START: Weights = { ...WEIGHTS, ...Object.fromEntries(choices.map(([name, [first]]) => [name, first])) }
const PLAIN = Object.fromEntries(Object.keys(SIGNALS).map(signal => [signal, false]))
const JUDGED = ['recall.json', 'chats.json', 'messages.json', 'group-chats.json']

const corpora = new Map<string, WeighedCorpus>()
for (const path of [...JUDGED.map(name => new URL(`../judged/${name}`, import.meta.url).pathname), ...positionals])
  corpora.set(basename(path, '.json'), await WeighedCorpus.read(path, values.embedding))

/** The mean of recall among ten and of the reciprocal rank, over corpora. */
function success(some: readonly WeighedCorpus[], weights: Weights): number {
  const each = some.map(corpus => corpus.quality(weights))
  return each.reduce((sum, { recallAt10, mrr }) => sum + (recallAt10 + mrr) / 2, 0) / each.length
}

/** Changes one weight at a time while that is better on the corpora. */
function chosenOn(some: readonly WeighedCorpus[]): Weights {
  let best = START
  for (let before: Weights | undefined; before !== best; ) {
    before = best
    for (const [name, values] of choices)
      for (const value of values) {
        const other = { ...best, [name]: value }
        if (success(some, other) > success(some, best)) best = other
      }
  }
  return best
}

const print = (text: string): boolean => process.stdout.write(`${text}\n`)
const rows = new Map<string, Quality[]>()
function report(name: string, quality: Quality): void {
  rows.set(name, [...(rows.get(name) ?? []), quality])
  const { questions, recallAt5, recallAt10, recallAt20, mrr } = quality
  const figures = [recallAt5, recallAt10, recallAt20, mrr].map(figure => figure.toFixed(1).padStart(6))
  print(`  ${name.padEnd(30)}${String(questions).padStart(5)}${figures.join('')}`)
}

print(`${' '.repeat(36)}n   R@5  R@10  R@20   MRR`)
for (const [name, corpus] of corpora) {
  print(name)
  const weights = chosenOn([...corpora.values()].filter(other => other !== corpus))
  report('plain BM25', corpus.quality({ ...WEIGHTS, related: 0 }, PLAIN))
  report('weights chosen on the others', corpus.quality(weights))
  report('weights in use', corpus.quality(WEIGHTS))
  print(`  ${choices.map(([weight]) => `${weight} ${weights[weight as keyof Weights]}`).join(', ')}`)
}
print('mean of the corpora')
for (const [name, all] of [...rows]) {
  const mean = (of: (quality: Quality) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length
  report(name, {
    questions: all.reduce((sum, { questions }) => sum + questions, 0),
    recallAt5: mean(one => one.recallAt5),
    recallAt10: mean(one => one.recallAt10),
    recallAt20: mean(one => one.recallAt20),
    mrr: mean(one => one.mrr),
  })
}
