// Generated from openapi.yaml by pnpm generate; do not edit.
import type { Keepsake } from '../client.ts'

/** A call of every method with the example values of the document, and the request that it has to send. */
export interface MethodExample {
  name: string
  method: string
  path: string
  writes: boolean
  call: (client: Keepsake) => PromiseLike<unknown>
}

export const METHOD_EXAMPLES: MethodExample[] = [
  { name: 'memory.memorize', method: 'POST', path: '/api/v1/memorize', writes: true, call: client => client.memory.memorize({
    email: 'dana.reyes@northwind.example',
    content: 'Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027.',
  }) },
  { name: 'memory.memorizeBatch', method: 'POST', path: '/api/v1/batch-memorize', writes: true, call: client => client.memory.memorizeBatch({
    defaults: { tags: ['memory'], extract: false },
    records: [
      { email: 'dana.reyes@northwind.example', content: 'Prefers calls before noon.' },
      { websiteUrl: 'northwind.example', content: 'Northwind opened an office in Leeds.' },
    ],
  }) },
  { name: 'memory.smartRecall', method: 'POST', path: '/api/v1/smart-recall', writes: false, call: client => client.memory.smartRecall({
    email: 'dana.reyes@northwind.example',
    query: 'When will they decide?',
    limit: 5,
    generateAnswer: true,
  }) },
  { name: 'smartRecallUnified', method: 'POST', path: '/api/v1/smart-recall-unified', writes: false, call: client => client.smartRecallUnified({
    message: 'Who is Dana Reyes?',
    identifiers: { emails: ['dana.reyes@northwind.example'] },
    outputFormat: 'text',
  }) },
  { name: 'memory.smartDigest', method: 'POST', path: '/api/v1/smart-memory-digest', writes: false, call: client => client.memory.smartDigest({ email: 'dana.reyes@northwind.example', tokenBudget: 500, focus: 'renewal' }) },
  { name: 'memory.recall', method: 'POST', path: '/api/v1/recall', writes: false, call: client => client.memory.recall({ email: 'dana.reyes@northwind.example', limit: 20 }) },
  { name: 'memory.similar', method: 'POST', path: '/api/v1/similar', writes: false, call: client => client.memory.similar({ email: 'dana.reyes@northwind.example', limit: 5 }) },
  { name: 'memory.segment', method: 'POST', path: '/api/v1/segment', writes: false, call: client => client.memory.segment({ email: 'dana.reyes@northwind.example', limit: 3 }) },
  { name: 'memory.properties', method: 'POST', path: '/api/v1/properties', writes: false, call: client => client.memory.properties({ email: 'dana.reyes@northwind.example' }) },
  { name: 'memory.upsert', method: 'POST', path: '/api/v1/upsert', writes: true, call: client => client.memory.upsert({
    records: [
      {
        key: { email: 'dana.reyes@northwind.example' },
        properties: { Budget: 150000, Stage: 'Negotiation' },
      },
    ],
  }) },
  { name: 'memory.filterByProperty', method: 'POST', path: '/api/v1/memory/filter-by-property', writes: false, call: client => client.memory.filterByProperty({
    type: 'Contact',
    conditions: [{ property: 'Budget', operator: 'gte', value: 50000 }],
    limit: 20,
  }) },
  { name: 'memory.search', method: 'POST', path: '/api/v1/search', writes: false, call: client => client.memory.search({
    query: 'renewal',
    type: 'Contact',
    logic: 'or',
    groups: [
      {
        conditions: [
          { property: 'Budget', operator: 'gte', value: 50000 },
          { property: 'Stage', operator: 'equals', value: 'Negotiation' },
        ],
      },
      {
        logic: 'or',
        conditions: [
          { property: 'Renewal', operator: 'before', value: '2027-01-01' },
          { property: 'Renewal', operator: 'notExists' },
        ],
      },
    ],
    pageSize: 20,
  }) },
  { name: 'memory.queryProperties', method: 'POST', path: '/api/v1/memory/query-properties', writes: false, call: client => client.memory.queryProperties({ query: 'contacts in negotiation with budget over 50k', limit: 20 }) },
  { name: 'memory.export', method: 'POST', path: '/api/v1/export', writes: false, call: client => client.memory.export({
    type: 'Contact',
    groups: [{ conditions: [{ property: 'Budget', operator: 'gte', value: 50000 }] }],
  }).toArray() },
  { name: 'memory.update', method: 'POST', path: '/api/v1/memory/update', writes: true, call: client => client.memory.update({
    email: 'dana.reyes@northwind.example',
    propertyName: 'Budget',
    operation: 'increment',
    value: 10000,
    reason: 'They asked for two more seats',
  }) },
  { name: 'memory.bulkUpdate', method: 'POST', path: '/api/v1/memory/bulk-update', writes: true, call: client => client.memory.bulkUpdate({
    updates: [
      {
        email: 'dana.reyes@northwind.example',
        propertyName: 'Stage',
        operation: 'set',
        value: 'Negotiation',
      },
      {
        email: 'dana.reyes@northwind.example',
        propertyName: '[Tasks]',
        operation: 'push',
        value: { title: 'Send the contract' },
      },
    ],
  }) },
  { name: 'memory.propertyHistory', method: 'POST', path: '/api/v1/memory/property-history', writes: false, call: client => client.memory.propertyHistory({ email: 'dana.reyes@northwind.example', propertyName: 'Budget', limit: 20 }) },
  { name: 'memory.undoChange', method: 'POST', path: '/api/v1/memory/undo-change', writes: true, call: client => client.memory.undoChange({
    email: 'dana.reyes@northwind.example',
    propertyName: 'Budget',
    reason: 'Entered for the wrong customer',
  }) },
  { name: 'memory.updateKeys', method: 'POST', path: '/api/v1/memory/update-keys', writes: true, call: client => client.memory.updateKeys({
    email: 'dana.reyes@northwind.example',
    keys: [{ name: 'crmId', value: '4711' }, { name: 'phoneNumber', value: '+44 20 7946 0123' }],
  }) },
  { name: 'memory.updateKeysBatch', method: 'POST', path: '/api/v1/memory/update-keys-batch', writes: true, call: client => client.memory.updateKeysBatch({
    updates: [{ email: 'dana.reyes@northwind.example', keys: [{ name: 'linkedin', value: 'dana-reyes' }] }],
  }) },
  { name: 'memory.listKeys', method: 'POST', path: '/api/v1/memory/list-keys', writes: false, call: client => client.memory.listKeys({ email: 'dana.reyes@northwind.example' }) },
  { name: 'memory.deleteKeys', method: 'POST', path: '/api/v1/memory/delete-keys', writes: true, call: client => client.memory.deleteKeys({ email: 'dana.reyes@northwind.example', keys: [{ name: 'crmId', value: '4711' }] }) },
  { name: 'memory.mergeRecords', method: 'POST', path: '/api/v1/memory/merge-records', writes: true, call: client => client.memory.mergeRecords({ email: 'dana.reyes@northwind.example', from: { email: 'd.reyes@oldmail.example' } }) },
  { name: 'memory.delete', method: 'POST', path: '/api/v1/memory/delete', writes: true, call: client => client.memory.delete({ email: 'dana.reyes@northwind.example', tags: ['memory'] }) },
  { name: 'memory.deleteRecord', method: 'POST', path: '/api/v1/memory/delete-record', writes: true, call: client => client.memory.deleteRecord({ email: 'former.customer@northwind.example' }) },
  { name: 'memory.listDeletions', method: 'GET', path: '/api/v1/memory/deletions', writes: false, call: client => client.memory.listDeletions({ limit: 20 }) },
  { name: 'memory.cancelDeletion', method: 'POST', path: '/api/v1/memory/cancel-deletion', writes: true, call: client => client.memory.cancelDeletion({ deletionId: 'del_01KAK7F3V7B8C9D0E1F2G3H4J5' }) },
  { name: 'memory.import', method: 'POST', path: '/api/v1/memory/import', writes: true, call: client => client.memory.import({
    records: [
      {
        type: 'Contact',
        keys: [{ name: 'email', value: 'dana.reyes@northwind.example' }],
        properties: [],
      },
    ],
    memories: [
      {
        keys: [{ name: 'email', value: 'dana.reyes@northwind.example' }],
        content: 'Moved to Leeds in spring.',
        timestamp: '2024-05-01T09:00:00Z',
      },
    ],
  }) },
  { name: 'collections.list', method: 'GET', path: '/api/v1/collections', writes: false, call: client => client.collections.list({ limit: 20 }) },
  { name: 'collections.create', method: 'POST', path: '/api/v1/collections', writes: true, call: client => client.collections.create({
    name: 'Sales',
    entityType: 'Contact',
    properties: [
      { name: 'Budget', type: 'number', unit: 'USD', description: 'What they can spend.' },
      { name: 'Stage', type: 'options', options: ['Discovery', 'Negotiation', 'Won', 'Lost'] },
    ],
  }) },
  { name: 'collections.createStarter', method: 'POST', path: '/api/v1/collections/starter', writes: true, call: client => client.collections.createStarter() },
  { name: 'collections.get', method: 'GET', path: '/api/v1/collections/{id}', writes: false, call: client => client.collections.get('col_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'collections.update', method: 'PATCH', path: '/api/v1/collections/{id}', writes: true, call: client => client.collections.update('col_01KAK7F3V6AAAAAAAAAAAAAAAA', {
    properties: [
      { systemName: 'budget', name: 'Annual budget', type: 'number' },
      { name: 'Region', type: 'text' },
    ],
    removedValues: 'keep',
    note: 'Budgets are by the year now.',
  }) },
  { name: 'collections.delete', method: 'DELETE', path: '/api/v1/collections/{id}', writes: true, call: client => client.collections.delete('col_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'collections.history', method: 'GET', path: '/api/v1/collections/{id}/history', writes: false, call: client => client.collections.history('col_01KAK7F3V6AAAAAAAAAAAAAAAA', { limit: 20 }) },
  { name: 'entityTypes.list', method: 'GET', path: '/api/v1/entities', writes: false, call: client => client.entityTypes.list({ limit: 20 }) },
  { name: 'entityTypes.create', method: 'POST', path: '/api/v1/entity-types', writes: true, call: client => client.entityTypes.create({ name: 'Project', description: 'Work that we do for somebody.', identityKeys: ['projectId'] }) },
  { name: 'entityTypes.get', method: 'GET', path: '/api/v1/entity-types/{id}', writes: false, call: client => client.entityTypes.get('typ_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'entityTypes.update', method: 'PATCH', path: '/api/v1/entity-types/{id}', writes: true, call: client => client.entityTypes.update('typ_01KAK7F3V6AAAAAAAAAAAAAAAA', { description: 'Something that may be sold.', identityKeys: ['crmId'] }) },
  { name: 'entityTypes.archive', method: 'POST', path: '/api/v1/entity-types/{id}/archive', writes: true, call: client => client.entityTypes.archive('typ_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'entityTypes.unarchive', method: 'POST', path: '/api/v1/entity-types/{id}/unarchive', writes: true, call: client => client.entityTypes.unarchive('typ_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'guidelines.list', method: 'GET', path: '/api/v1/guidelines', writes: false, call: client => client.guidelines.list({ limit: 20 }) },
  { name: 'guidelines.create', method: 'POST', path: '/api/v1/guidelines', writes: true, call: client => client.guidelines.create({
    name: 'Refund policy',
    description: 'When and how we refund.',
    tags: ['support'],
    triggerKeywords: ['refund'],
    value: '# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n',
  }) },
  { name: 'guidelines.getStructure', method: 'GET', path: '/api/v1/guidelines/{id}/structure', writes: false, call: client => client.guidelines.getStructure('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'guidelines.getSection', method: 'GET', path: '/api/v1/guidelines/{id}/section', writes: false, call: client => client.guidelines.getSection('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'guidelines.versions', method: 'GET', path: '/api/v1/guidelines/{id}/versions', writes: false, call: client => client.guidelines.versions('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', { limit: 20 }) },
  { name: 'guidelines.getVersion', method: 'GET', path: '/api/v1/guidelines/{id}/versions/{version}', writes: false, call: client => client.guidelines.getVersion('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', 1) },
  { name: 'guidelines.get', method: 'GET', path: '/api/v1/guidelines/{id}', writes: false, call: client => client.guidelines.get('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'guidelines.update', method: 'PATCH', path: '/api/v1/guidelines/{id}', writes: true, call: client => client.guidelines.update('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', {
    updateMode: 'section',
    sectionHeader: 'Exceptions',
    value: 'Gift cards and event tickets.',
    historyNote: 'Tickets are an exception too.',
  }) },
  { name: 'guidelines.delete', method: 'DELETE', path: '/api/v1/guidelines/{id}', writes: true, call: client => client.guidelines.delete('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA') },
  { name: 'events.list', method: 'GET', path: '/api/v1/events', writes: false, call: client => client.events.list({ limit: 20 }) },
  { name: 'events.get', method: 'GET', path: '/api/v1/events/{id}', writes: false, call: client => client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'events.details', method: 'GET', path: '/api/v1/events/{id}/details', writes: false, call: client => client.events.details('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 }) },
  { name: 'events.cancel', method: 'POST', path: '/api/v1/events/{id}/cancel', writes: true, call: client => client.events.cancel('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.list', method: 'GET', path: '/api/v1/webhooks', writes: false, call: client => client.webhooks.list({ limit: 20 }) },
  { name: 'webhooks.create', method: 'POST', path: '/api/v1/webhooks', writes: true, call: client => client.webhooks.create({ url: 'https://hooks.northwind.example/keepsake', events: ['record.*'] }) },
  { name: 'webhooks.publish', method: 'POST', path: '/api/v1/webhooks/events', writes: true, call: client => client.webhooks.publish({
    events: [
      {
        type: 'order.paid',
        data: { id: 'ord_4711', amount_cents: 1250, currency: 'EUR' },
        previous_attributes: { status: 'open' },
      },
    ],
  }) },
  { name: 'webhooks.event', method: 'GET', path: '/api/v1/webhooks/events/{id}', writes: false, call: client => client.webhooks.event('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.eventTypes', method: 'GET', path: '/api/v1/webhooks/event-types', writes: false, call: client => client.webhooks.eventTypes() },
  { name: 'webhooks.get', method: 'GET', path: '/api/v1/webhooks/{id}', writes: false, call: client => client.webhooks.get('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.update', method: 'PATCH', path: '/api/v1/webhooks/{id}', writes: true, call: client => client.webhooks.update('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { events: ['record.created', 'collection.*'] }) },
  { name: 'webhooks.delete', method: 'DELETE', path: '/api/v1/webhooks/{id}', writes: true, call: client => client.webhooks.delete('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.test', method: 'POST', path: '/api/v1/webhooks/{id}/test', writes: true, call: client => client.webhooks.test('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.rotate', method: 'POST', path: '/api/v1/webhooks/{id}/rotate', writes: true, call: client => client.webhooks.rotate('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { grace_hours: 48 }) },
  { name: 'webhooks.revokePrevious', method: 'POST', path: '/api/v1/webhooks/{id}/revoke-previous', writes: true, call: client => client.webhooks.revokePrevious('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.enable', method: 'POST', path: '/api/v1/webhooks/{id}/enable', writes: true, call: client => client.webhooks.enable('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.disable', method: 'POST', path: '/api/v1/webhooks/{id}/disable', writes: true, call: client => client.webhooks.disable('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.deliveries', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries', writes: false, call: client => client.webhooks.deliveries('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 }) },
  { name: 'webhooks.metrics', method: 'GET', path: '/api/v1/webhooks/metrics', writes: false, call: client => client.webhooks.metrics() },
  { name: 'webhooks.deadLetters', method: 'GET', path: '/api/v1/webhooks/dead-letters', writes: false, call: client => client.webhooks.deadLetters({ limit: 20 }) },
  { name: 'webhooks.purgeDeadLetters', method: 'DELETE', path: '/api/v1/webhooks/dead-letters', writes: true, call: client => client.webhooks.purgeDeadLetters() },
  { name: 'webhooks.exportDeadLetters', method: 'GET', path: '/api/v1/webhooks/dead-letters/export', writes: false, call: client => client.webhooks.exportDeadLetters().toArray() },
  { name: 'webhooks.replayDeadLetters', method: 'POST', path: '/api/v1/webhooks/dead-letters/replay', writes: true, call: client => client.webhooks.replayDeadLetters({ since: '2026-11-20T00:00:00Z' }) },
  { name: 'webhooks.replayDeadLetter', method: 'POST', path: '/api/v1/webhooks/dead-letters/{id}/replay', writes: true, call: client => client.webhooks.replayDeadLetter('dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.delivery', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}', writes: false, call: client => client.webhooks.delivery('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'webhooks.retry', method: 'POST', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry', writes: true, call: client => client.webhooks.retry('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'auth.register', method: 'POST', path: '/auth/agent', writes: true, call: client => client.auth.register({ name: 'research-agent' }) },
  { name: 'auth.me', method: 'GET', path: '/auth/me', writes: false, call: client => client.auth.me() },
  { name: 'me', method: 'GET', path: '/api/v1/me', writes: false, call: client => client.me() },
  { name: 'account.me', method: 'GET', path: '/api/v1/me', writes: false, call: client => client.account.me() },
  { name: 'account.usage', method: 'GET', path: '/api/v1/usage/current', writes: false, call: client => client.account.usage() },
  { name: 'admin.listOrganizations', method: 'GET', path: '/api/v1/admin/organizations', writes: false, call: client => client.admin.listOrganizations({ limit: 20 }) },
  { name: 'admin.updateOrganization', method: 'PATCH', path: '/api/v1/admin/organizations/{id}', writes: true, call: client => client.admin.updateOrganization('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { plan: 'pro' }) },
  { name: 'admin.grantCredits', method: 'POST', path: '/api/v1/admin/organizations/{id}/credits', writes: true, call: client => client.admin.grantCredits('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { credits: 50000, reason: 'Invoice 4711' }) },
  { name: 'admin.listKeys', method: 'GET', path: '/api/v1/admin/organizations/{id}/keys', writes: false, call: client => client.admin.listKeys('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 }) },
  { name: 'admin.createKey', method: 'POST', path: '/api/v1/admin/organizations/{id}/keys', writes: true, call: client => client.admin.createKey('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { name: 'ci', role: 'viewer' }) },
  { name: 'admin.revokeKey', method: 'DELETE', path: '/api/v1/admin/organizations/{id}/keys/{keyId}', writes: true, call: client => client.admin.revokeKey('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ') },
  { name: 'health.live', method: 'GET', path: '/healthz', writes: false, call: client => client.health.live() },
  { name: 'health.ready', method: 'GET', path: '/readyz', writes: false, call: client => client.health.ready() },
]
