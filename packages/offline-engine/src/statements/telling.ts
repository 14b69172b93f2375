import { sentenceEnd } from '@keepsake/english/sentences'
import { eventsIn, isGeneral, isPassing, lastsBy, PLAIN, RELATIVE, weightOf } from './lasting.ts'

/** A sentence of a text, or a part of a long one, with its place in UTF-16 code units. */
export interface Told {
  start: number
  end: number
  text: string
  /** How much it tells of what lasts: 0 if it only asks, greets, thanks or reacts, about 1 for an allergy or an address. */
  weight: number
  /** A question. */
  asks?: true
  /** The line of a mail that says who wrote it. */
  sender?: true
  /** It speaks of somebody or something that the sentence before it names. */
  leans?: true
  /** It tells of nobody, as advice does. */
  general?: true
  /** It is about what is over soon. */
  passing?: true
  /** What it says has happened to somebody, in equal words for all sentences that say so. */
  events?: string[]
}

/** In characters. A longer sentence is read in clauses. */
const MAX_SENTENCE = 240
/** In characters. What is shorter is no clause of its own. */
const MIN_CLAUSE = 60
/** In characters: of sentences that are shown together, and of a text of which each sentence needs the others. */
const TOGETHER = 120
const SHORT_TEXT = 300
/** In words. What is shorter is a heading of the sentence after it, as in "Bathroom. No shower.". */
const HEADING = 2

