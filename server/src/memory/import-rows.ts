import type { Json } from '../platform/json.ts'
import { documentOf } from '../search/document.ts'
import type { SearchDocument } from '../search/types.ts'
import { contentHash, exactHash } from './echo.ts'
import type { Ids, Placed } from './import-subjects.ts'
import type { PortableMemory, PortableProperty } from './portable.ts'
import type { ImportedMemory, ImportedProperty } from './statements/import.ts'
import { typedValue, typeOfValue } from './typed-value.ts'

const FROM_MEMORY = 'memory:'

/** The ids of the memories that a property and its history come from. */
export const memoriesBehind = ({ source, history }: PortableProperty): string[] =>
  [source, ...history.map(change => change.source)].flatMap(text =>
    text?.startsWith(FROM_MEMORY) ? [text.slice(FROM_MEMORY.length)] : [],
  )

/** Fields of the two that a file may leave out. */
interface Defaults {
  now: string
  ids: Ids
}

export function toPropertyRow(
  property: PortableProperty,
  { id: record_id }: Placed,
  collectionId: string,
  { now, ids }: Defaults,
): ImportedProperty {
  // what comes in was parsed from JSON
  const value = property.value as Json | undefined
  const type = property.type ?? typeOfValue(value ?? null)
  const here = (source: string): string =>
    source.startsWith(FROM_MEMORY) ? FROM_MEMORY + ids.here(source.slice(FROM_MEMORY.length)) : source
  return {
    record_id,
    collection_id: collectionId,
    system_name: property.systemName,
    name: property.propertyName,
    type,
    value,
    ...typedValue(type, value ?? null),
    confidence: property.confidence ?? 1,
    source: here(property.source ?? 'caller'),
    as_of: property.asOf ?? now,
    version: property.version ?? 1,
    updated_at: property.updatedAt ?? now,
    history: property.history.map(change => ({ ...change, source: here(change.source) })),
  }
}

export function toMemoryRow(
  memory: PortableMemory,
  { id: record_id, type }: Placed,
  { n, id, collectionId, now }: { n: number; id: string; collectionId: string | null; now: string },
): ImportedMemory {
  const { content, speaker, sessionId, tags = [], metadata = {}, timestamp, createdAt } = memory
  return {
    n,
    id,
    record_id,
    type,
    content,
    hash: contentHash(content),
    exact_hash: exactHash(content),
    speaker: speaker ?? null,
    session_id: sessionId ?? null,
    collection_id: collectionId,
    tags,
    metadata,
    timestamp: timestamp ?? createdAt ?? now,
    created_at: createdAt ?? null,
  }
}

/** What recall finds it by. */
export const toDocument = ({ id, content, timestamp, session_id, speaker, tags }: ImportedMemory): SearchDocument =>
  documentOf({
    id,
    source: 'memory',
    content,
    timestamp: new Date(timestamp),
    sessionId: session_id,
    speaker,
    tags,
  })
