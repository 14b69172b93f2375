// Generated from openapi.yaml by pnpm generate; do not edit.
import { ApiGroup } from '../api-group.ts'
import type { ApiPromise } from '../api-promise.ts'
import type { LineStream } from '../line-stream.ts'
import type { PagePromise } from '../page.ts'
import type { RequestOptions } from '../request.ts'
import type { Transport } from '../transport.ts'
import type {
  AdminListKeysQuery,
  AdminListOrganizationsQuery,
  AgentResponse,
  BatchMemorizeRequest,
  BatchMemorizeResponse,
  BulkUpdateRequest,
  BulkUpdateResponse,
  CancelDeletionRequest,
  CancelDeletionResponse,
  CollectionHistory,
  CollectionList,
  CollectionResponse,
  CreateCollectionRequest,
  CreateEntityTypeRequest,
  CreateGuidelineRequest,
  CreateKeyRequest,
  CreateKeyResponse,
  CreateWebhookRequest,
  CreateWebhookResponse,
  DeleteCollectionQuery,
  DeleteKeysRequest,
  DeleteMemoriesRequest,
  DeleteRecordRequest,
  DeleteWebhookResponse,
  DeletedCollectionResponse,
  DeletedGuidelineResponse,
  DeletionList,
  DeletionResponse,
  DigestRequest,
  DigestResponse,
  EntityTypeList,
  EntityTypeResponse,
  EventDetails,
  EventList,
  EventResponse,
  ExportLine,
  ExportRequest,
  ExportWebhookDeadLettersQuery,
  FilterByPropertyRequest,
  FilterByPropertyResponse,
  GetCollectionHistoryQuery,
  GetEventDetailsQuery,
  GetGuidelineSectionQuery,
  GetWebhookMetricsQuery,
  GrantCreditsRequest,
  GuidelineDocumentResponse,
  GuidelineList,
  GuidelineResponse,
  GuidelineSectionResponse,
  GuidelineStructureResponse,
  GuidelineVersionList,
  GuidelineVersionResponse,
  Health,
  ImportRequest,
  ImportResponse,
  KeyList,
  KeyResponse,
  KeysBatchResponse,
  KeysResponse,
  KeysUpdate,
  ListCollectionsQuery,
  ListDeletionsQuery,
  ListEntityTypesQuery,
  ListEventsQuery,
  ListGuidelineVersionsQuery,
  ListGuidelinesQuery,
  ListKeysRequest,
  ListWebhookDeadLettersQuery,
  ListWebhookDeliveriesQuery,
  ListWebhooksQuery,
  MeResponse,
  MemorizeRequest,
  MemorizeResponse,
  MergeRecordsRequest,
  MergeRecordsResponse,
  OrganizationList,
  OrganizationResponse,
  PropertiesRequest,
  PropertiesResponse,
  PropertyHistoryRequest,
  PropertyHistoryResponse,
  PublishWebhookEventsRequest,
  PublishWebhookEventsResponse,
  PurgeWebhookDeadLettersQuery,
  PurgeWebhookDeadLettersResponse,
  QueryPropertiesRequest,
  QueryPropertiesResponse,
  Readiness,
  RecallRequest,
  RecallResponse,
  RegisterAgentRequest,
  RegisterAgentResponse,
  ReplayWebhookDeadLettersRequest,
  ReplayWebhookDeadLettersResponse,
  RotateWebhookRequest,
  SearchRequest,
  SearchResponse,
  SegmentRequest,
  SegmentResponse,
  SimilarRequest,
  SimilarResponse,
  SmartRecallRequest,
  SmartRecallResponse,
  UndoChangeRequest,
  UnifiedRecallRequest,
  UnifiedRecallResponse,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
  UpdateEntityTypeRequest,
  UpdateGuidelineRequest,
  UpdateKeysBatchRequest,
  UpdateOrganizationRequest,
  UpdatePropertyResponse,
  UpdateRequest,
  UpdateResponse,
  UpdateWebhookRequest,
  UpsertRequest,
  UpsertResponse,
  UsageResponse,
  WebhookDeadLetterLine,
  WebhookDeadLetterList,
  WebhookDeadLetterResponse,
  WebhookDeliveryList,
  WebhookDeliveryResponse,
  WebhookEventResponse,
  WebhookEventTypeList,
  WebhookList,
  WebhookMetricsResponse,
  WebhookPingResponse,
  WebhookResponse,
} from './models.gen.ts'

