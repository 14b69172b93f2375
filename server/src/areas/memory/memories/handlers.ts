import type { Handlers } from '../../../contract/handlers.ts'
import type { Models } from '../../../models/port.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createHistorian } from '../properties/updates/history.ts'
import { createUpdater } from '../properties/updates/update.ts'
import { createBatchMemorizer } from './batch/batch.ts'
import { createConversationMemorizer } from './conversation/memorize-conversation.ts'
import { createMemoryGetter } from './details/memory-details.ts'
import { createDigester } from './digest/digest.ts'
import { createMemoryEditor } from './edit/edit-memory.ts'
import { historyOfMemory } from './edit/memory-history.ts'
import { updateOperation } from './edit/update-operation.ts'
import { createExtractionTrial } from './extraction/try-extraction.ts'
import { listRecords } from './list-records.ts'
import type { Memorizer } from './memorize/memorize.ts'
import type { Reply } from './memorize/pending-memory.ts'
import { createPropertyQuerier } from './query-properties.ts'
import type { FindMedia } from './recall/media.ts'
import { createRecaller } from './recall/recall.ts'
import { createSearcher } from './recall/search.ts'
import { createReextractor } from './reextract/reextract.ts'
import { createComparer } from './similar/similar.ts'
import { createUnifiedRecaller } from './unified/unified.ts'

export interface MemoriesDependencies {
  database: Database
  models: Models
  embedQuery: EmbedQuery
  definitionsOf: DefinitionsOf
  minConfidence: number
  memorizer: Memorizer
  findMedia: FindMedia
}

type MemoriesHandlers = Pick<
  Handlers,
  | 'memorize'
  | 'batchMemorize'
  | 'memorizeConversation'
  | 'reextractCollections'
  | 'tryExtraction'
  | 'smartRecall'
  | 'smartMemoryDigest'
  | 'recall'
  | 'similar'
  | 'segment'
  | 'search'
  | 'queryProperties'
  | 'smartRecallUnified'
  | 'updateProperty'
  | 'propertyHistory'
  | 'getMemory'
  | 'listRecords'
>

/** Stores and reads memories. */
export function createMemoriesHandlers(dependencies: MemoriesDependencies): MemoriesHandlers {
  const { memorizer } = dependencies
  const batch = createBatchMemorizer(dependencies)
  const memorizeConversation = createConversationMemorizer(dependencies)
  const reextract = createReextractor(dependencies)
  const tryExtraction = createExtractionTrial(dependencies)
  const recaller = createRecaller(dependencies)
  const digest = createDigester(dependencies)
  const query = createPropertyQuerier(dependencies)
  const unified = createUnifiedRecaller(dependencies)
  const getMemory = createMemoryGetter(dependencies)
  const comparer = createComparer(dependencies)
  const search = createSearcher(dependencies)
  const historyOfProperties = createHistorian(dependencies)
  const update = updateOperation({ updater: createUpdater(dependencies), edit: createMemoryEditor(dependencies) })
  return {
    async memorize({ body, call }) {
      const { pending, idFor } = call
      const toAnswer = (reply: Reply) => ({ status: 200, body: { success: true, ...reply } }) as const
      const once = pending && {
        answer: (reply: Reply) => pending(toAnswer(reply)),
        memoryId: idFor('mem'),
        reservationId: idFor('hld'),
        extractionReservationId: idFor('hld', 'extraction'),
      }
      return toAnswer(await memorizer.memorize(billingOf(call), body, call.signal, once))
    },
    batchMemorize: async ({ body, call }) => ({
      status: 202,
      body: { success: true, eventId: await batch(billingOf(call), body) },
    }),
    memorizeConversation: ({ body, call }) => memorizeConversation(billingOf(call), body, call),
    reextractCollections: ({ body, call }) => reextract(billingOf(call), body),
    tryExtraction: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await tryExtraction(billingOf(call), body, call.signal) },
    }),
    updateProperty: ({ body, call }) => update(billingOf(call), body, call),
    propertyHistory: async ({ body, call }) => ({
      status: 200,
      body: {
        success: true,
        ...(await (body.memoryId === undefined ? historyOfProperties : historyOfMemory)(billingOf(call), body)),
      },
    }),
    smartRecall: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await recaller.smartRecall(billingOf(call), body, call.signal)) },
    }),
    smartMemoryDigest: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await digest(billingOf(call), body)) },
    }),
    recall: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await recaller.recall(billingOf(call), body)) },
    }),
    smartRecallUnified: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await unified(billingOf(call), body)) },
    }),
    queryProperties: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await query(billingOf(call), body, call.signal)) },
    }),
    similar: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await comparer.similar(billingOf(call), body)) },
    }),
    segment: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await comparer.segment(billingOf(call), body)) },
    }),
    getMemory: async ({ path, call }) => ({
      status: 200,
      body: { success: true, data: await getMemory(billingOf(call), path.id) },
    }),
    listRecords: async ({ query, call }) => ({
      status: 200,
      body: { success: true, ...(await listRecords(call.scope, query)) },
    }),
    search: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await search(billingOf(call), body)) },
    }),
  }
}
