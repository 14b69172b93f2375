import { NATIONAL_MONEY } from '@keepsake/english/currencies'
import { matchesIn } from '@keepsake/english/matches'
import { periodAfter } from '@keepsake/english/periods'
import { isCurrency, unitOf } from '@keepsake/english/units'
import type { NumberMention } from './mentions.ts'

const MULTIPLES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  hundred: 100,
  lakh: 1e5,
  crore: 1e7,
  dozen: 12,
  trillion: 1e12,
  tn: 1e12,
}

const WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const MULTIPLE = 'k|m|mm|mn|mio|mil|millions?|b|bn|billion|trillion|tn|thousand|grand|hundred|lakh|crore|dozen'
const CURRENCY =
  '(?:us|a|c|nz|hk)\\$|[$€£¥₹₽₩₺₴₪฿]|(?:usd|eur|gbp|jpy|inr|chf|cad|aud|sek|nok|dkk|pln|brl|cny|mxn|sgd|nzd|zar|aed|hkd|huf|czk|rub|kroner|kr|rs|sfr)\\b\\.?'
const TIMES: Record<string, number> = { once: 1, twice: 2, thrice: 3 }
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const SMALL = `(?:${TENS})(?:[- ](?:${ONES}))?|${TEENS}|${ONES}|zero`
/** "twenty-five", "eight hundred ten thousand", "a dozen": at most six parts. */
const WORD = `(?:${SMALL})(?:(?: and)?[- ](?:hundred|thousand|million|${SMALL})\\b){0,6}|a (?:hundred|thousand)(?:(?: and)?[- ](?:${SMALL})\\b){1,2}|a(?= (?:dozen|hundred|thousand|million|billion)\\b)`
const DIGITS =
  "\\d{1,3}(?:\\.\\d{3})+,(?:\\d{1,2}(?!\\d)|[-–—]{1,2})|\\d{1,6},[-–—]{1,2}(?!\\d)|\\d{1,3}(?:[,' \u202f](?=\\d{3}(?!\\d))\\d{3}){1,5}(?:\\.\\d+)?|[1-9]\\d{0,2}(?:\\.\\d{3}){2,4}|\\d{1,15}(?:[.,]\\d{1,6})?"

/** sign, digits or words, multiple; every part is bounded, so that a match takes constant time. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,#_/-]|\\d:)(-)?(?:(${CURRENCY})\\s?)?(?:(${DIGITS})|\\b(${WORD})\\b)(?:[ -]?(${MULTIPLE})(?![\\p{L}\\d²]))?\\+?`,
  'giu',
)
const AFTER = new RegExp(
  `^\\s?-?\\s?(%|°[cf]|[$€£¥₹₽₩₺₴₪฿]|(?:${NATIONAL_MONEY}|pounds? sterling)\\b|(?:sq\\.?|square)\\s?(?:ft|feet|foot|m|met(?:er|re)s?)\\b|[\\p{L}²]+\\d?)`,
  'iu',
)

/** Cheap checks that skip the patterns above and below for most sentences. */
const DIGIT = /\d/
const NUMBER_WORD = new RegExp(`\\b(?:a (?:dozen|hundred|[tmb])|${TENS}|${TEENS}|${ONES}|zero)`, 'iu')
const OFTEN = /\b(?:once|twice|thrice) /i
const HALF = /half/iu
const OUT_OF = /\d(?:\/| out of )/iu

/** Reads the numbers of one sentence; offsets are relative to it. */
export function findNumbers(sentence: string): NumberMention[] {
  const found: NumberMention[] = []
  const digits = DIGIT.test(sentence)
  if (digits || NUMBER_WORD.test(sentence)) noteAmounts(sentence, found)
  if (OFTEN.test(sentence)) noteTimes(sentence, found)
  for (const match of ORDINALLY.test(sentence) ? matchesIn(sentence, ORDINAL) : []) {
    const value = ORDINALS.indexOf(match[0].toLowerCase()) + 1
    found.push({
      kind: 'number',
      start: match.index,
      end: match.index + match[0].length,
      value,
      year: false,
      weak: false,
      ordinal: true,
    })
  }
  return withSpans(sentence, found, digits).sort((a, b) => a.start - b.start)
}

