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
  GetWebhookMetricsQuery,
  GrantCreditsRequest,
  Health,
  ImportRequest,
  ImportResponse,
  KeyList,
  KeyResponse,
  KeysBatchResponse,
  KeysResponse,
  KeysUpdate,
  ListCollectionsQuery,
  ListEntityTypesQuery,
  ListEventsQuery,
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
  PropertyUpdate,
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
  UpdateKeysBatchRequest,
  UpdateOrganizationRequest,
  UpdatePropertyResponse,
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
   * Keeps the content word for word under one record, which is made when no record has the identity key yet, and
   * extracts the properties that the collections define. What the record has already is stored once and answers
   * `duplicate: true` with the memory that it repeats: the same content, spelled otherwise, quoted, with its
   * speaker or date before it, or several of the record's memories as a list or one after the other. Content with
   * nothing to extract answers `properties: []`.
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
   * Takes the memories, answers at once with an `eventId`, and stores them in order. The event tells the progress;
   * its details give each item's outcome. A server that stops goes on where it stopped.
   * @throws PaymentRequiredError, ConflictError, and what any call throws
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
   * Get back the memories that answer a question (`POST /api/v1/smart-recall`).
   *
   * Ranks memories by how well they answer `query`: of one record, of all records of a type, or of the whole
   * organization. With `generateAnswer` the best passages are put together as an answer with its sources. With
   * `filterByProperty` and no `query` the call is a filter, needs no model and costs nothing.
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
   * Everything known about one record, within a token budget (`POST /api/v1/smart-memory-digest`).
   *
   * Markdown ready for a prompt: the record's properties, then its memories, those most relevant to `focus` first
   * and then the newest, cut so that it never exceeds `tokenBudget`. Where not all have room, what is new and
   * often spoken of gets it.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.smartDigest({ email: 'dana.reyes@northwind.example', tokenBudget: 500, focus: 'renewal' })
   */
  smartDigest(body?: DigestRequest, options?: RequestOptions): ApiPromise<DigestResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/smart-memory-digest', body: body ?? {} }, options)
  }

  /**
   * List memories, newest first or by a query (`POST /api/v1/recall`).
   *
   * A direct look-up without an answer. Without `query` memories come newest first, page by page; with `query`
   * they come by relevance, at most 200 in all. With `filterByProperty` and no `query` the call costs nothing.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.recall({ email: 'dana.reyes@northwind.example', limit: 20 })
   */
  recall(body?: RecallRequest, options?: RequestOptions): PagePromise<RecallResponse> {
    return this.transport.page({ method: 'POST', path: '/api/v1/recall', body: body ?? {} }, options)
  }

  /**
   * Records that are like a record or a text (`POST /api/v1/similar`).
   *
   * Compares the words that tell most of the record's memories (or of `text`), and its property values, with those
   * of other records of the same type; says of each one which words and values it shares. A `score` of 0.7 and
   * more is `very_similar`, of 0.35 `similar`, of 0.2 `somewhat_similar`; what is below is not listed. No model is
   * involved.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.similar({ email: 'dana.reyes@northwind.example', limit: 5 })
   */
  similar(body?: SimilarRequest, options?: RequestOptions): ApiPromise<SimilarResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/similar', body: body ?? {} }, options)
  }

  /**
   * All records by how like a record or a text they are (`POST /api/v1/segment`).
   *
   * The same comparison as `similar` over all records, put into its three tiers (scores from 0.7, 0.35 and 0.2)
   * with their counts. Up to 5,000 records are compared by their words and as many by their values.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.segment({ email: 'dana.reyes@northwind.example', limit: 3 })
   */
  segment(body?: SegmentRequest, options?: RequestOptions): ApiPromise<SegmentResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/segment', body: body ?? {} }, options)
  }

  /**
   * A record's properties (`POST /api/v1/properties`).
   *
   * The current value of each property of one record, with its collection's description and where the value came
   * from.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.properties({ email: 'dana.reyes@northwind.example' })
   */
  properties(body?: PropertiesRequest, options?: RequestOptions): ApiPromise<PropertiesResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/properties', body: body ?? {} }, options)
  }

  /**
   * Set properties of many records, without extraction (`POST /api/v1/upsert`).
   *
   * Makes each record that does not exist yet and sets the given properties. No model is involved. All records are
   * written, or none. A property that a collection defines must have a value of its type.
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
   * Records whose properties match (`POST /api/v1/memory/filter-by-property`).
   *
   * Conditions on property values, answered from an index. Free, without a model. Comparisons follow the
   * property's type.
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
   * Records whose properties fit `groups` of conditions, with how many there are. With `query` the records whose
   * memories answer it, best first, out of the 200 best memories. Without `query` the call needs no model and
   * costs nothing, and the records come in the order of their ids, so that a cursor shows none twice whatever is
   * added. The export gives a whole set.
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
   * Records for a question about property values (`POST /api/v1/memory/query-properties`).
   *
   * Reads a question in English ("contacts in Berlin with budget over 50k") against the organization's own names
   * of properties, values and record types, and answers with the filter that it understood and the records that
   * match. No model is involved and it costs nothing. `unread` has the words that gave no condition: where there
   * are any, the filter says less than the question.
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
   * Everything that is stored of the records that fit, one JSON object a line: each record with its keys,
   * properties and their history, then its memories, oldest first. The last line is `end` with the numbers of
   * both; a stream without it is not whole, and one that fails in the middle ends with `error`. `after` goes on
   * behind a line that is there already. What the stream gives, `POST /api/v1/memory/import` takes. With `Accept:
   * text/csv` the same as a table, whose last row is the end. Free.
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
   * Change one property of a record (`POST /api/v1/memory/update`).
   *
   * Sets a property, pushes to or removes from a list, adds to a number, or patches an object or the items of a
   * list. Changes by several callers at once never lose one another. With `expectedVersion` the change is made
   * only when the property still has that version. `[Tasks]` and `[Issues]` with `push` keep the lists of a
   * workspace. The history keeps every change.
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
  update(body: PropertyUpdate, options?: RequestOptions): ApiPromise<UpdatePropertyResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/update', body, writes: true }, options)
  }

  /**
   * Change up to 100 properties, all or none (`POST /api/v1/memory/bulk-update`).
   *
   * The same for many properties of one record or several: all changes are made, or none. A property whose version
   * is not the expected one answers 409 with `currentVersion`; read it again and retry. Name each property once.
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
   * How a record's properties came to be what they are (`POST /api/v1/memory/property-history`).
   *
   * Every change of one property, or of all properties of a record, newest first: what it was and became, who
   * changed it, why, and from which source. With `at` the answer also tells the values as they were at that
   * moment.
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
   * Gives the property the value that it had before its last change; a property that the change made goes away.
   * The undoing is a change of its own and stays in the history. With `version` only that change is undone: when
   * others came after it, the answer is 409 with `currentVersion`.
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
   * Add identity keys to a record, or move them to it (`POST /api/v1/memory/update-keys`).
   *
   * A record may have many keys, several of one name among them. A key belongs to one record of its type: when
   * another record has it the answer is 409 with `recordIds` naming both, unless `move` is true; a record's last
   * key is never moved away. Adding a key that the record has already changes nothing.
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
   * Add or move keys of up to 100 records, all or none (`POST /api/v1/memory/update-keys-batch`).
   *
   * The same for many records at once: all of it is done, or nothing.
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
   * A record's identity keys (`POST /api/v1/memory/list-keys`).
   *
   * All keys of one record, in their normal form, by name and value.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.listKeys({ email: 'dana.reyes@northwind.example' })
   */
  listKeys(body?: ListKeysRequest, options?: RequestOptions): ApiPromise<KeysResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/list-keys', body: body ?? {} }, options)
  }

  /**
   * Take identity keys away from a record (`POST /api/v1/memory/delete-keys`).
   *
   * The keys are free at once for other records. A record keeps one key at least: taking the last one is a 409;
   * delete the record instead. Keys that it does not have are passed over.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.deleteKeys({ email: 'dana.reyes@northwind.example', keys: [{ name: 'crmId', value: '4711' }] })
   */
  deleteKeys(body: DeleteKeysRequest, options?: RequestOptions): ApiPromise<KeysResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/delete-keys', body, writes: true }, options)
  }

  /**
   * Make one record of two (`POST /api/v1/memory/merge-records`).
   *
   * Takes the record `from` into the record that the request names: its keys, memories, lists and properties.
   * Where both have a property the newer value stands, lists are put together, and the history of both stays, in
   * the order of time. Nothing is lost but the id of `from`. It cannot be taken back.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.mergeRecords({ email: 'dana.reyes@northwind.example', from: { email: 'd.reyes@oldmail.example' } })
   */
  mergeRecords(body: MergeRecordsRequest, options?: RequestOptions): ApiPromise<MergeRecordsResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/merge-records', body, writes: true }, options)
  }

  /**
   * Delete memories, recoverable for 30 days (`POST /api/v1/memory/delete`).
   *
   * Names memories by id, or by a record and what narrows its memories. They are out of every read, count, digest
   * and search at once, and `cancel-deletion` brings them back whole within 30 days. Properties that were
   * extracted from them stay. More than 5,000 at once go in the background, as the event `eventId` tells.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.delete({ email: 'dana.reyes@northwind.example', tags: ['memory'] })
   */
  delete(body?: DeleteMemoriesRequest, options?: RequestOptions): ApiPromise<DeletionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/delete', body: body ?? {}, writes: true }, options)
  }

  /**
   * Delete a record with all that belongs to it, recoverable for 30 days (`POST /api/v1/memory/delete-record`).
   *
   * The record, its keys, memories, properties and their history are out of every read at once; its keys may start
   * a new record at once. `cancel-deletion` brings all of it back within 30 days. Beyond 5,000 memories the rest
   * goes in the background, as the event `eventId` tells.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.deleteRecord({ email: 'former.customer@northwind.example' })
   */
  deleteRecord(body?: DeleteRecordRequest, options?: RequestOptions): ApiPromise<DeletionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/delete-record', body: body ?? {}, writes: true }, options)
  }

  /**
   * Bring back what was deleted (`POST /api/v1/memory/cancel-deletion`).
   *
   * Restores all that a deletion took, within 30 days. When a key of a deleted record was given to another record
   * meanwhile the answer is 409 with `recordIds` naming that one; so it is when the 30 days are over or the
   * deletion is already cancelled. Beyond 5,000 memories the rest goes in the background, as the event `eventId`
   * tells.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.cancelDeletion({ deletionId: 'del_01KAK7F3V7B8C9D0E1F2G3H4J5' })
   */
  cancelDeletion(body?: CancelDeletionRequest, options?: RequestOptions): ApiPromise<CancelDeletionResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/memory/cancel-deletion', body: body ?? {}, writes: true }, options)
  }

  /**
   * Import records and memories of an export (`POST /api/v1/memory/import`).
   *
   * Adds what the lines of an export tell to what is there, with its times, history and ids, and changes nothing
   * that is there: the same lines again add nothing. No model is asked. A record is found by its id, then by its
   * keys; a memory that its record has already and a property that it has or had are left as they are. An id that
   * is in use, by another organization of this server or by something that was deleted, is replaced by one derived
   * from it. Everything of a call is added, or nothing; lines that cannot be are named in `problems`.
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
   * All collections of the organization, oldest first.
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
   * Defines properties that are extracted from memories from now on. `systemName` and `slug` are made from the
   * names when absent.
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
   * Get a collection (`GET /api/v1/collections/{id}`).
   *
   * One collection with its definitions, as they are now.
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
   * Changes the fields that are given and leaves the rest. `properties`, when given, is all that the collection
   * has from now on, in that order: an entry with the `systemName` (or, without one, the name) of a property
   * changes what it says of that property, so that a new name or type keeps its values; any other entry is a new
   * property. Values follow: those that fit a new type are converted, those that do not stay as they are and are
   * reported. When values were concerned, `eventId` names the event that tells how many, and lists each one that
   * did not fit; many values follow in the background. A change that changes nothing makes no version.
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
   * Takes the definitions away, with their versions. While there are values or notes, that is a 409 that counts
   * them, unless `cascade` is given: then values go with it, many of them in the background (`eventId`), and their
   * history stays; notes stay as memories of their records.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.collections.delete('col_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  delete(id: string, query?: DeleteCollectionQuery, options?: RequestOptions): ApiPromise<DeletedCollectionResponse> {
    return this.transport.send({ method: 'DELETE', path: '/api/v1/collections/{id}', params: { id }, query, writes: true }, options)
  }

  /**
   * Get the history of a collection (`GET /api/v1/collections/{id}/history`).
   *
   * Its versions, newest first, each as it was in full or as what it changed.
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
   * The types that records have, by name, with how many records there are of each.
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
   * Describes a type before there are records of it. A type that nobody has created is made with its first record,
   * so that nothing has to be.
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
   * One type, with how many records there are of it.
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
   * Changes the fields that are given and leaves the rest. Records and collections go by the name of their type:
   * as long as there are some, it keeps its name (409).
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
   * An archived type takes no new records: what would make one (`memorize`, `batch-memorize`, `upsert`) is a 409.
   * Its records stay as they are, readable, and may be written to. Archiving again answers the same.
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
   * The type takes new records again. One that is not archived is answered as it is.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.entityTypes.unarchive('typ_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  unarchive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/entity-types/{id}/unarchive', params: { id }, writes: true }, options)
  }
}

export class EventsApi extends ApiGroup {
  /**
   * List events (`GET /api/v1/events`).
   *
   * Background work, newest first. An event is kept until 30 days after its end.
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
   * State and progress of one piece of background work.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  get(id: string, options?: RequestOptions): ApiPromise<EventResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/events/{id}', params: { id } }, options)
  }

  /**
   * Get each item's outcome (`GET /api/v1/events/{id}/details`).
   *
   * The items of an event in their order, with what became of each.
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
   * Ends background work. What is stored already stays; items that no worker has taken up stay pending and cost
   * nothing. Cancelling again answers the same. An event of type `move_memories` cannot be cancelled: cancel its
   * deletion instead.
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
   * All subscriptions of the live or the test data, oldest first, with the state of their circuit. Secrets are
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
   * Sends events of the given types to a URL, signed as Standard Webhooks has it. A test event is sent at once;
   * when it fails, the subscription is saved all the same and `warning` says so. The signing secret is in
   * `secret_current` this once. In live mode the URL has to be https; addresses that are not public are refused.
   * At most 20 for the live and 20 for the test data.
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
   * Sends events of your own to the subscriptions that want them: all of them are taken, or none. An id that was
   * published before is left as it is (`duplicate`), so a call can be made again. Payloads hold no secrets and no
   * personal data, money as integer cents and moments in UTC; the field that breaks this is named. What is larger
   * than 64 KB on the wire is sent as its ids and a `fetch_url`.
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
   * Get an event that was sent (`GET /api/v1/webhooks/events/{id}`).
   *
   * The whole event, also where a delivery had only a reference to it. This is what `fetch_url` names. Kept for 35
   * days, and as long as one of its deliveries.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.event('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  event(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/events/{id}', params: { id } }, options)
  }

  /**
   * List the types of events (`GET /api/v1/webhooks/event-types`).
   *
   * The types of events that the service itself sends, each with the JSON Schema of its `data.object` and an
   * example, and the names of the first 1,000 that the account has published.
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
   * Its settings, the state of its circuit and of its secrets, which are masked.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.get('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  get(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/{id}', params: { id } }, options)
  }

  /**
   * Change a webhook subscription (`PATCH /api/v1/webhooks/{id}`).
   *
   * Changes what is given and leaves the rest. What waits is sent to the new URL, whose circuit starts closed. An
   * empty description takes it away.
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
   * Deletes it with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` say how many events
   * it will not get. To keep them, disable the subscription instead.
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
   * Sends one `webhook.tested` event now, whatever the state of the subscription, and says what came back. It is
   * in the history of deliveries, is not tried again, and counts for no circuit.
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
   * Three phases: from now on every delivery is signed with the new and the old secret; receivers take up the new
   * one within the grace period; then the old one is revoked by itself. The new secret is in `secret_current` this
   * once. Refused while a grace period lasts.
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
   * Ends the grace period of a rotation now: only the current secret signs. Without a grace period nothing
   * changes.
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
   * Sends again, what has waited included, and closes its circuit.
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
   * Sends nothing until it is enabled. Deliveries that are waiting stay `deferred` for 35 days; then they become
   * dead letters with the reason `subscription_disabled`. Events that happen meanwhile are not sent to it.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.disable('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  disable(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/{id}/disable', params: { id }, writes: true }, options)
  }

  /**
   * List the deliveries of a subscription (`GET /api/v1/webhooks/{id}/deliveries`).
   *
   * What was sent and what waits, newest first, test events included. A delivery is kept until 35 days after its
   * end.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.deliveries('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  deliveries(id: string, query?: ListWebhookDeliveriesQuery, options?: RequestOptions): PagePromise<WebhookDeliveryList> {
    return this.transport.page({ method: 'GET', path: '/api/v1/webhooks/{id}/deliveries', params: { id }, query }, options)
  }

  /**
   * Get the metrics of deliveries (`GET /api/v1/webhooks/metrics`).
   *
   * How deliveries of the latest hours went, each metric with what it should be, and the alerts that stand now.
   * Test events do not count.
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
   * Deliveries that no attempt brought through, newest first. A dead letter is kept for 30 days. When one is
   * replayed and fails again, there is a new one, with 30 days of its own.
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
   * Drops the dead letters that the filter takes; without one, all of them. Their deliveries stay in the history.
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
   * The dead letters that the filter takes, oldest first, one JSON object a line, each with its event as it was to
   * be sent, whole. The last line is `end` with their number; a stream without it is not whole, and one that fails
   * in the middle ends with `error`.
   *
   * @example
   * for await (const line of client.webhooks.exportDeadLetters()) console.log(line)
   */
  exportDeadLetters(query?: ExportWebhookDeadLettersQuery, options?: RequestOptions): LineStream<WebhookDeadLetterLine> {
    return this.transport.lines({ method: 'GET', path: '/api/v1/webhooks/dead-letters/export', query }, options)
  }

  /**
   * Send dead letters again (`POST /api/v1/webhooks/dead-letters/replay`).
   *
   * Sends those again that the filter takes and that were not yet, up to 10,000 a call; `more` says whether there
   * are others. Events keep their ids, and all attempts are before them. Behind first attempts, so that what
   * happens now is not held up.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.replayDeadLetters({ since: '2026-11-20T00:00:00Z' })
   */
  replayDeadLetters(body?: ReplayWebhookDeadLettersRequest, options?: RequestOptions): ApiPromise<ReplayWebhookDeadLettersResponse> {
    return this.transport.send({ method: 'POST', path: '/api/v1/webhooks/dead-letters/replay', body: body ?? {}, writes: true }, options)
  }

  /**
   * Send a dead letter again (`POST /api/v1/webhooks/dead-letters/{id}/replay`).
   *
   * Sends it again with all its attempts before it; the event keeps its id. When that fails too, there is a new
   * dead letter.
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
   * Where it stands, with what each of its attempts met.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.delivery('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  delivery(id: string, deliveryId: string, options?: RequestOptions): ApiPromise<WebhookDeliveryResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}', params: { id, deliveryId } }, options)
  }

  /**
   * Send a delivery again (`POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/retry`).
   *
   * Sends it now, whatever became of it, with all its attempts before it; the event keeps its id. Its dead letter
   * counts as replayed. A test event is not sent again.
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
   * Makes a new organization with one agent and answers with its key, this once. Register only when you have no
   * key: a second account does not see the data of the first. Whether a server registers at all is its `SIGNUP`
   * setting; calls are limited by address.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.auth.register({ name: 'research-agent' })
   */
  register(body: RegisterAgentRequest, options?: RequestOptions): ApiPromise<RegisterAgentResponse> {
    return this.transport.send({ method: 'POST', path: '/auth/agent', body, writes: true, auth: 'none' }, options)
  }

  /**
   * Verify the key (`GET /auth/me`).
   *
   * The account that the key belongs to.
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
   * Account and plan limits (`GET /api/v1/me`).
   *
   * The organization, key, member, plan and credits behind the call.
   *
   * @example
   * await client.account.me()
   */
  me(options?: RequestOptions): ApiPromise<MeResponse> {
    return this.transport.send({ method: 'GET', path: '/api/v1/me' }, options)
  }

  /**
   * Usage in the current minute and month (`GET /api/v1/usage/current`).
   *
   * Calls against the plan's limits, and credits used this month by operation.
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
   * All organizations, oldest first.
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
   * Takes effect with the next call of the organization, on every replica.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.updateOrganization('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { plan: 'pro' })
   */
  updateOrganization(id: string, body: UpdateOrganizationRequest, options?: RequestOptions): ApiPromise<OrganizationResponse> {
    return this.transport.send({ method: 'PATCH', path: '/api/v1/admin/organizations/{id}', params: { id }, body, writes: true, auth: 'internal' }, options)
  }

  /**
   * Grant credits (`POST /api/v1/admin/organizations/{id}/credits`).
   *
   * Adds credits to an organization's live or test balance. A negative amount takes credits away, down to zero.
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
   * All keys with their role, without their secrets, oldest first.
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
   * Makes a key with a role of its own for an organization's live or test data. The key is shown this once.
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
   * The key stops working with the next call, on every replica. Revoking it again changes nothing.
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
   * Is the process alive (`GET /healthz`).
   *
   * Answers as long as the process can answer at all; it asks no database.
   *
   * @example
   * await client.health.live()
   */
  live(options?: RequestOptions): ApiPromise<Health> {
    return this.transport.send({ method: 'GET', path: '/healthz', auth: 'none' }, options)
  }

  /**
   * Can the server take requests (`GET /readyz`).
   *
   * Answers 200 once migrations are applied and the database answers, and 503 before that and while the server
   * stops.
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
    this.events = new EventsApi(transport)
    this.webhooks = new WebhooksApi(transport)
    this.auth = new AuthApi(transport)
    this.account = new AccountApi(transport)
    this.admin = new AdminApi(transport)
    this.health = new HealthApi(transport)
  }

  /**
   * Answer a message in the way that suits it (`POST /api/v1/smart-recall-unified`).
   *
   * Takes a message as it is written and decides by fixed rules: one that is wholly about property values becomes
   * a filter, one that asks who somebody is becomes a digest, everything else is recalled (among the records that
   * match, where part of it is about property values). `strategy` and `why` tell. It costs what that operation
   * costs, once.
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
}
