import { audit } from '../../../platform/access/audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { insertOrganization, type NewOrganization, type StartingSettings } from './new-organization.ts'

const NAME = 'My organization'

/**
 * Creates an organization with a key of its owner on a server that has no organization yet, for the operator.
 * @returns undefined if there is one already
 */
export const createFirstOrganization = (
  database: Database,
  settings: StartingSettings,
): Promise<NewOrganization | undefined> =>
  database.transaction(async () => {
    if ((await database.prisma(models => models.organization.count({ take: 1 }))) > 0) return undefined
    const owner = { name: NAME, email: null }
    const made = await insertOrganization(database, settings, { name: NAME, owner, keyName: 'first key' })
    await audit(database, {
      organizationId: made.id,
      actor: 'operator',
      action: 'organization.created',
      target: made.id,
      details: { ownerId: made.owner.id, keyId: made.keyId },
    })
    return made
  })
