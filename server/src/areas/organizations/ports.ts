import type { Scope } from '../../platform/database/scope.ts'

/** What organizations need of other areas. */
export interface OrganizationsPorts {
  /** How many suggestions wait for a decision. */
  countOpenSuggestions(scope: Scope): Promise<number>
}
