/** A sentence, with the text that it is from. Texts are numbered. */
export interface Said {
  text: string
  /** The number of its text. */
  of: number
}

/** Words of a change of what was said before. */
const CHANGES =
  /\b(?:now|moved?|changed|change of plan|postponed|instead|rescheduled|brought forward|increased|raised|reduced|lowered|decreased|cut (?:\w+ ){0,4}back|put (?:up|back)|no longer|extended|renewed|switched|went (?:up|down)|since (?:last \w+|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|(?:19|20)\d\d))\b/i
/** The word after or before one of these is what has ended. */
const ENDS =
  /\b(?:stop(?:s|ped)?|cancel(?:s|led|ed)?) (?:the |my |his |her |their |our )?(\p{L}{5,})|(?<!\p{L})(\p{L}{5,}) (?:(?:is|was|has been|were) )?(?:stopped|cancell?ed)\b/iu
/** What can have another value later: two sentences speak of the same only if both have one of a kind. */
const VALUES: readonly RegExp[] = [
  /\b\d{1,2}:\d\d\b/g,
  /\b(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:january|february|march|april|june|july|august|september|october|november|december)(?: \d{1,2})?)\b/gi,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  /[£€$]\s?[\d.,]+|(?<![\d.,])[\d.,]+\s?(?:euros?|dollars?|pounds?|usd|eur|gbp)\b/gi,
  // a code or a count, but no year
  /(?<![\d.,:/£€$-])(?!(?:19|20)\d\d\b)\d{3,6}\b(?![.,:/]\d|\s?(?:mg|mcg|g|ml|kg|cm|km|euros?|dollars?|pounds?|usd|eur|gbp)\b)/gi,
]
/** A measured value: its unit says as much of what it is as a word does. */
const MEASURED = /(?<![\d.,])([\d.,]+)\s?(mg|mcg|g|ml|kg|cm|km)\b/gi
/** Words in more texts than this share are what a record is about, and tell nothing apart. */
const COMMON = 0.15
const FEW = 3
/** Changes that are compared with what was said before, the newest. */
const MAX_CHANGES = 60
/** In characters. All of a longer text is not about one subject. */
const ONE_SUBJECT = 300
const ENOUGH = 2
const PLAIN =
  /^(?:the|and|for|our|was|has|had|his|her|him|she|you|not|but|all|any|can|get|got|let|new|now|off|old|one|out|own|put|say|see|too|two|use|way|who|why|did|day|are|it|about|after|again|before|being|could|every|first|from|have|into|just|last|later|leave[sd]?|more|need|next|only|other|over|really|should|since|some|still|than|that|their|them|then|there|they|this|time|until|week|well|were|what|when|will|with|would|year|your|days?|months?|morning|evening|night|today|also|back|because|been|does|done|each|goes|going|here|make|much|take|want|which|while)$/

/**
 * For each text that a later one plainly corrects, the number of that one: the same words with another date, time, day, amount
 * or measure and a word of change, or what is stopped by its name.
 *
 * @param said newest text first; texts with a smaller number are newer
 */
export function correctionsOf(said: readonly Said[]): Map<number, number> {
  const texts = new Map<number, string>()
  for (const { of, text } of said) texts.set(of, `${texts.get(of) ?? ''} ${text.toLowerCase()}`)
  const most = Math.max(FEW, texts.size * COMMON)
  const isRare = rarity([...texts.values()], most)
  const found = new Map<number, number>()
  const changes = said.filter(({ text }) => CHANGES.test(text) || ENDS.test(text)).slice(0, MAX_CHANGES)
  if (changes.length === 0) return found
  const valued = said.flatMap(each => {
    const values = valuesIn(each.text)
    return values ? [{ ...each, values }] : []
  })
  for (const change of changes) {
    const ended = ENDS.exec(change.text)
    const gone = (ended?.[1] ?? ended?.[2])?.toLowerCase()
    if (gone !== undefined && isRare(gone))
      for (const { of, text } of said)
        if (of > change.of && has(text.toLowerCase(), gone) && !texts.get(of)?.includes('stop') && !found.has(of))
          found.set(of, change.of)
    const values = CHANGES.test(change.text) ? valuesIn(change.text) : undefined
    if (!values) continue
    const words = informative(change.text).filter(({ word }) => isRare(word))
    for (const earlier of valued) {
      if (earlier.of <= change.of || found.has(earlier.of)) continue
      const text = texts.get(earlier.of) ?? ''
      const around = text.length <= ONE_SUBJECT ? text : earlier.text.toLowerCase()
      if (isOther(values, earlier.values, words, around)) found.set(earlier.of, change.of)
    }
  }
  return found
}

interface Word {
  word: string
  /** Begins with a capital letter. Two sentences with one name need not be about one thing. */
  isName: boolean
}

function informative(text: string): Word[] {
  const words = [...text.matchAll(/\p{L}{3,}/gu)].map(({ 0: raw, index }) => ({
    word: raw.toLowerCase().replace(/s$/, ''),
    isName: index > 0 && /^\p{Lu}/u.test(raw),
  }))
  const isTold = ({ word }: Word): boolean =>
    !PLAIN.test(word) && !CHANGES.test(word) && !VALUES.some(value => word.match(value))
  return [...new Map(words.filter(isTold).map(each => [each.word, each])).values()]
}

const has = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (
      !/\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) &&
      /^(?:e?s)?(?!\p{L})/u.test(text.slice(at + word.length))
    )
      return true
  return false
}

function rarity(texts: readonly string[], most: number): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return word => {
    const isRare = known.get(word) ?? texts.filter(text => text.includes(word)).length <= most
    known.set(word, isRare)
    return isRare
  }
}

/** The values of a sentence, by their kind or unit. */
interface Values {
  kinds: string[][]
  units: Map<string, string>
}

function valuesIn(text: string): Values | undefined {
  if (!/\d|day|ary|march|april|may|ju[nl]|august|ber/i.test(text)) return undefined
  const kinds = VALUES.map(one => (text.match(one) ?? []).map(plain))
  const units = new Map([...text.matchAll(MEASURED)].map(([, number = '', unit = '']) => [unit.toLowerCase(), number]))
  return units.size > 0 || kinds.some(({ length }) => length > 0) ? { kinds, units } : undefined
}

/** Whether two sentences have the same words and another value of one kind. */
function isOther(now: Values, before: Values, words: readonly Word[], around: string): boolean {
  const measured = [...now.units].filter(([unit, number]) => (before.units.get(unit) ?? number) !== number).length
  const changed = now.kinds.filter((values, kind) => {
    const old = before.kinds[kind] ?? []
    return values.length > 0 && old.length > 0 && values.every(value => !old.includes(value))
  }).length
  if (measured + changed === 0) return false
  const shared = words.filter(({ word }) => has(around, word))
  const isOneThing = measured > 0 || shared.some(({ isName }) => !isName)
  return isOneThing && shared.length > 0 && shared.length + measured + Math.max(0, changed - 1) >= ENOUGH
}

const plain = (value: string): string =>
  value
    .toLowerCase()
    .replace(/(?<=day)s$/, '')
    .replaceAll(/\s/g, '')
