// Generated from packages/sdk/src by pnpm generate; do not edit.

export {
    AbortError,
    type AdminListKeysQuery,
    type AdminListOrganizationsQuery,
    type AgentResponse,
    type AnswerSource,
    type ApiAnswer,
    ApiPromise,
    AuthenticationError,
    type BatchMemorizeRequest,
    type BatchMemorizeResponse,
    BodyTooLargeError,
    type BulkUpdateRequest,
    type BulkUpdateResponse,
    type Call,
    type CancelDeletionRequest,
    type CancelDeletionResponse,
    type ChangedProperty,
    type Collection,
    type CollectionChanges,
    type CollectionHistory,
    type CollectionList,
    type CollectionResponse,
    type CollectionSnapshot,
    type CollectionVersion,
    ConfigurationError,
    ConflictError,
    ConnectionError,
    type Content,
    type CreateCollectionRequest,
    type CreateEntityTypeRequest,
    type CreateGuidelineRequest,
    type CreateKeyRequest,
    type CreateKeyResponse,
    type CreateWebhookRequest,
    type CreateWebhookResponse,
    type CurrentValue,
    type CustomKeyName,
    type CustomKeyValue,
    type DeleteCollectionQuery,
    type DeleteKeysRequest,
    type DeleteMemoriesRequest,
    type DeleteRecordRequest,
    type DeleteWebhookResponse,
    type DeletedCollectionResponse,
    type DeletedGuidelineResponse,
    type Deletion,
    type DeletionId,
    type DeletionList,
    type DeletionResponse,
    type DeletionStatus,
    type DeliveryBody,
    type DeliveryHeaders,
    type DigestMemory,
    type DigestRequest,
    type DigestResponse,
    type Email,
    type EntityType,
    type EntityTypeDetails,
    type EntityTypeList,
    type EntityTypeName,
    type EntityTypeResponse,
    type EntityTypeSlug,
    type ErrorDetail,
    type Event,
    type EventDetails,
    type EventItem,
    type EventList,
    type EventResponse,
    type EventStatus,
    type Events,
    type Evidence,
    type ExpectedVersion,
    type ExportEnd,
    type ExportLine,
    type ExportRequest,
    type ExportWebhookDeadLettersQuery,
    type ExtractedProperty,
    type Failure,
    type FieldChange,
    type FilterByPropertyRequest,
    type FilterByPropertyResponse,
    type FilterGroups,
    type FilteredRecord,
    type GetCollectionHistoryQuery,
    type GetEventDetailsQuery,
    type GetGuidelineSectionQuery,
    type GetWebhookMetricsQuery,
    type GrantCreditsRequest,
    type Guideline,
    type GuidelineDocument,
    type GuidelineDocumentResponse,
    type GuidelineList,
    type GuidelineResponse,
    type GuidelineSection,
    type GuidelineSectionResponse,
    type GuidelineSectionText,
    type GuidelineStructure,
    type GuidelineStructureResponse,
    type GuidelineVersion,
    type GuidelineVersionDocument,
    type GuidelineVersionList,
    type GuidelineVersionResponse,
    type Health,
    IdempotencyMismatchError,
    type IdentityKey,
    type IdentityKeyNames,
    type ImportRequest,
    type ImportResponse,
    type InWorkspace,
    Keepsake,
    KeepsakeError,
    type KeepsakeOptions,
    type Key,
    type KeyList,
    type KeyName,
    type KeyResponse,
    type KeysBatchResponse,
    type KeysResponse,
    type KeysUpdate,
    type LineStream,
    type ListBody,
    type ListCollectionsQuery,
    type ListDeletionsQuery,
    type ListEntityTypesQuery,
    type ListEventsQuery,
    type ListGuidelineVersionsQuery,
    type ListGuidelinesQuery,
    type ListKeysRequest,
    type ListWebhookDeadLettersQuery,
    type ListWebhookDeliveriesQuery,
    type ListWebhooksQuery,
    type Logger,
    type MeResponse,
    type MemorizeRequest,
    type MemorizeResponse,
    type Memorized,
    type Memory,
    type MemoryId,
    type MergeRecordsRequest,
    type MergeRecordsResponse,
    type Metadata,
    type NewWebhookEvent,
    NotFoundError,
    type Organization,
    type OrganizationList,
    type OrganizationResponse,
    type Page,
    type PagePromise,
    type PaymentFailure,
    PaymentRequiredError,
    PermissionError,
    type PhoneNumber,
    type PlanName,
    type PortableChange,
    type PortableEdit,
    type PortableKey,
    type PortableKeys,
    type PortableMemory,
    type PortableProperty,
    type PortableRecord,
    type PropertiesRequest,
    type PropertiesResponse,
    type PropertyChange,
    type PropertyCondition,
    type PropertyDefinition,
    type PropertyDefinitionChange,
    type PropertyDefinitionInput,
    type PropertyFilter,
    type PropertyHistoryRequest,
    type PropertyHistoryResponse,
    type PropertyName,
    type PropertyOperation,
    type PropertyOptions,
    type PropertyType,
    type PropertyUpdate,
    type PropertyValue,
    type PublishWebhookEventsRequest,
    type PublishWebhookEventsResponse,
    type PublishedWebhookEvent,
    type PurgeWebhookDeadLettersQuery,
    type PurgeWebhookDeadLettersResponse,
    type QueryPropertiesRequest,
    type QueryPropertiesResponse,
    RateLimitError,
    type RateLimitFailure,
    type ReadPiece,
    type Readiness,
    type Reason,
    type RecallIdentifiers,
    type RecallRequest,
    type RecallResponse,
    type RecalledMemory,
    type RecordId,
    type RecordKeys,
    type RegisterAgentRequest,
    type RegisterAgentResponse,
    type RegisterOptions,
    type Registration,
    type ReplayWebhookDeadLettersRequest,
    type ReplayWebhookDeadLettersResponse,
    type RequestOptions,
    type Role,
    type RotateWebhookRequest,
    type SearchRequest,
    type SearchResponse,
    type SearchedRecord,
    type SectionHeader,
    type SectionSlug,
    type SegmentRequest,
    type SegmentResponse,
    ServerError,
    SignatureError,
    type SimilarRecord,
    type SimilarRequest,
    type SimilarResponse,
    type SmartRecallRequest,
    type SmartRecallResponse,
    type Success,
    type SupersedingValue,
    type Tags,
    type Tier,
    TimeoutError,
    type Timestamp,
    UnavailableError,
    type UndoChangeRequest,
    type UnifiedRecallRequest,
    type UnifiedRecallResponse,
    UnsupportedTypeError,
    type UpdateCollectionRequest,
    type UpdateCollectionResponse,
    type UpdateEntityTypeRequest,
    type UpdateGuidelineRequest,
    type UpdateKeysBatchRequest,
    type UpdateOrganizationRequest,
    type UpdatePropertyResponse,
    type UpdateRequest,
    type UpdateResponse,
    type UpdateWebhookRequest,
    type UpsertRecord,
    type UpsertRequest,
    type UpsertResponse,
    type UsageResponse,
    type UsageWindow,
    ValidationError,
    type VerifyOptions,
    type WaitOptions,
    type Warning,
    type Warnings,
    type Webhook,
    type WebhookAlert,
    type WebhookAttempt,
    type WebhookAuth,
    type WebhookAuthType,
    type WebhookBound,
    type WebhookCircuitState,
    type WebhookDeadLetter,
    type WebhookDeadLetterLine,
    type WebhookDeadLetterList,
    type WebhookDeadLetterReason,
    type WebhookDeadLetterResponse,
    type WebhookDelivery,
    type WebhookDeliveryDetail,
    type WebhookDeliveryList,
    type WebhookDeliveryResponse,
    type WebhookDeliveryStatus,
    type WebhookDeployment,
    type WebhookDisabledReason,
    type WebhookEvent,
    type WebhookEventDescription,
    type WebhookEventPatterns,
    type WebhookEventResponse,
    type WebhookEventType,
    type WebhookEventTypeList,
    type WebhookFailure,
    type WebhookGuarantee,
    type WebhookList,
    type WebhookMetric,
    type WebhookMetricsResponse,
    type WebhookPing,
    type WebhookPingResponse,
    type WebhookResponse,
    type WebhookRotation,
    type WebhookTimeout,
    type WebhookUrl,
    type Webhooks,
    type WebsiteUrl,
    isKeepsakeError,
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
        usableKey,
        writeProfiles,
    };
}

