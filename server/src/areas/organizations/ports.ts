import type { Prisma } from '../../platform/database/prisma/client.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** What organizations need of other areas. */
export interface OrganizationsPorts {
  /** How many suggestions wait for a decision. */
  countOpenSuggestions(scope: Scope): Promise<number>
  /** The collection that a new tenant has, so that the first memory shows properties. */
  starterCollection(): Prisma.CollectionCreateWithoutTenantInput
}
