import type { TenantScope } from '../../platform/database/database.ts'

/** Who changes a definition, and for which request. */
export interface Editor {
  scope: TenantScope
  principal: { key?: { id: string } }
  requestId: string
}
