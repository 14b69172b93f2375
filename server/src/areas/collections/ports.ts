import type { PropertyValues } from './values.ts'

export interface CollectionsPorts {
  values: PropertyValues
}
