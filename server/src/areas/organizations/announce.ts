import type { Database } from '../../platform/database/database.ts'
import { type DomainEvent, emit } from '../../platform/events/outbox.ts'

/** Where a domain event of an organization is sent: its live data, unless it is about what belongs to test data. */
export interface Announced extends DomainEvent {
  /** [true] */
  livemode?: boolean
}

/** Writes domain events of an organization, in the transaction of the change. */
export async function announce(
  database: Database,
  organizationId: string,
  ...events: readonly Announced[]
): Promise<void> {
  const tenants = await database.prisma(models =>
    models.tenant.findMany({ where: { organizationId }, select: { id: true, livemode: true } }),
  )
  for (const { livemode = true, ...event } of events) {
    const tenant = tenants.find(each => each.livemode === livemode)
    if (tenant) await emit(database.scope({ tenantId: tenant.id, livemode }), event)
  }
}
