import { lookUp } from '../../server/src/contract/operations.ts'
import { bodySchemaOf, exampleBody, type Operation, operation, resolved } from './requests.ts'

/** Ids of the organization whose data nobody else may reach. */
export interface Owned {
  record: string
  memory: string
  collection: string
  deletion: string
  webhook: string
  guideline: string
  agent: string
  mcpServer: string
  response: string
  key: string
  project: string
}

/** A call that names another tenant's data. */
export interface Pointed {
  body?: Record<string, unknown>
  query?: string
  /** The fields of `body` or `query` that contain a foreign id. */
  by: string[]
  /** The response status; 200 if such an id finds nothing, like an id that does not exist. */
  status: number
}

/** How a caller could point an operation at another tenant's data: in its path, with special calls, or not at all. */
export type Pointing = 'path' | 'nothing to name' | 'anyone' | 'operator' | ((owned: Owned) => Pointed[])

/** Fields that look like ids but do not name stored data: they are the caller's own labels. */
export const LABELS = new Set([
  'sessionId',
  'actionId',
  'id',
  'tool_call_id',
  'uid',
  'documentIds',
  'client_id',
  'clientId',
])

/** The example with the record named by its id. */
const recordOf =
  (id: string): Pointing =>
  ({ record }) => {
    const { email: _email, ...rest } = exampleBody(operation(id))
    return [{ body: { ...rest, recordId: record }, by: ['recordId'], status: 404 }]
  }

const content = 'Somebody called.'
const stranger = { email: 'stranger@southwind.example' }
const change = { propertyName: 'Budget', operation: 'set', value: 1 }
const keys = [{ name: 'crmId', value: '4711' }]
const ofSubscription: Pointing = ({ webhook }) => [
  { query: `?subscription_id=${webhook}`, by: ['subscription_id'], status: 200 },
]

/** The IDs of a mapping are paths of a payload, whatever they look like. */
const ofMapping =
  (id: string, status: number): Pointing =>
  ({ record }) => [
    {
      body: {
        ...exampleBody(operation(id)),
        mapping: { record: { record_id: record }, content: 'A', session_id: record },
      },
      by: ['record_id', 'session_id'],
      status,
    },
  ]

const ofUsage: Pointing = ({ collection, key }) => [
  { body: { filters: { collectionIds: [collection] } }, by: ['collectionIds'], status: 200 },
  { body: { filters: { keyIds: [key] } }, by: ['keyIds'], status: 200 },
]

/** A company that has the same ID in the data of every organization finds only one's own. */
const ofCompany: Pointing = () => [
  { body: { organization_ids: ['66a1c0ffee000000000000a1'] }, by: ['organization_ids'], status: 200 },
]
const ofProject =
  (body: object): Pointing =>
  ({ project }) => [{ body: { ...body, projectId: project }, by: ['projectId'], status: 404 }]

const ofSuggestions: Pointing = ({ record, memory, collection }) => [
  { body: { filter: { recordId: record } }, by: ['recordId'], status: 200 },
  { body: { filter: { memoryId: memory } }, by: ['memoryId'], status: 200 },
  { body: { filter: { collectionId: collection } }, by: ['collectionId'], status: 200 },
]

