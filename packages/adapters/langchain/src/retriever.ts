import type { Keepsake } from '@keepsake/sdk'
import type { CallbackManagerForRetrieverRun } from '@langchain/core/callbacks/manager'
import { Document } from '@langchain/core/documents'
import { BaseRetriever, type BaseRetrieverInput } from '@langchain/core/retrievers'
import type { RecordKey } from '../../shared/record.ts'

/** What is known about a memory that was found. */
export interface MemoryMetadata {
  /** ID of the memory. */
  memoryId: string
  /** ID of the record that it belongs to. */
  recordId: string
  /** How relevant it is, from 0 to 1. Compare it within one search only. */
  score: number
  /** When it was said, in ISO 8601 format. */
  timestamp: string
  /** Its labels. */
  tags: string[]
  /** Who said it, in a conversation. */
  speaker?: string
  /** True if a later memory changed something that it says. */
  changedLater?: true
}

/** Options of {@link KeepsakeRetriever}. */
export interface KeepsakeRetrieverFields extends BaseRetrieverInput {
  /** The client to recall with. */
  client: Keepsake
  /** Whose memories are searched. [those of all records] */
  record?: RecordKey
  /** The maximum number of documents. [10] */
  limit?: number
  /** Omit memories with a lower score. [0] */
  minScore?: number
  /** Only memories with all of these labels. `tags` are those of the run. */
  memoryTags?: string[]
}

/**
 * Finds memories as documents: the text is the content of a memory.
 * @example
 * const documents = await new KeepsakeRetriever({ client, record: { email: 'dana.reyes@northwind.example' } }).invoke('When to call?')
 */
export class KeepsakeRetriever extends BaseRetriever<MemoryMetadata> {
  lc_namespace: string[] = ['keepsake', 'retrievers']
  readonly #fields: KeepsakeRetrieverFields

  constructor(fields: KeepsakeRetrieverFields) {
    super(fields)
    this.#fields = fields
  }

  /** Called by `invoke`, which adds callbacks and traces. */
  override async _getRelevantDocuments(
    query: string,
    _runManager?: CallbackManagerForRetrieverRun,
  ): Promise<Document<MemoryMetadata>[]> {
    const { client, record, limit = 10, minScore, memoryTags } = this.#fields
    const { results } = await client.memory.smartRecall({
      ...record,
      query,
      limit,
      ...(record ? { ifUnknown: 'empty' as const } : {}),
      ...(minScore === undefined ? {} : { minScore }),
      ...(memoryTags === undefined ? {} : { tags: memoryTags }),
    })
    return results.map(
      ({ memoryId, recordId, content, score, timestamp, tags, speaker, supersededBy }) =>
        new Document({
          id: memoryId,
          pageContent: content,
          metadata: {
            memoryId,
            recordId,
            score,
            timestamp,
            tags,
            ...(speaker === undefined ? {} : { speaker }),
            ...(supersededBy ? { changedLater: true as const } : {}),
          },
        }),
    )
  }
}
