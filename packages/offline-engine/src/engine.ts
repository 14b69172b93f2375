import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AskedInput, AskedValues } from './answers/asked-values.ts'
import { createEngineThread } from './engine-thread.ts'
import type { Answer, AnswerInput, ExtractInput, PropertyDefinition, Reading, WordedAnswer } from './types.ts'
import { type InputOf, type ResultOf, WORK, type WorkName } from './work.ts'

export interface OfflineEngine {
  /**
   * Extracts the values that the definitions ask for, in text order.
   *
   * @throws EngineUnavailableError if too many long contents are waiting, or one takes too long
   */
  extract(input: ExtractInput): Promise<Reading>
  /**
   * Returns the sentences of the passages that answer the question; undefined if none is likely to.
   *
   * @throws EngineUnavailableError as `extract` does
   */
  answer(input: AnswerInput): Promise<Answer | undefined>
  /** An answer in words of its own, if its sources answer the question; undefined if they are about something else. */
  checkAnswer<A extends WordedAnswer>(input: AnswerInput, answer: A): Promise<A | undefined>
  /** The times that the question names, in words, if the passages have nothing of them. */
  nothingOf(input: AnswerInput): Promise<string | undefined>
  /** Loads what texts and questions need, so that the first one does not wait for it: some 300 ms. */
  warm(): Promise<void>
  /** Which of these records a question names, and which of these properties it asks for. */
  askedValues(input: AskedInput): Promise<AskedValues>
  /** Stops the thread that reads long contents. Pending work fails. */
  close(): Promise<void>
}

/** Characters times properties that take about 50 ms. Anything larger goes to a separate thread. */
const LONG = 150_000
/** The fixed cost of a text, as a number of properties. */
const READING = 4
/** What each character of a passage costs, as a number of properties. */
const ANSWERING = 4

const isLong = (input: ExtractInput | AnswerInput): boolean =>
  'passages' in input
    ? input.passages.reduce((sum, { content }) => sum + content.length, 0) * ANSWERING > LONG
    : input.content.length * (input.definitions.length + READING) > LONG

const propertyOf = (name: string, type: PropertyDefinition['type']): PropertyDefinition => ({
  collectionId: 'sample',
  collectionName: 'People',
  name,
  systemName: name.toLowerCase(),
  type,
  mode: 'replace',
})

/** Has what the parts of the engine look for, so that all of them load. */
const SAMPLE: ExtractInput = {
  content:
    'Mira Sand moved to Lyon in May 2023. She said that she does not pay more than 40 euros for a ticket. Reach her on +44 20 7946 0018.',
  timestamp: new Date(0),
  speaker: 'Jo',
  definitions: [
    propertyOf('City', 'text'),
    propertyOf('Since', 'date'),
    propertyOf('Budget', 'number'),
    propertyOf('Travels', 'boolean'),
    propertyOf('Interests', 'array'),
    { ...propertyOf('Mood', 'options'), options: ['happy', 'sad'] },
  ],
}

/**
 * Extraction and answers by rules and trained trees: deterministic, without a key or a network. Both load on first use.
 */
export function createOfflineEngine(): OfflineEngine {
  const thread = createEngineThread()
  const run = <Name extends WorkName>(work: Name, input: InputOf<Name>): Promise<ResultOf<Name>> =>
    isLong(input) ? thread.run(work, input) : WORK[work](input)
  return {
    extract: input => run('extract', input),
    answer: input => run('answer', input),
    async checkAnswer(input, answer) {
      const { answer: text, sources } = answer
      const checked = await run('checkAnswer', { ...input, worded: { answer: text, sources } })
      return checked && { ...answer, answer: checked.answer }
    },
    nothingOf: input => run('nothingOf', input),
    async warm() {
      const { readOffline } = await import('./extract.ts')
      // between the steps, answers of the database that starts meanwhile are read
      await yieldToOthers()
      const { throughGate } = await import('./gate/gate.ts')
      await yieldToOthers()
      const { properties } = await readOffline(SAMPLE)
      await yieldToOthers()
      await throughGate(SAMPLE, properties)
      await yieldToOthers()
      const { answerOffline } = await import('./answers/answer.ts')
      const passages = [{ id: 'sample', content: SAMPLE.content, timestamp: SAMPLE.timestamp, score: 1 }]
      await answerOffline({ question: 'Where does Mira live?', passages })
    },
    async askedValues(input) {
      return (await import('./answers/asked-values.ts')).askedValues(input)
    },
    close: () => thread.close(),
  }
}
