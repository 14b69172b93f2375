import type { Schemas } from '../../../../contract/schemas.ts'
import { answerOrWarn } from '../../../../models/answer-or-warn.ts'
import type { Models } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { TimeSettings } from '../../../../platform/values/time-settings.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { changedLater } from '../../text-format.ts'
import type { MemoryRow, MemoryWithProperties } from '../sql/read.ts'
import type { Found } from '../wire.ts'
import { disputedNotes, isWithin } from './answer-notes.ts'
import { answerPassages, mediaPassages } from './answer-passages.ts'
import type { FoundMedia } from './media.ts'
import { type RecordNames, statedBeyond } from './stated-in.ts'

/** What an answer is read from. */
export interface Read {
  rows: readonly MemoryWithProperties[]
  foundOf: (row: MemoryWithProperties) => Found
  media: readonly FoundMedia[]
  isOfOne: boolean
  /** Whether only some memories of the records may answer. */
  isNarrow: boolean
  times: TimeSettings
}

export type Answered = Pick<
  Schemas['SmartRecallResponse'],
  'answered' | 'answer' | 'confidence' | 'sources' | 'warnings'
>

/** Composes an answer from the memories and files found. Appends the later values that contradict or dispute a passage. */
export async function answerFrom(
  models: Models,
  scope: Scope,
  question: string,
  {
    rows,
    foundOf,
    media,
    isOfOne,
    isNarrow,
    times,
    collections,
  }: Read & { collections: readonly CollectionDefinition[] },
  signal: AbortSignal,
): Promise<Answered> {
  const { engine } = models
  const beyond = isNarrow
    ? undefined
    : (found: readonly MemoryRow[], names: RecordNames) =>
        statedBeyond(models, scope, { question, times, names, isOfOne, found, collections })
  const {
    read,
    passages: ofMemories,
    known,
  } = await answerPassages({ scope, engine, isOfOne, collections, beyond }, rows, foundOf)
  const ofMedia = await mediaPassages(scope, question, media, isOfOne)
  const passages = [...ofMemories, ...ofMedia].sort((a, b) => b.score - a.score)
  const input = { question, passages, known, times, signal }
  const { answer: given, nothingOf, warning } = await answerOrWarn(models, scope, input)
  const nothing = nothingOf ? { code: 'nothing_of_time' as const, message: nothingSaidIn(nothingOf) } : undefined
  const warnings = [warning, nothing].filter(each => each !== undefined)
  const noted = warnings.length > 0 ? { warnings } : {}
  if (!given) return { answered: false, ...noted }
  const files = new Map(ofMedia.map(({ id, of }) => [id, of]))
  const sources = given.sources.map(({ id, start, end, text }) => ({
    ...(files.get(id) ?? { memoryId: id }),
    start,
    end,
    text,
  }))
  const later = read.flatMap(({ id, superseded }) =>
    (superseded ?? []).filter(({ evidence }) =>
      given.sources.some(source => source.id === id && isWithin(evidence, source)),
    ),
  )
  const used = read.filter(row => given.sources.some(({ id }) => id === row.id))
  const disputed = await disputedNotes(scope, used, given.sources)
  const answer = given.answer + changedLater(later) + disputed
  return { answered: true, answer, confidence: given.confidence, sources, ...noted }
}

const nothingSaidIn = (time: string): string => `There is nothing of ${time} in these memories.`

/** From this confidence on, the memory of an answer answers the question more likely than the first one of the search. */
const SURE = 0.7

/** The memories with the one that a sure answer is read from first. Scores descend along a list, so it gets the best one. */
function answeringFirst<Row extends { id: string }>(
  rows: readonly Row[],
  foundOf: (row: Row) => Found,
  { confidence = 0, sources = [] }: Answered,
): { rows: readonly Row[]; foundOf: (row: Row) => Found } {
  const best = confidence < SURE ? undefined : rows.find(({ id }) => id === sources[0]?.memoryId)
  const [first] = rows
  if (!best || !first) return { rows, foundOf }
  const { score } = foundOf(first)
  return {
    rows: [best, ...rows.filter(row => row !== best)],
    foundOf: row => (row === best ? { ...foundOf(row), score } : foundOf(row)),
  }
}

/** An answer with the memories that are good enough to return. What is read from another one is no answer. */
export function answeredBy<Row extends { id: string }>(
  answer: Answered,
  { rows, foundOf }: { rows: readonly Row[]; foundOf: (row: Row) => Found },
  isGood: (found: Found) => boolean,
): { answered: Answered; ordered: { rows: readonly Row[]; foundOf: (row: Row) => Found } } {
  const lifted = answeringFirst(rows, foundOf, answer)
  const good = lifted.rows.filter(row => isGood(lifted.foundOf(row)))
  const [first] = answer.sources ?? []
  const isWeak = rows.some(row => row.id === first?.memoryId && !good.includes(row))
  const { warnings } = answer
  const answered = isWeak ? { answered: false, ...(warnings && { warnings }) } : answer
  return { answered, ordered: { rows: good, foundOf: lifted.foundOf } }
}
