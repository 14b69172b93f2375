import type { MeasuredSentences } from '../../src/answers/features.ts'
import type { PassageSentence } from '../../src/answers/passage-sentences.ts'
import type { Part } from '../../src/answers/question-parts.ts'

/** A judged question with what the search finds for it. */
export interface Sample {
  question: string
  kind: string
  /** The record that it is about: questions of one record are never in two folds. */
  fold: string
  answerable: boolean
  evidence: ReadonlySet<string>
  /** How many things are asked for. */
  asked: number
  parts: { part: Part; measured: MeasuredSentences | undefined }[]
  placed: PassageSentence[]
  /** Which of the things that are asked for a sentence says; empty where it says none. */
  saysOf: (sentence: PassageSentence) => number[]
}
