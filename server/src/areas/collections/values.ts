import type { TenantScope } from '../../platform/database/database.ts'
import type { PropertyDefinition } from './collection.ts'

export interface DefinitionChange {
  collectionId: string
  changed: readonly PropertyDefinition[]
  /** System names of changed definitions whose options changed. */
  optionsChanged: readonly string[]
  /** System names of properties whose values are deleted. */
  deleted: readonly string[]
}

export interface CollectionContents {
  /** Property values; the tasks of a record are one value. */
  values: number
  /** Memories stored in a workspace. */
  notes: number
}

export interface PropertyValues {
  /**
   * Migrates values to a change, in its transaction.
   * @returns the event that reports the migration; undefined if no values have to change
   */
  follow(
    scope: TenantScope,
    change: DefinitionChange,
    caller: { keyId: string | null; requestId: string },
  ): Promise<string | undefined>
  /**
   * Moves the values of properties of other collections here, with their history. @param type of the records; all if absent
   * @returns how many
   */
  take(
    scope: TenantScope,
    collectionId: string,
    taken: readonly { collectionId: string; systemName: string; takenAs: string }[],
    type: string | undefined,
  ): Promise<number>
  /** @param systemNames of all properties that the collection has or ever had */
  contentsOf(scope: TenantScope, collectionId: string, systemNames: readonly string[]): Promise<CollectionContents>
  hasMemories(scope: TenantScope, type: string | undefined): Promise<boolean>
  /** System names of the lists that every workspace has, such as its tasks. */
  workspaceLists: readonly string[]
}