const ASKS = /[?？؟]["'”’)\]\s]*$/u
/** What sentences open with and tell nothing by it. */
const OPENS =
  /^[^\p{L}\p{N}]*(?:(?:and|but|so|oh|ah|well|haha|hehe|hah?|hey|hi|hello|dear|yeah|yes|yep|yup|no|nope|wow|whoa|woah|woohoo|aww+|ooh|omg|oof|ouch|ok|okay|sure|totally|definitely|exactly|right|cool|nice|shure|thanks(?=[ ,!.]+\p{L}+[,!.]|[,!.])|thank you(?=[,!.]))\b(?:[,!]? (?:there|everyone|everybody|all|a (?:lot|bunch|ton)|so much|again|\p{L}+(?=[,!.])))?[,!.…\s-]*)+/iu
const GOOD =
  '(?:so |really |very |super |pretty |such |just |all |a |an |the |totally |absolutely |quite |too |actually |truly )*(?:great|good|cool|nice|awesome|amazing|wonderful|lovely|perfect|sweet|fantastic|beautiful|brilliant|incredible|inspiring|impressive|fun|funny|true|tough|hard|sad|terrible|awful|right|fine|exciting|neat|interesting|crazy|adorable|cute|helpful|important|hurts?|sucks|rough|wild|worth)'
/** Reactions to what somebody else said: they tell nothing by themselves. */
const REACTS = new RegExp(
  `^(?:$|${GOOD}\\b[^,;]{0,40}(?:, \\p{L}+)?$|(?:that|this|it|these|those|everything|he|she|they)(?:['’]s|['’]re| is| was| are| were| sounds?| looks?| must(?: have been)?(?: be)?| can be| would be| will be|['’]ll be|['’]d be)? ?${GOOD}\\b|you(?:['’](?:re|ve|ll|d|r)| (?:are|have|will|should|can|did|must|always|look|sound|got this|rock))\\b|i(?:['’]m| am) (?:so |really |very |just |always )?(?:glad|happy (?:for|to hear)|proud of you|(?:so )?sorry|here for|sure|thrilled for|impressed)|i get (?:it|that)|i (?:totally |completely |really |100% )?(?:couldn['’]t )?(?:agree|understand|hear you|see|hope|bet|love that|appreciate|(?:definitely |certainly )?will(?=$|[,!.]))\\b|i(?:['’]ll| will) (?:try|keep (?:you|that|this|it)|let you|remember|do my best|note|make a note)|sorry|glad|so happy|happy to|hope|can['’]?t wait|let me know|let['’]s|congrat\\w*|cheers|good luck|(?:no )?(?:worries|problem)|of course|same here|me too|for sure|take care|see (?:you|ya)|talk (?:soon|to you)|bye|good (?:morning|night|evening|afternoon)|well done|way to go|good for|keep|(?:i |we )?(?:totally |completely |couldn['’]t )?agreed?(?=$|[,!.]| (?:with|that|more))|nice (?:one|job|work)|(?:(?:so )?much|a lot|lots|a bunch)(?:['’]s)? (?:has )?(?:been )?(?:happened|changed|going on)|don['’]t (?:be|let (?:it|this|that|anything|any|the \\w+|them|life|fear|setbacks?)|lose|stop|worry|quit|forget)|love (?:that|this|the|how|it|your|those|these|you)\\b|gorgeous|stunning|have faith|believe in|stay (?:strong|positive|true|focused|tuned)|we(?:['’]ve)? got this|we can (?:do|tackle|make)|you(?:['’]ve)? got|go for it|(?:remember,? )?(?:just )?do it(?=$|[,!.])|i['’]d love to (?:see|hear|check|know|join)|i won['’]t let|couldn['’]t have|(?:i['’]m )?(?:always |right |100% )?behind you|don['’]t give up|never give up|kudos|hang in|have (?:fun|a (?:great|good|nice))|enjoy|sounds?|looks?|what an?|how (?:cool|nice|sweet|great|lovely|exciting|cute)|(?:really )?appreciate|long time no|great to (?:chat|hear|see)|it(?:['’]s| is) (?:great|good) to|thanks?|deal|works|noted|got it|will do|understood|kind regards|best(?: wishes| regards)?|regards|closed|speaking of|you(?:r|['’]r)?)\\b`,
  'iu',
)
/** In characters. */
const LONG_REACTION = 90
const SHORT_REACTION = 35
/** The weight from which words tell what lasts. */
const LASTS = 0.7
/** The head of a mail. Who wrote it is read apart. */
const HEADER = /^(?:to|cc|subject|betreff|an|signed)\s*[:,]/iu
const SENDER = /^(?:from|von|de|van)\s*:/iu
/** The weight of a question that names a number: it states something too. */
const ASKED = 0.15
/** In words. A shorter answer is understood with its question. */
const BRIEF = 9
/** In words. What somebody says of themselves in so many is understood without the question. */
const ALONE = 5
/** What an answer has of the weight of its question and itself. */
const ANSWERED = 0.9
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu
const ENDS_ELSEWHERE = /[。！？؟]/u

/**
 * What each sentence of a text tells. A sentence without a word that a rule knows, as of another language, is between what lasts
 * and small talk. Reads up to `most` characters.
 */
export function toldIn(text: string, most: number): Told[] {
  const read = text.slice(0, most)
  const isLetter = read.includes('\n')
  const units = withHeadings(read, [...sentencesIn(read)])
  const told = units.flatMap(({ start, end }) => {
    const whole = weighed(read, start, end)
    if (end - start <= MAX_SENTENCE || whole.weight === 0) return [whole]
    return clausesIn(read, start, end).map(clause => weighed(read, clause.start, clause.end))
  })
  const joined = read.length <= SHORT_TEXT ? together(read, told) : told
  const last = joined.at(-1)
  // the name under a letter
  if (last && isLetter && read[last.start - 1] === '\n' && wordsIn(last.text) <= 3 && !/[\d.]$/.test(last.text))
    last.weight = 0
  return joined
}

/** So much less tells what is said before the news, as in "It has been so busy here. We moved." */
const IDLE = 0.3
const GREETED =
  /^(?:hey|hi|hello|hiya|things|life|it['’]s been|so much|lots?|a lot|i haven['’]t (?:talked|seen|heard)|(?:been|super) )\b/i

/** Joins short sentences next to each other: each says what the other is about. */
function together(text: string, told: readonly Told[]): Told[] {
  const joined: Told[] = []
  for (const each of told) {
    const before = joined.at(-1)
    const canJoin =
      before &&
      Math.min(before.weight, each.weight) >= PLAIN &&
      !before.asks &&
      !each.asks &&
      (each.leans || each.weight - before.weight < IDLE || !GREETED.test(before.text)) &&
      each.end - before.start <= TOGETHER
    if (canJoin && !text.slice(before.end, each.start).includes('\n')) {
      const weight = Math.max(before.weight, each.weight)
      const { general: _, passing: __, ...first } = before
      const events = [...(before.events ?? []), ...(each.events ?? [])]
      joined[joined.length - 1] = {
        ...first,
        end: each.end,
        text: text.slice(before.start, each.end),
        weight,
        ...(before.general && each.general && { general: true as const }),
        ...(before.passing && each.passing && { passing: true as const }),
        ...(events.length > 0 && { events }),
      }
    } else joined.push(each)
  }
  return joined
}

interface Range {
  start: number
  end: number
}

function* sentencesIn(text: string): Generator<Range> {
  let at = 0
  while (at < text.length) {
    const space = text.slice(at, at + 1)
    if (/\s/u.test(space)) {
      at += 1
      continue
    }
    const end = Math.max(sentenceEnd(text, at), at + 1)
    let from = at
    for (const { index } of text.slice(at, end).matchAll(new RegExp(ENDS_ELSEWHERE, 'gu'))) {
      yield { start: from, end: at + index + 1 }
      from = at + index + 1
    }
    if (text.slice(from, end).trim() !== '') yield { start: from, end }
    at = end
  }
}

/** Joins the mark of a list item or a heading to what follows it on its line. */
function withHeadings(text: string, sentences: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const isOneLine = before && !text.slice(before.end, sentence.start).includes('\n')
    if (isOneLine && isOpen(text.slice(before.start, before.end))) before.end = sentence.end
    else if (isOneLine && isHeading(text, before) && !ASKS.test(text.slice(sentence.start, sentence.end)))
      before.end = sentence.end
    else joined.push({ ...sentence })
  }
  return joined
}

