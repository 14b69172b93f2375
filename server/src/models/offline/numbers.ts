import type { NumberMention } from './mentions.ts'

const SIGNS: Record<string, string> = {
  $: 'USD', 'us$': 'USD', 'a$': 'AUD', 'c$': 'CAD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₽': 'RUB', '₩': 'KRW',
  usd: 'USD', eur: 'EUR', gbp: 'GBP', jpy: 'JPY', inr: 'INR', chf: 'CHF', cad: 'CAD', aud: 'AUD', sek: 'SEK', nok: 'NOK',
  dkk: 'DKK', pln: 'PLN', brl: 'BRL', cny: 'CNY', mxn: 'MXN', sgd: 'SGD', nzd: 'NZD', zar: 'ZAR', aed: 'AED',
  dollar: 'USD', dollars: 'USD', bucks: 'USD', euro: 'EUR', euros: 'EUR', pound: 'GBP', pounds: 'lb', quid: 'GBP',
  yen: 'JPY', rupees: 'INR', francs: 'CHF', reais: 'BRL', cents: 'cent',
} // biome-ignore format: a table reads best in rows

const UNITS: Record<string, string> = {
  '%': '%', percent: '%', pct: '%',
  kg: 'kg', kgs: 'kg', kilo: 'kg', kilos: 'kg', kilogram: 'kg', kilograms: 'kg', g: 'g', gram: 'g', grams: 'g', mg: 'mg',
  lb: 'lb', lbs: 'lb', oz: 'oz', ounces: 'oz', ton: 'ton', tons: 'ton', tonne: 'ton', tonnes: 'ton',
  km: 'km', kms: 'km', kilometer: 'km', kilometers: 'km', kilometre: 'km', kilometres: 'km', mi: 'mi', mile: 'mi',
  miles: 'mi', meter: 'm', meters: 'm', metre: 'm', metres: 'm', cm: 'cm', centimeters: 'cm', centimetres: 'cm', mm: 'mm',
  ft: 'ft', foot: 'ft', feet: 'ft', inch: 'in', inches: 'in', yd: 'yd', yards: 'yd',
  sqft: 'sqft', sqm: 'sqm', m2: 'sqm', 'm²': 'sqm', acres: 'acre', acre: 'acre', hectares: 'ha', ha: 'ha',
  ms: 'ms', sec: 'second', secs: 'second', second: 'second', seconds: 'second', min: 'minute', mins: 'minute',
  minute: 'minute', minutes: 'minute', h: 'hour', hr: 'hour', hrs: 'hour', hour: 'hour', hours: 'hour', day: 'day',
  days: 'day', night: 'night', nights: 'night', week: 'week', weeks: 'week', month: 'month', months: 'month', mo: 'month',
  year: 'year', years: 'year', yr: 'year', yrs: 'year', quarter: 'quarter', quarters: 'quarter',
  kb: 'KB', mb: 'MB', gb: 'GB', tb: 'TB', ml: 'ml', liter: 'l', liters: 'l', litre: 'l', litres: 'l', l: 'l',
  kwh: 'kWh', kw: 'kW', mph: 'mph', kcal: 'kcal', calories: 'kcal', bpm: 'bpm', '°c': 'C', '°f': 'F',
} // biome-ignore format: a table reads best in rows

/** How many of the second unit make one of the first; months have no fixed number of days, so they stand apart. */
const SCALES: Record<string, number>[] = [
  { kg: 1, g: 0.001, mg: 0.000001, lb: 0.45359237, oz: 0.028349523125, ton: 1000 },
  { m: 1, km: 1000, cm: 0.01, mm: 0.001, mi: 1609.344, ft: 0.3048, in: 0.0254, yd: 0.9144 },
  { second: 1, ms: 0.001, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { month: 1, quarter: 3, year: 12 },
  { sqm: 1, sqft: 0.09290304, acre: 4046.8564224, ha: 10_000 },
  { MB: 1, KB: 0.001, GB: 1000, TB: 1_000_000 },
  { l: 1, ml: 0.001 },
]

const MULTIPLES: Record<string, number> = {
  k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, mm: 1e6, mn: 1e6, mio: 1e6, mil: 1e6, million: 1e6, millions: 1e6, b: 1e9,
  bn: 1e9, billion: 1e9, hundred: 100, lakh: 1e5, crore: 1e7, dozen: 12, trillion: 1e12, tn: 1e12,
} // biome-ignore format: a table reads best in rows

const WORDS: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30,
  forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
} // biome-ignore format: a table reads best in rows

