import type { Dictionary } from '@keepsake/english/dictionary'
import type { Token } from '@keepsake/english/sentences'
import { STOP_WORDS } from '@keepsake/english/words'
import type { NameMention } from './mentions.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const TITLES = set(
  'mr mrs ms miss dr prof professor sir dame rev judge captain sergeant nurse coach uncle aunt madam lord lady',
)
const ORGANIZATION_ENDS = set(
  `inc ltd llc llp plc corp corporation co gmbh ag sa sarl bv ab oy srl pty kg company group holdings holding bank university
   college school academy institute hospital clinic labs lab laboratories technologies technology tech systems solutions
   software partners logistics health healthcare pharma pharmaceuticals capital ventures studio studios foundation agency
   consulting consultants foods motors airlines airways media energy networks network industries enterprises services
   insurance associates works robotics dynamics analytics interactive digital telecom electronics freight shipping retail
   brewery bakery coffee hotel hotels resort restaurant museum council ministry department association society union club
   church trust fund financial finance securities investments realty properties construction engineering manufacturing
   instruments materials chemicals mining aerospace automotive biotech therapeutics diagnostics medical games entertainment
   publishing press records security cloud data commerce stores markets market supplies supply farms dairy bikes cycles outfitters`,
)
const PLACE_ENDS = set(
  `city county province state island islands valley beach hills heights bay river lake mountains street road avenue lane
   drive boulevard square plaza park district airport station village town`,
)
const PLACE_CUES = set('in near around to from of across throughout outside')
const JOINERS = set('of the and de da del der van von la le di du bin al & for')
/** "Bram de Wit" is a person. */
const PARTICLES = /^(?:de|van|der|von|da|bin|di|du)$/
const NOT_NAMES = set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
   october november december mon tue tues wed thu thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec hi hello hey
   dear thanks thank regards best cheers ok okay yes no please note re fwd fw ps pm am asap fyi eod eow ceo cto cfo coo cmo vp
   svp evp hr it ui ux api crm erp saas b2b b2c usa-based id q1 q2 q3 q4 usd eur gbp pto kpi roi pdf sql url faq
   one two three four five six seven eight nine ten eleven twelve mom dad mum god internet english spanish french german italian portuguese chinese japanese arabic hindi dutch russian korean`,
)

const first = (word: string, dictionary: Dictionary): boolean =>
  dictionary.is(word, 'FirstName', 'MaleName', 'FemaleName')
const last = (word: string, dictionary: Dictionary): boolean => dictionary.is(word, 'LastName')
const place = (word: string, dictionary: Dictionary): boolean =>
  dictionary.is(word, 'City', 'Country', 'Region', 'Place')

/**
 * Finds the names of one sentence by capitals, titles, suffixes and word lists. Offsets are those of the complete text.
 */
export function findNames(content: string, tokens: readonly Token[], dictionary: Dictionary): NameMention[] {
  const found: NameMention[] = []
  let at = 0
  while (at < tokens.length) {
    const run = capitalRun(tokens, at, dictionary)
    if (run > at) {
      const mention = classify(content, tokens, at, run, dictionary)
      if (mention !== undefined) found.push(mention)
      at = run
      continue
    }
    const listed = listedLowercase(tokens, at, dictionary)
    if (listed !== undefined) found.push(listed.mention)
    at = listed?.next ?? at + 1
  }
  return found
}

/** The end of the run of capitalised words that begins at `at`, or `at`. */
function capitalRun(tokens: readonly Token[], at: number, dictionary: Dictionary): number {
  const start = tokens[at]
  if (start === undefined || !isNameWord(start, at === 0 || start.before === 'hard', tokens[at + 1], dictionary))
    return at
  let end = at + 1
  while (end < tokens.length && end - at < 7) {
    const token = tokens[end]
    if (token === undefined) break
    const abbreviation =
      token.before === 'hard' &&
      end - at <= 2 &&
      (TITLES.has(tokens[end - 1]?.lower ?? '') || tokens[end - 1]?.raw.length === 1)
    if (token.before !== 'none' && !abbreviation) break
    const numbered =
      /^\d{1,5}$/.test(token.raw) &&
      /^[\p{Lu}][\p{L}]*$/u.test(tokens[end - 1]?.raw ?? '') &&
      tokens[end - 1]?.capital === true
    if ((token.capital && !NOT_NAMES.has(token.lower)) || numbered) {
      end += 1
    } else if (
      JOINERS.has(token.lower) &&
      tokens[end + 1]?.capital === true &&
      tokens[end + 1]?.before === 'none' &&
      joins(tokens, at, end, dictionary)
    ) {
      end += 2
    } else break
    if (/['’]s$/.test(tokens[end - 1]?.raw ?? '')) break
  }
  return end
}

/** "University of Porto" and "Ludwig van der Berg" are one name; "Ana and Tom" are two. */
function joins(tokens: readonly Token[], at: number, joiner: number, dictionary: Dictionary): boolean {
  const word = tokens[joiner]?.lower ?? ''
  if (word === '&') return true
  if (word === 'and' || word === 'for' || word === 'the') {
    return ORGANIZATION_ENDS.has(tokens[joiner + 1]?.lower ?? '') && !first(tokens[at]?.lower ?? '', dictionary)
  }
  if (word === 'of')
    return ORGANIZATION_ENDS.has(tokens[joiner - 1]?.lower ?? '') || tokens[joiner - 1]?.lower === 'bank'
  return true
}

function isNameWord(token: Token, opensSentence: boolean, next: Token | undefined, dictionary: Dictionary): boolean {
  if (!token.capital || token.raw.length < 2 || NOT_NAMES.has(token.lower)) return false
  if (STOP_WORDS.has(token.lower)) return false
  if (!opensSentence || TITLES.has(token.lower)) return true
  const bare = token.lower.replace(/'s$/, '')
  if (
    first(bare, dictionary) ||
    last(bare, dictionary) ||
    place(bare, dictionary) ||
    dictionary.is(bare, 'Organization')
  )
    return true
  if (dictionary.isCommon(bare))
    return next?.capital === true && next.before === 'none' && ORGANIZATION_ENDS.has(next.lower)
  return !/(?:ing|ed|ly)$/.test(bare)
}

const countryOf = (phrase: string, dictionary: Dictionary): { country?: boolean } =>
  dictionary.is(phrase, 'Country') ? { country: true } : dictionary.is(phrase, 'City') ? { country: false } : {}

const joint = (content: string, before: Token | undefined, token: Token): string =>
  before === undefined ? '' : content.slice(before.end, token.start)

function classify(
  content: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  dictionary: Dictionary,
): NameMention | undefined {
  const run = tokens.slice(from, to)
  const head = run[0]
  const tail = run.at(-1)
  if (head === undefined || tail === undefined) return undefined
  const titled = TITLES.has(head.lower) && run.length > 1
  const words = run.map(token => token.lower.replace(/'s$/, ''))
  const phrase = words.join(' ')
  const endWord = words.at(-1) ?? ''
  const before = tokens[from - 1]
  const cue = before === undefined || head.before !== 'none' ? '' : before.lower

  let person = 0
  let organization = 0
  let where = 0
  if (dictionary.is(phrase, 'Organization')) organization = 0.9
  if (place(phrase, dictionary)) where = 0.9
  if (dictionary.is(phrase, 'Person') || titled) person = 0.95
  const lead = words[titled ? 1 : 0] ?? ''
  if (first(lead, dictionary)) person = Math.max(person, run.length > 1 ? 0.9 : 0.75)
  else if (run.length > 1 && run.length <= 3 && last(endWord, dictionary)) person = Math.max(person, 0.75)
  if (run.length > 1 && ORGANIZATION_ENDS.has(endWord)) {
    organization = 0.95
    person *= 0.3
  } else if (run.length > 2 && words.includes('of') && ORGANIZATION_ENDS.has(lead)) {
    organization = 0.95
    person *= 0.3
  }
  if (run.some((token, at) => at > 0 && /^\s*&\s*$/.test(joint(content, run[at - 1], token)))) {
    organization = 0.9
    person *= 0.3
  }
  if (run.length > 1 && PLACE_ENDS.has(endWord)) where = Math.max(where, 0.7)
  if (person === 0 && organization === 0 && where === 0) {
    const plain = words.every(word => /^\p{L}[\p{L}'’-]*$/u.test(word))
    const common = words.some(word => dictionary.isCommon(word))
    person =
      plain && run.length >= 2 && run.length <= 3 && !common ? 0.55 : plain && run.length === 1 && !common ? 0.35 : 0.1
    if (run.some((token, at) => at > 0 && PARTICLES.test(token.raw))) person = 0.8
    organization = 0.45
    where = plain && PLACE_CUES.has(cue) ? 0.45 : 0.15
  }
  if (/^(?:at|with|for|from|joined|join|via|called|named|client|vendor|company)$/.test(cue))
    organization = Math.min(1, organization + 0.15)
  if (cue === 'in' || cue === 'near') where = Math.min(1, where + 0.2)
  const possessive = /['’]s$/.exec(tail.raw)
  const end = possessive === null || run.length > 3 ? tail.end : tail.end - 2
  const named = titled ? (run[1] ?? head) : head
  return {
    kind: 'name',
    start: named.start,
    end,
    person,
    organization,
    place: where,
    ...(titled ? { titled } : {}),
    ...countryOf(phrase, dictionary),
  }
}

/** Chat is often written without capitals: "priya sharma" and "berlin" are still names if the lists have them. */
function listedLowercase(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary,
): { mention: NameMention; next: number } | undefined {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token === undefined || token.capital || token.lower.length < 3 || !dictionary.opensName(token.lower))
    return undefined
  const pair = next === undefined || next.before !== 'none' ? '' : `${token.lower} ${next.lower}`
  const common = dictionary.isCommon(token.lower)
  if (next !== undefined && pair !== '') {
    if (dictionary.is(pair, 'City', 'Country', 'Region')) {
      return {
        mention: { kind: 'name', start: token.start, end: next.end, person: 0, organization: 0, place: 0.85 },
        next: at + 2,
      }
    }
    if (!common && first(token.lower, dictionary) && last(next.lower, dictionary)) {
      return {
        mention: { kind: 'name', start: token.start, end: next.end, person: 0.8, organization: 0, place: 0 },
        next: at + 2,
      }
    }
  }
  if (common || STOP_WORDS.has(token.lower)) return undefined
  const score = (kind: boolean): number => (kind ? 0.6 : 0)
  const person = score(first(token.lower, dictionary))
  const organization = score(dictionary.is(token.lower, 'Organization'))
  const where = score(dictionary.is(token.lower, 'City', 'Country'))
  if (person + organization + where === 0) return undefined
  return {
    mention: { kind: 'name', start: token.start, end: token.end, person, organization, place: where },
    next: at + 1,
  }
}
