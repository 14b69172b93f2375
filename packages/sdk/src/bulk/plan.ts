import type { RequestOptions } from '../core/request.ts'
import type { KeepsakeError } from '../errors/keepsake-error.ts'
import type { EventsApi, MemoryApi } from '../generated/client.gen.ts'
import type {
  BatchMemorizeRequest,
  BulkUpdateRequest,
  ConversationRequest,
  Event,
  ExportLine,
  PortableMemory,
  PortableRecord,
  PortableUsage,
  UpsertRequest,
} from '../spec/models.gen.ts'

/** What the calls are made with. */
export interface BulkClient {
  memory: Pick<MemoryApi, 'memorizeBatch' | 'memorizeConversation' | 'upsert' | 'bulkUpdate' | 'import'>
  events: Pick<EventsApi, 'details'> & {
    wait(id: string, options: { signal?: AbortSignal | undefined; timeout?: number | undefined }): Promise<Event>
  }
}

export interface BulkProgress {
  /** Items that are done, unchanged ones and duplicates included. */
  done: number
  failed: number
  /** How many there are, if `items` has a length. */
  total?: number
}

export interface BulkOptions<Defaults> extends Omit<RequestOptions, 'idempotencyKey'> {
  /** Calls at the same time. [4, and 1 for a conversation, whose order counts] */
  concurrency?: number | undefined
  /** Items of one call. [the limit of the operation] */
  chunkSize?: number | undefined
  /** The other fields of the body. */
  defaults?: Defaults | undefined
  /**
   * The name of the run. A run that was interrupted continues if it gets the same items, options and name within 24 hours: what was
   * stored is not stored again. [a new one]
   */
  runId?: string | undefined
  /** Called after each call. */
  onProgress?: ((progress: BulkProgress) => void) | undefined
  /** Called with the body of each response, such as for the credits that were charged. */
  onAnswer?: ((answer: object) => void) | undefined
}

/** What became of an item. */
export interface BulkItem {
  /** Its number, from 0. */
  index: number
  status: 'stored' | 'unchanged' | 'duplicate' | 'failed'
  recordId?: string
  /** Why it was not stored. */
  error?: KeepsakeError
}

export interface BulkSummary {
  /** Items that are done, unchanged ones and duplicates included. */
  done: number
  failed: number
  /** Of those that are done: the unchanged ones and the duplicates. */
  unchanged: number
  runId: string
}

export type Items<Item> = Iterable<Item> | AsyncIterable<Item>

/** A line of an export. */
export type ImportItem = ExportLine | { record: PortableRecord } | { memory: PortableMemory } | { usage: PortableUsage }

/** The operations, by what their items are. */
export interface BulkOperations {
  memorize: {
    item: BatchMemorizeRequest['records'][number]
    defaults: NonNullable<BatchMemorizeRequest['defaults']> | Omit<BatchMemorizeRequest, 'records'>
  }
  upsert: { item: UpsertRequest['records'][number]; defaults: Omit<UpsertRequest, 'records'> }
  update: { item: BulkUpdateRequest['updates'][number]; defaults: Omit<BulkUpdateRequest, 'updates'> }
  memorizeConversation: {
    item: ConversationRequest['messages'][number]
    defaults: Omit<ConversationRequest, 'messages'>
  }
  import: { item: ImportItem; defaults: Record<string, never> }
}

/** A run as its module works on it. */
export interface BulkPlan {
  operation: keyof BulkOperations
  items: Items<unknown>
  options: BulkOptions<object>
  runId: string
  /** What is known so far. */
  counts: Omit<BulkSummary, 'runId'>
  /** Whether the server has answered. */
  isReached?: boolean
  /** The answer of the last call. */
  answered: (requestId: string | undefined) => void
}
