import type { Answer, AnswerInput, ExtractInput, Reading, WordedAnswer } from './types.ts'

/** What the engine does with texts: what each kind of work gets, and what it returns. */
interface Works {
  extract: { input: ExtractInput; result: Reading }
  answer: { input: AnswerInput; result: Answer | undefined }
  checkAnswer: { input: AnswerInput & { worded: WordedAnswer }; result: WordedAnswer | undefined }
  nothingOf: { input: AnswerInput; result: string | undefined }
}

export type WorkName = keyof Works
export type InputOf<Name extends WorkName> = Works[Name]['input']
export type ResultOf<Name extends WorkName> = Works[Name]['result']

/** Each loads on first use. */
export const WORK: { [Name in WorkName]: (input: InputOf<Name>) => Promise<ResultOf<Name>> } = {
  extract: async input => (await import('./extract.ts')).readOffline(input),
  answer: async input => (await import('./answers/answer.ts')).answerOffline(input),
  checkAnswer: async ({ worded, ...input }) => (await import('./answers/check-answer.ts')).checkAnswer(input, worded),
  nothingOf: async input => (await import('./answers/nothing-of.ts')).nothingOf(input),
}
