import { inOwnTurn } from '../../../platform/concurrency/own-turn.ts'
import type { Json } from '../../../platform/values/json.ts'
import { documentOf } from '../../../search/indexing/document.ts'
import type { SearchDocument } from '../../../search/types.ts'
import { withFacts } from '../memories/sql/facts.ts'
import {
  contentHash,
  exactHash,
  isShortTurn,
  repeatedTurnHash,
  unsearchableHash,
} from '../memories/store/duplicates.ts'
import { systemNameOf } from '../properties/system-names.ts'
import { type Profile, type ProfileSource, toLine } from '../records/profile/profile.ts'
import { oneLine } from '../text-format.ts'
import { typedValue, typeOfValue } from '../typed-value.ts'
import type { ImportIds } from './import-ids.ts'
import type { Placed } from './import-subjects.ts'
import type { PortableMemory, PortableProperty, PortableRecord } from './portable.ts'
import type { ImportedMemory, ImportedProperty } from './sql/import.ts'

const FROM_MEMORY = 'memory:'

/** The memory of a source, and `@` with its version if an edit has removed what it said. */
function memoryIn(source: string): { id: string; version: string } {
  const [id = '', version] = source.slice(FROM_MEMORY.length).split('@')
  return { id, version: version === undefined ? '' : `@${version}` }
}

/** The ids of the memories that a property, its history and its mentions come from. */
export const memoriesBehind = ({ source, history, mentions = [] }: PortableProperty): string[] =>
  [source, ...[...history, ...mentions].map(each => each.source)].flatMap(text =>
    text?.startsWith(FROM_MEMORY) ? [memoryIn(text).id] : [],
  )

/** @returns an error for a property that could not be looked up or changed after the import */
export function problemOf({ systemName, version, history }: PortableProperty): string | undefined {
  const normal = systemNameOf(systemName)
  if (normal === '') return `has the systemName ${systemName}, which has no letter or digit`
  if (normal !== systemName) return `has the systemName ${systemName}, which no filter would find: write ${normal}`
  const last = lastVersion(history)
  if (last === undefined || version === undefined || version === last) return undefined
  return `has version ${version}, but its history ends with version ${last}: a property has the version of its last change`
}

const lastVersion = (history: PortableProperty['history']): number | undefined =>
  history.map(({ version }) => version).toSorted((a, b) => b - a)[0]

/** Values for the fields that a file may omit. */
interface Defaults {
  now: string
  ids: ImportIds
  actor: string
}

const sourcesHere = (sources: readonly ProfileSource[], ids: ImportIds): ProfileSource[] =>
  sources.map(({ memoryId, ...fact }) => ({ memoryId: ids.here(memoryId), ...fact }))

/** The profile as it is stored, whose lines rest on memories of this organization. */
export const toProfileRow = (
  { lines, removed = [], renewedAt }: NonNullable<PortableRecord['profile']>,
  ids: ImportIds,
): Profile => ({
  version: 1,
  lines: lines
    .map(({ text, sources, pinned }) => toLine(oneLine(text), sourcesHere(sources, ids), pinned ? { pinned } : {}))
    .filter(({ text }) => text !== ''),
  removed: removed.map(({ text, sources }) => ({ text, sources: sourcesHere(sources, ids) })),
  ...(renewedAt !== undefined && { renewedAt }),
})

export function toPropertyRow(
  property: PortableProperty,
  { id: record_id }: Placed,
  collectionId: string,
  { now, ids, actor }: Defaults,
): ImportedProperty {
  // the request was parsed from JSON
  const value = property.value as Json | undefined
  const type = property.type ?? typeOfValue(value ?? null)
  const { confidence = 1, version = lastVersion(property.history) ?? 1, updatedAt = now } = property
  const here = (source: string): string => {
    if (!source.startsWith(FROM_MEMORY)) return source
    const memory = memoryIn(source)
    return FROM_MEMORY + ids.here(memory.id) + memory.version
  }
  const source = here(property.source ?? 'caller')
  const history = property.history.map(change => ({ ...change, source: here(change.source) }))
  // a value without a first change could be neither undone nor merged
  const first = { version, to: value, confidence, source, actor, at: updatedAt }
  return {
    record_id,
    collection_id: collectionId,
    system_name: property.systemName,
    name: property.propertyName,
    type,
    value,
    ...typedValue(type, value ?? null),
    confidence,
    source,
    as_of: property.asOf ?? now,
    version,
    updated_at: updatedAt,
    mentions: (property.mentions ?? []).map(mention => ({ ...mention, source: here(mention.source) })),
    history: history.length === 0 && value !== undefined && value !== null ? [first] : history,
  }
}

/** What is computed from a memory's content, which is slow. */
export interface ReadContent {
  hash: string
  /** See `ImportedMemory`. */
  otherHash: string
  ownTurn: boolean
  /** The search index entry, without the memory's id. */
  document: Omit<SearchDocument, 'id'>
}

/** Computes `ReadContent` for all memories. */
export async function readContents(
  memories: readonly PortableMemory[],
  now: string,
): Promise<ReadonlyMap<PortableMemory, ReadContent>> {
  const read = new Map<PortableMemory, ReadContent>()
  for (const memory of memories)
    read.set(memory, await inOwnTurn(memory.content.length, () => readContent(memory, now)))
  return read
}

const timeOf = ({ timestamp, createdAt }: PortableMemory, now: string): string => timestamp ?? createdAt ?? now

function readContent(memory: PortableMemory, now: string): ReadContent {
  const { content, facts = null, speaker = null, sessionId = null, tags = [], searchable } = memory
  const timestamp = new Date(timeOf(memory, now))
  const { id: _none, ...document } = documentOf({
    id: '',
    source: 'memory',
    content: withFacts(content, facts),
    timestamp,
    sessionId,
    speaker,
    tags,
    searchable,
  })
  return { ...hashesOf(memory), document }
}

function hashesOf({ content, sessionId, occurrence, searchable }: PortableMemory): Omit<ReadContent, 'document'> {
  if (searchable === false) {
    const own = unsearchableHash(content, sessionId)
    return { hash: own, otherHash: own, ownTurn: false }
  }
  const hash = contentHash(content)
  if (sessionId === undefined) return { hash, otherHash: exactHash(content), ownTurn: false }
  const turn = repeatedTurnHash(content, sessionId, occurrence ?? 0)
  if (occurrence !== undefined) return { hash: turn, otherHash: turn, ownTurn: false }
  return isShortTurn(content)
    ? { hash, otherHash: turn, ownTurn: true }
    : { hash, otherHash: exactHash(content), ownTurn: false }
}

export function toMemoryRow(
  memory: PortableMemory,
  { hash, otherHash, ownTurn }: ReadContent,
  { id: record_id, type }: Placed,
  { n, id, collectionId, now }: { n: number; id: string; collectionId: string | null; now: string },
): ImportedMemory {
  const { content, facts, speaker, sessionId, tags = [], metadata = {}, history = [], createdAt, searchable } = memory
  return {
    n,
    id,
    record_id,
    type,
    content,
    hash,
    other_hash: otherHash,
    own_turn: ownTurn,
    speaker: speaker ?? null,
    session_id: sessionId ?? null,
    collection_id: collectionId,
    tags,
    metadata,
    facts: facts?.length ? facts : null,
    searchable: searchable === false ? false : null,
    // an edit in the history may already use this version
    version: Math.max(memory.version ?? 1, ...history.map(({ version }) => version)),
    history,
    timestamp: timeOf(memory, now),
    created_at: createdAt ?? null,
  }
}
