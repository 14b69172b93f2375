import { conceptOf } from '@keepsake/english/concepts'
import { loadDates } from '@keepsake/english/dates/sentence-dates'
import { loadDictionary } from '@keepsake/english/dictionary'
import { sentencesOf } from '@keepsake/english/sentences'
import { stem } from '@keepsake/english/words'
import { booleansFor } from './candidates/booleans.ts'
import type { Candidate } from './candidates/candidate.ts'
import { speaksOf } from './candidates/cues.ts'
import { datesFor } from './candidates/dates.ts'
import { linksFor } from './candidates/links.ts'
import { listsFor, objectsFor } from './candidates/lists.ts'
import { chunkedFor } from './candidates/noun-phrases.ts'
import { numbersFor } from './candidates/numbers.ts'
import { optionsFor } from './candidates/options.ts'
import { mayAnswer } from './candidates/previous-question.ts'
import { textsFor } from './candidates/texts.ts'
import { CpuBudget } from './cpu-budget.ts'
import { raiseStated } from './forms/raised.ts'
import { withStated } from './forms/stated-values.ts'
import { loadLinks } from './mentions/links.ts'
import { compileAll } from './property/compile-all.ts'
import { type Compiled, isLinkKind } from './property/definition.ts'
import { addCompetitionFeatures, distinctCandidates, type FeaturedCandidate } from './scoring/competition-features.ts'
import { raiseLabelled } from './scoring/labelled.ts'
import { withLabelled } from './scoring/labelled-values.ts'
import { resolve } from './scoring/resolve.ts'
import { scoreCandidates } from './scoring/score.ts'
import type { ScoredCandidate } from './scoring/scored-candidate.ts'
import { sentenceContextOf } from './scoring/sentence-context.ts'
import { sentenceFeaturesOf } from './scoring/sentence-features.ts'
import { trainedModel } from './scoring/trained-model.ts'
import { withActualColumn } from './tables/actual-column.ts'
import type { ExtractedProperty, ExtractInput, Reading } from './types.ts'
import { meaningOf } from './view/meaning.ts'
import { type Recognisers, type View, viewOf } from './view/view.ts'

/** Longer work without a pause would block other requests. */
const SLICE_MS = 15
/** How many sentences after a question may answer it. */
const ANSWERS = 2

const recognisers = new WeakMap<readonly Compiled[], Recognisers>()

/**
 * Extracts the values that `definitions` ask for from `content`, by rules only: the same text and definitions always
 * return the same values, unless `maxCpuMs` ends it. A long text yields to other work every few milliseconds.
 */
export async function readOffline(written: ExtractInput): Promise<Reading> {
  const input = { ...written, content: withActualColumn(written.content) }
  const { candidates, readTo } = await readCandidates(input)
  const scored = scoreCandidates(candidates, input.definitions, trainedModel())
  const properties = withStated(
    input,
    withLabelled(input, resolve(input, raiseStated(input.content, raiseLabelled(input.content, scored)))),
  )
  return { properties, ...(readTo !== undefined && { readTo }) }
}

/** The values of `readOffline`. */
export const extractOffline = async (input: ExtractInput): Promise<ExtractedProperty[]> =>
  (await readOffline(input)).properties

/** All candidates, with the probability that each is right. */
export async function scoredCandidates(input: ExtractInput): Promise<ScoredCandidate[]> {
  return scoreCandidates(await featuredCandidates(input), input.definitions, trainedModel())
}

/** All candidates of all rules, however unlikely. */
export const featuredCandidates = async (input: ExtractInput): Promise<FeaturedCandidate[]> =>
  (await readCandidates(input)).candidates

async function readCandidates(
  input: ExtractInput,
): Promise<{ candidates: FeaturedCandidate[]; readTo: number | undefined }> {
  const compiled = compileAll(input.definitions)
  const known = recognisers.get(compiled)
  const tools = known ?? (await recognisersFor(compiled))
  if (known === undefined) recognisers.set(compiled, tools)
  const found: FeaturedCandidate[] = []
  let previous: View | undefined
  let asked: View | undefined
  let open = 0
  let slice = performance.now()
  let readTo: number | undefined
  const budget = new CpuBudget(input.maxCpuMs)
  for (const sentence of sentencesOf(input.content, input.turns)) {
    if (performance.now() - slice > SLICE_MS) {
      await budget.pause()
      input.signal?.throwIfAborted()
      slice = performance.now()
    }
    if (budget.isSpent(found.length)) {
      readTo = sentence.start
      break
    }
    const question = open > 0 && asked !== undefined && mayAnswer(input.content, asked, sentence) ? asked : undefined
    const view = viewOf(
      input.content,
      sentence,
      input.timestamp,
      tools,
      compiled,
      question,
      open === ANSWERS ? 0.8 : 0.45,
    )
    const context = sentenceContextOf(view, previous, input.timestamp, input.content.length)
    const others = othersIn(view)
    for (const one of compiled) {
      for (const candidate of aboutOthers(others, one, candidatesOf(view, one)))
        found.push(Object.assign(candidate, { features: sentenceFeaturesOf(context, candidate) }))
    }
    previous = view
    if (view.question) {
      asked = view
      open = ANSWERS
    } else if (question !== undefined) open -= 1
  }
  const candidates = distinctCandidates(found)
  addCompetitionFeatures(candidates)
  return { candidates, readTo }
}