/** Every operation by its id. Add a new operation here. */
export const POINTINGS: Record<string, Pointing> = {
  getHealth: 'anyone',
  getReadiness: 'anyone',
  registerAgent: 'anyone',
  searchPeople: ofCompany,
  matchPerson: 'nothing to name',
  bulkMatchPeople: 'nothing to name',
  getGatewayOrganization: 'path',
  bulkMatchOrganizations: 'nothing to name',
  searchOrganizations: ofCompany,
  searchNews: ofCompany,
  importGatewayRecords: 'nothing to name',
  eraseGatewayPerson: 'path',
  listSuppressions: 'nothing to name',
  addSuppressions: () => [{ body: { personIds: ['66a1c0ffee00000000000001'] }, by: ['personIds'], status: 201 }],
  removeSuppression: 'path',
  listPhoneDeliveries: 'nothing to name',
  retryPhoneDelivery: 'path',
  getGatewaySigningSecret: 'nothing to name',
  getNotificationSigningSecret: 'nothing to name',
  getWalletBalance: 'nothing to name',
  listWalletTransactions: 'nothing to name',
  estimateCharge: 'nothing to name',
  verifyLedger: 'nothing to name',
  enrichMemory: recordOf('enrichMemory'),
  acceptInvitation: 'anyone',
  adminCreateKey: 'operator',
  adminCreateOrganization: 'operator',
  adminGrantCredits: 'operator',
  adminListKeys: 'operator',
  adminListOrganizations: 'operator',
  adminResumeOrganization: 'operator',
  adminRevokeKey: 'operator',
  adminSuspendOrganization: 'operator',
  adminUpdateOrganization: 'operator',
  memorize: ({ record, collection }) => [
    { body: { content, recordId: record }, by: ['recordId'], status: 404 },
    { body: { ...stranger, content, collectionIds: [collection] }, by: ['collectionIds'], status: 404 },
  ],
  batchMemorize: ({ record, collection }) => [
    { body: { records: [{ recordId: record, content }] }, by: ['recordId'], status: 202 },
    { body: { records: [{ ...stranger, content, collectionIds: [collection] }] }, by: ['collectionIds'], status: 202 },
  ],
  memorizeConversation: ({ record, collection }) => [
    { body: { messages: [{ role: 'user', content }], recordId: record }, by: ['recordId'], status: 404 },
    {
      body: { ...stranger, messages: [{ role: 'user', content }], collectionIds: [collection] },
      by: ['collectionIds'],
      status: 404,
    },
  ],
  reextractCollections: ({ record, collection }) => [
    { body: { recordIds: [record] }, by: ['recordIds'], status: 404 },
    { body: { collectionIds: [collection] }, by: ['collectionIds'], status: 404 },
  ],
  tryExtraction: ({ collection }) => [
    { body: { content: 'Budget: $120k.', collectionIds: [collection] }, by: ['collectionIds'], status: 404 },
  ],
  smartRecall: recordOf('smartRecall'),
  smartRecallUnified: ({ record }) => [
    { body: { message: 'What is known?', identifiers: { recordIds: [record] } }, by: ['recordIds'], status: 200 },
  ],
  smartMemoryDigest: recordOf('smartMemoryDigest'),
  recall: recordOf('recall'),
  similar: recordOf('similar'),
  segment: recordOf('segment'),
  getProperties: recordOf('getProperties'),
  upsert: ({ record }) => [
    { body: { records: [{ key: { recordId: record }, properties: { a: 1 } }] }, by: ['recordId'], status: 404 },
  ],
  filterByProperty: 'nothing to name',
  search: 'nothing to name',
  queryProperties: 'nothing to name',
  exportMemory: ({ record, memory }) => [
    {
      body: { after: { recordId: record, memoryId: memory, timestamp: '2026-01-01T00:00:00Z' } },
      by: ['recordId', 'memoryId'],
      status: 200,
    },
  ],
  updateProperty: ({ record, collection, memory }) => [
    { body: { memoryId: memory, tags: ['a'] }, by: ['memoryId'], status: 404 },
    { body: { ...change, recordId: record }, by: ['recordId'], status: 404 },
    { body: { ...change, ...stranger, collectionId: collection }, by: ['collectionId'], status: 404 },
    { body: { ...change, ...stranger, sourceMemoryId: memory }, by: ['sourceMemoryId'], status: 404 },
  ],
  bulkUpdate: ({ record, collection, memory }) => [
    { body: { updates: [{ ...change, ...stranger, sourceMemoryId: memory }] }, by: ['sourceMemoryId'], status: 404 },
    { body: { updates: [{ ...change, recordId: record }] }, by: ['recordId'], status: 404 },
    { body: { updates: [{ ...change, ...stranger, collectionId: collection }] }, by: ['collectionId'], status: 404 },
  ],
  propertyHistory: ({ record, memory }) => [
    { body: { recordId: record }, by: ['recordId'], status: 404 },
    { body: { memoryId: memory }, by: ['memoryId'], status: 404 },
  ],
  undoChange: ({ record, collection }) => [
    { body: { propertyName: 'Budget', recordId: record }, by: ['recordId'], status: 404 },
    { body: { propertyName: 'Budget', ...stranger, collectionId: collection }, by: ['collectionId'], status: 404 },
  ],
  listSuggestions: ({ record, memory, collection }) => [
    { query: `?recordId=${record}`, by: ['recordId'], status: 200 },
    { query: `?memoryId=${memory}`, by: ['memoryId'], status: 200 },
    { query: `?collectionId=${collection}`, by: ['collectionId'], status: 200 },
  ],
  acceptSuggestions: ofSuggestions,
  dismissSuggestions: ofSuggestions,
  undoSuggestions: 'nothing to name',
  updateKeys: recordOf('updateKeys'),
  updateKeysBatch: ({ record }) => [{ body: { updates: [{ recordId: record, keys }] }, by: ['recordId'], status: 404 }],
  listKeys: recordOf('listKeys'),
  deleteKeys: recordOf('deleteKeys'),
  mergeRecords: ({ record }) => [
    { body: { recordId: record, from: stranger }, by: ['recordId'], status: 404 },
    { body: { ...stranger, from: { recordId: record } }, by: ['recordId'], status: 404 },
  ],
  deleteMemories: ({ record, memory }) => [
    { body: { recordId: record }, by: ['recordId'], status: 404 },
    { body: { memoryIds: [memory] }, by: ['memoryIds'], status: 200 },
  ],
  deleteRecord: recordOf('deleteRecord'),
  exportPerson: recordOf('exportPerson'),
  getMemory: 'path',
  listRecords: 'nothing to name',
  listDeletions: ({ record }) => [{ query: `?recordId=${record}`, by: ['recordId'], status: 200 }],
  cancelDeletion: ({ record, deletion }) => [
    { body: { deletionId: deletion }, by: ['deletionId'], status: 404 },
    { body: { recordId: record }, by: ['recordId'], status: 404 },
  ],
  importMemory: ({ record, memory }) => [
    { body: { memories: [{ recordId: record, content }] }, by: ['recordId'], status: 200 },
    {
      body: { memories: [{ keys: [{ name: 'email', value: stranger.email }], memoryId: memory, content }] },
      by: ['memoryId'],
      status: 200,
    },
  ],
  listCollections: 'nothing to name',
  createCollection: 'nothing to name',
  createStarterCollection: 'nothing to name',
  listEntityTypes: 'nothing to name',
  createEntityType: 'nothing to name',
  smartGuidelines: 'nothing to name',
  testGuidelines: 'nothing to name',
  smartUpdate: ({ collection }) => [
    {
      body: {
        instruction: 'Add a property.',
        material: 'Region: where they are',
        type: 'collection',
        targetIds: [collection],
      },
      by: ['targetIds'],
      status: 404,
    },
  ],
  applySmartUpdate: 'path',
  listGuidelines: 'nothing to name',
  memorizeMedia: ({ record }) => [
    {
      body: { ...exampleBody(operation('memorizeMedia')), email: undefined, recordId: record },
      by: ['recordId'],
      status: 404,
    },
  ],
  searchMedia: ({ record }) => [{ body: { recordId: record }, by: ['recordId'], status: 404 }],
  getMediaStatus: 'nothing to name',
  getMediaContent: 'path',
  getMediaThumbnail: 'path',
  deleteMedia: 'path',
  listModels: 'nothing to name',
  getModel: 'nothing to name',
  testModels: 'nothing to name',
  listOpenAiModels: 'nothing to name',
  getOpenAiModel: 'nothing to name',
  createOpenAiChatCompletion: ({ record }) => [
    {
      body: { messages: [{ role: 'user', content: 'Hi' }], keepsake: { recordId: record } },
      by: ['recordId'],
      status: 404,
    },
    { body: { messages: [{ role: 'user', content: 'Hi' }], user: record }, by: [], status: 404 },
  ],
  createOpenAiResponse: ({ record, response }) => [
    { body: { input: 'Hi', user: record }, by: [], status: 404 },
    { body: { input: 'Hi', previous_response_id: response }, by: ['previous_response_id'], status: 400 },
    {
      body: { input: [{ type: 'function_call_output', call_id: response, output: '' }] },
      by: ['call_id'],
      status: 400,
    },
  ],
  createChatCompletion: ({ record }) => [
    {
      body: { messages: [{ role: 'user', content: 'Hi' }], keepsake: { recordId: record } },
      by: ['recordId'],
      status: 404,
    },
  ],
  prompt: ({ record, mcpServer }) => [
    { body: { prompt: 'What is known?', recordId: record }, by: ['recordId'], status: 404 },
    { body: { prompt: 'x', mcps: [mcpServer] }, by: ['mcps'], status: 404 },
  ],
  createGuideline: 'nothing to name',
  createResponse: ({ record, response, mcpServer }) => [
    { body: { steps: [{ prompt: 'x' }], mcps: [mcpServer] }, by: ['mcps'], status: 404 },
    { body: { steps: [{ prompt: 'x' }], memory: { recordId: record } }, by: ['recordId'], status: 404 },
    {
      body: { previousResponseId: response, toolOutputs: [{ toolCallId: 'call_1', output: 'x' }] },
      by: ['previousResponseId', 'toolCallId'],
      status: 404,
    },
  ],
  createAgent: ({ guideline, mcpServer }) => [
    { body: { name: 'x', instructions: 'x', mcps: [mcpServer] }, by: ['mcps'], status: 404 },
    { body: { name: 'x', instructions: 'x', guidelineIds: [guideline] }, by: ['guidelineIds'], status: 404 },
  ],
  updateAgent: ({ guideline, mcpServer }) => [
    { body: { guidelineIds: [guideline] }, by: ['guidelineIds'], status: 404 },
    { body: { mcps: [mcpServer] }, by: ['mcps'], status: 404 },
  ],
  runAgent: ({ record }) => [
    { body: { message: 'x', inputs: { product: 'x' }, memory: { recordId: record } }, by: ['recordId'], status: 404 },
  ],
  listAgents: 'nothing to name',
  getResponse: 'path',
  cancelResponse: 'path',
  getAgentDefinition: 'path',
  deleteAgent: 'path',
  listAgentRuns: 'path',
  listEvents: 'nothing to name',
  ingestDocuments: ofProject({ documents: [{ title: 'Other', mimeType: 'text', content }] }),
  searchDocuments: ofProject({ query: 'leave' }),
  listRagProjects: 'nothing to name',
  deleteDocuments: ofProject({ documentIds: ['leave'] }),
  restoreDocuments: ofProject({ documentIds: ['leave'] }),
  deleteRagProject: ofProject({}),
  configureExternalRag: 'nothing to name',
  listExternalRagSources: 'nothing to name',
  deleteExternalRagSource: 'path',
  searchExternalRag: ofProject({ query: 'leave' }),
  testExternalRag: 'nothing to name',
  createWebhook: 'nothing to name',
  listWebhooks: 'nothing to name',
  publishWebhookEvents: 'nothing to name',
  listWebhookEvents: 'nothing to name',
  replayWebhookEvents: ({ webhook }) => [
    { body: { filter: { subscriptionId: webhook } }, by: ['subscriptionId'], status: 404 },
  ],
  retryWebhookDeliveries: 'path',
  getWebhookStatistics: ofSubscription,
  createWebhookCustomer: 'nothing to name',
  listWebhookCustomers: 'nothing to name',
  getWebhookCustomer: 'path',
  updateWebhookCustomer: 'path',
  deleteWebhookCustomer: 'path',
  createWebhookPortalLink: 'nothing to name',
  exchangeWebhookPortalLink: 'anyone',
  listWebhookEventTypes: 'nothing to name',
  getWebhookMetrics: 'nothing to name',
  listWebhookDeadLetters: ofSubscription,
  purgeWebhookDeadLetters: ofSubscription,
  exportWebhookDeadLetters: ofSubscription,
  replayWebhookDeadLetters: ({ webhook }) => [
    { body: { subscription_id: webhook }, by: ['subscription_id'], status: 200 },
  ],
  listMcpServers: 'nothing to name',
  createMcpServer: 'nothing to name',
  testMcpServer: 'nothing to name',
  updateMcpServer: 'path',
  deleteMcpServer: 'path',
  refreshMcpServerTools: 'path',
  updateMcpServerTools: 'path',
  listNotifications: 'nothing to name',
  getUnreadNotificationCount: 'nothing to name',
  sendNotification: 'nothing to name',
  broadcastNotification: 'nothing to name',
  getAgent: 'nothing to name',
  getOrganization: 'nothing to name',
  createOrganization: 'nothing to name',
  updateOrganization: 'nothing to name',
  listMembers: 'nothing to name',
  inviteMembers: 'nothing to name',
  listApiKeys: 'nothing to name',
  createApiKey: 'nothing to name',
  listAudit: 'nothing to name',
  getMe: 'nothing to name',
  getCurrentUsage: 'nothing to name',
  getUsageOverview: ofUsage,
  getMemoryUsage: ofUsage,
  getCreditUsage: ofUsage,
  listCharges: ofUsage,
  getUsageHistory: ofUsage,
  updateMemberRole: 'path',
  resendInvitation: 'path',
  removeMember: 'path',
  rotateApiKey: 'path',
  revokeApiKey: 'path',
  getCollection: 'path',
  updateCollection: 'path',
  deleteCollection: 'path',
  getCollectionHistory: 'path',
  getEntityType: 'path',
  updateEntityType: 'path',
  archiveEntityType: 'path',
  unarchiveEntityType: 'path',
  getGuideline: 'path',
  getGuidelineStructure: 'path',
  getGuidelineSection: 'path',
  listGuidelineVersions: 'path',
  getGuidelineVersion: 'path',
  compareGuidelineVersions: 'path',
  listGuidelineAttachments: 'path',
  getGuidelineAttachment: 'path',
  uploadGuidelineAttachment: 'path',
  deleteGuidelineAttachment: 'path',
  updateGuideline: 'path',
  rollBackGuideline: 'path',
  deleteGuideline: 'path',
  getEvent: 'path',
  getEventDetails: 'path',
  cancelEvent: 'path',
  listDestinations: 'nothing to name',
  createDestination: 'nothing to name',
  updateDestination: 'path',
  deleteDestination: 'path',
  testDestination: 'path',
  listDestinationLogs: 'path',
  listDestinationDeliveryLogs: 'path',
  createWebhookEventType: 'nothing to name',
  updateWebhookEventType: 'path',
  deleteWebhookEventType: 'path',
  listWebhookEventTypeVersions: 'path',
  testWebhookFilter: 'nothing to name',
  triggerWebhookEvent: 'nothing to name',
  // events of others are not found as Last-Event-ID; see the tests of streams
  streamWebhookEvents: 'nothing to name',
  getWebhookEvent: 'path',
  createWebhookSource: ofMapping('createWebhookSource', 201),
  listWebhookSources: 'nothing to name',
  getWebhookSource: 'path',
  updateWebhookSource: ofMapping('updateWebhookSource', 404),
  deleteWebhookSource: 'path',
  rotateWebhookSourceSecret: 'path',
  revokePreviousWebhookSourceSecret: 'path',
  testWebhookSource: ofMapping('testWebhookSource', 404),
  listWebhookSourceEvents: 'path',
  getWebhookSourceEvent: 'path',
  replayWebhookSourceEvent: 'path',
  replayWebhookSourceEvents: 'path',
  receiveWebhook: 'anyone',
  getWebhook: 'path',
  updateWebhook: 'path',
  deleteWebhook: 'path',
  testWebhook: 'path',
  rotateWebhookSecret: 'path',
  revokePreviousWebhookSecret: 'path',
  enableWebhook: 'path',
  disableWebhook: 'path',
  listWebhookDeliveries: 'path',
  replayWebhookDeadLetter: 'path',
  getWebhookDelivery: 'path',
  retryWebhookDelivery: 'path',
  readNotification: 'path',
  dismissNotification: 'path',
  executeNotificationAction: 'path',
}

