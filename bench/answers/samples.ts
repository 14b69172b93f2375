import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { measureSentences } from '../../packages/offline-engine/src/answers/features.ts'
import { passageSentences } from '../../packages/offline-engine/src/answers/passage-sentences.ts'
import { partsOf } from '../../packages/offline-engine/src/answers/question-parts.ts'
import type { Sample } from '../../packages/offline-engine/training/answers/sample.ts'
import { type Judged, readCorpus } from '../../server/test/support/search/corpus.ts'
import { inMemory } from '../../server/test/support/search/engines.ts'

/** As many as smart-recall passes to the answer. */
const PASSAGES = 10
/** LoCoMo's questions that have no answer. */
const UNANSWERABLE = new Set(['none', '5'])

const UNANSWERED = new URL('../judged/unanswered.json', import.meta.url)

/** Further questions that nothing in a corpus answers. */
function unansweredOf(path: string): Judged[] {
  const all = JSON.parse(readFileSync(UNANSWERED, 'utf8')) as {
    corpus: string
    record: string | null
    question: string
  }[]
  return all
    .filter(({ corpus }) => corpus === basename(path))
    .map(({ question, record }) => ({ question, record, kind: 'none', evidence: new Set(), says: [] }))
}

/**
 * The questions of a judged corpus. A sentence of the evidence is right if it contains a piece that was marked as the
 * answer; in a corpus without marks (LoCoMo, whose turns are short) any sentence of the evidence is.
 */
export async function readSamples(path: string): Promise<Sample[]> {
  const corpus = readCorpus(path)
  const ask = inMemory(corpus)
  const texts = new Map(corpus.texts.map(text => [text.id, text]))
  const samples: Sample[] = []
  for (const { question, record, kind, evidence, says } of [...corpus.questions, ...unansweredOf(path)]) {
    const hits = (await ask(question, record)).slice(0, PASSAGES)
    const passages = hits.flatMap(({ id, score }) => {
      const text = texts.get(id)
      if (text === undefined) return []
      return [{ id, content: text.content, timestamp: text.timestamp, score, speaker: text.speaker ?? undefined }]
    })
    const parts = partsOf(question)
    const placed = passageSentences(passages, parts)
    const answerable = !UNANSWERABLE.has(kind)
    const [first] = evidence
    samples.push({
      question,
      kind,
      fold: record ?? texts.get(first ?? '')?.record ?? 'none',
      answerable,
      evidence,
      asked: Math.max(1, says.length),
      parts: parts.map(part => ({ part, measured: measureSentences(part, placed) })),
      placed,
      saysOf: ({ passage, text }) => {
        if (!answerable || !evidence.has(passage.id)) return []
        if (says.length === 0) return [0]
        return says.flatMap((pieces, at) => (pieces.some(piece => text.includes(piece)) ? [at] : []))
      },
    })
  }
  return samples
}
