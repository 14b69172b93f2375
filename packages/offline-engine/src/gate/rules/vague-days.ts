import type { Place } from '../place.ts'
import { isDate, type Rule } from './rule.ts'

// Is it a day? The last day of a month is one, the last week of it is none.

const SEVERAL = '(?:half|third|quarter|part|week|weekend|fortnight|(?:few |couple of )?(?:days|weeks|months))'
/** A part of a time that is several days, by its own words. */
const SPOKEN = new RegExp(
  `^(?:the )?(?:very )?(?:(?:beginning|start|middle) of\\b|(?:mid|early|late)[ -]|(?:end|last day|final day) of (?:the |this |next |last )*week\\b|eow\\b|[\\p{L}\\d]+ ${SEVERAL} (?:of|in)\\b)`,
  'u',
)
/** And by those before the name of the time. */
const PART = new RegExp(
  `\\b(?:${SEVERAL} (?:of|in)|(?:beginning|start|middle) of) (?:the |this |next |last )*$|\\b(?:mid|early|late)[ -]$|\\b(?:early|late|later|sometime|some time|somewhere|midway) (?:in|of|during) (?:the |this |next |last )*$`,
  'u',
)
/** "From the start of May": a day. */
const FROM = /\b(?:from|since|as of|until|till|before|effective|starting|ab|per)(?: the)? ?$/
const ABOUT = /\b(?:towards?|near|around|about|approaching|nearing)(?: the)? ?$/

function isPartOfTime({ left, said }: Place): boolean {
  if (SPOKEN.test(said)) return !(FROM.test(left) && /^(?:the )?(?:beginning|start)\b/.test(said))
  // a day in a month is named by itself
  if (/\b(?:[0-2]?\d|3[01])(?:st|nd|rd|th)?\b(?!\d)/.test(said.replaceAll(/\b(?:19|20)\d\d\b|\bq[1-4]\b/g, '')))
    return false
  return PART.test(left) || (/^(?:the )?(?:end|last day) of\b/.test(said) && ABOUT.test(left))
}

export const VAGUE_DAYS: readonly Rule[] = [
  {
    doubt: 'hedged',
    because: '"Mid-August" and "the second half of August" are no day.',
    holds: place => isDate(place) && isPartOfTime(place),
  },
]
