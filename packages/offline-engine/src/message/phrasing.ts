import { STOP_WORDS } from '@keepsake/english'
import type { Mark, MessageWord } from './words.ts'

const NEGATION =
  /^(?:not|no|without|except|excluding|neither|nor|outside|missing|lacking|lack|lacks|never|other|.*n't)$/
/** Words between a negation and what it negates: "do not get the newsletter", "except those in stage lost". */
const BETWEEN =
  /^(?:get|gets|have|has|receive|subscribed|located|based|live|living|stage|state|those|any|interested|working|than|yet|known|set|given|stored)$/

/** Whether a negation right before the mark applies to it. Looks back to the nearest informative word. */
export function isNegated(message: string, words: readonly MessageWord[], mark: Mark): boolean {
  const before = words.filter(({ end }) => end <= mark.start).toReversed()
  for (const { text, end } of before) {
    if (/[,;.!?]/.test(message.slice(end, mark.start))) return false
    if (NEGATION.test(text)) return true
    if (!STOP_WORDS.has(text) && !BETWEEN.test(text)) return false
    if (/^(?:and|or|but)$/.test(text)) return false
  }
  return false
}

const OPERATORS: [RegExp, 'contains' | 'startsWith'][] = [
  [/^\s*(?:that |which )?(?:contains?|containing|includes?|including|mentions?|with the word)\s+/i, 'contains'],
  [/^\s*(?:that |which )?(?:starts?|begins?|starting|beginning)\s+(?:with|in)\s+/i, 'startsWith'],
]
const END_OF_VALUE = /(?<!\s)\s+(?:and|or|but)\s|[,;?!]|\.(?:\s|$)|$/i

/** The text after a property's name that the property has to contain or start with. */
export function textCondition(
  message: string,
  mark: Mark,
): { operator: 'contains' | 'startsWith'; value: string; end: number } | undefined {
  const rest = message.slice(mark.end)
  for (const [pattern, operator] of OPERATORS) {
    const begin = pattern.exec(rest)
    if (!begin) continue
    const tail = rest.slice(begin[0].length)
    const value = tail.slice(0, END_OF_VALUE.exec(tail)?.index).trim()
    const bare = value.replace(/^["'“‘](.*)["'”’]$/u, '$1')
    if (bare !== '') return { operator, value: bare, end: mark.end + begin[0].length + value.length }
  }
  return undefined
}