export class MemoryApi extends ApiGroup {
  /**
   * Store a memory and extract its properties (`POST /api/v1/memorize`).
   *
   * Stores the content word for word and extracts the properties that the collections define. If no record has the
   * identity key, a new record is created. Duplicates are not stored: the response has `duplicate: true` and the
   * memory that the content repeats. Duplicates are the same content, the same content with different spelling,
   * quotation marks, speaker or date, and several of the record's memories as a list or in sequence. A note of a
   * workspace (`actionId`) is only a duplicate of other notes of that workspace. A value is stored if its
   * confidence is at least `minConfidence` and the current value does not take precedence; `stored` and `reason`
   * say so. If nothing is extracted, `properties` is empty and extraction is not charged.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.memorize({
   *   email: 'dana.reyes@northwind.example',
   *   content: 'Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027.',
   * })
   */
  memorize(body: MemorizeRequest, options?: RequestOptions): ApiPromise<MemorizeResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memorize', body, writes: true }, options)
  }

  /**
   * Store up to 1,000 memories in the background (`POST /api/v1/batch-memorize`).
   *
   * Returns an `eventId` at once and stores the memories in order in the background. The event shows the progress;
   * its details show the outcome of each item. Duplicates are free; an item fails alone if the credits do not
   * cover it. If the server stops, the work resumes when it starts again.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.memory.memorizeBatch({
   *   defaults: { tags: ['memory'], extract: false },
   *   records: [
   *     { email: 'dana.reyes@northwind.example', content: 'Prefers calls before noon.' },
   *     { websiteUrl: 'northwind.example', content: 'Northwind opened an office in Leeds.' },
   *   ],
   * })
   */
  memorizeBatch(body: BatchMemorizeRequest, options?: RequestOptions): ApiPromise<BatchMemorizeResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/batch-memorize', body, writes: true }, options)
  }

  /**
   * Recall the memories that answer a question (`POST /api/v1/smart-recall`).
   *
   * Ranks the memories of one record, of all records of a type, or of the organization by how well they answer
   * `query`. For one record, other memories of it fill the page: those nearest in meaning first, then the newest,
   * with a low `score`. With `generateAnswer`, the response also has an answer and its sources, unless no memory
   * answers the question; then only the recall is charged. With `filterByProperty` and no `query`, the call is a
   * filter: it needs no model and costs nothing.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.smartRecall({
   *   email: 'dana.reyes@northwind.example',
   *   query: 'When will they decide?',
   *   limit: 5,
   *   generateAnswer: true,
   * })
   */
  smartRecall(body?: SmartRecallRequest, options?: RequestOptions): ApiPromise<SmartRecallResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/smart-recall', body: body ?? {} }, options)
  }

  /**
   * Summarize a record within a token budget (`POST /api/v1/smart-memory-digest`).
   *
   * Returns Markdown to include in a prompt: the record's properties, then its memories. Memories relevant to
   * `focus` come first, then the newest. The digest never exceeds `tokenBudget`. If not everything fits, recent
   * and frequently mentioned content has priority.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.smartDigest({ email: 'dana.reyes@northwind.example', tokenBudget: 500, focus: 'renewal' })
   */
  smartDigest(body?: DigestRequest, options?: RequestOptions): ApiPromise<DigestResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/smart-memory-digest', body: body ?? {} }, options)
  }

  /**
   * List memories by date or by relevance (`POST /api/v1/recall`).
   *
   * Lists memories directly, without an answer. Without `query`, memories are sorted newest first and paginated.
   * With `query`, they are sorted by relevance, at most 200 in total; for one record, those that do not match
   * follow the ones that do. With `filterByProperty` and no `query`, the call costs nothing.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.recall({ email: 'dana.reyes@northwind.example', limit: 20 })
   */
  recall(body?: RecallRequest, options?: RequestOptions): PagePromise<RecallResponse> {
    return this.transport.page({ method: 'POST', path: '/api/v1/recall', body: body ?? {} }, options)
  }

  /**
   * Find similar records (`POST /api/v1/similar`).
   *
   * Compares the most distinctive words of the record's memories (or of `text`) and its property values with those
   * of other records of the same type. The response names the shared words and values. A `score` of 0.7 or more is
   * `very_similar`, 0.35 or more `similar`, 0.2 or more `somewhat_similar`; lower scores are not returned. Uses no
   * model.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.similar({ email: 'dana.reyes@northwind.example', limit: 5 })
   */
  similar(body?: SimilarRequest, options?: RequestOptions): ApiPromise<SimilarResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/similar', body: body ?? {} }, options)
  }

  /**
   * Segment all records by similarity (`POST /api/v1/segment`).
   *
   * Makes the same comparison as `similar` over all records and counts the records in each of its three tiers
   * (scores from 0.7, 0.35 and 0.2). At most 5,000 records are compared by words and 5,000 by values.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.segment({ email: 'dana.reyes@northwind.example', limit: 3 })
   */
  segment(body?: SegmentRequest, options?: RequestOptions): ApiPromise<SegmentResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/segment', body: body ?? {} }, options)
  }

  /**
   * Get a record's properties (`POST /api/v1/properties`).
   *
   * Returns the current value of each property of a record, with the collection's description and the source of
   * the value.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.properties({ email: 'dana.reyes@northwind.example' })
   */
  properties(body?: PropertiesRequest, options?: RequestOptions): ApiPromise<PropertiesResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/properties', body: body ?? {} }, options)
  }

  /**
   * Set properties of many records (`POST /api/v1/upsert`).
   *
   * Sets the given properties and creates the records that do not exist yet. Uses no model. The call writes all
   * records or none. The value of a property that a collection defines must match its type.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.upsert({
   *   records: [
   *     {
   *       key: { email: 'dana.reyes@northwind.example' },
   *       properties: { Budget: 150000, Stage: 'Negotiation' },
   *     },
   *   ],
   * })
   */
  upsert(body: UpsertRequest, options?: RequestOptions): ApiPromise<UpsertResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/upsert', body, writes: true }, options)
  }

  /**
   * Filter records by property values (`POST /api/v1/memory/filter-by-property`).
   *
   * Returns the records whose property values match the conditions. Uses an index and no model, and costs nothing.
   * Comparisons follow the property's type.
   *
   * @example
   * await client.memory.filterByProperty({ type: 'Contact', conditions: [{ property: 'Budget', operator: 'gte', value: 50000 }], limit: 20 })
   */
  filterByProperty(body: FilterByPropertyRequest, options?: RequestOptions): PagePromise<FilterByPropertyResponse> {
    return this.transport.page({ method: 'POST', path: '/api/v1/memory/filter-by-property', body }, options)
  }

  /**
   * Search records by properties, by a query, or both (`POST /api/v1/search`).
   *
   * Returns records whose properties match `groups` of conditions, and their total. With `query`, returns the
   * records whose memories match it, best first, from the 200 best memories. Without `query`, the call uses no
   * model and costs nothing; records are sorted by ID, so a cursor never returns a record twice, even if records
   * are added. To get a complete set, export it.
   * @throws PaymentRequiredError, and what any call throws
   *
   * @example
   * await client.memory.search({
   *   query: 'renewal',
   *   type: 'Contact',
   *   logic: 'or',
   *   groups: [
   *     {
   *       conditions: [
   *         { property: 'Budget', operator: 'gte', value: 50000 },
   *         { property: 'Stage', operator: 'equals', value: 'Negotiation' },
   *       ],
   *     },
   *     {
   *       logic: 'or',
   *       conditions: [
   *         { property: 'Renewal', operator: 'before', value: '2027-01-01' },
   *         { property: 'Renewal', operator: 'notExists' },
   *       ],
   *     },
   *   ],
   *   pageSize: 20,
   * })
   */
  search(body?: SearchRequest, options?: RequestOptions): PagePromise<SearchResponse> {
    return this.transport.page({ method: 'POST', path: '/api/v1/search', body: body ?? {} }, options)
  }

  /**
   * Find records by a question about properties (`POST /api/v1/memory/query-properties`).
   *
   * Parses a question ("contacts in Berlin with budget over 50k") using the organization's names of properties,
   * values and record types. Returns the resulting filter and the records that match it. If the server has a
   * language model, the model parses the first page's question in any language for one credit. Its filter is used,
   * and charged, only if the properties and their types allow it. Otherwise, or without credits, fixed rules for
   * English parse it, which costs nothing. `unread` lists the words that produced no condition; if there are any,
   * the filter covers only part of the question.
   *
   * @example
   * await client.memory.queryProperties({ query: 'contacts in negotiation with budget over 50k', limit: 20 })
   */
  queryProperties(body: QueryPropertiesRequest, options?: RequestOptions): PagePromise<QueryPropertiesResponse> {
    return this.transport.page({ method: 'POST', path: '/api/v1/memory/query-properties', body }, options)
  }

  /**
   * Export records and memories as a stream (`POST /api/v1/export`).
   *
   * Streams everything stored for the matching records as NDJSON, one JSON object per line: each record with its
   * keys, properties and their history, then its memories, oldest first. The last line is `end` with the counts of
   * both. A stream without `end` is incomplete; a stream that fails ends with `error`. `after` resumes after a
   * line that you already have. `POST /api/v1/memory/import` accepts these lines. With `Accept: text/csv` the
   * export is a table, and its last row is the end. Costs nothing.
   *
   * @example
   * for await (const line of client.memory.export({
   *   type: 'Contact',
   *   groups: [{ conditions: [{ property: 'Budget', operator: 'gte', value: 50000 }] }],
   * })) console.log(line)
   */
  export(body?: ExportRequest, options?: RequestOptions): LineStream<ExportLine> {
    return this.transport.lines({ method: 'POST', path: '/api/v1/export', body: body ?? {} }, options)
  }

  /**
   * Update a property or edit a memory (`POST /api/v1/memory/update`).
   *
   * Sets a property, adds to or removes from a list, increments a number, or patches an object or the items of a
   * list. Concurrent updates do not overwrite each other. With `expectedVersion`, the update is made only if the
   * property still has that version. `push` on `[Tasks]` and `[Issues]` maintains the lists of a workspace, which
   * `set` cannot overwrite. To accept a suggestion of `memorize`, set its `value` with the memory as
   * `sourceMemoryId`. With `memoryId` instead of a record, the call edits the content, tags, metadata or timestamp
   * of a memory and indexes it again. If its content or timestamp changes, its properties are extracted again:
   * values that only the memory before the edit said are replaced by the values before them, or removed. The
   * history keeps every change.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.update({
   *   email: 'dana.reyes@northwind.example',
   *   propertyName: 'Budget',
   *   operation: 'increment',
   *   value: 10000,
   *   reason: 'They asked for two more seats',
   * })
   */
  update(body?: UpdateRequest, options?: RequestOptions): ApiPromise<UpdateResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/update', body: body ?? {}, writes: true }, options)
  }

  /**
   * Update up to 100 properties atomically (`POST /api/v1/memory/bulk-update`).
   *
   * Updates many properties of one or more records: all changes are made, or none. If a property does not have the
   * expected version, the call returns 409 with `currentVersion`; read it again and retry. Name each property at
   * most once.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.bulkUpdate({
   *   updates: [
   *     {
   *       email: 'dana.reyes@northwind.example',
   *       propertyName: 'Stage',
   *       operation: 'set',
   *       value: 'Negotiation',
   *     },
   *     {
   *       email: 'dana.reyes@northwind.example',
   *       propertyName: '[Tasks]',
   *       operation: 'push',
   *       value: { title: 'Send the contract' },
   *     },
   *   ],
   * })
   */
  bulkUpdate(body: BulkUpdateRequest, options?: RequestOptions): ApiPromise<BulkUpdateResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/bulk-update', body, writes: true }, options)
  }

  /**
   * Get the history of a record's properties (`POST /api/v1/memory/property-history`).
   *
   * Lists every change of one or all properties of a record, newest first: the value before and after, who changed
   * it, why, and the source. With `at`, the response also has the values at that time. With `memoryId`, lists the
   * edits of a memory instead; `propertyName` is then the edited field.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.propertyHistory({ email: 'dana.reyes@northwind.example', propertyName: 'Budget', limit: 20 })
   */
  propertyHistory(body?: PropertyHistoryRequest, options?: RequestOptions): PagePromise<PropertyHistoryResponse> {
    return this.transport.page({ method: 'POST', path: '/api/v1/memory/property-history', body: body ?? {} }, options)
  }

  /**
   * Undo the last change of a property (`POST /api/v1/memory/undo-change`).
   *
   * Restores the value that the property had before its last change. A property that the change created is
   * removed. The undo is itself a change and is kept in the history. With `version`, only that change is undone;
   * if later changes exist, the call returns 409 with `currentVersion`.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.undoChange({
   *   email: 'dana.reyes@northwind.example',
   *   propertyName: 'Budget',
   *   reason: 'Entered for the wrong customer',
   * })
   */
  undoChange(body: UndoChangeRequest, options?: RequestOptions): ApiPromise<UpdatePropertyResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/undo-change', body, writes: true }, options)
  }

  /**
   * Add or move identity keys (`POST /api/v1/memory/update-keys`).
   *
   * Adds identity keys to a record. A record can have many keys, including several with the same name. A key
   * belongs to one record of a type. If another record has the key, the call returns 409 with both `recordIds`,
   * unless `move` is true. The last key of a record cannot be moved. Adding a key that the record already has
   * changes nothing.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.updateKeys({
   *   email: 'dana.reyes@northwind.example',
   *   keys: [{ name: 'crmId', value: '4711' }, { name: 'phoneNumber', value: '+44 20 7946 0123' }],
   * })
   */
  updateKeys(body: KeysUpdate, options?: RequestOptions): ApiPromise<KeysResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/update-keys', body, writes: true }, options)
  }

  /**
   * Update keys of up to 100 records (`POST /api/v1/memory/update-keys-batch`).
   *
   * Adds or moves keys of many records at once: all changes are made, or none.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.updateKeysBatch({
   *   updates: [{ email: 'dana.reyes@northwind.example', keys: [{ name: 'linkedin', value: 'dana-reyes' }] }],
   * })
   */
  updateKeysBatch(body: UpdateKeysBatchRequest, options?: RequestOptions): ApiPromise<KeysBatchResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/update-keys-batch', body, writes: true }, options)
  }

  /**
   * List a record's identity keys (`POST /api/v1/memory/list-keys`).
   *
   * Lists all keys of a record by name and value, in normalized form.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.listKeys({ email: 'dana.reyes@northwind.example' })
   */
  listKeys(body?: ListKeysRequest, options?: RequestOptions): ApiPromise<KeysResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/list-keys', body: body ?? {} }, options)
  }

  /**
   * Remove identity keys from a record (`POST /api/v1/memory/delete-keys`).
   *
   * Removes keys, which other records can use at once. A record keeps at least one key: removing the last one
   * returns 409; delete the record instead. Keys that the record does not have are ignored.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.deleteKeys({ email: 'dana.reyes@northwind.example', keys: [{ name: 'crmId', value: '4711' }] })
   */
  deleteKeys(body: DeleteKeysRequest, options?: RequestOptions): ApiPromise<KeysResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/delete-keys', body, writes: true }, options)
  }

  /**
   * Merge two records (`POST /api/v1/memory/merge-records`).
   *
   * Merges the record `from` into the record that the request names: its keys, memories, lists and properties. If
   * both have a property, the newer value is used, lists are combined, and both histories are kept in order of
   * time. Only the ID of `from` is lost. A merge cannot be undone.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.mergeRecords({ email: 'dana.reyes@northwind.example', from: { email: 'd.reyes@oldmail.example' } })
   */
  mergeRecords(body: MergeRecordsRequest, options?: RequestOptions): ApiPromise<MergeRecordsResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/merge-records', body, writes: true }, options)
  }

  /**
   * Delete memories (`POST /api/v1/memory/delete`).
   *
   * Deletes memories by ID, or the memories of a record that match a filter. Deleted memories disappear at once
   * from reads, counts, digests and searches. `cancel-deletion` restores them within 30 days. Properties that were
   * extracted from them are kept. More than 5,000 memories are deleted in the background; `eventId` shows the
   * progress.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.delete({ email: 'dana.reyes@northwind.example', tags: ['memory'] })
   */
  delete(body?: DeleteMemoriesRequest, options?: RequestOptions): ApiPromise<DeletionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/delete', body: body ?? {}, writes: true }, options)
  }

  /**
   * Delete a record and everything it contains (`POST /api/v1/memory/delete-record`).
   *
   * Deletes the record with its keys, memories, properties and their history. Its keys can be used by a new record
   * at once. `cancel-deletion` restores the record within 30 days. Beyond 5,000 memories the rest is deleted in
   * the background; `eventId` shows the progress.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.deleteRecord({ email: 'former.customer@northwind.example' })
   */
  deleteRecord(body?: DeleteRecordRequest, options?: RequestOptions): ApiPromise<DeletionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/delete-record', body: body ?? {}, writes: true }, options)
  }

  /**
   * List deletions (`GET /api/v1/memory/deletions`).
   *
   * Lists the deletions of memories and records, newest first. A deletion with the status `pending` can be
   * cancelled until `recoverableUntil`. After that its data is purged; the deletion itself stays in the list.
   *
   * @example
   * await client.memory.listDeletions({ limit: 20 })
   */
  listDeletions(query?: ListDeletionsQuery, options?: RequestOptions): PagePromise<DeletionList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/memory/deletions', query }, options)
  }

  /**
   * Cancel a deletion (`POST /api/v1/memory/cancel-deletion`).
   *
   * Restores everything that a deletion removed, within 30 days. `recordId` names the deletion of the record or,
   * if the record exists, of its memories; if there are several, the call returns 409 with `deletionIds`. It
   * returns 409 with `recordIds` if another record now has a key of the deleted record, and 409 if the 30 days are
   * over or the deletion was already cancelled. Beyond 5,000 memories the rest is restored in the background;
   * `eventId` shows the progress.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.cancelDeletion({ deletionId: 'del_01KAK7F3V7B8C9D0E1F2G3H4J5' })
   */
  cancelDeletion(body?: CancelDeletionRequest, options?: RequestOptions): ApiPromise<CancelDeletionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/cancel-deletion', body: body ?? {}, writes: true }, options)
  }

  /**
   * Import exported records and memories (`POST /api/v1/memory/import`).
   *
   * Adds exported records and memories with their times, history and IDs. Existing data is not changed, and
   * importing the same lines again adds nothing. Uses no model. A record is matched by its ID, then by its keys.
   * Memories that the record already has, and properties that it has or had, are left as they are. An ID that is
   * already used, by another organization of this server or by deleted data, is replaced by an ID derived from it.
   * A call adds everything or nothing, except for lines that cannot be added, which are listed in `problems`.
   * @throws PaymentRequiredError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.import({
   *   records: [
   *     {
   *       type: 'Contact',
   *       keys: [{ name: 'email', value: 'dana.reyes@northwind.example' }],
   *       properties: [],
   *     },
   *   ],
   *   memories: [
   *     {
   *       keys: [{ name: 'email', value: 'dana.reyes@northwind.example' }],
   *       content: 'Moved to Leeds in spring.',
   *       timestamp: '2024-05-01T09:00:00Z',
   *     },
   *   ],
   * })
   */
  import(body?: ImportRequest, options?: RequestOptions): ApiPromise<ImportResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/import', body: body ?? {}, writes: true }, options)
  }
}

