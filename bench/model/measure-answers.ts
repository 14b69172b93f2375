import type { Models } from '../../server/src/models/port.ts'
import { PAYER } from '../../server/test/support/free-budget.ts'
import type { AskedQuestion } from '../answers/samples.ts'
import { inTurn } from './in-turn.ts'

export interface AnswerFigures {
  questions: number
  answered: number
  /** Answers with a quote from a memory that was judged to answer the question. */
  memory: number
  /** Answers that say, in their words or in such a quote, what was marked as the answer. */
  right: number
}

/** @returns the figures of questions with an answer, and of those that nothing answers */
export async function measureAnswers(
  models: Models,
  questions: readonly AskedQuestion[],
): Promise<Record<'answerable' | 'unanswerable', AnswerFigures>> {
  const none = { questions: 0, answered: 0, memory: 0, right: 0 }
  const figures = { answerable: { ...none }, unanswerable: { ...none } }
  await inTurn(questions, async ({ question, passages, answerable, evidence, says }) => {
    const { answer } = await models.answer(PAYER, { question, passages })
    const sum = figures[answerable ? 'answerable' : 'unanswerable']
    sum.questions++
    if (answer === undefined) return
    sum.answered++
    const quoted = answer.sources.filter(({ id }) => evidence.has(id))
    if (quoted.length > 0) sum.memory++
    const texts = [answer.answer, ...quoted.map(({ text }) => text)].map(text => text.toLowerCase())
    const isSaid = (piece: string): boolean => texts.some(text => text.includes(piece.toLowerCase()))
    if (quoted.length > 0 && says.some(pieces => pieces.some(isSaid))) sum.right++
  })
  return figures
}