/** Names of the fields of a schema, including nested ones, that look like ids. */
export function idFieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  const node = Object(resolved(schema))
  if (seen.has(node)) return []
  seen.add(node)
  const fields = Object.entries<unknown>(Object(node.properties))
  const parts: unknown[] = [node.items, ...[node.allOf, node.oneOf, node.anyOf].flatMap(list => list ?? [])]
  return [
    ...fields.flatMap(([name, field]) => [
      ...(/^(?:id|mcps)$|(?:Id|_id)s?$/.test(name) ? [name] : []),
      ...idFieldsOf(field, seen),
    ]),
    ...parts.flatMap(part => (part === undefined ? [] : idFieldsOf(part, seen))),
  ]
}

/** Every field of an operation's body and query with which a caller names stored data. Callers choose ids of traces. */
export function namesOf(one: Operation): string[] {
  const parameters = Object(lookUp(one.pointer)).parameters ?? []
  const query = parameters.map((each: unknown) => Object(resolved(each)))
  return [
    ...idFieldsOf(bodySchemaOf(one)),
    ...query.flatMap((each: { in?: string; name?: string }) =>
      each.in === 'query' && /(?<!trace_?)id$/i.test(each.name ?? '') ? [each.name ?? ''] : [],
    ),
  ].filter(name => !LABELS.has(name))
}