function noteAmounts(sentence: string, found: NumberMention[]): void {
  for (const match of matchesIn(sentence, NUMBER)) {
    const [whole, minus, sign, digits, word, multiple] = match
    const start = match.index
    let end = start + whole.length
    const after = sentence.slice(end, end + 32)
    // 3rd, v2.1.4, 10:30, 12/05, A-12: parts of something else.
    if (/^(?:st|nd|rd|th)\b/i.test(after) || /^[:/]\d/.test(after) || /^\.\d/.test(after) || /^[\p{L}_]/u.test(after)) {
      if (
        !/^(?:km|kg|g|lbs?|cm|mm|m2|m²|sqft|sqm|gb|tb|mb|ms|hrs?|h|yrs?|yo|mins?|ft|ml|l|mg|usd|eur|gbp|x)\b/i.test(
          after,
        )
      ) {
        // "the 5th floor": identifies, if a property asks for it by the noun that follows.
        const counted = /^(?:st|nd|rd|th) (?=\p{L}{3})/u.exec(after)
        if (counted === null || digits === undefined || !/^\d{1,3}$/.test(digits)) continue
        found.push({
          kind: 'number',
          start,
          end: end + 2,
          value: Number(digits),
          year: false,
          weak: false,
          ordinal: true,
        })
        continue
      }
    }
    const size = multiple === undefined ? 1 : (MULTIPLES[multiple.toLowerCase()] ?? 1)
    const next = AFTER.exec(after)
    const unit = unitOf(sign) ?? unitOf(next?.[1])
    const money = unit !== undefined && isCurrency(unit)
    const plain = digits === undefined ? wordValue(word ?? '') : digitValue(digits, money)
    // an address or an id: "192.168.100.200", "12.345.678"
    if (!Number.isFinite(plain)) continue
    if (unit !== undefined && sign === undefined && next !== null) end += next[0].length
    // "1.68 m tall" is not a million.
    const period = periodAfter(after)
    const metres = multiple?.toLowerCase() === 'm' && digits !== undefined && sign === undefined && unit === undefined
    const year =
      sign === undefined && multiple === undefined && unit === undefined && /^(?:19|20|21)\d\d$/.test(digits ?? '')
    const value = round(plain * size) * (minus === undefined ? 1 : -1)
    const weak =
      word !== undefined && (word.toLowerCase() === 'one' || word.toLowerCase() === 'a') && multiple === undefined
    found.push({
      kind: 'number',
      start,
      end: trimPlus(sentence, start, end),
      value,
      year,
      weak,
      ...(unit === undefined ? {} : { unit }),
      ...(metres ? { metres: plain } : {}),
      ...(/^\d{1,3}\.\d{3}$/.test(digits ?? '') && size === 1
        ? { grouped: Number((digits ?? '').replace('.', '')) }
        : {}),
      ...(period === undefined ? {} : { period }),
    })
  }
}

const TIMES_A = /\b(once|twice|thrice)(?= (?:a|an|per|each|every) )/gi

function noteTimes(sentence: string, found: NumberMention[]): void {
  for (const match of matchesIn(sentence, TIMES_A)) {
    const end = match.index + match[0].length
    const period = periodAfter(sentence.slice(end, end + 32))
    const value = TIMES[match[0].toLowerCase()] ?? 1
    if (period !== undefined)
      found.push({ kind: 'number', start: match.index, end, value, year: false, weak: false, period })
  }
}

/** "1h10", "2h 15m": hours and minutes together. */
const HOURS =
  /(?<![\p{L}\d.,])(\d{1,2}) ?(?:h|hrs?|hours?)(?: and |, | )?(\d{1,2})(?: ?(?:m|mins?|minutes?))?(?![\p{L}\d:.])/giu
