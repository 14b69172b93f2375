import { nameOfTimes } from '@keepsake/english'
import type { AnswerInput } from '../types.ts'
import { readAsked } from './asked.ts'
import { isOfTime } from './support.ts'

/** The times that a question names, in words, if no passage was said at one of them or names it. */
export function nothingOf({ question, passages, now = new Date(), times }: AnswerInput): string | undefined {
  const asked = readAsked(question, now, times)
  if (asked.spans.length === 0) return undefined
  const isAny = passages.some(passage => isOfTime(asked, { text: passage.content, passage }))
  return isAny ? undefined : nameOfTimes(question, now, times)
}
