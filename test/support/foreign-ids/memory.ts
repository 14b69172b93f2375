import { content, type Pointing, recordOf } from './pointing.ts'

const stranger = { email: 'stranger@southwind.example' }

const change = { propertyName: 'Budget', operation: 'set', value: 1 }

const keys = [{ name: 'crmId', value: '4711' }]

const ofSuggestions: Pointing = ({ record, memory, collection }) => [
  { body: { filter: { recordId: record } }, by: ['recordId'], status: 200 },
  { body: { filter: { memoryId: memory } }, by: ['memoryId'], status: 200 },
  { body: { filter: { collectionId: collection } }, by: ['collectionId'], status: 200 },
]

export const memory: Record<string, Pointing> = {
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
  upsert: ({ record, collection }) => [
    { body: { records: [{ key: { recordId: record }, properties: { a: 1 } }] }, by: ['recordId'], status: 404 },
    {
      body: { records: [{ key: stranger, properties: { Budget: 1 }, collectionId: collection }] },
      by: ['collectionId'],
      status: 404,
    },
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
}
