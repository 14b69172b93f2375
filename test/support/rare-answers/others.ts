import { importRecord } from '../../../server/src/areas/gateway/local/import-rows.ts'
import { newId } from '../../../server/src/platform/values/ids.ts'
import type { World } from '../requests.ts'
import { post, type RareAnswer } from './rare-answer.ts'

const AT = new Date('2026-11-20T15:04:05Z')

async function described(world: World): Promise<{ guideline: string }> {
  const body = {
    name: `Discounts ${newId('gdl')}`,
    description: 'When to give one.',
    value: '# Discounts\n\nUp to 10 %.',
  }
  return { guideline: (await post(world, 'guidelines', body)).data.id }
}

/** Its action opens a page. */
async function linked(world: World): Promise<{ notification: string }> {
  const actions = [{ id: 'open', type: 'link', label: 'Open', url: 'https://ci.northwind.example/42' }]
  const body = { recipientGroup: 'owners', title: 'Version 42', body: 'It is deployed.', actions }
  return { notification: (await post(world, 'notifications/broadcast', body)).data.id }
}

export const others: RareAnswer[] = [
  { id: 'rollBackGuideline', what: 'a guideline with a description', make: described, fields: ['data.description'] },
  {
    id: 'listSuppressions',
    what: 'a suppression with a reason',
    make: async world => {
      await post(world, 'gateway/suppressions', { emails: ['quiet@southwind.example'], reason: 'They asked for it.' })
      return {}
    },
    fields: ['data[].reason'],
  },
  {
    id: 'listRagProjects',
    what: 'a project with a document that has pages without text',
    query: '?project=Handbook',
    fields: ['data[].documents[].pages', 'data[].documents[].pagesWithoutText'],
  },
  ...['readNotification', 'dismissNotification'].map(
    (id): RareAnswer => ({
      id,
      what: 'an action that opens a page',
      make: linked,
      fields: ['data.actions[].url'],
    }),
  ),
  {
    id: 'executeNotificationAction',
    what: 'a callback that failed before',
    async make({ app, organization, ids: { notification: notificationId = '' } }) {
      await app.database.prisma(models =>
        models.notificationAction.updateMany({
          where: { tenantId: organization.tenants.live, notificationId },
          data: {
            executedAt: AT,
            executedBy: 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
            callbackStatus: 'failed',
            callbackError: 'The receiver answered 500.',
          },
        }),
      )
      return {}
    },
    fields: ['data.callback.error'],
  },
  {
    id: 'bulkMatchPeople',
    what: 'a person with a private address, outside of Europe',
    async make({ app, organization }) {
      const scope = app.database.scope({ tenantId: organization.tenants.live, livemode: true })
      await importRecord(scope, 'people', {
        id: '66a1c0ffee00000000000009',
        name: 'Lee Park',
        email: 'lee@northwind.example',
        country: 'United States',
        personal_emails: ['lee@home.example'],
      })
      return {}
    },
    body: { details: [{ email: 'lee@northwind.example' }], reveal_personal_emails: true },
    fields: ['matches[].personal_emails'],
  },
  {
    id: 'searchDocuments',
    what: 'a document with pages',
    body: { project: 'Handbook', query: 'How many days of paid leave does everyone have?', generateAnswer: true },
    fields: ['citations[].page'],
  },
  {
    id: 'searchExternalRag',
    what: 'a document with pages',
    fields: ['results[].document.page'],
  },
]