const MULTIPLE = 'k|m|mm|mn|mio|mil|millions?|b|bn|billion|trillion|tn|thousand|grand|hundred|lakh|crore|dozen'
const CURRENCY =
  'us\\$|a\\$|c\\$|[$€£¥₹₽₩]|(?:usd|eur|gbp|jpy|inr|chf|cad|aud|sek|nok|dkk|pln|brl|cny|mxn|sgd|nzd|zar|aed)\\b'
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const SMALL = `(?:${TENS})(?:[- ](?:${ONES}))?|${TEENS}|${ONES}|zero`
/** "twenty-five", "eight hundred ten thousand", "a dozen": at most six parts. */
const WORD = `(?:${SMALL})(?:(?: and)?[- ](?:hundred|thousand|million|${SMALL})\\b){0,6}|a(?= (?:dozen|hundred|thousand|million|billion)\\b)`
const DIGITS =
  "\\d{1,3}(?:[,' \u202f](?=\\d{3}(?!\\d))\\d{3}){1,5}(?:\\.\\d+)?|[1-9]\\d{0,2}(?:\\.\\d{3}){2,4}|\\d{1,15}(?:[.,]\\d{1,6})?"

/** sign, digits or words, multiple; every part is bounded, so that a match costs constant time. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,#_/-]|\\d:)(-)?(?:(${CURRENCY})\\s?)?(?:(${DIGITS})|\\b(${WORD})\\b)(?:[ -]?(${MULTIPLE})(?![\\p{L}\\d]))?\\+?`,
  'giu',
)
const AFTER = /^\s?-?\s?(%|°[cf]|[$€£¥₹]|(?:sq\.?|square)\s?(?:ft|feet|foot|m|met(?:er|re)s?)\b|[\p{L}²]+\d?)/iu

/** Reads the numbers of one sentence; offsets count within it. */
export function findNumbers(sentence: string): NumberMention[] {
  const found: NumberMention[] = []
  for (const match of sentence.matchAll(NUMBER)) {
    const [whole, minus, sign, digits, word, multiple] = match
    const start = match.index
    let end = start + whole.length
    const after = sentence.slice(end, end + 24)
    // 3rd, v2.1.4, 10:30, 12/05, A-12: parts of something else.
    if (/^(?:st|nd|rd|th)\b/i.test(after) || /^[:/]\d/.test(after) || /^\.\d/.test(after) || /^[\p{L}_]/u.test(after)) {
      if (
        !/^(?:km|kg|g|lbs?|cm|mm|m2|m²|sqft|sqm|gb|tb|mb|ms|hrs?|h|yrs?|yo|mins?|ft|ml|l|mg|usd|eur|gbp|x)\b/i.test(
          after,
        )
      )
        continue
    }
    const size = multiple === undefined ? 1 : (MULTIPLES[multiple.toLowerCase()] ?? 1)
    const next = AFTER.exec(after)
    const unit = (sign === undefined ? undefined : SIGNS[sign.toLowerCase()]) ?? unitOf(next?.[1])
    const money = unit !== undefined && isCurrency(unit)
    const plain = digits === undefined ? wordValue(word ?? '') : digitValue(digits, money)
    if (unit !== undefined && sign === undefined && next !== null) end += next[0].length
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
    })
  }
  return found
}

const trimPlus = (sentence: string, start: number, end: number): number =>
  end > start + 1 && sentence[end - 1] === '+' ? end - 1 : end

function digitValue(digits: string, money: boolean): number {
  const joined = digits.replace(/[' \u202f]/g, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joined)) return Number(joined.replaceAll(',', ''))
  // Dots between groups of three are thousands where an amount of money has nothing after them.
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

/** The short form of a unit or a currency as people write it, or undefined when the word is none. */
export function unitOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const plain = word.toLowerCase().trim()
  const area = /^(?:sq\.?|square)\s?(f|m)/.exec(plain)
  if (area !== null) return area[1] === 'f' ? 'sqft' : 'sqm'
  if (Object.hasOwn(SIGNS, plain)) return SIGNS[plain]
  return Object.hasOwn(UNITS, plain) ? UNITS[plain] : undefined
}

export const isCurrency = (unit: string): boolean => /^[A-Z]{3}$/.test(unit) && Object.values(SIGNS).includes(unit)

/** `value` in another unit, or undefined when the two do not measure the same. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value
  if (from === 'night' && to === 'day') return value
  const scale = SCALES.find(one => Object.hasOwn(one, from) && Object.hasOwn(one, to))
  const a = scale?.[from]
  const b = scale?.[to]
  return a === undefined || b === undefined ? undefined : Number(((value * a) / b).toFixed(2))
}

/** 1.2 × 1,000,000 is 1,200,000, not 1,199,999.9999. */
const round = (value: number): number => Number(value.toPrecision(12))
