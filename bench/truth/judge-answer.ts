import type { Answerable } from './set.ts'

export type AnswerVerdict = 'right' | 'wrong' | 'none'

/** Letters that may follow a piece, as in a plural. */
const ENDING = 2
const ESCAPED = /[.*+?^${}()|[\]\\]/g

/** Whether an answer says a piece: as words of their own, a number not as a part of another number. */
export function says(answer: string, piece: string): boolean {
  const end = /\p{L}$/u.test(piece) ? `\\p{L}{0,${ENDING}}(?![\\p{L}\\p{N}])` : '(?![\\p{L}\\p{N}]|[.,:]\\p{N})'
  const start = /^\p{N}/u.test(piece) ? '(?<![\\p{L}\\p{N}]|\\p{N}[.,:])' : '(?<![\\p{L}\\p{N}])'
  return new RegExp(start + piece.replace(ESCAPED, '\\$&') + end, 'iu').test(answer)
}

export function judgeAnswer(question: Answerable, answer: string | undefined): AnswerVerdict {
  if (answer === undefined || answer === '') return 'none'
  if (question.wrong?.some(piece => says(answer, piece))) return 'wrong'
  return question.says.every(pieces => pieces.some(piece => says(answer, piece))) ? 'right' : 'wrong'
}

/** Whether an answer names the value that a newer one contradicted; undefined if the question has none. */
export const namesOlder = ({ older }: Answerable, answer: string | undefined): boolean | undefined =>
  older?.some(piece => answer !== undefined && says(answer, piece))