export class CollectionsApi extends ApiGroup {
  /**
   * List collections (`GET /api/v1/collections`).
   *
   * Lists all collections of the organization, oldest first.
   *
   * @example
   * await client.collections.list({ limit: 20 })
   */
  list(query?: ListCollectionsQuery, options?: RequestOptions): PagePromise<CollectionList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/collections', query }, options)
  }

  /**
   * Create a collection (`POST /api/v1/collections`).
   *
   * Defines properties to extract from new memories. `systemName` and `slug` are generated from the names if
   * absent.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.collections.create({
   *   name: 'Sales',
   *   entityType: 'Contact',
   *   properties: [
   *     { name: 'Budget', type: 'number', unit: 'USD', description: 'What they can spend.' },
   *     { name: 'Stage', type: 'options', options: ['Discovery', 'Negotiation', 'Won', 'Lost'] },
   *   ],
   * })
   */
  create(body: CreateCollectionRequest, options?: RequestOptions): ApiPromise<CollectionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/collections', body, writes: true }, options)
  }

  /**
   * Create the starter collection (`POST /api/v1/collections/starter`).
   *
   * Creates a collection named Starter with six properties that most conversations about people and companies
   * contain: job title, company, location, budget, decision date and interests. It applies to all entity types and
   * can be changed like any other collection. If a collection with the slug `starter` exists, the call returns 409
   * with `existingId`.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.collections.createStarter()
   */
  createStarter(options?: RequestOptions): ApiPromise<CollectionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/collections/starter', writes: true }, options)
  }

  /**
   * Get a collection (`GET /api/v1/collections/{id}`).
   *
   * Returns one collection with its current property definitions.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.collections.get('col_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  get(id: string, options?: RequestOptions): ApiPromise<CollectionResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/collections/{id}', params: { id } }, options)
  }

  /**
   * Update a collection (`PATCH /api/v1/collections/{id}`).
   *
   * Changes the given fields and keeps the others. `properties`, if given, replaces the property list in that
   * order. An entry updates the property with the same `systemName` or, without one, the same name, so a renamed
   * or retyped property keeps its values. Any other entry is a new property. If a property's type changes, values
   * that fit the new type are converted; the others stay as they are and are reported. If values are affected,
   * `eventId` names the event that counts them and lists each value that did not fit. Large conversions run in the
   * background. A request that changes nothing creates no version.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.collections.update('col_01KAK7F3V6AAAAAAAAAAAAAAAA', {
   *   properties: [
   *     { systemName: 'budget', name: 'Annual budget', type: 'number' },
   *     { name: 'Region', type: 'text' },
   *   ],
   *   removedValues: 'keep',
   *   note: 'Budgets are by the year now.',
   * })
   */
  update(id: string, body?: UpdateCollectionRequest, options?: RequestOptions): ApiPromise<UpdateCollectionResponse> {
    return this.transport.send({ method: 'PATCH', path: '/api/v1/collections/{id}', params: { id }, body: body ?? {}, writes: true }, options)
  }

  /**
   * Delete a collection (`DELETE /api/v1/collections/{id}`).
   *
   * Deletes the definitions and their versions. If the collection has values (lists of tasks and issues are values
   * too) or notes, the call returns 409 with their counts, unless `cascade` is true. With `cascade`, the values
   * are deleted too, large sets in the background (`eventId`); their history is kept. Notes stay as memories of
   * their records.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.collections.delete('col_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  delete(id: string, query?: DeleteCollectionQuery, options?: RequestOptions): ApiPromise<DeletedCollectionResponse> {
    return this.transport.send({ method: 'DELETE', path: '/api/v1/collections/{id}', params: { id }, query, writes: true }, options)
  }

  /**
   * Get a collection's history (`GET /api/v1/collections/{id}/history`).
   *
   * Lists the versions of the collection, newest first.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.collections.history('col_01KAK7F3V6AAAAAAAAAAAAAAAA', { limit: 20 })
   */
  history(id: string, query?: GetCollectionHistoryQuery, options?: RequestOptions): PagePromise<CollectionHistory> {
    return this.transport.page({ method: 'GET', path: '/api/v1/collections/{id}/history', params: { id }, query }, options)
  }
}

