// Generated from openapi.yaml by pnpm generate; do not edit.
import { ApiGroup } from '../core/api-group.ts'
import type { ApiPromise } from '../core/api-promise.ts'
import type { LineStream } from '../core/line-stream.ts'
import type { PagePromise } from '../core/page.ts'
import { PromptStream } from '../streams/prompt-stream.ts'
import { WebhooksStream } from '../streams/webhooks-stream.ts'
import type { RequestOptions } from '../core/request.ts'
import type { Transport } from '../core/transport.ts'
import type {
  AcceptInvitationRequest,
  AcceptInvitationResponse,
  AcceptSuggestionsRequest,
  AddSuppressionsRequest,
  AddedSuppressionsResponse,
  AdminCreateOrganizationRequest,
  AdminListKeysQuery,
  AdminListOrganizationsQuery,
  AgentDefinitionList,
  AgentDefinitionResponse,
  AgentResponse,
  AgentRunList,
  ApplySmartUpdateRequest,
  AuditList,
  BatchMemorizeRequest,
  BatchMemorizeResponse,
  BroadcastNotificationRequest,
  BulkUpdateRequest,
  BulkUpdateResponse,
  CallbackSecretResponse,
  CancelDeletionRequest,
  CancelDeletionResponse,
  ChargeListRequest,
  ChargeListResponse,
  ChatCompletion,
  ChatCompletionRequest,
  CollectionHistory,
  CollectionList,
  CollectionResponse,
  CompareGuidelineVersionsQuery,
  ConfigureSourceRequest,
  ConversationRequest,
  CreateAgentRequest,
  CreateApiKeyRequest,
  CreateCollectionRequest,
  CreateDestinationRequest,
  CreateDestinationResponse,
  CreateEntityTypeRequest,
  CreateGuidelineRequest,
  CreateKeyRequest,
  CreateKeyResponse,
  CreateMcpServerRequest,
  CreateOrganizationRequest,
  CreateResponseRequest,
  CreateWebhookCustomerRequest,
  CreateWebhookEventTypeRequest,
  CreateWebhookPortalLinkRequest,
  CreateWebhookRequest,
  CreateWebhookResponse,
  CreateWebhookSourceRequest,
  CreatedOrganizationResponse,
  CreditReportResponse,
  DeleteCollectionQuery,
  DeleteDestinationResponse,
  DeleteDocumentsRequest,
  DeleteDocumentsResponse,
  DeleteExternalSourceResponse,
  DeleteKeysRequest,
  DeleteMemoriesRequest,
  DeleteProjectRequest,
  DeleteProjectResponse,
  DeleteRecordRequest,
  DeleteWebhookCustomerResponse,
  DeleteWebhookEventTypeResponse,
  DeleteWebhookResponse,
  DeleteWebhookSourceResponse,
  DeletedAgentResponse,
  DeletedCollectionResponse,
  DeletedGuidelineAttachmentResponse,
  DeletedGuidelineResponse,
  DeletedMcpServerResponse,
  DeletedMediaResponse,
  DeletionList,
  DeletionResponse,
  DestinationDeliveryList,
  DestinationList,
  DestinationLogList,
  DestinationResponse,
  DestinationTestResponse,
  DigestRequest,
  DigestResponse,
  DismissSuggestionsRequest,
  EnrichMemoryRequest,
  EnrichMemoryResponse,
  EntityTypeList,
  EntityTypeResponse,
  ErasedPersonResponse,
  EstimateChargeRequest,
  EstimateChargeResponse,
  EventDetails,
  EventList,
  EventResponse,
  ExchangeWebhookPortalLinkRequest,
  ExecutedActionResponse,
  ExportLine,
  ExportPersonRequest,
  ExportRequest,
  ExportWebhookDeadLettersQuery,
  ExternalSearchRequest,
  ExternalSearchResponse,
  ExternalSourceList,
  ExternalSourceResponse,
  ExternalTestRequest,
  ExternalTestResponse,
  FilterByPropertyRequest,
  FilterByPropertyResponse,
  GatewayImportRequest,
  GatewayImportResponse,
  GatewayOrganizationResponse,
  GetAgentDefinitionQuery,
  GetCollectionHistoryQuery,
  GetEventDetailsQuery,
  GetGuidelineSectionQuery,
  GetWebhookMetricsQuery,
  GetWebhookStatisticsQuery,
  GrantCreditsRequest,
  GuidelineAttachmentContentResponse,
  GuidelineAttachmentList,
  GuidelineAttachmentResponse,
  GuidelineDiffResponse,
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
  IngestRequest,
  IngestResponse,
  InvitationResponse,
  InviteMembersRequest,
  InviteMembersResponse,
  KeyList,
  KeyResponse,
  KeysBatchResponse,
  KeysResponse,
  KeysUpdate,
  LedgerVerificationResponse,
  ListAgentRunsQuery,
  ListAgentsQuery,
  ListApiKeysQuery,
  ListAuditQuery,
  ListCollectionsQuery,
  ListDeletionsQuery,
  ListDestinationDeliveryLogsQuery,
  ListDestinationLogsQuery,
  ListDestinationsQuery,
  ListEntityTypesQuery,
  ListEventsQuery,
  ListExternalRagSourcesQuery,
  ListGuidelineAttachmentsQuery,
  ListGuidelineVersionsQuery,
  ListGuidelinesQuery,
  ListKeysRequest,
  ListMcpServersQuery,
  ListMembersQuery,
  ListNotificationsQuery,
  ListPhoneDeliveriesQuery,
  ListRagProjectsQuery,
  ListRecordsQuery,
  ListSuggestionsQuery,
  ListSuppressionsQuery,
  ListWalletTransactionsQuery,
  ListWebhookCustomersQuery,
  ListWebhookDeadLettersQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEventTypeVersionsQuery,
  ListWebhookEventsQuery,
  ListWebhookSourceEventsQuery,
  ListWebhookSourcesQuery,
  ListWebhooksQuery,
  McpServerList,
  McpServerResponse,
  McpServerTestResponse,
  MeResponse,
  MediaContentResponse,
  MediaStatusResponse,
  MemberList,
  MemberResponse,
  MemorizeConversationResponse,
  MemorizeMediaRequest,
  MemorizeMediaResponse,
  MemorizeRequest,
  MemorizeResponse,
  MemoryDetailsResponse,
  MemoryReportResponse,
  MergeRecordsRequest,
  MergeRecordsResponse,
  ModelList,
  ModelResponse,
  NewsSearchRequest,
  NewsSearchResponse,
  NotificationList,
  NotificationResponse,
  OrganizationList,
  OrganizationResponse,
  OrganizationsBulkMatchRequest,
  OrganizationsBulkMatchResponse,
  OrganizationsSearchRequest,
  OrganizationsSearchResponse,
  OwnOrganizationResponse,
  PeopleBulkMatchRequest,
  PeopleBulkMatchResponse,
  PeopleSearchRequest,
  PeopleSearchResponse,
  PersonLine,
  PersonMatchRequest,
  PersonMatchResponse,
  PhoneDeliveryList,
  PhoneDeliveryResponse,
  PromptRequest,
  PromptResponse,
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
  RagProjectList,
  RagSearchRequest,
  RagSearchResponse,
  Readiness,
  RecallRequest,
  RecallResponse,
  ReceiveWebhookRequest,
  ReceiveWebhookResponse,
  RecordList,
  ReextractCollectionsResponse,
  ReextractRequest,
  RefreshedMcpToolsResponse,
  RegisterAgentRequest,
  RegisterAgentResponse,
  RemoveMemberResponse,
  RemovedSuppressionResponse,
  ReplayWebhookDeadLettersRequest,
  ReplayWebhookDeadLettersResponse,
  ReplayWebhookEventsRequest,
  ReplayWebhookEventsResponse,
  ReplayWebhookSourceEventRequest,
  ReplayWebhookSourceEventsRequest,
  ReplayWebhookSourceEventsResponse,
  ResponseRun,
  RestoreDocumentsRequest,
  RestoreDocumentsResponse,
  RetryWebhookDeliveriesRequest,
  RetryWebhookDeliveriesResponse,
  RollBackGuidelineRequest,
  RotateApiKeyRequest,
  RotateKeyResponse,
  RotateWebhookRequest,
  RotateWebhookSourceRequest,
  RunAgentRequest,
  RunAgentResponse,
  SearchMediaRequest,
  SearchMediaResponse,
  SearchRequest,
  SearchResponse,
  SegmentRequest,
  SegmentResponse,
  SendNotificationRequest,
  SentNotificationResponse,
  SigningSecretResponse,
  SimilarRequest,
  SimilarResponse,
  SmartGuidelinesRequest,
  SmartGuidelinesResponse,
  SmartRecallRequest,
  SmartRecallResponse,
  SmartUpdateRequest,
  SmartUpdateResponse,
  StreamWebhookEventsQuery,
  SuggestionDecisionsResponse,
  SuggestionsResponse,
  SuppressionList,
  SuspendOrganizationRequest,
  TestGuidelinesRequest,
  TestGuidelinesResponse,
  TestMcpServerRequest,
  TestModelsRequest,
  TestModelsResponse,
  TestWebhookFilterRequest,
  TestWebhookFilterResponse,
  TestWebhookSourceRequest,
  TestWebhookSourceResponse,
  TriggerWebhookEventRequest,
  TriggerWebhookEventResponse,
  TryExtractionRequest,
  TryExtractionResponse,
  UndoChangeRequest,
  UndoSuggestionsRequest,
  UnifiedRecallRequest,
  UnifiedRecallResponse,
  UnreadCountResponse,
  UpdateAgentRequest,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
  UpdateDestinationRequest,
  UpdateEntityTypeRequest,
  UpdateGuidelineRequest,
  UpdateGuidelineResponse,
  UpdateKeysBatchRequest,
  UpdateMcpServerRequest,
  UpdateMcpToolsRequest,
  UpdateMemberRoleRequest,
  UpdateOrganizationRequest,
  UpdateOwnOrganizationRequest,
  UpdatePropertyResponse,
  UpdateRequest,
  UpdateResponse,
  UpdateWebhookCustomerRequest,
  UpdateWebhookEventTypeRequest,
  UpdateWebhookRequest,
  UpdateWebhookSourceRequest,
  UploadGuidelineAttachmentRequest,
  UpsertRequest,
  UpsertResponse,
  UsageHistoryRequest,
  UsageHistoryResponse,
  UsageReportRequest,
  UsageReportResponse,
  UsageResponse,
  WalletBalanceResponse,
  WalletTransactionList,
  WebhookCustomerList,
  WebhookCustomerResponse,
  WebhookDeadLetterLine,
  WebhookDeadLetterList,
  WebhookDeadLetterResponse,
  WebhookDeliveryList,
  WebhookDeliveryResponse,
  WebhookEventList,
  WebhookEventResponse,
  WebhookEventTypeList,
  WebhookEventTypeResponse,
  WebhookEventTypeVersions,
  WebhookList,
  WebhookMetricsResponse,
  WebhookPingResponse,
  WebhookPortalAccessResponse,
  WebhookPortalLinkResponse,
  WebhookResponse,
  WebhookSourceEventList,
  WebhookSourceEventResponse,
  WebhookSourceList,
  WebhookSourceResponse,
  WebhookStatisticsResponse,
} from '../spec/models.gen.ts'

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
    return this.transport.send(api => api.POST('/api/v1/memorize', { body }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/batch-memorize', { body }), options, { writes: true })
  }

  /**
   * Store a conversation turn by turn (`POST /api/v1/memory/conversations`).
   *
   * Stores each turn of a conversation as a memory of the record, in order and in one session, and extracts
   * properties from up to 20 turns at a time, so that a short answer is read with its question. Accepts the
   * messages of OpenAI and of the AI SDK as they are. Messages of the roles `system`, `developer` and `tool`, and
   * messages without text, are skipped. Up to 50 messages without a language model are stored at once: all of
   * them, or none. More, or with a language model, are stored in the background: the response is 202 with an
   * `eventId`, and the details of the event show the outcome of each message. Sending the same conversation again
   * stores and charges nothing; a continued conversation with the same `sessionId` adds only its new turns. Each
   * memory costs as much as with `memorize`. A turn with the words of an earlier turn of the same call is stored
   * too.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.memorizeConversation({
   *   email: 'dana.reyes@northwind.example',
   *   sessionId: 'call-4711',
   *   messages: [
   *     { role: 'assistant', content: 'When will you decide?' },
   *     { role: 'user', content: 'By 15 March 2027.' },
   *   ],
   * })
   */
  memorizeConversation(body: ConversationRequest, options?: RequestOptions): ApiPromise<MemorizeConversationResponse> {
    return this.transport.send(api => api.POST('/api/v1/memory/conversations', { body }), options, { writes: true })
  }

  /**
   * Recall the memories that answer a question (`POST /api/v1/smart-recall`).
   *
   * Ranks the memories of one record, of all records of a type, or of the organization by how well they answer
   * `query`. If you name a record, the list is topped up with its other memories, with low scores: those nearest
   * in meaning first, then the newest. With `generateAnswer`, the response also has an answer and its sources,
   * unless no memory answers the question; then only the recall is charged. Files of the records that match are in
   * `media`. With `filterByProperty` and no `query`, the call is a filter: it needs no model and costs nothing.
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
    return this.transport.send(api => api.POST('/api/v1/smart-recall', { body: body ?? {} }), options)
  }

  /**
   * Summarize a record within a token budget (`POST /api/v1/smart-memory-digest`).
   *
   * Returns Markdown to include in a prompt: the record's properties, then its memories. Memories relevant to
   * `focus` come first, then the newest. The digest never exceeds `tokenBudget`. If not everything fits, recent
   * and frequently mentioned content has priority. A value that a later memory disputes has both, with their
   * dates. With `asOf`, the digest is about what was known at that time.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.smartDigest({ email: 'dana.reyes@northwind.example', tokenBudget: 500, focus: 'renewal' })
   */
  smartDigest(body?: DigestRequest, options?: RequestOptions): ApiPromise<DigestResponse> {
    return this.transport.send(api => api.POST('/api/v1/smart-memory-digest', { body: body ?? {} }), options)
  }

  /**
   * List memories by date or by relevance (`POST /api/v1/recall`).
   *
   * Lists memories directly, without an answer. Without `query`, memories are sorted newest first and paginated.
   * With `query`, the best matches come first, at most 200; for one record, its other memories follow. With
   * `filterByProperty` and no `query`, the call costs nothing.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.recall({ email: 'dana.reyes@northwind.example', limit: 20 })
   */
  recall(body?: RecallRequest, options?: RequestOptions): PagePromise<RecallResponse> {
    return this.transport.page((api, page) => api.POST('/api/v1/recall', { body: { ...body, ...page } }), options)
  }

  /**
   * Find similar records (`POST /api/v1/similar`).
   *
   * Compares the words of a record's memories and its property values with those of other records of the same
   * type, or the words of `text` with those of all records. The response names the shared words and values. Two
   * records have the same `score` in both directions. A `score` of 0.7 or more is `very_similar`, 0.35 or more
   * `similar`, 0.2 or more `somewhat_similar`; lower scores are not returned. Uses no model.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.similar({ email: 'dana.reyes@northwind.example', limit: 5 })
   */
  similar(body?: SimilarRequest, options?: RequestOptions): ApiPromise<SimilarResponse> {
    return this.transport.send(api => api.POST('/api/v1/similar', { body: body ?? {} }), options)
  }

  /**
   * Segment all records by similarity (`POST /api/v1/segment`).
   *
   * Makes the same comparison as `similar` over all records and counts the records in each of its three tiers
   * (scores from 0.7, 0.35 and 0.2). At most 1,000 records are compared with a record: the 500 with most of its
   * distinctive words and the 500 with most of its values. At most 5,000 are compared with a text.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.segment({ email: 'dana.reyes@northwind.example', limit: 3 })
   */
  segment(body?: SegmentRequest, options?: RequestOptions): ApiPromise<SegmentResponse> {
    return this.transport.send(api => api.POST('/api/v1/segment', { body: body ?? {} }), options)
  }

  /**
   * Get a record's properties (`POST /api/v1/properties`).
   *
   * Returns the value of each property of a record, with the collection's description and the source of the value.
   * A value is `disputed` if a later memory states another one without enough certainty to replace it. With
   * `asOf`, the values of that time are returned.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.properties({ email: 'dana.reyes@northwind.example' })
   */
  properties(body?: PropertiesRequest, options?: RequestOptions): ApiPromise<PropertiesResponse> {
    return this.transport.send(api => api.POST('/api/v1/properties', { body: body ?? {} }), options)
  }

  /**
   * Set properties of many records (`POST /api/v1/upsert`).
   *
   * Sets the given properties and creates the records that do not exist yet. Uses no model. The call writes all
   * records or none. The value of a property that a collection defines must match its type. A record that stays as
   * it is costs nothing.
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
    return this.transport.send(api => api.POST('/api/v1/upsert', { body }), options, { writes: true })
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
    return this.transport.page((api, page) => api.POST('/api/v1/memory/filter-by-property', { body: { ...body, ...page } }), options)
  }

  /**
   * Search records by properties, by a query, or both (`POST /api/v1/search`).
   *
   * Returns records whose properties match `groups` of conditions, and their total. With `query`, returns the
   * records whose memories match it, best first, from the 200 best memories. Without `query`, the call uses no
   * model and costs nothing; records are sorted by ID, so a cursor never returns a record twice, even if records
   * are added. To get a complete set, export it. A condition with `contains`, `notExists` or an element of a list
   * that no record matches reads all values of its property: up to 0.4 s among a million records.
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
    return this.transport.page((api, page) => api.POST('/api/v1/search', { body: { ...body, ...page } }), options)
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
    return this.transport.page((api, page) => api.POST('/api/v1/memory/query-properties', { body: { ...body, ...page } }), options)
  }

  /**
   * Export records and memories as a stream (`POST /api/v1/export`).
   *
   * Streams everything stored for the matching records as NDJSON, one JSON object per line: each record with its
   * keys, properties and their history, then its memories, oldest first. The last line is `end` with the counts of
   * both. With `includeUsage`, the usage of the organization by day comes first. A stream without `end` is
   * incomplete; a stream that fails ends with `error`. `after` resumes after a line that you already have. `POST
   * /api/v1/memory/import` accepts these lines. With `Accept: text/csv` the export is a table, and its last row is
   * the end. Costs nothing.
   *
   * @example
   * for await (const line of client.memory.export({
   *   type: 'Contact',
   *   groups: [{ conditions: [{ property: 'Budget', operator: 'gte', value: 50000 }] }],
   * })) console.log(line)
   */
  export(body?: ExportRequest, options?: RequestOptions): LineStream<ExportLine> {
    return this.transport.lines(api => api.POST('/api/v1/export', { body: body ?? {} }), options)
  }

  /**
   * Get a memory with its history (`GET /api/v1/memory/{id}`).
   *
   * Returns one memory with what edits changed in it, the property values that it stated, and the earlier values
   * that these replaced. `supersededBy` of the memory has the later values that replaced something it says. A
   * memory that was deleted and can still be restored has `deletion` instead of its text. Costs nothing.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.memory.get('id')
   */
  get(id: string, options?: RequestOptions): ApiPromise<MemoryDetailsResponse> {
    return this.transport.send(api => api.GET('/api/v1/memory/{id}', { params: { path: { id } } }), options)
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
    return this.transport.send(api => api.POST('/api/v1/memory/update', { body: body ?? {} }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/memory/bulk-update', { body }), options, { writes: true })
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
    return this.transport.page((api, page) => api.POST('/api/v1/memory/property-history', { body: { ...body, ...page } }), options)
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
    return this.transport.send(api => api.POST('/api/v1/memory/undo-change', { body }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/memory/update-keys', { body }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/memory/update-keys-batch', { body }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/memory/list-keys', { body: body ?? {} }), options)
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
    return this.transport.send(api => api.POST('/api/v1/memory/delete-keys', { body }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/memory/merge-records', { body }), options, { writes: true })
  }

  /**
   * Delete memories (`POST /api/v1/memory/delete`).
   *
   * Deletes memories by ID, or the memories of a record that match a filter. Deleted memories disappear at once
   * from reads, counts, digests and searches. `cancel-deletion` restores them within 30 days. A value that no
   * other memory states, and no caller set, becomes the value before or is removed; `values` lists these. More
   * than 5,000 memories are deleted in the background; `eventId` shows the progress.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.delete({ email: 'dana.reyes@northwind.example', tags: ['memory'] })
   */
  delete(body?: DeleteMemoriesRequest, options?: RequestOptions): ApiPromise<DeletionResponse> {
    return this.transport.send(api => api.POST('/api/v1/memory/delete', { body: body ?? {} }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/memory/delete-record', { body: body ?? {} }), options, { writes: true })
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
    return this.transport.page((api, page) => api.GET('/api/v1/memory/deletions', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Cancel a deletion (`POST /api/v1/memory/cancel-deletion`).
   *
   * Restores everything that a deletion removed, within 30 days; `values` lists the values that came back with
   * memories. `recordId` names the deletion of the record or, if the record exists, of its memories; if there are
   * several, the call returns 409 with `deletionIds`. It returns 409 with `recordIds` if another record now has a
   * key of the deleted record, and 409 if the 30 days are over or the deletion was already cancelled. Beyond 5,000
   * memories the rest is restored in the background; `eventId` shows the progress.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.cancelDeletion({ deletionId: 'del_01KAK7F3V7B8C9D0E1F2G3H4J5' })
   */
  cancelDeletion(body?: CancelDeletionRequest, options?: RequestOptions): ApiPromise<CancelDeletionResponse> {
    return this.transport.send(api => api.POST('/api/v1/memory/cancel-deletion', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Import exported records and memories (`POST /api/v1/memory/import`).
   *
   * Adds exported records and memories with their times, history and IDs. Existing data is not changed, and
   * importing the same lines again adds nothing. Uses no model. A record is matched by its ID, then by its keys.
   * Memories that the record already has, and properties that it has or had, are left as they are. An ID that is
   * already used, by another organization of this server or by deleted data, is replaced by an ID derived from it.
   * A call adds everything or nothing, except for lines that cannot be added, which are listed in `problems`.
   * Imported usage appears in analytics, marked as imported. It charges nothing and counts for no limit.
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
    return this.transport.send(api => api.POST('/api/v1/memory/import', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Enrich a record from a provider (`POST /api/v1/memory/enrich`).
   *
   * Matches a record with a person or company of the data provider and sets what was found as properties of the
   * record. A record with an email address is matched as a person, one with a website as a company. Each value has
   * its evidence: the provider, the ID there and the field. Without a match nothing is set. Costs the price of one
   * request, and one credit if properties are set.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.memory.enrich({ email: 'dana.reyes@northwind.example' })
   */
  enrich(body?: EnrichMemoryRequest, options?: RequestOptions): ApiPromise<EnrichMemoryResponse> {
    return this.transport.send(api => api.POST('/api/v1/memory/enrich', { body: body ?? {} }), options, { writes: true })
  }
}

export class SuggestionsApi extends ApiGroup {
  /**
   * List suggestions (`GET /api/v1/suggestions`).
   *
   * Lists extracted values that were not stored and wait for a decision, newest first: those with less confidence
   * than `minConfidence`, and those that a caller's value keeps out. Each has its evidence, the text around it,
   * and the value that the property has instead. A value is suggested once for a property of a record. Costs
   * nothing.
   *
   * @example
   * await client.suggestions.list({ limit: 20 })
   */
  list(query?: ListSuggestionsQuery, options?: RequestOptions): PagePromise<SuggestionsResponse> {
    return this.transport.page((api, page) => api.GET('/api/v1/suggestions', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Accept suggestions (`POST /api/v1/suggestions/accept`).
   *
   * Stores suggested values as values that a caller sets, each with its memory as the source. Give the `ids`, or a
   * `filter` that open suggestions match; one call decides on up to 200, and `left` says how many remain. With one
   * ID, `value` corrects the suggestion. Each is decided by itself: `outcomes` has the error of one that fails.
   * Costs 1 credit for each property that changes.
   * @throws PaymentRequiredError, ConflictError, and what any call throws
   *
   * @example
   * await client.suggestions.accept({ ids: ['sug_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'], value: '2026-10-30', reason: 'Confirmed by phone' })
   */
  accept(body?: AcceptSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse> {
    return this.transport.send(api => api.POST('/api/v1/suggestions/accept', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Dismiss suggestions (`POST /api/v1/suggestions/dismiss`).
   *
   * Closes suggestions without storing anything. The same value is not suggested again for the property of the
   * record. Give the `ids`, or a `filter` that open suggestions match; one call decides on up to 200, and `left`
   * says how many remain. Costs nothing.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.suggestions.dismiss({ filter: { propertyName: 'Decision date' } })
   */
  dismiss(body?: DismissSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse> {
    return this.transport.send(api => api.POST('/api/v1/suggestions/dismiss', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Undo decisions on suggestions (`POST /api/v1/suggestions/undo`).
   *
   * Opens accepted or dismissed suggestions again. The property of an accepted one gets the value that it had
   * before, as `memory/undo-change` does, which costs 1 credit; if it changed since, the outcome is a
   * `conflict_error` and nothing is undone.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.suggestions.undo({ ids: ['sug_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'] })
   */
  undo(body: UndoSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse> {
    return this.transport.send(api => api.POST('/api/v1/suggestions/undo', { body }), options, { writes: true })
  }
}

export class RecordsApi extends ApiGroup {
  /**
   * Export everything about a person (`POST /api/v1/records/export-person`).
   *
   * Streams everything that is stored about the record of a person as NDJSON, one JSON object per line: the record
   * with its keys, properties and their history, its memories, what was deleted and can still be restored, its
   * media with their content, the profiles of the local data provider with its email addresses, and the events
   * that were sent or received and name one of its keys. The last line is `end` with the count of each kind; a
   * stream without it is incomplete. Costs nothing. Needs `memory:read` as well.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * for await (const line of client.records.exportPerson({ email: 'dana.reyes@northwind.example' })) console.log(line)
   */
  exportPerson(body?: ExportPersonRequest, options?: RequestOptions): LineStream<PersonLine> {
    return this.transport.lines(api => api.POST('/api/v1/records/export-person', { body: body ?? {} }), options)
  }

  /**
   * List records (`GET /api/v1/records`).
   *
   * Lists the records with their identity keys and their last memory, the newest record first. Filter by the type,
   * by the beginning of a name or key, and by when the last memory was said. To filter by property values, use
   * `POST /api/v1/search`. Costs nothing.
   *
   * @example
   * await client.records.list({ limit: 20 })
   */
  list(query?: ListRecordsQuery, options?: RequestOptions): PagePromise<RecordList> {
    return this.transport.page((api, page) => api.GET('/api/v1/records', { params: { query: { ...query, ...page } } }), options)
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
    return this.transport.page((api, page) => api.GET('/api/v1/collections', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create a collection (`POST /api/v1/collections`).
   *
   * Defines properties to extract from new memories. `systemName` and `slug` are generated from the names if
   * absent. Memories that are stored already are not read: the warning `earlier_memories` says so, and `POST
   * /api/v1/collections/reextract` reads them.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.collections.create({
   *   name: 'Sales',
   *   entityType: 'Contact',
   *   properties: [
   *     {
   *       name: 'Budget',
   *       type: 'number',
   *       unit: 'USD',
   *       description: 'What they can spend.',
   *       aliases: ['Price range'],
   *     },
   *     { name: 'Stage', type: 'options', options: ['Discovery', 'Negotiation', 'Won', 'Lost'] },
   *   ],
   * })
   */
  create(body: CreateCollectionRequest, options?: RequestOptions): ApiPromise<CollectionResponse> {
    return this.transport.send(api => api.POST('/api/v1/collections', { body }), options, { writes: true })
  }

  /**
   * Extract properties from stored memories again (`POST /api/v1/collections/reextract`).
   *
   * Reads stored memories again with the current collections, in the background: those of the records in
   * `recordIds`, of all records of a `type`, or all, up to 50,000 in one call. `collectionIds` or
   * `collectionNames` limit it to some collections. What is found is stored as with `memorize`, with the time of
   * its memory; values that a memory gave before are never removed, and properties that a caller has set,
   * confirmed or deleted do not change. Each memory is read alone, even if it is part of a conversation or was
   * stored with `extract: false`. A memory in which something is found costs one credit. With `estimate: true`,
   * nothing is read: the response has the number of memories and the highest price. So has the response if there
   * is nothing to read. The details of the event show what came of each memory. If the server stops, the work
   * resumes when it starts again.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.collections.reextract({ type: 'Contact', collectionNames: ['Sales'], estimate: true })
   */
  reextract(body?: ReextractRequest, options?: RequestOptions): ApiPromise<ReextractCollectionsResponse> {
    return this.transport.send(api => api.POST('/api/v1/collections/reextract', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Create the starter collection (`POST /api/v1/collections/starter`).
   *
   * Creates a collection named Starter with six properties that most conversations about people and companies
   * contain: job title, company, location, budget, decision date and interests. It applies to all entity types and
   * can be changed like any other collection. A new organization has it from the start, so that this call is for
   * organizations that are older or have deleted it. If a collection with the slug `starter` exists, the call
   * returns 409 with `existingId`.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.collections.createStarter()
   */
  createStarter(options?: RequestOptions): ApiPromise<CollectionResponse> {
    return this.transport.send(api => api.POST('/api/v1/collections/starter'), options, { writes: true })
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
    return this.transport.send(api => api.GET('/api/v1/collections/{id}', { params: { path: { id } } }), options)
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
    return this.transport.send(api => api.PATCH('/api/v1/collections/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
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
    return this.transport.send(api => api.DELETE('/api/v1/collections/{id}', { params: { path: { id }, query: { ...query } } }), options, { writes: true })
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
    return this.transport.page((api, page) => api.GET('/api/v1/collections/{id}/history', { params: { path: { id }, query: { ...query, ...page } } }), options)
  }

  /**
   * Try what is extracted from a text (`POST /api/v1/collections/try-extraction`).
   *
   * Reads a text with the current collections as `memorize` would, and stores nothing. Each value has its evidence
   * and its confidence; `stored` says whether `memorize` would store it for a record without values. Costs nothing
   * without a language model; with one, a text in which something is found costs 1 credit.
   * @throws PaymentRequiredError, NotFoundError, and what any call throws
   *
   * @example
   * await client.collections.tryExtraction({ content: 'Budget: $120k, decision by 15 March 2027.', type: 'Contact' })
   */
  tryExtraction(body: TryExtractionRequest, options?: RequestOptions): ApiPromise<TryExtractionResponse> {
    return this.transport.send(api => api.POST('/api/v1/collections/try-extraction', { body }), options)
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
    return this.transport.page((api, page) => api.GET('/api/v1/entities', { params: { query: { ...query, ...page } } }), options)
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
    return this.transport.send(api => api.POST('/api/v1/entity-types', { body }), options, { writes: true })
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
    return this.transport.send(api => api.GET('/api/v1/entity-types/{id}', { params: { path: { id } } }), options)
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
    return this.transport.send(api => api.PATCH('/api/v1/entity-types/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/entity-types/{id}/archive', { params: { path: { id } } }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/entity-types/{id}/unarchive', { params: { path: { id } } }), options, { writes: true })
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
    return this.transport.page((api, page) => api.GET('/api/v1/guidelines', { params: { query: { ...query, ...page } } }), options)
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
    return this.transport.send(api => api.POST('/api/v1/guidelines', { body }), options, { writes: true })
  }

  /**
   * Test which guidelines messages select (`POST /api/v1/guidelines/test`).
   *
   * Selects the guidelines for example messages and compares them with what you expect, so that a pipeline notices
   * when a change of a guideline breaks a selection. A case passes if all guidelines of `expect` were selected,
   * and none of `reject`. Nothing is stored. Each case costs as much as a selection.
   * @throws PaymentRequiredError, and what any call throws
   *
   * @example
   * await client.guidelines.test({ cases: [{ message: 'The customer wants a refund.', expect: ['Refunds'] }] })
   */
  test(body: TestGuidelinesRequest, options?: RequestOptions): ApiPromise<TestGuidelinesResponse> {
    return this.transport.send(api => api.POST('/api/v1/guidelines/test', { body }), options)
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
    return this.transport.send(api => api.GET('/api/v1/guidelines/{id}/structure', { params: { path: { id } } }), options)
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
    return this.transport.send(api => api.GET('/api/v1/guidelines/{id}/section', { params: { path: { id }, query: { ...query } } }), options)
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
    return this.transport.page((api, page) => api.GET('/api/v1/guidelines/{id}/versions', { params: { path: { id }, query: { ...query, ...page } } }), options)
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
    return this.transport.send(api => api.GET('/api/v1/guidelines/{id}/versions/{version}', { params: { path: { id, version } } }), options)
  }

  /**
   * Compare two versions of a guideline (`GET /api/v1/guidelines/{id}/diff`).
   *
   * Returns the difference between the texts of two versions as a unified diff, and the names of other fields that
   * changed. Without parameters, compares the current version with the one before it. If the texts differ in more
   * than 1,000 lines, everything between the first and the last difference is one hunk.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.guidelines.diff('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  diff(id: string, query?: CompareGuidelineVersionsQuery, options?: RequestOptions): ApiPromise<GuidelineDiffResponse> {
    return this.transport.send(api => api.GET('/api/v1/guidelines/{id}/diff', { params: { path: { id }, query: { ...query } } }), options)
  }

  /**
   * Roll back a guideline (`POST /api/v1/guidelines/{id}/rollback`).
   *
   * Creates a new version with the text, name, description, tags and triggers of an earlier version. Later
   * versions are kept. Attachments do not change. If the content is that of the current version, no version is
   * created.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.rollback('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', { version: 1, historyNote: 'The new period was not approved.' })
   */
  rollback(id: string, body: RollBackGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse> {
    return this.transport.send(api => api.POST('/api/v1/guidelines/{id}/rollback', { params: { path: { id } }, body }), options, { writes: true })
  }

  /**
   * List the attachments of a guideline (`GET /api/v1/guidelines/{id}/attachments`).
   *
   * Lists the files of the guideline, oldest first, without their content.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.guidelines.listAttachments('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', { limit: 20 })
   */
  listAttachments(id: string, query?: ListGuidelineAttachmentsQuery, options?: RequestOptions): PagePromise<GuidelineAttachmentList> {
    return this.transport.page((api, page) => api.GET('/api/v1/guidelines/{id}/attachments', { params: { path: { id }, query: { ...query, ...page } } }), options)
  }

  /**
   * Attach a file to a guideline (`POST /api/v1/guidelines/{id}/attachments`).
   *
   * Stores a file of up to 5 MiB with the guideline, which can have 25. Send it as JSON with the content in
   * base64, or as `multipart/form-data` with the content in the field `file`. The media type is determined from
   * the bytes. Programs are refused, and so are files whose name is that of another image type or of a PDF.
   * Archives are stored and never unpacked.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.uploadAttachment('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', { name: 'refund-form.md', type: 'template', contentBase64: 'IyBSZWZ1bmQgZm9ybQo=' })
   */
  uploadAttachment(id: string, body: UploadGuidelineAttachmentRequest, options?: RequestOptions): ApiPromise<GuidelineAttachmentResponse> {
    return this.transport.send(api => api.POST('/api/v1/guidelines/{id}/attachments', { params: { path: { id } }, body }), options, { writes: true })
  }

  /**
   * Read an attachment of a guideline (`GET /api/v1/guidelines/{id}/attachments/{attId}`).
   *
   * Returns the file as it was uploaded. With `Accept: application/json`, which the SDK, the CLI and the MCP tool
   * send, returns the attachment with its content as `text` if it is UTF-8 text, otherwise as `contentBase64`.
   * Downloads support `Range`, `If-Range` and `If-None-Match`.
   * @throws NotFoundError, ValidationError, and what any call throws
   *
   * @example
   * await client.guidelines.getAttachment('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', 'gat_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  getAttachment(id: string, attId: string, options?: RequestOptions): ApiPromise<GuidelineAttachmentContentResponse> {
    return this.transport.send(api => api.GET('/api/v1/guidelines/{id}/attachments/{attId}', { params: { path: { id, attId } } }), options)
  }

  /**
   * Delete an attachment of a guideline (`DELETE /api/v1/guidelines/{id}/attachments/{attId}`).
   *
   * Deletes the attachment. Its bytes are removed within a minute. This cannot be undone.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.deleteAttachment('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA', 'gat_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  deleteAttachment(id: string, attId: string, options?: RequestOptions): ApiPromise<DeletedGuidelineAttachmentResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/guidelines/{id}/attachments/{attId}', { params: { path: { id, attId } } }), options, { writes: true })
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
    return this.transport.send(api => api.GET('/api/v1/guidelines/{id}', { params: { path: { id } } }), options)
  }

  /**
   * Update a guideline (`PATCH /api/v1/guidelines/{id}`).
   *
   * Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text
   * (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the
   * end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not
   * change. The change is applied to the current version. With an `expectedVersion` that is no longer current, it
   * is merged with the changes since then if they concern other sections and fields; otherwise the call returns
   * 409 with `currentVersion`, `baseVersion`, and the changed fields of both sides as `yours` and `theirs`. A
   * request that changes nothing creates no version.
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
  update(id: string, body?: UpdateGuidelineRequest, options?: RequestOptions): ApiPromise<UpdateGuidelineResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/guidelines/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete a guideline (`DELETE /api/v1/guidelines/{id}`).
   *
   * Deletes the guideline with its versions and attachments. This cannot be undone.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.delete('gdl_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeletedGuidelineResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/guidelines/{id}', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Plan an update of guidelines or collections (`POST /api/v1/smart-update`).
   *
   * Plans how sections of guidelines, or properties of collections, change to follow an instruction and new
   * material. With the strategy `suggest`, nothing is written until the plan is applied. Without a language model,
   * `material` is required: each of its paragraphs goes to the section with its heading, or to the one that the
   * search finds. Numbers, times and negations that differ are conflicts. A plan expires after 24 hours.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.smartUpdate({
   *   instruction: 'Shorten the refund period.',
   *   material: 'Refund within 14 days.',
   *   type: 'guideline',
   *   strategy: 'suggest',
   * })
   */
  smartUpdate(body: SmartUpdateRequest, options?: RequestOptions): ApiPromise<SmartUpdateResponse> {
    return this.transport.send(api => api.POST('/api/v1/smart-update', { body }), options, { writes: true })
  }

  /**
   * Apply a planned update (`POST /api/v1/smart-update/{planId}/apply`).
   *
   * Applies the changes of a plan that are not applied yet, also those with conflicts: all of them, or those that
   * `items` names. A change is skipped if its section or property has changed since the plan was made. Applying a
   * change again changes nothing.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.guidelines.applySmartUpdate('pln_01KAK7F3V6AAAAAAAAAAAAAAAA', { items: [0] })
   */
  applySmartUpdate(planId: string, body?: ApplySmartUpdateRequest, options?: RequestOptions): ApiPromise<SmartUpdateResponse> {
    return this.transport.send(api => api.POST('/api/v1/smart-update/{planId}/apply', { params: { path: { planId } }, body: body ?? {} }), options, { writes: true })
  }
}

export class MultimodalApi extends ApiGroup {
  /**
   * Store an image, audio or PDF (`POST /api/v1/multimodal/memorize`).
   *
   * Stores a file of up to 20 MiB as a memory of a record, or of none. Send it as JSON with the content in base64,
   * or as `multipart/form-data` with the content in the field `file`. The type is determined from the bytes: PNG,
   * JPEG, WebP and GIF images, MP3, WAV, Ogg, M4A, FLAC and WebM audio, and PDF. The same bytes are stored once in
   * an organization. The same file for the same record with the same caption and transcript is not stored again;
   * the response has `duplicate` true and costs nothing. Images are described if a vision model is configured.
   * Audio needs a transcript or a caption, unless a speech model is configured. The text of a PDF is searchable
   * with its page numbers.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.multimodal.memorize({
   *   contentBase64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
   *   caption: 'Whiteboard with the launch plan',
   *   email: 'dana.reyes@northwind.example',
   * })
   */
  memorize(body: MemorizeMediaRequest, options?: RequestOptions): ApiPromise<MemorizeMediaResponse> {
    return this.transport.send(api => api.POST('/api/v1/multimodal/memorize', { body }), options, { writes: true })
  }

  /**
   * Search images, audio and PDFs (`POST /api/v1/multimodal/search`).
   *
   * Searches captions, transcripts, descriptions and the text of PDFs, and returns the best results first, each
   * with the places that match. Without a query, returns the newest ones, page by page, and costs nothing. Media
   * of a deleted record are not returned until its deletion is cancelled.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.multimodal.search({ query: 'launch plan', kinds: ['image'] })
   */
  search(body?: SearchMediaRequest, options?: RequestOptions): ApiPromise<SearchMediaResponse> {
    return this.transport.send(api => api.POST('/api/v1/multimodal/search', { body: body ?? {} }), options)
  }

  /**
   * Show what the server can analyze (`GET /api/v1/multimodal/status`).
   *
   * Returns what the server can do with media and why: the description of images, the transcription of audio,
   * thumbnails, the text of PDFs, and the storage. `settings` names the settings that enable what is off.
   *
   * @example
   * await client.multimodal.status()
   */
  status(options?: RequestOptions): ApiPromise<MediaStatusResponse> {
    return this.transport.send(api => api.GET('/api/v1/multimodal/status'), options)
  }

  /**
   * Delete an image, audio or PDF (`DELETE /api/v1/multimodal/{id}`).
   *
   * Deletes the memory of a file permanently. It is out of searches and downloads at once, and the bytes are
   * removed soon after if no other memory has the same file. A second call returns 404.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.multimodal.delete('med_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeletedMediaResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/multimodal/{id}', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Read the content of a file (`GET /api/v1/multimodal/{id}/content`).
   *
   * Returns the file as it is stored. With `Accept: application/json`, which the SDK and the CLI send, returns its
   * fields with the content as `contentBase64`. Downloads support `Range`, `If-Range` and `If-None-Match`.
   * @throws NotFoundError, ValidationError, and what any call throws
   *
   * @example
   * await client.multimodal.getContent('med_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  getContent(id: string, options?: RequestOptions): ApiPromise<MediaContentResponse> {
    return this.transport.send(api => api.GET('/api/v1/multimodal/{id}/content', { params: { path: { id } } }), options)
  }

  /**
   * Read the thumbnail of an image (`GET /api/v1/multimodal/{id}/thumbnail`).
   *
   * Returns the thumbnail of an image: WebP, at most 512 pixels wide and high, without metadata. Media without a
   * thumbnail return 404. With `Accept: application/json`, which the SDK and the CLI send, returns it as
   * `contentBase64`. Downloads support `Range`, `If-Range` and `If-None-Match`.
   * @throws NotFoundError, ValidationError, and what any call throws
   *
   * @example
   * await client.multimodal.getThumbnail('med_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  getThumbnail(id: string, options?: RequestOptions): ApiPromise<MediaContentResponse> {
    return this.transport.send(api => api.GET('/api/v1/multimodal/{id}/thumbnail', { params: { path: { id } } }), options)
  }
}

export class ModelsApi extends ApiGroup {
  /**
   * List language models (`GET /api/v1/models`).
   *
   * Lists the language models that the operator of the server configured, in the format of OpenAI's API. The list
   * is empty if there is none.
   *
   * @example
   * await client.models.list()
   */
  list(options?: RequestOptions): ApiPromise<ModelList> {
    return this.transport.send(api => api.GET('/api/v1/models'), options)
  }

  /**
   * Test the configured models (`POST /api/v1/models/test`).
   *
   * Sends each configured language model a chat, a request for structured output and one with a tool, and the
   * embedding model a text. Returns within a minute which of them work, how long they took, what they cost, and
   * for each failure what to change. Fallbacks are not used. Each started 1,000 tokens cost 1 credit; a failed
   * check is free. Returns `model_not_configured` if the server has no model.
   * @throws PaymentRequiredError, and what any call throws
   *
   * @example
   * await client.models.test({})
   */
  test(body?: TestModelsRequest, options?: RequestOptions): ApiPromise<TestModelsResponse> {
    return this.transport.send(api => api.POST('/api/v1/models/test', { body: body ?? {} }), options)
  }

  /**
   * Get a language model (`GET /api/v1/models/{id}`).
   *
   * Returns one of the models of `GET /api/v1/models`, in the format of OpenAI's API. Errors have that format too,
   * with the code `model_not_found` for an ID that the server does not have.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.models.retrieve('id')
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<ModelResponse> {
    return this.transport.send(api => api.GET('/api/v1/models/{id}', { params: { path: { id } } }), options)
  }
}

export class AiApi extends ApiGroup {
  /**
   * Prompt a language model (`POST /api/v1/prompt`).
   *
   * Sends a prompt, or several instructions one after the other, to a language model, with what is known about a
   * record and with guidelines. Returns the text and the requested outputs. Each started 1,000 tokens that the
   * model reads and writes cost 1 credit. A failed call is free. With `stream: true`, the response is a stream of
   * server-sent events: `text` with each piece of the text, `output` with each requested output, and `done` at the
   * end. Everything that can be wrong with the request is checked before the stream starts; a later failure is in
   * `done`. If the client leaves, the model is stopped, nothing is stored, and only the tokens so far are charged.
   * A stream is not stored under an idempotency key. Without a configured language model, the call returns 400.
   * What the call does beyond the model needs its own scope: naming a record `memory:read`, `memorize`
   * `memory:write`, `guidelines` `guidelines:read`, `mcps` `mcps:call`. A record that is named only to memorize is
   * not read if the key lacks `memory:read`.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.ai.prompt({ prompt: 'Write a short follow-up email.', context: 'We met on Monday.', guidelines: 'auto' })
   */
  prompt(body: PromptRequest & { stream?: false }, options?: RequestOptions): ApiPromise<PromptResponse> {
    return this.transport.send(api => api.POST('/api/v1/prompt', { body: { ...body, stream: false } }), options, { writes: true })
  }

  /**
   * Prompt a language model (`POST /api/v1/prompt`).
   *
   * Sends a prompt, or several instructions one after the other, to a language model, with what is known about a
   * record and with guidelines. Returns the text and the requested outputs. Each started 1,000 tokens that the
   * model reads and writes cost 1 credit. A failed call is free. With `stream: true`, the response is a stream of
   * server-sent events: `text` with each piece of the text, `output` with each requested output, and `done` at the
   * end. Everything that can be wrong with the request is checked before the stream starts; a later failure is in
   * `done`. If the client leaves, the model is stopped, nothing is stored, and only the tokens so far are charged.
   * A stream is not stored under an idempotency key. Without a configured language model, the call returns 400.
   * What the call does beyond the model needs its own scope: naming a record `memory:read`, `memorize`
   * `memory:write`, `guidelines` `guidelines:read`, `mcps` `mcps:call`. A record that is named only to memorize is
   * not read if the key lacks `memory:read`.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * for await (const event of client.ai.promptStream({ prompt: 'Write a short follow-up email.', context: 'We met on Monday.', guidelines: 'auto' })) console.log(event)
   */
  promptStream(body: PromptRequest & { stream?: true }, options?: RequestOptions): PromptStream {
    return new PromptStream(this.transport.events(api => api.POST('/api/v1/prompt', { body: { ...body, stream: true } }), options))
  }

  /**
   * Select the guidelines for a message (`POST /api/v1/ai/smart-guidelines`).
   *
   * Selects the sections of guidelines that apply to a message, and puts them together for a prompt. Guidelines
   * with `alwaysOn` come first, then those with a trigger keyword in the message, then the sections that match it
   * best; words in the name of a guideline weigh more. If no section is sure to match, guidelines with a similar
   * meaning in other words follow. The result never exceeds `maxContentTokens`.
   * @throws PaymentRequiredError, and what any call throws
   *
   * @example
   * await client.ai.smartGuidelines({ message: 'Can a customer return a gift card?', maxContentTokens: 500 })
   */
  smartGuidelines(body: SmartGuidelinesRequest, options?: RequestOptions): ApiPromise<SmartGuidelinesResponse> {
    return this.transport.send(api => api.POST('/api/v1/ai/smart-guidelines', { body }), options)
  }
}

export class ChatCompletionsApi extends ApiGroup {
  /**
   * Complete a chat (`POST /api/v1/chat/completions`).
   *
   * Answers a conversation in the format of OpenAI's API, so OpenAI clients work with `/api/v1` as their base URL.
   * Name a record in `keepsake`, or in the headers `X-Keepsake-Email`, `X-Keepsake-Record-Id`,
   * `X-Keepsake-Website-Url`, `X-Keepsake-Phone-Number` and `X-Keepsake-Type`, to add what is known about it and
   * the guidelines that apply. `X-Keepsake-Guidelines` is `auto`, `none` or a list of IDs, separated by commas.
   * Without them, the conversation is passed to the model unchanged, except that results of tools are marked as
   * material. Unknown fields are ignored. Tools are run by your program. Each started 1,000 tokens cost 1 credit;
   * a failed call is free. Naming a record needs `memory:read`, and guidelines `guidelines:read`. Errors have the
   * format of OpenAI's API, with `success` and `message` next to it.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.chat.completions.create({ messages: [{ role: 'user', content: 'What should I ask next?' }], max_tokens: 200 })
   */
  create(body: ChatCompletionRequest, options?: RequestOptions): ApiPromise<ChatCompletion> {
    return this.transport.send(api => api.POST('/api/v1/chat/completions', { body }), options) as ApiPromise<ChatCompletion>
  }
}

export class ChatApi extends ApiGroup {
  readonly completions: ChatCompletionsApi

  /** @internal */
  constructor(transport: Transport) {
    super(transport)
    this.completions = new ChatCompletionsApi(transport)
  }
}

export class ResponsesApi extends ApiGroup {
  /**
   * Run a model with tools (`POST /api/v1/responses`).
   *
   * Runs a model over steps or a conversation. Server tools, which read memory and guidelines, and the tools of
   * the MCP servers in `mcps` run on the server. If the model calls one of your tools, the answer has the status
   * `requires_action` and the calls. Run them, then send their results as `toolOutputs` with `previousResponseId`.
   * A response can ask for tool results 20 times; a call after that fails with 400 and the status `failed`. The
   * same results sent again return the stored answer without another model call or charge, and other results
   * return 409. `memory` needs the scope `memory:read`, `memorize` `memory:write`, `guidelines` `guidelines:read`
   * and `mcps` `mcps:call`, also of a key that continues the response. A response is kept for 24 hours after its
   * last change. Each organization can have 50 runs active at once.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.responses.create({
   *   steps: [{ prompt: 'How is the weather in Leeds?' }],
   *   tools: [
   *     {
   *       type: 'function',
   *       function: {
   *         name: 'get_weather',
   *         description: 'The current weather in a city.',
   *         parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
   *       },
   *     },
   *   ],
   * })
   */
  create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun> {
    return this.transport.send(api => api.POST('/api/v1/responses', { body }), options, { writes: true })
  }

  /**
   * Get a response (`GET /api/v1/responses/{id}`).
   *
   * Returns a response as it is now. With the status `requires_action` it has the tool calls that wait for
   * results, so a client that restarted can continue. A response whose server crashed has the status `failed` and
   * the error `interrupted`.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.responses.get('rsp_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  get(id: string, options?: RequestOptions): ApiPromise<ResponseRun> {
    return this.transport.send(api => api.GET('/api/v1/responses/{id}', { params: { path: { id } } }), options)
  }

  /**
   * Cancel a response (`POST /api/v1/responses/{id}/cancel`).
   *
   * Stops a response that is running or waits for tool results. A model call in progress is aborted and not
   * charged. A second call returns the cancelled response again. Returns 409 if the response has already completed
   * or failed.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.responses.cancel('rsp_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<ResponseRun> {
    return this.transport.send(api => api.POST('/api/v1/responses/{id}/cancel', { params: { path: { id } } }), options, { writes: true })
  }
}

export class AgentsApi extends ApiGroup {
  /**
   * List agents (`GET /api/v1/agents`).
   *
   * Lists the agents of the organization, oldest first.
   *
   * @example
   * await client.agents.list({ limit: 20 })
   */
  list(query?: ListAgentsQuery, options?: RequestOptions): PagePromise<AgentDefinitionList> {
    return this.transport.page((api, page) => api.GET('/api/v1/agents', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create an agent (`POST /api/v1/agents`).
   *
   * Stores instructions for a model, with the inputs, tools and guidelines that each run uses. The instructions
   * can have placeholders such as `{{product}}`, one for each expected input.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.agents.create({
   *   name: 'Support triage',
   *   description: 'Decides who answers a support request.',
   *   instructions: 'You triage support requests for {{product}}. Answer with the team.',
   *   expectedInputs: [{ name: 'product', description: 'The product of the request.' }],
   * })
   */
  create(body: CreateAgentRequest, options?: RequestOptions): ApiPromise<AgentDefinitionResponse> {
    return this.transport.send(api => api.POST('/api/v1/agents', { body }), options, { writes: true })
  }

  /**
   * Get an agent (`GET /api/v1/agents/{id}`).
   *
   * Returns an agent with its instructions: its current version, or an earlier one.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.agents.get('agn_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  get(id: string, query?: GetAgentDefinitionQuery, options?: RequestOptions): ApiPromise<AgentDefinitionResponse> {
    return this.transport.send(api => api.GET('/api/v1/agents/{id}', { params: { path: { id }, query: { ...query } } }), options)
  }

  /**
   * Update an agent (`PATCH /api/v1/agents/{id}`).
   *
   * Changes the given fields and keeps the others. Running runs keep the version that they started with. With
   * `expectedVersion`, the call returns 409 with `currentVersion` if someone else changed the agent first. A
   * request that changes nothing creates no version. `fromVersion` restores an earlier version.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.agents.update('agn_01KAK7F3V6AAAAAAAAAAAAAAAA', {
   *   instructions: 'You triage support requests for {{product}}. Answer with the name of the team only.',
   * })
   */
  update(id: string, body?: UpdateAgentRequest, options?: RequestOptions): ApiPromise<AgentDefinitionResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/agents/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete an agent (`DELETE /api/v1/agents/{id}`).
   *
   * Deletes the agent and its run history. Runs in progress continue, and their responses stay readable for 24
   * hours.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.agents.delete('agn_01KAK7F3V6AAAAAAAAAAAAAAAA')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeletedAgentResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/agents/{id}', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Run an agent (`POST /api/v1/agents/{id}/run`).
   *
   * Fills the placeholders of the instructions with `inputs` and runs the agent on `message`. The answer is a
   * response: if it has the status `requires_action`, continue it with POST /api/v1/responses. With `async`, the
   * run is a background job; the answer is 202 with an `eventId` for /api/v1/events and the `id` of the response.
   * Guidelines and MCP servers of the agent need `guidelines:read` and `mcps:call` of the key that runs it. A run
   * in the background ends when its key is revoked.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.agents.run('agn_01KAK7F3V6AAAAAAAAAAAAAAAA', { inputs: { product: 'Keepsake' }, message: 'The export stops after 100 records.' })
   */
  run(id: string, body?: RunAgentRequest, options?: RequestOptions): ApiPromise<RunAgentResponse> {
    return this.transport.send(api => api.POST('/api/v1/agents/{id}/run', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * List the runs of an agent (`GET /api/v1/agents/{id}/runs`).
   *
   * Lists the runs of the agent, newest first. A run is listed for 30 days. Its response, with the texts and tool
   * calls, is kept for 24 hours.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.agents.runs('agn_01KAK7F3V6AAAAAAAAAAAAAAAA', { limit: 20 })
   */
  runs(id: string, query?: ListAgentRunsQuery, options?: RequestOptions): PagePromise<AgentRunList> {
    return this.transport.page((api, page) => api.GET('/api/v1/agents/{id}/runs', { params: { path: { id }, query: { ...query, ...page } } }), options)
  }
}

export class RagApi extends ApiGroup {
  /**
   * Add documents to a project (`POST /api/v1/rag/ingest`).
   *
   * Returns an `eventId` at once and reads the documents in the background: text, Markdown, HTML, CSV, PDF, Word,
   * Excel and PowerPoint. Each is split into chunks by its headings, pages, rows and sentences. Tables become
   * Markdown tables. Of HTML, only the content is read, without navigation, headers and footers. A document with
   * the `id` of an existing one replaces it. The event shows the progress; its details show the outcome of each
   * document. If the server stops, the work resumes when it starts again.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.rag.ingest({
   *   project: 'Handbook',
   *   documents: [
   *     {
   *       id: 'leave',
   *       title: 'Leave policy',
   *       mimeType: 'markdown',
   *       content: '# Leave\n\nEveryone has 25 days of paid leave a year.',
   *       metadata: { team: 'people' },
   *     },
   *   ],
   * })
   */
  ingest(body: IngestRequest, options?: RequestOptions): ApiPromise<IngestResponse> {
    return this.transport.send(api => api.POST('/api/v1/rag/ingest', { body }), options, { writes: true })
  }

  /**
   * Search the documents of projects (`POST /api/v1/rag/search`).
   *
   * Ranks the chunks of documents by how well they answer `query`, in one project or in all. If you name a
   * project, the list is topped up with chunks that are near in meaning, with low scores. With `generateAnswer`,
   * the response also has an answer with its citations, unless no chunk answers the question; then only the search
   * is charged. A search among a million chunks takes about 80 ms.
   * @throws PaymentRequiredError, NotFoundError, and what any call throws
   *
   * @example
   * await client.rag.searchProject({
   *   project: 'Handbook',
   *   query: 'How much paid leave do I have a year?',
   *   limit: 5,
   *   generateAnswer: true,
   * })
   */
  searchProject(body: RagSearchRequest, options?: RequestOptions): ApiPromise<RagSearchResponse> {
    return this.transport.send(api => api.POST('/api/v1/rag/search', { body }), options)
  }

  /**
   * List the projects with documents (`GET /api/v1/rag/projects`).
   *
   * Lists the projects, oldest first, with the numbers of their documents and chunks. With `project`, lists that
   * project with its documents, in the order in which they were added; the cursor then continues with its
   * documents.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.rag.listProjects({ limit: 20 })
   */
  listProjects(query?: ListRagProjectsQuery, options?: RequestOptions): PagePromise<RagProjectList> {
    return this.transport.page((api, page) => api.GET('/api/v1/rag/projects', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Delete documents of a project (`POST /api/v1/rag/delete`).
   *
   * Deletes documents by their ids. They are no longer found from then on, and can be restored for 30 days. Ids
   * that do not exist are returned as `notFound`.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.rag.deleteDocuments({ project: 'Handbook', documentIds: ['leave'] })
   */
  deleteDocuments(body: DeleteDocumentsRequest, options?: RequestOptions): ApiPromise<DeleteDocumentsResponse> {
    return this.transport.send(api => api.POST('/api/v1/rag/delete', { body }), options, { writes: true })
  }

  /**
   * Delete a project with its documents (`POST /api/v1/rag/delete-project`).
   *
   * Deletes a project with all its documents. They are no longer found from then on, and can be restored for 30
   * days. The name can be used again at once.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.rag.deleteProject({ project: 'Handbook' })
   */
  deleteProject(body?: DeleteProjectRequest, options?: RequestOptions): ApiPromise<DeleteProjectResponse> {
    return this.transport.send(api => api.POST('/api/v1/rag/delete-project', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Configure an external source (`POST /api/v1/external-rag/config`).
   *
   * Creates a source that is searched over HTTP, or changes the one with the same `name`. A change replaces all
   * settings; without `headers`, the stored ones are kept as long as the origin of the URL is the same. Header
   * values are encrypted and never returned.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.rag.configure({
   *   name: 'Wiki',
   *   kind: 'http',
   *   url: 'https://wiki.northwind.example/search',
   *   method: 'POST',
   *   headers: { authorization: 'Bearer 4711' },
   *   queryTemplate: '{"q": "{{query}}", "size": {{limit}}}',
   *   resultPath: 'hits',
   *   contentPath: 'text',
   *   scorePath: 'score',
   * })
   */
  configure(body: ConfigureSourceRequest, options?: RequestOptions): ApiPromise<ExternalSourceResponse> {
    return this.transport.send(api => api.POST('/api/v1/external-rag/config', { body }), options, { writes: true })
  }

  /**
   * List external sources (`GET /api/v1/external-rag/sources`).
   *
   * Lists the external sources, oldest first, with the names of their headers. Header values are never returned.
   *
   * @example
   * await client.rag.listSources({ limit: 20 })
   */
  listSources(query?: ListExternalRagSourcesQuery, options?: RequestOptions): PagePromise<ExternalSourceList> {
    return this.transport.page((api, page) => api.GET('/api/v1/external-rag/sources', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Delete an external source (`DELETE /api/v1/external-rag/sources/{sourceId}`).
   *
   * Deletes a source with its headers. Searches no longer call it. Its name can be used again at once.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.rag.deleteSource('ext_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  deleteSource(sourceId: string, options?: RequestOptions): ApiPromise<DeleteExternalSourceResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/external-rag/sources/{sourceId}', { params: { path: { sourceId } } }), options, { writes: true })
  }

  /**
   * Search external sources and projects together (`POST /api/v1/external-rag/search`).
   *
   * Searches the external sources and your projects at the same time, and merges the results by their ranks. A
   * source that fails or is slow is reported in `sources`; the others still answer. A search of sources alone is
   * free if all of them fail.
   * @throws PaymentRequiredError, NotFoundError, and what any call throws
   *
   * @example
   * await client.rag.search({ query: 'How much paid leave do I have?', limit: 10 })
   */
  search(body: ExternalSearchRequest, options?: RequestOptions): ApiPromise<ExternalSearchResponse> {
    return this.transport.send(api => api.POST('/api/v1/external-rag/search', { body }), options)
  }

  /**
   * Test an external source step by step (`POST /api/v1/external-rag/test`).
   *
   * Calls a source with a query and reports each step: whether its host may be called, the connection, the status,
   * the JSON, and the three paths. Stops at the first step that fails.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.rag.test({ name: 'Wiki', query: 'leave' })
   */
  test(body: ExternalTestRequest, options?: RequestOptions): ApiPromise<ExternalTestResponse> {
    return this.transport.send(api => api.POST('/api/v1/external-rag/test', { body }), options)
  }

  /**
   * Restore deleted documents or a project (`POST /api/v1/rag/restore`).
   *
   * Restores documents that were deleted less than 30 days ago, by their ids. Without `documentIds`, restores a
   * deleted project with the documents that it had. Of several with the same id or name, the latest deleted is
   * restored. Costs nothing.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.rag.restore({ project: 'Handbook', documentIds: ['leave'] })
   */
  restore(body?: RestoreDocumentsRequest, options?: RequestOptions): ApiPromise<RestoreDocumentsResponse> {
    return this.transport.send(api => api.POST('/api/v1/rag/restore', { body: body ?? {} }), options, { writes: true })
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
    return this.transport.page((api, page) => api.GET('/api/v1/events', { params: { query: { ...query, ...page } } }), options)
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
    return this.transport.send(api => api.GET('/api/v1/events/{id}', { params: { path: { id } } }), options)
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
    return this.transport.page((api, page) => api.GET('/api/v1/events/{id}/details', { params: { path: { id }, query: { ...query, ...page } } }), options)
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
    return this.transport.send(api => api.POST('/api/v1/events/{id}/cancel', { params: { path: { id } } }), options, { writes: true })
  }
}

export class WebhooksEventsApi extends ApiGroup {
  /**
   * List sent events (`GET /api/v1/webhooks/events`).
   *
   * Lists the events of the last 35 days (or `webhookMetadataDays` of the organization), newest first, each with
   * what became of it for the subscriptions that wanted it. Includes your own events and those of the service that
   * a subscription wanted. Payloads are not listed.
   *
   * @example
   * await client.webhooks.events.list({ limit: 20 })
   */
  list(query?: ListWebhookEventsQuery, options?: RequestOptions): PagePromise<WebhookEventList> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/events', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Send a subscription's missed events again (`POST /api/v1/webhooks/events/replay`).
   *
   * Sends what a subscription did not get, oldest first, with the same event IDs: to it, or to another one of the
   * same customer. Without an outcome, this is what failed and what was not tried. Waiting deliveries are left to
   * their subscription, and what the receiver has acknowledged is left out unless you include it. Runs in the
   * background: fetch its progress with `events.get`, and stop it with `events.cancel`. An endpoint that was
   * disabled must be enabled first. Events whose payload was deleted are counted, not sent.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.events.replay({ filter: { subscriptionId: 'whk_01KAK7F3V7B8C9D0E1F2G3H4J5' }, rate: 50 })
   */
  replay(body: ReplayWebhookEventsRequest, options?: RequestOptions): ApiPromise<ReplayWebhookEventsResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/events/replay', { body }), options, { writes: true })
  }

  /**
   * Get a sent event (`GET /api/v1/webhooks/events/{id}`).
   *
   * Returns the complete event, even if a delivery had only a reference to it, and what became of it for each
   * subscription that wanted it (`recipients`). `fetch_url` of a delivery points here with a `token`, which needs
   * no API key and returns only what the subscription gets, without `recipients`. An event is kept for 35 days, or
   * for `webhookMetadataDays` of the organization, and for as long as any of its deliveries. Without its payload,
   * `data` is null, and `payload_deleted_at` says since when.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.events.get('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  get(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/events/{id}', { params: { path: { id } } }), options)
  }
}

export class WebhooksFiltersApi extends ApiGroup {
  /**
   * Test a filter (`POST /api/v1/webhooks/filters/test`).
   *
   * Evaluates a filter on the event that you give, and returns whether the event passes and what each condition
   * came to. `conditions` are what `&&` and `||` join, each with its result and the values of the fields that it
   * names. Nothing is stored or sent.
   *
   * @example
   * await client.webhooks.filters.test({
   *   filter: 'event.data.object.amount_cents / 100 >= 15 && has(event.data.object.coupon)',
   *   event: { type: 'order.paid', data: { id: 'ord_4711', amount_cents: 1250 } },
   * })
   */
  test(body: TestWebhookFilterRequest, options?: RequestOptions): ApiPromise<TestWebhookFilterResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/filters/test', { body }), options)
  }
}

export class WebhooksCustomersApi extends ApiGroup {
  /**
   * List customers (`GET /api/v1/webhooks/customers`).
   *
   * Lists the customers of the live or test data, in the order of their `uid`.
   *
   * @example
   * await client.webhooks.customers.list({ limit: 20 })
   */
  list(query?: ListWebhookCustomersQuery, options?: RequestOptions): PagePromise<WebhookCustomerList> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/customers', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create a customer (`POST /api/v1/webhooks/customers`).
   *
   * Creates a customer, on whose behalf you send webhooks. A customer is also created when it is first used: with
   * an event, a subscription or a link to the portal. Then it has no name.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.customers.create({ uid: 'acme', name: 'Acme Inc.', metadata: { plan: 'gold' } })
   */
  create(body: CreateWebhookCustomerRequest, options?: RequestOptions): ApiPromise<WebhookCustomerResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/customers', { body }), options, { writes: true })
  }

  /**
   * Get a customer (`GET /api/v1/webhooks/customers/{customer}`).
   *
   * Returns a customer.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.customers.get('acme')
   */
  get(customer: string, options?: RequestOptions): ApiPromise<WebhookCustomerResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/customers/{customer}', { params: { path: { customer } } }), options)
  }

  /**
   * Update a customer (`PATCH /api/v1/webhooks/customers/{customer}`).
   *
   * Changes the given fields and keeps the others. `metadata` is replaced as a whole. An empty name removes the
   * name.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.customers.update('acme', { name: 'Acme Ltd.' })
   */
  update(customer: string, body?: UpdateWebhookCustomerRequest, options?: RequestOptions): ApiPromise<WebhookCustomerResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/webhooks/customers/{customer}', { params: { path: { customer } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete a customer (`DELETE /api/v1/webhooks/customers/{customer}`).
   *
   * Deletes the customer with its subscriptions, events, deliveries, dead letters, and links and keys of the
   * portal.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.customers.delete('acme')
   */
  delete(customer: string, options?: RequestOptions): ApiPromise<DeleteWebhookCustomerResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/webhooks/customers/{customer}', { params: { path: { customer } } }), options, { writes: true })
  }
}

export class WebhooksPortalLinksApi extends ApiGroup {
  /**
   * Create a link to the portal (`POST /api/v1/webhooks/portal-links`).
   *
   * Creates a link with which a customer can manage its own subscriptions, deliveries and replays. Send it to the
   * customer, or redirect to it. Its code works once, and is in the fragment of the URL, which browsers do not
   * send to servers. The link is shown only once. The customer is created if it does not exist. Needs an API key
   * of a member.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.portalLinks.create({ customer: 'acme', expiresIn: 3600 })
   */
  create(body: CreateWebhookPortalLinkRequest, options?: RequestOptions): ApiPromise<WebhookPortalLinkResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/portal-links', { body }), options, { writes: true })
  }

  /**
   * Exchange the code of a portal link (`POST /api/v1/webhooks/portal-links/exchange`).
   *
   * Returns a key for the code of a link, the part after `#code=`. For one hour, the key can manage the
   * subscriptions, deliveries and replays of the customer, and nothing else. It can make 60 calls a minute for the
   * customer, which do not count as calls of the organization. A code works once. If the response was lost, send
   * the call again with the same `Idempotency-Key`. Needs no key. Calls are rate-limited by IP address.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.portalLinks.exchange({ code: 'wpc_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })
   */
  exchange(body: ExchangeWebhookPortalLinkRequest, options?: RequestOptions): ApiPromise<WebhookPortalAccessResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/portal-links/exchange', { body }), options, { writes: true, auth: 'none' })
  }
}

export class WebhooksSourcesApi extends ApiGroup {
  /**
   * List sources of inbound webhooks (`GET /api/v1/webhooks/sources`).
   *
   * Lists the sources of the live or test data, oldest first. Secrets are masked.
   *
   * @example
   * await client.webhooks.sources.list({ limit: 20 })
   */
  list(query?: ListWebhookSourcesQuery, options?: RequestOptions): PagePromise<WebhookSourceList> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/sources', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create a source of inbound webhooks (`POST /api/v1/webhooks/sources`).
   *
   * Creates an endpoint for the webhooks of another service. `url` is the address to configure there. Each
   * delivery is verified according to `scheme`, and each accepted event goes to the `routes` that take its type:
   * `memory` makes it a memory of a record, `forward` sends it to a URL as it arrived, with a signature of ours,
   * and `store` only keeps it. `mapping` and `forward_url` are a short form of one route of each kind.
   * `secret_current` has the secret that deliveries are signed with; it and the secret of each forward route are
   * shown only once. If the other service creates the secret, give it as `secret`, or set it later with a
   * rotation. Only memory routes cost credits. The limit is 100 sources for live data and 100 for test data. A key
   * with scopes needs `memory:write` too for a memory route.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.create({
   *   name: 'Support desk',
   *   scheme: 'standard_webhooks',
   *   types: ['ticket.*'],
   *   mapping: {
   *     record: { email: 'data.requester.email' },
   *     content: 'Ticket {{data.subject}}: {{data.description}}',
   *     properties: { 'Open tickets': 'data.open_tickets' },
   *     tags: ['support'],
   *     timestamp: 'created_at',
   *   },
   * })
   */
  create(body: CreateWebhookSourceRequest, options?: RequestOptions): ApiPromise<WebhookSourceResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/sources', { body }), options, { writes: true })
  }

  /**
   * Get a source of inbound webhooks (`GET /api/v1/webhooks/sources/{sourceId}`).
   *
   * Returns the settings of a source, the URL that receives its webhooks, and the state of its secrets. Secrets
   * are masked.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.get('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  get(sourceId: string, options?: RequestOptions): ApiPromise<WebhookSourceResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/sources/{sourceId}', { params: { path: { sourceId } } }), options)
  }

  /**
   * Update a source of inbound webhooks (`PATCH /api/v1/webhooks/sources/{sourceId}`).
   *
   * Changes the given fields and keeps the others. `routes`, `mapping` and `signature` are replaced as a whole. A
   * forward route with the `id` of a present one, or without `id` but with its URL, stays that one, with its
   * secret and the events that wait; one that is left out ends with them. While `enabled` is false, deliveries are
   * refused with 403, so that the sender tries again. An empty description removes the description. The scheme
   * cannot be changed; create another source instead. With another `forward_url`, events that wait are sent to it;
   * with an empty one, they are deleted, and that route ends. A key with scopes needs `memory:write` too for a
   * memory route, and, if the source has one, for `types`, `signature`, `dedupe` and `enabled: true`.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.update('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { types: ['ticket.created', 'ticket.solved'], tolerance_seconds: 600 })
   */
  update(sourceId: string, body?: UpdateWebhookSourceRequest, options?: RequestOptions): ApiPromise<WebhookSourceResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/webhooks/sources/{sourceId}', { params: { path: { sourceId } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete a source of inbound webhooks (`DELETE /api/v1/webhooks/sources/{sourceId}`).
   *
   * Deletes the source and its event log. Its URL then returns 404. Events that wait to be forwarded are not sent
   * anymore. Memories that it has stored are kept.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.delete('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  delete(sourceId: string, options?: RequestOptions): ApiPromise<DeleteWebhookSourceResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/webhooks/sources/{sourceId}', { params: { path: { sourceId } } }), options, { writes: true })
  }

  /**
   * Rotate the secret of a source (`POST /api/v1/webhooks/sources/{sourceId}/rotate`).
   *
   * Replaces the secret with a new one, or with the one that the other service has created. Both are accepted
   * until the grace period ends; with `grace_hours: 0` the old secret is refused at once. `secret_current` has the
   * new secret; it is shown only once. Refused during a grace period, unless `grace_hours` is 0. A key with scopes
   * needs `memory:write` too.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.rotate('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { grace_hours: 24 })
   */
  rotate(sourceId: string, body?: RotateWebhookSourceRequest, options?: RequestOptions): ApiPromise<WebhookSourceResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/sources/{sourceId}/rotate', { params: { path: { sourceId } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Revoke the previous secret of a source (`POST /api/v1/webhooks/sources/{sourceId}/revoke-previous`).
   *
   * Ends the grace period of a rotation now, so that only the current secret is accepted. Has no effect outside a
   * grace period.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.revokePrevious('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  revokePrevious(sourceId: string, options?: RequestOptions): ApiPromise<WebhookSourceResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/sources/{sourceId}/revoke-previous', { params: { path: { sourceId } } }), options, { writes: true })
  }

  /**
   * Test a payload or a captured request (`POST /api/v1/webhooks/sources/{sourceId}/test`).
   *
   * Shows what the source would do, step by step, and stores and sends nothing. With `payload`: which path of the
   * mapping was found, with which value, and the memory that would be stored; no signature is verified. With
   * `request`, a delivery that was captured: whether its signature, its time, its body and its type are accepted,
   * and what each route would do with it. Give `mapping` or `types` to try others before you save them.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.test('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', {
   *   payload: {
   *     type: 'ticket.created',
   *     created_at: '2026-11-20T15:04:05Z',
   *     data: {
   *       subject: 'Export fails',
   *       description: 'The export stops at 50%.',
   *       open_tickets: 2,
   *       requester: { email: 'dana.reyes@northwind.example' },
   *     },
   *   },
   * })
   */
  test(sourceId: string, body?: TestWebhookSourceRequest, options?: RequestOptions): ApiPromise<TestWebhookSourceResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/sources/{sourceId}/test', { params: { path: { sourceId } }, body: body ?? {} }), options)
  }

  /**
   * List the deliveries of a source (`GET /api/v1/webhooks/sources/{sourceId}/events`).
   *
   * Lists what the source has received in the last 30 days, newest first: accepted events with the memory that
   * they became, or why they became none, what became of them on each route, duplicates, events that were ignored,
   * and rejected deliveries with the reason.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.events('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  events(sourceId: string, query?: ListWebhookSourceEventsQuery, options?: RequestOptions): PagePromise<WebhookSourceEventList> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/sources/{sourceId}/events', { params: { path: { sourceId }, query: { ...query, ...page } } }), options)
  }

  /**
   * Replay the kept events of a source (`POST /api/v1/webhooks/sources/{sourceId}/events/replay`).
   *
   * Sends the matching events to routes of the source again, up to 10,000 per call; `more` is true if others
   * remain. By default these are the failed ones, and only the memory route, which stores them in the background
   * with its current mapping. Events that failed for lack of credits are replayed without this call once there are
   * more credits. Replaying an event whose memory exists unchanged is free and stores nothing. A key with scopes
   * needs `memory:write` too for the memory route.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.replayAll('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { reason: 'mapping', since: '2026-11-19T00:00:00Z' })
   */
  replayAll(sourceId: string, body?: ReplayWebhookSourceEventsRequest, options?: RequestOptions): ApiPromise<ReplayWebhookSourceEventsResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/sources/{sourceId}/events/replay', { params: { path: { sourceId } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Get a delivery of a source (`GET /api/v1/webhooks/sources/{sourceId}/events/{receiptId}`).
   *
   * Returns a delivery with the payload of its event. Payloads of accepted events are kept for
   * `webhookPayloadDays` if the organization has set them, otherwise for `INBOUND_RETENTION_DAYS` of the server,
   * 30 days by default; those of other deliveries are not kept.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.getEvent('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'rcv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  getEvent(sourceId: string, receiptId: string, options?: RequestOptions): ApiPromise<WebhookSourceEventResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/sources/{sourceId}/events/{receiptId}', { params: { path: { sourceId, receiptId } } }), options)
  }

  /**
   * Replay a kept event of a source (`POST /api/v1/webhooks/sources/{sourceId}/events/{receiptId}/replay`).
   *
   * Sends an event to routes of the source again, by default only to the memory route, with its current mapping.
   * Use it after the cause of a failure was corrected, or to store an event with another mapping. Replaying an
   * event whose memory exists unchanged is free and stores nothing. A key with scopes needs `memory:write` too for
   * the memory route.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.sources.replay('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'rcv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { routes: ['memory'] })
   */
  replay(sourceId: string, receiptId: string, body?: ReplayWebhookSourceEventRequest, options?: RequestOptions): ApiPromise<WebhookSourceEventResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/sources/{sourceId}/events/{receiptId}/replay', { params: { path: { sourceId, receiptId } }, body: body ?? {} }), options, { writes: true })
  }
}

export class WebhooksApi extends ApiGroup {
  readonly events: WebhooksEventsApi
  readonly filters: WebhooksFiltersApi
  readonly customers: WebhooksCustomersApi
  readonly portalLinks: WebhooksPortalLinksApi
  readonly sources: WebhooksSourcesApi

  /** @internal */
  constructor(transport: Transport) {
    super(transport)
    this.events = new WebhooksEventsApi(transport)
    this.filters = new WebhooksFiltersApi(transport)
    this.customers = new WebhooksCustomersApi(transport)
    this.portalLinks = new WebhooksPortalLinksApi(transport)
    this.sources = new WebhooksSourcesApi(transport)
  }

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
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create a webhook subscription (`POST /api/v1/webhooks`).
   *
   * Sends events of the given types to a URL, signed according to Standard Webhooks. A test event is sent at once;
   * if it fails, the subscription is still saved and `warning` says why. `secret_current` has the signing secret;
   * it is shown only once. In live mode the URL must use https. Addresses that are not public are refused. With
   * `customer`, it receives only the events that are published for that customer; without, only those without one.
   * The limit is 20 subscriptions for each customer, and 20 without one, for live data and the same for test data.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.create({ url: 'https://hooks.northwind.example/keepsake', events: ['record.*'] })
   */
  create(body: CreateWebhookRequest, options?: RequestOptions): ApiPromise<CreateWebhookResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks', { body }), options, { writes: true })
  }

  /**
   * Publish events (`POST /api/v1/webhooks/events`).
   *
   * Sends your own events to the subscriptions that match their types. The call accepts all events or none. An
   * event that was published before is skipped (`duplicate`), so the call can be retried safely; another event
   * with its ID is a 409. A payload must not have secrets or personal data, and gives money as integer cents and
   * times in UTC; an error names the field that breaks a rule. An event larger than 64 KB is sent as its IDs and a
   * `fetch_url`, and `warning` names it.
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
    return this.transport.send(api => api.POST('/api/v1/webhooks/events', { body }), options, { writes: true })
  }

  /**
   * Get a sent event (`GET /api/v1/webhooks/events/{id}`).
   *
   * Returns the complete event, even if a delivery had only a reference to it, and what became of it for each
   * subscription that wanted it (`recipients`). `fetch_url` of a delivery points here with a `token`, which needs
   * no API key and returns only what the subscription gets, without `recipients`. An event is kept for 35 days, or
   * for `webhookMetadataDays` of the organization, and for as long as any of its deliveries. Without its payload,
   * `data` is null, and `payload_deleted_at` says since when.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.event('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  event(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/events/{id}', { params: { path: { id } } }), options)
  }

  /**
   * List event types (`GET /api/v1/webhooks/event-types`).
   *
   * Lists the event types that the service sends, each with the JSON Schema of its `data.object` and an example,
   * the types that you have declared (`own`), and the first 1,000 types that the account has published.
   *
   * @example
   * await client.webhooks.eventTypes()
   */
  eventTypes(options?: RequestOptions): ApiPromise<WebhookEventTypeList> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/event-types'), options)
  }

  /**
   * Declare an event type (`POST /api/v1/webhooks/event-types`).
   *
   * Declares one of your own event types, with the JSON Schema of its `data` and an example. Events of the type
   * that do not match the schema are refused when they are published. The limit is 200 types for live data and 200
   * for test data; archived ones do not count. Types that are not declared can still be published, without a
   * check.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.createEventType({
   *   type: 'order.paid',
   *   description: 'A customer paid an order.',
   *   schema: {
   *     type: 'object',
   *     required: ['id'],
   *     properties: { id: { type: 'string' }, amount_cents: { type: 'integer' } },
   *   },
   *   example: { id: 'ord_4711', amount_cents: 1250 },
   * })
   */
  createEventType(body: CreateWebhookEventTypeRequest, options?: RequestOptions): ApiPromise<WebhookEventTypeResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/event-types', { body }), options, { writes: true })
  }

  /**
   * Update or archive an event type (`PATCH /api/v1/webhooks/event-types/{type}`).
   *
   * Changes the given fields of one of your own event types and increases its version. The example must match the
   * schema. `archived: true` refuses new events of the type and keeps it in the list; `archived: false` restores
   * it.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.updateEventType('order.paid', { archived: true })
   */
  updateEventType(type: string, body?: UpdateWebhookEventTypeRequest, options?: RequestOptions): ApiPromise<WebhookEventTypeResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/webhooks/event-types/{type}', { params: { path: { type } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete an event type (`DELETE /api/v1/webhooks/event-types/{type}`).
   *
   * Deletes one of your own event types with its versions, which makes room for another one. If subscriptions name
   * the type, the call is a 409 with their IDs (`subscriptions`); a pattern such as `order.*` names none. Events
   * that were sent stay, and so do their deliveries. New events of the type are no longer checked against a
   * schema.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.deleteEventType('order.paid')
   */
  deleteEventType(type: string, options?: RequestOptions): ApiPromise<DeleteWebhookEventTypeResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/webhooks/event-types/{type}', { params: { path: { type } } }), options, { writes: true })
  }

  /**
   * Publish an example event (`POST /api/v1/webhooks/trigger`).
   *
   * Publishes the example of an event type to the subscriptions and destinations that match it, to test their
   * receivers: a type of the service or one that you have declared. Receivers cannot distinguish it from a real
   * event, so use a test key unless you want to reach the receivers of live data.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.trigger({ type: 'record.created' })
   */
  trigger(body: TriggerWebhookEventRequest, options?: RequestOptions): ApiPromise<TriggerWebhookEventResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/trigger', { body }), options, { writes: true })
  }

  /**
   * Stream events as they are published (`GET /api/v1/webhooks/stream`).
   *
   * Sends every event of the account as a server-sent event from now on, whether a subscription matches it or not:
   * `data` has the envelope with the same bytes as a delivery, and `id` the ID of the event. A comment is sent
   * every 15 seconds. After a broken connection, `Last-Event-ID` continues after that event, up to an hour later.
   * The server ends a stream after an hour. Within two seconds after its key was revoked or has expired, a last
   * event without `id` says so, and the stream ends. The limit is 10 open streams for live data and 10 for test
   * data. In the CLI, `--forward` sends the events to a local server.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * for await (const event of client.webhooks.stream()) console.log(event)
   */
  stream(query?: StreamWebhookEventsQuery, options?: RequestOptions): WebhooksStream {
    return new WebhooksStream(this.transport.events(api => api.GET('/api/v1/webhooks/stream', { params: { query: { ...query } } }), options))
  }

  /**
   * Get delivery statistics by hour (`GET /api/v1/webhooks/statistics`).
   *
   * Returns what became of deliveries in each hour, in UTC, whenever their events occurred, and what is waiting
   * now: of all subscriptions, of one, or of those of a customer. Excludes test events.
   *
   * @example
   * await client.webhooks.statistics()
   */
  statistics(query?: GetWebhookStatisticsQuery, options?: RequestOptions): ApiPromise<WebhookStatisticsResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/statistics', { params: { query: { ...query } } }), options)
  }

  /**
   * Retry a subscription's waiting deliveries (`POST /api/v1/webhooks/{id}/deliveries/retry`).
   *
   * Sends the deliveries that wait for a later attempt now, with a full set of attempts, at most 10,000 in one
   * call. What is being sent, is due already or has ended does not change; dead letters are replayed with their
   * own operation. Behind an open circuit, or while the subscription is disabled, they go on waiting: `warning`
   * says so, and `waits_until` for how long.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.retryDeliveries('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { event_type: 'order.paid' })
   */
  retryDeliveries(id: string, body?: RetryWebhookDeliveriesRequest, options?: RequestOptions): ApiPromise<RetryWebhookDeliveriesResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/deliveries/retry', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Receive a webhook of a source (`POST /api/v1/webhooks/inbound/{sourceId}`).
   *
   * Called by the service whose webhooks a source receives, not by clients of Keepsake: the signature over the
   * bytes of the body takes the place of an API key. The order of the checks is: the signature (401), the time of
   * signing (403, at most `tolerance_seconds` from now), an event that was received before (200, `duplicate`), the
   * body, the routes. An accepted event is kept together with the job that makes it a memory and with what
   * forwards it, and answered at once. An event that the mapping does not fit is accepted and kept as well, and
   * `message` says what is wrong. An event that the source or all of its routes do not take is answered with 200
   * and `ignored`. Each event of a batch is one of `items`. Any body and any query are accepted; a source whose
   * only route is `memory` refuses a body that is no JSON (400). When a service checks the URL, it gets the answer
   * that it expects: Slack, Zoom, Meta (with GET), Microsoft Graph and Discord. The headers depend on the scheme
   * of the source; those of Standard Webhooks are shown.
   * @throws NotFoundError, ValidationError, and what any call throws
   *
   * @example
   * await client.webhooks.receive('src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', {
   *   type: 'ticket.created',
   *   created_at: '2026-11-20T15:04:05Z',
   *   data: {
   *     subject: 'Export fails',
   *     description: 'The export stops at 50%.',
   *     open_tickets: 2,
   *     requester: { email: 'dana.reyes@northwind.example' },
   *   },
   * })
   */
  receive(sourceId: string, body?: ReceiveWebhookRequest, options?: RequestOptions): ApiPromise<ReceiveWebhookResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/inbound/{sourceId}', { params: { path: { sourceId } }, body: body ?? {} }), options, { auth: 'none' })
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
    return this.transport.send(api => api.GET('/api/v1/webhooks/{id}', { params: { path: { id } } }), options)
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
    return this.transport.send(api => api.PATCH('/api/v1/webhooks/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
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
    return this.transport.send(api => api.DELETE('/api/v1/webhooks/{id}', { params: { path: { id } } }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/test', { params: { path: { id } } }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/rotate', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/revoke-previous', { params: { path: { id } } }), options, { writes: true })
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
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/enable', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Disable a webhook subscription (`POST /api/v1/webhooks/{id}/disable`).
   *
   * Stops sending until the subscription is enabled. Waiting deliveries stay `deferred` for 35 days, then become
   * dead letters with the reason `subscription_disabled`. New events are not queued for a subscription that a
   * person has disabled.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.disable('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  disable(id: string, options?: RequestOptions): ApiPromise<WebhookResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/disable', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * List a subscription's deliveries (`GET /api/v1/webhooks/{id}/deliveries`).
   *
   * Lists sent and waiting deliveries, newest first, including test events. A delivery is kept for 35 days after
   * it ends, or for `webhookMetadataDays` of the organization.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.deliveries('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  deliveries(id: string, query?: ListWebhookDeliveriesQuery, options?: RequestOptions): PagePromise<WebhookDeliveryList> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/{id}/deliveries', { params: { path: { id }, query: { ...query, ...page } } }), options)
  }

  /**
   * Get delivery metrics (`GET /api/v1/webhooks/metrics`).
   *
   * Returns the metrics of recent deliveries with their targets, also of each subscription and event type, and the
   * active alerts. A delivery counts when it ends, whenever its event occurred. Test events are not counted. The
   * call reads each delivery of these hours, about 30 ms for 14,000.
   *
   * @example
   * await client.webhooks.metrics()
   */
  metrics(query?: GetWebhookMetricsQuery, options?: RequestOptions): ApiPromise<WebhookMetricsResponse> {
    return this.transport.send(api => api.GET('/api/v1/webhooks/metrics', { params: { query: { ...query } } }), options)
  }

  /**
   * List dead letters (`GET /api/v1/webhooks/dead-letters`).
   *
   * Lists deliveries that failed permanently, newest first. A dead letter is kept for 30 days, but not longer than
   * its delivery. If a replay fails, a new dead letter is created, which is kept for 30 days.
   *
   * @example
   * await client.webhooks.deadLetters({ limit: 20 })
   */
  deadLetters(query?: ListWebhookDeadLettersQuery, options?: RequestOptions): PagePromise<WebhookDeadLetterList> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/dead-letters', { params: { query: { ...query, ...page } } }), options)
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
    return this.transport.send(api => api.DELETE('/api/v1/webhooks/dead-letters', { params: { query: { ...query } } }), options, { writes: true })
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
    return this.transport.lines(api => api.GET('/api/v1/webhooks/dead-letters/export', { params: { query: { ...query } } }), options)
  }

  /**
   * Replay dead letters (`POST /api/v1/webhooks/dead-letters/replay`).
   *
   * Sends the matching dead letters that were not replayed yet, up to 10,000 per call; `more` is true if others
   * remain. Event IDs and earlier attempts are kept. Replays have lower priority than first attempts, so new
   * events are not delayed. Those whose payload was deleted are counted, not sent.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.replayDeadLetters({ since: '2026-11-20T00:00:00Z' })
   */
  replayDeadLetters(body?: ReplayWebhookDeadLettersRequest, options?: RequestOptions): ApiPromise<ReplayWebhookDeadLettersResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/dead-letters/replay', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Replay a dead letter (`POST /api/v1/webhooks/dead-letters/{id}/replay`).
   *
   * Sends the dead letter again, and keeps its earlier attempts and its event ID. If the replay fails, a new dead
   * letter is created. An event whose payload was deleted cannot be sent again.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.replayDeadLetter('dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  replayDeadLetter(id: string, options?: RequestOptions): ApiPromise<WebhookDeadLetterResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/dead-letters/{id}/replay', { params: { path: { id } } }), options, { writes: true })
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
    return this.transport.send(api => api.GET('/api/v1/webhooks/{id}/deliveries/{deliveryId}', { params: { path: { id, deliveryId } } }), options)
  }

  /**
   * Retry a delivery (`POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/retry`).
   *
   * Sends the delivery again now, in any state, and keeps its earlier attempts and its event ID. Its dead letter
   * counts as replayed. Test events, and events whose payload was deleted, cannot be retried. Behind an open
   * circuit, or while the subscription is disabled, it waits: `warning` says so, and `waits_until` for how long.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.webhooks.retry('whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  retry(id: string, deliveryId: string, options?: RequestOptions): ApiPromise<WebhookDeliveryResponse> {
    return this.transport.send(api => api.POST('/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry', { params: { path: { id, deliveryId } } }), options, { writes: true })
  }

  /**
   * List versions of an event type (`GET /api/v1/webhooks/event-types/{type}/versions`).
   *
   * Lists the versions of one of your own event types, newest first, each with the schema and the example that it
   * had. `updated_at` is the time when the version became current.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.webhooks.eventTypeVersions('order.paid', { limit: 20 })
   */
  eventTypeVersions(type: string, query?: ListWebhookEventTypeVersionsQuery, options?: RequestOptions): PagePromise<WebhookEventTypeVersions> {
    return this.transport.page((api, page) => api.GET('/api/v1/webhooks/event-types/{type}/versions', { params: { path: { type }, query: { ...query, ...page } } }), options)
  }
}

export class DestinationsApi extends ApiGroup {
  /**
   * List destinations (`GET /api/v1/destinations`).
   *
   * Lists all destinations of the live or test data, oldest first, with the state of their circuits.
   *
   * @example
   * await client.destinations.list({ limit: 20 })
   */
  list(query?: ListDestinationsQuery, options?: RequestOptions): PagePromise<DestinationList> {
    return this.transport.page((api, page) => api.GET('/api/v1/destinations', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create a destination (`POST /api/v1/destinations`).
   *
   * Sends events of the given types to a URL, with the signatures, retries and dead letters of webhooks. `secret`
   * signs the deliveries; it is shown only once. Nothing is sent yet: to check the receiver, test the destination.
   * In live mode the URL must use https. Addresses that are not public are refused. The limit is 20 destinations
   * for live data and 20 for test data. Operations of webhooks that take the ID of a subscription also take that
   * of a destination.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.destinations.create({
   *   name: 'Data warehouse',
   *   url: 'https://events.northwind.example/ingest',
   *   events: ['record.*'],
   *   auth: { type: 'bearer', token: 'a-token-of-the-receiver' },
   * })
   */
  create(body: CreateDestinationRequest, options?: RequestOptions): ApiPromise<CreateDestinationResponse> {
    return this.transport.send(api => api.POST('/api/v1/destinations', { body }), options, { writes: true })
  }

  /**
   * Update a destination (`PATCH /api/v1/destinations/{id}`).
   *
   * Changes the given fields and keeps the others. With a new URL, waiting deliveries are sent to it and the
   * circuit starts closed. `enabled: false` stops sending: waiting deliveries are kept for 35 days, and new events
   * are not sent. `enabled: true` resumes it with a closed circuit.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.destinations.update('dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { enabled: false })
   */
  update(id: string, body?: UpdateDestinationRequest, options?: RequestOptions): ApiPromise<DestinationResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/destinations/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete a destination (`DELETE /api/v1/destinations/{id}`).
   *
   * Deletes the destination with its deliveries and dead letters. `waitingDeliveries` and `deadLetters` count the
   * events that it will not receive. To keep them, disable the destination instead.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.destinations.delete('dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeleteDestinationResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/destinations/{id}', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Test a destination (`POST /api/v1/destinations/{id}/test`).
   *
   * Sends one `webhook.tested` event now, in any state of the destination, over a new connection. Returns each
   * step with its duration: name resolution, the check of the address, connection, TLS and response. The test
   * appears in the delivery logs. It is not retried and does not affect the circuit.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.destinations.test('dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  test(id: string, options?: RequestOptions): ApiPromise<DestinationTestResponse> {
    return this.transport.send(api => api.POST('/api/v1/destinations/{id}/test', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * List a destination's changes (`GET /api/v1/destinations/{id}/logs`).
   *
   * Lists the changes to the configuration of a destination, newest first: who changed what, and when. Secrets are
   * not included. After the destination is deleted, its entries are in the audit log.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.destinations.getLogs('dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  getLogs(id: string, query?: ListDestinationLogsQuery, options?: RequestOptions): PagePromise<DestinationLogList> {
    return this.transport.page((api, page) => api.GET('/api/v1/destinations/{id}/logs', { params: { path: { id }, query: { ...query, ...page } } }), options)
  }

  /**
   * List a destination's deliveries (`GET /api/v1/destinations/{id}/delivery-logs`).
   *
   * Lists sent and waiting deliveries with the result of each attempt, newest first, including test events. A
   * delivery is kept for 35 days after it ends.
   * @throws NotFoundError, and what any call throws
   *
   * @example
   * await client.destinations.deliveryLogs('dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { limit: 20 })
   */
  deliveryLogs(id: string, query?: ListDestinationDeliveryLogsQuery, options?: RequestOptions): PagePromise<DestinationDeliveryList> {
    return this.transport.page((api, page) => api.GET('/api/v1/destinations/{id}/delivery-logs', { params: { path: { id }, query: { ...query, ...page } } }), options)
  }
}

export class NotificationsApi extends ApiGroup {
  /**
   * List your notifications (`GET /api/v1/notifications`).
   *
   * Lists the notifications of the member that the key belongs to, newest first. Dismissed ones are listed only
   * with the state `dismissed`.
   *
   * @example
   * await client.notifications.list({ limit: 20 })
   */
  list(query?: ListNotificationsQuery, options?: RequestOptions): PagePromise<NotificationList> {
    return this.transport.page((api, page) => api.GET('/api/v1/notifications', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Count your unread notifications (`GET /api/v1/notifications/unread-count`).
   *
   * Counts the unread notifications of the member that the key belongs to.
   *
   * @example
   * await client.notifications.getUnreadCount()
   */
  getUnreadCount(options?: RequestOptions): ApiPromise<UnreadCountResponse> {
    return this.transport.send(api => api.GET('/api/v1/notifications/unread-count'), options)
  }

  /**
   * Get the signing secret of callbacks (`GET /api/v1/notifications/signing-secret`).
   *
   * Returns the secret that signs the callbacks of actions, in the format of Standard Webhooks. Verify callbacks
   * with it as you verify webhooks. Live and test data have separate secrets. Only an owner or admin can read it.
   *
   * @example
   * await client.notifications.getSigningSecret()
   */
  getSigningSecret(options?: RequestOptions): ApiPromise<CallbackSecretResponse> {
    return this.transport.send(api => api.GET('/api/v1/notifications/signing-secret'), options)
  }

  /**
   * Send a notification to members (`POST /api/v1/notifications/send`).
   *
   * Sends a notification to members of the organization. Urgent ones are also sent by email if the server has an
   * SMTP server, to members with an email address. With a `dedupeKey` that was used before, nothing is sent, and
   * the response has `duplicate: true`.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.notifications.send({
   *   recipients: ['dana.reyes@northwind.example'],
   *   title: 'Deploy version 42?',
   *   body: 'All checks passed.',
   *   priority: 'urgent',
   *   actions: [
   *     { id: 'open', type: 'link', label: 'Open the build', url: 'https://ci.northwind.example/42' },
   *     {
   *       id: 'approve',
   *       type: 'callback',
   *       label: 'Approve',
   *       url: 'https://ci.northwind.example/42/approve',
   *     },
   *     { id: 'later', type: 'dismiss', label: 'Not now' },
   *   ],
   *   dedupeKey: 'deploy-42',
   * })
   */
  send(body: SendNotificationRequest, options?: RequestOptions): ApiPromise<SentNotificationResponse> {
    return this.transport.send(api => api.POST('/api/v1/notifications/send', { body }), options, { writes: true })
  }

  /**
   * Send a notification to a group (`POST /api/v1/notifications/broadcast`).
   *
   * Sends a notification to all members of a group, like `notifications send`. Members who join later do not
   * receive it. Only an owner or admin can broadcast.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.notifications.broadcast({
   *   recipientGroup: 'all',
   *   title: 'Maintenance tonight',
   *   body: 'The service is read-only from 22:00 to 22:15 UTC.',
   * })
   */
  broadcast(body: BroadcastNotificationRequest, options?: RequestOptions): ApiPromise<SentNotificationResponse> {
    return this.transport.send(api => api.POST('/api/v1/notifications/broadcast', { body }), options, { writes: true })
  }

  /**
   * Mark a notification as read (`POST /api/v1/notifications/{id}/read`).
   *
   * Marks one of your notifications as read. Has no effect if it is read or dismissed already.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.notifications.markRead('ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  markRead(id: string, options?: RequestOptions): ApiPromise<NotificationResponse> {
    return this.transport.send(api => api.POST('/api/v1/notifications/{id}/read', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Dismiss a notification (`POST /api/v1/notifications/{id}/dismiss`).
   *
   * Dismisses one of your notifications, so that lists leave it out. Other recipients still have it. Has no effect
   * if it is dismissed already.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.notifications.dismiss('ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  dismiss(id: string, options?: RequestOptions): ApiPromise<NotificationResponse> {
    return this.transport.send(api => api.POST('/api/v1/notifications/{id}/dismiss', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Run an action of a notification (`POST /api/v1/notifications/{id}/actions/{actionId}`).
   *
   * Runs an action of one of your notifications. `callback` calls its URL in the background; `link` returns its
   * URL; `dismiss` dismisses the notification for you. A callback runs once, whoever runs it first and however
   * often: later calls return the first run with `alreadyExecuted: true`.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.notifications.executeAction('ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'approve')
   */
  executeAction(id: string, actionId: string, options?: RequestOptions): ApiPromise<ExecutedActionResponse> {
    return this.transport.send(api => api.POST('/api/v1/notifications/{id}/actions/{actionId}', { params: { path: { id, actionId } } }), options, { writes: true })
  }
}

export class GatewayPeopleApi extends ApiGroup {
  /**
   * Search for people (`POST /publishers/{provider}/mixed_people/api_search`).
   *
   * Returns people that match all given filters; within a filter, any value may match. An empty page is charged,
   * but filters that can match nobody are refused. Names are obfuscated, and email addresses are left out: match a
   * person by `id` to read them. Unknown filters are refused. Results have a stable order and are at most 50,000
   * rows deep. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has
   * X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.people.search({
   *   person_titles: ['head of operations'],
   *   q_organization_domains_list: ['northwind.example'],
   *   page: 1,
   *   per_page: 10,
   * })
   */
  search(body?: PeopleSearchRequest, options?: RequestOptions): ApiPromise<PeopleSearchResponse> {
    return this.transport.send(api => api.POST('/publishers/{provider}/mixed_people/api_search', { params: { path: { provider: 'apollo' } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Enrich one person (`POST /publishers/{provider}/people/match`).
   *
   * Returns the person that the given details identify, or `person: null`. An email address, a LinkedIn URL or an
   * `id` identifies a person alone; a name needs a company or a domain. Personal email addresses are returned only
   * with `reveal_personal_emails`, and never for people in the EU, the EEA, Switzerland or the UK. Phone numbers
   * are posted to `webhook_url`. Details that can match nobody are refused. Costs the price of one request from
   * the prepaid balance, unless the server does not charge misses; failures cost nothing. Every call has
   * X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.people.match({ first_name: 'Dana', last_name: 'Reyes', domain: 'northwind.example' })
   */
  match(body?: PersonMatchRequest, options?: RequestOptions): ApiPromise<PersonMatchResponse> {
    return this.transport.send(api => api.POST('/publishers/{provider}/people/match', { params: { path: { provider: 'apollo' } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Enrich up to ten people (`POST /publishers/{provider}/people/bulk_match`).
   *
   * Like `people/match`, for up to ten people in one request. `matches` has the order of `details`, with null for
   * people that were not found. The options apply to all of them. Costs the price of one request from the prepaid
   * balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.people.bulkMatch({
   *   details: [{ email: 'dana.reyes@northwind.example' }, { name: 'Kim Nobody', domain: 'northwind.example' }],
   * })
   */
  bulkMatch(body: PeopleBulkMatchRequest, options?: RequestOptions): ApiPromise<PeopleBulkMatchResponse> {
    return this.transport.send(api => api.POST('/publishers/{provider}/people/bulk_match', { params: { path: { provider: 'apollo' } }, body }), options, { writes: true })
  }

  /**
   * Erase a person (`DELETE /api/v1/gateway/people/{id}`).
   *
   * Deletes a person from the local provider and adds their ID, email address and LinkedIn URL to the suppression
   * list, as hashes, so that no import and no provider returns them again. Cannot be undone.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.people.erase('66a1c0ffee00000000000001')
   */
  erase(id: string, options?: RequestOptions): ApiPromise<ErasedPersonResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/gateway/people/{id}', { params: { path: { id } } }), options, { writes: true })
  }
}

export class GatewayOrganizationsApi extends ApiGroup {
  /**
   * Get a company (`GET /publishers/{provider}/organizations/{id}`).
   *
   * Returns a company by its ID. Costs the price of one request from the prepaid balance; failures cost nothing.
   * Every call has X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.organizations.get('66a1c0ffee000000000000a1')
   */
  get(id: string, options?: RequestOptions): ApiPromise<GatewayOrganizationResponse> {
    return this.transport.send(api => api.GET('/publishers/{provider}/organizations/{id}', { params: { path: { id, provider: 'apollo' } } }), options, { writes: true })
  }

  /**
   * Enrich up to ten companies (`POST /publishers/{provider}/organizations/bulk_match`).
   *
   * Returns the companies that domains, LinkedIn URLs, websites or names identify, in the order of the request,
   * with null for those that were not found. Pass `details` or `domains`. Costs the price of one request from the
   * prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.organizations.bulkMatch({ domains: ['northwind.example', 'nobody.example'] })
   */
  bulkMatch(body?: OrganizationsBulkMatchRequest, options?: RequestOptions): ApiPromise<OrganizationsBulkMatchResponse> {
    return this.transport.send(api => api.POST('/publishers/{provider}/organizations/bulk_match', { params: { path: { provider: 'apollo' } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Search for companies (`POST /publishers/{provider}/organizations/search`).
   *
   * Returns companies that match all given filters; within a filter, any value may match. Unknown filters are
   * refused. Results have a stable order and are at most 50,000 rows deep. Costs the price of one request from the
   * prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.organizations.search({
   *   organization_num_employees_ranges: ['51,200'],
   *   organization_locations: ['United Kingdom'],
   *   page: 1,
   *   per_page: 10,
   * })
   */
  search(body?: OrganizationsSearchRequest, options?: RequestOptions): ApiPromise<OrganizationsSearchResponse> {
    return this.transport.send(api => api.POST('/publishers/{provider}/organizations/search', { params: { path: { provider: 'apollo' } }, body: body ?? {} }), options, { writes: true })
  }
}

export class GatewayNewsApi extends ApiGroup {
  /**
   * Search news about companies (`POST /publishers/{provider}/news/search`).
   *
   * Returns news articles about companies, newest first. Costs the price of one request from the prepaid balance;
   * failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.
   * @throws PaymentRequiredError, NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.news.search({ organization_ids: ['66a1c0ffee000000000000a1'], categories: ['hires'], page: 1, per_page: 10 })
   */
  search(body?: NewsSearchRequest, options?: RequestOptions): ApiPromise<NewsSearchResponse> {
    return this.transport.send(api => api.POST('/publishers/{provider}/news/search', { params: { path: { provider: 'apollo' } }, body: body ?? {} }), options, { writes: true })
  }
}

export class GatewaySuppressionsApi extends ApiGroup {
  /**
   * List suppressions (`GET /api/v1/gateway/suppressions`).
   *
   * Lists the suppression list, oldest first. Values are stored as SHA-256 hashes.
   *
   * @example
   * await client.gateway.suppressions.list({ limit: 20 })
   */
  list(query?: ListSuppressionsQuery, options?: RequestOptions): PagePromise<SuppressionList> {
    return this.transport.page((api, page) => api.GET('/api/v1/gateway/suppressions', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Suppress people (`POST /api/v1/gateway/suppressions`).
   *
   * Adds people to the suppression list: no result of any provider contains them from the next call on. A domain
   * suppresses everyone whose email address or employer has it or one of its subdomains; a subdomain counts as the
   * domain that the company registered. Values that are on the list stay on it. A domain is compared with the
   * address of each stored person, which takes seconds among a million; other values are looked up.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.suppressions.add({ emails: ['lee.chen@southwind.example'], reason: 'Asked by email' })
   */
  add(body?: AddSuppressionsRequest, options?: RequestOptions): ApiPromise<AddedSuppressionsResponse> {
    return this.transport.send(api => api.POST('/api/v1/gateway/suppressions', { body: body ?? {} }), options, { writes: true })
  }

  /**
   * Remove a suppression (`DELETE /api/v1/gateway/suppressions/{id}`).
   *
   * Removes a value from the suppression list. People it suppressed are in results again, unless another value
   * suppresses them.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.suppressions.remove('sup_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  remove(id: string, options?: RequestOptions): ApiPromise<RemovedSuppressionResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/gateway/suppressions/{id}', { params: { path: { id } } }), options, { writes: true })
  }
}

export class GatewayPhoneDeliveriesApi extends ApiGroup {
  /**
   * List deliveries of phone numbers (`GET /api/v1/gateway/phone-deliveries`).
   *
   * Lists what was posted to the `webhook_url` of requests with `reveal_phone_number`, newest first, with the
   * outcome of the last attempt. The numbers are not stored with the delivery. Deliveries are kept for
   * `GATEWAY_PHONES_RETENTION_DAYS` of the server, 30 days by default. A provider that posts phone numbers itself
   * has none here.
   *
   * @example
   * await client.gateway.phoneDeliveries.list({ limit: 20 })
   */
  list(query?: ListPhoneDeliveriesQuery, options?: RequestOptions): PagePromise<PhoneDeliveryList> {
    return this.transport.page((api, page) => api.GET('/api/v1/gateway/phone-deliveries', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Send phone numbers again (`POST /api/v1/gateway/phone-deliveries/{id}/retry`).
   *
   * Posts the phone numbers of a delivery to its URL again, as they are now, with the attempts of a new delivery
   * and the same `webhook-id`. Free. A delivery that waits for an attempt or is being sent is refused with 409.
   * People who were suppressed or erased since are left out.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.phoneDeliveries.retry('phd_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  retry(id: string, options?: RequestOptions): ApiPromise<PhoneDeliveryResponse> {
    return this.transport.send(api => api.POST('/api/v1/gateway/phone-deliveries/{id}/retry', { params: { path: { id } } }), options, { writes: true })
  }
}

export class GatewayApi extends ApiGroup {
  readonly people: GatewayPeopleApi
  readonly organizations: GatewayOrganizationsApi
  readonly news: GatewayNewsApi
  readonly suppressions: GatewaySuppressionsApi
  readonly phoneDeliveries: GatewayPhoneDeliveriesApi

  /** @internal */
  constructor(transport: Transport) {
    super(transport)
    this.people = new GatewayPeopleApi(transport)
    this.organizations = new GatewayOrganizationsApi(transport)
    this.news = new GatewayNewsApi(transport)
    this.suppressions = new GatewaySuppressionsApi(transport)
    this.phoneDeliveries = new GatewayPhoneDeliveriesApi(transport)
  }

  /**
   * Import people, companies or news (`POST /api/v1/gateway/import`).
   *
   * Imports up to 1,000 people, companies or news articles into the local provider, in the background. People with
   * the same email address or LinkedIn URL, companies with the same domain or LinkedIn URL, and articles with the
   * same URL are updated instead of added twice. `keepsake gateway import people <file>` sends a CSV or JSONL file
   * of any size. The event has the outcome of each record.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.gateway.import({
   *   kind: 'people',
   *   records: [
   *     {
   *       first_name: 'Dana',
   *       last_name: 'Reyes',
   *       email: 'dana.reyes@northwind.example',
   *       title: 'Head of Operations',
   *       organization_name: 'Northwind',
   *       organization_domain: 'northwind.example',
   *       country: 'United Kingdom',
   *     },
   *   ],
   * })
   */
  import(body: GatewayImportRequest, options?: RequestOptions): ApiPromise<GatewayImportResponse> {
    return this.transport.send(api => api.POST('/api/v1/gateway/import', { body }), options, { writes: true })
  }

  /**
   * Get the signing secret (`GET /api/v1/gateway/signing-secret`).
   *
   * Returns the secret that signs the phone numbers that are posted to `webhook_url`, in the format of Standard
   * Webhooks. Verify deliveries with it as you verify webhooks.
   *
   * @example
   * await client.gateway.getSigningSecret()
   */
  getSigningSecret(options?: RequestOptions): ApiPromise<SigningSecretResponse> {
    return this.transport.send(api => api.GET('/api/v1/gateway/signing-secret'), options)
  }
}

export class WalletApi extends ApiGroup {
  /**
   * Get the prepaid balance (`GET /api/v1/wallet/balance`).
   *
   * Returns the prepaid balance: what is available, and what running calls have reserved.
   *
   * @example
   * await client.wallet.getBalance()
   */
  getBalance(options?: RequestOptions): ApiPromise<WalletBalanceResponse> {
    return this.transport.send(api => api.GET('/api/v1/wallet/balance'), options)
  }

  /**
   * List ledger entries (`GET /api/v1/wallet/transactions`).
   *
   * Lists the ledger of the prepaid balance, newest first. A charged call has two entries: a hold, and its capture
   * or release.
   *
   * @example
   * await client.wallet.listTransactions({ limit: 20 })
   */
  listTransactions(query?: ListWalletTransactionsQuery, options?: RequestOptions): PagePromise<WalletTransactionList> {
    return this.transport.page((api, page) => api.GET('/api/v1/wallet/transactions', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Estimate a charge (`POST /api/v1/wallet/estimate`).
   *
   * Returns what a number of requests would cost, and whether the balance covers them. Reserves nothing.
   *
   * @example
   * await client.wallet.estimate({ operation: 'matchPerson', requests: 250 })
   */
  estimate(body: EstimateChargeRequest, options?: RequestOptions): ApiPromise<EstimateChargeResponse> {
    return this.transport.send(api => api.POST('/api/v1/wallet/estimate', { body }), options)
  }

  /**
   * Verify the ledger (`GET /api/v1/wallet/verification`).
   *
   * Compares the prepaid balance with the sum of its ledger, and what is reserved with the open holds.
   * `isConsistent` is false if they differ.
   *
   * @example
   * await client.wallet.verify()
   */
  verify(options?: RequestOptions): ApiPromise<LedgerVerificationResponse> {
    return this.transport.send(api => api.GET('/api/v1/wallet/verification'), options)
  }
}

export class McpsApi extends ApiGroup {
  /**
   * List MCP servers (`GET /api/v1/mcps`).
   *
   * Lists the MCP servers of the organization with their tools, oldest first. The values of headers are never
   * returned.
   *
   * @example
   * await client.mcps.list({ limit: 20 })
   */
  list(query?: ListMcpServersQuery, options?: RequestOptions): PagePromise<McpServerList> {
    return this.transport.page((api, page) => api.GET('/api/v1/mcps', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Add an MCP server (`POST /api/v1/mcps`).
   *
   * Adds a server that offers tools over the Model Context Protocol, and lists its tools. Prompts, responses and
   * agents that name it in `mcps` can then call them. The tools of the first listing are enabled. If the server
   * cannot be reached, it is still saved, with the status `failed` and the reason. In live mode the URL must use
   * https, unless the operator allows the host. Addresses that are not public are refused, and redirects are not
   * followed. The limit is 20 servers for live data and 20 for test data.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.mcps.create({
   *   name: 'Orders',
   *   url: 'https://mcp.northwind.example/mcp',
   *   headers: { Authorization: 'Bearer 5up3r-53cr3t' },
   * })
   */
  create(body: CreateMcpServerRequest, options?: RequestOptions): ApiPromise<McpServerResponse> {
    return this.transport.send(api => api.POST('/api/v1/mcps', { body }), options, { writes: true })
  }

  /**
   * Test the URL of an MCP server (`POST /api/v1/mcps/test-ssrf`).
   *
   * Checks whether the service may call a URL, and whether an MCP server answers there. Stores nothing. `checks`
   * has each check in order, up to the first one that failed, and what to do about it.
   *
   * @example
   * await client.mcps.test({ url: 'https://mcp.northwind.example/mcp' })
   */
  test(body: TestMcpServerRequest, options?: RequestOptions): ApiPromise<McpServerTestResponse> {
    return this.transport.send(api => api.POST('/api/v1/mcps/test-ssrf', { body }), options)
  }

  /**
   * Update an MCP server (`PATCH /api/v1/mcps/{id}`).
   *
   * Changes the given fields and keeps the others. A new URL, new headers or `enabled: true` list the tools again,
   * as refresh-tools does. With `expectedVersion`, the call returns 409 with `currentVersion` if someone else
   * changed the server first.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.mcps.update('mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { name: 'Order desk' })
   */
  update(id: string, body?: UpdateMcpServerRequest, options?: RequestOptions): ApiPromise<McpServerResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/mcps/{id}', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Delete an MCP server (`DELETE /api/v1/mcps/{id}`).
   *
   * Deletes the server with its headers and tools. Agents that name it run without its tools. To keep it, disable
   * it instead.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.mcps.delete('mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  delete(id: string, options?: RequestOptions): ApiPromise<DeletedMcpServerResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/mcps/{id}', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Refresh the tools of an MCP server (`POST /api/v1/mcps/{id}/refresh-tools`).
   *
   * Lists the tools of the server again and reports the difference. Tools that are new since the first listing are
   * off until they are enabled. A tool whose description or input schema changed keeps `enabled`, gets
   * `needsReview`, and cannot be called until the change is approved; `approved` has what was approved before.
   * Owners are notified of both. If the server cannot be reached, its status is `failed` and its tools stay as
   * they are.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.mcps.refreshTools('mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  refreshTools(id: string, options?: RequestOptions): ApiPromise<RefreshedMcpToolsResponse> {
    return this.transport.send(api => api.POST('/api/v1/mcps/{id}/refresh-tools', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Update the tools of an MCP server (`PATCH /api/v1/mcps/{id}/tools`).
   *
   * Enables and disables tools, and approves changed ones. Pass `expectedVersion` to approve exactly what you have
   * read: the call returns 409 with `currentVersion` if the tools changed since.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.mcps.updateTools('mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { tools: [{ name: 'search_orders', approved: true }] })
   */
  updateTools(id: string, body: UpdateMcpToolsRequest, options?: RequestOptions): ApiPromise<McpServerResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/mcps/{id}/tools', { params: { path: { id } }, body }), options, { writes: true })
  }
}

export class AuthApi extends ApiGroup {
  /**
   * Register an agent account (`POST /auth/agent`).
   *
   * Creates an organization with one agent and returns its key. The key is shown only once. Register only if you
   * have no key: a second account cannot see the data of the first. The organization begins with the starter
   * collection, so that properties are extracted from its first memory. The server setting `SIGNUP` controls
   * whether registration is open. Calls are rate-limited by IP address.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.auth.register({ name: 'research-agent' })
   */
  register(body: RegisterAgentRequest, options?: RequestOptions): ApiPromise<RegisterAgentResponse> {
    return this.transport.send(api => api.POST('/auth/agent', { body }), options, { writes: true, auth: 'none' })
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
    return this.transport.send(api => api.GET('/auth/me'), options)
  }
}

export class AccountApi extends ApiGroup {
  /**
   * Get the account and its plan limits (`GET /api/v1/me`).
   *
   * Returns the organization, key, member, permissions, plan and credits of the caller. Every key may call it,
   * whatever its role and scopes.
   *
   * @example
   * await client.account.me()
   */
  me(options?: RequestOptions): ApiPromise<MeResponse> {
    return this.transport.send(api => api.GET('/api/v1/me'), options)
  }

  /**
   * Get current usage (`GET /api/v1/usage/current`).
   *
   * Returns the calls of the current minute and month against the plan's limits, the use of models today against
   * its ceiling, and the credits used this month by operation.
   *
   * @example
   * await client.account.usage()
   */
  usage(options?: RequestOptions): ApiPromise<UsageResponse> {
    return this.transport.send(api => api.GET('/api/v1/usage/current'), options)
  }
}

export class OrganizationsApi extends ApiGroup {
  /**
   * Get the organization of the key (`GET /api/v1/organizations`).
   *
   * Returns the organization of the key: its name, its plan with the limits and features, how long webhooks are
   * kept, and whether the key accesses live or test data.
   *
   * @example
   * await client.organizations.get()
   */
  get(options?: RequestOptions): ApiPromise<OwnOrganizationResponse> {
    return this.transport.send(api => api.GET('/api/v1/organizations'), options)
  }

  /**
   * Create another organization (`POST /api/v1/organizations`).
   *
   * Creates another organization, with its own data, members and limits, and returns its first key, which is shown
   * only once. Its owner is the member whose key is used. The data of the current organization cannot be seen from
   * it. It begins with the starter collection. Needs a live key. The server setting `SIGNUP` controls whether
   * organizations can be created, as for registration; calls are rate-limited by IP address.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.organizations.create({ name: 'Northwind' })
   */
  create(body: CreateOrganizationRequest, options?: RequestOptions): ApiPromise<CreatedOrganizationResponse> {
    return this.transport.send(api => api.POST('/api/v1/organizations', { body }), options, { writes: true })
  }

  /**
   * Change the organization (`PATCH /api/v1/organizations`).
   *
   * Changes the name of the organization, or how long its webhooks are kept, for live and test data alike. Fields
   * that you leave out stay as they are. A shorter time deletes data with the next purge, within a day
   * (`warning`); a longer one brings nothing back. Needs a live key. The plan, the limits and the credits are set
   * by the operator of the server.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.organizations.update({ name: 'Northwind Ltd', webhookPayloadDays: 7 })
   */
  update(body?: UpdateOwnOrganizationRequest, options?: RequestOptions): ApiPromise<OwnOrganizationResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/organizations', { body: body ?? {} }), options, { writes: true })
  }
}

export class MembersApi extends ApiGroup {
  /**
   * List the members of the organization (`GET /api/v1/members`).
   *
   * Lists the members, oldest first: people, agents that registered, and the programs that keys were created for.
   * Includes people who have not accepted their invitation yet.
   *
   * @example
   * await client.members.list({ limit: 20 })
   */
  list(query?: ListMembersQuery, options?: RequestOptions): PagePromise<MemberList> {
    return this.transport.page((api, page) => api.GET('/api/v1/members', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Invite people to the organization (`POST /api/v1/members/invite`).
   *
   * Invites people by email address. Each invitation works once, for 7 days. If the server sends mail
   * (`SMTP_URL`), it mails the link; otherwise the response has it, and you pass it on. Mails are limited by plan
   * and day, and to 5 a day for each person. An expired invitation is renewed. Nobody can give a role above their
   * own. What a key that expires has invited ends with it: the invitation, and the key that accepting it returns.
   * Needs a live key.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.members.invite({ emails: ['dana@northwind.example'], role: 'member' })
   */
  invite(body: InviteMembersRequest, options?: RequestOptions): ApiPromise<InviteMembersResponse> {
    return this.transport.send(api => api.POST('/api/v1/members/invite', { body }), options, { writes: true })
  }

  /**
   * Accept an invitation (`POST /api/v1/members/accept`).
   *
   * Accepts an invitation and returns the member's own key to the live data, which is shown only once. The token
   * is the part of the link after `#`. It works once. With `preview`, the call answers what the invitation is for
   * and accepts nothing. If the response was lost, send the call again with the same `Idempotency-Key`, which
   * returns the same key for 24 hours; the SDK and the CLI do that. Needs no key. Calls are rate-limited by IP
   * address.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.members.accept({ token: 'inv_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', name: 'Dana Reyes' })
   */
  accept(body: AcceptInvitationRequest, options?: RequestOptions): ApiPromise<AcceptInvitationResponse> {
    return this.transport.send(api => api.POST('/api/v1/members/accept', { body }), options, { writes: true, auth: 'none' })
  }

  /**
   * Change a member's role (`PATCH /api/v1/members/{id}/role`).
   *
   * Changes the role, from the member's next call, on every replica. Keys with the old role get the new one, and
   * no key of the member has more rights than it. The last owner keeps the role. Nobody can give or change a role
   * above their own. Needs a live key.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.members.updateRole('mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { role: 'admin' })
   */
  updateRole(id: string, body: UpdateMemberRoleRequest, options?: RequestOptions): ApiPromise<MemberResponse> {
    return this.transport.send(api => api.PATCH('/api/v1/members/{id}/role', { params: { path: { id } }, body }), options, { writes: true })
  }

  /**
   * Send an invitation again (`POST /api/v1/members/{id}/resend`).
   *
   * Replaces an open or expired invitation: the earlier link stops working, and the new one works for 7 days. If
   * the server sends mail, it mails the link, which counts as an invitation of the day; otherwise the response has
   * it. Needs a live key.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.members.resend('mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  resend(id: string, options?: RequestOptions): ApiPromise<InvitationResponse> {
    return this.transport.send(api => api.POST('/api/v1/members/{id}/resend', { params: { path: { id } } }), options, { writes: true })
  }

  /**
   * Remove a member or revoke an invitation (`DELETE /api/v1/members/{id}`).
   *
   * Removes a member and revokes their keys, from the next call, on every replica; or revokes an invitation. Keys
   * that they created for programs keep working. The last owner cannot be removed. Nobody can remove a member with
   * a role above their own. Needs a live key.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.members.remove('mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  remove(id: string, options?: RequestOptions): ApiPromise<RemoveMemberResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/members/{id}', { params: { path: { id } } }), options, { writes: true })
  }
}

export class KeysApi extends ApiGroup {
  /**
   * List the organization's keys (`GET /api/v1/keys`).
   *
   * Lists all keys, including revoked and expired ones, oldest first, with their last use. Secrets are not
   * included. A test key lists only test keys.
   *
   * @example
   * await client.keys.list({ limit: 20 })
   */
  list(query?: ListApiKeysQuery, options?: RequestOptions): PagePromise<KeyList> {
    return this.transport.page((api, page) => api.GET('/api/v1/keys', { params: { query: { ...query, ...page } } }), options)
  }

  /**
   * Create a key for a program (`POST /api/v1/keys`).
   *
   * Creates a key with its own role, for live or test data, and shows it once. The program is a member of its own,
   * so that its actions can be distinguished from those of others. A key cannot create a key with more rights than
   * it has: a higher role, scopes that it lacks, or live data if it is a test key.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.keys.create({ name: 'ci', role: 'member', scopes: ['memory:read'] })
   */
  create(body: CreateApiKeyRequest, options?: RequestOptions): ApiPromise<CreateKeyResponse> {
    return this.transport.send(api => api.POST('/api/v1/keys', { body }), options, { writes: true })
  }

  /**
   * Rotate a key (`POST /api/v1/keys/{id}/rotate`).
   *
   * Creates a key with the same rights and shows it once. The old key works until the end of the grace period, so
   * that programs can switch. A key has one successor: while that one works, the key cannot be rotated again.
   * Nobody can rotate a key with more rights than their own.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.keys.rotate('key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { graceHours: 24 })
   */
  rotate(id: string, body?: RotateApiKeyRequest, options?: RequestOptions): ApiPromise<RotateKeyResponse> {
    return this.transport.send(api => api.POST('/api/v1/keys/{id}/rotate', { params: { path: { id } }, body: body ?? {} }), options, { writes: true })
  }

  /**
   * Revoke a key (`DELETE /api/v1/keys/{id}`).
   *
   * The key stops working from the next call, on every replica. Revoking it twice has no effect. Nobody can revoke
   * a key with a role above their own, or the last live key with which an owner can manage the organization.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.keys.revoke('key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  revoke(id: string, options?: RequestOptions): ApiPromise<KeyResponse> {
    return this.transport.send(api => api.DELETE('/api/v1/keys/{id}', { params: { path: { id } } }), options, { writes: true })
  }
}

export class AuditApi extends ApiGroup {
  /**
   * List the audit log (`GET /api/v1/audit`).
   *
   * Lists who changed what, newest first: members, roles, keys, plans and credits, and definitions, guidelines and
   * webhooks. With the header `Accept: application/x-ndjson`, the response is a stream of all matching entries,
   * one JSON object per line; its last line is `end` with the count, and a stream without it is incomplete.
   * `limit` and `cursor` do not apply to the stream. The audit log covers live and test data, so it needs a live
   * key.
   *
   * @example
   * await client.audit.list({ limit: 20 })
   */
  list(query?: ListAuditQuery, options?: RequestOptions): PagePromise<AuditList> {
    return this.transport.page((api, page) => api.GET('/api/v1/audit', { params: { query: { ...query, ...page } } }), options)
  }
}

export class AnalyticsApi extends ApiGroup {
  /**
   * Get an overview of usage (`POST /api/v1/analytics/overview`).
   *
   * Returns the usage of a range: the totals, those of the same time before, the usage of each hour, day or month,
   * with zeros if there is none, and the largest groups. Times are in UTC; the range is extended to whole steps.
   * With the header `Accept: text/csv`, the response is the groups if `groupBy` is given, otherwise the series.
   * Costs nothing. Hours have 24 times as many totals as days: 30 days by hour take up to 0.4 s after ten million
   * calls.
   *
   * @example
   * await client.analytics.overview({
   *   from: '2026-11-19T00:00:00Z',
   *   to: '2026-11-21T00:00:00Z',
   *   granularity: 'day',
   *   groupBy: 'operation',
   * })
   */
  overview(body?: UsageReportRequest, options?: RequestOptions): ApiPromise<UsageReportResponse> {
    return this.transport.send(api => api.POST('/api/v1/analytics/overview', { body: body ?? {} }), options)
  }

  /**
   * Get the usage of memory (`POST /api/v1/analytics/memory`).
   *
   * Returns the same report as the overview, for the operations of memory: storing, recalling, searching,
   * changing, exporting and deleting memories, records and properties, and how many memories and records are
   * stored now. With the header `Accept: text/csv`, the response is the groups if `groupBy` is given, otherwise
   * the series. Costs nothing.
   *
   * @example
   * await client.analytics.memory({
   *   from: '2026-11-19T00:00:00Z',
   *   to: '2026-11-21T00:00:00Z',
   *   granularity: 'day',
   *   groupBy: 'operation',
   * })
   */
  memory(body?: UsageReportRequest, options?: RequestOptions): ApiPromise<MemoryReportResponse> {
    return this.transport.send(api => api.POST('/api/v1/analytics/memory', { body: body ?? {} }), options)
  }

  /**
   * Get the usage of credits (`POST /api/v1/analytics/credits`).
   *
   * Returns the same report as the overview, with only the groups that were charged, and the credits that are
   * left. With the header `Accept: text/csv`, the response is the groups if `groupBy` is given, otherwise the
   * series. Costs nothing.
   *
   * @example
   * await client.analytics.credits({
   *   from: '2026-11-19T00:00:00Z',
   *   to: '2026-11-21T00:00:00Z',
   *   granularity: 'day',
   *   groupBy: 'operation',
   * })
   */
  credits(body?: UsageReportRequest, options?: RequestOptions): ApiPromise<CreditReportResponse> {
    return this.transport.send(api => api.POST('/api/v1/analytics/credits', { body: body ?? {} }), options)
  }

  /**
   * List charged operations (`POST /api/v1/analytics/operations`).
   *
   * Lists what was charged, newest first: the operation, its credits, and the key, collection, model and tokens
   * where they are known. `from` and `to` apply exactly. With the header `Accept: text/csv`, the response has all
   * entries, and `limit` and `cursor` only set where it starts. Costs nothing.
   *
   * @example
   * await client.analytics.operations({
   *   from: '2026-11-19T00:00:00Z',
   *   to: '2026-11-21T00:00:00Z',
   *   filters: { operations: ['prompt'] },
   *   limit: 20,
   * })
   */
  operations(body?: ChargeListRequest, options?: RequestOptions): PagePromise<ChargeListResponse> {
    return this.transport.page((api, page) => api.POST('/api/v1/analytics/operations', { body: { ...body, ...page } }), options)
  }

  /**
   * List usage by time and group (`POST /api/v1/analytics/history`).
   *
   * Lists the usage of each group in each hour, day or month of a range, oldest first. A group without usage in a
   * step has zeros; a group without usage in the range is not listed. The range is extended to whole steps, and a
   * cursor keeps it. With the header `Accept: text/csv`, the response has all rows. Costs nothing.
   *
   * @example
   * await client.analytics.history({
   *   from: '2026-11-19T00:00:00Z',
   *   to: '2026-11-21T00:00:00Z',
   *   granularity: 'day',
   *   groupBy: 'operation',
   *   limit: 20,
   * })
   */
  history(body?: UsageHistoryRequest, options?: RequestOptions): PagePromise<UsageHistoryResponse> {
    return this.transport.page((api, page) => api.POST('/api/v1/analytics/history', { body: { ...body, ...page } }), options)
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
    return this.transport.page((api, page) => api.GET('/api/v1/admin/organizations', { params: { query: { ...query, ...page } } }), options, { auth: 'internal' })
  }

  /**
   * Create an organization (`POST /api/v1/admin/organizations`).
   *
   * Creates an organization with its owner and returns the owner's key, which is shown only once. Works whatever
   * `SIGNUP` is. With `ownerEmail` the owner is a person, otherwise an agent. It begins with the starter
   * collection.
   * @throws ConflictError, and what any call throws
   *
   * @example
   * await client.admin.createOrganization({ name: 'Northwind', ownerEmail: 'dana@northwind.example', plan: 'pro' })
   */
  createOrganization(body: AdminCreateOrganizationRequest, options?: RequestOptions): ApiPromise<CreatedOrganizationResponse> {
    return this.transport.send(api => api.POST('/api/v1/admin/organizations', { body }), options, { writes: true, auth: 'internal' })
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
    return this.transport.send(api => api.PATCH('/api/v1/admin/organizations/{id}', { params: { path: { id } }, body }), options, { writes: true, auth: 'internal' })
  }

  /**
   * Grant credits to an organization (`POST /api/v1/admin/organizations/{id}/credits`).
   *
   * Adds credits to the organization's live or test data. A negative amount removes credits; they never go below
   * zero. `usd` adds to the prepaid balance, which pays for calls to data providers. `refundOf` refunds such a
   * call.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.grantCredits('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { credits: 50000, reason: 'Invoice 4711' })
   */
  grantCredits(id: string, body?: GrantCreditsRequest, options?: RequestOptions): ApiPromise<OrganizationResponse> {
    return this.transport.send(api => api.POST('/api/v1/admin/organizations/{id}/credits', { params: { path: { id } }, body: body ?? {} }), options, { writes: true, auth: 'internal' })
  }

  /**
   * Suspend an organization (`POST /api/v1/admin/organizations/{id}/suspend`).
   *
   * Refuses all calls of the organization with 403, from its next call, on every replica. Data and keys are kept.
   * Accepted work still runs: jobs that are queued, and webhook deliveries. Suspending it again has no effect.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.suspendOrganization('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { reason: 'Unpaid invoice 4711' })
   */
  suspendOrganization(id: string, body?: SuspendOrganizationRequest, options?: RequestOptions): ApiPromise<OrganizationResponse> {
    return this.transport.send(api => api.POST('/api/v1/admin/organizations/{id}/suspend', { params: { path: { id } }, body: body ?? {} }), options, { writes: true, auth: 'internal' })
  }

  /**
   * Resume a suspended organization (`POST /api/v1/admin/organizations/{id}/resume`).
   *
   * Ends the suspension, from the organization's next call, on every replica. Has no effect if there is none.
   * @throws NotFoundError, ConflictError, and what any call throws
   *
   * @example
   * await client.admin.resumeOrganization('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
   */
  resumeOrganization(id: string, options?: RequestOptions): ApiPromise<OrganizationResponse> {
    return this.transport.send(api => api.POST('/api/v1/admin/organizations/{id}/resume', { params: { path: { id } } }), options, { writes: true, auth: 'internal' })
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
    return this.transport.page((api, page) => api.GET('/api/v1/admin/organizations/{id}/keys', { params: { path: { id }, query: { ...query, ...page } } }), options, { auth: 'internal' })
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
    return this.transport.send(api => api.POST('/api/v1/admin/organizations/{id}/keys', { params: { path: { id } }, body }), options, { writes: true, auth: 'internal' })
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
    return this.transport.send(api => api.DELETE('/api/v1/admin/organizations/{id}/keys/{keyId}', { params: { path: { id, keyId } } }), options, { writes: true, auth: 'internal' })
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
    return this.transport.send(api => api.GET('/healthz'), options, { auth: 'none' })
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
    return this.transport.send(api => api.GET('/readyz'), options, { auth: 'none' })
  }
}

export class ApiClient extends ApiGroup {
  readonly memory: MemoryApi
  readonly suggestions: SuggestionsApi
  readonly records: RecordsApi
  readonly collections: CollectionsApi
  readonly entityTypes: EntityTypesApi
  readonly guidelines: GuidelinesApi
  readonly multimodal: MultimodalApi
  readonly models: ModelsApi
  readonly ai: AiApi
  readonly chat: ChatApi
  readonly responses: ResponsesApi
  readonly agents: AgentsApi
  readonly rag: RagApi
  readonly events: EventsApi
  readonly webhooks: WebhooksApi
  readonly destinations: DestinationsApi
  readonly notifications: NotificationsApi
  readonly gateway: GatewayApi
  readonly wallet: WalletApi
  readonly mcps: McpsApi
  readonly auth: AuthApi
  readonly account: AccountApi
  readonly organizations: OrganizationsApi
  readonly members: MembersApi
  readonly keys: KeysApi
  readonly audit: AuditApi
  readonly analytics: AnalyticsApi
  readonly admin: AdminApi
  readonly health: HealthApi

  /** @internal */
  constructor(transport: Transport) {
    super(transport)
    this.memory = new MemoryApi(transport)
    this.suggestions = new SuggestionsApi(transport)
    this.records = new RecordsApi(transport)
    this.collections = new CollectionsApi(transport)
    this.entityTypes = new EntityTypesApi(transport)
    this.guidelines = new GuidelinesApi(transport)
    this.multimodal = new MultimodalApi(transport)
    this.models = new ModelsApi(transport)
    this.ai = new AiApi(transport)
    this.chat = new ChatApi(transport)
    this.responses = new ResponsesApi(transport)
    this.agents = new AgentsApi(transport)
    this.rag = new RagApi(transport)
    this.events = new EventsApi(transport)
    this.webhooks = new WebhooksApi(transport)
    this.destinations = new DestinationsApi(transport)
    this.notifications = new NotificationsApi(transport)
    this.gateway = new GatewayApi(transport)
    this.wallet = new WalletApi(transport)
    this.mcps = new McpsApi(transport)
    this.auth = new AuthApi(transport)
    this.account = new AccountApi(transport)
    this.organizations = new OrganizationsApi(transport)
    this.members = new MembersApi(transport)
    this.keys = new KeysApi(transport)
    this.audit = new AuditApi(transport)
    this.analytics = new AnalyticsApi(transport)
    this.admin = new AdminApi(transport)
    this.health = new HealthApi(transport)
  }

  /**
   * Answer a message with the best strategy (`POST /api/v1/smart-recall-unified`).
   *
   * Chooses a strategy for a message by fixed rules. A message that is only about property values becomes a
   * filter. A message that asks who someone is becomes a digest. Any other message is recalled; conditions on
   * property values in it narrow the records. If the message is about one record, the list is topped up with its
   * other memories, with low scores. `strategy` and `why` show the choice. The call costs the same as the chosen
   * operation.
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
    return this.transport.send(api => api.POST('/api/v1/smart-recall-unified', { body }), options)
  }

  /**
   * Get the account and its plan limits (`GET /api/v1/me`).
   *
   * Returns the organization, key, member, permissions, plan and credits of the caller. Every key may call it,
   * whatever its role and scopes.
   *
   * @example
   * await client.me()
   */
  me(options?: RequestOptions): ApiPromise<MeResponse> {
    return this.transport.send(api => api.GET('/api/v1/me'), options)
  }
}
