import type { Handlers, TenantCall } from '../contract/handlers.ts'
import type { Models } from '../models/port.ts'
import type { ReadMeaning } from '../models/question-meaning.ts'
import type { Spender } from '../platform/credits/credits.ts'
import type { Database } from '../platform/database/database.ts'
import type { DefinitionsOf } from './definitions.ts'
import { createDigester } from './digest/digest.ts'
import { createFilterer } from './filter/filter-by-property.ts'
import { createPropertyQuerier } from './filter/query-properties.ts'
import { createBatcher } from './memorize/batch.ts'
import type { Memorizer } from './memorize/memorize.ts'
import { createExporter } from './portability/export.ts'
import { formatFor } from './portability/export-formats.ts'
import { createImporter } from './portability/import.ts'
import { createPropertyReader } from './properties/properties.ts'
import { createUpserter } from './properties/upsert.ts'
import { createRecaller } from './recall/recall.ts'
import { createSearcher } from './recall/search.ts'
import { createUnifiedRecaller } from './recall/unified.ts'
import { createComparer } from './similar/similar.ts'

export interface MemoryDependencies {
  database: Database
  models: Models
  readMeaning: ReadMeaning
  definitionsOf: DefinitionsOf
  memorizer: Memorizer
}

type MemoryHandlers = Pick<
  Handlers,
  | 'memorize'
  | 'batchMemorize'
  | 'smartRecall'
  | 'smartMemoryDigest'
  | 'recall'
  | 'getProperties'
  | 'upsert'
  | 'filterByProperty'
  | 'similar'
  | 'segment'
  | 'search'
  | 'queryProperties'
  | 'smartRecallUnified'
  | 'exportMemory'
  | 'importMemory'
>

export function createMemoryHandlers(dependencies: MemoryDependencies): MemoryHandlers {
  const { memorizer } = dependencies
  const batch = createBatcher(dependencies)
  const recaller = createRecaller(dependencies)
  const digest = createDigester(dependencies)
  const properties = createPropertyReader(dependencies)
  const upsert = createUpserter(dependencies)
  const filter = createFilterer(dependencies)
  const query = createPropertyQuerier(dependencies)
  const unified = createUnifiedRecaller(dependencies)
  const comparer = createComparer(dependencies)
  const search = createSearcher(dependencies)
  const exporter = createExporter(dependencies)
  const importer = createImporter(dependencies)
  return {
    memorize: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await memorizer.memorize(spenderOf(call), body, call.signal) },
    }),
    batchMemorize: async ({ body, call }) => ({
      status: 202,
      body: { success: true, eventId: await batch(spenderOf(call), body) },
    }),
    smartRecall: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await recaller.smartRecall(spenderOf(call), body, call.signal)) },
    }),
    smartMemoryDigest: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await digest(spenderOf(call), body)) },
    }),
    recall: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await recaller.recall(spenderOf(call), body)) },
    }),
    getProperties: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await properties(spenderOf(call), body) },
    }),
    upsert: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await upsert(spenderOf(call), body) },
    }),
    filterByProperty: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await filter(spenderOf(call), body)) },
    }),
    smartRecallUnified: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await unified(spenderOf(call), body)) },
    }),
    queryProperties: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await query(spenderOf(call), body)) },
    }),
    similar: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await comparer.similar(spenderOf(call), body)) },
    }),
    segment: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await comparer.segment(spenderOf(call), body)) },
    }),
    search: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await search(spenderOf(call), body)) },
    }),
    importMemory: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await importer(spenderOf(call), body) },
    }),
    exportMemory: async ({ body, call }) => ({
      status: 200,
      stream: await exporter(spenderOf(call), body, formatFor(call.headers.get('accept'))),
    }),
  }
}

const spenderOf = ({ principal, scope, requestId }: TenantCall): Spender => ({ principal, scope, requestId })
