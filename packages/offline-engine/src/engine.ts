import { createExtractionThread } from './extraction-thread.ts'
import type { Answer, AnswerInput, ExtractedProperty, ExtractInput } from './types.ts'

export interface OfflineEngine {
  /**
   * The values that the definitions ask for, in text order; empty when the content says none of them.
   *
   * @throws EngineUnavailableError when too many long contents wait, or when one takes too long
   */
  extract(input: ExtractInput): Promise<ExtractedProperty[]>
  /** The sentences of the passages that answer the question; undefined when none is likely to. */
  answer(input: AnswerInput): Promise<Answer | undefined>
  /** Ends the thread that reads long contents. What waits for it fails. */
  close(): Promise<void>
}

/** Characters times properties that are read in about 50 ms. What is more goes to a thread of its own. */
const LONG = 150_000
/** What a text takes without any property, in properties. */
const READING = 4

const isLong = ({ content, definitions }: ExtractInput): boolean =>
  content.length * (definitions.length + READING) > LONG

/** Extraction and answers by rules and trained trees: deterministic, without a key or a network. Both load on first use. */
export function createOfflineEngine(): OfflineEngine {
  const thread = createExtractionThread()
  return {
    async extract(input) {
      if (isLong(input)) return thread.extract(input)
      return (await import('./extract.ts')).extractOffline(input)
    },
    async answer(input) {
      return (await import('./answers/answer.ts')).answerOffline(input)
    },
    close: () => thread.close(),
  }
}