export class EntityTypesApi extends ApiGroup {
  /**
   * List entity types (`GET /api/v1/entities`).
   *
   * Lists the types of records by name, with the number of records of each.
   *
   * @example
   * await client.entityTypes.list({ limit: 20 })
   */
  list(query?: ListEntityTypesQuery, options?: RequestOptions): PagePromise<EntityTypeList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/entities', query }, options)
  }

  /**
   * Create an entity type (`POST /api/v1/entity-types`).
   *
   * Describes a type before it has records. This is optional: storing the first record of a type creates the type.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.entityTypes.create({ name: 'Project', description: 'Work that we do for somebody.', identityKeys: ['projectId'] })
   */
  create(body: CreateEntityTypeRequest, options?: RequestOptions): ApiPromise<EntityTypeResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/entity-types', body, writes: true }, options)
  }

  /**
   * Get an entity type (`GET /api/v1/entity-types/{id}`).
   *
   * Returns one type with its number of records.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.entityTypes.get('typ_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  get(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/entity-types/{id}', params: { id } }, options)
  }

  /**
   * Update an entity type (`PATCH /api/v1/entity-types/{id}`).
   *
   * Changes the given fields and keeps the others. A type that has records or collections cannot be renamed (409),
   * because they refer to it by name.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.entityTypes.update('typ_01KAK7F3V6AAAAAAAAAAAAAAAA', { description: 'Something that may be sold.', identityKeys: ['crmId'] })
   */
  update(id: string, body?: UpdateEntityTypeRequest, options?: RequestOptions): ApiPromise<EntityTypeResponse> {
    return this.transport.send({ method: 'PATCH', path: '/api/v1/entity-types/{id}', params: { id }, body: body ?? {}, writes: true }, options)
  }

  /**
   * Archive an entity type (`POST /api/v1/entity-types/{id}/archive`).
   *
   * Prevents new records of this type: calls that would create one (`memorize`, `batch-memorize`, `upsert`) return
   * 409. Existing records can still be read and written. Archiving twice returns the same response.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.entityTypes.archive('typ_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  archive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/entity-types/{id}/archive', params: { id }, writes: true }, options)
  }

  /**
   * Unarchive an entity type (`POST /api/v1/entity-types/{id}/unarchive`).
   *
   * Allows new records of this type again. Unarchiving a type that is not archived has no effect.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.entityTypes.unarchive('typ_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  unarchive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/entity-types/{id}/unarchive', params: { id }, writes: true }, options)
  }
}

export class GuidelinesApi extends ApiGroup {
  /**
   * List guidelines (`GET /api/v1/guidelines`).
   *
   * Lists the guidelines of the organization, oldest first, without their text.
   *
   * @example
   * await client.guidelines.list({ limit: 20 })
   */
  list(query?: ListGuidelinesQuery, options?: RequestOptions): PagePromise<GuidelineList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/guidelines', query }, options)
  }

  /**
   * Create a guideline (`POST /api/v1/guidelines`).
   *
   * Stores a Markdown document for agents to read. The text is stored and returned exactly as it was sent.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.create({
   *   name: 'Refund policy',
   *   description: 'When and how we refund.',
   *   tags: ['support'],
   *   triggerKeywords: ['refund'],
   *   value: '# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n',
   * })
   */
  create(body: CreateGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/guidelines', body, writes: true }, options)
  }

  /**
   * Get a guideline's structure (`GET /api/v1/guidelines/{id}/structure`).
   *
   * Returns the headings of the guideline as a tree, with the position and the size of each section. A section
   * extends from its heading to the next heading of the same or a higher rank. Headings in code, quotes, lists and
   * front matter do not count.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.guidelines.getStructure('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  getStructure(id: string, options?: RequestOptions): ApiPromise<GuidelineStructureResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/guidelines/{id}/structure', params: { id } }, options)
  }

  /**
   * Get a section of a guideline (`GET /api/v1/guidelines/{id}/section`).
   *
   * Returns the text of one section, with its heading and its subsections. Name it by `slug` or by `header`. If
   * several sections have the header, the call returns 409 with their `slugs`.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.getSection('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  getSection(id: string, query?: GetGuidelineSectionQuery, options?: RequestOptions): ApiPromise<GuidelineSectionResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/guidelines/{id}/section', params: { id }, query }, options)
  }

  /**
   * List the versions of a guideline (`GET /api/v1/guidelines/{id}/versions`).
   *
   * Lists the versions of the guideline, newest first, without their text.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.guidelines.versions('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', { limit: 20 })
   */
  versions(id: string, query?: ListGuidelineVersionsQuery, options?: RequestOptions): PagePromise<GuidelineVersionList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/guidelines/{id}/versions', params: { id }, query }, options)
  }

  /**
   * Get a version of a guideline (`GET /api/v1/guidelines/{id}/versions/{version}`).
   *
   * Returns one version of the guideline with its text.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.guidelines.getVersion('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', 1)
   */
  getVersion(id: string, version: number, options?: RequestOptions): ApiPromise<GuidelineVersionResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/guidelines/{id}/versions/{version}', params: { id, version } }, options)
  }

  /**
   * Get a guideline (`GET /api/v1/guidelines/{id}`).
   *
   * Returns the guideline with its complete text, exactly as it was sent. To read a long guideline in parts, get
   * its structure first.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.guidelines.get('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  get(id: string, options?: RequestOptions): ApiPromise<GuidelineDocumentResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/guidelines/{id}', params: { id } }, options)
  }

  /**
   * Update a guideline (`PATCH /api/v1/guidelines/{id}`).
   *
   * Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text
   * (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the
   * end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not
   * change. The change is applied to the current version; with `expectedVersion`, the call returns 409 with
   * `currentVersion` if someone else changed it first. A request that changes nothing creates no version.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.update('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', {
   *   updateMode: 'section',
   *   sectionHeader: 'Exceptions',
   *   value: 'Gift cards and event tickets.',
   *   historyNote: 'Tickets are an exception too.',
   * })
   */
  update(id: string, body?: UpdateGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse> {
    return this.transport.send({ method: 'PATCH', path: '/api/v1/guidelines/{id}', params: { id }, body: body ?? {}, writes: true }, options)
  }

  /**
   * Delete a guideline (`DELETE /api/v1/guidelines/{id}`).
   *
   * Deletes the guideline and its versions. This cannot be undone.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.delete('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeletedGuidelineResponse> {
    return this.transport.send({ method: 'DELETE', path: '/api/v1/guidelines/{id}', params: { id }, writes: true }, options)
  }
}

export class EventsApi extends ApiGroup {
  /**
   * List events (`GET /api/v1/events`).
   *
   * Lists background jobs, newest first. An event is kept for 30 days after it ends.
   *
   * @example
   * await client.events.list({ limit: 20 })
   */
  list(query?: ListEventsQuery, options?: RequestOptions): PagePromise<EventList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/events', query }, options)
  }

  /**
   * Get an event (`GET /api/v1/events/{id}`).
   *
   * Returns the status and progress of a background job.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  get(id: string, options?: RequestOptions): ApiPromise<EventResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/events/{id}', params: { id } }, options)
  }

  /**
   * List the outcome of each item (`GET /api/v1/events/{id}/details`).
   *
   * Lists the items of an event in order, each with its outcome.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.events.details('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  details(id: string, query?: GetEventDetailsQuery, options?: RequestOptions): PagePromise<EventDetails> {
    return this.transport.page({ method: 'GET', path: '/api/v1/events/{id}/details', params: { id }, query }, options)
  }

  /**
   * Cancel an event (`POST /api/v1/events/{id}/cancel`).
   *
   * Cancels a background job. Items that are already stored remain. Items that no worker has started stay pending
   * and cost nothing. Cancelling twice returns the same response. An event of type `move_memories` cannot be
   * cancelled; cancel its deletion instead.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.events.cancel('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<EventResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/events/{id}/cancel', params: { id }, writes: true }, options)
  }
}

export class WebhooksApi extends ApiGroup {
  /**
   * List webhook subscriptions (`GET /api/v1/webhooks`).
   *
   * Lists all subscriptions of the live or test data, oldest first, with the state of their circuits. Secrets are
   * masked.
   *
   * @example
   * await client.webhooks.list({ limit: 20 })
   */
  list(query?: ListWebhooksQuery, options?: RequestOptions): PagePromise<WebhookList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/webhooks', query }, options)
  }

  /**
   * Create a webhook subscription (`POST /api/v1/webhooks`).
   *
   * Sends events of the given types to a URL, signed according to Standard Webhooks. A test event is sent at once;
   * if it fails, the subscription is still saved and `warning` says why. `secret_current` has the signing secret;
   * it is shown only once. In live mode the URL must use https. Addresses that are not public are refused. The
   * limit is 20 subscriptions for live data and 20 for test data.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.create({ url: 'https://hooks.northwind.example/keepsake', events: ['record.*'] })
   */
  create(body: CreateWebhookRequest, options?: RequestOptions): ApiPromise<CreateWebhookResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks', body, writes: true }, options)
  }

  /**
   * Publish events (`POST /api/v1/webhooks/events`).
   *
   * Sends your own events to the subscriptions that match their types. The call accepts all events or none. An ID
   * that was published before is skipped (`duplicate`), so the call can be retried safely. A payload must not have
   * secrets or personal data, and gives money as integer cents and times in UTC; an error names the field that
   * breaks a rule. An event larger than 64 KB is sent as its IDs and a `fetch_url`.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.publish({
   *   events: [
   *     {
   *       type: 'order.paid',
   *       data: { id: 'ord_4711', amount_cents: 1250, currency: 'EUR' },
   *       previous_attributes: { status: 'open' },
   *     },
   *   ],
   * })
   */
  publish(body: PublishWebhookEventsRequest, options?: RequestOptions): ApiPromise<PublishWebhookEventsResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/events', body, writes: true }, options)
  }

  /**
   * Get a sent event (`GET /api/v1/webhooks/events/{id}`).
   *
   * Returns the complete event, even if a delivery had only a reference to it. `fetch_url` points here. An event
   * is kept for 35 days, and for as long as any of its deliveries.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.event('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  event(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/events/{id}', params: { id } }, options)
  }

  /**
   * List event types (`GET /api/v1/webhooks/event-types`).
   *
   * Lists the event types that the service sends, each with the JSON Schema of its `data.object` and an example,
   * and the first 1,000 types that the account has published.
   *
   * @example
   * await client.webhooks.eventTypes()
   */
  eventTypes(options?: RequestOptions): ApiPromise<WebhookEventTypeList> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/event-types' }, options)
  }

  /**
   * Get a webhook subscription (`GET /api/v1/webhooks/{id}`).
   *
   * Returns the settings of a subscription and the state of its circuit and secrets. Secrets are masked.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.get('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  get(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/{id}', params: { id } }, options)
  }

  /**
   * Update a webhook subscription (`PATCH /api/v1/webhooks/{id}`).
   *
   * Changes the given fields and keeps the others. With a new URL, waiting deliveries are sent to it and the
   * circuit starts closed. An empty description removes the description.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.update('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { events: ['record.created', 'collection.*'] })
   */
  update(id: string, body?: UpdateWebhookRequest, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'PATCH', path: '/api/v1/webhooks/{id}', params: { id }, body: body ?? {}, writes: true }, options)
  }

  /**
   * Delete a webhook subscription (`DELETE /api/v1/webhooks/{id}`).
   *
   * Deletes the subscription with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` count
   * the events that it will not receive. To keep them, disable the subscription instead.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.delete('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeleteWebhookResponse> {
    return this.transport.send({ method: 'DELETE', path: '/api/v1/webhooks/{id}', params: { id }, writes: true }, options)
  }

  /**
   * Send a test event (`POST /api/v1/webhooks/{id}/test`).
   *
   * Sends one `webhook.tested` event now, in any state of the subscription, and returns the receiver's response.
   * The test appears in the list of deliveries. It is not retried and does not affect the circuit.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.test('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  test(id: string, options?: RequestOptions): ApiPromise<WebhookPingResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/test', params: { id }, writes: true }, options)
  }

  /**
   * Rotate the signing secret (`POST /api/v1/webhooks/{id}/rotate`).
   *
   * Starts a rotation in three phases. First, every delivery is signed with the new and the old secret. Then
   * receivers switch to the new secret within the grace period. Finally, the old secret is revoked automatically.
   * `secret_current` has the new secret; it is shown only once. Refused during a grace period.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.rotate('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { grace_hours: 48 })
   */
  rotate(id: string, body?: RotateWebhookRequest, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/rotate', params: { id }, body: body ?? {}, writes: true }, options)
  }

  /**
   * Revoke the previous secret (`POST /api/v1/webhooks/{id}/revoke-previous`).
   *
   * Ends the grace period of a rotation now, so that only the current secret signs. Has no effect outside a grace
   * period.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.revokePrevious('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  revokePrevious(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/revoke-previous', params: { id }, writes: true }, options)
  }

  /**
   * Enable a webhook subscription (`POST /api/v1/webhooks/{id}/enable`).
   *
   * Resumes sending, including waiting deliveries, and closes the circuit.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.enable('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  enable(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/enable', params: { id }, writes: true }, options)
  }

  /**
   * Disable a webhook subscription (`POST /api/v1/webhooks/{id}/disable`).
   *
   * Stops sending until the subscription is enabled. Waiting deliveries stay `deferred` for 35 days, then become
   * dead letters with the reason `subscription_disabled`. New events are not sent to a disabled subscription.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.disable('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  disable(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/disable', params: { id }, writes: true }, options)
  }

  /**
   * List a subscription's deliveries (`GET /api/v1/webhooks/{id}/deliveries`).
   *
   * Lists sent and waiting deliveries, newest first, including test events. A delivery is kept for 35 days after
   * it ends.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.deliveries('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  deliveries(id: string, query?: ListWebhookDeliveriesQuery, options?: RequestOptions): PagePromise<WebhookDeliveryList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/webhooks/{id}/deliveries', params: { id }, query }, options)
  }

  /**
   * Get delivery metrics (`GET /api/v1/webhooks/metrics`).
   *
   * Returns the metrics of recent deliveries with their targets, and the active alerts. Test events are not
   * counted.
   *
   * @example
   * await client.webhooks.metrics()
   */
  metrics(query?: GetWebhookMetricsQuery, options?: RequestOptions): ApiPromise<WebhookMetricsResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/metrics', query }, options)
  }

  /**
   * List dead letters (`GET /api/v1/webhooks/dead-letters`).
   *
   * Lists deliveries that failed permanently, newest first. A dead letter is kept for 30 days. If a replay fails,
   * a new dead letter is created, which is kept for 30 days.
   *
   * @example
   * await client.webhooks.deadLetters({ limit: 20 })
   */
  deadLetters(query?: ListWebhookDeadLettersQuery, options?: RequestOptions): PagePromise<WebhookDeadLetterList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/webhooks/dead-letters', query }, options)
  }

  /**
   * Purge dead letters (`DELETE /api/v1/webhooks/dead-letters`).
   *
   * Deletes the dead letters that match the filter, or all of them without a filter. Their deliveries stay in the
   * list of deliveries.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.purgeDeadLetters()
   */
  purgeDeadLetters(query?: PurgeWebhookDeadLettersQuery, options?: RequestOptions): ApiPromise<PurgeWebhookDeadLettersResponse> {
    return this.transport.send({ method: 'DELETE', path: '/api/v1/webhooks/dead-letters', query, writes: true }, options)
  }

  /**
   * Export dead letters as a stream (`GET /api/v1/webhooks/dead-letters/export`).
   *
   * Streams the dead letters that match the filter as NDJSON, oldest first, one JSON object per line, each with
   * its complete event. The last line is `end` with the count. A stream without `end` is incomplete; a stream that
   * fails ends with `error`.
   *
   * @example
   * for await (const line of client.webhooks.exportDeadLetters()) console.log(line)
   */
  exportDeadLetters(query?: ExportWebhookDeadLettersQuery, options?: RequestOptions): LineStream<WebhookDeadLetterLine> {
    return this.transport.lines({ method: 'GET', path: '/api/v1/webhooks/dead-letters/export', query }, options)
  }

  /**
   * Replay dead letters (`POST /api/v1/webhooks/dead-letters/replay`).
   *
   * Sends the matching dead letters that were not replayed yet, up to 10,000 per call; `more` is true if others
   * remain. Event IDs and earlier attempts are kept. Replays have lower priority than first attempts, so new
   * events are not delayed.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.replayDeadLetters({ since: '2026-11-20T00:00:00Z' })
   */
  replayDeadLetters(body?: ReplayWebhookDeadLettersRequest, options?: RequestOptions): ApiPromise<ReplayWebhookDeadLettersResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/dead-letters/replay', body: body ?? {}, writes: true }, options)
  }

  /**
   * Replay a dead letter (`POST /api/v1/webhooks/dead-letters/{id}/replay`).
   *
   * Sends the dead letter again, and keeps its earlier attempts and its event ID. If the replay fails, a new dead
   * letter is created.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.replayDeadLetter('dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  replayDeadLetter(id: string, options?: RequestOptions): ApiPromise<WebhookDeadLetterResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/dead-letters/{id}/replay', params: { id }, writes: true }, options)
  }

  /**
   * Get a delivery (`GET /api/v1/webhooks/{id}/deliveries/{deliveryId}`).
   *
   * Returns the status of a delivery and the result of each attempt.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.delivery('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  delivery(id: string, deliveryId: string, options?: RequestOptions): ApiPromise<WebhookDeliveryResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}', params: { id, deliveryId } }, options)
  }

  /**
   * Retry a delivery (`POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/retry`).
   *
   * Sends the delivery again now, in any state, and keeps its earlier attempts and its event ID. Its dead letter
   * counts as replayed. Test events cannot be retried.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.retry('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  retry(id: string, deliveryId: string, options?: RequestOptions): ApiPromise<WebhookDeliveryResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry', params: { id, deliveryId }, writes: true }, options)
  }
}

export class AuthApi extends ApiGroup {
  /**
   * Register an agent account (`POST /auth/agent`).
   *
   * Creates an organization with one agent and returns its key. The key is shown only once. Register only if you
   * have no key: a second account cannot see the data of the first. The server setting `SIGNUP` controls whether
   * registration is open. Calls are rate-limited by IP address.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.auth.register({ name: 'research-agent' })
   */
  register(body: RegisterAgentRequest, options?: RequestOptions): ApiPromise<RegisterAgentResponse> {
    return this.transport.send({ method: 'POST', path: '/auth/agent', body, writes: true, auth: 'none' }, options)
  }

  /**
   * Verify a key (`GET /auth/me`).
   *
   * Returns the account that the key belongs to. Every key may call it, whatever its role and scopes.
   *
   * @example
   * await client.auth.me()
   */
  me(options?: RequestOptions): ApiPromise<AgentResponse> {
    return this.transport.send({ method: 'GET', path: '/auth/me' }, options)
  }
}

