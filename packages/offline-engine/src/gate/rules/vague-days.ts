import { MONTH } from '@keepsake/english/dates/calendar'
import type { Place } from '../place.ts'
import { isDate, type Rule } from './rule.ts'

// Is it a day? The last day of a month is one. The last week of it is none, nor is the month itself.

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
/** Years and quarters, whose digits are no day of a month. */
const NO_DAY = /\b(?:19|20)\d\d\b|\bq[1-4]\b|['’]\d\d\b/g
const DAY_NUMBER = /\b(?:[0-2]?\d|3[01])(?:st|nd|rd|th)?\b(?!\d)/

function isPartOfTime({ left, said }: Place): boolean {
  if (SPOKEN.test(said)) return !(FROM.test(left) && /^(?:the )?(?:beginning|start)\b/.test(said))
  // a day in a month is named by itself
  if (DAY_NUMBER.test(said.replaceAll(NO_DAY, ''))) return false
  return PART.test(left) || (/^(?:the )?(?:end|last day) of\b/.test(said) && ABOUT.test(left))
}

/** Times of many days: "August 2026", "next month", "Q3", "08/2026". */
const LONG = new RegExp(
  `\\b(?:${MONTH}|weeks?|fortnights?|months?|quarters?|years?|seasons?|weekends?|spring|summer|autumn|fall|winter|q[1-4]|(?:19|20)\\d\\d)\\b`,
  'i',
)
const MONTH_OF_YEAR = /^(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d\d$|^(?:19|20)\d\d[/.-](?:0?[1-9]|1[0-2])$/
/** What names one day of them, or counts from one. */
const ONE_DAY =
  /\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:days?|end|today|tonight|tomorrow|yesterday|after|before|from|eo[mqy])\b|(?:first|second|third|(?<!\bmon)th)\b(?! (?:half|quarter|third|week|month|year))/
/** "In three weeks", which is counted from the day of the text. */
const COUNTED =
  /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:weeks?|fortnights?|months?|quarters?|years?)\b/
/** "Tuesday in August", "Friday of next week": which one is read from the weekday alone. */
const WEEKDAY = /^(?:this |next |last |coming )?(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?$/
const OF_LONG_TIME = new RegExp(
  `^,? (?:(?:in|of|during|at|on) )?(?:the )?(?:(?:(?:last|final|first|second|third|fourth|very) )*(?:day|week|end|start|beginning|middle) of (?:the )?)?(?:this |next |last |early |mid-?|late )?(?:${MONTH}|week|month|quarter|year|spring|summer|autumn|winter|q[1-4])\\b`,
)
/** What these ask for is no day. */
const OF_LONG_TIMES = /\b(?:month|quarter|year|season|week|period)\b/i

/** "In August": the day that it is read as was not said. */
function isWithoutDay({ said, right, definition }: Place): boolean {
  if (OF_LONG_TIMES.test(definition.name)) return false
  const words = said.trim()
  if (MONTH_OF_YEAR.test(words) || (WEEKDAY.test(words) && OF_LONG_TIME.test(right))) return true
  if (!LONG.test(words) || ONE_DAY.test(words) || COUNTED.test(words)) return false
  return !DAY_NUMBER.test(words.replaceAll(NO_DAY, ''))
}

export const VAGUE_DAYS: readonly Rule[] = [
  {
    doubt: 'hedged',
    because: '"Mid-August" and "the second half of August" are no day.',
    holds: place => isDate(place) && isPartOfTime(place),
  },
  {
    doubt: 'hedged',
    because: '"In August" and "next month" are read as the first day, which nobody said.',
    holds: place => isDate(place) && isWithoutDay(place),
  },
]
