import type { Scope } from '../../../../platform/database/scope.ts'
import { ANALYZER } from '../../../../search/indexing/index-documents.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import type { KeptValue, SuggestedKey } from '../../properties/sql/kept-values.ts'
import type { IncomingRow } from '../../properties/sql/properties.ts'
import type { EntityRow, ProblemRow } from '../../records/sql/records.ts'

/** One way to read a text as an existing memory, which must match the speaker and the day (UTC) that the text names. */
export interface Reading {
  /** SHA-256 of the normalized text, hex. */
  hash: string
  /** Lowercase. */
  speaker: string | null
  day: string | null
  /** The piece as one sentence of a longer memory, with the keys of its stems. */
  sentence?: string
  keys?: number[]
}

export interface ItemRow {
  n: number
  /** The number of its entity. */
  e: number
  id: string
  content: string
  /** SHA-256 of the normalized content, hex. */
  hash: string
  /** Another hash that it may be stored under, hex. */
  other_hash: string
  /** A turn that people say in any conversation: if another session has it, this one is stored under `other_hash`. */
  own_turn: boolean
  /** Ways to read it as pieces, each with the hashes it may be stored under: a duplicate if each piece of one is known. */
  repeats: Reading[][][]
  speaker: string | null
  session_id: string | null
  collection_id: string | null
  tags: string[]
  metadata: object
  /** False if it is kept and not found. */
  searchable: boolean | null
  timestamp: string
  /** What is charged unless it is a duplicate, to the usage entry of its request. */
  credits: number
  usage_id: string
  key_id: string | null
  request_id: string
}

export interface StoreInput {
  entities: EntityRow[]
  items: ItemRow[]
  documents: SearchDocument[]
  /** At most one item per entity may have properties: the result of two would depend on their order. */
  properties: IncomingRow[]
  /** What the contents only suggest. */
  suggestions: SuggestedKey[]
  operation: string
  /** Credits already reserved for this. */
  reservationId: string | null
}

export interface StoredItem {
  n: number
  recordId: string
  memoryId: string
  duplicate: boolean
  /** The content of the memory that it duplicates; null if there is none or it is stored by the same statement. */
  content: string | null
}

export interface StoreOutcome {
  problems: ProblemRow[]
  items: StoredItem[]
  /** Previous values of properties whose value changed. */
  changes: { n: number; collectionId: string; systemName: string; previous: unknown }[]
  /** Extracted values that were not stored. */
  kept: KeptValue[]
}

const STORE = `SELECT problems, items, changes, kept FROM runtime.store_memories_v1(tenant_id => $1, operation => $2, entities => $3,
  given => $4, documents => $5, found_values => $6, suggested => $7, reservation => $8, analyzer => ${ANALYZER})`

/**
 * SQL: memorize stores a batch in one round trip.
 * @throws the database's check violation if the tenant has too few credits; then nothing is stored
 */
export async function store(scope: Scope, input: StoreInput): Promise<StoreOutcome> {
  const { entities, items, documents, properties, suggestions, operation, reservationId } = input
  const [row] = await scope.query<StoreOutcome>(STORE, [
    operation,
    JSON.stringify(entities),
    JSON.stringify(items),
    JSON.stringify(documents),
    JSON.stringify(properties),
    JSON.stringify(suggestions),
    reservationId,
  ])
  if (!row) throw new Error('The statement that stores memories gave no row.')
  return row
}
