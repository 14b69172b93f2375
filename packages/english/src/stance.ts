import { stemsIn, stemsOf } from './search-stems.ts'

/**
 * Why a text does not state a value that stands in it: it supposes it, asks for it, says it about somebody else, gives it
 * for another period, or has no word of what the value is about.
 */
export type Stance = 'supposed' | 'asked' | 'about_another' | 'other_period' | 'unrelated'

/** A part of a text, and what it is said to be about. */
export interface Claim {
  start: number
  end: number
  /** The name of the property, and what it means. */
  about: string
  /** Whether it is an amount of money. */
  isMoney?: boolean
}

/** In characters. A longer sentence is cut on each side. */
const MAX_SIDE = 400

const CLAUSE = /\b(?:if|unless|provided|assuming|supposing)\b/g
const ALWAYS =
  /\b(?:imagine|suppose|assume|hypothetically|wish|(?:would|could|might|should)(?:n't| not)? have|would(?:n't| not)? (?:love|prefer|rather|dream)|dream(?:s|ed|t|ing)? of)\b/
const MODAL = /\b(?:would|could|might)\b|'d\b/
/** "if" after these asks for a fact, and before those it is a manner of speaking. */
const NO_CONDITION =
  /\b(?:sure|wonder(?:ing|s)?|know|knows|asks?|asked|see|check|doubt|unclear|question) if\b|\bif (?:i|we) (?:remember|recall|understood|heard|got)\b|\bif (?:i|we)(?:'m| am|'re| are) not\b|\bif (?:memory|anything)\b/g
/** "With a bigger team, we could …", "Had they asked, …", "Were it cheaper, …". */
const INVERTED =
  /^\W*(?:with(?:out)? .*(?:\b(?:would|could)\b|'d\b)|(?:had|were|should) (?:i|we|you|he|she|it|they|the|\p{L}+) .*,)/u

const PEOPLE =
  'brother|sister|mother|father|mum|mom|dad|parents|son|daughter|wife|husband|partner|cousin|uncle|aunt|grandmother|grandfather|grandma|grandpa|friend|neighbou?r|flatmate|roommate|colleague|boss|manager|landlord|assistant|competitor'
const OF_SOMEBODY = new RegExp(`(?:\\b(?:my|your|his|her|our|their)|'s) (?:\\w+ )?(?:${PEOPLE})s?\\b`)
/** What somebody else says is still about the one it is about. */
const REPORTS =
  /\b(?:says?|said|thinks?|thought|tells?|told|mention(?:s|ed)|writes?|wrote|hint(?:s|ed)|claims?|claimed|believes?|believed|according|heard|called|wants?|confirm(?:s|ed)|asks?|asked|expects?)\b/

/** Words that stand in the description of any property. */
const ANY_SUBJECT = new Set(
  'customer client person people user company account contact day date number amount value name time record patient'
    .split(' ')
    .flatMap(stemsOf),
)

/** Why the sentence around a part of a text does not state it; undefined if it does. Reads words, not grammar. */
export function stanceOf(text: string, claim: Claim): Stance | undefined {
  const { before, after, isQuestion, previous } = sentenceAround(text, claim)
  const left = plain(before)
  const right = plain(after)
  if (isSupposed(left, right)) return 'supposed'
  if (isQuestion) return 'asked'
  if (OF_SOMEBODY.test(left) && !REPORTS.test(left)) return 'about_another'
  if (claim.isMoney && isForAnotherPeriod(right, claim.about.toLowerCase())) return 'other_period'
  return isAbout(`${previous} ${before} ${after}`, claim.about) ? undefined : 'unrelated'
}

const PERIODS = 'hour|day|week|month|quarter|year'
const FOR_PERIOD = new RegExp(
  `(?:\\b(?:an?|per|each|every)\\s+|/\\s*)(${PERIODS})\\b|\\b(${PERIODS})ly\\b|\\b(dai)ly\\b|\\b(ann)ual(?:ly)?\\b`,
  'g',
)
/** The period directly after an amount: "$7,500 a month", "10,000 dollars per month". */
const FOLLOWS =
  /^\s*(?:\p{L}+\s+){0,1}(?:an?\s|per\s|each\s|every\s|\/|(?:hour|week|month|quarter|year|annual|dai)l?y?\b)/u

const periodsIn = (text: string): string[] =>
  [...text.matchAll(FOR_PERIOD)].map(([, after, adverb, daily]) => after ?? adverb ?? (daily ? 'day' : 'year'))

/** Whether an amount is for a period that is not the one of the property. A property without one is for a year or in all. */
function isForAnotherPeriod(right: string, about: string): boolean {
  if (!FOLLOWS.test(right)) return false
  const [said] = periodsIn(right)
  const own = periodsIn(about)
  return said !== undefined && (own.length > 0 ? !own.includes(said) : said !== 'year')
}

/** The sentence around a part of a text. */
export function sentenceOf(text: string, place: Pick<Claim, 'start' | 'end'>): string {
  const { before, after } = sentenceAround(text, { ...place, about: '' })
  return before + text.slice(place.start, place.end) + after
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(NO_CONDITION, ' ')

function isSupposed(left: string, right: string): boolean {
  const sentence = `${left} … ${right}`
  if (ALWAYS.test(sentence) || INVERTED.test(sentence)) return true
  const clause = [...left.matchAll(CLAUSE)].at(-1)
  // "if they get 200" supposes 200; "if you need me, call 200" does not
  if (clause && !left.slice(clause.index).includes(',')) return true
  return sentence.search(CLAUSE) >= 0 && MODAL.test(sentence)
}

const subjectOf = (about: string): Set<string> => new Set(stemsIn(about).filter(stem => !ANY_SUBJECT.has(stem)))

function isAbout(said: string, about: string): boolean {
  const subject = subjectOf(about)
  return subject.size === 0 || namesSubject(said, subject)
}

const namesSubject = (said: string, subject: ReadonlySet<string>): boolean =>
  stemsIn(said).some(stem => subject.has(stem))

/** Whether a text has a word of what a property is about. */
export const speaksOf = (said: string, about: string): boolean => namesSubject(said, subjectOf(about))

const END = /[.!?](?=\s|$)|\n/g

/** The sentence of a part of a text, and the one before. */
function sentenceAround(text: string, { start, end }: Claim) {
  const left = text.slice(Math.max(0, start - MAX_SIDE), start)
  const right = text.slice(end, end + MAX_SIDE)
  const [last, before = -1] = [...left.matchAll(END)].map(({ index }) => index).toReversed()
  const next = right.matchAll(END).next().value
  return {
    before: last === undefined ? left : left.slice(last + 1),
    after: next ? right.slice(0, next.index) : right,
    isQuestion: next?.[0] === '?',
    previous: last === undefined ? '' : left.slice(before + 1, last),
  }
}
