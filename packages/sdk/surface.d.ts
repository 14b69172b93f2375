// Generated from packages/sdk/src by pnpm generate; do not edit.

export {
    type Ai,
    type BulkRun,
    type Chat,
    type ChatCompletions,
    type ChatStream,
    type Events,
    type Guidelines,
    type ItemStream,
    type LineStream,
    type Multimodal,
    type PagePromise,
    type PromptStream,
    type Responses,
    type Webhooks,
    type WebhooksStream,
};

export declare namespace credentials {
    export {
        type CredentialLookup,
        type CredentialSource,
        type Credentials,
        DEFAULT_BASE_URL,
        type Profile,
        type ProfileStore,
        findCredentials,
        isUnset,
        profilesPath,
        readProfiles,
        refusalOf,
        setInEnvFile,
        usableKey,
        writeProfiles,
    };
}

export declare namespace testing {
    export {
        type Answers,
        type FakeAnswers,
        type FakeCall,
        FakeKeepsake,
        type FakeOptions,
        type FakeRequest,
        type SignedWebhook,
        type WebhookToSign,
        fakeKeepsake,
        signWebhook,
    };
}

export declare class AbortError extends KeepsakeError {
    get name(): 'AbortError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

export declare type AcceptInvitationRequest = {
    token: string;
    name?: string;
    preview?: boolean;
};

export declare type AcceptInvitationResponse = {
    success: Success;
    data: {
        organization: {
            id: string;
            name: string;
        };
        member: {
            id: string;
            role: Role;
        };
        invitation?: {
            email: string;
            invitedBy?: string;
            permissions: string[];
            expiresAt: Timestamp;
        };
        apiKey?: string;
    };
};

export declare type AcceptSuggestionsRequest = {
    ids?: SuggestionIds;
    filter?: SuggestionFilter;
    value?: string | number | boolean | unknown[];
    reason?: string;
};

declare class AccountApi extends ApiGroup {
    me(options?: RequestOptions): ApiPromise<MeResponse>;
    usage(options?: RequestOptions): ApiPromise<UsageResponse>;
}

export declare type ActionId = string;

export declare type ActionType = 'link' | 'callback' | 'dismiss';

export declare type AddSuppressionsRequest = {
    emails?: string[];
    linkedinUrls?: string[];
    domains?: string[];
    personIds?: string[];
    reason?: string;
};

export declare type AddedSuppressionsResponse = {
    success: Success;
    data: {
        added: number;
        known: number;
    };
};

declare class AdminApi extends ApiGroup {
    listOrganizations(query?: AdminListOrganizationsQuery, options?: RequestOptions): PagePromise<OrganizationList>;
    createOrganization(body: AdminCreateOrganizationRequest, options?: RequestOptions): ApiPromise<CreatedOrganizationResponse>;
    updateOrganization(id: string, body: UpdateOrganizationRequest, options?: RequestOptions): ApiPromise<OrganizationResponse>;
    grantCredits(id: string, body?: GrantCreditsRequest, options?: RequestOptions): ApiPromise<OrganizationResponse>;
    suspendOrganization(id: string, body?: SuspendOrganizationRequest, options?: RequestOptions): ApiPromise<OrganizationResponse>;
    resumeOrganization(id: string, options?: RequestOptions): ApiPromise<OrganizationResponse>;
    listKeys(id: string, query?: AdminListKeysQuery, options?: RequestOptions): PagePromise<KeyList>;
    createKey(id: string, body: CreateKeyRequest, options?: RequestOptions): ApiPromise<CreateKeyResponse>;
    revokeKey(id: string, keyId: string, options?: RequestOptions): ApiPromise<KeyResponse>;
}

export declare type AdminCreateOrganizationRequest = {
    name: OrganizationName;
    ownerEmail?: string;
    plan?: PlanName;
};

export declare type AdminListKeysQuery = {
    limit?: number;
    cursor?: string;
};

export declare type AdminListOrganizationsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type AgentDefinition = {
    id: string;
    name: string;
    description?: string;
    instructions: string;
    expectedInputs: AgentInput[];
    tools: FunctionTool[];
    mcps: string[];
    guidelineIds: string[];
    guidelines: 'auto' | 'none';
    guidelineTags: string[];
    guidelineTokens: number;
    model?: string;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type AgentDefinitionList = {
    success: Success;
    data: AgentDefinition[];
    nextCursor?: string;
};

export declare type AgentDefinitionResponse = {
    success: Success;
    data: AgentDefinition;
};

export declare type AgentInput = {
    name: string;
    description?: string;
};

export declare type AgentResponse = {
    success: Success;
    data: {
        id: string;
        name: string;
        status: 'active';
        created_at: Timestamp;
        balance: string;
        key: {
            prefix: string;
            last4: string;
            created_at: Timestamp;
            last_used_at?: Timestamp;
        };
    };
};

export declare type AgentRun = {
    id: string;
    status: ResponseStatus;
    agentVersion: number;
    model?: string;
    usage: ResponseUsage;
    creditsCharged: number;
    rounds: number;
    error?: ResponseError;
    eventId?: string;
    createdAt: Timestamp;
    finishedAt?: Timestamp;
};

export declare type AgentRunAccepted = {
    success: Success;
    eventId: string;
    id: string;
};

export declare type AgentRunList = {
    success: Success;
    data: AgentRun[];
    nextCursor?: string;
};

declare class AgentsApi extends ApiGroup {
    list(query?: ListAgentsQuery, options?: RequestOptions): PagePromise<AgentDefinitionList>;
    create(body: CreateAgentRequest, options?: RequestOptions): ApiPromise<AgentDefinitionResponse>;
    get(id: string, query?: GetAgentDefinitionQuery, options?: RequestOptions): ApiPromise<AgentDefinitionResponse>;
    update(id: string, body?: UpdateAgentRequest, options?: RequestOptions): ApiPromise<AgentDefinitionResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeletedAgentResponse>;
    run(id: string, body?: RunAgentRequest, options?: RequestOptions): ApiPromise<RunAgentResponse>;
    runs(id: string, query?: ListAgentRunsQuery, options?: RequestOptions): PagePromise<AgentRunList>;
}

declare class Ai extends AiApi {
    prompt<Output>(body: PromptWithSchema<Output> & {
        stream?: false;
    }, options?: RequestOptions): ApiPromise<PromptResponse & {
        parsed: Output;
    }>;
    prompt(body: PromptRequest & {
        stream?: false;
    }, options?: RequestOptions): ApiPromise<PromptResponse>;
    promptStream<Output>(body: PromptWithSchema<Output> & {
        stream?: true;
    }, options?: RequestOptions): PromptStream<Output>;
    promptStream(body: PromptRequest & {
        stream?: true;
    }, options?: RequestOptions): PromptStream;
}

declare class AiApi extends ApiGroup {
    prompt(body: PromptRequest & {
        stream?: false;
    }, options?: RequestOptions): ApiPromise<PromptResponse>;
    promptStream(body: PromptRequest & {
        stream?: true;
    }, options?: RequestOptions): PromptStream;
    smartGuidelines(body: SmartGuidelinesRequest, options?: RequestOptions): ApiPromise<SmartGuidelinesResponse>;
}

declare class AnalyticsApi extends ApiGroup {
    overview(body?: UsageReportRequest, options?: RequestOptions): ApiPromise<UsageReportResponse>;
    memory(body?: UsageReportRequest, options?: RequestOptions): ApiPromise<MemoryReportResponse>;
    credits(body?: UsageReportRequest, options?: RequestOptions): ApiPromise<CreditReportResponse>;
    operations(body?: ChargeListRequest, options?: RequestOptions): PagePromise<ChargeListResponse>;
    history(body?: UsageHistoryRequest, options?: RequestOptions): PagePromise<UsageHistoryResponse>;
}

export declare type AnalyzeMedia = boolean;

export declare type AnswerSource = {
    memoryId?: string;
    mediaId?: string;
    field?: 'caption' | 'description' | 'transcript' | 'text';
    page?: number;
    start: number;
    end: number;
    text: string;
};

declare interface Answers {
    'memory.memorize': MemorizeResponse;
    'memory.memorizeBatch': BatchMemorizeResponse;
    'memory.memorizeConversation': MemorizeConversationResponse;
    'memory.smartRecall': SmartRecallResponse;
    'smartRecallUnified': UnifiedRecallResponse;
    'memory.smartDigest': DigestResponse;
    'memory.recall': RecallResponse;
    'memory.similar': SimilarResponse;
    'memory.segment': SegmentResponse;
    'suggestions.list': SuggestionsResponse;
    'suggestions.accept': SuggestionDecisionsResponse;
    'suggestions.dismiss': SuggestionDecisionsResponse;
    'suggestions.undo': SuggestionDecisionsResponse;
    'memory.properties': PropertiesResponse;
    'memory.upsert': UpsertResponse;
    'memory.filterByProperty': FilterByPropertyResponse;
    'memory.search': SearchResponse;
    'memory.queryProperties': QueryPropertiesResponse;
    'memory.export': ExportLine[];
    'records.exportPerson': PersonLine[];
    'records.list': RecordList;
    'memory.get': MemoryDetailsResponse;
    'memory.update': UpdateResponse;
    'memory.bulkUpdate': BulkUpdateResponse;
    'memory.propertyHistory': PropertyHistoryResponse;
    'memory.undoChange': UpdatePropertyResponse;
    'memory.updateKeys': KeysResponse;
    'memory.updateKeysBatch': KeysBatchResponse;
    'memory.listKeys': KeysResponse;
    'memory.deleteKeys': KeysResponse;
    'memory.mergeRecords': MergeRecordsResponse;
    'memory.delete': DeletionResponse;
    'memory.deleteRecord': DeletionResponse;
    'memory.listDeletions': DeletionList;
    'memory.cancelDeletion': CancelDeletionResponse;
    'memory.import': ImportResponse;
    'collections.list': CollectionList;
    'collections.create': CollectionResponse;
    'collections.reextract': ReextractCollectionsResponse;
    'collections.createStarter': CollectionResponse;
    'collections.get': CollectionResponse;
    'collections.update': UpdateCollectionResponse;
    'collections.delete': DeletedCollectionResponse;
    'collections.history': CollectionHistory;
    'entityTypes.list': EntityTypeList;
    'entityTypes.create': EntityTypeResponse;
    'entityTypes.get': EntityTypeResponse;
    'entityTypes.update': EntityTypeResponse;
    'entityTypes.archive': EntityTypeResponse;
    'entityTypes.unarchive': EntityTypeResponse;
    'guidelines.list': GuidelineList;
    'guidelines.create': GuidelineResponse;
    'guidelines.test': TestGuidelinesResponse;
    'guidelines.getStructure': GuidelineStructureResponse;
    'guidelines.getSection': GuidelineSectionResponse;
    'guidelines.versions': GuidelineVersionList;
    'guidelines.getVersion': GuidelineVersionResponse;
    'guidelines.diff': GuidelineDiffResponse;
    'guidelines.rollback': GuidelineResponse;
    'guidelines.listAttachments': GuidelineAttachmentList;
    'guidelines.uploadAttachment': GuidelineAttachmentResponse;
    'guidelines.getAttachment': GuidelineAttachmentContentResponse;
    'guidelines.deleteAttachment': DeletedGuidelineAttachmentResponse;
    'guidelines.get': GuidelineDocumentResponse;
    'guidelines.update': UpdateGuidelineResponse;
    'guidelines.delete': DeletedGuidelineResponse;
    'multimodal.memorize': MemorizeMediaResponse;
    'multimodal.search': SearchMediaResponse;
    'multimodal.status': MediaStatusResponse;
    'multimodal.delete': DeletedMediaResponse;
    'multimodal.getContent': MediaContentResponse;
    'multimodal.getThumbnail': MediaContentResponse;
    'models.list': ModelList;
    'models.test': TestModelsResponse;
    'models.retrieve': ModelResponse;
    'ai.prompt': PromptResponse;
    'ai.promptStream': PromptResponse[];
    'chat.completions.create': ChatCompletion;
    'responses.create': ResponseRun;
    'responses.get': ResponseRun;
    'responses.cancel': ResponseRun;
    'agents.list': AgentDefinitionList;
    'agents.create': AgentDefinitionResponse;
    'agents.get': AgentDefinitionResponse;
    'agents.update': AgentDefinitionResponse;
    'agents.delete': DeletedAgentResponse;
    'agents.run': RunAgentResponse;
    'agents.runs': AgentRunList;
    'ai.smartGuidelines': SmartGuidelinesResponse;
    'guidelines.smartUpdate': SmartUpdateResponse;
    'guidelines.applySmartUpdate': SmartUpdateResponse;
    'rag.ingest': IngestResponse;
    'rag.searchProject': RagSearchResponse;
    'rag.listProjects': RagProjectList;
    'rag.deleteDocuments': DeleteDocumentsResponse;
    'rag.deleteProject': DeleteProjectResponse;
    'rag.configure': ExternalSourceResponse;
    'rag.listSources': ExternalSourceList;
    'rag.deleteSource': DeleteExternalSourceResponse;
    'rag.search': ExternalSearchResponse;
    'rag.test': ExternalTestResponse;
    'events.list': EventList;
    'events.get': EventResponse;
    'events.details': EventDetails;
    'events.cancel': EventResponse;
    'webhooks.list': WebhookList;
    'webhooks.create': CreateWebhookResponse;
    'webhooks.events.list': WebhookEventList;
    'webhooks.publish': PublishWebhookEventsResponse;
    'webhooks.events.replay': ReplayWebhookEventsResponse;
    'webhooks.event': WebhookEventResponse;
    'webhooks.events.get': WebhookEventResponse;
    'webhooks.eventTypes': WebhookEventTypeList;
    'webhooks.createEventType': WebhookEventTypeResponse;
    'webhooks.updateEventType': WebhookEventTypeResponse;
    'webhooks.deleteEventType': DeleteWebhookEventTypeResponse;
    'webhooks.filters.test': TestWebhookFilterResponse;
    'webhooks.trigger': TriggerWebhookEventResponse;
    'webhooks.stream': WebhookStreamed[];
    'webhooks.customers.list': WebhookCustomerList;
    'webhooks.customers.create': WebhookCustomerResponse;
    'webhooks.customers.get': WebhookCustomerResponse;
    'webhooks.customers.update': WebhookCustomerResponse;
    'webhooks.customers.delete': DeleteWebhookCustomerResponse;
    'webhooks.portalLinks.create': WebhookPortalLinkResponse;
    'webhooks.portalLinks.exchange': WebhookPortalAccessResponse;
    'webhooks.statistics': WebhookStatisticsResponse;
    'webhooks.retryDeliveries': RetryWebhookDeliveriesResponse;
    'webhooks.sources.list': WebhookSourceList;
    'webhooks.sources.create': WebhookSourceResponse;
    'webhooks.sources.get': WebhookSourceResponse;
    'webhooks.sources.update': WebhookSourceResponse;
    'webhooks.sources.delete': DeleteWebhookSourceResponse;
    'webhooks.sources.rotate': WebhookSourceResponse;
    'webhooks.sources.revokePrevious': WebhookSourceResponse;
    'webhooks.sources.test': TestWebhookSourceResponse;
    'webhooks.sources.events': WebhookSourceEventList;
    'webhooks.sources.replayAll': ReplayWebhookSourceEventsResponse;
    'webhooks.sources.getEvent': WebhookSourceEventResponse;
    'webhooks.sources.replay': WebhookSourceEventResponse;
    'webhooks.receive': ReceiveWebhookResponse;
    'webhooks.get': WebhookResponse;
    'webhooks.update': WebhookResponse;
    'webhooks.delete': DeleteWebhookResponse;
    'webhooks.test': WebhookPingResponse;
    'webhooks.rotate': WebhookResponse;
    'webhooks.revokePrevious': WebhookResponse;
    'webhooks.enable': WebhookResponse;
    'webhooks.disable': WebhookResponse;
    'webhooks.deliveries': WebhookDeliveryList;
    'webhooks.metrics': WebhookMetricsResponse;
    'webhooks.deadLetters': WebhookDeadLetterList;
    'webhooks.purgeDeadLetters': PurgeWebhookDeadLettersResponse;
    'webhooks.exportDeadLetters': WebhookDeadLetterLine[];
    'webhooks.replayDeadLetters': ReplayWebhookDeadLettersResponse;
    'webhooks.replayDeadLetter': WebhookDeadLetterResponse;
    'webhooks.delivery': WebhookDeliveryResponse;
    'webhooks.retry': WebhookDeliveryResponse;
    'destinations.list': DestinationList;
    'destinations.create': CreateDestinationResponse;
    'destinations.update': DestinationResponse;
    'destinations.delete': DeleteDestinationResponse;
    'destinations.test': DestinationTestResponse;
    'destinations.getLogs': DestinationLogList;
    'destinations.deliveryLogs': DestinationDeliveryList;
    'notifications.list': NotificationList;
    'notifications.getUnreadCount': UnreadCountResponse;
    'notifications.getSigningSecret': CallbackSecretResponse;
    'notifications.send': SentNotificationResponse;
    'notifications.broadcast': SentNotificationResponse;
    'notifications.markRead': NotificationResponse;
    'notifications.dismiss': NotificationResponse;
    'notifications.executeAction': ExecutedActionResponse;
    'gateway.people.search': PeopleSearchResponse;
    'gateway.people.match': PersonMatchResponse;
    'gateway.people.bulkMatch': PeopleBulkMatchResponse;
    'gateway.organizations.get': GatewayOrganizationResponse;
    'gateway.organizations.bulkMatch': OrganizationsBulkMatchResponse;
    'gateway.organizations.search': OrganizationsSearchResponse;
    'gateway.news.search': NewsSearchResponse;
    'gateway.import': GatewayImportResponse;
    'gateway.people.erase': ErasedPersonResponse;
    'gateway.suppressions.list': SuppressionList;
    'gateway.suppressions.add': AddedSuppressionsResponse;
    'gateway.suppressions.remove': RemovedSuppressionResponse;
    'gateway.phoneDeliveries.list': PhoneDeliveryList;
    'gateway.phoneDeliveries.retry': PhoneDeliveryResponse;
    'gateway.getSigningSecret': SigningSecretResponse;
    'wallet.getBalance': WalletBalanceResponse;
    'wallet.listTransactions': WalletTransactionList;
    'wallet.estimate': EstimateChargeResponse;
    'wallet.verify': LedgerVerificationResponse;
    'memory.enrich': EnrichMemoryResponse;
    'mcps.list': McpServerList;
    'mcps.create': McpServerResponse;
    'mcps.test': McpServerTestResponse;
    'mcps.update': McpServerResponse;
    'mcps.delete': DeletedMcpServerResponse;
    'mcps.refreshTools': RefreshedMcpToolsResponse;
    'mcps.updateTools': McpServerResponse;
    'auth.register': RegisterAgentResponse;
    'auth.me': AgentResponse;
    'me': MeResponse;
    'account.me': MeResponse;
    'organizations.get': OwnOrganizationResponse;
    'organizations.create': CreatedOrganizationResponse;
    'organizations.update': OwnOrganizationResponse;
    'members.list': MemberList;
    'members.invite': InviteMembersResponse;
    'members.accept': AcceptInvitationResponse;
    'members.updateRole': MemberResponse;
    'members.resend': InvitationResponse;
    'members.remove': RemoveMemberResponse;
    'keys.list': KeyList;
    'keys.create': CreateKeyResponse;
    'keys.rotate': RotateKeyResponse;
    'keys.revoke': KeyResponse;
    'audit.list': AuditList;
    'account.usage': UsageResponse;
    'analytics.overview': UsageReportResponse;
    'analytics.memory': MemoryReportResponse;
    'analytics.credits': CreditReportResponse;
    'analytics.operations': ChargeListResponse;
    'analytics.history': UsageHistoryResponse;
    'admin.listOrganizations': OrganizationList;
    'admin.createOrganization': CreatedOrganizationResponse;
    'admin.updateOrganization': OrganizationResponse;
    'admin.grantCredits': OrganizationResponse;
    'admin.suspendOrganization': OrganizationResponse;
    'admin.resumeOrganization': OrganizationResponse;
    'admin.listKeys': KeyList;
    'admin.createKey': CreateKeyResponse;
    'admin.revokeKey': KeyResponse;
    'health.live': Health;
    'health.ready': Readiness;
    'webhooks.eventTypeVersions': WebhookEventTypeVersions;
    'rag.restore': RestoreDocumentsResponse;
    'collections.tryExtraction': TryExtractionResponse;
}

export declare interface ApiAnswer<T> {
    data: WithRequestId<T>;
    response: Response;
    requestId: string | undefined;
}

declare class ApiClient extends ApiGroup {
    readonly memory: MemoryApi;
    readonly suggestions: SuggestionsApi;
    readonly records: RecordsApi;
    readonly collections: CollectionsApi;
    readonly entityTypes: EntityTypesApi;
    readonly guidelines: GuidelinesApi;
    readonly multimodal: MultimodalApi;
    readonly models: ModelsApi;
    readonly ai: AiApi;
    readonly chat: ChatApi;
    readonly responses: ResponsesApi;
    readonly agents: AgentsApi;
    readonly rag: RagApi;
    readonly events: EventsApi;
    readonly webhooks: WebhooksApi;
    readonly destinations: DestinationsApi;
    readonly notifications: NotificationsApi;
    readonly gateway: GatewayApi;
    readonly wallet: WalletApi;
    readonly mcps: McpsApi;
    readonly auth: AuthApi;
    readonly account: AccountApi;
    readonly organizations: OrganizationsApi;
    readonly members: MembersApi;
    readonly keys: KeysApi;
    readonly audit: AuditApi;
    readonly analytics: AnalyticsApi;
    readonly admin: AdminApi;
    readonly health: HealthApi;
    smartRecallUnified(body: UnifiedRecallRequest, options?: RequestOptions): ApiPromise<UnifiedRecallResponse>;
    me(options?: RequestOptions): ApiPromise<MeResponse>;
}

declare class ApiGroup {
}

export declare class ApiPromise<T> implements Promise<WithRequestId<T>> {
    get [Symbol.toStringTag](): string;
    withResponse(): Promise<ApiAnswer<T>>;
    asResponse(): Promise<Response>;
    then<Kept = WithRequestId<T>, Caught = never>(onFulfilled?: ((data: WithRequestId<T>) => Kept | PromiseLike<Kept>) | null, onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Kept | Caught>;
    catch<Caught = never>(onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<WithRequestId<T> | Caught>;
    finally(onFinally?: (() => void) | null): Promise<WithRequestId<T>>;
}

export declare interface AppInfo {
    name: string;
    version?: string | undefined;
    url?: string | undefined;
}

export declare type ApplySmartUpdateRequest = {
    items?: number[];
};

export declare type AsOf = string;

export declare interface AttachFileOptions extends Omit<UploadGuidelineAttachmentRequest, 'name' | 'contentBase64'> {
    name?: string;
}

declare class AuditApi extends ApiGroup {
    list(query?: ListAuditQuery, options?: RequestOptions): PagePromise<AuditList>;
}

export declare type AuditEntry = {
    id: string;
    actor: string;
    action: string;
    target: string;
    details: {
        [key: string]: unknown;
    };
    requestId?: string;
    createdAt: Timestamp;
};

export declare type AuditLine = {
    entry?: AuditEntry;
    end?: {
        entries: number;
    };
    error?: {
        [key: string]: unknown;
    };
};

export declare type AuditList = {
    success: Success;
    data: AuditEntry[];
    nextCursor?: string;
};

declare class AuthApi extends ApiGroup {
    register(body: RegisterAgentRequest, options?: RequestOptions): ApiPromise<RegisterAgentResponse>;
    me(options?: RequestOptions): ApiPromise<AgentResponse>;
}

export declare class AuthenticationError extends KeepsakeError {
    get name(): 'AuthenticationError';
}

export declare type BatchMemorizeRequest = {
    records: MemorizeRequest[];
    defaults?: {
        type?: EntityType;
        collectionIds?: string[];
        collectionNames?: string[];
        tags?: Tags;
        sessionId?: string;
        timestamp?: Timestamp;
        metadata?: Metadata;
        searchable?: boolean;
        extract?: boolean | 'later';
        maxProperties?: number;
        minConfidence?: number;
    };
};

export declare type BatchMemorizeResponse = {
    success: Success;
    eventId: string;
};

export declare class BodyTooLargeError extends ValidationError {
    get name(): 'BodyTooLargeError';
}

export declare type BroadcastNotificationRequest = {
    recipientGroup: 'all' | 'admins' | 'owners' | 'members';
    title: NotificationTitle;
    body: NotificationBody;
    priority?: 'normal' | 'urgent';
    actions?: NewNotificationActions;
    dedupeKey?: DedupeKey;
};

export declare type Bulk = {
    memorize: Start<'memorize'>;
    upsert: Start<'upsert'>;
    update: Start<'update'>;
    memorizeConversation: Start<'memorizeConversation'>;
    import: Start<'import'>;
};

export declare interface BulkItem {
    index: number;
    status: 'stored' | 'unchanged' | 'duplicate' | 'failed';
    recordId?: string;
    error?: KeepsakeError;
}

declare interface BulkOperations {
    memorize: {
        item: BatchMemorizeRequest['records'][number];
        defaults: NonNullable<BatchMemorizeRequest['defaults']> | Omit<BatchMemorizeRequest, 'records'>;
    };
    upsert: {
        item: UpsertRequest['records'][number];
        defaults: Omit<UpsertRequest, 'records'>;
    };
    update: {
        item: BulkUpdateRequest['updates'][number];
        defaults: Omit<BulkUpdateRequest, 'updates'>;
    };
    memorizeConversation: {
        item: ConversationRequest['messages'][number];
        defaults: Omit<ConversationRequest, 'messages'>;
    };
    import: {
        item: ImportItem;
        defaults: Record<string, never>;
    };
}

export declare interface BulkOptions<Defaults> extends Omit<RequestOptions, 'idempotencyKey'> {
    concurrency?: number | undefined;
    chunkSize?: number | undefined;
    defaults?: Defaults | undefined;
    runId?: string | undefined;
    onProgress?: ((progress: BulkProgress) => void) | undefined;
    onAnswer?: ((answer: object) => void) | undefined;
}

export declare interface BulkProgress {
    done: number;
    failed: number;
    total?: number;
}

declare class BulkRun implements PromiseLike<BulkSummary>, AsyncIterable<BulkItem> {
    readonly runId: string;
    requestId: string | undefined;
    [Symbol.asyncIterator](): AsyncGenerator<BulkItem, void, undefined>;
    then<Kept = BulkSummary, Caught = never>(onFulfilled?: ((summary: BulkSummary) => Kept | PromiseLike<Kept>) | null, onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Kept | Caught>;
}

export declare interface BulkSummary {
    done: number;
    failed: number;
    unchanged: number;
    runId: string;
}

export declare type BulkUpdateRequest = {
    updates: PropertyUpdate[];
    expectedVersion?: number;
    reason?: string;
};

export declare type BulkUpdateResponse = {
    success: Success;
    data: {
        creditsCharged: number;
        updates: ChangedProperty[];
    };
};

export declare interface Call extends CallKind {
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
    path: string;
    params?: Record<string, string | number>;
    query?: object | undefined;
    body?: object | undefined;
}

declare interface CallKind {
    writes?: boolean;
    auth?: 'internal' | 'none';
}

export declare type CallbackSecretResponse = {
    success: Success;
    data: {
        secret: string;
        createdAt: Timestamp;
    };
};

export declare type CallbackState = {
    status: 'queued' | 'retrying' | 'succeeded' | 'failed';
    error?: string;
};

export declare type CalledFunction = {
    name: string;
    arguments: string;
};

export declare type CancelDeletionRequest = {
    deletionId?: DeletionId;
    recordId?: RecordId;
};

export declare type CancelDeletionResponse = {
    success: Success;
    data: {
        deletionId: string;
        recordId?: RecordId;
        restored: number;
        duplicates: number;
        values?: FollowedValue[];
        eventId?: string;
    };
};

export declare type CapturedWebhookRequest = {
    method?: 'GET' | 'POST';
    query?: string;
    headers: {
        [key: string]: string;
    };
    body_base64: string;
    at?: Timestamp;
};

export declare type ChangedProperty = {
    recordId: RecordId;
    propertyName: string;
    systemName: string;
    collectionId?: string;
    value?: unknown;
    previousValue?: unknown;
    version: number;
    changed: boolean;
};

export declare type Charge = {
    id: string;
    at: string;
    operation: string;
    credits: number;
    keyId: string | null;
    collectionId: string | null;
    model: string | null;
    inputTokens: number | null;
    outputTokens: number | null;
    requestId: string | null;
};

export declare type ChargeListRequest = {
    from?: string;
    to?: string;
    filters?: UsageFilters;
    limit?: number;
    cursor?: string;
};

export declare type ChargeListResponse = {
    success: Success;
    data: Charge[];
    nextCursor?: string;
};

declare class Chat extends ChatApi {
    readonly completions: ChatCompletions;
}

export declare type ChatAnswer = {
    role: 'assistant';
    content: string | null;
    tool_calls?: ChatToolCall[];
};

declare class ChatApi extends ApiGroup {
    readonly completions: ChatCompletionsApi;
}

export declare type ChatChoice = {
    index: 0;
    message: ChatAnswer;
    finish_reason: ChatFinishReason;
};

export declare type ChatChunk = Required<Pick<ChatCompletionChunk, 'id' | 'object' | 'created' | 'model'>> & Pick<ChatCompletionChunk, 'usage'> & {
    choices: (Omit<ChatChunkChoice, 'delta'> & {
        delta: ChatDelta;
    })[];
};

export declare type ChatChunkChoice = {
    index: 0;
    delta: {
        [key: string]: unknown;
    };
    finish_reason: ChatFinishReason | null;
};

export declare type ChatCompletion = {
    success: Success;
    id: string;
    object: 'chat.completion';
    created: number;
    model: string;
    choices: [
        ChatChoice
    ];
    usage: ChatUsage;
};

export declare type ChatCompletionChunk = {
    id?: string;
    object?: 'chat.completion.chunk';
    created?: number;
    model?: string;
    choices?: ChatChunkChoice[];
    usage?: ChatUsage;
    success?: false;
    error?: ChatError;
    message?: string;
};

export declare type ChatCompletionRequest = {
    messages: ChatMessage[];
    model?: ModelId;
    stream?: boolean | null;
    stream_options?: ({
        include_usage?: boolean;
    } & {
        [key: string]: unknown;
    }) | null;
    tools?: ChatTool[] | null;
    tool_choice?: ('auto' | 'none' | 'required') | ({
        type: 'function';
        function: {
            name: string;
        } & {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }) | null;
    response_format?: ({
        type: 'text' | 'json_object' | 'json_schema';
        json_schema?: {
            name?: string;
            schema?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }) | null;
    temperature?: number | null;
    top_p?: number | null;
    max_tokens?: number | null;
    max_completion_tokens?: number | null;
    stop?: string | string[] | null;
    seed?: number | null;
    presence_penalty?: number | null;
    frequency_penalty?: number | null;
    n?: number | null;
    user?: string | null;
    keepsake?: ChatExtension;
} & {
    [key: string]: unknown;
};

declare class ChatCompletions extends ChatCompletionsApi {
    create(body: ChatCompletionRequest & {
        stream: true;
    }, options?: RequestOptions): ChatStream;
    create(body: ChatCompletionRequest & {
        stream?: false | null;
    }, options?: RequestOptions): ApiPromise<ChatCompletion>;
    create(body: ChatCompletionRequest, options?: RequestOptions): ApiPromise<ChatCompletion>;
}

declare class ChatCompletionsApi extends ApiGroup {
    create(body: ChatCompletionRequest, options?: RequestOptions): ApiPromise<ChatCompletion>;
}

export declare interface ChatDelta {
    role?: 'assistant';
    content?: string | null;
    tool_calls?: {
        index: number;
        id?: string;
        type?: 'function';
        function?: {
            name?: string;
            arguments?: string;
        };
    }[];
    [other: string]: unknown;
}

export declare type ChatError = {
    message: string;
    type: string;
    param: string | null;
    code: 'validation_error' | 'model_not_configured' | 'authentication_error' | 'payment_required' | 'permission_error' | 'not_found_error' | 'model_not_found' | 'conflict_error' | 'rate_limit_error' | 'model_budget_exceeded' | 'server_error';
};

export declare type ChatExtension = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    guidelines?: ChatGuidelineChoice;
    guidelineTags?: GuidelineTags;
    guidelineTokens?: GuidelineTokens;
};

export declare type ChatFailure = {
    success: false;
    error: ChatError;
    message: string;
} & {
    [key: string]: unknown;
};

export declare type ChatFinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter';

export declare type ChatGuidelineChoice = ('auto' | 'none') | string[];

export declare type ChatMessage = {
    role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
    content?: string | ChatPart[] | null;
    tool_calls?: ChatToolCall[] | null;
    tool_call_id?: string;
} & {
    [key: string]: unknown;
};

export declare type ChatPart = {
    type: 'text';
    text: string;
} & {
    [key: string]: unknown;
};

declare class ChatStream extends ItemStream<ChatChunk, {
    chunk: ChatChunk;
}> {
    finalText(): Promise<string>;
}

export declare type ChatTool = {
    type: 'function';
    function: {
        name: string;
        description?: string;
        parameters?: {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};

export declare type ChatToolCall = {
    id: string;
    type: 'function';
    function: {
        name: string;
        arguments: string;
    } & {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};

export declare type ChatUsage = {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
};

export declare type ChunkHeadings = string[];

export declare type Citation = {
    documentId: DocumentId;
    title: string;
    projectId: ProjectId;
    page?: number;
    headings: ChunkHeadings;
    start: number;
    end: number;
    text: string;
};

export declare interface ClientTool<Input> {
    description?: string | undefined;
    parameters?: StandardSchema<Input> | JsonSchema | undefined;
    execute(input: Input, context: ToolContext): unknown;
}

export declare type ClientTools<Inputs> = {
    readonly [Name in keyof Inputs]: ClientTool<Inputs[Name]>;
};

export declare type Collection = {
    id: string;
    name: string;
    slug: string;
    description?: string;
    entityType?: string;
    kind: 'properties' | 'workspace';
    properties: PropertyDefinition[];
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type CollectionChanges = {
    fields: FieldChange[];
    added: PropertyDefinition[];
    removed: PropertyDefinition[];
    renamed: {
        systemName: string;
        from: string;
        to: string;
    }[];
    changed: {
        systemName: string;
        name: string;
        fields: FieldChange[];
    }[];
    reordered: boolean;
};

export declare type CollectionHistory = {
    success: Success;
    data: CollectionVersion[];
    nextCursor?: string;
};

export declare type CollectionList = {
    success: Success;
    data: Collection[];
    nextCursor?: string;
};

export declare type CollectionResponse = {
    success: Success;
    data: Collection;
    warnings?: Warnings;
};

export declare type CollectionSnapshot = {
    name: string;
    slug: string;
    description?: string;
    entityType?: string;
    properties: PropertyDefinition[];
};

export declare type CollectionVersion = {
    version: number;
    at: Timestamp;
    actor: string;
    note?: string;
    collection?: CollectionSnapshot;
    changes?: CollectionChanges;
};

declare class CollectionsApi extends ApiGroup {
    list(query?: ListCollectionsQuery, options?: RequestOptions): PagePromise<CollectionList>;
    create(body: CreateCollectionRequest, options?: RequestOptions): ApiPromise<CollectionResponse>;
    reextract(body?: ReextractRequest, options?: RequestOptions): ApiPromise<ReextractCollectionsResponse>;
    createStarter(options?: RequestOptions): ApiPromise<CollectionResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<CollectionResponse>;
    update(id: string, body?: UpdateCollectionRequest, options?: RequestOptions): ApiPromise<UpdateCollectionResponse>;
    delete(id: string, query?: DeleteCollectionQuery, options?: RequestOptions): ApiPromise<DeletedCollectionResponse>;
    history(id: string, query?: GetCollectionHistoryQuery, options?: RequestOptions): PagePromise<CollectionHistory>;
    tryExtraction(body: TryExtractionRequest, options?: RequestOptions): ApiPromise<TryExtractionResponse>;
}

export declare type CompareGuidelineVersionsQuery = {
    from?: number;
    to?: number;
};

export declare type CompletedRun = ResponseRun & {
    text: string;
};

export declare class ConfigurationError extends KeepsakeError {
    get name(): 'ConfigurationError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

export declare type ConfigureSourceRequest = {
    name: SourceName;
    kind?: 'http';
    url: string;
    method?: 'GET' | 'POST';
    headers?: {
        [key: string]: string;
    };
    queryTemplate?: string;
    resultPath: ResultPath;
    contentPath: ContentPath;
    scorePath?: ScorePath;
    timeoutMs?: number;
    enabled?: boolean;
    expectedVersion?: number;
};

export declare class ConflictError extends KeepsakeError {
    get name(): string;
}

export declare class ConnectionError extends KeepsakeError {
    get name(): string;
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

export declare type Content = string;

export declare type ContentPath = string;

export declare type ConversationAccepted = {
    success: Success;
    eventId: string;
    sessionId: string;
};

export declare type ConversationMessage = {
    role?: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function' | 'data';
    speaker?: string;
    name?: string;
    occurrence?: number;
    content?: string | ConversationPart[] | null;
    parts?: ConversationPart[];
    timestamp?: string;
} & {
    [key: string]: unknown;
};

export declare type ConversationPart = {
    type: string;
    text?: string;
} & {
    [key: string]: unknown;
};

export declare type ConversationProperty = {
    index: number;
    memoryId: MemoryId;
    propertyName: string;
    value: unknown;
    stored: boolean;
    reason?: 'low_confidence' | 'caller_value_kept' | 'older_than_current' | 'unchanged' | 'list_full' | 'review_required';
    current?: CurrentValue;
    previousValue?: unknown;
    collectionId: string;
    confidence: number;
    doubt?: Doubt;
    evidence: Evidence;
    engine: 'offline' | 'model';
};

export declare type ConversationRequest = {
    messages: ConversationMessage[];
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    sessionId?: string;
    timestamp?: string;
    collectionIds?: string[];
    collectionNames?: string[];
    tags?: Tags;
    metadata?: Metadata;
    extract?: boolean;
    extractionPrompt?: string;
    minConfidence?: number;
} & ({
    recordId: RecordId;
} | {
    email: Email;
} | {
    websiteUrl: WebsiteUrl;
} | {
    phoneNumber: PhoneNumber;
} | {
    customKeyName: CustomKeyName;
});

export declare type ConversationStored = {
    success: Success;
    data: {
        creditsCharged: number;
        recordId: RecordId;
        sessionId: string;
        turns: ConversationTurn[];
        properties: ConversationProperty[];
    };
    warnings?: Warnings;
};

export declare type ConversationTurn = {
    index: number;
    memoryId?: MemoryId;
    duplicate?: boolean;
    skipped?: 'no_text' | 'not_spoken';
};

export declare type CreateAgentRequest = {
    name: string;
    description?: string;
    instructions: string;
    expectedInputs?: AgentInput[];
    tools?: FunctionTool[];
    mcps?: McpServerReferences;
    guidelineIds?: string[];
    guidelines?: 'auto' | 'none';
    guidelineTags?: GuidelineTags;
    guidelineTokens?: GuidelineTokens;
    model?: ModelId;
};

export declare type CreateApiKeyRequest = {
    name: string;
    role?: Role;
    scopes?: Permission[];
    livemode?: boolean;
    expiresAt?: Timestamp;
};

export declare type CreateCollectionRequest = {
    name: string;
    slug?: string;
    description?: string;
    entityType?: EntityType;
    kind?: 'properties' | 'workspace';
    properties?: PropertyDefinitionInput[];
    takeValues?: boolean;
};

export declare type CreateDestinationRequest = {
    name: DestinationName;
    url: WebhookUrl;
    events: WebhookEventPatterns;
    enabled?: boolean;
    auth?: DestinationAuth;
    filter?: WebhookFilter;
    headers?: WebhookHeaders;
    format?: WebhookFormat;
    signature?: WebhookSignature;
};

export declare type CreateDestinationResponse = {
    success: Success;
    data: Destination;
    secret: string;
    warning?: string;
};

export declare type CreateEntityTypeRequest = {
    name: EntityTypeName;
    slug?: EntityTypeSlug;
    description?: string;
    identityKeys?: IdentityKeyNames;
};

export declare type CreateGuidelineRequest = {
    name: string;
    value: string;
    description?: string;
    tags?: string[];
    alwaysOn?: boolean;
    triggerKeywords?: string[];
};

export declare type CreateKeyRequest = {
    name: string;
    role?: Role;
    scopes?: Permission[];
    livemode?: boolean;
    expiresAt?: Timestamp;
};

export declare type CreateKeyResponse = {
    success: Success;
    data: {
        id: string;
        memberId: string;
        name: string;
        role: Role;
        scopes: string[];
        livemode: boolean;
        prefix: string;
        last4: string;
        createdAt: Timestamp;
        expiresAt?: Timestamp;
        apiKey: string;
    };
};

export declare type CreateMcpServerRequest = {
    name: McpServerName;
    slug?: string;
    url: McpServerUrl;
    transport?: 'http';
    headers?: McpServerHeaders;
    enabled?: boolean;
};

export declare type CreateOrganizationRequest = {
    name: OrganizationName;
};

export declare type CreateResponseRequest = {
    steps?: ResponseStepInput[];
    messages?: ResponseMessage[];
    tools?: FunctionTool[];
    mcps?: McpServerReferences;
    memory?: ResponseMemory;
    guidelines?: ResponseGuidelines;
    guidelineTags?: GuidelineTags;
    guidelineTokens?: GuidelineTokens;
    outputs?: ResponseOutputInput[];
    memorize?: boolean;
    model?: ModelId;
    temperature?: number;
    maxTokens?: number;
    previousResponseId?: string;
    toolOutputs?: ToolOutput[];
} & ({
    steps: ResponseStepInput[];
    messages?: never;
    previousResponseId?: never;
} | {
    messages: ResponseMessage[];
    steps?: never;
    previousResponseId?: never;
} | {
    previousResponseId: string;
    steps?: never;
    messages?: never;
});

export declare type CreateWebhookCustomerRequest = {
    uid: WebhookCustomerUid;
    name?: WebhookCustomerName;
    metadata?: WebhookMetadata;
};

export declare type CreateWebhookEventTypeRequest = {
    type: WebhookEventType;
    description?: string;
    schema: WebhookEventSchema;
    example: WebhookEventExample;
    payload_rules?: WebhookPayloadRules;
    validate_only?: boolean;
};

export declare type CreateWebhookPortalLinkRequest = {
    customer: WebhookCustomerUid;
    expiresIn?: number;
    accessExpiresIn?: number;
};

export declare type CreateWebhookRequest = {
    url: WebhookUrl;
    events: WebhookEventPatterns;
    description?: string;
    auth?: WebhookAuth;
    secret?: WebhookOwnSecret;
    format?: WebhookFormat;
    signature?: WebhookSignature;
    customer?: WebhookCustomerUid;
    uid?: WebhookUid;
    metadata?: WebhookMetadata;
    filter?: WebhookFilter;
    rate_limit?: WebhookRateLimit;
    max_event_age_seconds?: WebhookMaxEventAge;
    ordered?: WebhookOrdered;
    headers?: WebhookHeaders;
    ed25519?: WebhookEd25519;
    guarantee?: WebhookGuarantee;
    timeout_ms?: WebhookTimeout;
};

export declare type CreateWebhookResponse = {
    success: Success;
    data: Webhook;
    ping: WebhookPing;
    warning?: string;
};

export declare type CreateWebhookSourceRequest = {
    name: WebhookSourceName;
    description?: WebhookSourceDescription;
    scheme: WebhookSourceScheme;
    signature?: WebhookSourceSignature;
    secret?: WebhookSourceSecret;
    allow_unsigned?: boolean;
    verify_token?: WebhookSourceVerifyToken;
    tolerance_seconds?: WebhookSourceTolerance;
    split?: WebhookSourceSplit;
    types?: WebhookSourceTypes;
    routes?: WebhookSourceRoutes;
    mapping?: WebhookSourceMapping;
    dedupe?: WebhookSourceDedupe;
    forward_url?: WebhookSourceForwardUrl;
    enabled?: boolean;
};

export declare type CreatedOrganizationResponse = {
    success: Success;
    data: {
        id: string;
        name: string;
        plan: PlanName;
        livemode: boolean;
        createdAt: Timestamp;
        ownerId: string;
        apiKey: string;
    };
};

declare interface CredentialLookup {
    secretKey?: string | undefined;
    profile?: string | undefined;
    baseUrl?: string | undefined;
    envFile?: string | undefined;
    env?: Record<string, string | undefined> | undefined;
}

declare type CredentialSource = 'option' | 'profile' | 'API_KEY' | 'env-file' | 'KEEPSAKE_API_KEY' | 'default-profile';

declare interface Credentials {
    baseUrl: string;
    envFile?: string;
    warning?: string;
    found?: {
        secretKey: string;
        source: CredentialSource;
        origin: string;
        refusal?: string;
    };
}

export declare type CreditReportResponse = {
    success: Success;
    data: {
        from: string;
        to: string;
        granularity: 'hour' | 'day' | 'month';
        groupBy: 'operation' | 'key' | 'collection' | 'model' | 'day';
        totals: UsageFigures;
        previous: PreviousFigures;
        imported?: ImportedFigures;
        series: UsageStep[];
        groups: UsageGroup[];
        balance: {
            available: number;
            held: number;
        };
    };
};

export declare type Criterion = {
    name: string;
    description?: string;
    contains?: string[];
    excludes?: string[];
    minWords?: number;
    maxWords?: number;
};

export declare type CriterionScore = {
    name: string;
    status: 'scored' | 'not_evaluated';
    score?: number;
    reason: string;
};

export declare type CurrentValue = {
    value: unknown;
    version: number;
    source: string;
};

export declare type CustomKeyName = string;

export declare type CustomKeyValue = string;

declare const DEFAULT_BASE_URL = 'http://127.0.0.1:7411';

export declare type DateRange = {
    min?: string;
    max?: string;
};

export declare type DedupeKey = string;

export declare type DeleteCollectionQuery = {
    cascade?: boolean;
};

export declare type DeleteDestinationResponse = {
    success: Success;
    data: {
        id: string;
        deleted: true;
        waitingDeliveries: number;
        deadLetters: number;
    };
};

export declare type DeleteDocumentsRequest = {
    project?: ProjectName;
    projectId?: ProjectId;
    documentIds: DocumentId[];
};

export declare type DeleteDocumentsResponse = {
    success: Success;
    deleted: number;
    notFound: DocumentId[];
};

export declare type DeleteExternalSourceResponse = {
    success: Success;
    data: {
        id: string;
        name: SourceName;
        deleted: true;
    };
};

export declare type DeleteKeysRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    keys: IdentityKey[];
};

export declare type DeleteMemoriesRequest = {
    memoryIds?: MemoryId[];
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    tags?: Tags;
    since?: Timestamp;
    until?: Timestamp;
    sessionId?: string;
};

export declare type DeleteProjectRequest = {
    project?: ProjectName;
    projectId?: ProjectId;
};

export declare type DeleteProjectResponse = {
    success: Success;
    data: {
        id: ProjectId;
        name: string;
        documentCount: number;
    };
};

export declare type DeleteRecordRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
};

export declare type DeleteWebhookCustomerResponse = {
    success: Success;
    data: {
        uid: string;
        deleted: true;
        subscriptions: number;
    };
};

export declare type DeleteWebhookEventTypeResponse = {
    success: Success;
    data: {
        type: string;
        deleted: true;
    };
};

export declare type DeleteWebhookResponse = {
    success: Success;
    data: {
        id: string;
        deleted: true;
        waiting_deliveries: number;
        dead_letters: number;
    };
};

export declare type DeleteWebhookSourceResponse = {
    success: Success;
    data: {
        id: string;
        deleted: true;
    };
};

export declare type DeletedAgent = {
    id: string;
    version: number;
};

export declare type DeletedAgentResponse = {
    success: Success;
    data: DeletedAgent;
};

export declare type DeletedCollectionResponse = {
    success: Success;
    data: {
        id: string;
        values: number;
        notes: number;
    };
    eventId?: string;
};

export declare type DeletedGuidelineAttachment = {
    id: string;
    guidelineId: string;
};

export declare type DeletedGuidelineAttachmentResponse = {
    success: Success;
    data: DeletedGuidelineAttachment;
};

export declare type DeletedGuidelineResponse = {
    success: Success;
    data: {
        id: string;
        version: number;
    };
};

export declare type DeletedMcpServer = {
    id: string;
    slug: string;
};

export declare type DeletedMcpServerResponse = {
    success: Success;
    data: DeletedMcpServer;
};

export declare type DeletedMediaResponse = {
    success: Success;
    data: {
        id: string;
    };
};

export declare type Deletion = {
    deletionId: DeletionId;
    kind: 'memories' | 'record';
    status: DeletionStatus;
    recordId?: string;
    displayName?: DisplayName;
    deletedBy: string;
    keys?: IdentityKey[];
    memories: number;
    properties: number;
    deletedAt: Timestamp;
    recoverableUntil: Timestamp;
};

export declare type DeletionId = string;

export declare type DeletionList = {
    success: Success;
    data: Deletion[];
    nextCursor?: string;
};

export declare type DeletionResponse = {
    success: Success;
    data: {
        deletionId?: string;
        recordId?: RecordId;
        deleted: number;
        properties?: number;
        values?: FollowedValue[];
        notFound?: string[];
        recoverableUntil?: Timestamp;
        eventId?: string;
    };
};

export declare type DeletionStatus = 'deleting' | 'pending' | 'restoring' | 'cancelled' | 'purged';

export declare type DeliveryBody = string | Uint8Array | ArrayBuffer;

export declare type DeliveryHeaders = Headers | Record<string, string | string[] | undefined>;

export declare type Destination = {
    id: string;
    name: string;
    url: string;
    events: string[];
    filter: string | null;
    enabled: boolean;
    disabledReason: WebhookDisabledReason | null;
    auth: WebhookAuthSummary;
    headerNames: string[];
    format: WebhookFormat;
    signature: WebhookSignature | null;
    secretState?: SecretState;
    circuitState: WebhookCircuitState;
    failureCount: number;
    lastFailure: DestinationFailure | null;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type DestinationAttempt = {
    number: number;
    at: string;
    outcome: 'succeeded' | 'failed';
    responseCode: number | null;
    error: string | null;
    durationMs: number;
};

export declare type DestinationAuth = {
    type: WebhookAuthType;
    token?: string;
    username?: string;
    password?: string;
    tokenUrl?: string;
    clientId?: string;
    clientSecret?: string;
    scope?: string;
    audience?: string;
    certificate?: string;
    privateKey?: string;
    caCertificate?: string;
};

export declare type DestinationDelivery = {
    id: string;
    eventId: string;
    traceId: WebhookTraceId;
    eventType: string;
    status: WebhookDeliveryStatus;
    nextRetryAt: string | null;
    responseBodyPreview: string | null;
    createdAt: Timestamp;
    finishedAt: string | null;
    attempts: DestinationAttempt[];
};

export declare type DestinationDeliveryList = {
    success: Success;
    data: DestinationDelivery[];
    nextCursor?: string;
};

export declare type DestinationFailure = {
    eventId: string;
    eventType: string;
    error: string;
    at: Timestamp;
};

export declare type DestinationList = {
    success: Success;
    data: Destination[];
    nextCursor?: string;
};

export declare type DestinationLog = {
    id: string;
    action: string;
    actor: string;
    details: {
        [key: string]: unknown;
    };
    requestId?: string;
    createdAt: Timestamp;
};

export declare type DestinationLogList = {
    success: Success;
    data: DestinationLog[];
    nextCursor?: string;
};

export declare type DestinationName = string;

export declare type DestinationResponse = {
    success: Success;
    data: Destination;
    warning?: string;
};

export declare type DestinationTestResponse = {
    success: Success;
    data: {
        deliveryId: string;
        eventId: string;
        succeeded: boolean;
        steps: DestinationTestStep[];
        responseCode: number | null;
        responseBodyPreview: string | null;
        error: string | null;
        durationMs: number;
    };
};

export declare type DestinationTestStep = {
    name: 'resolve' | 'allow' | 'connect' | 'tls' | 'respond';
    status: 'passed' | 'failed' | 'skipped';
    detail: string;
    durationMs: number;
};

declare class DestinationsApi extends ApiGroup {
    list(query?: ListDestinationsQuery, options?: RequestOptions): PagePromise<DestinationList>;
    create(body: CreateDestinationRequest, options?: RequestOptions): ApiPromise<CreateDestinationResponse>;
    update(id: string, body?: UpdateDestinationRequest, options?: RequestOptions): ApiPromise<DestinationResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeleteDestinationResponse>;
    test(id: string, options?: RequestOptions): ApiPromise<DestinationTestResponse>;
    getLogs(id: string, query?: ListDestinationLogsQuery, options?: RequestOptions): PagePromise<DestinationLogList>;
    deliveryLogs(id: string, query?: ListDestinationDeliveryLogsQuery, options?: RequestOptions): PagePromise<DestinationDeliveryList>;
}

export declare type DigestMemory = {
    id: MemoryId;
    content: string;
    timestamp: Timestamp;
    speaker?: string;
    actionId?: string;
    supersededBy?: SupersedingValue[];
};

export declare type DigestRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    ifUnknown?: IfUnknown;
    tokenBudget?: number;
    includeProfile?: boolean;
    includeProperties?: boolean;
    includeMemories?: boolean;
    actionId?: InWorkspace;
    focus?: string;
    asOf?: AsOf;
};

export declare type DigestResponse = {
    success: Success;
    digest: string;
    profile?: RecordProfile;
    properties: PropertyValue[];
    memories: DigestMemory[];
    tokenEstimate: number;
};

export declare type DismissSuggestionsRequest = {
    ids?: SuggestionIds;
    filter?: SuggestionFilter;
};

export declare type DisplayName = string;

export declare type Dispute = {
    value: unknown;
    memoryId: MemoryId;
    timestamp: string;
    evidence: Evidence;
    confidence: number;
    suggestionId: SuggestionId;
};

export declare type DocumentFilters = {
    documentIds?: DocumentId[];
    mimeTypes?: DocumentType[];
    metadata?: MetadataFilter;
};

export declare type DocumentId = string;

export declare type DocumentType = 'text' | 'markdown' | 'html' | 'csv' | 'pdf' | 'docx' | 'xlsx' | 'pptx';

export declare type Doubt = 'asked, not stated' | 'denied' | 'supposed, not stated' | 'wished, not stated' | 'planned, not done' | 'almost happened' | 'not meant seriously' | 'demanded or proposed, not agreed' | 'an example or a draft' | 'said in general' | 'no longer the case' | 'not certain' | 'a limit or a range' | 'said by the assistant, not confirmed' | 'said by somebody else about themselves' | 'quoted or forwarded' | 'in a signature or a disclaimer' | 'about somebody or something else' | 'does not answer the question' | 'corrected later' | 'hardly possible' | 'far from the stored value' | 'for another period' | 'no word of what the property is about';

export declare type Email = string;

declare interface Endings {
    end: undefined;
    error: KeepsakeError;
    abort: AbortError;
}

export declare type EnrichMemoryRequest = {
    email?: Email;
    websiteUrl?: WebsiteUrl;
    recordId?: RecordId;
    type?: EntityType;
    collectionId?: string;
    name?: string;
    organizationName?: string;
    domain?: string;
    linkedinUrl?: string;
};

export declare type EnrichMemoryResponse = {
    success: Success;
    data: {
        matched: boolean;
        recordId?: string;
        creditsCharged: number;
        properties: EnrichedProperty[];
    };
};

export declare type EnrichedProperty = {
    propertyName: string;
    value: unknown;
    evidence: {
        provider: string;
        kind: 'person' | 'organization';
        id: string;
        field: string;
    };
};

export declare type EntityType = string;

export declare type EntityTypeDetails = {
    id: string;
    name: string;
    slug: string;
    description?: string;
    identityKeys: string[];
    archivedAt?: Timestamp;
    recordCount: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type EntityTypeList = {
    success: Success;
    data: EntityTypeDetails[];
    nextCursor?: string;
};

export declare type EntityTypeName = string;

export declare type EntityTypeResponse = {
    success: Success;
    data: EntityTypeDetails;
};

export declare type EntityTypeSlug = string;

declare class EntityTypesApi extends ApiGroup {
    list(query?: ListEntityTypesQuery, options?: RequestOptions): PagePromise<EntityTypeList>;
    create(body: CreateEntityTypeRequest, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    update(id: string, body?: UpdateEntityTypeRequest, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    archive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    unarchive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
}

declare interface Envelope<Type, Subject> extends Omit<WebhookEvent, 'type' | 'data'> {
    type: Type;
    data: Omit<WebhookEvent['data'], 'object'> & {
        object: Subject;
    };
}

export declare type ErasedPersonResponse = {
    success: Success;
    data: {
        id: string;
        suppressions: number;
    };
};

export declare type ErrorDetail = {
    path: string;
    message: string;
};

declare interface ErrorFacts {
    code: string;
    status?: number | undefined;
    requestId?: string | undefined;
    retryAfterSeconds?: number | undefined;
    headers?: Headers | undefined;
    body?: Record<string, unknown> | undefined;
    cause?: unknown;
}

export declare type EstimateChargeRequest = {
    operation: 'searchPeople' | 'matchPerson' | 'bulkMatchPeople' | 'getGatewayOrganization' | 'bulkMatchOrganizations' | 'searchOrganizations' | 'searchNews' | 'enrichMemory';
    requests?: number;
};

export declare type EstimateChargeResponse = {
    success: Success;
    data: {
        operation: string;
        requests: number;
        price: string;
        total: string;
        balance: string;
        currency: 'USD';
        isCovered: boolean;
    };
};

export declare type EvaluateInput = {
    criteria: string | (string | Criterion)[];
    serverSide?: boolean;
};

export declare type Evaluation = {
    score?: number;
    criteria: CriterionScore[];
    mode: 'server' | 'inline';
};

export declare type Event = {
    id: string;
    type: string;
    status: EventStatus;
    progress: {
        done: number;
        total: number;
        failed: number;
    };
    createdAt: Timestamp;
    startedAt?: Timestamp;
    finishedAt?: Timestamp;
    result?: {
        [key: string]: unknown;
    };
    error?: string;
};

export declare type EventDetails = {
    success: Success;
    data: EventItem[];
    nextCursor?: string;
};

export declare type EventItem = {
    index: number;
    outcome: 'pending' | 'succeeded' | 'failed';
    result?: {
        [key: string]: unknown;
    };
    error?: Failure;
};

export declare type EventList = {
    success: Success;
    data: Event[];
    nextCursor?: string;
};

export declare type EventResponse = {
    success: Success;
    data: Event;
};

export declare type EventStatus = 'queued' | 'processing' | 'completed' | 'partial' | 'failed' | 'cancelled';

declare class Events extends EventsApi {
    wait(id: string, { onProgress, signal, timeout }?: WaitOptions): Promise<Event>;
}

declare class EventsApi extends ApiGroup {
    list(query?: ListEventsQuery, options?: RequestOptions): PagePromise<EventList>;
    get(id: string, options?: RequestOptions): ApiPromise<EventResponse>;
    details(id: string, query?: GetEventDetailsQuery, options?: RequestOptions): PagePromise<EventDetails>;
    cancel(id: string, options?: RequestOptions): ApiPromise<EventResponse>;
}

export declare type Evidence = {
    start: number;
    end: number;
    text: string;
};

export declare type EvidencePassage = {
    start: number;
    text: string;
};

export declare type ExchangeWebhookPortalLinkRequest = {
    code: string;
};

export declare type ExecutedAction = {
    notificationId: string;
    actionId: string;
    type: ActionType;
    url?: string;
    executedAt: Timestamp;
    executedBy: string;
    alreadyExecuted: boolean;
    callback?: CallbackState;
};

export declare type ExecutedActionResponse = {
    success: Success;
    data: ExecutedAction;
};

export declare type ExpectedVersion = number;

export declare type ExportEnd = {
    records: number;
    memories: number;
};

export declare type ExportLine = {
    record?: PortableRecord;
    memory?: PortableMemory;
    usage?: PortableUsage;
    end?: ExportEnd;
    error?: {
        [key: string]: unknown;
    };
};

export declare type ExportPersonRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
};

export declare type ExportRequest = {
    groups?: FilterGroups;
    logic?: 'and' | 'or';
    filterByProperty?: PropertyFilter;
    type?: EntityType;
    includeUsage?: boolean;
    after?: {
        recordId: RecordId;
        memoryId?: MemoryId;
        timestamp?: Timestamp;
    };
};

export declare type ExportWebhookDeadLettersQuery = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

export declare type ExternalResult = {
    origin: 'external' | 'project';
    source: string;
    content: string;
    score: number;
    sourceScore?: number;
    document?: {
        documentId: DocumentId;
        title: string;
        projectId: ProjectId;
        start: number;
        end: number;
        page?: number;
        headings: ChunkHeadings;
        metadata: Metadata;
    };
};

export declare type ExternalSearchRequest = {
    query: string;
    limit?: number;
    sources?: SourceName[];
    includeProjects?: boolean;
    project?: ProjectName;
    projectId?: ProjectId;
};

export declare type ExternalSearchResponse = {
    success: Success;
    results: ExternalResult[];
    sources: SourceReport[];
    warnings?: Warnings;
};

export declare type ExternalSource = {
    id: string;
    name: SourceName;
    kind: 'http';
    url: string;
    method: 'GET' | 'POST';
    headerNames: string[];
    secretState?: SecretState;
    queryTemplate: string;
    resultPath: ResultPath;
    contentPath: ContentPath;
    scorePath?: ScorePath;
    timeoutMs: number;
    enabled: boolean;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type ExternalSourceList = {
    success: Success;
    data: ExternalSource[];
    nextCursor?: string;
};

export declare type ExternalSourceResponse = {
    success: Success;
    data: ExternalSource;
};

export declare type ExternalTestRequest = {
    name: SourceName;
    query?: string;
};

export declare type ExternalTestResponse = {
    success: Success;
    data: {
        ok: boolean;
        steps: TestStep[];
        sample: {
            content: string;
            score?: number;
        }[];
    };
};

export declare type ExtractedProperty = {
    propertyName: string;
    value: unknown;
    stored: boolean;
    reason?: 'low_confidence' | 'caller_value_kept' | 'older_than_current' | 'unchanged' | 'list_full' | 'review_required';
    current?: CurrentValue;
    previousValue?: unknown;
    collectionId: string;
    confidence: number;
    doubt?: Doubt;
    evidence: Evidence;
    engine: 'offline' | 'model';
};

export declare type FailedResponse = Pick<ResponseRun, 'id' | 'status' | 'steps' | 'outputs'> & Partial<ResponseRun>;

export declare type Failure = {
    success: false;
    error: 'validation_error' | 'model_not_configured' | 'authentication_error' | 'payment_required' | 'permission_error' | 'not_found_error' | 'conflict_error' | 'rate_limit_error' | 'server_error';
    message: string;
    details?: ErrorDetail[];
    provider?: {
        status: number;
        message?: string;
    };
} & {
    [key: string]: unknown;
};

declare type FakeAnswers = {
    [Name in keyof Answers]?: Answers[Name] | ((request: FakeRequest) => Answers[Name] | Response | Promise<Answers[Name] | Response>);
};

declare interface FakeCall {
    operation: keyof Answers;
    body: unknown;
}

declare class FakeKeepsake extends Keepsake {
    readonly calls: FakeCall[];
    constructor({ answers }?: FakeOptions);
}

declare interface FakeOptions {
    answers?: FakeAnswers;
}

declare interface FakeRequest extends FakeCall {
    params: Record<string, string>;
    query: Record<string, string>;
    headers: Headers;
}

export declare type FieldChange = {
    field: string;
    from?: unknown;
    to?: unknown;
};

export declare type FileSource = string | Blob | Uint8Array | ArrayBuffer | NodeReadable | ReadableStream<Uint8Array>;

export declare type FilterByPropertyRequest = {
    conditions: PropertyCondition[];
    logic?: 'and' | 'or';
    type?: EntityType;
    limit?: number;
    cursor?: string;
};

export declare type FilterByPropertyResponse = {
    success: Success;
    data: FilteredRecord[];
    nextCursor?: string;
};

export declare type FilterGroups = PropertyFilter[];

export declare type FilteredRecord = {
    recordId: RecordId;
    displayName?: DisplayName;
    type: string;
    keys: IdentityKey[];
    properties: {
        [key: string]: unknown;
    };
    matched?: MatchedValues;
};

export declare type FollowedValue = {
    recordId: RecordId;
    propertyName: string;
    systemName: string;
    collectionId?: string;
    value?: unknown;
    previousValue?: unknown;
};

export declare type FunctionCall = {
    id: string;
    type: 'function';
    function: CalledFunction;
};

export declare type FunctionDefinition = {
    name: string;
    description?: string;
    parameters?: {
        [key: string]: unknown;
    };
    strict?: boolean;
};

export declare type FunctionTool = {
    type: 'function';
    function: FunctionDefinition;
};

declare class GatewayApi extends ApiGroup {
    readonly people: GatewayPeopleApi;
    readonly organizations: GatewayOrganizationsApi;
    readonly news: GatewayNewsApi;
    readonly suppressions: GatewaySuppressionsApi;
    readonly phoneDeliveries: GatewayPhoneDeliveriesApi;
    import(body: GatewayImportRequest, options?: RequestOptions): ApiPromise<GatewayImportResponse>;
    getSigningSecret(options?: RequestOptions): ApiPromise<SigningSecretResponse>;
}

export declare type GatewayImportRequest = {
    kind: 'people' | 'organizations' | 'news';
    records: {
        [key: string]: unknown;
    }[];
    fields?: string[];
};

export declare type GatewayImportResponse = {
    success: Success;
    eventId: string;
};

declare class GatewayNewsApi extends ApiGroup {
    search(body?: NewsSearchRequest, options?: RequestOptions): ApiPromise<NewsSearchResponse>;
}

export declare type GatewayOrganizationResponse = {
    success: Success;
    organization: ProviderOrganization;
} & {
    [key: string]: unknown;
};

declare class GatewayOrganizationsApi extends ApiGroup {
    get(id: string, options?: RequestOptions): ApiPromise<GatewayOrganizationResponse>;
    bulkMatch(body?: OrganizationsBulkMatchRequest, options?: RequestOptions): ApiPromise<OrganizationsBulkMatchResponse>;
    search(body?: OrganizationsSearchRequest, options?: RequestOptions): ApiPromise<OrganizationsSearchResponse>;
}

declare class GatewayPeopleApi extends ApiGroup {
    search(body?: PeopleSearchRequest, options?: RequestOptions): ApiPromise<PeopleSearchResponse>;
    match(body?: PersonMatchRequest, options?: RequestOptions): ApiPromise<PersonMatchResponse>;
    bulkMatch(body: PeopleBulkMatchRequest, options?: RequestOptions): ApiPromise<PeopleBulkMatchResponse>;
    erase(id: string, options?: RequestOptions): ApiPromise<ErasedPersonResponse>;
}

declare class GatewayPhoneDeliveriesApi extends ApiGroup {
    list(query?: ListPhoneDeliveriesQuery, options?: RequestOptions): PagePromise<PhoneDeliveryList>;
    retry(id: string, options?: RequestOptions): ApiPromise<PhoneDeliveryResponse>;
}

declare class GatewaySuppressionsApi extends ApiGroup {
    list(query?: ListSuppressionsQuery, options?: RequestOptions): PagePromise<SuppressionList>;
    add(body?: AddSuppressionsRequest, options?: RequestOptions): ApiPromise<AddedSuppressionsResponse>;
    remove(id: string, options?: RequestOptions): ApiPromise<RemovedSuppressionResponse>;
}

export declare type GetAgentDefinitionQuery = {
    version?: number;
};

export declare type GetCollectionHistoryQuery = {
    limit?: number;
    cursor?: string;
    mode?: 'full' | 'diff';
};

export declare type GetEventDetailsQuery = {
    limit?: number;
    cursor?: string;
    outcome?: 'pending' | 'succeeded' | 'failed';
};

export declare type GetGuidelineSectionQuery = {
    slug?: SectionSlug;
    header?: SectionHeader;
};

export declare type GetWebhookMetricsQuery = {
    hours?: number;
};

export declare type GetWebhookStatisticsQuery = {
    subscription_id?: string;
    customer?: WebhookCustomerUid;
    hours?: number;
};

export declare type GrantCreditsRequest = {
    credits?: number;
    usd?: string;
    refundOf?: string;
    livemode?: boolean;
    reason?: string;
};

export declare type Guideline = {
    id: string;
    name: string;
    description?: string;
    tags: string[];
    alwaysOn: boolean;
    triggerKeywords: string[];
    characters: number;
    tokens: number;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type GuidelineAttachment = {
    id: string;
    guidelineId: string;
    name: string;
    type: 'script' | 'template' | 'reference' | 'config' | 'data' | 'schema' | 'prompt' | 'image';
    description?: string;
    mimeType: string;
    size: number;
    sha256: string;
    actor: string;
    createdAt: Timestamp;
};

export declare type GuidelineAttachmentContent = {
    id: string;
    guidelineId: string;
    name: string;
    type: 'script' | 'template' | 'reference' | 'config' | 'data' | 'schema' | 'prompt' | 'image';
    description?: string;
    mimeType: string;
    size: number;
    sha256: string;
    actor: string;
    createdAt: Timestamp;
    text?: string;
    contentBase64?: string;
};

export declare type GuidelineAttachmentContentResponse = {
    success: Success;
    data: GuidelineAttachmentContent;
};

export declare type GuidelineAttachmentList = {
    success: Success;
    data: GuidelineAttachment[];
    nextCursor?: string;
};

export declare type GuidelineAttachmentResponse = {
    success: Success;
    data: GuidelineAttachment;
};

export declare type GuidelineCase = {
    message: string;
    expect?: string[];
    reject?: string[];
} & ({
    expect: string[];
} | {
    reject: string[];
});

export declare type GuidelineCaseResult = {
    message: string;
    passed: boolean;
    missing: string[];
    unexpected: string[];
    selected: TestedGuideline[];
};

export declare type GuidelineChoice = ('auto' | 'none') | string[];

export declare type GuidelineDiff = {
    id: string;
    from: number;
    to: number;
    diff: string;
    addedLines: number;
    removedLines: number;
    fields: ('name' | 'description' | 'tags' | 'alwaysOn' | 'triggerKeywords')[];
};

export declare type GuidelineDiffResponse = {
    success: Success;
    data: GuidelineDiff;
};

export declare type GuidelineDocument = {
    id: string;
    name: string;
    description?: string;
    tags: string[];
    alwaysOn: boolean;
    triggerKeywords: string[];
    characters: number;
    tokens: number;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
    value: string;
};

export declare type GuidelineDocumentResponse = {
    success: Success;
    data: GuidelineDocument;
};

export declare type GuidelineDraft = {
    id?: string;
    name: string;
    value: string;
    description?: string;
    tags?: string[];
    alwaysOn?: boolean;
    triggerKeywords?: string[];
};

export declare type GuidelineList = {
    success: Success;
    data: Guideline[];
    nextCursor?: string;
};

export declare type GuidelineReason = {
    by: 'requested' | 'always_on' | 'keyword' | 'name' | 'words' | 'meaning' | 'model';
    words?: string[];
    section?: string;
    text?: string;
};

export declare type GuidelineResponse = {
    success: Success;
    data: Guideline;
};

export declare type GuidelineSection = {
    slug: string;
    title: string;
    depth: number;
    start: number;
    end: number;
    characters: number;
    tokens: number;
    hash: string;
    children: GuidelineSection[];
};

export declare type GuidelineSectionResponse = {
    success: Success;
    data: GuidelineSectionText;
};

export declare type GuidelineSectionText = {
    id: string;
    version: number;
    slug: string;
    title: string;
    depth: number;
    start: number;
    end: number;
    characters: number;
    tokens: number;
    hash: string;
    content: string;
};

export declare type GuidelineStructure = {
    id: string;
    version: number;
    characters: number;
    tokens: number;
    sections: GuidelineSection[];
};

export declare type GuidelineStructureResponse = {
    success: Success;
    data: GuidelineStructure;
};

export declare type GuidelineTags = string[];

export declare type GuidelineTest = {
    passed: boolean;
    failed: number;
    results: GuidelineCaseResult[];
    creditsCharged: number;
};

export declare type GuidelineTokens = number;

export declare type GuidelineVersion = {
    version: number;
    name: string;
    characters: number;
    at: Timestamp;
    actor: string;
    note?: string;
};

export declare type GuidelineVersionDocument = {
    version: number;
    name: string;
    characters: number;
    at: Timestamp;
    actor: string;
    note?: string;
    description?: string;
    tags: string[];
    alwaysOn: boolean;
    triggerKeywords: string[];
    value: string;
};

export declare type GuidelineVersionList = {
    success: Success;
    data: GuidelineVersion[];
    nextCursor?: string;
};

export declare type GuidelineVersionResponse = {
    success: Success;
    data: GuidelineVersionDocument;
};

declare class Guidelines extends GuidelinesApi {
    attachFile(id: string, file: FileSource, fields?: AttachFileOptions, options?: RequestOptions & UploadOptions): Promise<GuidelineAttachmentResponse>;
    downloadAttachment(id: string, attId: string, options?: RequestOptions): Promise<Response>;
}

declare class GuidelinesApi extends ApiGroup {
    list(query?: ListGuidelinesQuery, options?: RequestOptions): PagePromise<GuidelineList>;
    create(body: CreateGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse>;
    test(body: TestGuidelinesRequest, options?: RequestOptions): ApiPromise<TestGuidelinesResponse>;
    getStructure(id: string, options?: RequestOptions): ApiPromise<GuidelineStructureResponse>;
    getSection(id: string, query?: GetGuidelineSectionQuery, options?: RequestOptions): ApiPromise<GuidelineSectionResponse>;
    versions(id: string, query?: ListGuidelineVersionsQuery, options?: RequestOptions): PagePromise<GuidelineVersionList>;
    getVersion(id: string, version: number, options?: RequestOptions): ApiPromise<GuidelineVersionResponse>;
    diff(id: string, query?: CompareGuidelineVersionsQuery, options?: RequestOptions): ApiPromise<GuidelineDiffResponse>;
    rollback(id: string, body: RollBackGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse>;
    listAttachments(id: string, query?: ListGuidelineAttachmentsQuery, options?: RequestOptions): PagePromise<GuidelineAttachmentList>;
    uploadAttachment(id: string, body: UploadGuidelineAttachmentRequest, options?: RequestOptions): ApiPromise<GuidelineAttachmentResponse>;
    getAttachment(id: string, attId: string, options?: RequestOptions): ApiPromise<GuidelineAttachmentContentResponse>;
    deleteAttachment(id: string, attId: string, options?: RequestOptions): ApiPromise<DeletedGuidelineAttachmentResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<GuidelineDocumentResponse>;
    update(id: string, body?: UpdateGuidelineRequest, options?: RequestOptions): ApiPromise<UpdateGuidelineResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeletedGuidelineResponse>;
    smartUpdate(body: SmartUpdateRequest, options?: RequestOptions): ApiPromise<SmartUpdateResponse>;
    applySmartUpdate(planId: string, body?: ApplySmartUpdateRequest, options?: RequestOptions): ApiPromise<SmartUpdateResponse>;
}

export declare type Health = {
    success: Success;
    data: {
        status: 'ok';
        version: string;
        uptimeSeconds: number;
    };
};

declare class HealthApi extends ApiGroup {
    live(options?: RequestOptions): ApiPromise<Health>;
    ready(options?: RequestOptions): ApiPromise<Readiness>;
}

export declare class IdempotencyMismatchError extends ConflictError {
    get name(): 'IdempotencyMismatchError';
}

export declare type IdentityKey = {
    name: KeyName;
    value: string;
};

export declare type IdentityKeyNames = string[];

export declare type IfUnknown = 'error' | 'empty';

declare type ImportItem = ExportLine | {
    record: PortableRecord;
} | {
    memory: PortableMemory;
} | {
    usage: PortableUsage;
};

export declare type ImportRequest = {
    records?: PortableRecord[];
    memories?: PortableMemory[];
    usage?: PortableUsage[];
    includeUnchanged?: boolean;
};

export declare type ImportResponse = {
    success: Success;
    data: {
        creditsCharged: number;
        records: {
            created: number;
            known: number;
        };
        properties: {
            added: number;
            known: number;
        };
        memories: {
            stored: number;
            duplicates: number;
        };
        usage?: {
            changed: number;
            known: number;
        };
        problems: ErrorDetail[];
        unchanged?: string[];
    };
};

export declare type ImportedFigures = {
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

export declare type InWorkspace = string;

export declare type IngestDocument = {
    id?: string;
    title: string;
    content?: string;
    contentBase64?: string;
    mimeType: DocumentType;
    metadata?: Metadata;
};

export declare type IngestRequest = {
    project?: string;
    projectId?: ProjectId;
    documents: IngestDocument[];
};

export declare type IngestResponse = {
    success: Success;
    eventId: string;
    projectId: ProjectId;
};

export declare type InsufficientBalance = {
    success: false;
    error: 'payment_required';
    message: string;
    required: string | number;
    balance: string | number;
    currency?: 'USD';
    reason?: 'insufficient_balance';
};

export declare type Invitation = {
    id: string;
    kind: MemberKind;
    name: string;
    email?: string;
    role: Role;
    status: MemberStatus;
    createdAt: Timestamp;
    lastActiveAt?: Timestamp;
    invitationExpiresAt?: Timestamp;
    link?: string;
};

export declare type InvitationResponse = {
    success: Success;
    data: Invitation;
};

export declare type InviteMembersRequest = {
    emails: string[];
    role?: Role;
};

export declare type InviteMembersResponse = {
    success: Success;
    data: {
        invited: Invitation[];
        alreadyMembers: string[];
        alreadyInvited: string[];
    };
};

declare type ItemOf<Body> = Body extends ListBody<infer Item> ? Item : never;

declare abstract class ItemStream<Item, Events extends object> implements AsyncIterable<Item> {
    get requestId(): string | undefined;
    [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
    on<Name extends keyof (Events & Endings)>(name: Name, listener: (value: (Events & Endings)[Name]) => void): this;
    once<Name extends keyof (Events & Endings)>(name: Name, listener: (value: (Events & Endings)[Name]) => void): this;
    abort(): void;
    tee(): [
        AsyncIterable<Item>,
        AsyncIterable<Item>
    ];
    toReadableStream(): ReadableStream<Uint8Array>;
    toArray(): Promise<Item[]>;
}

declare type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

export declare interface JsonSchema {
    readonly '~standard'?: never;
    readonly [keyword: string]: unknown;
}

export declare type KeepLocation = boolean;

export declare class Keepsake extends ApiClient {
    readonly ai: Ai;
    readonly chat: Chat;
    readonly events: Events;
    readonly guidelines: Guidelines;
    readonly bulk: Bulk;
    readonly memory: MemoryMethods;
    readonly multimodal: Multimodal;
    readonly responses: Responses;
    readonly webhooks: Webhooks;
    constructor(options?: KeepsakeOptions);
    withOptions(options: KeepsakeOptions): Keepsake;
    request<Body = unknown>(call: Call, options?: RequestOptions): ApiPromise<Body>;
    requestLines<Line = unknown>(call: Call, options?: RequestOptions): LineStream<Line>;
    requestStream(call: Call, options?: RequestOptions): Promise<Response>;
    static register(options: RegisterOptions): Promise<Registration>;
}

export declare class KeepsakeError extends Error {
    readonly code: string;
    readonly status: number | undefined;
    readonly requestId: string | undefined;
    readonly retryAfterSeconds: number | undefined;
    readonly headers: Headers | undefined;
    readonly details: ErrorDetail[];
    readonly body: Readonly<Record<string, unknown>>;
    responseId?: string;
    constructor(message: string, facts: ErrorFacts);
    get name(): string;
}

export declare interface KeepsakeOptions {
    secretKey?: string | (() => string | Promise<string>) | undefined;
    baseUrl?: string | undefined;
    profile?: string | undefined;
    envFile?: string | undefined;
    timeout?: number | undefined;
    maxRetries?: number | undefined;
    fetch?: typeof fetch | undefined;
    fetchOptions?: Record<string, unknown> | undefined;
    defaultHeaders?: Record<string, string | null> | undefined;
    defaultQuery?: Record<string, QueryValue> | undefined;
    appInfo?: AppInfo | undefined;
    logger?: Logger | undefined;
    internalKey?: string | undefined;
    organizationId?: string | undefined;
    csrfToken?: string | undefined;
    dangerouslyAllowBrowser?: boolean | undefined;
}

export declare type KeptWebhookEvent = {
    id: string;
    type: string;
    api_version: string;
    created_at: Timestamp;
    data: {
        object: {
            [key: string]: unknown;
        };
        previous_attributes?: {
            [key: string]: unknown;
        };
    } | null;
    payload_deleted_at?: Timestamp;
    livemode: boolean;
    customer?: string;
    expires_at?: Timestamp;
    trace_id?: string;
    recipients?: WebhookRecipients;
};

export declare type Key = {
    id: string;
    memberId: string;
    name: string;
    role: Role;
    scopes: string[];
    livemode: boolean;
    prefix: string;
    last4: string;
    createdAt: Timestamp;
    lastUsedAt?: Timestamp;
    expiresAt?: Timestamp;
    revokedAt?: Timestamp;
};

export declare type KeyList = {
    success: Success;
    data: Key[];
    nextCursor?: string;
};

export declare type KeyName = string;

export declare type KeyResponse = {
    success: Success;
    data: Key;
};

declare class KeysApi extends ApiGroup {
    list(query?: ListApiKeysQuery, options?: RequestOptions): PagePromise<KeyList>;
    create(body: CreateApiKeyRequest, options?: RequestOptions): ApiPromise<CreateKeyResponse>;
    rotate(id: string, body?: RotateApiKeyRequest, options?: RequestOptions): ApiPromise<RotateKeyResponse>;
    revoke(id: string, options?: RequestOptions): ApiPromise<KeyResponse>;
}

export declare type KeysBatchResponse = {
    success: Success;
    data: RecordKeys[];
};

export declare type KeysResponse = {
    success: Success;
    data: RecordKeys;
};

export declare type KeysUpdate = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    keys: IdentityKey[];
    move?: boolean;
};

export declare type LanguageModel = {
    id: string;
    object: 'model';
    created: number;
    owned_by: 'openai' | 'anthropic' | 'openai-compatible';
    name: string;
};

export declare type LastMemory = {
    memoryId: MemoryId;
    text: string;
    speaker?: string;
    timestamp: Timestamp;
};

export declare type LedgerVerificationResponse = {
    success: Success;
    data: {
        isConsistent: boolean;
        entries: number;
        account: {
            available: string;
            held: string;
        };
        ledger: {
            available: string;
            held: string;
        };
    };
};

declare class LineStream<Line> extends ItemStream<Line, {
    line: Line;
}> {
}

export declare type ListAgentRunsQuery = {
    limit?: number;
    cursor?: string;
    status?: ResponseStatus;
};

export declare type ListAgentsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListApiKeysQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListAuditQuery = {
    actor?: string;
    action?: string;
    target?: string;
    since?: Timestamp;
    until?: Timestamp;
    limit?: number;
    cursor?: string;
};

export declare interface ListBody<Item> {
    data: Item[];
    nextCursor?: string;
}

export declare type ListCollectionsQuery = {
    limit?: number;
    cursor?: string;
    entityType?: EntityType;
};

export declare type ListDeletionsQuery = {
    limit?: number;
    cursor?: string;
    recordId?: RecordId;
    status?: DeletionStatus;
};

export declare type ListDestinationDeliveryLogsQuery = {
    limit?: number;
    cursor?: string;
    status?: WebhookDeliveryStatus;
    eventType?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
    traceId?: WebhookTraceId;
    eventId?: string;
};

export declare type ListDestinationLogsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListDestinationsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListEntityTypesQuery = {
    limit?: number;
    cursor?: string;
    archived?: boolean;
};

export declare type ListEventsQuery = {
    limit?: number;
    cursor?: string;
    type?: string;
    status?: EventStatus;
    since?: Timestamp;
    until?: Timestamp;
};

export declare type ListExternalRagSourcesQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListGuidelineAttachmentsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListGuidelineVersionsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListGuidelinesQuery = {
    limit?: number;
    cursor?: string;
    tags?: string;
    name?: string;
};

export declare type ListKeysRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
};

export declare type ListMcpServersQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListMembersQuery = {
    role?: Role;
    status?: MemberStatus;
    kind?: MemberKind;
    limit?: number;
    cursor?: string;
};

export declare type ListNotificationsQuery = {
    limit?: number;
    cursor?: string;
    state?: NotificationState;
};

export declare type ListPhoneDeliveriesQuery = {
    limit?: number;
    cursor?: string;
    status?: PhoneDeliveryStatus;
};

export declare type ListRagProjectsQuery = {
    project?: string;
    limit?: number;
    cursor?: string;
};

export declare type ListRecordsQuery = {
    type?: EntityType;
    called?: string;
    since?: Timestamp;
    limit?: number;
    cursor?: string;
};

export declare type ListSuggestionsQuery = {
    status?: 'open' | 'accepted' | 'dismissed' | 'all';
    recordId?: SuggestionRecordId;
    memoryId?: MemoryId;
    collectionId?: string;
    propertyName?: string;
    reason?: SuggestionReason;
    minConfidence?: number;
    limit?: number;
    cursor?: string;
};

export declare type ListSuppressionsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListWalletTransactionsQuery = {
    limit?: number;
    cursor?: string;
    kind?: WalletEntryKind;
};

export declare type ListWebhookCustomersQuery = {
    limit?: number;
    cursor?: string;
    search?: string;
    metadata?: string[];
};

export declare type ListWebhookDeadLettersQuery = {
    limit?: number;
    cursor?: string;
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

export declare type ListWebhookDeliveriesQuery = {
    limit?: number;
    cursor?: string;
    status?: WebhookDeliveryStatus;
    event_type?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
    trace_id?: WebhookTraceId;
    event_id?: string;
};

export declare type ListWebhookEventTypeVersionsQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListWebhookEventsQuery = {
    limit?: number;
    cursor?: string;
    type?: string;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

export declare type ListWebhookSourceEventsQuery = {
    limit?: number;
    cursor?: string;
    status?: WebhookSourceEventStatus;
};

export declare type ListWebhookSourcesQuery = {
    limit?: number;
    cursor?: string;
};

export declare type ListWebhooksQuery = {
    limit?: number;
    cursor?: string;
    uid?: string;
    customer?: WebhookCustomerUid;
    state?: 'closed' | 'open' | 'half_open' | 'disabled';
    failing_since?: Timestamp;
};

export declare type ListedRecord = {
    recordId: RecordId;
    displayName?: DisplayName;
    type: string;
    keys: IdentityKey[];
    createdAt: Timestamp;
    lastMemory?: LastMemory;
};

export declare interface Logger {
    debug(message: string, fields: Record<string, unknown>): void;
    warn(message: string, fields: Record<string, unknown>): void;
}

export declare type MatchedValues = {
    propertyName: string;
    systemName: string;
    value: unknown;
    collectionId?: string;
    collectionName?: string;
}[];

export declare type McpServer = {
    id: string;
    slug: string;
    name: string;
    url: string;
    transport: 'http';
    headerNames: string[];
    secretState?: SecretState;
    enabled: boolean;
    status: 'connected' | 'failed' | 'unchecked';
    statusReason?: string;
    checkedAt?: Timestamp;
    serverInfo?: McpServerInfo;
    protocolVersion?: string;
    tools: McpTool[];
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type McpServerCheck = {
    name: 'address' | 'connection' | 'tools';
    passed: boolean;
    message: string;
};

export declare type McpServerHeaders = {
    [key: string]: string;
};

export declare type McpServerInfo = {
    name: string;
    version: string;
};

export declare type McpServerList = {
    success: Success;
    data: McpServer[];
    nextCursor?: string;
};

export declare type McpServerName = string;

export declare type McpServerReferences = string[];

export declare type McpServerResponse = {
    success: Success;
    data: McpServer;
    skipped?: SkippedMcpTools;
};

export declare type McpServerTest = {
    allowed: boolean;
    reason?: string;
    resolved: string[];
    reachable?: boolean;
    latencyMs?: number;
    serverInfo?: McpServerInfo;
    toolCount?: number;
    checks: McpServerCheck[];
};

export declare type McpServerTestResponse = {
    success: Success;
    data: McpServerTest;
};

export declare type McpServerUrl = string;

export declare type McpTool = {
    name: string;
    callName: string;
    title?: string;
    description: string;
    inputSchema: {
        [key: string]: unknown;
    };
    enabled: boolean;
    needsReview: boolean;
    approved?: McpToolDefinition;
};

export declare type McpToolChange = {
    name: string;
    enabled?: boolean;
    approved?: true;
};

export declare type McpToolDefinition = {
    description: string;
    inputSchema: {
        [key: string]: unknown;
    };
};

declare class McpsApi extends ApiGroup {
    list(query?: ListMcpServersQuery, options?: RequestOptions): PagePromise<McpServerList>;
    create(body: CreateMcpServerRequest, options?: RequestOptions): ApiPromise<McpServerResponse>;
    test(body: TestMcpServerRequest, options?: RequestOptions): ApiPromise<McpServerTestResponse>;
    update(id: string, body?: UpdateMcpServerRequest, options?: RequestOptions): ApiPromise<McpServerResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeletedMcpServerResponse>;
    refreshTools(id: string, options?: RequestOptions): ApiPromise<RefreshedMcpToolsResponse>;
    updateTools(id: string, body: UpdateMcpToolsRequest, options?: RequestOptions): ApiPromise<McpServerResponse>;
}

export declare type MeResponse = {
    success: Success;
    data: {
        organization: {
            id: string;
            name: string;
        };
        key: {
            id: string;
            prefix: string;
            last4: string;
            livemode: boolean;
        };
        member: {
            id: string;
            name: string;
            role: Role;
        };
        permissions: Permission[];
        plan: {
            name: PlanName;
            maxApiCallsPerMinute: number;
            maxApiCallsPerMonth: number;
            maxMailsPerDay: number;
            maxModelCallsPerDay: number;
            maxModelTokensPerDay: number;
            maxWebhookRetentionDays: number;
            features: string[];
        };
        credits: number;
        suggestions?: number;
    };
};

export declare type Media = {
    id: string;
    recordId?: string;
    kind: MediaKind;
    name: string;
    mimeType: string;
    size: number;
    sha256: string;
    caption?: string;
    description?: string;
    transcript?: string;
    transcribedBy?: 'caller' | 'model';
    width?: number;
    height?: number;
    pages?: number;
    tags: string[];
    timestamp: Timestamp;
    createdAt: Timestamp;
    url: string;
    thumbnailUrl?: string;
};

export declare type MediaCapability = {
    available: boolean;
    reason: string;
    settings: string[];
};

export declare type MediaCaption = string;

export declare type MediaContent = {
    id: string;
    name: string;
    mimeType: string;
    size: number;
    sha256: string;
    contentBase64: string;
};

export declare type MediaContentResponse = {
    success: Success;
    data: MediaContent;
};

export declare type MediaHighlight = {
    field: 'caption' | 'description' | 'transcript' | 'text';
    page?: number;
    time?: number;
    text: string;
    start: number;
    end: number;
};

export declare type MediaKind = 'image' | 'audio' | 'pdf';

export declare type MediaName = string;

export declare type MediaResult = {
    media: Media;
    score?: number;
    matched?: string[];
    highlights?: MediaHighlight[];
};

export declare type MediaSince = string;

export declare type MediaStatusResponse = {
    success: Success;
    data: {
        vision: MediaCapability;
        speech: MediaCapability;
        thumbnails: MediaCapability;
        pdfText: MediaCapability;
        storage: MediaCapability;
        limits: {
            maxBytes: number;
            maxPixels: number;
            mimeTypes: string[];
        };
    };
};

export declare type MediaTimestamp = string;

export declare type MediaTranscript = string;

export declare type MediaUntil = string;

export declare type MediaWarnings = {
    code: 'description_failed' | 'transcription_failed' | 'no_words' | 'meaning_unavailable';
    message: string;
}[];

export declare type Member = {
    id: string;
    kind: MemberKind;
    name: string;
    email?: string;
    role: Role;
    status: MemberStatus;
    createdAt: Timestamp;
    lastActiveAt?: Timestamp;
    invitationExpiresAt?: Timestamp;
};

export declare type MemberKind = 'person' | 'agent' | 'service';

export declare type MemberList = {
    success: Success;
    data: Member[];
    nextCursor?: string;
};

export declare type MemberResponse = {
    success: Success;
    data: Member;
};

export declare type MemberStatus = 'invited' | 'active';

declare class MembersApi extends ApiGroup {
    list(query?: ListMembersQuery, options?: RequestOptions): PagePromise<MemberList>;
    invite(body: InviteMembersRequest, options?: RequestOptions): ApiPromise<InviteMembersResponse>;
    accept(body: AcceptInvitationRequest, options?: RequestOptions): ApiPromise<AcceptInvitationResponse>;
    updateRole(id: string, body: UpdateMemberRoleRequest, options?: RequestOptions): ApiPromise<MemberResponse>;
    resend(id: string, options?: RequestOptions): ApiPromise<InvitationResponse>;
    remove(id: string, options?: RequestOptions): ApiPromise<RemoveMemberResponse>;
}

export declare type MemorizeConversationResponse = ConversationStored | ConversationAccepted;

export declare type MemorizeFileOptions = Omit<MemorizeMediaRequest, 'contentBase64'>;

export declare type MemorizeMediaRequest = {
    name?: MediaName;
    contentBase64: string;
    caption?: MediaCaption;
    transcript?: MediaTranscript;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    tags?: Tags;
    timestamp?: MediaTimestamp;
    keepLocation?: KeepLocation;
    analyze?: AnalyzeMedia;
};

export declare type MemorizeMediaResponse = {
    success: Success;
    data: {
        media: Media;
        duplicate?: boolean;
        locationRemoved?: boolean;
        creditsCharged: number;
    };
    warnings?: MediaWarnings;
};

export declare type MemorizeRequest = {
    content: Content;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    collectionIds?: string[];
    collectionNames?: string[];
    actionId?: string;
    tags?: Tags;
    speaker?: string;
    sessionId?: string;
    occurrence?: number;
    searchable?: boolean;
    timestamp?: string;
    metadata?: Metadata;
    extract?: boolean | 'later';
    extractionPrompt?: string;
    maxProperties?: number;
    minConfidence?: number;
} & ({
    recordId: RecordId;
} | {
    email: Email;
} | {
    websiteUrl: WebsiteUrl;
} | {
    phoneNumber: PhoneNumber;
} | {
    customKeyName: CustomKeyName;
});

export declare type MemorizeResponse = {
    success: Success;
    data: Memorized;
    warnings?: Warnings;
};

export declare type Memorized = {
    creditsCharged: number;
    recordId: RecordId;
    memories: {
        id: MemoryId;
        content: string;
    }[];
    properties: ExtractedProperty[];
    duplicate?: boolean;
};

export declare type Memory = {
    memoryId: MemoryId;
    recordId: RecordId;
    content: string;
    passage?: Passage;
    inReplyTo?: PreviousTurn;
    record?: RecordLabel;
    createdAt: Timestamp;
    timestamp: Timestamp;
    speaker?: string;
    actionId?: string;
    sessionId?: string;
    tags: string[];
    metadata: Metadata;
    version: number;
    facts?: MemoryFacts;
    score?: number;
    supersededBy?: SupersedingValue[];
};

declare class MemoryApi extends ApiGroup {
    memorize(body: MemorizeRequest, options?: RequestOptions): ApiPromise<MemorizeResponse>;
    memorizeBatch(body: BatchMemorizeRequest, options?: RequestOptions): ApiPromise<BatchMemorizeResponse>;
    memorizeConversation(body: ConversationRequest, options?: RequestOptions): ApiPromise<MemorizeConversationResponse>;
    smartRecall(body?: SmartRecallRequest, options?: RequestOptions): ApiPromise<SmartRecallResponse>;
    smartDigest(body?: DigestRequest, options?: RequestOptions): ApiPromise<DigestResponse>;
    recall(body?: RecallRequest, options?: RequestOptions): PagePromise<RecallResponse>;
    similar(body?: SimilarRequest, options?: RequestOptions): ApiPromise<SimilarResponse>;
    segment(body?: SegmentRequest, options?: RequestOptions): ApiPromise<SegmentResponse>;
    properties(body?: PropertiesRequest, options?: RequestOptions): ApiPromise<PropertiesResponse>;
    upsert(body: UpsertRequest, options?: RequestOptions): ApiPromise<UpsertResponse>;
    filterByProperty(body: FilterByPropertyRequest, options?: RequestOptions): PagePromise<FilterByPropertyResponse>;
    search(body?: SearchRequest, options?: RequestOptions): PagePromise<SearchResponse>;
    queryProperties(body: QueryPropertiesRequest, options?: RequestOptions): PagePromise<QueryPropertiesResponse>;
    export(body?: ExportRequest, options?: RequestOptions): LineStream<ExportLine>;
    get(id: string, options?: RequestOptions): ApiPromise<MemoryDetailsResponse>;
    update(body?: UpdateRequest, options?: RequestOptions): ApiPromise<UpdateResponse>;
    bulkUpdate(body: BulkUpdateRequest, options?: RequestOptions): ApiPromise<BulkUpdateResponse>;
    propertyHistory(body?: PropertyHistoryRequest, options?: RequestOptions): PagePromise<PropertyHistoryResponse>;
    undoChange(body: UndoChangeRequest, options?: RequestOptions): ApiPromise<UpdatePropertyResponse>;
    updateKeys(body: KeysUpdate, options?: RequestOptions): ApiPromise<KeysResponse>;
    updateKeysBatch(body: UpdateKeysBatchRequest, options?: RequestOptions): ApiPromise<KeysBatchResponse>;
    listKeys(body?: ListKeysRequest, options?: RequestOptions): ApiPromise<KeysResponse>;
    deleteKeys(body: DeleteKeysRequest, options?: RequestOptions): ApiPromise<KeysResponse>;
    mergeRecords(body: MergeRecordsRequest, options?: RequestOptions): ApiPromise<MergeRecordsResponse>;
    delete(body?: DeleteMemoriesRequest, options?: RequestOptions): ApiPromise<DeletionResponse>;
    deleteRecord(body?: DeleteRecordRequest, options?: RequestOptions): ApiPromise<DeletionResponse>;
    listDeletions(query?: ListDeletionsQuery, options?: RequestOptions): PagePromise<DeletionList>;
    cancelDeletion(body?: CancelDeletionRequest, options?: RequestOptions): ApiPromise<CancelDeletionResponse>;
    import(body?: ImportRequest, options?: RequestOptions): ApiPromise<ImportResponse>;
    enrich(body?: EnrichMemoryRequest, options?: RequestOptions): ApiPromise<EnrichMemoryResponse>;
}

export declare type MemoryDetails = {
    memoryId: MemoryId;
    recordId: RecordId;
    displayName?: DisplayName;
    memory?: Memory;
    edits: MemoryEdit[];
    values: StatedValue[];
    supersedes: SupersededValue[];
    deletion?: {
        deletionId: DeletionId;
        deletedAt: Timestamp;
        recoverableUntil: Timestamp;
    };
};

export declare type MemoryDetailsResponse = {
    success: Success;
    data: MemoryDetails;
};

export declare type MemoryEdit = {
    version: number;
    field: 'content' | 'tags' | 'metadata' | 'timestamp';
    from: unknown;
    to: unknown;
    actor: string;
    reason?: string;
    at: Timestamp;
};

export declare type MemoryFact = {
    text: string;
    evidence: {
        start: number;
        end: number;
        text: string;
    };
};

export declare type MemoryFacts = MemoryFact[];

export declare type MemoryId = string;

export declare type MemoryMethods = MemoryApi & {
    properties<Values extends object>(body: PropertiesRequest, options?: RequestOptions): ApiPromise<PropertiesOf<Values>>;
};

export declare type MemoryReportResponse = {
    success: Success;
    data: {
        from: string;
        to: string;
        granularity: 'hour' | 'day' | 'month';
        groupBy: 'operation' | 'key' | 'collection' | 'model' | 'day';
        totals: UsageFigures;
        previous: PreviousFigures;
        imported?: ImportedFigures;
        series: UsageStep[];
        groups: UsageGroup[];
        stored: {
            memories: number;
            records: number;
        };
    };
};

export declare type MergeRecordsRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    from: {
        recordId?: RecordId;
        email?: Email;
        websiteUrl?: WebsiteUrl;
        phoneNumber?: PhoneNumber;
        customKeyName?: CustomKeyName;
        customKeyValue?: CustomKeyValue;
        type?: EntityType;
    };
};

export declare type MergeRecordsResponse = {
    success: Success;
    data: {
        recordId: RecordId;
        mergedRecordId: RecordId;
        keys: number;
        memories: number;
        properties: number;
        duplicates: number;
    };
};

export declare type Metadata = {
    [key: string]: unknown;
};

export declare type MetadataFilter = {
    [key: string]: unknown;
};

export declare type ModelCheck = {
    model: string;
    provider: string;
    name: string;
    check: 'chat' | 'structured_output' | 'tools' | 'embeddings';
    passed: boolean;
    seconds: number;
    inputTokens?: number;
    outputTokens?: number;
    costUsd?: string;
    dimensions?: number;
    shape?: string;
    problem?: string;
};

export declare type ModelId = string;

export declare type ModelList = {
    success: Success;
    object: 'list';
    data: LanguageModel[];
};

export declare type ModelResponse = {
    success: Success;
    id: string;
    object: 'model';
    created: number;
    owned_by: 'openai' | 'anthropic' | 'openai-compatible';
    name: string;
};

export declare type ModelTest = {
    passed: boolean;
    seconds: number;
    checks: ModelCheck[];
    creditsCharged: number;
};

declare class ModelsApi extends ApiGroup {
    list(options?: RequestOptions): ApiPromise<ModelList>;
    test(body?: TestModelsRequest, options?: RequestOptions): ApiPromise<TestModelsResponse>;
    retrieve(id: string, options?: RequestOptions): ApiPromise<ModelResponse>;
}

declare class Multimodal extends MultimodalApi {
    memorizeFile(file: FileSource, fields?: MemorizeFileOptions, options?: RequestOptions & UploadOptions): Promise<MemorizeMediaResponse>;
    download(id: string, options?: RequestOptions): Promise<Response>;
    downloadThumbnail(id: string, options?: RequestOptions): Promise<Response>;
}

declare class MultimodalApi extends ApiGroup {
    memorize(body: MemorizeMediaRequest, options?: RequestOptions): ApiPromise<MemorizeMediaResponse>;
    search(body?: SearchMediaRequest, options?: RequestOptions): ApiPromise<SearchMediaResponse>;
    status(options?: RequestOptions): ApiPromise<MediaStatusResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeletedMediaResponse>;
    getContent(id: string, options?: RequestOptions): ApiPromise<MediaContentResponse>;
    getThumbnail(id: string, options?: RequestOptions): ApiPromise<MediaContentResponse>;
}

export declare type NewNotificationAction = {
    id: ActionId;
    type: ActionType;
    label: string;
    url?: string;
};

export declare type NewNotificationActions = NewNotificationAction[];

export declare type NewWebhookEvent = {
    id?: string;
    type: WebhookEventType;
    data: {
        [key: string]: unknown;
    };
    customer?: WebhookCustomerUid;
    ordering_key?: string;
    expires_at?: Timestamp;
    expires_in?: number;
    previous_attributes?: {
        [key: string]: unknown;
    };
};

export declare type NewsSearchRequest = {
    organization_ids?: string[];
    categories?: string[];
    published_at?: DateRange;
    page?: number;
    per_page?: number;
};

export declare type NewsSearchResponse = {
    success: Success;
    pagination?: ProviderPagination;
    news_articles: ({
        id: string;
        url?: string | null;
        title?: string | null;
        published_at?: string | null;
    } & {
        [key: string]: unknown;
    })[];
} & {
    [key: string]: unknown;
};

export declare interface NodeReadable extends AsyncIterable<unknown> {
    pipe: unknown;
    path?: string | Uint8Array;
}

export declare class NotFoundError extends KeepsakeError {
    get name(): 'NotFoundError';
}

export declare type Notification = {
    id: string;
    title: string;
    body: string;
    priority: NotificationPriority;
    state: NotificationState;
    sender: string;
    actions: NotificationAction[];
    createdAt: Timestamp;
    readAt?: Timestamp;
    dismissedAt?: Timestamp;
};

export declare type NotificationAction = {
    id: string;
    type: ActionType;
    label: string;
    url?: string;
    executedAt?: Timestamp;
    executedBy?: string;
    callback?: CallbackState;
};

export declare type NotificationBody = string;

export declare type NotificationList = {
    success: Success;
    data: Notification[];
    nextCursor?: string;
};

export declare type NotificationPriority = 'normal' | 'urgent';

export declare type NotificationResponse = {
    success: Success;
    data: Notification;
};

export declare type NotificationState = 'unread' | 'read' | 'dismissed';

export declare type NotificationTitle = string;

declare class NotificationsApi extends ApiGroup {
    list(query?: ListNotificationsQuery, options?: RequestOptions): PagePromise<NotificationList>;
    getUnreadCount(options?: RequestOptions): ApiPromise<UnreadCountResponse>;
    getSigningSecret(options?: RequestOptions): ApiPromise<CallbackSecretResponse>;
    send(body: SendNotificationRequest, options?: RequestOptions): ApiPromise<SentNotificationResponse>;
    broadcast(body: BroadcastNotificationRequest, options?: RequestOptions): ApiPromise<SentNotificationResponse>;
    markRead(id: string, options?: RequestOptions): ApiPromise<NotificationResponse>;
    dismiss(id: string, options?: RequestOptions): ApiPromise<NotificationResponse>;
    executeAction(id: string, actionId: string, options?: RequestOptions): ApiPromise<ExecutedActionResponse>;
}

export declare type NumberRange = {
    min?: number;
    max?: number;
};

declare type OmitOfEach<Request, Names extends string> = Request extends unknown ? Omit<Request, Names> : never;

export declare type Organization = {
    id: string;
    name: string;
    plan: PlanName;
    createdAt: Timestamp;
    suspendedAt?: Timestamp;
    deletesAt?: Timestamp;
    credits: {
        live: number;
        test: number;
    };
};

export declare type OrganizationIdentity = {
    domain?: string;
    linkedin_url?: string;
    name?: string;
    website?: string;
};

export declare type OrganizationList = {
    success: Success;
    data: Organization[];
    nextCursor?: string;
};

export declare type OrganizationName = string;

export declare type OrganizationResponse = {
    success: Success;
    data: Organization;
};

declare class OrganizationsApi extends ApiGroup {
    get(options?: RequestOptions): ApiPromise<OwnOrganizationResponse>;
    create(body: CreateOrganizationRequest, options?: RequestOptions): ApiPromise<CreatedOrganizationResponse>;
    update(body?: UpdateOwnOrganizationRequest, options?: RequestOptions): ApiPromise<OwnOrganizationResponse>;
}

export declare type OrganizationsBulkMatchRequest = {
    details?: OrganizationIdentity[];
    domains?: string[];
};

export declare type OrganizationsBulkMatchResponse = {
    success: Success;
    status?: string;
    missing_records?: number;
    organizations: (ProviderOrganization | null)[];
} & {
    [key: string]: unknown;
};

export declare type OrganizationsSearchRequest = {
    q_organization_domains_list?: string[];
    organization_num_employees_ranges?: string[];
    organization_locations?: string[];
    organization_not_locations?: string[];
    revenue_range?: NumberRange;
    currently_using_any_of_technology_uids?: string[];
    q_organization_keyword_tags?: string[];
    q_organization_name?: string;
    organization_ids?: string[];
    latest_funding_amount_range?: NumberRange;
    total_funding_range?: NumberRange;
    latest_funding_date_range?: DateRange;
    q_organization_job_titles?: string[];
    organization_job_locations?: string[];
    organization_num_jobs_range?: NumberRange;
    organization_job_posted_at_range?: DateRange;
    page?: number;
    per_page?: number;
};

export declare type OrganizationsSearchResponse = {
    success: Success;
    pagination?: ProviderPagination;
    organizations: ProviderOrganization[];
} & {
    [key: string]: unknown;
};

export declare class OutputError extends KeepsakeError {
    readonly issues: readonly StandardIssue[];
    constructor(issues: readonly StandardIssue[], body: object);
    get name(): 'OutputError';
}

export declare type OwnOrganization = {
    id: string;
    name: string;
    plan: PlanName;
    limits: {
        maxApiCallsPerMinute: number;
        maxApiCallsPerMonth: number;
        maxMailsPerDay: number;
        maxModelCallsPerDay: number;
        maxModelTokensPerDay: number;
        maxWebhookRetentionDays: number;
    };
    features: string[];
    webhookPayloadDays: number;
    webhookMetadataDays: number;
    timeZone?: string;
    locale?: string;
    portal: PortalBrandingOrNone;
    livemode: boolean;
    createdAt: Timestamp;
};

export declare type OwnOrganizationResponse = {
    success: Success;
    data: OwnOrganization;
    warning?: string;
};

export declare type Page<Body> = Body & {
    hasNextPage(): boolean;
    getNextPage(): Promise<Page<Body>>;
    iterPages(): AsyncGenerator<Page<Body>, void, undefined>;
    toArray(options?: {
        limit?: number | undefined;
    }): Promise<ItemOf<Body>[]>;
    [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>;
};

declare class PagePromise<Body> extends ApiPromise<Page<Body>> {
    [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>;
    iterPages(): AsyncGenerator<Page<Body>, void, undefined>;
    toArray(options?: {
        limit?: number | undefined;
    }): Promise<ItemOf<Body>[]>;
}

export declare type Passage = {
    start: number;
    end: number;
    text: string;
};

export declare type PaymentFailure = {
    success: false;
    error: 'payment_required';
    message: string;
    required: number;
    balance: number;
};

export declare class PaymentRequiredError extends KeepsakeError {
    get name(): 'PaymentRequiredError';
}

export declare type PeopleBulkMatchRequest = {
    details: PersonIdentity[];
    min_likelihood?: number;
    run_waterfall_email?: boolean;
    run_waterfall_phone?: boolean;
    reveal_personal_emails?: boolean;
    reveal_phone_number?: boolean;
    webhook_url?: string;
};

export declare type PeopleBulkMatchResponse = {
    success: Success;
    status?: string;
    total_requested_enrichments?: number;
    unique_enriched_records?: number;
    missing_records?: number;
    matches: (ProviderPerson | null)[];
} & {
    [key: string]: unknown;
};

export declare type PeopleSearchRequest = {
    person_titles?: string[];
    include_similar_titles?: boolean;
    q_keywords?: string;
    person_locations?: string[];
    person_seniorities?: ('owner' | 'founder' | 'c_suite' | 'partner' | 'vp' | 'head' | 'director' | 'manager' | 'senior' | 'entry' | 'intern')[];
    organization_locations?: string[];
    q_organization_domains_list?: string[];
    contact_email_status?: ('verified' | 'unverified' | 'likely to engage' | 'unavailable')[];
    organization_ids?: string[];
    organization_num_employees_ranges?: string[];
    revenue_range?: NumberRange;
    currently_using_all_of_technology_uids?: string[];
    currently_using_any_of_technology_uids?: string[];
    currently_not_using_any_of_technology_uids?: string[];
    q_organization_job_titles?: string[];
    organization_job_locations?: string[];
    organization_num_jobs_range?: NumberRange;
    organization_job_posted_at_range?: DateRange;
    page?: number;
    per_page?: number;
};

export declare type PeopleSearchResponse = {
    success: Success;
    total_entries?: number;
    pagination?: ProviderPagination;
    people: ({
        id: string;
        first_name?: string | null;
        last_name_obfuscated?: string | null;
        title?: string | null;
    } & {
        [key: string]: unknown;
    })[];
} & {
    [key: string]: unknown;
};

export declare type Permission = 'memory:read' | 'memory:write' | 'collections:read' | 'collections:write' | 'entity-types:read' | 'entity-types:write' | 'guidelines:read' | 'guidelines:write' | 'multimodal:read' | 'multimodal:write' | 'models:read' | 'prompts:run' | 'agents:read' | 'agents:write' | 'retrieval:read' | 'retrieval:write' | 'retrieval:configure' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'webhooks:publish' | 'notifications:read' | 'notifications:respond' | 'notifications:send' | 'notifications:broadcast' | 'notifications:configure' | 'gateway:read' | 'gateway:write' | 'wallet:read' | 'mcps:read' | 'mcps:write' | 'mcps:call' | 'account:read' | 'organizations:read' | 'organizations:write' | 'members:read' | 'members:write' | 'keys:read' | 'keys:write' | 'audit:read' | 'analytics:read';

export declare class PermissionError extends KeepsakeError {
    get name(): 'PermissionError';
}

export declare type PersonEnd = {
    record: number;
    memory: number;
    deleted: number;
    media: number;
    profile: number;
    sent: number;
    received: number;
};

export declare type PersonIdentity = {
    first_name?: string;
    last_name?: string;
    name?: string;
    email?: string;
    hashed_email?: string;
    organization_name?: string;
    domain?: string;
    id?: string;
    linkedin_url?: string;
};

export declare type PersonLine = {
    record?: PortableRecord;
    memory?: PortableMemory;
    deleted?: {
        [key: string]: unknown;
    };
    media?: {
        [key: string]: unknown;
    };
    profile?: {
        [key: string]: unknown;
    };
    sent?: {
        [key: string]: unknown;
    };
    received?: {
        [key: string]: unknown;
    };
    end?: PersonEnd;
    error?: {
        [key: string]: unknown;
    };
};

export declare type PersonMatchRequest = {
    first_name?: string;
    last_name?: string;
    name?: string;
    email?: string;
    hashed_email?: string;
    organization_name?: string;
    domain?: string;
    id?: string;
    linkedin_url?: string;
    min_likelihood?: number;
    run_waterfall_email?: boolean;
    run_waterfall_phone?: boolean;
    reveal_personal_emails?: boolean;
    reveal_phone_number?: boolean;
    webhook_url?: string;
};

export declare type PersonMatchResponse = {
    success: Success;
    person: ProviderPerson | null;
} & {
    [key: string]: unknown;
};

export declare type PhoneDelivery = {
    id: string;
    status: PhoneDeliveryStatus;
    url: string;
    secretState?: SecretState;
    personIds: string[];
    attempts: number;
    lastAttempt?: {
        at: string;
        responseCode?: number;
        message?: string;
    };
    createdAt: string;
};

export declare type PhoneDeliveryList = {
    success: Success;
    data: PhoneDelivery[];
    nextCursor?: string;
};

export declare type PhoneDeliveryResponse = {
    success: Success;
    data: PhoneDelivery;
};

export declare type PhoneDeliveryStatus = 'queued' | 'retrying' | 'succeeded' | 'failed';

export declare type PhoneNumber = string;

export declare type PlanName = 'free' | 'pro' | 'scale' | 'unlimited';

export declare type PortableChange = {
    version: number;
    from?: unknown;
    to?: unknown;
    confidence: number;
    source: string;
    actor: string;
    evidence?: unknown;
    at: Timestamp;
};

export declare type PortableEdit = {
    version: number;
    field: 'content' | 'tags' | 'metadata' | 'timestamp';
    from: unknown;
    to: unknown;
    actor: string;
    reason?: string;
    at: Timestamp;
};

export declare type PortableKey = {
    name: string;
    value: string;
};

export declare type PortableKeys = PortableKey[];

export declare type PortableMemory = {
    recordId?: RecordId;
    type?: EntityType;
    keys?: PortableKeys;
    memoryId?: MemoryId;
    content: string;
    speaker?: string;
    sessionId?: string;
    occurrence?: number;
    workspace?: string;
    tags?: Tags;
    metadata?: Metadata;
    facts?: MemoryFacts;
    searchable?: boolean;
    version?: number;
    history?: PortableEdit[];
    timestamp?: Timestamp;
    createdAt?: Timestamp;
};

export declare type PortableMention = {
    source: string;
    value: unknown;
    confidence: number;
    evidence?: unknown;
    at: Timestamp;
};

export declare type PortableProfile = {
    lines: {
        text: string;
        sources: ProfileSource[];
        pinned?: boolean;
    }[];
    removed?: {
        text: string;
        sources: ProfileSource[];
    }[];
    renewedAt?: Timestamp;
};

export declare type PortableProperty = {
    propertyName: string;
    systemName: string;
    collection?: string;
    type?: 'text' | 'number' | 'boolean' | 'date' | 'options' | 'array' | 'object';
    value?: unknown;
    version?: number;
    confidence?: number;
    source?: string;
    asOf?: Timestamp;
    updatedAt?: Timestamp;
    history: PortableChange[];
    mentions?: PortableMention[];
};

export declare type PortableRecord = {
    recordId?: RecordId;
    type?: EntityType;
    keys?: PortableKeys;
    properties?: PortableProperty[];
    profile?: PortableProfile;
    createdAt?: Timestamp;
};

export declare type PortableUsage = {
    day: string;
    operation: string;
    collection?: string;
    model?: string;
    source?: string;
    calls: number;
    charges: number;
    credits: number;
    inputTokens?: number;
    outputTokens?: number;
};

export declare type PortalBranding = {
    name?: string;
    title?: string;
    logo?: PortalImage;
    favicon?: PortalImage;
    colors?: {
        light?: PortalColors;
        dark?: PortalColors;
    };
    poweredBy?: boolean;
};

export declare type PortalBrandingOrNone = PortalBranding | null;

export declare type PortalColor = string;

export declare type PortalColors = {
    accent?: PortalColor;
    background?: PortalColor;
};

export declare type PortalImage = string;

export declare type PreviousFigures = {
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

export declare type PreviousTurn = {
    memoryId: MemoryId;
    speaker?: string;
    content: string;
};

declare interface Profile {
    secretKey: string;
    baseUrl?: string;
}

export declare type ProfileLine = {
    id: string;
    text: string;
    sources: ProfileSource[];
    pinned: boolean;
    composed: boolean;
};

export declare type ProfileSource = {
    memoryId: MemoryId;
    text?: string;
};

declare interface ProfileStore {
    default?: string;
    profiles: Record<string, Profile>;
}

export declare type ProjectId = string;

export declare type ProjectName = string;

export declare type PromptDoneEvent = {
    type: 'done';
    success: Success;
    outputs: PromptOutput[];
    evaluation?: Evaluation;
    usage: PromptUsage;
    creditsCharged: number;
    model: string;
    steps: PromptStep[];
    input?: PromptInput;
    memory?: PromptMemory;
    warnings?: PromptWarnings;
};

export declare type PromptEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent | PromptFailedEvent;

export declare type PromptFailedEvent = {
    type: 'done';
    success: false;
    error: string;
    message: string;
} & {
    [key: string]: unknown;
};

export declare type PromptInput = PromptInputMessage[];

export declare type PromptInputMessage = {
    role: 'system' | 'user';
    content: string;
};

export declare type PromptMemory = {
    recordId: RecordId;
    memoryIds: string[];
    duplicate: boolean;
    creditsCharged: number;
};

export declare type PromptOutput = {
    name: string;
    data: unknown;
};

export declare type PromptOutputEvent = {
    type: 'output';
    name: string;
    data: unknown;
};

export declare type PromptOutputInput = {
    name: string;
    type?: 'text' | 'number' | 'boolean' | 'array' | 'object';
    description?: string;
};

export declare type PromptRequest = {
    prompt?: string;
    instructions?: string[];
    stream?: boolean;
    model?: ModelId;
    temperature?: number;
    maxTokens?: number;
    context?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    guidelines?: GuidelineChoice;
    guidelineTags?: GuidelineTags;
    guidelineTokens?: GuidelineTokens;
    tools?: ('memory' | 'guidelines')[];
    mcps?: McpServerReferences;
    outputs?: PromptOutputInput[];
    evaluate?: EvaluateInput;
    memorize?: boolean;
    showInput?: boolean;
} & ({
    prompt: string;
    instructions?: never;
} | {
    instructions: string[];
    prompt?: never;
});

export declare type PromptResponse = {
    success: Success;
    text: string;
    outputs: PromptOutput[];
    evaluation?: Evaluation;
    usage: PromptUsage;
    creditsCharged: number;
    model: string;
    steps: PromptStep[];
    input?: PromptInput;
    memory?: PromptMemory;
    warnings?: PromptWarnings;
};

export declare type PromptStep = {
    prompt: string;
    text: string;
    toolCalls: PromptToolCall[];
};

declare class PromptStream<Parsed = unknown> extends ItemStream<PromptStreamEvent, {
    text: string;
}> {
    finalText(): Promise<string>;
    finalOutputs(): Promise<Record<string, unknown>>;
    parsed(): Promise<Parsed>;
}

export declare type PromptStreamEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent;

export declare type PromptTextEvent = {
    type: 'text';
    chunk: string;
};

export declare type PromptToolCall = {
    name: string;
    arguments: string;
    isError: boolean;
};

export declare type PromptUsage = {
    inputTokens: number;
    outputTokens: number;
    costUsd?: string;
};

export declare type PromptWarning = {
    code: 'not_memorized';
    message: string;
};

export declare type PromptWarnings = PromptWarning[];

export declare type PromptWithSchema<Output> = OmitOfEach<PromptRequest, 'outputs' | 'stream'> & {
    outputs: StandardSchema<Output>;
};

export declare type PropertiesOf<Values extends object> = Omit<PropertiesResponse, 'data'> & {
    data: Omit<PropertiesResponse['data'], 'properties'> & {
        properties: {
            [Name in keyof Values]: Omit<Property, 'propertyName' | 'value'> & {
                propertyName: Name;
                value: Values[Name];
            };
        }[keyof Values][];
    };
};

export declare type PropertiesRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    ifUnknown?: IfUnknown;
    propertyNames?: string[];
    asOf?: AsOf;
};

export declare type PropertiesResponse = {
    success: Success;
    data: {
        recordId?: RecordId;
        displayName?: DisplayName;
        type?: string;
        properties: PropertyValue[];
    };
};

declare type Property = PropertiesResponse['data']['properties'][number];

export declare type PropertyAliases = string[];

export declare type PropertyChange = {
    propertyName: string;
    systemName: string;
    collectionId?: string;
    version: number;
    from: unknown;
    to: unknown;
    actor: string;
    reason?: string;
    undoes?: number;
    source: string;
    confidence: number;
    evidence?: Evidence;
    at: Timestamp;
};

export declare type PropertyCondition = {
    property: string;
    operator: 'equals' | 'notEquals' | 'in' | 'notIn' | 'contains' | 'notContains' | 'startsWith' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'exists' | 'notExists' | 'before' | 'after';
    value?: unknown;
};

export declare type PropertyDefinition = {
    name: string;
    systemName: string;
    type: PropertyType;
    options?: PropertyOptions;
    description?: string;
    mode: 'replace' | 'append';
    unit?: string;
    aliases?: PropertyAliases;
    review?: PropertyReview;
    isName?: PropertyIsName;
};

export declare type PropertyDefinitionChange = {
    name?: string;
    systemName?: string;
    type?: PropertyType;
    options?: PropertyOptions;
    description?: string | null;
    mode?: 'replace' | 'append';
    unit?: string | null;
    aliases?: PropertyAliases;
    review?: PropertyReview;
    isName?: PropertyIsName;
};

export declare type PropertyDefinitionInput = {
    name: string;
    systemName?: string;
    type: PropertyType;
    options?: PropertyOptions;
    description?: string;
    mode?: 'replace' | 'append';
    unit?: string;
    aliases?: PropertyAliases;
    review?: PropertyReview;
    isName?: PropertyIsName;
};

export declare type PropertyFilter = {
    logic?: 'and' | 'or';
    conditions: PropertyCondition[];
};

export declare type PropertyHistoryRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    memoryId?: MemoryId;
    propertyName?: string;
    at?: string;
    limit?: number;
    cursor?: string;
};

export declare type PropertyHistoryResponse = {
    success: Success;
    data: PropertyChange[];
    valuesAt?: {
        propertyName: string;
        systemName: string;
        collectionId?: string;
        value: unknown;
        version: number;
    }[];
    nextCursor?: string;
};

export declare type PropertyIsName = boolean;

export declare type PropertyName = string;

export declare type PropertyOperation = 'set' | 'push' | 'remove' | 'increment' | 'patch';

export declare type PropertyOptions = string[];

export declare type PropertyReview = 'always' | 'unsure' | 'never';

export declare type PropertyType = 'text' | 'number' | 'boolean' | 'date' | 'options' | 'array' | 'object';

export declare type PropertyUpdate = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    propertyName: PropertyName;
    collectionId?: string;
    operation?: PropertyOperation;
    value?: unknown;
    unique?: boolean;
    sourceMemoryId?: MemoryId;
    evidence?: Evidence;
    expectedVersion?: ExpectedVersion;
    reason?: Reason;
};

export declare type PropertyValue = {
    propertyName: string;
    systemName: string;
    value: unknown;
    type: 'text' | 'number' | 'boolean' | 'date' | 'options' | 'array' | 'object';
    collectionId?: string;
    collectionName?: string;
    description?: string;
    unit?: string;
    version: number;
    updatedAt: Timestamp;
    asOf: string;
    source: string;
    confidence: number;
    evidence?: Evidence;
    passage?: EvidencePassage;
    speaker?: string;
    saidAt?: string;
    disputed?: Dispute;
};

export declare type ProviderOrganization = {
    id: string;
    name?: string | null;
    website_url?: string | null;
    primary_domain?: string | null;
    linkedin_url?: string | null;
    industry?: string | null;
    estimated_num_employees?: number | null;
    annual_revenue?: number | null;
    city?: string | null;
    state?: string | null;
    country?: string | null;
} & {
    [key: string]: unknown;
};

export declare type ProviderPagination = {
    page?: number;
    per_page?: number;
    total_entries?: number;
    total_pages?: number;
} & {
    [key: string]: unknown;
};

export declare type ProviderPerson = {
    id: string;
    likelihood?: number;
    first_name?: string | null;
    last_name?: string | null;
    name?: string | null;
    linkedin_url?: string | null;
    title?: string | null;
    headline?: string | null;
    email?: string | null;
    email_status?: string | null;
    organization_id?: string | null;
    city?: string | null;
    state?: string | null;
    country?: string | null;
    seniority?: string | null;
    organization?: ProviderOrganization | null;
    employment_history?: {
        [key: string]: unknown;
    }[];
    departments?: string[];
    personal_emails?: string[];
} & {
    [key: string]: unknown;
};

export declare type PublishWebhookEventsRequest = {
    events: NewWebhookEvent[];
};

export declare type PublishWebhookEventsResponse = {
    success: Success;
    data: PublishedWebhookEvent[];
    warnings?: {
        code: 'unknown_customer' | 'unknown_type';
        message: string;
        path: string;
    }[];
    warning?: string;
};

export declare type PublishedWebhookEvent = {
    id: string;
    uid?: string;
    duplicate: boolean;
    deliveries: number;
    filtered: number;
};

export declare type PurgeWebhookDeadLettersQuery = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

export declare type PurgeWebhookDeadLettersResponse = {
    success: Success;
    data: {
        purged: number;
    };
};

export declare type QueryPropertiesRequest = {
    query: string;
    type?: EntityType;
    limit?: number;
    cursor?: string;
    timeZone?: TimeZone;
};

export declare type QueryPropertiesResponse = {
    success: Success;
    engine: 'offline' | 'model';
    filter?: PropertyFilter;
    type?: string;
    read: ReadPiece[];
    unread: string[];
    reason?: string;
    data: FilteredRecord[];
    nextCursor?: string;
    warnings?: Warnings;
};

export declare type QueryValue = string | number | boolean | undefined;

declare class RagApi extends ApiGroup {
    ingest(body: IngestRequest, options?: RequestOptions): ApiPromise<IngestResponse>;
    searchProject(body: RagSearchRequest, options?: RequestOptions): ApiPromise<RagSearchResponse>;
    listProjects(query?: ListRagProjectsQuery, options?: RequestOptions): PagePromise<RagProjectList>;
    deleteDocuments(body: DeleteDocumentsRequest, options?: RequestOptions): ApiPromise<DeleteDocumentsResponse>;
    deleteProject(body?: DeleteProjectRequest, options?: RequestOptions): ApiPromise<DeleteProjectResponse>;
    configure(body: ConfigureSourceRequest, options?: RequestOptions): ApiPromise<ExternalSourceResponse>;
    listSources(query?: ListExternalRagSourcesQuery, options?: RequestOptions): PagePromise<ExternalSourceList>;
    deleteSource(sourceId: string, options?: RequestOptions): ApiPromise<DeleteExternalSourceResponse>;
    search(body: ExternalSearchRequest, options?: RequestOptions): ApiPromise<ExternalSearchResponse>;
    test(body: ExternalTestRequest, options?: RequestOptions): ApiPromise<ExternalTestResponse>;
    restore(body?: RestoreDocumentsRequest, options?: RequestOptions): ApiPromise<RestoreDocumentsResponse>;
}

export declare type RagDocument = {
    id: DocumentId;
    title: string;
    mimeType: DocumentType;
    version: number;
    state: 'indexing' | 'ready';
    characters: number;
    chunkCount: number;
    pages?: number;
    pagesWithoutText?: number[];
    metadata: Metadata;
    updatedAt: Timestamp;
};

export declare type RagProject = {
    id: ProjectId;
    name: string;
    documentCount: number;
    chunkCount: number;
    createdAt: Timestamp;
    documents?: RagDocument[];
};

export declare type RagProjectList = {
    success: Success;
    data: RagProject[];
    nextCursor?: string;
};

export declare type RagResult = {
    documentId: DocumentId;
    title: string;
    projectId: ProjectId;
    project: string;
    content: string;
    score: number;
    start: number;
    end: number;
    page?: number;
    headings: ChunkHeadings;
    matched: string[];
    passage: {
        start: number;
        end: number;
        text: string;
    };
    highlights: {
        text: string;
        start: number;
        end: number;
    }[];
    metadata: Metadata;
};

export declare type RagSearchRequest = {
    query: string;
    project?: ProjectName;
    projectId?: ProjectId;
    limit?: number;
    filters?: DocumentFilters;
    minScore?: number;
    generateAnswer?: boolean;
};

export declare type RagSearchResponse = {
    success: Success;
    results: RagResult[];
    answer?: string;
    confidence?: number;
    citations?: Citation[];
    warnings?: Warnings;
};

export declare class RateLimitError extends KeepsakeError {
    get name(): 'RateLimitError';
}

export declare type RateLimitFailure = {
    success: false;
    error: 'rate_limit_error';
    message: string;
    retryAfterSeconds: number;
    limit: number;
    window: 'minute' | 'day' | 'month' | 'address' | 'concurrent';
    queue?: 'events' | 'items';
    reason?: 'model_budget_exceeded';
} & {
    [key: string]: unknown;
};

export declare type ReadPiece = {
    text: string;
    property: string;
};

export declare type Readiness = {
    success: Success;
    data: {
        status: 'ready';
        database: 'embedded' | 'postgresql';
    };
};

export declare type Reason = string;

export declare type RecallIdentifiers = {
    emails?: Email[];
    websiteUrls?: WebsiteUrl[];
    recordIds?: RecordId[];
};

export declare type RecallRequest = {
    query?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    ifUnknown?: IfUnknown;
    limit?: number;
    cursor?: string;
    since?: Timestamp;
    until?: Timestamp;
    tags?: Tags;
    sessionId?: string;
    actionId?: InWorkspace;
    searchable?: boolean;
    filterByProperty?: PropertyFilter;
    timeZone?: TimeZone;
};

export declare type RecallResponse = {
    success: Success;
    data: Memory[];
    nextCursor?: string;
    warnings?: Warnings;
};

export declare type RecalledMemory = {
    content: string;
    score: number;
    passage?: Passage;
    inReplyTo?: PreviousTurn;
    record?: RecordLabel;
    recordId: RecordId;
    properties: {
        [key: string]: unknown;
    };
    memoryId: MemoryId;
    createdAt: Timestamp;
    timestamp: Timestamp;
    speaker?: string;
    actionId?: string;
    sessionId?: string;
    tags: string[];
    metadata: Metadata;
    version: number;
    facts?: MemoryFacts;
    matched?: string[];
    supersededBy?: SupersedingValue[];
};

export declare type ReceiveWebhookRequest = {
    [key: string]: unknown;
};

export declare type ReceiveWebhookResponse = {
    success: Success;
    challenge?: string;
    data: {
        result: 'accepted' | 'duplicate' | 'ignored';
        id: string;
        event_id?: string;
        message?: string;
        items?: {
            result: 'accepted' | 'duplicate' | 'ignored';
            id: string;
            event_id: string | null;
        }[];
    };
};

export declare type RecordId = string;

export declare type RecordKeys = {
    recordId: RecordId;
    displayName?: DisplayName;
    type: string;
    keys: IdentityKey[];
};

export declare type RecordLabel = {
    recordId: RecordId;
    displayName?: DisplayName;
    type: string;
    name?: string;
    key?: IdentityKey;
};

export declare type RecordList = {
    success: Success;
    data: ListedRecord[];
    nextCursor?: string;
};

export declare type RecordProfile = {
    version: number;
    lines: ProfileLine[];
    renewedAt?: Timestamp;
};

declare class RecordsApi extends ApiGroup {
    exportPerson(body?: ExportPersonRequest, options?: RequestOptions): LineStream<PersonLine>;
    list(query?: ListRecordsQuery, options?: RequestOptions): PagePromise<RecordList>;
}

export declare type ReextractAccepted = {
    success: Success;
    eventId: string;
};

export declare type ReextractCollectionsResponse = ReextractEstimate | ReextractAccepted;

export declare type ReextractEstimate = {
    success: Success;
    data: {
        memories: number;
        maxCredits: number;
    };
};

export declare type ReextractRequest = {
    recordIds?: RecordId[];
    type?: EntityType;
    collectionIds?: string[];
    collectionNames?: string[];
    minConfidence?: number;
    estimate?: boolean;
};

export declare type RefreshedMcpTools = {
    server: McpServer;
    added: string[];
    removed: string[];
    changed: string[];
    unchanged: string[];
    skipped?: SkippedMcpTools;
};

export declare type RefreshedMcpToolsResponse = {
    success: Success;
    data: RefreshedMcpTools;
};

export declare type RegisterAgentRequest = {
    name: string;
};

export declare type RegisterAgentResponse = {
    success: Success;
    data: {
        agent: {
            id: string;
            name: string;
            api_key: string;
            created_at: Timestamp;
            organization_id: string;
        };
    };
};

export declare interface RegisterOptions extends Omit<KeepsakeOptions, 'secretKey' | 'internalKey' | 'organizationId'> {
    name: string;
    signupToken?: string | undefined;
    env?: Record<string, string | undefined> | undefined;
}

export declare interface Registration {
    created: boolean;
    secretKey: string;
    origin: string;
    account: AgentResponse['data'];
}

export declare type RemoveMemberResponse = {
    success: Success;
    data: {
        id: string;
        revokedKeys: number;
    };
};

export declare type RemovedSuppressionResponse = {
    success: Success;
    data: {
        id: string;
        removed: true;
    };
};

export declare type ReplayWebhookDeadLettersRequest = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    customer?: WebhookCustomerUid;
    reason?: WebhookDeadLetterReason;
    since?: Timestamp;
    until?: Timestamp;
};

export declare type ReplayWebhookDeadLettersResponse = {
    success: Success;
    data: {
        replayed: number;
        payload_deleted: number;
        more: boolean;
    };
};

export declare type ReplayWebhookEventsRequest = {
    filter: {
        subscriptionId: string;
        since?: Timestamp;
        until?: Timestamp;
        outcome?: 'failed' | 'not_tried' | 'filtered' | 'expired';
        types?: string[];
    };
    to?: string;
    rate?: number;
    estimate?: boolean;
    includeAcknowledged?: boolean;
};

export declare type ReplayWebhookEventsResponse = WebhookReplayEstimateResponse | WebhookReplayResponse;

export declare type ReplayWebhookSourceEventRequest = {
    routes?: WebhookSourceReplayRoutes;
};

export declare type ReplayWebhookSourceEventsRequest = {
    routes?: WebhookSourceReplayRoutes;
    status?: 'failed' | 'stored' | 'accepted';
    reason?: string;
    since?: Timestamp;
    until?: Timestamp;
};

export declare type ReplayWebhookSourceEventsResponse = {
    success: Success;
    data: {
        replayed: number;
        more: boolean;
    };
};

export declare interface RequestOptions {
    timeout?: number | undefined;
    maxRetries?: number | undefined;
    signal?: AbortSignal | undefined;
    idempotencyKey?: string | undefined;
    headers?: Record<string, string | null> | undefined;
    query?: Record<string, QueryValue> | undefined;
}

export declare type RequiredAction = {
    tool_calls: FunctionCall[];
};

export declare type ResponseError = {
    code: 'interrupted' | 'too_many_rounds' | 'model_failed';
    message: string;
};

export declare class ResponseFailedError extends KeepsakeError {
    readonly response: FailedResponse;
    constructor(message: string, response: FailedResponse, cause?: KeepsakeError);
    get name(): 'ResponseFailedError';
}

export declare type ResponseGuidelines = ('auto' | 'none') | string[];

export declare type ResponseMemory = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    recall?: boolean;
};

export declare type ResponseMessage = {
    role: 'system' | 'user' | 'assistant';
    content: string;
};

export declare type ResponseOutput = {
    name: string;
    data: unknown;
};

export declare type ResponseOutputInput = {
    name: string;
    type?: 'text' | 'number' | 'boolean' | 'array' | 'object';
    description?: string;
};

export declare type ResponseRun = {
    success: Success;
    id: string;
    status: ResponseStatus;
    required_action?: RequiredAction;
    text?: string;
    steps: ResponseStep[];
    outputs: ResponseOutput[];
    usage: ResponseUsage;
    creditsCharged: number;
    model?: string;
    rounds: number;
    memorized?: boolean;
    error?: ResponseError;
    agentId?: string;
    agentVersion?: number;
    createdAt: Timestamp;
    finishedAt?: Timestamp;
    expiresAt: Timestamp;
};

export declare type ResponseStatus = 'running' | 'requires_action' | 'completed' | 'failed' | 'cancelled';

export declare type ResponseStep = {
    index: number;
    prompt?: string;
    text?: string;
    toolCalls: ResponseToolCall[];
};

export declare type ResponseStepInput = {
    prompt: string;
    order?: number;
    tools?: string[];
    maxSteps?: number;
};

export declare type ResponseToolCall = {
    id: string;
    name: string;
    arguments: string;
    output?: string;
    isError?: boolean;
};

export declare type ResponseUsage = {
    inputTokens: number;
    outputTokens: number;
    totalTokens: number;
};

declare class Responses extends ResponsesApi {
    create<Output>(body: WithSchema<CreateResponseRequest, Output> & {
        tools?: undefined;
    }, options?: RequestOptions): ApiPromise<ResponseRun & {
        parsed: Output;
    }>;
    create<Output>(body: WithSchema<CreateResponseRequest, Output>, options?: RequestOptions): ApiPromise<ResponseRun & {
        parsed?: Output;
    }>;
    create<Inputs, Output>(body: WithSchema<ToolLoopRequest<Inputs>, Output>, options?: ToolLoopOptions): Promise<CompletedRun & {
        parsed: Output;
    }>;
    create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun>;
    create<Inputs>(body: ToolLoopRequest<Inputs>, options?: ToolLoopOptions): Promise<CompletedRun>;
    resume<Inputs>(id: string, { tools }: {
        tools: ClientTools<Inputs>;
    }, options?: ToolLoopOptions): Promise<CompletedRun>;
}

declare class ResponsesApi extends ApiGroup {
    create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun>;
    get(id: string, options?: RequestOptions): ApiPromise<ResponseRun>;
    cancel(id: string, options?: RequestOptions): ApiPromise<ResponseRun>;
}

export declare type RestoreDocumentsRequest = {
    project?: ProjectName;
    projectId?: ProjectId;
    documentIds?: DocumentId[];
};

export declare type RestoreDocumentsResponse = {
    success: Success;
    projectId: ProjectId;
    restored: number;
    notFound: DocumentId[];
};

export declare type ResultPath = string;

export declare type RetryWebhookDeliveriesRequest = {
    event_type?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
};

export declare type RetryWebhookDeliveriesResponse = {
    success: Success;
    data: {
        retried: number;
        more: boolean;
    };
    warning?: WebhookWaiting;
    waits_until?: WebhookWaitsUntil;
};

export declare type Role = 'owner' | 'admin' | 'member' | 'viewer';

export declare type RollBackGuidelineRequest = {
    version: number;
    expectedVersion?: number;
    historyNote?: string;
};

export declare type RotateApiKeyRequest = {
    graceHours?: number;
    expiresAt?: Timestamp;
};

export declare type RotateKeyResponse = {
    success: Success;
    data: {
        id: string;
        memberId: string;
        name: string;
        role: Role;
        scopes: string[];
        livemode: boolean;
        prefix: string;
        last4: string;
        createdAt: Timestamp;
        expiresAt?: Timestamp;
        apiKey: string;
        previous: {
            id: string;
            expiresAt: Timestamp;
        };
    };
};

export declare type RotateWebhookRequest = {
    secret?: WebhookOwnSecret;
    grace_hours?: number;
};

export declare type RotateWebhookSourceRequest = {
    grace_hours?: number;
    secret?: WebhookSourceSecret;
};

export declare type RunAgentRequest = {
    message?: string;
    inputs?: {
        [key: string]: string;
    };
    memory?: ResponseMemory;
    outputs?: ResponseOutputInput[];
    memorize?: boolean;
    temperature?: number;
    maxTokens?: number;
    async?: boolean;
};

export declare type RunAgentResponse = ResponseRun | AgentRunAccepted;

declare interface SchemaOutputs<Output> {
    outputs: StandardSchema<Output>;
}

export declare type ScorePath = string;

export declare type SearchMediaRequest = {
    query?: string;
    kinds?: MediaKind[];
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    since?: MediaSince;
    until?: MediaUntil;
    tags?: Tags;
    limit?: number;
    cursor?: string;
};

export declare type SearchMediaResponse = {
    success: Success;
    results: MediaResult[];
    nextCursor?: string;
    creditsCharged: number;
    warnings?: MediaWarnings;
};

export declare type SearchRequest = {
    query?: string;
    groups?: FilterGroups;
    logic?: 'and' | 'or';
    filterByProperty?: PropertyFilter;
    type?: EntityType;
    page?: number;
    pageSize?: number;
    cursor?: string;
    returnRecords?: boolean;
    includeMemories?: boolean;
    includeLastMemory?: boolean;
    countOnly?: boolean;
    timeZone?: TimeZone;
};

export declare type SearchResponse = {
    success: Success;
    data: SearchedRecord[];
    total?: number;
    nextCursor?: string;
    warnings?: Warnings;
};

export declare type SearchedRecord = {
    recordId: RecordId;
    displayName?: DisplayName;
    type: string;
    score?: number;
    keys?: IdentityKey[];
    properties?: {
        [key: string]: unknown;
    };
    matched?: MatchedValues;
    memories?: Memory[];
    lastMemory?: LastMemory;
};

export declare type SecretState = 'unreadable';

export declare type SectionHeader = string;

export declare type SectionSlug = string;

export declare type SegmentRequest = {
    text?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: string;
    filterByProperty?: PropertyFilter;
    limit?: number;
};

export declare type SegmentResponse = {
    success: Success;
    data: {
        total: number;
        segments: {
            tier: Tier;
            count: number;
            records: SimilarRecord[];
        }[];
    };
    warnings?: Warnings;
};

export declare type SelectedGuideline = {
    guidelineId: string;
    name: string;
    score: number;
    reason: string;
    why: GuidelineReason[];
    sections: {
        slug?: string;
        title?: string;
        score: number;
        truncated?: boolean;
    }[];
    content: string;
};

export declare type SendNotificationRequest = {
    recipients: string[];
    title: NotificationTitle;
    body: NotificationBody;
    priority?: 'normal' | 'urgent';
    actions?: NewNotificationActions;
    dedupeKey?: DedupeKey;
};

export declare type SentNotification = {
    id: string;
    recipientCount: number;
    mailCount: number;
    createdAt: Timestamp;
    duplicate?: true;
};

export declare type SentNotificationResponse = {
    success: Success;
    data: SentNotification;
};

export declare class ServerError extends KeepsakeError {
    get name(): string;
}

export declare class SignatureError extends KeepsakeError {
    get name(): 'SignatureError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare interface SignedWebhook {
    body: string | Uint8Array;
    headers: Record<string, string>;
}

export declare type SigningSecretResponse = {
    success: Success;
    data: {
        secret: string;
        createdAt: string;
    };
};

export declare type SimilarRecord = {
    recordId: RecordId;
    displayName?: DisplayName;
    type: string;
    keys: IdentityKey[];
    score: number;
    tier: Tier;
    sharedWords: string[];
    sharedProperties: {
        propertyName: string;
        systemName: string;
        collectionId?: string;
        value: unknown;
        seedValue: unknown;
    }[];
};

export declare type SimilarRequest = {
    text?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: string;
    filterByProperty?: PropertyFilter;
    limit?: number;
};

export declare type SimilarResponse = {
    success: Success;
    data: SimilarRecord[];
    warnings?: Warnings;
};

export declare type SkippedMcpTool = {
    name: string;
    reason: string;
};

export declare type SkippedMcpTools = SkippedMcpTool[];

export declare type SmartGuidelinesRequest = {
    message: string;
    mode?: 'fast' | 'deep' | 'auto';
    tags?: string[];
    maxContentTokens?: number;
};

export declare type SmartGuidelinesResponse = {
    success: Success;
    selection: SelectedGuideline[];
    compiledContext: string;
    usage: SmartGuidelinesUsage;
    warnings?: Warnings;
};

export declare type SmartGuidelinesUsage = {
    engine: 'offline' | 'model';
    mode: 'fast' | 'deep';
    contentTokens: number;
    omittedSections: number;
    creditsCharged: number;
    inputTokens?: number;
    outputTokens?: number;
};

export declare type SmartRecallRequest = {
    query?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    ifUnknown?: IfUnknown;
    limit?: number;
    mode?: 'fast' | 'deep';
    generateAnswer?: boolean;
    minScore?: number;
    since?: Timestamp;
    until?: Timestamp;
    tags?: Tags;
    sessionId?: string;
    actionId?: InWorkspace;
    filterByProperty?: PropertyFilter;
    groupByRecord?: boolean;
    timeZone?: TimeZone;
};

export declare type SmartRecallResponse = {
    success: Success;
    results: RecalledMemory[];
    media?: MediaResult[];
    answered?: boolean;
    answer?: string;
    confidence?: number;
    sources?: AnswerSource[];
    warnings?: Warnings;
};

export declare type SmartUpdateItem = {
    action: 'create' | 'updateSection' | 'appendSection' | 'addProperty' | 'updateProperty';
    target: {
        id?: string;
        name: string;
        slug?: string;
        title?: string;
        property?: string;
    };
    reason: string;
    preview: {
        before: string;
        after: string;
        diff: string;
    };
    hasConflict: boolean;
    conflicts?: string[];
    applied: boolean;
    skipped?: string;
};

export declare type SmartUpdateRequest = {
    instruction: string;
    material?: string;
    type?: 'guideline' | 'collection';
    strategy?: 'suggest' | 'safe' | 'force';
    targetIds?: string[];
};

export declare type SmartUpdateResponse = {
    success: Success;
    planId: string;
    status: 'planned' | 'applied' | 'partial';
    engine: 'offline' | 'model';
    items: SmartUpdateItem[];
    unplaced: string[];
    expiresAt: Timestamp;
    creditsCharged: number;
    warnings?: Warnings;
};

export declare type SourceName = string;

export declare type SourceReport = {
    name: SourceName;
    status: 'ok' | 'failed';
    message?: string;
    count: number;
    durationMs: number;
};

export declare interface StandardIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}

declare type StandardResult<Value> = {
    readonly value: Value;
    readonly issues?: undefined;
} | {
    readonly issues: readonly StandardIssue[];
};

export declare interface StandardSchema<Input> {
    readonly '~standard': {
        readonly validate: (value: unknown) => StandardResult<Input> | Promise<StandardResult<Input>>;
        readonly jsonSchema: {
            readonly input: (options: {
                target: 'draft-2020-12';
            }) => Record<string, unknown>;
        };
    };
}

declare type Start<Name extends keyof BulkOperations> = (items: Items<BulkOperations[Name]['item']>, options?: BulkOptions<BulkOperations[Name]['defaults']>) => BulkRun;

export declare type StatedValue = {
    propertyName: string;
    systemName: string;
    collectionId?: string;
    value: unknown;
    version: number;
    current: boolean;
    confidence: number;
    evidence?: Evidence;
    at: Timestamp;
};

export declare type StreamWebhookEventsQuery = {
    events?: WebhookEventPatterns;
};

export declare type Success = true;

export declare type Suggestion = {
    id: SuggestionId;
    status: 'open' | 'accepted' | 'dismissed';
    recordId: SuggestionRecordId;
    displayName?: DisplayName;
    memoryId: MemoryId;
    propertyName: string;
    systemName: string;
    collectionId?: string;
    value: unknown;
    confidence: number;
    reason: SuggestionReason;
    doubt?: Doubt;
    evidence: Evidence;
    passage?: EvidencePassage;
    speaker?: string;
    saidAt?: string;
    current?: CurrentValue;
    disputes: boolean;
    engine: 'offline' | 'model';
    createdAt: string;
    decidedAt?: string;
    decidedBy?: string;
};

export declare type SuggestionDecisions = {
    decided: number;
    left: number;
    creditsCharged: number;
    outcomes: {
        id: SuggestionId;
        succeeded: boolean;
        error?: {
            code: string;
            message: string;
        };
    }[];
};

export declare type SuggestionDecisionsResponse = {
    success: Success;
    data: SuggestionDecisions;
};

export declare type SuggestionFilter = {
    recordId?: SuggestionRecordId;
    memoryId?: MemoryId;
    collectionId?: string;
    propertyName?: string;
    reason?: SuggestionReason;
    minConfidence?: number;
};

export declare type SuggestionId = string;

export declare type SuggestionIds = SuggestionId[];

export declare type SuggestionReason = 'low_confidence' | 'caller_value_kept' | 'review_required';

export declare type SuggestionRecordId = string;

declare class SuggestionsApi extends ApiGroup {
    list(query?: ListSuggestionsQuery, options?: RequestOptions): PagePromise<SuggestionsResponse>;
    accept(body?: AcceptSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse>;
    dismiss(body?: DismissSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse>;
    undo(body: UndoSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse>;
}

export declare type SuggestionsResponse = {
    success: Success;
    data: Suggestion[];
    total?: number;
    nextCursor?: string;
};

export declare type SupersededValue = {
    propertyName: string;
    said: unknown;
    value: unknown;
    memoryId?: string;
    timestamp: Timestamp;
};

export declare type SupersedingValue = {
    propertyName: string;
    said: unknown;
    value: unknown;
    memoryId?: string;
    timestamp: Timestamp;
};

export declare type Suppression = {
    id: string;
    kind: SuppressionKind;
    hash: string;
    reason?: string;
    createdAt: string;
};

export declare type SuppressionKind = 'email' | 'linkedin_url' | 'domain' | 'person_id';

export declare type SuppressionList = {
    success: Success;
    data: Suppression[];
    nextCursor?: string;
};

export declare type SuspendOrganizationRequest = {
    reason?: string;
};

export declare type Tags = string[];

export declare type TestGuidelinesRequest = {
    cases: GuidelineCase[];
    guidelines?: GuidelineDraft[];
    mode?: 'fast' | 'deep';
    tags?: string[];
};

export declare type TestGuidelinesResponse = {
    success: Success;
    data: GuidelineTest;
    warnings?: Warnings;
};

export declare type TestMcpServerRequest = {
    url: McpServerUrl;
    transport?: 'http';
    headers?: McpServerHeaders;
};

export declare type TestModelsRequest = {
    model?: string;
};

export declare type TestModelsResponse = {
    success: Success;
    data: ModelTest;
};

export declare type TestStep = {
    step: 'dns' | 'connect' | 'status' | 'json' | 'resultPath' | 'contentPath' | 'scorePath';
    ok: boolean;
    message: string;
    durationMs?: number;
};

export declare type TestWebhookFilterRequest = {
    filter: string;
    event: {
        type: WebhookEventType;
        data: {
            [key: string]: unknown;
        };
        previous_attributes?: {
            [key: string]: unknown;
        };
    };
};

export declare type TestWebhookFilterResponse = {
    success: Success;
    data: {
        matches: boolean;
        conditions: WebhookFilterCondition[];
    };
    warning?: string;
};

export declare type TestWebhookQuery = {
    event_type?: WebhookEventType;
};

export declare type TestWebhookSourceRequest = {
    payload?: {
        [key: string]: unknown;
    };
    request?: CapturedWebhookRequest;
    headers?: {
        [key: string]: string;
    };
    mapping?: WebhookSourceMapping;
    types?: WebhookSourceTypes;
};

export declare type TestWebhookSourceResponse = {
    success: Success;
    data: {
        result: 'stored' | 'accepted' | 'ignored' | 'rejected';
        message: string | null;
        event_id: string | null;
        type: string | null;
        steps: WebhookSourceStep[];
        memory: {
            [key: string]: unknown;
        } | null;
        properties: {
            [key: string]: unknown;
        } | null;
    };
};

export declare type TestedGuideline = {
    guidelineId: string;
    name: string;
    score: number;
    why: GuidelineReason[];
};

export declare type Tier = 'very_similar' | 'similar' | 'somewhat_similar';

export declare type TimeZone = string;

export declare class TimeoutError extends ConnectionError {
    get name(): 'TimeoutError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

export declare type Timestamp = string;

export declare interface ToolContext {
    toolCallId: string;
    responseId: string;
    signal: AbortSignal | undefined;
}

export declare interface ToolLoopOptions extends RequestOptions {
    onStep?: ((round: ToolRound) => void | Promise<void>) | undefined;
}

export declare type ToolLoopRequest<Inputs> = OmitOfEach<Exclude<CreateResponseRequest, {
    previousResponseId: string;
}>, 'tools' | 'previousResponseId' | 'toolOutputs'> & {
    tools: ClientTools<Inputs>;
};

export declare type ToolOutput = {
    toolCallId: string;
    output: unknown;
    isError?: boolean;
};

export declare interface ToolResult {
    toolCallId: string;
    name: string;
    arguments: string;
    output: string;
    isError: boolean;
}

export declare interface ToolRound {
    responseId: string;
    round: number;
    results: ToolResult[];
}

export declare type TriggerWebhookEventRequest = {
    type: WebhookEventType;
};

export declare type TriggerWebhookEventResponse = {
    success: Success;
    data: PublishedWebhookEvent;
};

export declare type TryExtractionRequest = {
    content: string;
    type?: EntityType;
    collectionIds?: string[];
    collectionNames?: string[];
    speaker?: string;
    timestamp?: Timestamp;
    minConfidence?: number;
};

export declare type TryExtractionResponse = {
    success: Success;
    data: {
        properties: ExtractedProperty[];
        creditsCharged: number;
    };
};

declare type TypedWebhookEvent<Own extends object = {}> = {
    [Type in keyof (WebhookObjects & Own)]: Envelope<Type, (WebhookObjects & Own)[Type]>;
}[keyof (WebhookObjects & Own)];

export declare class UnavailableError extends ServerError {
    get name(): 'UnavailableError';
}

export declare type UndoChangeRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    propertyName: PropertyName;
    collectionId?: string;
    version?: number;
    reason?: Reason;
};

export declare type UndoSuggestionsRequest = {
    ids: SuggestionIds;
};

export declare type UnifiedRecallRequest = {
    message: string;
    identifiers?: RecallIdentifiers;
    sessionId?: string;
    outputFormat?: 'text' | 'structured';
    limit?: number;
    tokenBudget?: number;
    timeZone?: TimeZone;
};

export declare type UnifiedRecallResponse = {
    success: Success;
    strategy: 'filter' | 'recall' | 'digest';
    why: string;
    creditsCharged: number;
    filter?: PropertyFilter;
    type?: string;
    read: ReadPiece[];
    unread: string[];
    unknownIdentifiers?: string[];
    warnings?: Warnings;
    records?: FilteredRecord[];
    results?: RecalledMemory[];
    digest?: string;
    properties?: PropertyValue[];
    memories?: DigestMemory[];
    text?: string;
    sources?: {
        memoryId?: string;
        recordId: RecordId;
    }[];
};

export declare type UnreadCountResponse = {
    success: Success;
    data: {
        unread: number;
    };
};

export declare class UnsupportedTypeError extends ValidationError {
    get name(): 'UnsupportedTypeError';
}

export declare type UpdateAgentRequest = {
    name?: string;
    description?: string | null;
    instructions?: string;
    expectedInputs?: AgentInput[];
    tools?: FunctionTool[];
    mcps?: McpServerReferences;
    guidelineIds?: string[];
    guidelines?: 'auto' | 'none';
    guidelineTags?: string[];
    guidelineTokens?: number;
    model?: string | null;
    expectedVersion?: number;
    fromVersion?: number;
};

export declare type UpdateCollectionRequest = {
    name?: string;
    slug?: string;
    description?: string | null;
    entityType?: string | null;
    properties?: PropertyDefinitionChange[];
    removedValues?: 'keep' | 'delete';
    expectedVersion?: number;
    note?: string;
};

export declare type UpdateCollectionResponse = {
    success: Success;
    data: Collection;
    eventId?: string;
    warnings?: Warnings;
};

export declare type UpdateDestinationRequest = {
    name?: DestinationName;
    url?: WebhookUrl;
    events?: WebhookEventPatterns;
    enabled?: boolean;
    auth?: DestinationAuth;
    filter?: WebhookFilter;
    headers?: WebhookHeaders;
    format?: WebhookFormat;
    signature?: WebhookSignature | null;
    expectedVersion?: number;
};

export declare type UpdateEntityTypeRequest = {
    name?: EntityTypeName;
    slug?: EntityTypeSlug;
    description?: string | null;
    identityKeys?: IdentityKeyNames;
};

export declare type UpdateGuidelineRequest = {
    name?: string;
    description?: string | null;
    tags?: string[];
    alwaysOn?: boolean;
    triggerKeywords?: string[];
    value?: string;
    updateMode?: 'replace' | 'append' | 'section' | 'appendToSection';
    sectionHeader?: SectionHeader;
    sectionSlug?: SectionSlug;
    expectedVersion?: number;
    historyNote?: string;
};

export declare type UpdateGuidelineResponse = {
    success: Success;
    data: Guideline;
    merged: boolean;
};

export declare type UpdateKeysBatchRequest = {
    updates: KeysUpdate[];
};

export declare type UpdateMcpServerRequest = {
    name?: McpServerName;
    url?: McpServerUrl;
    headers?: {
        [key: string]: string;
    };
    enabled?: boolean;
    expectedVersion?: number;
};

export declare type UpdateMcpToolsRequest = {
    tools: McpToolChange[];
    expectedVersion?: number;
};

export declare type UpdateMemberRoleRequest = {
    role: Role;
};

export declare type UpdateOrganizationRequest = {
    plan: PlanName;
};

export declare type UpdateOwnOrganizationRequest = {
    name?: OrganizationName;
    webhookPayloadDays?: number;
    webhookMetadataDays?: number;
    timeZone?: string | null;
    locale?: string | null;
    portal?: PortalBrandingOrNone;
};

export declare type UpdatePropertyResponse = {
    success: Success;
    data: {
        creditsCharged: number;
        recordId: RecordId;
        propertyName: string;
        systemName: string;
        collectionId?: string;
        value?: unknown;
        previousValue?: unknown;
        version: number;
        changed: boolean;
    };
};

export declare type UpdateRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    propertyName?: PropertyName;
    collectionId?: string;
    operation?: 'set' | 'push' | 'remove' | 'increment' | 'patch';
    value?: unknown;
    unique?: boolean;
    sourceMemoryId?: MemoryId;
    evidence?: Evidence;
    memoryId?: MemoryId;
    content?: string;
    tags?: Tags;
    metadata?: Metadata;
    timestamp?: Timestamp;
    extract?: boolean;
    minConfidence?: number;
    expectedVersion?: number;
    reason?: Reason;
};

export declare type UpdateResponse = {
    success: Success;
    data: {
        creditsCharged: number;
        recordId: RecordId;
        propertyName?: string;
        systemName?: string;
        collectionId?: string;
        value?: unknown;
        previousValue?: unknown;
        memory?: Memory;
        properties?: ExtractedProperty[];
        version: number;
        changed: boolean;
    };
    warnings?: Warnings;
};

export declare type UpdateWebhookCustomerRequest = {
    name?: WebhookCustomerName;
    metadata?: WebhookMetadata;
    endPortalLinks?: string[];
    expectedVersion?: number;
};

export declare type UpdateWebhookEventTypeRequest = {
    description?: string;
    schema?: WebhookEventSchema;
    example?: WebhookEventExample;
    payload_rules?: WebhookPayloadRules;
    archived?: boolean;
    expected_version?: number;
    validate_only?: boolean;
};

export declare type UpdateWebhookRequest = {
    url?: WebhookUrl;
    events?: WebhookEventPatterns;
    description?: string;
    auth?: WebhookAuth;
    uid?: WebhookUid;
    metadata?: WebhookMetadata;
    filter?: WebhookFilter;
    rate_limit?: WebhookRateLimit;
    max_event_age_seconds?: WebhookMaxEventAge;
    ordered?: WebhookOrdered;
    headers?: WebhookHeaders;
    format?: WebhookFormat;
    signature?: WebhookSignature | null;
    ed25519?: WebhookEd25519;
    guarantee?: WebhookGuarantee;
    timeout_ms?: WebhookTimeout;
    expected_version?: number;
};

export declare type UpdateWebhookSourceRequest = {
    name?: WebhookSourceName;
    description?: WebhookSourceDescription;
    signature?: WebhookSourceSignature;
    verify_token?: WebhookSourceVerifyToken;
    tolerance_seconds?: WebhookSourceTolerance;
    split?: WebhookSourceSplit;
    types?: WebhookSourceTypes;
    routes?: WebhookSourceRoutes;
    mapping?: WebhookSourceMapping;
    dedupe?: WebhookSourceDedupe;
    forward_url?: WebhookSourceForwardUrl;
    enabled?: boolean;
    expected_version?: number;
};

export declare type UploadGuidelineAttachmentRequest = {
    name: string;
    contentBase64: string;
    type?: 'script' | 'template' | 'reference' | 'config' | 'data' | 'schema' | 'prompt' | 'image';
    description?: string;
};

export declare interface UploadOptions {
    onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export declare interface UploadProgress {
    sent: number;
    total?: number;
}

export declare type UpsertRecord = {
    key: {
        recordId?: RecordId;
        email?: Email;
        websiteUrl?: WebsiteUrl;
        phoneNumber?: PhoneNumber;
        customKeyName?: CustomKeyName;
        customKeyValue?: CustomKeyValue;
    };
    type?: EntityType;
    collectionId?: string;
    properties: {
        [key: string]: unknown;
    };
};

export declare type UpsertRequest = {
    records: UpsertRecord[];
};

export declare type UpsertResponse = {
    success: Success;
    data: {
        creditsCharged: number;
        records: {
            recordId: RecordId;
            created: boolean;
            propertiesChanged: number;
        }[];
    };
};

export declare type UsageFigures = {
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

export declare type UsageFilters = {
    operations?: string[];
    keyIds?: string[];
    collectionIds?: string[];
    models?: string[];
};

export declare type UsageGroup = {
    group: string | null;
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

export declare type UsageHistoryRequest = {
    from?: string;
    to?: string;
    granularity?: 'hour' | 'day' | 'month';
    groupBy?: 'operation' | 'key' | 'collection' | 'model' | 'day';
    filters?: UsageFilters;
    limit?: number;
    cursor?: string;
};

export declare type UsageHistoryResponse = {
    success: Success;
    data: UsageRow[];
    nextCursor?: string;
};

export declare type UsageReport = {
    from: string;
    to: string;
    granularity: 'hour' | 'day' | 'month';
    groupBy: 'operation' | 'key' | 'collection' | 'model' | 'day';
    totals: UsageFigures;
    previous: PreviousFigures;
    imported?: ImportedFigures;
    series: UsageStep[];
    groups: UsageGroup[];
};

export declare type UsageReportRequest = {
    from?: string;
    to?: string;
    granularity?: 'hour' | 'day' | 'month';
    groupBy?: 'operation' | 'key' | 'collection' | 'model' | 'day';
    filters?: UsageFilters;
    limit?: number;
};

export declare type UsageReportResponse = {
    success: Success;
    data: UsageReport;
};

export declare type UsageResponse = {
    success: Success;
    data: {
        plan: PlanName;
        minute: UsageWindow;
        month: UsageWindow;
        models: {
            calls: number;
            maxCalls: number;
            tokens: number;
            maxTokens: number;
            resetsAt: string;
        };
        credits: {
            available: number;
            held: number;
            usedThisMonth: number;
            byOperation: {
                operation: string;
                calls: number;
                credits: number;
            }[];
        };
    };
};

export declare type UsageRow = {
    at: string;
    group: string | null;
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

export declare type UsageStep = {
    at: string;
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

export declare type UsageWindow = {
    calls: number;
    limit: number;
    resetsAt: Timestamp;
};

export declare class ValidationError extends KeepsakeError {
    get name(): string;
}

export declare interface VerifyOptions {
    secret?: string | readonly string[] | undefined;
    toleranceSeconds?: number | undefined;
}

export declare interface WaitOptions {
    onProgress?: ((event: Event) => void) | undefined;
    signal?: AbortSignal | undefined;
    timeout?: number | undefined;
}

declare class WalletApi extends ApiGroup {
    getBalance(options?: RequestOptions): ApiPromise<WalletBalanceResponse>;
    listTransactions(query?: ListWalletTransactionsQuery, options?: RequestOptions): PagePromise<WalletTransactionList>;
    estimate(body: EstimateChargeRequest, options?: RequestOptions): ApiPromise<EstimateChargeResponse>;
    verify(options?: RequestOptions): ApiPromise<LedgerVerificationResponse>;
}

export declare type WalletBalanceResponse = {
    success: Success;
    data: {
        available: string;
        held: string;
        currency: 'USD';
        price: string;
    };
};

export declare type WalletEntryKind = 'grant' | 'hold' | 'capture' | 'release' | 'refund';

export declare type WalletTransaction = {
    id: string;
    kind: WalletEntryKind;
    amount: string;
    currency: 'USD';
    operation?: string;
    reference?: string;
    requestId?: string;
    createdAt: string;
};

export declare type WalletTransactionList = {
    success: Success;
    data: WalletTransaction[];
    nextCursor?: string;
};

export declare type Warning = {
    code: 'meaning_unavailable' | 'no_collection' | 'model_unavailable' | 'extraction_pending' | 'extraction_refused' | 'answer_failed' | 'model_failed' | 'rerank_skipped' | 'earlier_memories' | 'repeated_property' | 'weak_secret' | 'always_on_too_long' | 'filters_match_nothing' | 'nothing_of_time' | 'ambiguous_date';
    message: string;
};

export declare type Warnings = Warning[];

export declare type Webhook = {
    id: string;
    account_id: string;
    livemode: boolean;
    customer: string | null;
    url: string;
    description: string | null;
    events: string[];
    uid: string | null;
    metadata: WebhookMetadata;
    filter: string | null;
    rate_limit: number;
    max_event_age_seconds: number;
    ordered: boolean;
    api_version: string;
    guarantee: WebhookGuarantee;
    timeout_ms: number;
    auth: WebhookAuthSummary;
    header_names: string[];
    format: WebhookFormat;
    signature: WebhookSignature | null;
    public_key: string | null;
    public_key_previous: string | null;
    secret_current: string;
    secret_previous: string | null;
    secretState?: SecretState;
    rotation: WebhookRotation;
    circuit: WebhookCircuit;
    circuit_state: WebhookCircuitState;
    failure_count: number;
    failing_since: string | null;
    last_failure: WebhookFailure | null;
    disabled_at: string | null;
    disabled_reason: WebhookDisabledReason | null;
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
};

export declare type WebhookAlert = {
    metric: string;
    priority: number;
    value: number;
    threshold: number;
    message: string;
    action: string;
    subscriptions: {
        id: string;
        url: string;
        customer: string | null;
    }[];
    subscription_id?: string;
    event_type?: string;
    raised_at: Timestamp;
};

export declare type WebhookAttempt = {
    number: number;
    at: string;
    outcome: 'succeeded' | 'failed';
    response_code: number | null;
    error: string | null;
    duration_ms: number;
};

export declare type WebhookAuth = {
    type: WebhookAuthType;
    token?: string;
    username?: string;
    password?: string;
    token_url?: string;
    client_id?: string;
    client_secret?: string;
    scope?: string;
    audience?: string;
    certificate?: string;
    private_key?: string;
    ca_certificate?: string;
};

export declare type WebhookAuthSummary = {
    type: WebhookAuthType;
};

export declare type WebhookAuthType = 'hmac' | 'bearer' | 'basic' | 'oauth2' | 'mtls';

export declare type WebhookBacklog = {
    total: {
        queued: number;
        sending: number;
        retrying: number;
        deferred: number;
        oldest_seconds: number | null;
        overdue_seconds: number | null;
    };
    subscriptions: {
        subscription_id: string;
        queued: number;
        sending: number;
        retrying: number;
        deferred: number;
        oldest_seconds: number | null;
        overdue_seconds: number | null;
    }[];
};

export declare type WebhookBound = {
    is: 'above' | 'below';
    than: number;
};

export declare type WebhookCircuit = {
    state: WebhookCircuitState;
    opened_at: string | null;
    next_probe_at: string | null;
    disable_at: string | null;
};

export declare type WebhookCircuitState = 'closed' | 'open' | 'half_open';

export declare type WebhookCustomer = {
    uid: string;
    name: string | null;
    metadata: {
        [key: string]: string;
    };
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

export declare type WebhookCustomerList = {
    success: Success;
    data: WebhookCustomer[];
    nextCursor?: string;
};

export declare type WebhookCustomerName = string;

export declare type WebhookCustomerResponse = {
    success: Success;
    data: WebhookCustomer;
};

export declare type WebhookCustomerUid = string;

export declare type WebhookDeadLetter = {
    id: string;
    delivery_id: string;
    subscription_id: string;
    url: string;
    customer: string | null;
    event_id: string;
    event_type: string;
    reason: WebhookDeadLetterReason;
    attempts: number;
    response_code: number | null;
    error: string | null;
    created_at: Timestamp;
    replayed_at: string | null;
};

export declare type WebhookDeadLetterLine = {
    dead_letter?: WebhookDeadLetter;
    event?: KeptWebhookEvent;
    end?: {
        dead_letters: number;
    };
    error?: {
        [key: string]: unknown;
    };
};

export declare type WebhookDeadLetterList = {
    success: Success;
    data: WebhookDeadLetter[];
    nextCursor?: string;
};

export declare type WebhookDeadLetterReason = 'attempts_exhausted' | 'rejected' | 'blocked' | 'gone' | 'circuit_open' | 'subscription_disabled' | 'expired' | 'circular' | 'unreadable';

export declare type WebhookDeadLetterResponse = {
    success: Success;
    data: WebhookDeadLetter;
};

export declare type WebhookDelivery = {
    id: string;
    event_id: string;
    trace_id: WebhookTraceId;
    event_type: string;
    subscription_id: string;
    status: WebhookDeliveryStatus;
    attempts: number;
    next_retry_at: string | null;
    response_code: number | null;
    response_body_preview: string | null;
    error: string | null;
    duration_ms: number | null;
    created_at: Timestamp;
    finished_at: string | null;
    expires_at: string | null;
    payload_deleted_at: string | null;
};

export declare type WebhookDeliveryDetail = {
    id: string;
    event_id: string;
    trace_id: WebhookTraceId;
    event_type: string;
    subscription_id: string;
    status: WebhookDeliveryStatus;
    attempts: number;
    next_retry_at: string | null;
    response_code: number | null;
    response_body_preview: string | null;
    error: string | null;
    duration_ms: number | null;
    created_at: Timestamp;
    finished_at: string | null;
    expires_at: string | null;
    payload_deleted_at: string | null;
    request_headers: {
        [key: string]: string;
    };
    history: WebhookAttempt[];
};

export declare type WebhookDeliveryList = {
    success: Success;
    data: WebhookDelivery[];
    nextCursor?: string;
};

export declare type WebhookDeliveryResponse = {
    success: Success;
    data: WebhookDeliveryDetail;
    warning?: WebhookWaiting;
    waits_until?: WebhookWaitsUntil;
};

export declare type WebhookDeliveryStatus = 'queued' | 'sending' | 'retrying' | 'deferred' | 'succeeded' | 'failed' | 'dead_lettered';

export declare type WebhookDeployment = {
    direction: 'inbound' | 'outbound' | 'both';
    events: string[];
    volume_per_second: number | null;
    latency_target_ms: number;
    guarantee: WebhookGuarantee;
    auth: WebhookAuthType;
    dispatch: 'inline' | 'postgres' | 'nats';
};

export declare type WebhookDisabledReason = 'owner' | 'gone' | 'circuit_open';

export declare type WebhookEd25519 = boolean;

export declare type WebhookEvent = {
    id: string;
    type: string;
    api_version: string;
    created_at: Timestamp;
    data: {
        object: {
            [key: string]: unknown;
        };
        previous_attributes?: {
            [key: string]: unknown;
        };
        fetch_url?: string;
    };
    livemode: boolean;
};

export declare type WebhookEventDescription = {
    type: string;
    description: string;
    schema: {
        [key: string]: unknown;
    };
    example: {
        [key: string]: unknown;
    };
};

export declare type WebhookEventExample = {
    [key: string]: unknown;
};

export declare type WebhookEventList = {
    success: Success;
    data: WebhookEventSummary[];
    nextCursor?: string;
};

export declare type WebhookEventPatterns = string[];

export declare type WebhookEventResponse = {
    success: Success;
    data: KeptWebhookEvent;
};

export declare type WebhookEventSchema = {
    [key: string]: unknown;
};

export declare type WebhookEventSummary = {
    id: string;
    type: string;
    created_at: Timestamp;
    customer?: string;
    expires_at?: Timestamp;
    payload_deleted_at?: Timestamp;
    recipients: WebhookRecipients;
};

export declare type WebhookEventType = string;

export declare type WebhookEventTypeList = {
    success: Success;
    data: WebhookEventDescription[];
    own: WebhookOwnEventType[];
    published: string[];
};

export declare type WebhookEventTypeResponse = {
    success: Success;
    data: WebhookOwnEventType;
    warning?: string;
};

export declare type WebhookEventTypeVersions = {
    success: Success;
    data: WebhookOwnEventType[];
    nextCursor?: string;
};

export declare type WebhookFailure = {
    event_id: string;
    event_type: string;
    error: string;
    at: Timestamp;
};

export declare type WebhookFilter = string;

export declare type WebhookFilterCondition = {
    expression: string;
    result: boolean | null;
    error: string | null;
    values: {
        [key: string]: string | number | boolean | null;
    };
};

export declare type WebhookFormat = 'envelope' | 'data';

export declare type WebhookGuarantee = 'at_least_once' | 'best_effort';

export declare type WebhookHeaders = {
    [key: string]: string;
};

export declare type WebhookHour = {
    hour: string;
    deliveries: number;
    succeeded: number;
    failed: number;
    waiting: number;
    success_rate: number | null;
    p50_latency_ms: number | null;
    p95_latency_ms: number | null;
    p99_latency_ms: number | null;
};

export declare type WebhookList = {
    success: Success;
    data: Webhook[];
    nextCursor?: string;
};

export declare type WebhookMaxEventAge = number;

export declare type WebhookMetadata = {
    [key: string]: string;
};

export declare type WebhookMetric = {
    name: 'delivery_success_rate' | 'first_attempt_success_rate' | 'p50_latency_ms' | 'p99_latency_ms' | 'pending_dead_letters' | 'open_circuits' | 'retry_queue_depth' | 'backlog' | 'overdue_seconds' | 'failed_inbound_events';
    description: string;
    unit: 'ratio' | 'milliseconds' | 'seconds' | 'count';
    value: number | null;
    target?: WebhookBound;
    alert?: {
        is: 'above' | 'below';
        than: number;
        priority: number;
    };
    status: 'ok' | 'off_target' | 'alert' | 'few' | 'no_data';
};

export declare type WebhookMetricsResponse = {
    success: Success;
    data: {
        hours: number;
        deployment: WebhookDeployment;
        deliveries: {
            tried: number;
            succeeded: number;
            ended: number;
            waiting: number;
        };
        backlog: WebhookBacklog;
        metrics: WebhookMetric[];
        subscriptions: {
            subscription_id: string;
            ended: number;
            succeeded: number;
            success_rate: number | null;
            p50_latency_ms: number | null;
            p99_latency_ms: number | null;
            status: 'ok' | 'off_target' | 'alert' | 'few' | 'no_data';
        }[];
        event_types: {
            event_type: string;
            ended: number;
            succeeded: number;
            success_rate: number | null;
            p50_latency_ms: number | null;
            p99_latency_ms: number | null;
            status: 'ok' | 'off_target' | 'alert' | 'few' | 'no_data';
        }[];
        alerts: WebhookAlert[];
    };
};

export declare interface WebhookObjects {
    'record.created': {
        id: string;
        type: string;
    };
    'record.deleted': {
        deletionId: string;
        memories: number;
        recordId: string;
    };
    'record.restored': {
        deletionId: string;
        memories: number;
        recordId: string;
    };
    'record.merged': {
        deletionId: string;
        memories: number;
        recordId: string;
    };
    'memory.stored': {
        id: string;
        recordId: string;
    };
    'memory.extracted': {
        id: string;
        recordId: string;
        outcome: string;
        properties: number;
        creditsCharged: number;
    };
    'suggestion.created': {
        id: string;
        recordId: string;
        memoryId: string;
        property: string;
    };
    'memory.updated': {
        id: string;
        recordId: string;
        version: number;
    };
    'memory.deleted': {
        deletionId: string;
        memories: number;
    };
    'memory.restored': {
        deletionId: string;
        memories: number;
    };
    'property.changed': {
        recordId: string;
        collectionId: string;
        property: string;
        version: number;
    };
    'key.added': {
        recordId: string;
        name: string;
    };
    'key.moved': {
        recordId: string;
        name: string;
    };
    'key.deleted': {
        recordId: string;
        name: string;
    };
    'collection.created': {
        collectionId: string;
        name: string;
        slug: string;
    };
    'collection.updated': {
        collectionId: string;
        name: string;
        slug: string;
        version: number;
    };
    'collection.deleted': {
        collectionId: string;
        name: string;
        slug: string;
    };
    'entity_type.created': {
        entityTypeId: string;
        name: string;
        slug: string;
    };
    'entity_type.updated': {
        entityTypeId: string;
        name: string;
        slug: string;
    };
    'entity_type.archived': {
        entityTypeId: string;
        name: string;
        slug: string;
    };
    'entity_type.unarchived': {
        entityTypeId: string;
        name: string;
        slug: string;
    };
    'guideline.created': {
        guidelineId: string;
        name: string;
        version: number;
    };
    'guideline.updated': {
        guidelineId: string;
        name: string;
        version: number;
    };
    'guideline.restored': {
        guidelineId: string;
        name: string;
        version: number;
    };
    'guideline.deleted': {
        guidelineId: string;
        name: string;
        version: number;
    };
    'guideline.attachment_added': {
        guidelineId: string;
        attachmentId: string;
        name: string;
        type: string;
        size: number;
    };
    'guideline.attachment_deleted': {
        guidelineId: string;
        attachmentId: string;
        name: string;
        type: string;
        size: number;
    };
    'media.stored': {
        id: string;
        kind: string;
        recordId: string;
    };
    'media.deleted': {
        id: string;
        recordId: string;
    };
    'agent.created': {
        agentId: string;
        name: string;
        version: number;
    };
    'agent.updated': {
        agentId: string;
        name: string;
        version: number;
    };
    'agent.deleted': {
        agentId: string;
        name: string;
        version: number;
    };
    'model_budget.reached': {
        share: number;
        of: string;
        used: number;
        limit: number;
    };
    'document.ingested': {
        documentId: string;
        projectId: string;
        chunkCount: number;
    };
    'document.deleted': {
        documentId: string;
        projectId: string;
    };
    'rag_project.deleted': {
        projectId: string;
        documentCount: number;
    };
    'job.succeeded': {
        id: string;
        type: string;
        status: string;
        total: number;
        failed: number;
    };
    'job.failed': {
        id: string;
        type: string;
        status: string;
        total: number;
        failed: number;
    };
    'job.cancelled': {
        id: string;
        type: string;
        status: string;
        total: number;
        failed: number;
    };
    'webhook.circuit_opened': {
        subscription_id: string;
        circuit_state: string;
        reason: string;
        last_event_id?: string;
        last_event_type?: string;
        last_error?: string;
    };
    'webhook.circuit_half_opened': {
        subscription_id: string;
        circuit_state: string;
        reason: string;
        last_event_id?: string;
        last_event_type?: string;
        last_error?: string;
    };
    'webhook.circuit_closed': {
        subscription_id: string;
        circuit_state: string;
        reason: string;
    };
    'webhook.disabled': {
        subscription_id: string;
        reason: string;
        last_event_id?: string;
        last_event_type?: string;
        last_error?: string;
    };
    'webhook.alert_raised': {
        metric: string;
        priority: number;
        value: number;
        threshold: number;
        subscription_id?: string;
        event_type?: string;
    };
    'webhook.alert_cleared': {
        metric: string;
        subscription_id?: string;
        event_type?: string;
    };
    'webhook.secret_aged': {
        subscription_id: string;
        age_days: number;
    };
    'webhook.inbound_failed': {
        id: string;
        source_id: string;
        reason: string;
    };
    'webhook.circle_refused': {
        subscription_id: string;
        event_id: string;
        event_type: string;
    };
    'webhook.received': {
        id: string;
        source_id: string;
        event_id: string;
        type?: string;
        headers?: Record<string, string>;
        query?: string;
        body?: string;
        body_base64?: string;
        payload?: unknown;
    };
    'webhook.tested': {
        subscription_id: string;
    };
    'notification.sent': {
        notificationId: string;
        priority: string;
        sender: string;
        recipientCount: number;
    };
    'notification.action_executed': {
        notificationId: string;
        actionId: string;
        actionType: string;
        memberId: string;
    };
    'mcp_server.created': {
        mcpServerId: string;
        name: string;
        version: number;
    };
    'mcp_server.updated': {
        mcpServerId: string;
        name: string;
        version: number;
    };
    'mcp_server.deleted': {
        mcpServerId: string;
        name: string;
        version: number;
    };
    'mcp_server.tools_changed': {
        mcpServerId: string;
        name: string;
        added: number;
        removed: number;
        changed: number;
    };
    'api_key.created': {
        id: string;
        actor: string;
        memberId: string;
        role: string;
    };
    'api_key.rotated': {
        id: string;
        actor: string;
        successorId: string;
        graceEndsAt: string;
    };
    'api_key.revoked': {
        id: string;
        actor: string;
    };
    'member.invited': {
        id: string;
        actor: string;
        role: string;
    };
    'member.joined': {
        id: string;
        actor: string;
        role: string;
    };
    'member.role_changed': {
        id: string;
        actor: string;
        role: string;
    };
    'member.removed': {
        id: string;
        actor: string;
        role: string;
        status: string;
    };
    'credits.threshold_reached': {
        share: number;
        left: number;
        granted: number;
    };
}

export declare type WebhookOrdered = boolean;

export declare type WebhookOwnEventType = {
    type: string;
    description: string;
    schema: {
        [key: string]: unknown;
    };
    example: {
        [key: string]: unknown;
    };
    payload_rules: WebhookPayloadRules;
    version: number;
    archived_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
};

export declare type WebhookOwnSecret = string;

export declare type WebhookPayloadRules = 'refuse' | 'warn';

export declare type WebhookPing = {
    delivery_id: string;
    event_id: string;
    succeeded: boolean;
    response_code: number | null;
    response_body_preview: string | null;
    error: string | null;
    duration_ms: number;
};

export declare type WebhookPingResponse = {
    success: Success;
    data: WebhookPing;
};

export declare type WebhookPortalAccessResponse = {
    success: Success;
    data: {
        apiKey: string;
        customer: {
            uid: string;
            name: string | null;
        };
        branding: PortalBrandingOrNone;
        livemode: boolean;
        expiresAt: Timestamp;
    };
};

export declare type WebhookPortalLinkResponse = {
    success: Success;
    data: {
        id: string;
        customer: string;
        url: string;
        expiresAt: Timestamp;
    };
};

export declare type WebhookRateLimit = number;

export declare type WebhookRecipient = {
    subscription_id: string;
    outcome: 'succeeded' | 'waiting' | 'failed' | 'not_tried' | 'filtered';
    reason: string | null;
    delivery_id: string | null;
    attempts: number;
};

export declare type WebhookRecipients = WebhookRecipient[];

export declare type WebhookReplayEstimate = {
    deliveries: number;
    payloadDeleted: number;
    waiting?: number;
    seconds: number;
};

export declare type WebhookReplayEstimateResponse = {
    success: Success;
    data: WebhookReplayEstimate;
};

export declare type WebhookReplayResponse = {
    success: Success;
    eventId: string;
    data: WebhookReplayEstimate;
};

export declare type WebhookResponse = {
    success: Success;
    data: Webhook;
    warning?: string;
};

export declare type WebhookRotation = {
    phase: 'none' | 'grace' | 'revoked';
    rotated_at: Timestamp;
    grace_ends_at: string | null;
    rotation_recommended: boolean;
    warning?: string;
};

export declare type WebhookSignature = {
    header: WebhookSourceHeader;
    value?: string;
    signed_content?: string;
    algorithm?: 'sha1' | 'sha256' | 'sha512';
    encoding?: 'hex' | 'base64' | 'base64url';
    timestamp_unit?: 's' | 'ms';
    id_header?: WebhookSourceHeader;
    timestamp_header?: WebhookSourceHeader;
    type_header?: WebhookSourceHeader;
};

export declare type WebhookSource = {
    id: string;
    account_id: string;
    livemode: boolean;
    name: string;
    description: string | null;
    url: string;
    scheme: WebhookSourceScheme;
    signature: WebhookSourceSignature | null;
    types: string[];
    routes: WebhookSourceRoute[];
    mapping: WebhookSourceMapping | null;
    verify_token?: string;
    split: boolean;
    tolerance_seconds: number;
    dedupe: WebhookSourceDedupe;
    forward_url: string | null;
    forward_id: string | null;
    forward_secret?: string;
    enabled: boolean;
    secret_current: string;
    secret_previous: string | null;
    secretState?: SecretState;
    rotation: WebhookRotation;
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
};

export declare type WebhookSourceDedupe = 'id' | 'body';

export declare type WebhookSourceDescription = string;

export declare type WebhookSourceEvent = {
    id: string;
    status: WebhookSourceEventStatus;
    reason: string | null;
    message: string | null;
    event_id: string | null;
    repeated_body: boolean;
    type: string | null;
    job_id: string | null;
    record_id: string | null;
    memory_ids: string[];
    received_at: Timestamp;
    kept: boolean;
    query: string;
    routes: WebhookSourceEventRoute[];
};

export declare type WebhookSourceEventDetail = {
    id: string;
    status: WebhookSourceEventStatus;
    reason: string | null;
    message: string | null;
    event_id: string | null;
    repeated_body: boolean;
    type: string | null;
    job_id: string | null;
    record_id: string | null;
    memory_ids: string[];
    received_at: Timestamp;
    kept: boolean;
    query: string;
    routes: WebhookSourceEventRoute[];
    payload: string | null;
    payload_encoding: 'utf8' | 'base64';
    headers: {
        [key: string]: string;
    } | null;
};

export declare type WebhookSourceEventList = {
    success: Success;
    data: WebhookSourceEvent[];
    nextCursor?: string;
};

export declare type WebhookSourceEventResponse = {
    success: Success;
    data: WebhookSourceEventDetail;
};

export declare type WebhookSourceEventRoute = {
    kind: WebhookSourceRouteKind;
    id: string | null;
    outcome: 'succeeded' | 'waiting' | 'failed' | 'not_tried' | 'filtered';
    reason: string | null;
    delivery_id: string | null;
    attempts: number;
};

export declare type WebhookSourceEventStatus = 'queued' | 'stored' | 'failed' | 'accepted' | 'ignored' | 'duplicate' | 'rejected';

export declare type WebhookSourceForwardUrl = string;

export declare type WebhookSourceHeader = string;

export declare type WebhookSourceList = {
    success: Success;
    data: WebhookSource[];
    nextCursor?: string;
};

export declare type WebhookSourceMapping = {
    record: WebhookSourceRecord;
    content: string;
    properties?: {
        [key: string]: WebhookSourcePath;
    };
    collection_id?: string;
    tags?: string[];
    type?: WebhookSourcePath;
    timestamp?: WebhookSourcePath;
    speaker?: WebhookSourcePath;
    session_id?: WebhookSourcePath;
    extract?: boolean;
};

export declare type WebhookSourceName = string;

export declare type WebhookSourcePath = string;

export declare type WebhookSourceRecord = {
    type?: EntityType;
    record_id?: WebhookSourcePath;
    email?: WebhookSourcePath;
    website_url?: WebhookSourcePath;
    phone_number?: WebhookSourcePath;
    custom_key_name?: CustomKeyName;
    custom_key_value?: WebhookSourcePath;
};

export declare type WebhookSourceReplayRoutes = string[];

export declare type WebhookSourceResponse = {
    success: Success;
    data: WebhookSource;
    warnings?: Warnings;
};

export declare type WebhookSourceRoute = {
    kind: WebhookSourceRouteKind;
    types: string[];
    mapping?: WebhookSourceMapping;
    id?: string;
    url?: string;
    filter?: string | null;
    header_names?: string[];
    secret?: string;
};

export declare type WebhookSourceRouteInput = {
    kind: WebhookSourceRouteKind;
    id?: string;
    types?: WebhookSourceTypes;
    mapping?: WebhookSourceMapping;
    url?: string;
    filter?: string;
    headers?: WebhookHeaders;
};

export declare type WebhookSourceRouteKind = 'memory' | 'forward' | 'store';

export declare type WebhookSourceRoutes = WebhookSourceRouteInput[];

export declare type WebhookSourceScheme = 'standard_webhooks' | 'keepsake' | 'svix' | 'clerk' | 'github' | 'gitlab' | 'stripe' | 'paddle' | 'square' | 'shopify' | 'slack' | 'zoom' | 'linear' | 'jira' | 'intercom' | 'zendesk' | 'hubspot' | 'sendgrid' | 'mailgun' | 'meta' | 'microsoft_graph' | 'discord' | 'twilio' | 'hmac' | 'ecdsa' | 'ed25519' | 'token' | 'basic' | 'none';

export declare type WebhookSourceSecret = string;

export declare type WebhookSourceSignature = {
    header?: WebhookSourceHeader;
    algorithm?: 'sha1' | 'sha256' | 'sha512';
    encoding?: 'hex' | 'base64' | 'base64url';
    prefix?: string;
    value?: string;
    id_header?: WebhookSourceHeader;
    id_path?: WebhookSourcePath;
    type_header?: WebhookSourceHeader;
    type_path?: WebhookSourcePath;
    items_path?: string;
    timestamp_header?: WebhookSourceHeader;
    timestamp_unit?: 's' | 'ms';
    signed_content?: string;
};

export declare type WebhookSourceSplit = boolean;

export declare type WebhookSourceStep = {
    field: string;
    path: string | null;
    status: 'passed' | 'failed' | 'skipped';
    value: unknown;
    detail: string;
};

export declare type WebhookSourceTolerance = number;

export declare type WebhookSourceTypes = string[];

export declare type WebhookSourceVerifyToken = string;

export declare type WebhookStatisticsResponse = {
    success: Success;
    data: {
        hours: WebhookHour[];
        total: {
            deliveries: number;
            succeeded: number;
            failed: number;
            waiting: number;
            success_rate: number | null;
            p50_latency_ms: number | null;
            p95_latency_ms: number | null;
            p99_latency_ms: number | null;
        };
        backlog: {
            waiting: number;
            oldest_seconds: number | null;
        };
    };
};

export declare type WebhookStreamFailure = {
    success: false;
    error: string;
    message: string;
};

export declare type WebhookStreamed = WebhookEvent | WebhookStreamFailure;

export declare type WebhookTimeout = number;

declare interface WebhookToSign {
    event?: {
        type: string;
        data: object;
        id?: string;
        created_at?: string;
        api_version?: string;
        livemode?: boolean;
    };
    body?: string | Uint8Array | object;
    secret: string | readonly string[];
    id?: string;
    timestamp?: Date | number;
}

export declare type WebhookTraceId = string;

export declare type WebhookUid = string;

export declare type WebhookUrl = string;

export declare type WebhookWaiting = string;

export declare type WebhookWaitsUntil = string | null;

declare class Webhooks extends WebhooksApi {
    verify(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<void>;
    unwrap<Own extends object = {}>(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<TypedWebhookEvent<Own>>;
}

declare class WebhooksApi extends ApiGroup {
    readonly events: WebhooksEventsApi;
    readonly filters: WebhooksFiltersApi;
    readonly customers: WebhooksCustomersApi;
    readonly portalLinks: WebhooksPortalLinksApi;
    readonly sources: WebhooksSourcesApi;
    list(query?: ListWebhooksQuery, options?: RequestOptions): PagePromise<WebhookList>;
    create(body: CreateWebhookRequest, options?: RequestOptions): ApiPromise<CreateWebhookResponse>;
    publish(body: PublishWebhookEventsRequest, options?: RequestOptions): ApiPromise<PublishWebhookEventsResponse>;
    event(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse>;
    eventTypes(options?: RequestOptions): ApiPromise<WebhookEventTypeList>;
    createEventType(body: CreateWebhookEventTypeRequest, options?: RequestOptions): ApiPromise<WebhookEventTypeResponse>;
    updateEventType(type: string, body?: UpdateWebhookEventTypeRequest, options?: RequestOptions): ApiPromise<WebhookEventTypeResponse>;
    deleteEventType(type: string, options?: RequestOptions): ApiPromise<DeleteWebhookEventTypeResponse>;
    trigger(body: TriggerWebhookEventRequest, options?: RequestOptions): ApiPromise<TriggerWebhookEventResponse>;
    stream(query?: StreamWebhookEventsQuery, options?: RequestOptions): WebhooksStream;
    statistics(query?: GetWebhookStatisticsQuery, options?: RequestOptions): ApiPromise<WebhookStatisticsResponse>;
    retryDeliveries(id: string, body?: RetryWebhookDeliveriesRequest, options?: RequestOptions): ApiPromise<RetryWebhookDeliveriesResponse>;
    receive(sourceId: string, body?: ReceiveWebhookRequest, options?: RequestOptions): ApiPromise<ReceiveWebhookResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<WebhookResponse>;
    update(id: string, body?: UpdateWebhookRequest, options?: RequestOptions): ApiPromise<WebhookResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeleteWebhookResponse>;
    test(id: string, query?: TestWebhookQuery, options?: RequestOptions): ApiPromise<WebhookPingResponse>;
    rotate(id: string, body?: RotateWebhookRequest, options?: RequestOptions): ApiPromise<WebhookResponse>;
    revokePrevious(id: string, options?: RequestOptions): ApiPromise<WebhookResponse>;
    enable(id: string, options?: RequestOptions): ApiPromise<WebhookResponse>;
    disable(id: string, options?: RequestOptions): ApiPromise<WebhookResponse>;
    deliveries(id: string, query?: ListWebhookDeliveriesQuery, options?: RequestOptions): PagePromise<WebhookDeliveryList>;
    metrics(query?: GetWebhookMetricsQuery, options?: RequestOptions): ApiPromise<WebhookMetricsResponse>;
    deadLetters(query?: ListWebhookDeadLettersQuery, options?: RequestOptions): PagePromise<WebhookDeadLetterList>;
    purgeDeadLetters(query?: PurgeWebhookDeadLettersQuery, options?: RequestOptions): ApiPromise<PurgeWebhookDeadLettersResponse>;
    exportDeadLetters(query?: ExportWebhookDeadLettersQuery, options?: RequestOptions): LineStream<WebhookDeadLetterLine>;
    replayDeadLetters(body?: ReplayWebhookDeadLettersRequest, options?: RequestOptions): ApiPromise<ReplayWebhookDeadLettersResponse>;
    replayDeadLetter(id: string, options?: RequestOptions): ApiPromise<WebhookDeadLetterResponse>;
    delivery(id: string, deliveryId: string, options?: RequestOptions): ApiPromise<WebhookDeliveryResponse>;
    retry(id: string, deliveryId: string, options?: RequestOptions): ApiPromise<WebhookDeliveryResponse>;
    eventTypeVersions(type: string, query?: ListWebhookEventTypeVersionsQuery, options?: RequestOptions): PagePromise<WebhookEventTypeVersions>;
}

declare class WebhooksCustomersApi extends ApiGroup {
    list(query?: ListWebhookCustomersQuery, options?: RequestOptions): PagePromise<WebhookCustomerList>;
    create(body: CreateWebhookCustomerRequest, options?: RequestOptions): ApiPromise<WebhookCustomerResponse>;
    get(customer: string, options?: RequestOptions): ApiPromise<WebhookCustomerResponse>;
    update(customer: string, body?: UpdateWebhookCustomerRequest, options?: RequestOptions): ApiPromise<WebhookCustomerResponse>;
    delete(customer: string, options?: RequestOptions): ApiPromise<DeleteWebhookCustomerResponse>;
}

declare class WebhooksEventsApi extends ApiGroup {
    list(query?: ListWebhookEventsQuery, options?: RequestOptions): PagePromise<WebhookEventList>;
    replay(body: ReplayWebhookEventsRequest, options?: RequestOptions): ApiPromise<ReplayWebhookEventsResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse>;
}

declare class WebhooksFiltersApi extends ApiGroup {
    test(body: TestWebhookFilterRequest, options?: RequestOptions): ApiPromise<TestWebhookFilterResponse>;
}

declare class WebhooksPortalLinksApi extends ApiGroup {
    create(body: CreateWebhookPortalLinkRequest, options?: RequestOptions): ApiPromise<WebhookPortalLinkResponse>;
    exchange(body: ExchangeWebhookPortalLinkRequest, options?: RequestOptions): ApiPromise<WebhookPortalAccessResponse>;
}

declare class WebhooksSourcesApi extends ApiGroup {
    list(query?: ListWebhookSourcesQuery, options?: RequestOptions): PagePromise<WebhookSourceList>;
    create(body: CreateWebhookSourceRequest, options?: RequestOptions): ApiPromise<WebhookSourceResponse>;
    get(sourceId: string, options?: RequestOptions): ApiPromise<WebhookSourceResponse>;
    update(sourceId: string, body?: UpdateWebhookSourceRequest, options?: RequestOptions): ApiPromise<WebhookSourceResponse>;
    delete(sourceId: string, options?: RequestOptions): ApiPromise<DeleteWebhookSourceResponse>;
    rotate(sourceId: string, body?: RotateWebhookSourceRequest, options?: RequestOptions): ApiPromise<WebhookSourceResponse>;
    revokePrevious(sourceId: string, options?: RequestOptions): ApiPromise<WebhookSourceResponse>;
    test(sourceId: string, body?: TestWebhookSourceRequest, options?: RequestOptions): ApiPromise<TestWebhookSourceResponse>;
    events(sourceId: string, query?: ListWebhookSourceEventsQuery, options?: RequestOptions): PagePromise<WebhookSourceEventList>;
    replayAll(sourceId: string, body?: ReplayWebhookSourceEventsRequest, options?: RequestOptions): ApiPromise<ReplayWebhookSourceEventsResponse>;
    getEvent(sourceId: string, receiptId: string, options?: RequestOptions): ApiPromise<WebhookSourceEventResponse>;
    replay(sourceId: string, receiptId: string, body?: ReplayWebhookSourceEventRequest, options?: RequestOptions): ApiPromise<WebhookSourceEventResponse>;
}

declare class WebhooksStream implements AsyncIterable<WebhookEvent> {
    onConnected: () => void;
    onDisconnected: (error: KeepsakeError | undefined) => void;
    texts(): AsyncGenerator<string, void, undefined>;
    [Symbol.asyncIterator](): AsyncGenerator<WebhookEvent, void, undefined>;
    first(): Promise<WebhookEvent>;
}

export declare type WebsiteUrl = string;

export declare type WithRequestId<T> = T extends object ? T & {
    readonly _requestId?: string;
} : T;

declare type WithSchema<Request, Output> = OmitOfEach<Request, 'outputs'> & SchemaOutputs<Output>;

declare const fakeKeepsake: (options?: FakeOptions) => FakeKeepsake;

declare function findCredentials(lookup?: CredentialLookup): Credentials;

export declare function isKeepsakeError(error: unknown): error is KeepsakeError;

declare function isUnset(value: string | undefined): value is undefined | '';

declare function profilesPath(env?: Record<string, string | undefined>): string;

declare function readProfiles(path: string): ProfileStore;

declare function refusalOf(key: string, origin: string): string | undefined;

declare function register({ name, signupToken, ...options }: RegisterOptions): Promise<Registration>;

declare function setInEnvFile(path: string, name: string, value: string): void;

declare function signWebhook({ event, body, secret, id, timestamp }: WebhookToSign): Promise<SignedWebhook>;

declare function usableKey({ found, envFile }: Credentials): string;

declare function writeProfiles(path: string, store: ProfileStore): void;
