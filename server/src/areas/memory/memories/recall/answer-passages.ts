import type { Schemas } from '../../../../contract/schemas.ts'
import type { AnswerInput, AnswerPassage, Engine } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { given } from '../../../../platform/values/given.ts'
import { bestPassageFor } from '../../../../search/excerpts/best-passage.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { propertiesOf } from '../../properties/sql/read.ts'
import { nameFrom } from '../../records/identity.ts'
import { recordLabels } from '../../records/sql/labels.ts'
import { oneLine, valueText } from '../../text-format.ts'
import type { MemoryRow } from '../sql/read.ts'
import { type Found, rounded } from '../wire.ts'
import type { FoundMedia } from './media.ts'
import { type RecordNames, statedIn } from './stated-in.ts'

/** Number of passages that an answer without a model is composed from. */
const MOST = 10
/** Number of results that a model reads, as far as they fit. */
export const MODEL_READS = 30
/** The maximum number of records, and of values of each, that a model gets. */
const MOST_RECORDS = 3
const MOST_VALUES = 30
/** In characters. */
const MAX_VALUE = 200

/** Number of results that an answer is read from, also if fewer are returned. */
export const readBy = (engine: Engine | undefined): number => (engine === 'model' ? MODEL_READS : MOST)

/** What an answer is read from: the passages, with the record that each is about, and for a model what is known of them. */
export interface ReadForAnswer extends Pick<AnswerInput, 'passages' | 'known'> {
  read: MemoryRow[]
}

interface Answerer {
  scope: Scope
  isOfOne: boolean
  engine?: Engine
  most?: number
  /** Whose stored values an answer may be read from. [none] */
  collections?: readonly CollectionDefinition[]
  /** The memories that state what is asked for, beside those that were found. [none] */
  beyond?: ((found: readonly MemoryRow[], names: RecordNames) => Promise<MemoryRow[]>) | undefined
}

/** @param isOfOne whether the question is about one record. Otherwise the answer names the record. */
export async function answerPassages<Row extends MemoryRow>(
  { scope, isOfOne, ...reader }: Answerer,
  rows: readonly Row[],
  foundOf: (row: Row) => Pick<Found, 'score' | 'passage'>,
): Promise<ReadForAnswer> {
  const { engine, most = readBy(engine), collections = [], beyond } = reader
  const found = rows.slice(0, most)
  const recordIds = [...new Set(found.map(({ recordId }) => recordId))]
  const labels = recordIds.length === 0 ? [] : await recordLabels(scope, recordIds)
  const names = new Map(labels.map(({ recordId, name, keys }) => [recordId, name ?? nameFrom(keys)]))
  const more = (await beyond?.(found, names)) ?? []
  const read = [...found, ...more]
  const stated = collections.length === 0 ? undefined : await statedIn(scope, read, collections)
  const least = Math.min(...found.map(row => foundOf(row).score ?? 0))
  const places = [...found.map(foundOf), ...more.map(() => ({ score: least, passage: undefined }))]
  const passages = read.map((row, at) => {
    const { score = 0, passage } = places[at] ?? {}
    const { id, recordId, content, timestamp, speaker } = row
    const about = names.get(recordId)
    return {
      id,
      content,
      timestamp,
      speaker: speaker ?? undefined,
      about,
      isNamed: !isOfOne,
      states: stated?.get(id),
      score: rounded(score),
      best: passage,
    }
  })
  return { read, passages, ...(engine === 'model' && { known: await knownOf(scope, names) }) }
}

/** What files say, as passages of an answer, with the record that each file belongs to and the place in it. */
export async function mediaPassages(
  scope: Scope,
  question: string,
  found: readonly FoundMedia[],
  isOfOne: boolean,
): Promise<(AnswerPassage & { of: Pick<Schemas['AnswerSource'], 'mediaId' | 'field' | 'page'> })[]> {
  const owners = found.flatMap(({ result: { media } }) => media.recordId ?? [])
  const labels = owners.length === 0 ? [] : await recordLabels(scope, [...new Set(owners)])
  const names = new Map(labels.map(({ recordId, name, keys }) => [recordId, name ?? nameFrom(keys)]))
  const passageOf = bestPassageFor(question)
  return found.flatMap(({ result: { media, score = 0 }, texts }) =>
    texts.map(({ field, page, content, matched }) => ({
      id: `${media.id}/${field}/${page ?? 0}`,
      of: { mediaId: media.id, field, ...given({ page }) },
      content,
      timestamp: new Date(media.timestamp),
      about: names.get(media.recordId ?? ''),
      isNamed: !isOfOne,
      score,
      best: passageOf({ content, speaker: null }, { matched }),
    })),
  )
}

/** The current values of the first records. */
async function knownOf(scope: Scope, names: RecordNames): Promise<AnswerInput['known']> {
  const first = [...names].slice(0, MOST_RECORDS)
  const known = await Promise.all(
    first.map(async ([recordId, about = 'a record']) => {
      const values = (await propertiesOf(scope, recordId)).slice(0, MOST_VALUES)
      return { about, values: values.map(({ name, value, asOf }) => knownLine(name, value, asOf)) }
    }),
  )
  return known.filter(({ values }) => values.length > 0)
}

const knownLine = (name: string, value: unknown, asOf: Date): string =>
  `${name}: ${oneLine(valueText(value), MAX_VALUE)} (since ${asOf.toISOString().slice(0, 10)})`
