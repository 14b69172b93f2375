import { audit } from '../access/audit.ts'
import type { Database } from '../database/database.ts'
import { DAY_MS } from '../values/durations.ts'
import { organizationTables } from './sql/tables.ts'

/** How long a deletion can be cancelled. */
const RECOVERABLE_DAYS = 30

export interface DeletedOrganization {
  id: string
  name: string
  deletesAt: Date
}

/**
 * Begins to delete an organization: its keys work no more, from the next call, and it ends after 30 days. Deleting it
 * again changes nothing. It is suspended as well, which keeps everything away that needs no key.
 * @throws Error if there is none
 */
export const deleteOrganization = (database: Database, id: string): Promise<DeletedOrganization> =>
  database.transaction(async () => {
    const { name, deletesAt: known, suspendedAt } = await find(database, id)
    if (known) return { id, name, deletesAt: known }
    const now = await database.now()
    const deletesAt = new Date(now.getTime() + RECOVERABLE_DAYS * DAY_MS)
    const data = { deletesAt, suspendedAt: suspendedAt ?? now }
    await database.prisma(models => models.organization.update({ where: { id }, data }))
    const details = { deletesAt: deletesAt.toISOString() }
    await audit(database, {
      organizationId: id,
      actor: 'operator',
      action: 'organization.deleted',
      target: id,
      details,
    })
    return { id, name, deletesAt }
  })

/**
 * Takes a deletion back. An organization that was suspended before stays suspended.
 * @throws Error if there is none, or it is not being deleted
 */
export const restoreOrganization = (database: Database, id: string): Promise<{ id: string; name: string }> =>
  database.transaction(async () => {
    const { name, deletesAt, suspendedAt } = await find(database, id)
    if (!deletesAt) throw new Error(`The organization ${id} is not being deleted.`)
    const deletedAt = deletesAt.getTime() - RECOVERABLE_DAYS * DAY_MS
    const data = { deletesAt: null, ...(suspendedAt?.getTime() === deletedAt && { suspendedAt: null }) }
    await database.prisma(models => models.organization.update({ where: { id }, data }))
    await audit(database, { organizationId: id, actor: 'operator', action: 'organization.restored', target: id })
    return { id, name }
  })

async function find(database: Database, id: string) {
  const found = await database.prisma(models => models.organization.findUnique({ where: { id } }))
  if (!found)
    throw new Error(`This server has no organization ${id}. Those that ended after their 30 days cannot be restored.`)
  return found
}

/**
 * Removes the organizations whose time has come: their rows in every table, and with the rows their files. Interrupted,
 * it goes on the next time, since the row of the organization goes last.
 */
export async function endOrganizations(database: Database, renewLease: () => Promise<unknown>): Promise<number> {
  const now = await database.now()
  const due = await database.prisma(models =>
    models.organization.findMany({ where: { deletesAt: { lte: now } }, select: { id: true } }),
  )
  for (const { id } of due) {
    await removeRows(database, id, renewLease)
    await audit(database, { actor: 'system', action: 'organization.ended', target: id })
  }
  return due.length
}

/** Removes all rows of an organization, those that refer to others first. */
async function removeRows(database: Database, id: string, renewLease: () => Promise<unknown>): Promise<void> {
  const tenants = await database.prisma(models =>
    models.tenant.findMany({ where: { organizationId: id }, select: { id: true } }),
  )
  const tenantIds = tenants.map(tenant => tenant.id)
  for (const { name, owner } of (await organizationTables(database)).reverse()) {
    await renewLease()
    if (owner === 'tenant_id') await database.query(`DELETE FROM ${name} WHERE tenant_id = ANY($1::int[])`, [tenantIds])
    else await database.query(`DELETE FROM ${name} WHERE ${owner} = $1`, [id])
  }
}