/** Whether a bracket is open at the end, as after "(year 7?". */
const isOpen = (sentence: string): boolean => sentence.lastIndexOf('(') > sentence.lastIndexOf(')')

function isHeading(text: string, { start, end }: Range): boolean {
  const heading = text.slice(start, end)
  if (/^\d{1,2}[.)]$/.test(heading)) return true
  if (/[!?！？。؟]\W*$/u.test(heading)) return false
  return wordsIn(heading) <= HEADING && !reacts(heading)
}

/** The clauses of a long sentence, each long enough to stand alone. */
function clausesIn(text: string, start: number, end: number): Range[] {
  const clauses: Range[] = []
  let from = start
  const marks = [...text.slice(start, end).matchAll(/[;,:–—、，](?=\s|\p{Lo})|\s[-–—]\s/gu)].map(
    ({ 0: mark, index }) => start + index + mark.length,
  )
  for (const at of [...marks, end]) {
    if (at !== end && (at - from < MIN_CLAUSE || end - at < MIN_CLAUSE)) continue
    for (let part = from; part < at; ) {
      const to = at - part <= MAX_SENTENCE ? at : wordEnd(text, part, part + MAX_SENTENCE)
      clauses.push({ start: part, end: to })
      part = to
    }
    from = at
  }
  return clauses
}

function wordEnd(text: string, start: number, limit: number): number {
  const space = text.lastIndexOf(' ', limit)
  if (space > start + MIN_CLAUSE) return space
  return /[\uDC00-\uDFFF]/.test(text.charAt(limit)) ? limit + 1 : limit
}

