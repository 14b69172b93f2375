import { weekdayIndex } from './calendar.ts'
import type { DateMention } from './date-mention.ts'

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?$/i
const APPOSITION = /^(?:,| \(|,? on) ?(?:the )?$/i

/** "Monday, the last day of August" is one day: the one that is named behind the weekday, if it is such a day. */
export function joinWeekdays(sentence: string, mentions: readonly DateMention[]): DateMention[] {
  const joined: DateMention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const day = before === undefined ? undefined : dayBehind(sentence, before, mention)
    if (before === undefined || day === undefined) joined.push(mention)
    else joined.splice(-1, 1, { kind: 'date', start: before.start, end: mention.end, value: day })
  }
  return joined
}

function dayBehind(sentence: string, before: DateMention, { start, value, also }: DateMention): string | undefined {
  const weekday = sentence.slice(before.start, before.end)
  if (!WEEKDAY.test(weekday) || !APPOSITION.test(sentence.slice(before.end, start))) return undefined
  const wanted = weekdayIndex(weekday.toLowerCase())
  return [value, also].find(day => day !== undefined && new Date(day).getUTCDay() === wanted)
}
