import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import type { ScoredCandidate } from '../scoring/scored-candidate.ts'
import { LIKELY, PLAIN, pattern, sentenceAround } from './form.ts'

/** A form of words around a number, a date or an option that the other rules have read. */
interface Raising {
  asks(property: Compiled): boolean
  says: RegExp
  confidence: number
  /** Only if no other property of the call asks for the same. */
  isAlone?: boolean
}

const AMOUNT = '(?<value>[$€£]? ?\\d[\\d.,]*(?: ?(?:k|K|m|thousand|million))?)'
const ON_DATE = '(?<value>(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b|\\p{Lu}\\p{Ll}+ \\d{1,2}\\b|\\p{Lu}\\p{Ll}+day\\b)'

const nameOf = ({ definition }: Compiled): string =>
  [definition.name, ...(definition.aliases ?? [])].join(', ').toLowerCase()
const isNumber = ({ definition }: Compiled): boolean => definition.type === 'number'
const isDate = ({ definition }: Compiled): boolean => definition.type === 'date'
const asks =
  (isType: (property: Compiled) => boolean, words: RegExp) =>
  (property: Compiled): boolean =>
    isType(property) && words.test(nameOf(property))

const COSTS = /\b(?:cost|costs|price|fee|bill|amount paid)\b/
const RAISED: readonly Raising[] = [
  {
    asks: one =>
      isNumber(one) &&
      /\b(?:salary|pay|wage|earnings|income)\b/.test(nameOf(one)) &&
      !/\b(?:desired|expected|wanted|target|asking|previous|last|former)\b/.test(nameOf(one)),
    says: pattern(
      `\\b(?:{currently|now|presently} (?:on|at|earning|making|paid|gets)|{earns|earn|earning|makes} |(?:is|am|'m|she's|he's) (?:currently |now )?on )(?: ?about| ?around)? ?${AMOUNT}(?![\\d%]| ?(?:%|percent))`,
    ),
    confidence: PLAIN,
  },
  {
    asks: asks(isNumber, COSTS),
    says: pattern(
      `(?<![\\d.,])${AMOUNT} (?:(?:euros?|dollars|pounds) )?(?:in the end|in total|altogether|all in|all told)\\b`,
    ),
    confidence: LIKELY,
    isAlone: true,
  },
  {
    asks: asks(isNumber, /\b(?:credit|compensation|goodwill|refund|voucher)\b/),
    says: pattern(
      `\\b(?:put|credited|added|refunded|gave|given)\\b[^.;!?\\n]{0,20}? ${AMOUNT} (?:euros?|dollars|pounds|EUR|USD|GBP)?[^.;!?\\n]{0,12}?(?:(?:on|to|in|onto) (?:your|the|her|his|their|my|our) (?:account|card|balance)|(?:in |as )?(?:credit|compensation|a voucher))`,
    ),
    confidence: LIKELY,
  },
  {
    asks: one => isDate(one) && /\b(?:warrant|guarantee|cover|insur)/.test(nameOf(one)) && isEnd(one),
    says: pattern(
      '\\b{covered|under warranty|guaranteed|warranty|guarantee|insured}\\b[^.;!?\\n]{0,30}? (?:until|till|through|to|expires(?: on| in)?|ends(?: on| in)?) (?:the (?:end|start) of )?(?<value>\\p{Lu}\\p{Ll}+ \\d|\\d)',
    ),
    confidence: PLAIN,
  },
  {
    asks: one =>
      isDate(one) && isStart(one) && /\b(?:departure|outbound|leaves?|trip|travel|flight)\b/.test(nameOf(one)),
    says: pattern(`\\b{out|outbound|leaving|leaves|departing|departs}\\b[^.;!?\\n]{0,30}? on ${ON_DATE}`),
    confidence: PLAIN,
  },
  {
    asks: one => isDate(one) && /\breturn\b|\bback\b|\bhome\b/.test(nameOf(one)),
    says: pattern(`\\b{back|returning|returns|return|home}\\b[^.;!?\\n]{0,30}? on ${ON_DATE}`),
    confidence: PLAIN,
  },
  {
    asks: asks(isDate, /\bgo-?live\b|\blaunch/),
    says: pattern(`\\b(?:{go|goes|going|went} live|{launch|launches|launched})\\b[^.;!?\\n]{0,20}? on ${ON_DATE}`),
    confidence: PLAIN,
  },
]

const concepts = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(word => conceptOf(stem(word))))
const STARTS = concepts('start departure begin from check-in checkin move-in')
const ENDS = concepts('end return until check-out checkout finish move-out expiry')
const isStart = ({ main }: Compiled): boolean => [...main.keys()].some(word => STARTS.has(word))
const isEnd = ({ main }: Compiled): boolean => [...main.keys()].some(word => ENDS.has(word))

