import type { PropertyType } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'

/**
 * SQL of a record's properties by name. Uses only the record id: on tables that were never analyzed, the planner may
 * choose the tenant's index and read every value of the tenant. SQL: part of the statements that read records with
 * properties.
 */
export const propertiesByName = (recordId: string): string => `(
  SELECT coalesce(jsonb_object_agg(p.name, p.value ORDER BY p.updated_at), '{}')
  FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = ${recordId})`

export interface PropertyRow {
  name: string
  systemName: string
  value: Json
  type: PropertyType
  collectionId: string
  version: number
  updatedAt: Date
  source: string
  confidence: number
}

/**
 * A record's properties by name: all of them, or only those with the given names. SQL: compares names in lower case.
 */
export const propertiesOf = (scope: Scope, recordId: string, names?: readonly string[]): Promise<PropertyRow[]> =>
  scope.query(
    `SELECT name, system_name AS "systemName", value, type, collection_id AS "collectionId", version,
       updated_at AS "updatedAt", source, confidence
     FROM property_values WHERE tenant_id = $1 AND record_id = $2
       AND ($3::text[] IS NULL OR lower(name) = ANY($3) OR system_name = ANY($3))
     ORDER BY name, collection_id`,
    [recordId, names ? names.map(name => name.toLowerCase()) : null],
  )