export class AccountApi extends ApiGroup {
  /**
   * Get the account and its plan limits (`GET /api/v1/me`).
   *
   * Returns the organization, key, member, plan and credits of the caller. Every key may call it, whatever its
   * role and scopes.
   *
   * @example
   * await client.account.me()
   */
  me(options?: RequestOptions): ApiPromise<MeResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/me' }, options)
  }

  /**
   * Get current usage (`GET /api/v1/usage/current`).
   *
   * Returns the calls of the current minute and month against the plan's limits, and the credits used this month
   * by operation.
   *
   * @example
   * await client.account.usage()
   */
  usage(options?: RequestOptions): ApiPromise<UsageResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/usage/current' }, options)
  }
}

export class AdminApi extends ApiGroup {
  /**
   * List the server's organizations (`GET /api/v1/admin/organizations`).
   *
   * Lists all organizations, oldest first.
   *
   * @example
   * await client.admin.listOrganizations({ limit: 20 })
   */
  listOrganizations(query?: AdminListOrganizationsQuery, options?: RequestOptions): PagePromise<OrganizationList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/admin/organizations', query, auth: 'internal' }, options)
  }

  /**
   * Change an organization's plan (`PATCH /api/v1/admin/organizations/{id}`).
   *
   * The new plan applies from the organization's next call, on every replica.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.updateOrganization('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { plan: 'pro' })
   */
  updateOrganization(id: string, body: UpdateOrganizationRequest, options?: RequestOptions): ApiPromise<OrganizationResponse> {
    return this.transport.send({ method: 'PATCH', path: '/api/v1/admin/organizations/{id}', params: { id }, body, writes: true, auth: 'internal' }, options)
  }

  /**
   * Grant credits to an organization (`POST /api/v1/admin/organizations/{id}/credits`).
   *
   * Adds credits to the organization's live or test balance. A negative amount removes credits; the balance never
   * goes below zero.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.grantCredits('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { credits: 50000, reason: 'Invoice 4711' })
   */
  grantCredits(id: string, body: GrantCreditsRequest, options?: RequestOptions): ApiPromise<OrganizationResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/admin/organizations/{id}/credits', params: { id }, body, writes: true, auth: 'internal' }, options)
  }

  /**
   * List an organization's keys (`GET /api/v1/admin/organizations/{id}/keys`).
   *
   * Lists all keys with their roles, oldest first. Secrets are not included.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.admin.listKeys('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  listKeys(id: string, query?: AdminListKeysQuery, options?: RequestOptions): PagePromise<KeyList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/admin/organizations/{id}/keys', params: { id }, query, auth: 'internal' }, options)
  }

  /**
   * Create a key (`POST /api/v1/admin/organizations/{id}/keys`).
   *
   * Creates a key with its own role, for the organization's live or test data. The key is shown only once.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.createKey('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { name: 'ci', role: 'viewer' })
   */
  createKey(id: string, body: CreateKeyRequest, options?: RequestOptions): ApiPromise<CreateKeyResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/admin/organizations/{id}/keys', params: { id }, body, writes: true, auth: 'internal' }, options)
  }

  /**
   * Revoke a key (`DELETE /api/v1/admin/organizations/{id}/keys/{keyId}`).
   *
   * The key stops working from the next call, on every replica. Revoking it twice has no effect.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.revokeKey('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  revokeKey(id: string, keyId: string, options?: RequestOptions): ApiPromise<KeyResponse> {
    return this.transport.send({ method: 'DELETE', path: '/api/v1/admin/organizations/{id}/keys/{keyId}', params: { id, keyId }, writes: true, auth: 'internal' }, options)
  }
}

export class HealthApi extends ApiGroup {
  /**
   * Check liveness (`GET /healthz`).
   *
   * Returns 200 while the process is running. Does not query the database.
   *
   * @example
   * await client.health.live()
   */
  live(options?: RequestOptions): ApiPromise<Health> {
    return this.transport.send({ method: 'GET', path: '/healthz', auth: 'none' }, options)
  }

  /**
   * Check readiness (`GET /readyz`).
   *
   * Returns 200 once migrations are applied and the database responds. Returns 503 before that and during
   * shutdown.
   *
   * @example
   * await client.health.ready()
   */
  ready(options?: RequestOptions): ApiPromise<Readiness> {
    return this.transport.send({ method: 'GET', path: '/readyz', auth: 'none' }, options)
  }
}