const KIN =
  /^(?:husband|wife|partner|boyfriend|girlfriend|brother|sister|mother|father|mom|mum|dad|son|daughter|friend|neighbou?r|colleague|cousin|uncle|aunt|roommate|boss|competitor|competitors|rival|supplier|customer|customers|predecessor)$/
const KIN_CONCEPTS = new Set(
  [
    'spouse',
    'child',
    'pet',
    'contact',
    'family',
    'emergency',
    'partner',
    'friend',
    'parent',
    'manager',
    'attendee',
  ].map(word => conceptOf(stem(word))),
)

const THEIRS = /^(?:my|his|her|their|our|its)$/
const BACK = /^(?:i|i'm|i've|we|we're)$/

/** The part of a sentence that is about somebody else: "My sister lives in Oslo". */
function othersIn({ tokens, end }: View): { from: number; to: number } | undefined {
  const kin = tokens.findIndex(
    ({ lower }, at) => KIN.test(lower) && [1, 2].some(step => THEIRS.test(tokens[at - step]?.lower ?? '')),
  )
  if (kin < 0) return undefined
  const back = tokens.find(({ lower }, at) => at > kin && BACK.test(lower))
  return { from: tokens[kin]?.end ?? 0, to: back?.start ?? end }
}

/** Lowers the score of what is said there, since it is rarely about the subject of the record. */
function aboutOthers(
  others: { from: number; to: number } | undefined,
  { main, side }: Compiled,
  candidates: Candidate[],
): Candidate[] {
  if (others === undefined || [...main.keys(), ...side.keys()].some(word => KIN_CONCEPTS.has(word))) return candidates
  const { from, to } = others
  return candidates.map(one => (one.start >= from && one.start < to ? { ...one, score: one.score * 0.55 } : one))
}

/** "Not to be mixed up with …": such a sentence is about something else. */
const ELSEWHERE = /^(?:not to be|not the|unlike|never mind|forget|ignore|as opposed)\b/i

function candidatesOf(view: View, compiled: Compiled): Candidate[] {
  const { type } = compiled.definition
  if (type !== 'boolean' && ELSEWHERE.test(view.content.slice(view.start, view.start + 16))) return []
  if (view.question && (type === 'number' || type === 'date'))
    return (type === 'number' ? numbersFor : datesFor)(view, compiled).map(one => ({ ...one, score: one.score * 0.5 }))
  if (view.question && type !== 'text' && type !== 'array') return []
  if (view.question) return linksFor(view, compiled)
  switch (type) {
    case 'number':
      return numbersFor(view, compiled)
    case 'date':
      return datesFor(view, compiled)
    case 'boolean':
      return booleansFor(view, compiled)
    case 'options':
      return optionsFor(view, compiled)
    case 'array':
      return [
        ...(listed(compiled) && !speaksOf(view, compiled) ? [] : listsFor(view, compiled)),
        ...chunkedFor(view, compiled),
      ]
    case 'object':
      return objectsFor(view, compiled)
    case 'text':
      if ((compiled.definition.options ?? []).length > 0) return optionsFor(view, compiled)
      return isLinkKind(compiled.kind)
        ? linksFor(view, compiled)
        : [...textsFor(view, compiled), ...chunkedFor(view, compiled)]
  }
}

/** Lists of things other than names, addresses, languages or options are only found next to the property's words. */
const listed = ({ kind, definition }: Compiled): boolean =>
  (kind === 'phrase' || kind === 'clause') && (definition.options ?? []).length === 0

async function recognisersFor(compiled: readonly Compiled[]): Promise<Recognisers> {
  const kinds = new Set(compiled.map(one => one.kind))
  const dated = compiled.some(one => one.definition.type === 'date' || one.definition.type === 'number')
  const named = ['person', 'organization', 'place', 'role', 'thing', 'phrase', 'clause'].some(kind =>
    compiled.some(one => one.kind === kind && (one.definition.type === 'text' || one.definition.type === 'array')),
  )
  const linked = kinds.has('email') || kinds.has('phone') || kinds.has('url') || kinds.has('code') || dated
  const [links, dates] = await Promise.all([linked ? loadLinks() : undefined, dated ? loadDates() : undefined])
  const dictionary = named ? loadDictionary() : undefined
  return {
    ...(links === undefined ? {} : { links }),
    ...(dates === undefined ? {} : { dates }),
    ...(dictionary === undefined ? {} : { dictionary }),
    meaning: meaningOf(compiled),
  }
}
