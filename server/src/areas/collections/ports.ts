import type { PropertyValues } from './values.ts'

export interface CollectionsPorts {
  /** The stored property values. */
  values: PropertyValues
}
