import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { measureSentences } from '../../packages/offline-engine/src/answers/features.ts'
import { passageSentences } from '../../packages/offline-engine/src/answers/passage-sentences.ts'
import { partsOf } from '../../packages/offline-engine/src/answers/question-parts.ts'
import type { AnswerInput } from '../../server/src/models/port.ts'
import { type Judged, readCorpus } from '../../server/test/support/search/corpus.ts'
import { inMemory } from '../../server/test/support/search/engines.ts'
import { embed } from '../../server/test/support/search/vectors.ts'
import type { Sample } from '../offline-engine/training/answers/sample.ts'

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

/** A judged question with the passages that a search finds for it. */
export interface AskedQuestion extends Judged {
  /** The record that it is about, or that its evidence is about. */
  about: string | undefined
  answerable: boolean
  passages: AnswerInput['passages']
}

/**
 * The questions of a judged corpus, and further ones that nothing in it answers.
 *
 * @param isEmbedded whether they are searched by meaning too, with the model of the environment
 */
export async function askedQuestions(path: string, isEmbedded = false): Promise<AskedQuestion[]> {
  const read = readCorpus(path)
  const corpus = { ...read, questions: [...read.questions, ...unansweredOf(path)] }
  const ask = inMemory(corpus, isEmbedded ? await embed(corpus) : undefined)
  const texts = new Map(corpus.texts.map(text => [text.id, text]))
  const asked: AskedQuestion[] = []
  for (const judged of corpus.questions) {
    const hits = (await ask(judged.question, judged.record)).slice(0, PASSAGES)
    const passages = hits.flatMap(({ id, score }) => {
      const text = texts.get(id)
      if (text === undefined) return []
      return [{ id, content: text.content, timestamp: text.timestamp, score, speaker: text.speaker ?? undefined }]
    })
    const [first = ''] = judged.evidence
    const about = judged.record ?? texts.get(first)?.record
    asked.push({ ...judged, about, answerable: !UNANSWERABLE.has(judged.kind), passages })
  }
  return asked
}

/**
 * The questions of a judged corpus. A sentence of the evidence is right if it contains a piece that was marked as the
 * answer; in a corpus without marks (LoCoMo, whose turns are short) any sentence of the evidence is.
 */
export async function readSamples(path: string, isEmbedded = false): Promise<Sample[]> {
  return (await askedQuestions(path, isEmbedded)).map(
    ({ question, about, kind, evidence, says, answerable, passages }) => {
      const parts = partsOf(question)
      const placed = passageSentences(passages, parts)
      return {
        question,
        kind,
        fold: about ?? 'none',
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
      }
    },
  )
}