function weighed(content: string, start: number, end: number): Told {
  const raw = content.slice(start, end)
  const from = start + raw.length - raw.trimStart().length
  const text = raw.trim()
  const told = { start: from, end: from + text.length, text }
  if (!/[\p{L}\p{N}]/u.test(text) || HEADER.test(text)) return { ...told, weight: 0 }
  if (SENDER.test(text)) return { ...told, weight: 0, sender: true }
  if (ASKS.test(text)) return { ...told, weight: /\d/.test(text) ? ASKED : 0, asks: true }
  if (reacts(text)) return { ...told, weight: 0 }
  const lasts = lastsBy(text)
  const events = eventsIn(text, lasts)
  return {
    ...told,
    weight: weightOf(text),
    ...(leans(text) && { leans: true as const }),
    ...(lasts < LASTS && isGeneral(text) && { general: true as const }),
    ...(isPassing(text, lasts) && { passing: true as const }),
    ...(events.length > 0 && { events }),
  }
}

/** "He can do Friday." */
const LEANS =
  /^(?:(?:and|but|so|then|also|or|otherwise|instead|plus),? )*(?:he|she|they|it|this|that|these|those|his|her|their|its|both|neither|one of them|the (?:first|second|other|former|latter)|there)\b(?! (?:is|are|was|were|['’]s) an? )/i

/** "Please no eggs for her." */
const OF_WHOM = /\b(?:he|she|him|her|hers)\b/i
/** Somebody or something that a sentence names. */
const NAMES =
  /(?<=[\p{Ll}\d][,;:]? )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\p{Lu}\p{Ll}+|^(?!(?:And|But|So|Then|Also|Or|Please|Until|He|She|It|They|This|That)\b)\p{Lu}\p{Ll}+['’]s\b/u
const SOMEBODY = new RegExp(
  `\\b(?:${RELATIVE}|doctor|friend|boss|colleague|teacher|neighbou?r|man|woman|boy|girl|guy|lady)s?\\b|^(?!(?:No|Please|Any|All|Some|Only|Just|Never|Always|Then|And|But)\\b)\\p{Lu}\\p{Ll}+ (?:\\p{Lu}|\\p{Ll}+s\\b|is\\b|has\\b)`,
  'u',
)

const leans = (sentence: string): boolean =>
  !NAMES.test(sentence) && (LEANS.test(sentence) || (OF_WHOM.test(sentence) && !SOMEBODY.test(sentence)))

/** "Hey Mel!" */
const CALLS = /^(?:hey|hi|hello|dear|hiya|yay|woohoo|thanks|congrats|wow|woah|whoa) \p{L}+$/iu

function reacts(sentence: string): boolean {
  const bare = sentence.replace(/^[^\p{L}\p{N}]+|[\s.!…:)('"”’]+$/gu, '').trim()
  const rest = bare.replace(OPENS, '').trim()
  return rest === '' || CALLS.test(bare) || isReaction(rest) || isReaction(bare)
}

function isReaction(rest: string): boolean {
  return REACTS.test(rest) && rest.length <= LONG_REACTION && !/\d(?!0{0,2}%)/.test(rest) && isIdle(rest)
}

/** A formula, or a reaction that has no word of what lasts. "You're allergic to nuts." has one. */
const isIdle = (rest: string): boolean =>
  lastsBy(rest) < LASTS || (rest.length <= SHORT_REACTION && !/^you/i.test(rest))

const wordsIn = (text: string): number => text.match(WORDS)?.length ?? 0

/** The question that a brief answer cannot be understood without, with what both together weigh. */
export function askedBefore(
  before: readonly Told[],
  answer: readonly Told[],
): { text: string; weight: number } | undefined {
  const [asked, first] = [before.at(-1), answer.find(({ weight }) => weight > 0)]
  if (!asked?.asks || !first || first.asks || wordsIn(first.text) > BRIEF || standsAlone(first)) return undefined
  return { text: asked.text, weight: ANSWERED * weightOf(`${asked.text} ${first.text}`) }
}

/** "I started rowing last year." */
const standsAlone = ({ text, leans }: Told): boolean =>
  !leans && wordsIn(text) >= ALONE && /^(?:\p{L}+, )?(?:i|we|my|our)\b/iu.test(text)
