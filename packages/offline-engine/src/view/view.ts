import { type Chunk, chunksOf } from '@keepsake/english/chunks'
import { conceptOf } from '@keepsake/english/concepts'
import type { Direction } from '@keepsake/english/dates/calendar'
import type { DateMention } from '@keepsake/english/dates/date-mention'
import type { DateFinder } from '@keepsake/english/dates/sentence-dates'
import type { Dictionary } from '@keepsake/english/dictionary'
import type { Sentence, Token } from '@keepsake/english/sentences'
import type { LinkFinder } from '../mentions/links.ts'
import { type LinkMention, type NameMention, type NumberMention, overlaps } from '../mentions/mentions.ts'
import { findNames } from '../mentions/names.ts'
import { findNumbers } from '../mentions/numbers.ts'
import { type RoleSpan, rolesIn } from '../mentions/roles.ts'
import type { Compiled } from '../property/definition.ts'
import { type Label, labelOf } from './labels.ts'
import type { Meaning, Sense } from './meaning.ts'
import { type PropertyMentions, propertyMentions } from './property-mentions.ts'

/** The recognisers loaded for this call; those that no definition needs are absent. */
export interface Recognisers {
  links?: LinkFinder
  dates?: DateFinder
  dictionary?: Dictionary
  meaning: Meaning
}

/** A question, or a heading, that the sentences after it may answer. */
export interface Question {
  tokens: readonly Token[]
  concepts: ReadonlySet<string>
  sense: () => Sense
}

/** A sentence with the results of the recognisers. Offsets are those of the complete text. */
export interface View extends Sentence {
  content: string
  /** The concept of each token. */
  concepts: readonly string[]
  links: readonly LinkMention[]
  numbers: readonly NumberMention[]
  dates: readonly DateMention[]
  names: readonly NameMention[]
  label: Label | undefined
  /** The job titles in it, computed on first use. */
  roles: () => readonly RoleSpan[]
  /** Its noun phrases and clauses, computed on first use. */
  chunks: () => readonly Chunk[]
  /** The similarity in meaning of its words to the properties, computed on first use. */
  sense: () => Sense
  /** Where it mentions a property, computed on first use. */
  mentionsOf: (compiled: Compiled) => PropertyMentions
  /** The question just before, which this sentence may answer. */
  asked: Question | undefined
  /** How surely this sentence answers it, 0 to 1. */
  answering: number
}

/** A sentence with more is a table of figures, not a statement; scoring them all would take quadratic time. */
const MAX_MENTIONS = 40
/** "replaced three years ago" is a day, and an age. */
const LASTING = /^(?:hour|day|week|month|year)$/
const PAST =
  /\b(?:was|were|did|had|ago|last|since|signed|joined|started|bought|born|met|founded|called|visited|ended|left|ordered|purchased|charged|happened|delivered|reported|came|arrived|went|took|began|noticed|broke|hit|stole|fell|saw|got|made|said|told|sent|paid|wrote|gave|found|felt|drove|burst|caught|(?:i|we|he|she|they|it|somebody|someone|who) \w{2,12}(?<!e)ed)\b/i
const FUTURE =
  /\b(?:will|going to|by|due|until|before|deadline|next|plans?|wants?|needs?|expects?|target|upcoming|renews?|expires?|scheduled|booked|let's|'ll|looking)\b/i

