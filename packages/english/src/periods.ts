/** How often an amount is due or a thing happens. */
export type Period = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

const WORDS: Record<string, Period> = {
  hourly: 'hour',
  hour: 'hour',
  h: 'hour',
  hr: 'hour',
  daily: 'day',
  day: 'day',
  night: 'day',
  nightly: 'day',
  weekly: 'week',
  week: 'week',
  wk: 'week',
  monthly: 'month',
  month: 'month',
  mo: 'month',
  quarterly: 'quarter',
  quarter: 'quarter',
  annual: 'year',
  annually: 'year',
  yearly: 'year',
  year: 'year',
  yr: 'year',
}
const ADVERB = /^(?:hourly|daily|nightly|weekly|monthly|quarterly|annual|annually|yearly)$/
const RATE =
  /^\+?(?:\s?[€$£]|\s[A-Z]{3}|\s(?:dollars|euros|pounds|bucks|times|sessions|lessons|hours|days|visits|classes))?(?:\s?\/\s?|\s(?:a|an|per|each|every)\s)(hour|hr|h|day|night|week|wk|month|mo|quarter|year|yr)\b/i
const FOLLOWED = /^\+?(?:\s\p{L}+)?\s(hourly|daily|nightly|weekly|monthly|quarterly|annually|yearly)\b/iu

/** The period in the words of a name: "hourly rate", "sessions per week". */
export function periodOf(words: readonly string[]): Period | undefined {
  for (const [at, word] of words.entries()) {
    if (ADVERB.test(word) || words[at - 1] === 'per') return WORDS[word]
  }
  return undefined
}

/** The period right after a number: "$40 an hour", "3 times a week". */
export function periodAfter(text: string): Period | undefined {
  const said = RATE.exec(text)?.[1] ?? FOLLOWED.exec(text)?.[1]
  return said === undefined ? undefined : WORDS[said.toLowerCase()]
}