/** Raises what a form of words states plainly. */
export function raiseStated(content: string, candidates: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
  const properties = new Set(candidates.map(({ compiled }) => compiled))
  for (const { asks, says, confidence, isAlone } of RAISED) {
    const asking = [...properties].filter(asks)
    if (asking.length === 0 || (isAlone && asking.length > 1)) continue
    for (const { indices } of content.matchAll(says)) {
      const [start, end] = indices?.groups?.['value'] ?? [0, 0]
      if (CALLED_OFF.test(sentenceAround(content, start))) continue
      for (const one of asking) raise(content, candidates, { one, start, end, confidence })
    }
  }
  for (const one of properties)
    if (one.definition.type === 'options') {
      if (!raisePreferred(content, one, candidates)) leaveOpen(content, one, candidates)
    }
  for (const candidate of candidates)
    if (isMovedDay(content, candidate)) candidate.probability = Math.min(candidate.probability, LIKELY)
  return candidates
}

const CALLED_OFF = /\b(?:cancell?ed|called off|was the plan|had planned|fell through)\b/i

interface Place {
  one: Compiled
  start: number
  end: number
  confidence: number
}

/** Of the readings of what stands there the likeliest. A day without a year is ahead, unless the sentence is about the past. */
function raise(content: string, candidates: readonly ScoredCandidate[], { one, start, end, confidence }: Place): void {
  const there = candidates.filter(
    each => each.compiled === one && each.start < end && start < each.end && each.fallback !== true,
  )
  const best = there.toSorted((a, b) => b.probability - a.probability)[0]
  if (!best) return
  const isPast = /\b(?:was|were|went|had|did|ago)\b/.test(sentenceAround(content, start))
  const ahead =
    isDate(one) && !isPast ? there.toSorted((a, b) => String(b.value).localeCompare(String(a.value)))[0] : undefined
  const raised = ahead ?? best
  raised.probability = Math.max(raised.probability, confidence)
  for (const other of there) if (other !== raised) other.probability = Math.min(other.probability, 0.3)
}

const PREFERENCE = /\bprefer|\bwants? to be\b|\bwishes to be\b|\bcontact(?:ed)? (?:channel|method|by)\b|\bchannel\b/
const WANTED =
  /\b(?:only(?: \p{L}+){0,2}|prefers?(?: to)?(?: \p{L}+){0,3}|rather(?: \p{L}+){0,3}|best (?:by|via|on)|please (?:\p{L}+ ){0,2}(?:by|via|use))(?: by| via| an?)? $/iu
const UNWANTED = /\b(?:no(?: more)?|not?|never|n['’]t|stop|hates?|without|instead of|rather than)(?: \p{L}+){0,2} $/iu
const WANTED_AFTER = /^\p{L}*(?: messages?| calls?)?,? (?:only|please|is (?:best|better|fine)|works best)\b/u

/** "Do not ring me, write instead": which of the options is wanted. @returns whether it says so */
function raisePreferred(content: string, one: Compiled, candidates: readonly ScoredCandidate[]): boolean {
  const { name, description = '' } = one.definition
  if (!PREFERENCE.test(`${name} ${description}`.toLowerCase())) return false
  const own = candidates.filter(
    ({ compiled, start, end }) => compiled === one && !/\b(?:please|only)\b/i.test(content.slice(start, end)),
  )
  const before = (each: ScoredCandidate): string => content.slice(Math.max(0, each.start - 40), each.start)
  const isUnwanted = (each: ScoredCandidate): boolean =>
    UNWANTED.test(before(each)) && !/\bonly(?: \p{L}+){0,2} $/u.test(before(each))
  const wanted = own.filter(
    each => !isUnwanted(each) && (WANTED.test(before(each)) || WANTED_AFTER.test(content.slice(each.end))),
  )
  for (const each of own) if (isUnwanted(each)) each.probability = Math.min(each.probability, 0.3)
  if (new Set(wanted.map(({ value }) => value)).size !== 1) return false
  for (const each of wanted) each.probability = Math.max(each.probability, PLAIN)
  return true
}

const CHANGES =
  /\b(?:from|no longer|not|now|changed?|moved?|switched|instead|upgraded?|downgraded?|became|becomes|currently|still|earlier|before|actually|correction)\b|[:=]/i

/** "Turned down as a tenant, welcome as a subtenant": two options are said, and no word says which one holds. */
function leaveOpen(content: string, one: Compiled, candidates: readonly ScoredCandidate[]): void {
  const said = (one.definition.options ?? []).filter(option =>
    new RegExp(`(?<![\\p{L}\\d])${option.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(content),
  )
  const isSpread =
    said.length > 1 && !said.some(option => said.some(other => other !== option && other.includes(option)))
  if (!isSpread || CHANGES.test(content)) return
  for (const each of candidates) if (each.compiled === one) each.probability = Math.min(each.probability, LIKELY)
}

/** "Now starts on the 5th": of which month depends on what it was before. */
const isMovedDay = (content: string, { compiled, start, end }: ScoredCandidate): boolean =>
  isDate(compiled) &&
  /^(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)(?: at [\d:.]+)?$/.test(content.slice(start, end)) &&
  /\b(?:now|moved?|changed?|instead|earlier|later|postponed|rescheduled|extended)\b/.test(
    sentenceAround(content, start),
  )
