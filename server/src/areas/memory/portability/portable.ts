import type { Schemas } from '../../../contract/schemas.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import type { CollectionDefinition } from '../definitions.ts'
import { fitting, MAX_REMOVED, type Profile } from '../records/profile/profile.ts'
import type { ExportedMemoryRow, ExportedPropertyRow, ExportedRecordRow } from './sql/exported.ts'

export type PortableRecord = Schemas['PortableRecord']
export type PortableMemory = Schemas['PortableMemory']
export type PortableProperty = Schemas['PortableProperty']

/** Collection slugs by id. A slug identifies the same collection in another organization. */
export type Slugs = ReadonlyMap<string, string>

export const slugsOf = (collections: readonly CollectionDefinition[]): Slugs =>
  new Map(collections.map(({ id, slug }) => [id, slug]))

/** A record as an export writes it; the order of its fields is the order in the file. */
export const toPortableRecord = (row: ExportedRecordRow, slugs: Slugs): PortableRecord => ({
  recordId: row.id,
  type: row.type,
  keys: row.keys,
  properties: row.properties.map(property => toPortableProperty(property, slugs)).sort(byName),
  ...withoutNulls({ profile: row.profile && toPortableProfile(row.profile) }),
  createdAt: row.createdAt.toISOString(),
})

function toPortableProfile({ lines, removed, renewedAt }: Profile): NonNullable<PortableRecord['profile']> | null {
  if (lines.length + removed.length === 0) return null
  return {
    // those of a merged record may have more than an import takes
    lines: fitting(lines).map(({ text, sources, pinned }) => ({ text, sources, ...(pinned && { pinned }) })),
    ...(removed.length > 0 && { removed: removed.slice(-MAX_REMOVED) }),
    ...withoutNulls({ renewedAt: moment(renewedAt ?? null) }),
  }
}

const byName = (a: PortableProperty, b: PortableProperty): number => (nameOf(a) < nameOf(b) ? -1 : 1)
const nameOf = ({ collection = '', systemName }: PortableProperty): string => `${collection} ${systemName}`

function toPortableProperty(row: ExportedPropertyRow, slugs: Slugs): PortableProperty {
  const {
    collectionId,
    systemName,
    name,
    type,
    value,
    version,
    confidence,
    source,
    asOf,
    updatedAt,
    history,
    mentions,
  } = row
  return {
    propertyName: name ?? systemName,
    systemName,
    ...withoutNulls({
      collection: slugs.get(collectionId) ?? null,
      type: type as NonNullable<PortableProperty['type']> | null,
      value,
      version,
      confidence,
      source,
      asOf: moment(asOf),
      updatedAt: moment(updatedAt),
    }),
    history: history.map(({ version, from, to, confidence, source, actor, evidence, at }) => ({
      version,
      ...withoutNulls({ from, to }),
      confidence,
      source,
      actor,
      ...withoutNulls({ evidence }),
      at: new Date(at).toISOString(),
    })),
    ...(mentions.length > 0 && {
      mentions: mentions.map(({ source, value, confidence, evidence, at }) => ({
        source,
        value,
        confidence,
        ...withoutNulls({ evidence }),
        at: new Date(at).toISOString(),
      })),
    }),
  }
}

/**
 * A memory as an export writes it. It lists all keys of its record, so that each line is self-contained.
 * @param occurrence of a turn in the words of another one
 */
export const toPortableMemory = (
  row: ExportedMemoryRow,
  { type, keys }: Pick<ExportedRecordRow, 'type' | 'keys'>,
  slugs: Slugs,
  occurrence: number | undefined,
): PortableMemory => ({
  recordId: row.recordId,
  type,
  keys,
  memoryId: row.id,
  content: row.content,
  ...withoutNulls({
    speaker: row.speaker,
    sessionId: row.sessionId,
    occurrence: occurrence ?? null,
    workspace: row.collectionId === null ? null : (slugs.get(row.collectionId) ?? null),
  }),
  tags: row.tags,
  metadata: row.metadata,
  ...withoutNulls({ facts: row.facts }),
  ...(!row.searchable && { searchable: false }),
  ...(row.version > 1 && {
    version: row.version,
    history: row.history.map(({ reason, at, ...change }) => ({
      ...change,
      ...withoutNulls({ reason }),
      at: new Date(at).toISOString(),
    })),
  }),
  timestamp: row.timestamp.toISOString(),
  createdAt: row.createdAt.toISOString(),
})

type WithoutNulls<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null> }

/** The fields that have a value. */
const withoutNulls = <Fields extends object>(fields: Fields): WithoutNulls<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNulls<Fields>

const moment = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString())

/** One line of an export. */
export type Line =
  | { record: PortableRecord }
  | { memory: PortableMemory }
  | { usage: Schemas['PortableUsage'] }
  | { end: Schemas['ExportEnd'] }
  | { error: JsonObject }
