import type { Json } from '../../../../platform/values/json.ts'

/** Maximum bytes of JSON in a value: each change reads and writes all of it, and the history stores it twice. */
export const MAX_BYTES = 256 * 1024

/** The columns of an incoming value, for `jsonb_to_recordset`. SQL: part of the statements that take values. */
export const INCOMING_COLUMNS = `n int, collection_id text, system_name text, name text, type text,
  mode text, value jsonb, text_value text, number_value float8, date_value timestamptz, confidence float8, source text,
  as_of timestamptz, actor text, evidence jsonb`

export interface IncomingRow {
  /** Number of its item or entity. */
  n: number
  /** Empty if no collection defines the property. */
  collection_id: string
  system_name: string
  name: string
  type: string
  mode: 'replace' | 'append'
  value: Json
  text_value: string | null
  number_value: number | null
  date_value: string | null
  confidence: number
  /** `memory:<id>` or `caller`. */
  source: string
  as_of: string
  actor: string
  evidence: Json
}
