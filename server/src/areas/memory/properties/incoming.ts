import type { ExtractedProperty, PropertyDefinition } from '../../../models/port.ts'
import type { Json } from '../../../platform/values/json.ts'
import { typedValue } from '../typed-value.ts'
import type { IncomingRow } from './sql/properties.ts'

export interface Origin {
  /** Number of the item or entity in the statement. */
  n: number
  /** `memory:<id>` or `caller`. */
  source: string
  actor: string
  asOf: Date
}

export interface Incoming {
  certain: IncomingRow[]
  /** Values that the text only suggests: statements read what stands for them. */
  uncertain: IncomingRow[]
}

/** The definition of a value; the collection id is empty if no collection defines it. */
export type ValueDefinition = Pick<PropertyDefinition, 'collectionId' | 'systemName' | 'name' | 'type' | 'mode'>

export const propertyKey = ({ collectionId, systemName }: { collectionId: string; systemName: string }): string =>
  `${collectionId} ${systemName}`

export const rowKey = ({ collection_id, system_name }: IncomingRow): string =>
  propertyKey({ collectionId: collection_id, systemName: system_name })

/** One value in the form that the statement expects. */
export function incomingRow(
  definition: ValueDefinition,
  value: Json,
  { n, source, actor, asOf }: Origin,
  confidence: number,
  evidence: Json = null,
): IncomingRow {
  const { collectionId, systemName, name, type, mode } = definition
  // an append property is a list from its first value on
  const kept = mode === 'append' && !Array.isArray(value) ? [value] : value
  return {
    n,
    collection_id: collectionId,
    system_name: systemName,
    name,
    type,
    mode,
    value: kept,
    ...typedValue(type, kept),
    confidence,
    source,
    as_of: asOf.toISOString(),
    actor,
    evidence,
  }
}

/** The values extracted from one text, with those of append properties merged. */
export function incomingRows(
  extracted: readonly ExtractedProperty[],
  definitions: readonly PropertyDefinition[],
  origin: Origin,
): IncomingRow[] {
  const byKey = new Map(definitions.map(definition => [propertyKey(definition), definition]))
  const rows = new Map<string, IncomingRow>()
  for (const property of extracted) {
    const key = propertyKey(property)
    const definition = byKey.get(key)
    if (!definition) continue
    const { start, end, text } = property.evidence
    const row = incomingRow(definition, property.value, origin, property.confidence, { start, end, text })
    const before = rows.get(key)
    rows.set(key, before && definition.mode === 'append' ? joined(before, row) : row)
  }
  return [...rows.values()]
}

function joined(before: IncomingRow, row: IncomingRow): IncomingRow {
  const values = [before.value, row.value].flat()
  const distinct = [...new Map(values.map(value => [JSON.stringify(value), value])).values()]
  return { ...before, value: distinct, confidence: Math.min(before.confidence, row.confidence) }
}