declare class AbortError extends KeepsakeError {
    get name(): 'AbortError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare class AccountApi extends ApiGroup {
    me(options?: RequestOptions): ApiPromise<MeResponse>;
    usage(options?: RequestOptions): ApiPromise<UsageResponse>;
}

declare class AdminApi extends ApiGroup {
    listOrganizations(query?: AdminListOrganizationsQuery, options?: RequestOptions): PagePromise<OrganizationList>;
    updateOrganization(id: string, body: UpdateOrganizationRequest, options?: RequestOptions): ApiPromise<OrganizationResponse>;
    grantCredits(id: string, body: GrantCreditsRequest, options?: RequestOptions): ApiPromise<OrganizationResponse>;
    listKeys(id: string, query?: AdminListKeysQuery, options?: RequestOptions): PagePromise<KeyList>;
    createKey(id: string, body: CreateKeyRequest, options?: RequestOptions): ApiPromise<CreateKeyResponse>;
    revokeKey(id: string, keyId: string, options?: RequestOptions): ApiPromise<KeyResponse>;
}

declare type AdminListKeysQuery = NonNullable<{
    limit?: number;
    cursor?: string;
}>;

declare type AdminListOrganizationsQuery = NonNullable<{
    limit?: number;
    cursor?: string;
}>;

