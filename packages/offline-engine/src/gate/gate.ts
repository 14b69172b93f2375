import { conceptOf } from '@keepsake/english/concepts'
import { loadDates } from '@keepsake/english/dates/sentence-dates'
import { loadDictionary } from '@keepsake/english/dictionary'
import { STOP_WORDS, stem } from '@keepsake/english/words'
import { compileAll } from '../property/compile-all.ts'
import type { Compiled } from '../property/definition.ts'
import { linkBefore } from '../property/name-before.ts'
import type { PropertyDefinition } from '../types.ts'
import { isAbout, ofAnother } from './about.ts'
import { correctionOf } from './corrections.ts'
import { type Doubt, holdsBack, mostConfidence } from './doubt.ts'
import type { FoundValue, GateInput, Judgement } from './judgement.ts'
import type { Part } from './parts.ts'
import { hasLabels, type Passage, passageOf } from './passage.ts'
import { type Place, placeOf } from './place.ts'
import { ANSWER, isBareAnswer } from './rules/answer.ts'
import { AUTHOR, isConfirmed } from './rules/author.ts'
import { KIND_RULES, subjectOf } from './rules/clause.ts'
import { CONTESTED } from './rules/contested.ts'
import { FITS, POSSIBLE_VALUE } from './rules/fits.ts'
import { LISTED } from './rules/listed.ts'
import { EXAMPLES, MEANT_SO } from './rules/meant.ts'
import { isOtherMoney } from './rules/other-money.ts'
import type { Judged, Rule } from './rules/rule.ts'
import { SHOWN } from './rules/shown.ts'
import { STATED } from './rules/stated.ts'
import { SURELY } from './rules/still.ts'
import { isPlainlyOwn, SUBJECT } from './rules/subject.ts'
import { isUnfilled, UNFILLED } from './rules/unfilled.ts'
import { isUnsaid } from './rules/unsaid.ts'
import { VAGUE_DAYS } from './rules/vague-days.ts'

/** What somebody else asks or says is stated once the record confirms it. */
const UNTIL_CONFIRMED: ReadonlySet<Doubt> = new Set(['asked', 'by_assistant', 'by_another', 'hedged'])

/** In this order: the first reason that holds is given. */
const RULES: readonly Rule[] = [
  ...EXAMPLES,
  ...SHOWN,
  ...UNFILLED,
  ...LISTED,
  ...AUTHOR,
  ...POSSIBLE_VALUE,
  ...SUBJECT,
  ...KIND_RULES,

  ...STATED,
  ...MEANT_SO,
  ...SURELY,
  ...VAGUE_DAYS,
  ...ANSWER,
  ...FITS,
  ...CONTESTED,
]
/** Those that hold whoever found the value. */
const FIRM = RULES.filter(({ isSoft }) => isSoft !== true)

/**
 * Stands between finding and storing, whoever found the values: holds back what a text does not state, or does not state
 * of the record, and says why.
 */
