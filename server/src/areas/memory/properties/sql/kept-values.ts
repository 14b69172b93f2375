import type { Json } from '../../../../platform/values/json.ts'

/** A property for which a text only suggests a value. */
export interface SuggestedKey {
  /** Number of its item. */
  n: number
  collection_id: string
  system_name: string
}

/** An extracted value that was not stored, with what stands instead. */
export interface KeptValue {
  n: number
  collectionId: string
  systemName: string
  reason: 'low_confidence' | 'far_off' | 'caller_value_kept' | 'older_than_current' | 'unchanged' | 'list_full'
  /** Null if the property has no value. */
  current: { value: Json; version: number; source: string } | null
}