/** "an hour and a half", "half an hour", "two and a half weeks". */
const HALVES = new RegExp(
  `\\b(?:(?:a|an|one) (hour|day|week|month|year|mile) and a half|half an? (hour|day|mile|year)|(${SMALL}|\\d{1,3}) and a half (\\p{L}{3,9}))\\b`,
  'giu',
)
/** "Half a million", "three quarters of a million", "a third of a million dollars". */
const PARTS = new RegExp(
  `(?:(${CURRENCY})\\s?)?\\b(?:(an?|${ONES}|\\d) )?(half|third|quarter|fifth|tenth)s? (?:of )?(?:an? |one )?(million|billion|thousand|hundred thousand|dozen|hundred)(?: (\\p{L}{1,12}|[$€£¥]))?`,
  'giu',
)
const PART_SIZES: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5, tenth: 1 / 10 }
/** "1½ million", "one and a half million". */
const MIXED = new RegExp(
  `(?:(${CURRENCY})\\s?)?(?:(\\d{0,6}) ?([½¼¾⅓⅔])|\\b(${SMALL}|\\d{1,3}) and (a) half) ?(${MULTIPLE})?(?![\\p{L}\\d])(?: (\\p{L}{1,12}|[$€£¥]))?`,
  'giu',
)
/** "1 1/2 million", "2 3/4 cups", "1/2 million". */
const SLASHED = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:(${CURRENCY})\\s?)?(?:(\\d{1,4})[ -])?([1-9])\\/([2-9]|10)(?![\\d/.,-]\\d|\\d|/)(?: ?(${MULTIPLE})(?![\\p{L}\\d]))?(?: (\\p{L}{1,12}|[$€£¥]))?`,
  'giu',
)
const FRACTIONS: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 }
const PART = /\b(?:half|third|quarter|fifth|tenth)|[½¼¾⅓⅔]/iu

/** "8/10", "4 out of 10", "142/88": the first of the two is the measurement. */
const SCORES = /(?<![\p{L}\d./-])(\d{1,3}(?:\.\d)?)(?:\/\d{2,3}(?![\d/])| out of (?:\d{1,3}|ten|five))/giu

/** Merges numbers that are written as two. */
function withSpans(sentence: string, found: NumberMention[], digits: boolean): NumberMention[] {
  const spans: NumberMention[] = []
  const note = (match: RegExpExecArray, value: number, unit: string | undefined): void => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (spans.every(one => one.end <= start || one.start >= end))
      spans.push({
        kind: 'number',
        start,
        end,
        value,
        year: false,
        weak: false,
        ...(unit === undefined ? {} : { unit }),
      })
  }
  for (const match of digits ? matchesIn(sentence, HOURS) : [])
    note(match, Number(match[1]) * 60 + Number(match[2]), 'minute')
  for (const match of PART.test(sentence) ? matchesIn(sentence, PARTS) : []) {
    const [, sign, count, part = '', size = '', after] = match
    const many = count === undefined || /^an?$/i.test(count) ? 1 : /\d/.test(count) ? Number(count) : wordValue(count)
    const whole = size.toLowerCase() === 'hundred thousand' ? 1e5 : (MULTIPLES[size.toLowerCase()] ?? 1)
    note(match, round(many * (PART_SIZES[part.toLowerCase()] ?? 1) * whole), unitOf(sign) ?? unitOf(after))
  }
  for (const match of PART.test(sentence) ? matchesIn(sentence, MIXED) : []) {
    const [, sign, digits, fraction, words, , size, after] = match
    if (fraction === undefined && size === undefined) continue
    const whole = words === undefined ? Number(digits || 0) : /\d/.test(words) ? Number(words) : wordValue(words)
    const part = fraction === undefined ? 1 / 2 : (FRACTIONS[fraction] ?? 0)
    const many = (whole + part) * (size === undefined ? 1 : (MULTIPLES[size.toLowerCase()] ?? 1))
    note(match, round(many), unitOf(sign) ?? unitOf(after))
  }
  for (const match of OUT_OF.test(sentence) ? matchesIn(sentence, SLASHED) : []) {
    const [, sign, whole, top, bottom, size, after] = match
    // "4/5" alone is a score or a date
    if (Number(top) >= Number(bottom) || (whole === undefined && size === undefined)) continue
    const many = Number(whole ?? 0) + Number(top) / Number(bottom)
    note(match, round(many * (MULTIPLES[size?.toLowerCase() ?? ''] ?? 1)), unitOf(sign) ?? unitOf(after))
  }
  for (const match of HALF.test(sentence) ? matchesIn(sentence, HALVES) : []) {
    const [, whole, half, count, counted] = match
    const many = count === undefined ? 1 : /\d/.test(count) ? Number(count) : wordValue(count)
    note(match, half === undefined ? many + 0.5 : 0.5, unitOf(whole ?? half ?? counted))
  }
  for (const match of OUT_OF.test(sentence) ? matchesIn(sentence, SCORES) : []) note(match, Number(match[1]), undefined)
  if (spans.length === 0) return found
  return [...found.filter(one => spans.every(span => one.end <= span.start || one.start >= span.end)), ...spans]
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const ORDINALLY = /(?:first|second|third|th) \p{L}/iu
const ORDINAL = new RegExp(`\\b(?:${ORDINALS.join('|')})(?= \\p{L}{3})`, 'giu')

const trimPlus = (sentence: string, start: number, end: number): number =>
  end > start + 1 && sentence[end - 1] === '+' ? end - 1 : end

function digitValue(digits: string, money: boolean): number {
  const joined = digits.replace(/[' \u202f]|,[-–—]+$/g, '')
  // "1.200,50", and "1.085,–" before its dash was taken away
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(joined)) return Number(joined.replaceAll('.', '').replace(',', '.'))
  if (joined.length < digits.length && /^\d{1,3}(?:\.\d{3})+$/.test(joined)) return Number(joined.replaceAll('.', ''))
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joined)) return Number(joined.replaceAll(',', ''))
  // Dots between groups of three are thousands if nothing follows in an amount of money.
  if (money && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(joined)) return Number(joined.replaceAll('.', ''))
  return Number(joined.replace(',', '.'))
}

function wordValue(words: string): number {
  if (words.toLowerCase() === 'a') return 1
  let total = 0
  let part = 0
  for (const word of words.toLowerCase().split(/[- ]/)) {
    const size = MULTIPLES[word]
    if (size === 100) part = Math.max(1, part) * 100
    else if (size !== undefined) {
      total += Math.max(1, part) * size
      part = 0
    } else part += WORDS[word] ?? 0
  }
  return total + part
}

/** 1.2 × 1,000,000 is 1,200,000, not 1,199,999.9999. */
const round = (value: number): number => Number(value.toPrecision(12))
