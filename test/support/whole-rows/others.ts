import { post, type WholeRow } from './whole-row.ts'

const LOOK_UP = {
  name: 'look_up_order',
  description: 'Finds an order.',
  parameters: { type: 'object', properties: { id: { type: 'string' } } },
  strict: false,
}

const agent: WholeRow = {
  what: 'an agent with a model and a tool of its own',
  make: async world => ({
    agent: (
      await post(world, 'agents', {
        name: 'Orders',
        description: 'Answers about orders.',
        instructions: 'Answer about {{product}}.',
        expectedInputs: [{ name: 'product', description: 'What was bought.' }],
        model: 'scripted',
        guidelineTags: ['orders'],
        tools: [{ type: 'function', function: LOOK_UP }],
      })
    ).id,
  }),
  isOurs: (row, { agent: id }) => 'id' in row && row.id === id,
  fields: [
    'description',
    'expectedInputs.0.description',
    'model',
    'tools.0.type',
    ...Object.keys(LOOK_UP).map(name => `tools.0.function.${name}`),
  ],
  returnedBy: [{ id: 'getAgentDefinition' }, { id: 'listAgents' }, { id: 'updateAgent', body: { name: 'The orders' } }],
}

const collection: WholeRow = {
  what: 'a collection whose property has everything',
  make: async world => ({
    collection: (
      await post(world, 'collections', {
        name: 'Machines',
        description: 'What runs where.',
        properties: [
          {
            name: 'Power',
            type: 'number',
            unit: 'kW',
            aliases: ['Watts'],
            description: 'Its power.',
            review: 'unsure',
          },
          { name: 'Use', type: 'options', options: ['Mill', 'Press'] },
        ],
      })
    ).id,
  }),
  isOurs: (row, { collection: id }) => 'id' in row && row.id === id,
  fields: [
    'description',
    ...['unit', 'aliases', 'description', 'review'].map(name => `properties.0.${name}`),
    'properties.1.options',
  ],
  returnedBy: [
    { id: 'getCollection' },
    { id: 'listCollections' },
    { id: 'updateCollection', body: { description: 'Machines and where they run.' } },
  ],
}

const isOrganization: WholeRow['isOurs'] = (row, { organization: id }) => 'id' in row && row.id === id

const suspended: WholeRow = {
  what: 'an organization that the operator has suspended',
  make: async ({ app }) => ({ organization: (await app.organization()).id }),
  restore: ({ app }, { organization: id = '' }) =>
    app.database.prisma(models =>
      models.organization.update({ where: { id }, data: { suspendedAt: new Date('2026-11-21T00:00:00Z') } }),
    ),
  isOurs: isOrganization,
  fields: ['suspendedAt'],
  returnedBy: [{ id: 'adminListOrganizations' }, { id: 'adminUpdateOrganization' }, { id: 'adminGrantCredits' }],
}

const deleted: WholeRow = {
  what: 'an organization that the operator deletes',
  make: async ({ app }) => {
    const { id } = await app.organization()
    return { organization: id, spareOrganization: id }
  },
  restore: ({ app }, { organization: id = '' }) =>
    app.database.prisma(models =>
      models.organization.update({ where: { id }, data: { deletesAt: new Date('2026-12-21T00:00:00Z') } }),
    ),
  isOurs: isOrganization,
  fields: ['deletesAt'],
  returnedBy: [
    ...suspended.returnedBy,
    { id: 'adminSuspendOrganization', body: { reason: 'Other' } },
    { id: 'adminResumeOrganization' },
  ],
}

const changedTool: WholeRow = {
  what: 'an MCP server whose tool has changed since it was approved',
  make: async ({ ids }) => ids,
  restore: ({ app, organization }, { mcpServer: serverId = '' }) =>
    app.database.prisma(models =>
      models.mcpServerTool.updateMany({
        where: { tenantId: organization.tenants.live, serverId },
        data: { needsReview: true, approved: { description: 'Searches.', inputSchema: { type: 'object' } } },
      }),
    ),
  isOurs: (row, { mcpServer: id }) => 'id' in row && row.id === id,
  fields: ['tools.0.approved.description', 'tools.0.approved.inputSchema'],
  returnedBy: [
    { id: 'listMcpServers' },
    { id: 'updateMcpServerTools', body: { tools: [{ name: 'search_orders', enabled: false }] } },
  ],
}

const executed: WholeRow = {
  what: 'a notification whose callback has failed',
  make: async ({ ids }) => ids,
  restore: ({ app, organization }, { notification: notificationId = '' }) =>
    app.database.prisma(models =>
      models.notificationAction.updateMany({
        where: { tenantId: organization.tenants.live, notificationId },
        data: {
          executedAt: new Date('2026-11-21T00:00:00Z'),
          executedBy: 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
          callbackStatus: 'failed',
          callbackError: 'The receiver answered 500.',
        },
      }),
    ),
  isOurs: (row, { notification: id }) => 'id' in row && row.id === id,
  fields: ['executedAt', 'executedBy', 'callback.status', 'callback.error'].map(name => `actions.0.${name}`),
  returnedBy: [{ id: 'listNotifications' }, { id: 'readNotification' }, { id: 'dismissNotification' }],
}

export const others: WholeRow[] = [agent, collection, suspended, deleted, changedTool, executed]