export async function throughGate<T extends FoundValue>(input: GateInput, found: readonly T[]): Promise<Judgement<T>> {
  if (found.length === 0) return { properties: [], faint: [] }
  const { content, definitions, speaker } = input
  const turns = input.turns ?? (speaker === undefined ? undefined : [{ start: 0, end: content.length, speaker }])
  const domain = definitions.map(({ name, collectionName }) => `${name} ${collectionName}`.toLowerCase()).join(' ')
  const names = namesIn(input.subject?.names ?? [], definitions, content)
  const dictionary = turns === undefined && hasLabels(content) ? loadDictionary() : undefined
  const passage = passageOf(content, names, { turns, dictionary })
  const isAmongSpeakers = passage.turns.some(turn => wordsIn(turn.speaker).some(word => names.has(word)))
  const compiled = compileAll(definitions)
  const readers = {
    dates: definitions.some(({ type }) => type === 'date') ? await loadDates() : undefined,
    timestamp: input.timestamp,
  }
  const hears = hearingOf(definitions)
  const labels = new Set(
    definitions.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(one => one.toLowerCase())),
  )
  const faint: T[] = []
  const properties = found.flatMap((property): (T & { doubt?: Doubt }) | [] => {
    const at = definitions.findIndex(one => isOf(property, one))
    const [definition, own] = [definitions[at], compiled[at]]
    if (!definition || !own) return property
    const judged: Judged = {
      value: property.value,
      timestamp: input.timestamp,
      about: aboutOf(definition),
      domain,
      isNamedIn: text => hasWord(text, word => isNameWord(word, own) || isSideWord(word, own)),
      isMeantIn: text => hasWord(text, word => !GENERIC.has(word) && isNameWord(word, own)),
      names,
      isAmongSpeakers,
      hears,
    }
    const rules = property.engine === 'model' ? FIRM : RULES
    const { place, doubt, evidence } = bestPlace(passage, definition, property, { ...judged, rules })
    // a model has read the last word
    const correction =
      property.engine === 'model' ? undefined : correctionOf(passage, { ...property, evidence }, definition, readers)
    if (leavesNothing(place, labels)) return []
    if (correction && (doubt === undefined || doubt === 'past' || doubt === 'hedged' || doubt === 'denied'))
      return { ...property, ...correction, confidence: CORRECTED }
    const isItsOwn = isAbout(place, definition)
    if (!isItsOwn && !holdsBack(doubt)) faint.push(...ofAnother(property, place, { definition, definitions, found }))
    if (doubt !== undefined)
      return { ...property, doubt, confidence: Math.min(property.confidence, mostConfidence(doubt)) }
    const stated = { ...property, evidence }
    if (isItsOwn) return raised(stated, place, judged, own)
    const unsure = raised(stated, place, judged, own)
    // "Rosewood takes £300": an amount without a word of the property, of a name that is not the record's
    const isOfNamed = names.size > 0 && definition.type === 'number' && subjectOf(place, judged) === 'named'
    const confidence = isOfNamed ? Math.min(unsure.confidence, MOST_OF_ANOTHER) : unsure.confidence
    return { ...unsure, confidence, doubt: 'unrelated' }
  })
  return { properties, faint }
}

/** What is no value, so that nobody is asked to decide on it. @param labels the names of the properties */
const leavesNothing = (place: Place, labels: ReadonlySet<string>): boolean =>
  place.column === 'header' ||
  // a header of two columns looks like a row
  (place.definition.type === 'text' && /[|;\t][^\S\t]*$/.test(place.line) && labels.has(place.said)) ||
  isUnfilled(place) ||
  isOtherMoney(place) ||
  isUnsaid(place)

const isOf = (property: FoundValue, { collectionId, systemName }: PropertyDefinition): boolean =>
  property.collectionId === collectionId && property.systemName === systemName

/**
 * The words that name the record. "band" in the address of a band is no name, nor is another word of the properties, or of their
 * collection in another form or in small letters: "Leila" in "Leila project" is one.
 */
function namesIn(given: readonly string[], definitions: readonly PropertyDefinition[], content: string): Set<string> {
  const common = new Set(definitions.flatMap(one => wordsIn(aboutOf(one))).map(stem))
  const collections = new Set(definitions.flatMap(({ collectionName }) => wordsIn(collectionName)))
  const stems = new Set([...collections].map(stem))
  const small = new Set(/\p{Lu}/u.test(content) ? content.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) : [])
  const isOfCollection = (word: string): boolean => stems.has(stem(word)) && (!collections.has(word) || small.has(word))
  return new Set(
    given.flatMap(wordsIn).filter(word => !STOP_WORDS.has(word) && !common.has(stem(word)) && !isOfCollection(word)),
  )
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const aboutOf = ({ name, aliases = [], description = '' }: PropertyDefinition): string =>
  `${name} ${aliases.join(' ')} ${description}`.toLowerCase()

/** Finds words that are no words of the properties themselves. */
function hearingOf(definitions: readonly PropertyDefinition[]): Judged['hears'] {
  const own = new Set(
    definitions.flatMap(({ name, aliases = [] }) => wordsIn(`${name} ${aliases.join(' ')}`).map(word => stem(word))),
  )
  return (cue, text) => {
    const found = cue.exec(text)?.[0]
    if (found === undefined) return false
    if (!wordsIn(found).some(word => own.has(stem(word)))) return true
    return [...text.matchAll(new RegExp(cue.source, `${cue.flags.replace('g', '')}g`))].some(
      ([other]) => !wordsIn(other).some(word => own.has(stem(word))),
    )
  }
}

/** Words of names that say nothing about what is meant. */
const GENERIC = new Set(['end', 'start', 'date', 'day', 'time', 'deadline', 'number', 'name', 'next', 'last'])

const isNameWord = (word: string, { main }: Compiled): boolean => main.has(conceptOf(stem(word)))
const isSideWord = (word: string, { side, hints }: Compiled): boolean => {
  const own = stem(word)
  return side.has(conceptOf(own)) || hints.has(own)
}

