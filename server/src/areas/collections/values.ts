import type { TenantScope } from '../../platform/database/database.ts'
import type { PropertyDefinition } from './collection.ts'

/** What values of a collection have to follow. */
export interface DefinitionChange {
  collectionId: string
  /** As they are from now on. */
  changed: readonly PropertyDefinition[]
  /** System names of those among them whose options changed. */
  optionsChanged: readonly string[]
  /** System names of properties whose values go. */
  deleted: readonly string[]
}

/** What belongs to a collection, counted. */
export interface CollectionContents {
  values: number
  /** Memories that were written into a workspace. */
  notes: number
}

/** The stored values of properties, as collections need them of memory. */
export interface PropertyValues {
  /**
   * Brings values in line with a change, in its transaction.
   * @returns the event that tells what becomes of them; undefined where there are none to change
   */
  follow(
    scope: TenantScope,
    change: DefinitionChange,
    caller: { keyId: string | null; requestId: string },
  ): Promise<string | undefined>
  /** @param systemNames of all properties that the collection has or ever had */
  contentsOf(scope: TenantScope, collectionId: string, systemNames: readonly string[]): Promise<CollectionContents>
}
