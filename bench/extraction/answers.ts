import { answerOffline } from '../../server/src/models/offline/answer.ts'
import { readCorpus } from '../recall/corpus.ts'
import { inMemory } from '../recall/engines.ts'

/**
 * How often the offline answer is right, and whether its confidence says so, on the questions of bench/judged/recall.json.
 * An answer is right when its first sentence stands in a memory that was judged to answer the question.
 */
const corpus = readCorpus(new URL('../judged/recall.json', import.meta.url).pathname)
const ask = inMemory(corpus)
const texts = new Map(corpus.texts.map(text => [text.id, text]))

/** As many as smart-recall gives to the answer. */
const PASSAGES = 10
const BINS = 5

interface Said {
  confidence: number
  right: boolean
}

const said: Said[] = []
const kinds = new Map<string, { asked: number; answered: number; right: number }>()
for (const { question, record, kind, evidence } of corpus.questions) {
  const passages = (await ask(question, record)).slice(0, PASSAGES).flatMap(({ id, score }) => {
    const text = texts.get(id)
    return text === undefined ? [] : [{ id, content: text.content, timestamp: text.timestamp, score }]
  })
  const answer = answerOffline({ question, passages })
  const right = evidence.has(answer?.sources[0]?.id ?? '')
  const tally = kinds.get(kind) ?? { asked: 0, answered: 0, right: 0 }
  kinds.set(kind, tally)
  tally.asked += 1
  if (answer === undefined) continue
  tally.answered += 1
  tally.right += right ? 1 : 0
  said.push({ confidence: answer.confidence, right })
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`)
print('kind         asked  answered  right')
for (const [kind, { asked, answered, right }] of [...kinds].sort())
  print(`${kind.padEnd(11)} ${String(asked).padStart(6)} ${String(answered).padStart(9)} ${String(right).padStart(6)}`)

print('\nconfidence   answers  mean  right')
for (let bin = 0; bin < BINS; bin += 1) {
  const inside = said.filter(one => Math.min(BINS - 1, Math.floor(one.confidence * BINS)) === bin)
  if (inside.length === 0) continue
  const mean = inside.reduce((sum, one) => sum + one.confidence, 0) / inside.length
  const right = inside.filter(one => one.right).length / inside.length
  print(
    `${(bin / BINS).toFixed(1)} to ${((bin + 1) / BINS).toFixed(1)}   ${String(inside.length).padStart(7)}  ${mean.toFixed(2)}   ${right.toFixed(2)}`,
  )
}
