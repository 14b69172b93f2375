import type { Mark } from './words.ts'

type Comparison = 'gt' | 'gte' | 'lt' | 'lte' | 'equals'

/** A number in a message, with the comparison it stands for. */
export interface Amount extends Mark {
  value: number
  comparison: Comparison
  /** The upper end of a range such as `between 10 and 20` or `from 10 to 20`; `value` is the lower end. */
  upTo?: number
  currency?: string
}

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}
const CURRENCIES: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  dollars: 'USD',
  euros: 'EUR',
  pounds: 'GBP',
}

const AMOUNT =
  /(?<![\p{L}\p{N}.])(?<sign>[$€£])? ?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(?<scale>k|thousand|mn|mio|millions?|m|bn|billion|b))?(?: ?(?<currency>usd|eur|gbp|dollars|euros|pounds|€))?(?![\p{L}\p{N}])/giu

/** Tried in this order against the text right before a number. */
const BEFORE: [RegExp, Comparison][] = [
  [
    /(?:at least|no (?:less|fewer) than|not (?:less|fewer|under|below) (?:than)?|minimum(?: of)?|>=|≥|from)\s*$/i,
    'gte',
  ],
  [/(?:at most|no more than|not (?:more|over|above) (?:than)?|up to|maximum(?: of)?|<=|≤|until)\s*$/i, 'lte'],
  [/(?:over|above|more than|greater than|higher than|larger than|bigger than|exceed(?:s|ing)?|beyond|>)\s*$/i, 'gt'],
  [/(?:under|below|less than|fewer than|lower than|smaller than|<)\s*$/i, 'lt'],
  [/(?:exactly|equals?(?: to)?|==?)\s*$/i, 'equals'],
]
const AFTER: [RegExp, Comparison][] = [
  [/^\s*(?:or|and) (?:more|above|over|higher|greater|up)\b/i, 'gte'],
  [/^\s*\+/, 'gte'],
  [/^\s*or (?:less|below|under|lower|fewer)\b/i, 'lte'],
]
const RANGE = /(?:between|from)\s*$/i
const RANGE_JOIN = /^\s*(?:and|to|-|–)\s*$/i

/** The numbers of a message, except those in `taken`, which are part of something else. */
export function amountsIn(message: string, taken: readonly Mark[]): Amount[] {
  const found = [...message.matchAll(AMOUNT)].flatMap(match => {
    const { sign, digits = '', scale, currency } = match.groups ?? {}
    const start = match.index + (match[0].length - match[0].trimStart().length)
    const end = match.index + match[0].length
    if (taken.some(other => start < other.end && other.start < end)) return []
    const value = Number(digits.replaceAll(',', '')) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1)
    const unit = CURRENCIES[(sign ?? currency ?? '').toLowerCase()]
    return [{ start, end, value, ...(unit !== undefined && { currency: unit }) }]
  })
  const amounts: Amount[] = []
  for (let i = 0; i < found.length; i++) {
    const [amount, next] = [found[i], found[i + 1]]
    if (!amount) continue
    const before = message.slice(0, amount.start)
    const range = RANGE.exec(before)
    if (range && next && RANGE_JOIN.test(message.slice(amount.end, next.start))) {
      amounts.push({ ...amount, start: range.index, end: next.end, comparison: 'gte', upTo: next.value })
      i++
    } else amounts.push(compared(message, amount))
  }
  return amounts
}

function compared(message: string, amount: Omit<Amount, 'comparison'>): Amount {
  const [before, after] = [message.slice(0, amount.start), message.slice(amount.end)]
  for (const [pattern, comparison] of AFTER) {
    const match = pattern.exec(after)
    if (match) return { ...amount, end: amount.end + match[0].length, comparison }
  }
  for (const [pattern, comparison] of BEFORE) {
    const match = pattern.exec(before)
    if (match) return { ...amount, start: match.index, comparison }
  }
  return { ...amount, comparison: 'equals' }
}