export class ApiClient extends ApiGroup {
  readonly memory: MemoryApi
  readonly collections: CollectionsApi
  readonly entityTypes: EntityTypesApi
  readonly guidelines: GuidelinesApi
  readonly events: EventsApi
  readonly webhooks: WebhooksApi
  readonly auth: AuthApi
  readonly account: AccountApi
  readonly admin: AdminApi
  readonly health: HealthApi

  constructor(transport: Transport) {
    super(transport)
    this.memory = new MemoryApi(transport)
    this.collections = new CollectionsApi(transport)
    this.entityTypes = new EntityTypesApi(transport)
    this.guidelines = new GuidelinesApi(transport)
    this.events = new EventsApi(transport)
    this.webhooks = new WebhooksApi(transport)
    this.auth = new AuthApi(transport)
    this.account = new AccountApi(transport)
    this.admin = new AdminApi(transport)
    this.health = new HealthApi(transport)
  }

  /**
   * Answer a message with the best strategy (`POST /api/v1/smart-recall-unified`).
   *
   * Chooses a strategy for a message by fixed rules. A message that is only about property values becomes a
   * filter. A message that asks who someone is becomes a digest. Any other message is recalled; conditions on
   * property values in it narrow the records. If the message is about one record, other memories of it fill the
   * page. `strategy` and `why` show the choice. The call costs the same as the chosen operation.
   * @throws PaymentRequiredError, and what any call throws
   *
   * @example
   * await client.smartRecallUnified({
   *   message: 'Who is Dana Reyes?',
   *   identifiers: { emails: ['dana.reyes@northwind.example'] },
   *   outputFormat: 'text',
   * })
   */
  smartRecallUnified(body: UnifiedRecallRequest, options?: RequestOptions): ApiPromise<UnifiedRecallResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/smart-recall-unified', body }, options)
  }

  /**
   * Get the account and its plan limits (`GET /api/v1/me`).
   *
   * Returns the organization, key, member, plan and credits of the caller. Every key may call it, whatever its
   * role and scopes.
   *
   * @example
   * await client.me()
   */
  me(options?: RequestOptions): ApiPromise<MeResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/me' }, options)
  }
}