const hasWord = (text: string, isOne: (word: string) => boolean): boolean =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).some(
    word => isOne(word) || (word.includes('-') && word.split('-').some(isOne)),
  )

/** Occurrences of a value that are looked at. */
const MAX_PLACES = 6
/** The confidence in the last word of who said something. */
const CORRECTED = 0.93

/** Where a value is stated, if its words stand in a text more than once: what an assistant repeats, the user has said. */
function bestPlace(
  passage: Passage,
  definition: PropertyDefinition,
  { evidence }: FoundValue,
  judged: Judged & { rules: readonly Rule[] },
): { place: Place; doubt: Doubt | undefined; evidence: FoundValue['evidence'] } {
  const place = placeOf(passage, definition, evidence)
  const doubt = judge(passage, place, judged)
  if (doubt === undefined || !ELSEWHERE.has(doubt) || evidence.text.length < 2) return { place, doubt, evidence }
  let at = -1
  for (let n = 0; n < MAX_PLACES; n += 1) {
    at = passage.content.indexOf(evidence.text, at + 1)
    if (at < 0) break
    if (at === evidence.start) continue
    const other = { ...evidence, start: at, end: at + evidence.text.length }
    const there = placeOf(passage, definition, other)
    if (judged.isNamedIn(there.left + there.right) && judge(passage, there, judged) === undefined)
      return { place: there, doubt: undefined, evidence: other }
  }
  return { place, doubt, evidence }
}

/** What is no reason against the same words elsewhere. */
const ELSEWHERE: ReadonlySet<Doubt> = new Set(['by_assistant', 'by_another', 'quoted', 'signature', 'asked'])

function judge(passage: Passage, place: Place, judged: Judged & { rules: readonly Rule[] }): Doubt | undefined {
  const part = partOf(passage, place)
  if (part) return part.kind
  const isAgreed = isConfirmed(place, judged.names)
  return judged.rules.find(({ doubt, holds }) => !(isAgreed && UNTIL_CONFIRMED.has(doubt)) && holds(place, judged))
    ?.doubt
}

const partOf = ({ parts }: Passage, { start }: Place): Part | undefined =>
  parts.find(part => part.start <= start && start < part.end)

/** What the record confirms, and what it answers to a question for just that. */
const CONFIRMED = 0.93
const MIN_ANSWER = 0.6
/** What a speaker plainly says of the record. */
const MIN_OWN = 0.8
/** The most confidence in what a clause says of neither the record nor the property. */
const MOST_OF_ANOTHER = 0.88
/** "… was moved from 4 May to" */
const MOVED_TO =
  /\b(?:moved|changed|rescheduled|postponed|delayed|pushed|brought forward|raised|increased|reduced|lowered|cut|extended)\b[^.;]*\bto (?:the )?[$€£]?$/

/** "Anna Berg is our dentist": the name of the property follows what it is. */
const IS_CALLED =
  /^ (?:is|are|remains) (?:now )?(?:the|our|my) (?:(?:new|current) )?([\p{L}-]+(?: [\p{L}-]+)?)(?=[.,;!)]|$| (?:now|here|for (?:us|this|the))\b)/u

function raised<T extends FoundValue>(property: T, place: Place, judged: Judged, own: Compiled): T {
  const { names, isNamedIn } = judged
  if (isConfirmed(place, names)) return { ...property, confidence: Math.max(property.confidence, CONFIRMED) }
  const { confidence } = property
  const subject = subjectOf(place, judged)
  const isSaid =
    (confidence >= MIN_OWN && (subject === 'property' || isPlainlyOwn(place, judged))) ||
    (confidence >= MIN_ANSWER && isBareAnswer(place, isNamedIn)) ||
    (confidence >= MIN_ANSWER && MOVED_TO.test(place.left) && judged.isMeantIn(place.left)) ||
    (confidence >= MIN_OWN && judged.isMeantIn(IS_CALLED.exec(place.right)?.[1] ?? ''))
  if (isSaid) return { ...property, confidence: Math.max(confidence, CONFIRMED) }
  const isLabelled = own.names.length > 0 && linkBefore(place.line, place.line.length, own) !== undefined
  return property.engine === 'model' || subject !== 'other' || isLabelled
    ? property
    : { ...property, confidence: Math.min(confidence, MOST_OF_ANOTHER) }
}
