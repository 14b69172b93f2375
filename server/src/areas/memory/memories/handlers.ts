import { ok, respond } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import type { Models } from '../../../models/port.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { QueueLimits } from '../../../platform/jobs/queue-limit.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createHistorian } from '../properties/updates/history.ts'
import { createUpdater } from '../properties/updates/update.ts'
import { createBatchMemorizer } from './callers/batch/batch.ts'
import { createConversationMemorizer } from './callers/conversation/memorize-conversation.ts'
import { createMemoryEditor } from './callers/edit/edit-memory.ts'
import { historyOfMemory } from './callers/edit/memory-history.ts'
import { updateOperation } from './callers/edit/update-operation.ts'
import type { Memorizer } from './callers/memorize/memorize.ts'
import { createReextractor } from './callers/reextract/reextract.ts'
import type { Reply } from './callers/reply.ts'
import { createExtractionTrial } from './callers/try-extraction.ts'
import { listRecords } from './details/list-records.ts'
import { createMemoryGetter } from './details/memory-details.ts'
import { createDigester } from './digest/digest.ts'
import type { Reader } from './extraction/extract.ts'
import { createPropertyQuerier } from './message/query-properties.ts'
import type { FindMedia, NewestMedia } from './recall/media.ts'
import { createRecaller } from './recall/recall.ts'
import { createSearcher } from './recall/search.ts'
import { createComparer } from './similar/similar.ts'
import { createUnifiedRecaller } from './unified/unified.ts'

export interface MemoriesDependencies {
  database: Database
  models: Models
  reader: Reader
  embedQuery: EmbedQuery
  definitionsOf: DefinitionsOf
  minConfidence: number
  memorizer: Memorizer
  findMedia: FindMedia
  newestMedia: NewestMedia
  queue: QueueLimits
}

export function createMemoriesHandlers(dependencies: MemoriesDependencies) {
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
      const toAnswer = (reply: Reply) => respond(200, reply)
      const once = pending && {
        answer: (reply: Reply) => pending(toAnswer(reply)),
        memoryId: idFor('mem'),
        reservationId: idFor('hld'),
        extractionReservationId: idFor('hld', 'extraction'),
      }
      return toAnswer(await memorizer.memorize(billingOf(call), body, call.signal, once))
    },
    batchMemorize: async ({ body, call }) => respond(202, { eventId: await batch(billingOf(call), body) }),
    memorizeConversation: ({ body, call }) => memorizeConversation(billingOf(call), body, call),
    reextractCollections: ({ body, call }) => reextract(billingOf(call), body),
    tryExtraction: async ({ body, call }) => ok(await tryExtraction(billingOf(call), body, call.signal)),
    updateProperty: ({ body, call }) => update(billingOf(call), body, call),
    propertyHistory: async ({ body, call }) =>
      respond(200, await (body.memoryId === undefined ? historyOfProperties : historyOfMemory)(billingOf(call), body)),
    smartRecall: async ({ body, call }) => respond(200, await recaller.smartRecall(billingOf(call), body, call.signal)),
    smartMemoryDigest: async ({ body, call }) => respond(200, await digest(billingOf(call), body)),
    recall: async ({ body, call }) => respond(200, await recaller.recall(billingOf(call), body)),
    smartRecallUnified: async ({ body, call }) => respond(200, await unified(billingOf(call), body)),
    queryProperties: async ({ body, call }) => respond(200, await query(billingOf(call), body, call.signal)),
    similar: async ({ body, call }) => respond(200, await comparer.similar(billingOf(call), body)),
    segment: async ({ body, call }) => respond(200, await comparer.segment(billingOf(call), body)),
    getMemory: async ({ path, call }) => ok(await getMemory(billingOf(call), path.id)),
    listRecords: async ({ query, call }) => respond(200, await listRecords(call.scope, query)),
    search: async ({ body, call }) => respond(200, await search(billingOf(call), body)),
  } satisfies Partial<Handlers>
}
