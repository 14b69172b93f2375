import { mintKey } from '../../../server/src/platform/access/api-keys.ts'
import { newId } from '../../../server/src/platform/values/ids.ts'
import type { RareAnswer } from './rare-answer.ts'

const IMPORTED = ['', '.calls', '.charges', '.credits', '.inputTokens', '.outputTokens'].map(
  name => `data.imported${name}`,
)

const imported = (id: string): RareAnswer => ({
  id,
  what: 'usage that was imported',
  async make({ app, organization }) {
    const usage = [
      { day: '2026-11-19', operation: 'recall', calls: 50, charges: 40, credits: 40, inputTokens: 9, outputTokens: 3 },
    ]
    await app.call('POST', '/api/v1/memory/import', { key: organization.key, body: { usage } })
    return {}
  },
  fields: IMPORTED,
})

const ACTIVE = new Date('2026-11-19T15:04:05Z')
const REVOKED = new Date('2026-11-20T15:04:05Z')

export const organizations: RareAnswer[] = [
  ...['getUsageOverview', 'getMemoryUsage', 'getCreditUsage'].map(imported),
  {
    id: 'listCharges',
    what: 'the charge of a call',
    body: { from: '2025-12-01T00:00:00Z', to: '2027-11-01T00:00:00Z' },
    fields: ['data[].requestId'],
  },
  ...['listApiKeys', 'adminListKeys'].map(
    (id): RareAnswer => ({
      id,
      what: 'a key that was revoked',
      async make({ app, ids: { key: live, testKey } }) {
        await app.database.prisma(models =>
          models.apiKey.updateMany({
            where: { id: { in: [String(live), String(testKey)] } },
            data: { revokedAt: REVOKED },
          }),
        )
        return {}
      },
      fields: ['data[].revokedAt'],
    }),
  ),
  {
    id: 'adminRevokeKey',
    what: 'a key that would expire',
    async make({ app, ids: { testKey } }) {
      await app.database.prisma(models =>
        models.apiKey.updateMany({
          where: { id: String(testKey) },
          data: { expiresAt: new Date('2099-01-01T00:00:00Z') },
        }),
      )
      return {}
    },
    fields: ['data.expiresAt'],
  },
  {
    id: 'updateMemberRole',
    what: 'a person who has not joined yet',
    make: async ({ ids: { invitedMember = '' } }) => ({ member: invitedMember }),
    fields: ['data.invitationExpiresAt'],
  },
  {
    id: 'resendInvitation',
    what: 'a person who was active before',
    async make({ app, organization, ids: { invitedMember = '' } }) {
      const { hash, prefix, last4 } = mintKey(true)
      const used = { id: newId('key'), memberId: invitedMember, name: 'former', role: 'member', lastUsedAt: ACTIVE }
      const data = { ...used, tenantId: organization.tenants.live, hash, prefix, last4, scopes: [] }
      await app.database.prisma(models => models.apiKey.create({ data }))
      return {}
    },
    fields: ['data.lastActiveAt'],
  },
]
