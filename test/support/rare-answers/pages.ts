import { newId } from '../../../server/src/platform/values/ids.ts'
import { exampleBodyOf } from '../examples.ts'
import { post, type RareAnswer } from './rare-answer.ts'

const DELIVERY = `
  INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status)
  VALUES ($1, $2, $3, $4, 'record.created', 'succeeded')`

/** Lists that no other test reads page by page, and what makes them longer than the first page. */
export const PAGED: Pick<RareAnswer, 'id' | 'make'>[] = [
  { id: 'listRecords' },
  { id: 'listAgents' },
  { id: 'listMcpServers' },
  { id: 'listWebhooks' },
  { id: 'listApiKeys' },
  {
    id: 'listRagProjects',
    async make({ app, organization }) {
      const data = { id: newId('prj'), tenantId: organization.tenants.live, name: 'Manuals' }
      await app.database.prisma(models => models.ragProject.create({ data }))
      return {}
    },
  },
  {
    id: 'listWebhookSources',
    async make(world) {
      await post(world, 'webhooks/sources', { ...Object(exampleBodyOf('createWebhookSource')), name: 'Second' })
      return {}
    },
  },
  {
    id: 'listDestinations',
    async make(world) {
      await post(world, 'destinations', { ...Object(exampleBodyOf('createDestination')), name: 'Second' })
      return {}
    },
  },
  {
    id: 'listSuppressions',
    async make(world) {
      await post(world, 'gateway/suppressions', { emails: ['second@southwind.example'] })
      return {}
    },
  },
  {
    id: 'listWalletTransactions',
    async make({ app, organization }) {
      for (const usd of ['1', '2'])
        await app.call('POST', `/api/v1/admin/organizations/${organization.id}/credits`, {
          operator: true,
          body: { usd },
        })
      return {}
    },
  },
  {
    id: 'listDestinationDeliveryLogs',
    async make({ app, organization, ids: { destination = '' } }) {
      for (const id of [newId('dlv'), newId('dlv')])
        await app.database.query(DELIVERY, [id, organization.tenants.live, destination, newId('evt')])
      return {}
    },
  },
  {
    id: 'getEventDetails',
    async make(world) {
      const records = ['Likes tea.', 'Likes coffee.'].map(content => ({ email: 'pages@northwind.example', content }))
      return { event: (await post(world, 'batch-memorize', { records })).eventId }
    },
  },
]
