import type { Token } from '@keepsake/english/sentences'
import { STOP_WORDS } from '@keepsake/english/words'
import { findNumbers } from '../mentions/numbers.ts'
import { type Asked, NUMBER_WORDS } from './asked.ts'

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat)\\b'
const UNIT = '(?:second|minute|hour|day|night|week|weekend|fortnight|month|quarter|year|decade)s?'
const NUMBER = `(?:\\d[\\d.,]*|${NUMBER_WORDS.join('|')}|an?|several|few|couple of|half an?|many)`

/** A point in time, also a recurring one; not how long or how often. */
const POINT_IN_TIME = new RegExp(
  [
    String.raw`\b(?:19|20)\d\d\b`,
    String.raw`\b\d{1,2}[/.]\d{1,2}\b`,
    String.raw`\b(?:[01]?\d|2[0-4]):[0-5]\d\b|\b\d{1,2} ?[ap]\.?m\b|\bo'clock\b`,
    String.raw`\b(?:${MONTH})\b|\bMay\b(?! (?:be|not|have|also))|\b(?:in|on|by|since|until|from|of|early|late|mid) may\b`,
    String.raw`\b(?:${DAY})\b|\bweekends?\b|\bweekdays?\b`,
    String.raw`\b(?:today|tonight|tomorrow|yesterday|noon|midday|midnight|mornings?|afternoons?|evenings?|nightly|nowadays|now|easter|christmas|ramadan|new year)\b`,
    String.raw`\b(?:spring|summer|autumn|winter)\b`,
    String.raw`\b(?:this|next|last|past|coming|following|previous|every|each) (?:other )?${UNIT}\b`,
    String.raw`\b(?:end|beginning|start|middle|first half|second half) of\b`,
    String.raw`\b${NUMBER} ${UNIT} (?:ago|later|before|after|from now|earlier)\b|\bin ${NUMBER} ${UNIT}\b|\b(?:the )?\d{1,2}(?:st|nd|rd|th)\b`,
    String.raw`\b(?:at|until|till|before|after|from) (?:\d{1,2}|${NUMBER_WORDS.slice(1).join('|')})\b`,
    String.raw`\b(?:before|after|during|when|as soon as|once|while) (?!that\b|this\b|it\b|all\b)\p{L}`,
  ].join('|'),
  'iu',
)
const DURATION = new RegExp(
  [
    String.raw`\b(?:\d[\d.,]*|${NUMBER_WORDS.slice(1).join('|')}|several|few|couple of|many|half an?) ?(?:more )?(?:and a half )?-?${UNIT}\b`,
    String.raw`\b(?:for|in|within|takes?|took|lasts?|lasted|about|over|another) (?:an?|the (?:next|last|past)) ${UNIT}\b`,
    String.raw`\b(?:since|until|till|through) \S|\bfrom \S+ (?:to|until|till) \S`,
    String.raw`\b(?:all|the whole|half the) (?:day|night|week|month|year)\b|\bforever\b|\bpermanent`,
  ].join('|'),
  'i',
)
const LENGTH =
  /\d[\d.,]* ?(?:mm|cm|m|km|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|feet|foot|ft|inch(?:es)?|in|yards?)\b|\d ?['"″′]/i
const AGE =
  /\b(?:\d+|\p{L}+)[- ](?:years?|months?|weeks?|days?)[- ]old\b|\baged? \d|\bborn (?:in|on)\b|\bturn(?:s|ed|ing)? \d/iu
const OFTEN = new RegExp(
  String.raw`\b(?:once|twice|thrice|times|daily|weekly|monthly|yearly|annually|hourly|quarterly|always|never|rarely|seldom|often|regularly|sometimes)\b|\b(?:every|each|per|an?) (?:other |second |third |\d+ )?(?:${UNIT}|${DAY}|mornings?|evenings?|afternoons?)\b|\b(?:on|every) (?:${DAY}|weekends)`,
  'i',
)
const MONEY =
  /[$€£¥₹]|\b(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|francs?|quid|zloty|cents?|grand|k|free|nothing|crowns?|yen)\b|\d[km]\b/i
const PLACE =
  /\b(?:in|into|at|on|onto|near|next to|beside|besides|behind|under|below|beneath|above|over|between|to|from|by|opposite|around|inside|outside|within|across|along|among|through|towards?|against|via|with)\b|\b(?:here|there|home|abroad|upstairs|downstairs|outside|everywhere|remote(?:ly)?|online)\b/i
/** "On Tuesdays", "in March", "at noon": no place. */
const AT_A_TIME = new RegExp(
  String.raw`\b(?:in|on|at|by|from|to|over|between) (?:(?:the|early|late|mid|every|next|last|this) )*(?:${MONTH}|${DAY}|noon|midday|midnight|night|weekends?|weekdays?|mornings?|afternoons?|evenings?|spring|summer|autumn|winter|(?:19|20)\d\d|\d{1,2}(?::\d\d| ?[ap]\.?m|(?:st|nd|rd|th)?(?= (?:of )?(?:${MONTH})\b)))(?!\p{L})`,
  'giu',
)
const REASON =
  /\b(?:because|since|so|due|owing|caused?|causes|thanks to|reasons?|why|therefore|hence|in order to|otherwise|too|after)\b|\bas (?!an? |the |well|soon|long|of )|\bfor (?![\d$€£]|(?:an?|one|two|three|several|many|now|the (?:next|first|last)) )|;/iu
/** What comes before a way or a means. */
const MEANS = /^(?:by|with|without|through|via|using|per|in|on|over|as|like|because|after)$/
/** Before an article these are places. */
const OF_PLACE = /^(?:in|on|over)$/
const WAY_OF_GOING = /^(?:walk|cycle|bike|drive|ride|fly|run|swim|sail|row|hitchhike|commute|ski|skate)(?:s|d|ing)?$/
const PERSON_NOUN =
  /^(?:mother|father|mum|mom|dad|parents?|brother|sister|son|daughter|wife|husband|partner|boss|friend|girlfriend|boyfriend|uncle|aunt|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|colleague|neighbou?r|team|nurse|chef|cook|judge|guide|pilot|clerk|agent|coach|chief|guard|guest|boy|girl|man|woman|kids?|children|child|client|student|staff|crew|police|company|firm|agency|someone|nobody|architect|ceo|cto|cfo|coo|intern|lawyer|.{3,}(?:er|or|ist|ian|ant|ee|man|woman))s?$/
/** Nouns that end like those of persons. */
const NO_PERSON =
  /^(?:.*(?:ever|over|under|after|other|either|number|paper|letter|order|offer|water|weather|summer|winter|dinner|matter|quarter|floor|door|color|error|corner|center|computer|server|printer|monitor|motor|tractor|elevator|mirror|october|november|december|september|copier|scooter|counter|poster|drawer|tower|power|shower|helmet|restaurant|want|plant|grant|important|fee|coffee|committee|tree|free|three|week|meeting|sector|factor|elevator|container|trailer|charger|folder|border|paper|consider|remember|deliver|cover|discover|answer|enter|better|later|never|however|together|whether|per|her|list|exist|consist|assist|twist|resist))s?$/

export interface Source {
  text: string
  tokens: readonly Token[]
  /** Who says it, or whose memory it is: "I" is this person. */
  speaker: string | undefined
}

/** Whether a source has what a question asks for, apart from the question's own words. */
export function hasAsked(asked: Asked, source: Source, isAsked: (lower: string) => boolean): boolean {
  const { text, tokens } = source
  switch (asked.kind) {
    case 'person':
      return hasPerson(source, isAsked)
    case 'name':
      return hasName(source, isAsked)
    case 'when':
      return POINT_IN_TIME.test(text)
    case 'where':
      return PLACE.test(text.replaceAll(AT_A_TIME, ' ')) && tellsMore(tokens, isAsked)
    case 'money':
      return MONEY.test(text) && (/\d/.test(text) || /\b(?:hundred|thousand|million|free|nothing)\b/i.test(text))
    case 'count':
      return counts(asked, source, isAsked)
    case 'age':
      return (
        AGE.test(text) ||
        (/^\D*\d{1,3}\D*$/.test(text) && /\b(?:is|am|'m|’m|are) (?:now )?\d{1,3}\b(?! ?\p{L}{1,3}\b)/iu.test(text))
      )
    case 'duration':
      return DURATION.test(text) || LENGTH.test(text)
    case 'distance':
      return LENGTH.test(text) || DURATION.test(text)
    case 'amount':
      return numbersIn(text, tokens).length > 0
    case 'how often':
      return OFTEN.test(text)
    case 'manner':
      return hasMeans(tokens, isAsked)
    case 'reason':
      return REASON.test(text) && tellsMore(tokens, isAsked)
    case 'sort':
    case 'other':
      return tellsMore(tokens, isAsked)
    case 'yes or no':
      return true
  }
}

const bare = (lower: string): string => lower.replace(/['’]s?$/, '')

/** Whether it has an informative word or number that the question lacks. */
const tellsMore = (tokens: readonly Token[], isAsked: (lower: string) => boolean): boolean =>
  tokens.some(({ lower }) => (!STOP_WORDS.has(lower) || /^(?:not|no)$/.test(lower)) && !isAsked(bare(lower)))

/** Words between "by" and the means: "in three small steps". */
const BEFORE_MEANS = 4

/** "By post", "in instalments", "carefully"; not a time or a place that the question has. */
function hasMeans(tokens: readonly Token[], isAsked: (lower: string) => boolean): boolean {
  return tokens.some(({ lower }, at) => {
    if (
      /\p{L}{3,}ly$/u.test(lower) &&
      !isAsked(lower) &&
      !/^(?:only|early|daily|weekly|monthly|yearly|really|finally|family|july|italy|reply|supply|apply)$/.test(lower)
    )
      return true
    if (WAY_OF_GOING.test(lower) && !isAsked(lower)) return true
    if (!MEANS.test(lower)) return false
    if (OF_PLACE.test(lower) && /^(?:the|an?|my|our|his|her|their|this|that)$/.test(tokens[at + 1]?.lower ?? ''))
      return false
    const rest = tokens.slice(at + 1, at + 1 + BEFORE_MEANS)
    const end = rest.findIndex(token => token.before !== 'none' || MEANS.test(token.lower))
    const noun = (end < 0 ? rest : rest.slice(0, end)).find(token => !STOP_WORDS.has(token.lower))
    return noun !== undefined && !isAsked(bare(noun.lower)) && !/\d/.test(noun.lower) && !NO_NAME.test(noun.raw)
  })
}

const NO_NAME = new RegExp(`^(?:${MONTH}|may|${DAY}|i|ok|okay|english|german|french|spanish|european|american)$`, 'i')

export function hasPerson({ text, tokens, speaker }: Source, isAsked: (lower: string) => boolean): boolean {
  if (speaker !== undefined && /\b(?:i|i'm|i’m|i've|i’ve|i'll|we|we've|my|mine|our|me)\b/i.test(text)) return true
  return tokens.some(({ lower, raw, capital, start }, at) => {
    const word = bare(lower)
    if (isAsked(word) || STOP_WORDS.has(lower) || NO_NAME.test(raw)) return false
    if (PERSON_NOUN.test(word) && !NO_PERSON.test(word)) return true
    if (!capital || /^\p{Lu}+-?\d/u.test(raw)) return false
    // a word at the beginning is a name if a verb follows it or its surname
    return (
      start !== tokens[0]?.start ||
      /(?:s|ed)$|^(?:is|was|has|will|and|,)$/.test(tokens[at + 1]?.lower ?? '') ||
      tokens[at + 1]?.capital === true
    )
  })
}

/** Words between a thing and its name: "Eva is my partner", "my partner is called Eva". */
const NEAR = 4
/** What may stand between them. "She sings at the choir" does not say what the choir is called. */
const LINK =
  /^(?:is|was|are|were|am|called|named|name|names|of|my|our|your|his|her|their|its|the|a|an|new|old|whose|'s|mr|mrs|ms|dr)$/

/** A name next to what the question asks the name of, or after "called". */
function hasName({ tokens }: Source, isAsked: (lower: string) => boolean): boolean {
  return tokens.some(({ lower, raw, capital }, at) => {
    if (!capital || isAsked(bare(lower)) || STOP_WORDS.has(lower) || NO_NAME.test(raw)) return false
    if (/^(?:called|named|name|is)$/.test(tokens[at - 1]?.lower ?? '')) return true
    return tokens.some((other, n) => {
      if (n === at || Math.abs(n - at) > NEAR || !isAsked(bare(other.lower))) return false
      const between = tokens.slice(Math.min(n, at) + 1, Math.max(n, at))
      return between.every(token => LINK.test(token.lower) || token.capital)
    })
  })
}

/** Whether a word is one for people or companies: "customer", "pupils". */
export const namesSomebody = (word: string): boolean =>
  PERSON_NOUN.test(word) || /^(?:person|people|pupil|guest|vendor|firm|group|school|family|supplier)s?$/.test(word)

/** The tokens that are numbers, without those of dates and times. */
function numbersIn(text: string, tokens: readonly Token[]): number[] {
  const weak = new Set(findNumbers(text).flatMap(({ weak, start }) => (weak ? [start] : [])))
  const from = tokens[0]?.start ?? 0
  return tokens.flatMap(({ lower, start }, at) => {
    const isNumber = /^\p{N}[\p{N}.,]*$/u.test(lower)
      ? !weak.has(start - from)
      : NUMBER_WORDS.slice(1).includes(lower) ||
        /^(?:dozen|hundred|thousand|million|half|single|both|several|no|none|couple)$/.test(lower)
    return isNumber && !/^(?:19|20)\d\d$/.test(lower) ? [at] : []
  })
}

/** Words between a number and what it counts: "four new red keys". */
const BETWEEN = 3

const isMeasured = (text: string, start: number): boolean =>
  /[$€£¥₹]\s?$/.test(text.slice(0, start)) || /^[\d.,]+\s?(?:%|percent\b|[$€£¥₹])/i.test(text.slice(start))

function counts({ sort }: Asked, { text, tokens }: Source, isAsked: (lower: string) => boolean): boolean {
  const from = tokens[0]?.start ?? 0
  // a share, a price or a size counts nothing: "the price per seat rises by 8 %"
  const numbers = numbersIn(text, tokens).filter(at => !isMeasured(text, (tokens[at]?.start ?? 0) - from))
  if (numbers.length === 0) return false
  if (sort === undefined) return true
  return numbers.some(at => {
    const after = tokens.slice(at + 1, at + 2 + BETWEEN)
    // "how many people": 12 of them, or a number without another noun
    const noun = after.findIndex(({ lower }) => isAsked(bare(lower)))
    return (
      noun >= 0 ||
      after.length === 0 ||
      after[0]?.before === 'hard' ||
      tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => isAsked(bare(lower)))
    )
  })
}
