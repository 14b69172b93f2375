import type { MeasuredSentences } from '../../../../packages/offline-engine/src/answers/features.ts'
import type { PassageSentence } from '../../../../packages/offline-engine/src/answers/passage-sentences.ts'
import type { Part } from '../../../../packages/offline-engine/src/answers/question-parts.ts'

/** A judged question with its search results. */
export interface Sample {
  question: string
  kind: string
  /** The record that it is about: questions of one record are never in two folds. */
  fold: string
  answerable: boolean
  evidence: ReadonlySet<string>
  /** How many things the question asks for. */
  asked: number
  parts: { part: Part; measured: MeasuredSentences | undefined }[]
  placed: PassageSentence[]
  /** Which of the requested things a sentence answers; empty if none. */
  saysOf: (sentence: PassageSentence) => number[]
}
