import type { Principal } from '../../platform/access/principal.ts'
import type { TenantScope } from '../../platform/database/database.ts'

export interface Editor {
  scope: TenantScope
  principal: Principal
  requestId: string
}
