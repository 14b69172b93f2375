import { STOP_WORDS } from '@keepsake/english/words'
import { findNumbers } from '../mentions/numbers.ts'
import type { PassageSentence } from './passage-sentences.ts'
import type { Part } from './question-parts.ts'

const TIME =
  /\b(?:(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th)?[/.-]\d{1,2}|\d{1,2}:\d\d|\d{1,2} ?[ap]m|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\b|january|february|march|april|may(?= \d|\b(?! ))|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|yesterday|noon|midnight|weeks?|months?|years?|mornings?|evenings?|weekend|ago|since|until|easter|christmas|spring|summer|autumn|winter|last|next)\b/i
const MONEY = /[$€£¥₹]|\b(?:eur|usd|gbp|euros?|dollars?|pounds?|quid|zloty|k)\b|\d[km]\b/i
const COUNTED = /\d|hundred|thousand/i
const REASON =
  /\b(?:because|since|as|so|due|caused?|thanks to|reason|why|means|for|after|until|otherwise|when|but|turned out|looks like|too)\b/i

/** Whether a sentence contains the kind of answer that the question expects, apart from the question's own words. */
export function hasExpectedKind({ kind, wanted }: Part, { text, tokens, words, passage }: PassageSentence): boolean {
  switch (kind) {
    case 'time':
      return TIME.test(text)
    case 'money':
      return MONEY.test(text) && COUNTED.test(text)
    case 'number':
      return findNumbers(text).some(({ weak }) => !weak)
    case 'person':
      return (
        passage.speaker !== undefined ||
        tokens.some(
          ({ capital, lower }, at) =>
            capital &&
            (at > 0 || !STOP_WORDS.has(lower)) &&
            !wanted.some(({ concept }) => concept === words[at]?.concept),
        )
      )
    case 'reason':
      return REASON.test(text)
    case 'other':
      return true
  }
}