export function viewOf(
  content: string,
  sentence: Sentence,
  reference: Date,
  tools: Recognisers,
  compiled: readonly Compiled[],
  asked: View | undefined,
  answering: number,
): View {
  const text = content.slice(sentence.start, sentence.end)
  const place = <T extends { start: number; end: number }>(mention: T): T => ({
    ...mention,
    start: mention.start + sentence.start,
    end: mention.end + sentence.start,
  })
  const found = tools.links?.(text) ?? []
  const dates = tools.dates?.(text, reference, () => directionOf(text)) ?? []
  const links = found.filter(link => link.kind !== 'phone' || dates.every(date => !overlaps(date, link)))
  const taken = [...links, ...dates]
  const numbers = /\d|\p{L}{3}/u.test(text)
    ? findNumbers(text).filter(
        one =>
          taken.every(other => !overlaps(one, other)) || one.year || (one.unit !== undefined && LASTING.test(one.unit)),
      )
    : []
  const names = tools.dictionary === undefined ? [] : findNames(content, sentence.tokens, tools.dictionary)
  const placedLinks = links.slice(0, MAX_MENTIONS).map(place)
  const concepts = conceptsOf(sentence, compiled)
  let roles: readonly RoleSpan[] | undefined
  let chunks: readonly Chunk[] | undefined
  let sense: Sense | undefined
  const named = {
    ...sentence,
    content,
    names: names.filter(name => placedLinks.every(link => !overlaps(link, name))).slice(0, MAX_MENTIONS),
  }
  return {
    ...named,
    roles: () => {
      roles ??= rolesIn(named)
      return roles
    },
    chunks: () => {
      chunks ??= tools.dictionary === undefined ? [] : chunksOf(sentence, tools.dictionary)
      return chunks
    },
    sense: () => {
      sense ??= tools.meaning.of(sentence.tokens)
      return sense
    },
    mentionsOf: propertyMentions(sentence.tokens, concepts),
    concepts,
    label: labelOf(content, sentence.tokens, concepts, compiled),
    links: placedLinks,
    numbers: numbers.slice(0, MAX_MENTIONS).map(place),
    dates: dates.slice(0, MAX_MENTIONS).map(place),
    asked:
      asked === undefined ? undefined : { tokens: asked.tokens, concepts: new Set(asked.concepts), sense: asked.sense },
    answering,
  }
}

/** The concept of each token; in "picked it up" the verb gets the concept of a property's "pickup". */
function conceptsOf({ tokens }: Sentence, compiled: readonly Compiled[]): string[] {
  const concepts = tokens.map(token => conceptOf(token.stem))
  for (const { compounds } of compiled) {
    for (const { verb, particle, concept } of compounds) {
      for (let at = tokens.findIndex(token => token.stem === verb); at >= 0 && at < tokens.length; at += 1) {
        const near = tokens.slice(at + 1, at + 4).some(token => token.lower === particle)
        if (tokens[at]?.stem === verb && near) concepts[at] = concept
      }
    }
  }
  return concepts
}

function directionOf(text: string): Direction {
  if (FUTURE.test(text)) return 'future'
  return PAST.test(text.replaceAll(LAST_OF, ' ')) ? 'past' : 'nearest'
}

/** "The last day of August" may well be to come. */
const LAST_OF = /\blast (?:\p{L}*day|week|weekend|half|third|quarter|part|days|weeks|month|fortnight)(?= (?:of|in) )/giu

/** The first token that ends after `offset`. */
export function tokenAt(view: View, offset: number): number {
  let low = 0
  let high = view.tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((view.tokens[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Somewhere in the text. */
export interface TextRange {
  start: number
  end: number
}

const ARROW = /^\s*\S{0,12}\s*(?:->|→|=>)\s*$/
const FROM = /\bfrom (?:the )?$/i
const TO = /^[^.;]*\bto (?:the |a |an )?$/i
/** Maximum distance of two values of which one replaces the other. */
const MOVED = 24

/** "from A to B": A is the previous value, if B is a value of the same kind. */
export function isLeft(view: View, value: TextRange, rivals: readonly TextRange[]): boolean {
  const next = rivals.filter(rival => rival.start > value.end && rival.start - value.end < MOVED)
  if (next.length === 0) return false
  const between = next.map(rival => view.content.slice(value.end, rival.start))
  if (between.some(text => ARROW.test(text))) return true
  const before = view.content.slice(Math.max(view.start, value.start - 9), value.start)
  return FROM.test(before) && between.some(text => TO.test(text))
}
