const PERIODS = 'hour|day|week|month|quarter|year'
const FOR_PERIOD = new RegExp(
  `(?:\\b(?:an?|per|each|every)\\s+|/\\s*)(${PERIODS})\\b|\\b(${PERIODS})ly\\b|\\b(dai)ly\\b|\\b(ann)ual(?:ly)?\\b`,
  'g',
)
/** The period directly after an amount: "$7,500 a month", "10,000 dollars per month". */
const FOLLOWS =
  /^\s*(?:\p{L}+\s+){0,2}?(?:(?:in\s)?an?\s|per\s|each\s|every\s|\/|(?:hour|week|month|quarter|year|annual|dai)l?y?\b)/u

const periodsIn = (text: string): string[] =>
  [...text.matchAll(FOR_PERIOD)].map(([, after, adverb, daily]) => after ?? adverb ?? (daily ? 'day' : 'year'))

/** The periods that a property is for. */
export function periodOf(about: string): string[] | undefined
/** The period that an amount is for. */
export function periodOf(right: string, follows: true): string | undefined
export function periodOf(text: string, follows?: true): string[] | string | undefined {
  const lower = text.toLowerCase()
  if (follows) return FOLLOWS.test(lower) ? periodsIn(lower)[0] : undefined
  const found = periodsIn(lower)
  return found.length > 0 ? found : undefined
}
