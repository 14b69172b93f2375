import { isNumber } from '../../../../packages/english/src/stem-keys.ts'
import { documentOf, passageTexts } from '../../../src/search/indexing/document.ts'
import { similarityOf } from '../../../src/search/meaning/vectors.ts'
import type { Found } from '../../../src/search/retrieval/candidate-retrieval.ts'
import type { Question } from '../../../src/search/scoring/question.ts'
import {
  type Background,
  type Cell,
  counter,
  REACH,
  type Statistics,
  type Weights,
} from '../../../src/search/scoring/score.ts'
import type { Passage } from '../../../src/search/types.ts'
import type { Text } from './corpus.ts'
import type { Vectors } from './vectors.ts'

interface Entry extends Passage {
  id: string
  part: number
  record: string
  session: string
  speaker: string | null
  timestamp: number
  vector: Float32Array | undefined
}

/** A complete corpus in memory, as the reference: every passage is a candidate, and every frequency is exact. */
export class MemoryIndex {
  readonly #entries: Entry[]

  constructor(texts: readonly Text[], vectors?: Vectors) {
    const entries = texts.flatMap(text => {
      const document = documentOf({ ...text, source: 'memory', sessionId: text.session })
      const written = passageTexts(text.content, text.speaker)
      return document.passages.map(
        (passage, part): Entry => ({
          ...passage,
          id: text.id,
          part,
          record: text.record,
          session: text.session ?? text.id,
          speaker: document.speaker,
          timestamp: text.timestamp.getTime(),
          vector: vectors?.get(written[part] ?? ''),
        }),
      )
    })
    const sessions = Map.groupBy(entries, entry => entry.session)
    this.#entries = [...sessions.values()].flat()
  }

  /** @param meaning the question's vector */
  collect(
    question: Question,
    record: string | null,
    meaning?: Float32Array,
    weights?: Weights,
  ): { candidates: Found[]; statistics: Statistics } {
    const inside = this.#entries.filter(entry => record === null || entry.record === record)
    const countsOf = counter(question, weights)
    const cells = inside.map(
      (entry): Cell => ({
        counts: countsOf(entry.keys, entry.counts),
        spoken: question.terms.map(term => entry.keys.includes(term.speakerKey)),
        length: entry.length,
        traits: entry.traits,
        hasNumber: entry.keys.some(isNumber),
        speaker: entry.speaker,
      }),
    )
    const candidates = inside.map(
      (entry, i): Found => ({
        id: entry.id,
        part: entry.part,
        recordId: entry.record,
        keys: entry.keys,
        timestamp: entry.timestamp,
        similarity: meaning && entry.vector && similarityOf(meaning, entry.vector),
        around: Array.from({ length: 2 * REACH + 1 }, (_, d) => {
          const other = i + d - REACH
          return inside[other]?.session === entry.session ? cells[other] : undefined
        }),
      }),
    )
    const statistics: Statistics = {
      passages: inside.length,
      averageLength: inside.reduce((sum, entry) => sum + entry.length, 0) / inside.length,
      similarity: backgroundOf(candidates.flatMap(({ similarity }) => similarity ?? [])),
      terms: question.terms.map((_, t) => ({
        passages: cells.filter(cell => (cell.counts[t] ?? 0) >= 1).length,
        spoken: cells.filter(cell => cell.spoken[t]).length,
        related: 0,
      })),
    }
    return { candidates, statistics }
  }
}

/** Most passages are unrelated to a question, so all of them together give the baseline similarity. */
function backgroundOf(similarities: readonly number[]): Background | undefined {
  if (similarities.length === 0) return undefined
  const mean = similarities.reduce((sum, one) => sum + one, 0) / similarities.length
  const variance = similarities.reduce((sum, one) => sum + (one - mean) ** 2, 0) / similarities.length
  return { mean, deviation: Math.sqrt(variance) }
}