declare type AgentResponse = {
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

declare type AnswerSource = {
    memoryId: MemoryId;
    start: number;
    end: number;
    text: string;
};

declare interface ApiAnswer<T> {
    data: T;
    response: Response;
    requestId: string | undefined;
}

declare class ApiClient extends ApiGroup {
    readonly memory: MemoryApi;
    readonly collections: CollectionsApi;
    readonly entityTypes: EntityTypesApi;
    readonly guidelines: GuidelinesApi;
    readonly events: EventsApi;
    readonly webhooks: WebhooksApi;
    readonly auth: AuthApi;
    readonly account: AccountApi;
    readonly admin: AdminApi;
    readonly health: HealthApi;
    smartRecallUnified(body: UnifiedRecallRequest, options?: RequestOptions): ApiPromise<UnifiedRecallResponse>;
    me(options?: RequestOptions): ApiPromise<MeResponse>;
}

declare class ApiGroup {
}

declare class ApiPromise<T> implements Promise<T> {
    constructor(received: Promise<Received>, parse: (received: Received) => ApiAnswer<T>);
    get [Symbol.toStringTag](): string;
    withResponse(): Promise<ApiAnswer<T>>;
    asResponse(): Promise<Response>;
    then<Kept = T, Caught = never>(onFulfilled?: ((data: T) => Kept | PromiseLike<Kept>) | null, onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Kept | Caught>;
    catch<Caught = never>(onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<T | Caught>;
    finally(onFinally?: (() => void) | null): Promise<T>;
}

declare class AuthApi extends ApiGroup {
    register(body: RegisterAgentRequest, options?: RequestOptions): ApiPromise<RegisterAgentResponse>;
    me(options?: RequestOptions): ApiPromise<AgentResponse>;
}

declare class AuthenticationError extends KeepsakeError {
    get name(): 'AuthenticationError';
}

declare type BatchMemorizeRequest = {
    records: MemorizeRequest[];
    defaults?: {
        type?: EntityType;
        collectionIds?: string[];
        collectionNames?: string[];
        tags?: Tags;
        sessionId?: string;
        timestamp?: Timestamp;
        metadata?: Metadata;
        extract?: boolean;
        maxProperties?: number;
        minConfidence?: number;
    };
};

declare type BatchMemorizeResponse = {
    success: Success;
    eventId: string;
};

declare class BodyTooLargeError extends ValidationError {
    get name(): 'BodyTooLargeError';
}

declare type BulkUpdateRequest = {
    updates: PropertyUpdate[];
    expectedVersion?: number;
    reason?: string;
};

declare type BulkUpdateResponse = {
    success: Success;
    data: {
        creditsCharged: number;
        updates: ChangedProperty[];
    };
};

declare interface Call {
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
    path: string;
    params?: Record<string, string | number>;
    query?: object | undefined;
    body?: object | undefined;
    writes?: boolean;
    auth?: 'internal' | 'none';
}

declare type CancelDeletionRequest = {
    deletionId?: DeletionId;
    recordId?: RecordId;
};

declare type CancelDeletionResponse = {
    success: Success;
    data: {
        deletionId: string;
        recordId?: RecordId;
        restored: number;
        duplicates: number;
        eventId?: string;
    };
};

declare type ChangedProperty = {
    recordId: RecordId;
    propertyName: string;
    systemName: string;
    collectionId?: string;
    value?: unknown;
    previousValue?: unknown;
    version: number;
    changed: boolean;
};

declare type Collection = {
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

declare type CollectionChanges = {
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

declare type CollectionHistory = {
    success: Success;
    data: CollectionVersion[];
    nextCursor?: string;
};

declare type CollectionList = {
    success: Success;
    data: Collection[];
    nextCursor?: string;
};

declare type CollectionResponse = {
    success: Success;
    data: Collection;
};

declare type CollectionSnapshot = {
    name: string;
    slug: string;
    description?: string;
    entityType?: string;
    properties: PropertyDefinition[];
};

declare type CollectionVersion = {
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
    createStarter(options?: RequestOptions): ApiPromise<CollectionResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<CollectionResponse>;
    update(id: string, body?: UpdateCollectionRequest, options?: RequestOptions): ApiPromise<UpdateCollectionResponse>;
    delete(id: string, query?: DeleteCollectionQuery, options?: RequestOptions): ApiPromise<DeletedCollectionResponse>;
    history(id: string, query?: GetCollectionHistoryQuery, options?: RequestOptions): PagePromise<CollectionHistory>;
}

declare class ConfigurationError extends KeepsakeError {
    get name(): 'ConfigurationError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare class ConflictError extends KeepsakeError {
    get name(): string;
}

declare class ConnectionError extends KeepsakeError {
    get name(): string;
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type Content = string;

declare type CreateCollectionRequest = {
    name: string;
    slug?: string;
    description?: string;
    entityType?: EntityType;
    kind?: 'properties' | 'workspace';
    properties?: PropertyDefinitionInput[];
};

declare type CreateEntityTypeRequest = {
    name: EntityTypeName;
    slug?: EntityTypeSlug;
    description?: string;
    identityKeys?: IdentityKeyNames;
};

declare type CreateGuidelineRequest = {
    name: string;
    value: string;
    description?: string;
    tags?: string[];
    alwaysOn?: boolean;
    triggerKeywords?: string[];
};

declare type CreateKeyRequest = {
    name: string;
    role?: Role;
    scopes?: ('memory:read' | 'memory:write' | 'collections:read' | 'collections:write' | 'entity-types:read' | 'entity-types:write' | 'guidelines:read' | 'guidelines:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'webhooks:publish' | 'account:read')[];
    livemode?: boolean;
    expiresAt?: Timestamp;
};

declare type CreateKeyResponse = {
    success: Success;
    data: {
        id: string;
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

declare type CreateWebhookRequest = {
    url: WebhookUrl;
    events: WebhookEventPatterns;
    description?: string;
    auth?: WebhookAuth;
    guarantee?: WebhookGuarantee;
    timeout_ms?: WebhookTimeout;
};

declare type CreateWebhookResponse = {
    success: Success;
    data: Webhook;
    ping: WebhookPing;
    warning?: string;
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

declare type CurrentValue = {
    value: unknown;
    version: number;
    source: string;
};

declare type CustomKeyName = string;

declare type CustomKeyValue = string;

declare const DEFAULT_BASE_URL = 'http://127.0.0.1:7411';

declare type DeleteCollectionQuery = NonNullable<{
    cascade?: boolean;
}>;

declare type DeleteKeysRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    keys: IdentityKey[];
};

declare type DeleteMemoriesRequest = {
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

declare type DeleteRecordRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
};

declare type DeleteWebhookResponse = {
    success: Success;
    data: {
        id: string;
        deleted: true;
        waiting_deliveries: number;
        dead_letters: number;
    };
};

declare type DeletedCollectionResponse = {
    success: Success;
    data: {
        id: string;
        values: number;
        notes: number;
    };
    eventId?: string;
};

declare type DeletedGuidelineResponse = {
    success: Success;
    data: {
        id: string;
        version: number;
    };
};

declare type Deletion = {
    deletionId: DeletionId;
    kind: 'memories' | 'record';
    status: DeletionStatus;
    recordId?: string;
    keys?: IdentityKey[];
    memories: number;
    properties: number;
    deletedAt: Timestamp;
    recoverableUntil: Timestamp;
};

declare type DeletionId = string;

declare type DeletionList = {
    success: Success;
    data: Deletion[];
    nextCursor?: string;
};

declare type DeletionResponse = {
    success: Success;
    data: {
        deletionId?: string;
        recordId?: RecordId;
        deleted: number;
        properties?: number;
        notFound?: string[];
        recoverableUntil?: Timestamp;
        eventId?: string;
    };
};

declare type DeletionStatus = 'deleting' | 'pending' | 'restoring' | 'cancelled' | 'purged';

declare type DeliveryBody = string | Uint8Array | ArrayBuffer;

declare type DeliveryHeaders = Headers | Record<string, string | string[] | undefined>;

declare type DigestMemory = {
    id: MemoryId;
    content: string;
    timestamp: Timestamp;
    speaker?: string;
    actionId?: string;
    supersededBy?: SupersedingValue[];
};

declare type DigestRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    tokenBudget?: number;
    includeProperties?: boolean;
    includeMemories?: boolean;
    actionId?: InWorkspace;
    focus?: string;
};

declare type DigestResponse = {
    success: Success;
    digest: string;
    properties: PropertyValue[];
    memories: DigestMemory[];
    tokenEstimate: number;
};

declare type Email = string;

declare type EntityType = string;

declare type EntityTypeDetails = {
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

declare type EntityTypeList = {
    success: Success;
    data: EntityTypeDetails[];
    nextCursor?: string;
};

declare type EntityTypeName = string;

declare type EntityTypeResponse = {
    success: Success;
    data: EntityTypeDetails;
};

declare type EntityTypeSlug = string;

declare class EntityTypesApi extends ApiGroup {
    list(query?: ListEntityTypesQuery, options?: RequestOptions): PagePromise<EntityTypeList>;
    create(body: CreateEntityTypeRequest, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    update(id: string, body?: UpdateEntityTypeRequest, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    archive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
    unarchive(id: string, options?: RequestOptions): ApiPromise<EntityTypeResponse>;
}

declare type ErrorDetail = {
    path: string;
    message: string;
};

declare interface ErrorFacts {
    code: string;
    status?: number | undefined;
    requestId?: string | undefined;
    retryAfterSeconds?: number | undefined;
    body?: Record<string, unknown> | undefined;
    cause?: unknown;
}

declare type Event = {
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

declare type EventDetails = {
    success: Success;
    data: EventItem[];
    nextCursor?: string;
};

declare type EventItem = {
    index: number;
    outcome: 'pending' | 'succeeded' | 'failed';
    result?: {
        [key: string]: unknown;
    };
    error?: Failure;
};

declare type EventList = {
    success: Success;
    data: Event[];
    nextCursor?: string;
};

declare type EventResponse = {
    success: Success;
    data: Event;
};

declare type EventStatus = 'queued' | 'processing' | 'completed' | 'partial' | 'failed' | 'cancelled';

declare class Events extends EventsApi {
    wait(id: string, { onProgress, signal, timeout }?: WaitOptions): Promise<Event>;
}

declare class EventsApi extends ApiGroup {
    list(query?: ListEventsQuery, options?: RequestOptions): PagePromise<EventList>;
    get(id: string, options?: RequestOptions): ApiPromise<EventResponse>;
    details(id: string, query?: GetEventDetailsQuery, options?: RequestOptions): PagePromise<EventDetails>;
    cancel(id: string, options?: RequestOptions): ApiPromise<EventResponse>;
}

declare type Evidence = {
    start: number;
    end: number;
    text: string;
};

declare type ExpectedVersion = number;

declare type ExportEnd = {
    records: number;
    memories: number;
};

declare type ExportLine = {
    record?: PortableRecord;
    memory?: PortableMemory;
    end?: ExportEnd;
    error?: {
        [key: string]: unknown;
    };
};

declare type ExportRequest = {
    groups?: FilterGroups;
    logic?: 'and' | 'or';
    filterByProperty?: PropertyFilter;
    type?: EntityType;
    after?: {
        recordId: RecordId;
        memoryId?: MemoryId;
        timestamp?: Timestamp;
    };
};

declare type ExportWebhookDeadLettersQuery = NonNullable<{
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
}>;

declare type ExtractedProperty = {
    propertyName: string;
    value: unknown;
    stored: boolean;
    reason?: 'low_confidence' | 'caller_value_kept' | 'older_than_current' | 'unchanged' | 'list_full';
    current?: CurrentValue;
    previousValue?: unknown;
    collectionId: string;
    confidence: number;
    evidence: Evidence;
    engine: 'offline' | 'model';
};

declare type Failure = {
    success: false;
    error: 'validation_error' | 'authentication_error' | 'payment_required' | 'permission_error' | 'not_found_error' | 'conflict_error' | 'rate_limit_error' | 'server_error';
    message: string;
    details?: ErrorDetail[];
} & {
    [key: string]: unknown;
};

declare type FieldChange = {
    field: string;
    from?: unknown;
    to?: unknown;
};

declare type FilterByPropertyRequest = {
    conditions: PropertyCondition[];
    logic?: 'and' | 'or';
    type?: EntityType;
    limit?: number;
    cursor?: string;
};

declare type FilterByPropertyResponse = {
    success: Success;
    data: FilteredRecord[];
    nextCursor?: string;
};

declare type FilterGroups = PropertyFilter[];

declare type FilteredRecord = {
    recordId: RecordId;
    type: string;
    keys: IdentityKey[];
    properties: {
        [key: string]: unknown;
    };
};

declare type GetCollectionHistoryQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    mode?: 'full' | 'diff';
}>;

declare type GetEventDetailsQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    outcome?: 'pending' | 'succeeded' | 'failed';
}>;

declare type GetGuidelineSectionQuery = NonNullable<{
    slug?: SectionSlug;
    header?: SectionHeader;
}>;

declare type GetWebhookMetricsQuery = NonNullable<{
    hours?: number;
}>;

declare type GrantCreditsRequest = {
    credits: number;
    livemode?: boolean;
    reason?: string;
};

declare type Guideline = {
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

declare type GuidelineDocument = {
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

declare type GuidelineDocumentResponse = {
    success: Success;
    data: GuidelineDocument;
};

declare type GuidelineList = {
    success: Success;
    data: Guideline[];
    nextCursor?: string;
};

declare type GuidelineResponse = {
    success: Success;
    data: Guideline;
};

declare type GuidelineSection = {
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

declare type GuidelineSectionResponse = {
    success: Success;
    data: GuidelineSectionText;
};

declare type GuidelineSectionText = {
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

declare type GuidelineStructure = {
    id: string;
    version: number;
    characters: number;
    tokens: number;
    sections: GuidelineSection[];
};

declare type GuidelineStructureResponse = {
    success: Success;
    data: GuidelineStructure;
};

declare type GuidelineVersion = {
    version: number;
    name: string;
    characters: number;
    at: Timestamp;
    actor: string;
    note?: string;
};

declare type GuidelineVersionDocument = {
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

declare type GuidelineVersionList = {
    success: Success;
    data: GuidelineVersion[];
    nextCursor?: string;
};

declare type GuidelineVersionResponse = {
    success: Success;
    data: GuidelineVersionDocument;
};

declare class GuidelinesApi extends ApiGroup {
    list(query?: ListGuidelinesQuery, options?: RequestOptions): PagePromise<GuidelineList>;
    create(body: CreateGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse>;
    getStructure(id: string, options?: RequestOptions): ApiPromise<GuidelineStructureResponse>;
    getSection(id: string, query?: GetGuidelineSectionQuery, options?: RequestOptions): ApiPromise<GuidelineSectionResponse>;
    versions(id: string, query?: ListGuidelineVersionsQuery, options?: RequestOptions): PagePromise<GuidelineVersionList>;
    getVersion(id: string, version: number, options?: RequestOptions): ApiPromise<GuidelineVersionResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<GuidelineDocumentResponse>;
    update(id: string, body?: UpdateGuidelineRequest, options?: RequestOptions): ApiPromise<GuidelineResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeletedGuidelineResponse>;
}

declare type Health = {
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

declare class IdempotencyMismatchError extends ConflictError {
    get name(): 'IdempotencyMismatchError';
}

declare type IdentityKey = {
    name: KeyName;
    value: string;
};

declare type IdentityKeyNames = string[];

declare type ImportRequest = {
    records?: PortableRecord[];
    memories?: PortableMemory[];
};

declare type ImportResponse = {
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
        problems: ErrorDetail[];
    };
};

declare type InWorkspace = string;

declare type ItemOf<Body> = Body extends ListBody<infer Item> ? Item : never;

declare class Keepsake extends ApiClient {
    readonly events: Events;
    readonly webhooks: Webhooks;
    constructor(options?: KeepsakeOptions);
    withOptions(options: KeepsakeOptions): Keepsake;
    request<Body = unknown>(call: Call, options?: RequestOptions): ApiPromise<Body>;
    requestLines<Line = unknown>(call: Call, options?: RequestOptions): LineStream<Line>;
    requestStream(call: Call, options?: RequestOptions): Promise<Response>;
    static register(options: RegisterOptions): Promise<Registration>;
}

declare class KeepsakeError extends Error {
    readonly code: string;
    readonly status: number | undefined;
    readonly requestId: string | undefined;
    readonly retryAfterSeconds: number | undefined;
    readonly details: ErrorDetail[];
    readonly body: Readonly<Record<string, unknown>>;
    constructor(message: string, facts: ErrorFacts);
    get name(): string;
}

declare interface KeepsakeOptions {
    secretKey?: string | undefined;
    baseUrl?: string | undefined;
    profile?: string | undefined;
    envFile?: string | undefined;
    timeout?: number | undefined;
    maxRetries?: number | undefined;
    fetch?: typeof fetch | undefined;
    logger?: Logger | undefined;
    internalKey?: string | undefined;
    organizationId?: string | undefined;
    dangerouslyAllowBrowser?: boolean | undefined;
}

declare type Key = {
    id: string;
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

declare type KeyList = {
    success: Success;
    data: Key[];
    nextCursor?: string;
};

declare type KeyName = string;

declare type KeyResponse = {
    success: Success;
    data: Key;
};

declare type KeysBatchResponse = {
    success: Success;
    data: RecordKeys[];
};

declare type KeysResponse = {
    success: Success;
    data: RecordKeys;
};

declare type KeysUpdate = {
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

declare class LineStream<Line> implements AsyncIterable<Line> {
    [Symbol.asyncIterator](): AsyncGenerator<Line, void, undefined>;
    toArray(): Promise<Line[]>;
}

declare interface ListBody<Item> {
    data: Item[];
    nextCursor?: string;
}

declare type ListCollectionsQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    entityType?: EntityType;
}>;

declare type ListDeletionsQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    recordId?: RecordId;
    status?: DeletionStatus;
}>;

declare type ListEntityTypesQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    archived?: boolean;
}>;

declare type ListEventsQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    type?: string;
    status?: EventStatus;
    since?: Timestamp;
    until?: Timestamp;
}>;

declare type ListGuidelineVersionsQuery = NonNullable<{
    limit?: number;
    cursor?: string;
}>;

declare type ListGuidelinesQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    tags?: string;
    name?: string;
}>;

declare type ListKeysRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
};

declare type ListWebhookDeadLettersQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
}>;

declare type ListWebhookDeliveriesQuery = NonNullable<{
    limit?: number;
    cursor?: string;
    status?: WebhookDeliveryStatus;
    event_type?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
}>;

declare type ListWebhooksQuery = NonNullable<{
    limit?: number;
    cursor?: string;
}>;

declare interface Logger {
    debug(message: string, fields: Record<string, unknown>): void;
    warn(message: string, fields: Record<string, unknown>): void;
}

declare type MeResponse = {
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
        plan: {
            name: PlanName;
            maxApiCallsPerMinute: number;
            maxApiCallsPerMonth: number;
            features: string[];
        };
        credits: number;
    };
};

declare type MemorizeRequest = {
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
    timestamp?: string;
    metadata?: Metadata;
    extract?: boolean;
    extractionPrompt?: string;
    maxProperties?: number;
    minConfidence?: number;
};

declare type MemorizeResponse = {
    success: Success;
    data: Memorized;
    warnings?: Warnings;
};

declare type Memorized = {
    creditsCharged: number;
    recordId: RecordId;
    memories: {
        id: MemoryId;
        content: string;
    }[];
    properties: ExtractedProperty[];
    duplicate?: boolean;
};

declare type Memory = {
    memoryId: MemoryId;
    recordId: RecordId;
    content: string;
    createdAt: Timestamp;
    timestamp: Timestamp;
    speaker?: string;
    actionId?: string;
    sessionId?: string;
    tags: string[];
    metadata: Metadata;
    version: number;
    score?: number;
    supersededBy?: SupersedingValue[];
};

declare class MemoryApi extends ApiGroup {
    memorize(body: MemorizeRequest, options?: RequestOptions): ApiPromise<MemorizeResponse>;
    memorizeBatch(body: BatchMemorizeRequest, options?: RequestOptions): ApiPromise<BatchMemorizeResponse>;
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
}

declare type MemoryId = string;

declare type MergeRecordsRequest = {
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

declare type MergeRecordsResponse = {
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

declare type Metadata = {
    [key: string]: unknown;
};

declare type NewWebhookEvent = {
    id?: string;
    type: WebhookEventType;
    data: {
        [key: string]: unknown;
    };
    previous_attributes?: {
        [key: string]: unknown;
    };
};

declare class NotFoundError extends KeepsakeError {
    get name(): 'NotFoundError';
}

declare type Organization = {
    id: string;
    name: string;
    plan: PlanName;
    createdAt: Timestamp;
    credits: {
        live: number;
        test: number;
    };
};

declare type OrganizationList = {
    success: Success;
    data: Organization[];
    nextCursor?: string;
};

declare type OrganizationResponse = {
    success: Success;
    data: Organization;
};

declare type Page<Body> = Body & {
    hasNextPage(): boolean;
    getNextPage(): Promise<Page<Body>>;
    [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>;
};

declare class PagePromise<Body> extends ApiPromise<Page<Body>> {
    [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>;
}

declare type PaymentFailure = {
    success: false;
    error: 'payment_required';
    message: string;
    required: number;
    balance: number;
};

declare class PaymentRequiredError extends KeepsakeError {
    get name(): 'PaymentRequiredError';
}

declare class PermissionError extends KeepsakeError {
    get name(): 'PermissionError';
}

declare type PhoneNumber = string;

declare type PlanName = 'free' | 'pro' | 'scale' | 'unlimited';

declare type PortableChange = {
    version: number;
    from?: unknown;
    to?: unknown;
    confidence: number;
    source: string;
    actor: string;
    evidence?: unknown;
    at: Timestamp;
};

declare type PortableEdit = {
    version: number;
    field: 'content' | 'tags' | 'metadata' | 'timestamp';
    from: unknown;
    to: unknown;
    actor: string;
    reason?: string;
    at: Timestamp;
};

declare type PortableKey = {
    name: string;
    value: string;
};

declare type PortableKeys = PortableKey[];

declare type PortableMemory = {
    recordId?: RecordId;
    type?: EntityType;
    keys?: PortableKeys;
    memoryId?: MemoryId;
    content: string;
    speaker?: string;
    sessionId?: string;
    workspace?: string;
    tags?: Tags;
    metadata?: Metadata;
    version?: number;
    history?: PortableEdit[];
    timestamp?: Timestamp;
    createdAt?: Timestamp;
};

declare type PortableProperty = {
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
};

declare type PortableRecord = {
    recordId?: RecordId;
    type?: EntityType;
    keys?: PortableKeys;
    properties?: PortableProperty[];
    createdAt?: Timestamp;
};

declare interface Profile {
    secretKey: string;
    baseUrl?: string;
}

declare interface ProfileStore {
    default?: string;
    profiles: Record<string, Profile>;
}

declare type PropertiesRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    propertyNames?: string[];
};

declare type PropertiesResponse = {
    success: Success;
    data: {
        recordId: RecordId;
        type: string;
        properties: PropertyValue[];
    };
};

declare type PropertyChange = {
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

declare type PropertyCondition = {
    property: string;
    operator: 'equals' | 'notEquals' | 'in' | 'notIn' | 'contains' | 'notContains' | 'startsWith' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'exists' | 'notExists' | 'before' | 'after';
    value?: unknown;
};

declare type PropertyDefinition = {
    name: string;
    systemName: string;
    type: PropertyType;
    options?: PropertyOptions;
    description?: string;
    mode: 'replace' | 'append';
    unit?: string;
};

declare type PropertyDefinitionChange = {
    name?: string;
    systemName?: string;
    type?: PropertyType;
    options?: PropertyOptions;
    description?: string | null;
    mode?: 'replace' | 'append';
    unit?: string | null;
};

declare type PropertyDefinitionInput = {
    name: string;
    systemName?: string;
    type: PropertyType;
    options?: PropertyOptions;
    description?: string;
    mode?: 'replace' | 'append';
    unit?: string;
};

declare type PropertyFilter = {
    logic?: 'and' | 'or';
    conditions: PropertyCondition[];
};

declare type PropertyHistoryRequest = {
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

declare type PropertyHistoryResponse = {
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

declare type PropertyName = string;

declare type PropertyOperation = 'set' | 'push' | 'remove' | 'increment' | 'patch';

declare type PropertyOptions = string[];

declare type PropertyType = 'text' | 'number' | 'boolean' | 'date' | 'options' | 'array' | 'object';

declare type PropertyUpdate = {
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

declare type PropertyValue = {
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
    source: string;
    confidence: number;
};

declare type PublishWebhookEventsRequest = {
    events: NewWebhookEvent[];
};

declare type PublishWebhookEventsResponse = {
    success: Success;
    data: PublishedWebhookEvent[];
};

declare type PublishedWebhookEvent = {
    id: string;
    duplicate: boolean;
    deliveries: number;
};

declare type PurgeWebhookDeadLettersQuery = NonNullable<{
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
}>;

declare type PurgeWebhookDeadLettersResponse = {
    success: Success;
    data: {
        purged: number;
    };
};

declare type QueryPropertiesRequest = {
    query: string;
    type?: EntityType;
    limit?: number;
    cursor?: string;
};

declare type QueryPropertiesResponse = {
    success: Success;
    engine: 'offline' | 'model';
    filter?: PropertyFilter;
    type?: string;
    read: ReadPiece[];
    unread: string[];
    reason?: string;
    data: FilteredRecord[];
    nextCursor?: string;
};

declare class RateLimitError extends KeepsakeError {
    get name(): 'RateLimitError';
}

declare type RateLimitFailure = {
    success: false;
    error: 'rate_limit_error';
    message: string;
    retryAfterSeconds: number;
    limit: number;
    window: 'minute' | 'month' | 'address';
};

declare type ReadPiece = {
    text: string;
    property: string;
};

declare type Readiness = {
    success: Success;
    data: {
        status: 'ready';
        database: 'embedded' | 'postgresql';
    };
};

declare type Reason = string;

declare type RecallIdentifiers = {
    emails?: Email[];
    websiteUrls?: WebsiteUrl[];
    recordIds?: RecordId[];
};

declare type RecallRequest = {
    query?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    limit?: number;
    cursor?: string;
    since?: Timestamp;
    until?: Timestamp;
    tags?: Tags;
    actionId?: InWorkspace;
    filterByProperty?: PropertyFilter;
};

declare type RecallResponse = {
    success: Success;
    data: Memory[];
    nextCursor?: string;
    warnings?: Warnings;
};

declare type RecalledMemory = {
    content: string;
    score: number;
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
    matched?: string[];
    supersededBy?: SupersedingValue[];
};

declare interface Received {
    where: string;
    response: Response;
    text: string;
}

declare type RecordId = string;

declare type RecordKeys = {
    recordId: RecordId;
    type: string;
    keys: IdentityKey[];
};

declare type RegisterAgentRequest = {
    name: string;
};

declare type RegisterAgentResponse = {
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

declare interface RegisterOptions extends Omit<KeepsakeOptions, 'secretKey' | 'internalKey' | 'organizationId'> {
    name: string;
    signupToken?: string | undefined;
    env?: Record<string, string | undefined> | undefined;
}

declare interface Registration {
    created: boolean;
    secretKey: string;
    origin: string;
    account: AgentResponse['data'];
}

declare type ReplayWebhookDeadLettersRequest = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    since?: Timestamp;
    until?: Timestamp;
};

declare type ReplayWebhookDeadLettersResponse = {
    success: Success;
    data: {
        replayed: number;
        more: boolean;
    };
};

declare interface RequestOptions {
    timeout?: number | undefined;
    maxRetries?: number | undefined;
    signal?: AbortSignal | undefined;
    idempotencyKey?: string | undefined;
    headers?: Record<string, string> | undefined;
}

declare type Role = 'owner' | 'admin' | 'member' | 'viewer';

declare type RotateWebhookRequest = {
    grace_hours?: number;
};

declare type SearchRequest = {
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
    countOnly?: boolean;
};

declare type SearchResponse = {
    success: Success;
    data: SearchedRecord[];
    total?: number;
    nextCursor?: string;
    warnings?: Warnings;
};

declare type SearchedRecord = {
    recordId: RecordId;
    type: string;
    score?: number;
    keys?: IdentityKey[];
    properties?: {
        [key: string]: unknown;
    };
    memories?: Memory[];
};

declare type SectionHeader = string;

declare type SectionSlug = string;

declare type SegmentRequest = {
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

declare type SegmentResponse = {
    success: Success;
    data: {
        total: number;
        segments: {
            tier: Tier;
            count: number;
            records: SimilarRecord[];
        }[];
    };
};

declare class ServerError extends KeepsakeError {
    get name(): string;
}

declare class SignatureError extends KeepsakeError {
    get name(): 'SignatureError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type SimilarRecord = {
    recordId: RecordId;
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

declare type SimilarRequest = {
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

declare type SimilarResponse = {
    success: Success;
    data: SimilarRecord[];
};

declare type SmartRecallRequest = {
    query?: string;
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    limit?: number;
    mode?: 'fast' | 'deep';
    generateAnswer?: boolean;
    minScore?: number;
    since?: Timestamp;
    until?: Timestamp;
    tags?: Tags;
    actionId?: InWorkspace;
    filterByProperty?: PropertyFilter;
    groupByRecord?: boolean;
};

declare type SmartRecallResponse = {
    success: Success;
    results: RecalledMemory[];
    answer?: string;
    confidence?: number;
    sources?: AnswerSource[];
    warnings?: Warnings;
};

declare type Success = true;

declare type SupersedingValue = {
    propertyName: string;
    said: unknown;
    value: unknown;
    memoryId?: string;
    timestamp: Timestamp;
};

declare type Tags = string[];

declare type Tier = 'very_similar' | 'similar' | 'somewhat_similar';

declare class TimeoutError extends ConnectionError {
    get name(): 'TimeoutError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type Timestamp = string;

declare class UnavailableError extends ServerError {
    get name(): 'UnavailableError';
}

declare type UndoChangeRequest = {
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

declare type UnifiedRecallRequest = {
    message: string;
    identifiers?: RecallIdentifiers;
    sessionId?: string;
    outputFormat?: 'text' | 'structured';
    limit?: number;
    tokenBudget?: number;
};

declare type UnifiedRecallResponse = {
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

declare class UnsupportedTypeError extends ValidationError {
    get name(): 'UnsupportedTypeError';
}

declare type UpdateCollectionRequest = {
    name?: string;
    slug?: string;
    description?: string | null;
    entityType?: string | null;
    properties?: PropertyDefinitionChange[];
    removedValues?: 'keep' | 'delete';
    expectedVersion?: number;
    note?: string;
};

declare type UpdateCollectionResponse = {
    success: Success;
    data: Collection;
    eventId?: string;
};

declare type UpdateEntityTypeRequest = {
    name?: EntityTypeName;
    slug?: EntityTypeSlug;
    description?: string | null;
    identityKeys?: IdentityKeyNames;
};

declare type UpdateGuidelineRequest = {
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

declare type UpdateKeysBatchRequest = {
    updates: KeysUpdate[];
};

declare type UpdateOrganizationRequest = {
    plan: PlanName;
};

declare type UpdatePropertyResponse = {
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

declare type UpdateRequest = {
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

declare type UpdateResponse = {
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
};

declare type UpdateWebhookRequest = {
    url?: WebhookUrl;
    events?: WebhookEventPatterns;
    description?: string;
    auth?: WebhookAuth;
    guarantee?: WebhookGuarantee;
    timeout_ms?: WebhookTimeout;
    expected_version?: number;
};

declare type UpsertRecord = {
    key: {
        recordId?: RecordId;
        email?: Email;
        websiteUrl?: WebsiteUrl;
        phoneNumber?: PhoneNumber;
        customKeyName?: CustomKeyName;
        customKeyValue?: CustomKeyValue;
    };
    type?: EntityType;
    properties: {
        [key: string]: unknown;
    };
};

declare type UpsertRequest = {
    records: UpsertRecord[];
};

declare type UpsertResponse = {
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

declare type UsageResponse = {
    success: Success;
    data: {
        plan: PlanName;
        minute: UsageWindow;
        month: UsageWindow;
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

declare type UsageWindow = {
    calls: number;
    limit: number;
    resetsAt: Timestamp;
};

declare class ValidationError extends KeepsakeError {
    get name(): string;
}

declare interface VerifyOptions {
    secret?: string | readonly string[] | undefined;
    toleranceSeconds?: number | undefined;
}

declare interface WaitOptions {
    onProgress?: ((event: Event) => void) | undefined;
    signal?: AbortSignal | undefined;
    timeout?: number | undefined;
}

declare type Warning = {
    code: 'meaning_unavailable' | 'no_collection';
    message: string;
};

declare type Warnings = Warning[];

declare type Webhook = {
    id: string;
    account_id: string;
    livemode: boolean;
    url: string;
    description: string | null;
    events: string[];
    api_version: string;
    guarantee: WebhookGuarantee;
    timeout_ms: number;
    auth: {
        type: WebhookAuthType;
    };
    secret_current: string;
    secret_previous: string | null;
    rotation: WebhookRotation;
    circuit_state: WebhookCircuitState;
    failure_count: number;
    last_failure: WebhookFailure | null;
    disabled_at: string | null;
    disabled_reason: WebhookDisabledReason | null;
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
};

declare type WebhookAlert = {
    metric: string;
    priority: number;
    value: number;
    threshold: number;
    message: string;
    raised_at: Timestamp;
};

declare type WebhookAttempt = {
    number: number;
    at: string;
    outcome: 'succeeded' | 'failed';
    response_code: number | null;
    error: string | null;
    duration_ms: number;
};

declare type WebhookAuth = {
    type: WebhookAuthType;
    token?: string;
    certificate?: string;
    private_key?: string;
    ca_certificate?: string;
};

declare type WebhookAuthType = 'hmac' | 'bearer' | 'mtls';

declare type WebhookBound = {
    is: 'above' | 'below';
    than: number;
};

declare type WebhookCircuitState = 'closed' | 'open' | 'half_open';

declare type WebhookDeadLetter = {
    id: string;
    delivery_id: string;
    subscription_id: string;
    event_id: string;
    event_type: string;
    reason: WebhookDeadLetterReason;
    attempts: number;
    response_code: number | null;
    error: string | null;
    created_at: Timestamp;
    replayed_at: string | null;
};

declare type WebhookDeadLetterLine = {
    dead_letter?: WebhookDeadLetter;
    event?: WebhookEvent;
    end?: {
        dead_letters: number;
    };
    error?: {
        [key: string]: unknown;
    };
};

declare type WebhookDeadLetterList = {
    success: Success;
    data: WebhookDeadLetter[];
    nextCursor?: string;
};

declare type WebhookDeadLetterReason = 'attempts_exhausted' | 'rejected' | 'blocked' | 'gone' | 'circuit_open' | 'subscription_disabled';

declare type WebhookDeadLetterResponse = {
    success: Success;
    data: WebhookDeadLetter;
};

declare type WebhookDelivery = {
    id: string;
    event_id: string;
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
};

declare type WebhookDeliveryDetail = {
    id: string;
    event_id: string;
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
    history: WebhookAttempt[];
};

declare type WebhookDeliveryList = {
    success: Success;
    data: WebhookDelivery[];
    nextCursor?: string;
};

declare type WebhookDeliveryResponse = {
    success: Success;
    data: WebhookDeliveryDetail;
};

declare type WebhookDeliveryStatus = 'queued' | 'sending' | 'retrying' | 'deferred' | 'succeeded' | 'failed' | 'dead_lettered';

declare type WebhookDeployment = {
    direction: 'inbound' | 'outbound' | 'both';
    events: string[];
    volume_per_second: number | null;
    latency_target_ms: number;
    guarantee: WebhookGuarantee;
    auth: WebhookAuthType;
    dispatch: 'inline' | 'postgres' | 'nats';
};

declare type WebhookDisabledReason = 'owner' | 'gone' | 'circuit_open';

declare type WebhookEvent = {
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

declare type WebhookEventDescription = {
    type: string;
    description: string;
    schema: {
        [key: string]: unknown;
    };
    example: {
        [key: string]: unknown;
    };
};

declare type WebhookEventPatterns = string[];

declare type WebhookEventResponse = {
    success: Success;
    data: WebhookEvent;
};

declare type WebhookEventType = string;

declare type WebhookEventTypeList = {
    success: Success;
    data: WebhookEventDescription[];
    published: string[];
};

declare type WebhookFailure = {
    event_id: string;
    event_type: string;
    error: string;
    at: Timestamp;
};

declare type WebhookGuarantee = 'at_least_once' | 'best_effort';

declare type WebhookList = {
    success: Success;
    data: Webhook[];
    nextCursor?: string;
};

declare type WebhookMetric = {
    name: 'delivery_success_rate' | 'first_attempt_success_rate' | 'p50_latency_ms' | 'p99_latency_ms' | 'pending_dead_letters' | 'open_circuits' | 'retry_queue_depth';
    description: string;
    unit: 'ratio' | 'milliseconds' | 'count';
    value: number | null;
    target?: WebhookBound;
    alert?: {
        is: 'above' | 'below';
        than: number;
        priority: number;
    };
    status: 'ok' | 'off_target' | 'alert' | 'no_data';
};

declare type WebhookMetricsResponse = {
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
        metrics: WebhookMetric[];
        alerts: WebhookAlert[];
    };
};

declare type WebhookPing = {
    delivery_id: string;
    event_id: string;
    succeeded: boolean;
    response_code: number | null;
    response_body_preview: string | null;
    error: string | null;
    duration_ms: number;
};

declare type WebhookPingResponse = {
    success: Success;
    data: WebhookPing;
};

declare type WebhookResponse = {
    success: Success;
    data: Webhook;
    warning?: string;
};

declare type WebhookRotation = {
    phase: 'none' | 'grace' | 'revoked';
    rotated_at: Timestamp;
    grace_ends_at: string | null;
    rotation_recommended: boolean;
    warning?: string;
};

declare type WebhookTimeout = number;

declare type WebhookUrl = string;

declare class Webhooks extends WebhooksApi {
    verify(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<void>;
    unwrap(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<WebhookEvent>;
}

declare class WebhooksApi extends ApiGroup {
    list(query?: ListWebhooksQuery, options?: RequestOptions): PagePromise<WebhookList>;
    create(body: CreateWebhookRequest, options?: RequestOptions): ApiPromise<CreateWebhookResponse>;
    publish(body: PublishWebhookEventsRequest, options?: RequestOptions): ApiPromise<PublishWebhookEventsResponse>;
    event(id: string, options?: RequestOptions): ApiPromise<WebhookEventResponse>;
    eventTypes(options?: RequestOptions): ApiPromise<WebhookEventTypeList>;
    get(id: string, options?: RequestOptions): ApiPromise<WebhookResponse>;
    update(id: string, body?: UpdateWebhookRequest, options?: RequestOptions): ApiPromise<WebhookResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeleteWebhookResponse>;
    test(id: string, options?: RequestOptions): ApiPromise<WebhookPingResponse>;
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
}

declare type WebsiteUrl = string;

declare function findCredentials(lookup?: CredentialLookup): Credentials;

declare function isKeepsakeError(error: unknown): error is KeepsakeError;

declare function isUnset(value: string | undefined): value is undefined | '';

declare function profilesPath(env?: Record<string, string | undefined>): string;

declare function readProfiles(path: string): ProfileStore;

declare function refusalOf(key: string, origin: string): string | undefined;

declare function register({ name, signupToken, ...options }: RegisterOptions): Promise<Registration>;

declare function usableKey({ found, envFile }: Credentials): string;

declare type webhooks = Record<string, never>;

declare function writeProfiles(path: string, store: ProfileStore): void;
