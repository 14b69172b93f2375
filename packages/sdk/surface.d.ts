// Generated from packages/sdk/src by pnpm generate; do not edit.

export {
    AbortError,
    type AcceptInvitationRequest,
    type AcceptInvitationResponse,
    type AcceptSuggestionsRequest,
    type ActionId,
    type ActionType,
    type AddSuppressionsRequest,
    type AddedSuppressionsResponse,
    type AdminCreateOrganizationRequest,
    type AdminListKeysQuery,
    type AdminListOrganizationsQuery,
    type AgentDefinition,
    type AgentDefinitionList,
    type AgentDefinitionResponse,
    type AgentInput,
    type AgentResponse,
    type AgentRun,
    type AgentRunAccepted,
    type AgentRunList,
    type AnalyzeMedia,
    type AnswerSource,
    type ApiAnswer,
    ApiPromise,
    type ApplySmartUpdateRequest,
    type AsOf,
    type AttachFileOptions,
    type AuditEntry,
    type AuditLine,
    type AuditList,
    AuthenticationError,
    type BatchMemorizeRequest,
    type BatchMemorizeResponse,
    BodyTooLargeError,
    type BroadcastNotificationRequest,
    type BulkUpdateRequest,
    type BulkUpdateResponse,
    type Call,
    type CallbackSecretResponse,
    type CallbackState,
    type CalledFunction,
    type CancelDeletionRequest,
    type CancelDeletionResponse,
    type ChangedProperty,
    type Charge,
    type ChargeListRequest,
    type ChargeListResponse,
    type Chat,
    type ChatAnswer,
    type ChatChoice,
    type ChatChunkChoice,
    type ChatCompletion,
    type ChatCompletionChunk,
    type ChatCompletionRequest,
    type ChatCompletions,
    type ChatError,
    type ChatExtension,
    type ChatFailure,
    type ChatFinishReason,
    type ChatGuidelineChoice,
    type ChatMessage,
    type ChatPart,
    type ChatStream,
    type ChatTool,
    type ChatToolCall,
    type ChatUsage,
    type ChunkHeadings,
    type Citation,
    type ClientTool,
    type ClientTools,
    type Collection,
    type CollectionChanges,
    type CollectionHistory,
    type CollectionList,
    type CollectionResponse,
    type CollectionSnapshot,
    type CollectionVersion,
    type CompareGuidelineVersionsQuery,
    ConfigurationError,
    type ConfigureSourceRequest,
    ConflictError,
    ConnectionError,
    type Content,
    type ContentPath,
    type ConversationAccepted,
    type ConversationMessage,
    type ConversationPart,
    type ConversationProperty,
    type ConversationRequest,
    type ConversationStored,
    type ConversationTurn,
    type CreateAgentRequest,
    type CreateApiKeyRequest,
    type CreateCollectionRequest,
    type CreateDestinationRequest,
    type CreateDestinationResponse,
    type CreateEntityTypeRequest,
    type CreateGuidelineRequest,
    type CreateKeyRequest,
    type CreateKeyResponse,
    type CreateMcpServerRequest,
    type CreateOrganizationRequest,
    type CreateResponseRequest,
    type CreateWebhookCustomerRequest,
    type CreateWebhookEventTypeRequest,
    type CreateWebhookPortalLinkRequest,
    type CreateWebhookRequest,
    type CreateWebhookResponse,
    type CreateWebhookSourceRequest,
    type CreatedOrganizationResponse,
    type CreditReportResponse,
    type Criterion,
    type CriterionScore,
    type CurrentValue,
    type CustomKeyName,
    type CustomKeyValue,
    type DateRange,
    type DedupeKey,
    type DeleteCollectionQuery,
    type DeleteDestinationResponse,
    type DeleteDocumentsRequest,
    type DeleteDocumentsResponse,
    type DeleteExternalSourceResponse,
    type DeleteKeysRequest,
    type DeleteMemoriesRequest,
    type DeleteProjectRequest,
    type DeleteProjectResponse,
    type DeleteRecordRequest,
    type DeleteWebhookCustomerResponse,
    type DeleteWebhookEventTypeResponse,
    type DeleteWebhookResponse,
    type DeleteWebhookSourceResponse,
    type DeletedAgent,
    type DeletedAgentResponse,
    type DeletedCollectionResponse,
    type DeletedGuidelineAttachment,
    type DeletedGuidelineAttachmentResponse,
    type DeletedGuidelineResponse,
    type DeletedMcpServer,
    type DeletedMcpServerResponse,
    type DeletedMediaResponse,
    type Deletion,
    type DeletionId,
    type DeletionList,
    type DeletionResponse,
    type DeletionStatus,
    type DeliveryBody,
    type DeliveryHeaders,
    type Destination,
    type DestinationAttempt,
    type DestinationAuth,
    type DestinationDelivery,
    type DestinationDeliveryList,
    type DestinationFailure,
    type DestinationList,
    type DestinationLog,
    type DestinationLogList,
    type DestinationName,
    type DestinationResponse,
    type DestinationTestResponse,
    type DestinationTestStep,
    type DigestMemory,
    type DigestRequest,
    type DigestResponse,
    type DismissSuggestionsRequest,
    type Dispute,
    type DocumentFilters,
    type DocumentId,
    type DocumentType,
    type Email,
    type EnrichMemoryRequest,
    type EnrichMemoryResponse,
    type EnrichedProperty,
    type EntityType,
    type EntityTypeDetails,
    type EntityTypeList,
    type EntityTypeName,
    type EntityTypeResponse,
    type EntityTypeSlug,
    type ErasedPersonResponse,
    type ErrorDetail,
    type EstimateChargeRequest,
    type EstimateChargeResponse,
    type EvaluateInput,
    type Evaluation,
    type Event,
    type EventDetails,
    type EventItem,
    type EventList,
    type EventResponse,
    type EventStatus,
    type Events,
    type Evidence,
    type ExchangeWebhookPortalLinkRequest,
    type ExecutedAction,
    type ExecutedActionResponse,
    type ExpectedVersion,
    type ExportEnd,
    type ExportLine,
    type ExportPersonRequest,
    type ExportRequest,
    type ExportWebhookDeadLettersQuery,
    type ExternalResult,
    type ExternalSearchRequest,
    type ExternalSearchResponse,
    type ExternalSource,
    type ExternalSourceList,
    type ExternalSourceResponse,
    type ExternalTestRequest,
    type ExternalTestResponse,
    type ExtractedProperty,
    type FailedResponse,
    type Failure,
    type FieldChange,
    type FilterByPropertyRequest,
    type FilterByPropertyResponse,
    type FilterGroups,
    type FilteredRecord,
    type FunctionCall,
    type FunctionDefinition,
    type FunctionTool,
    type GatewayImportRequest,
    type GatewayImportResponse,
    type GatewayOrganizationResponse,
    type GetCollectionHistoryQuery,
    type GetEventDetailsQuery,
    type GetGuidelineSectionQuery,
    type GetWebhookMetricsQuery,
    type GetWebhookStatisticsQuery,
    type GrantCreditsRequest,
    type Guideline,
    type GuidelineAttachment,
    type GuidelineAttachmentContent,
    type GuidelineAttachmentContentResponse,
    type GuidelineAttachmentList,
    type GuidelineAttachmentResponse,
    type GuidelineCase,
    type GuidelineCaseResult,
    type GuidelineChoice,
    type GuidelineDiff,
    type GuidelineDiffResponse,
    type GuidelineDocument,
    type GuidelineDocumentResponse,
    type GuidelineList,
    type GuidelineReason,
    type GuidelineResponse,
    type GuidelineSection,
    type GuidelineSectionResponse,
    type GuidelineSectionText,
    type GuidelineStructure,
    type GuidelineStructureResponse,
    type GuidelineTest,
    type GuidelineVersion,
    type GuidelineVersionDocument,
    type GuidelineVersionList,
    type GuidelineVersionResponse,
    type Guidelines,
    type Health,
    IdempotencyMismatchError,
    type IdentityKey,
    type IdentityKeyNames,
    type IfUnknown,
    type ImportRequest,
    type ImportResponse,
    type InWorkspace,
    type IngestDocument,
    type IngestRequest,
    type IngestResponse,
    type InsufficientBalance,
    type Invitation,
    type InvitationResponse,
    type InviteMembersRequest,
    type InviteMembersResponse,
    type JsonSchema,
    type KeepLocation,
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
    type LanguageModel,
    type LedgerVerificationResponse,
    type LineStream,
    type ListAgentRunsQuery,
    type ListAgentsQuery,
    type ListApiKeysQuery,
    type ListAuditQuery,
    type ListBody,
    type ListCollectionsQuery,
    type ListDeletionsQuery,
    type ListDestinationDeliveryLogsQuery,
    type ListDestinationLogsQuery,
    type ListDestinationsQuery,
    type ListEntityTypesQuery,
    type ListEventsQuery,
    type ListExternalRagSourcesQuery,
    type ListGuidelineAttachmentsQuery,
    type ListGuidelineVersionsQuery,
    type ListGuidelinesQuery,
    type ListKeysRequest,
    type ListMcpServersQuery,
    type ListMembersQuery,
    type ListNotificationsQuery,
    type ListPhoneDeliveriesQuery,
    type ListRagProjectsQuery,
    type ListRecordsQuery,
    type ListSuggestionsQuery,
    type ListSuppressionsQuery,
    type ListWalletTransactionsQuery,
    type ListWebhookCustomersQuery,
    type ListWebhookDeadLettersQuery,
    type ListWebhookDeliveriesQuery,
    type ListWebhookEventTypeVersionsQuery,
    type ListWebhookEventsQuery,
    type ListWebhookSourceEventsQuery,
    type ListWebhookSourcesQuery,
    type ListWebhooksQuery,
    type ListedRecord,
    type Logger,
    type McpServer,
    type McpServerCheck,
    type McpServerHeaders,
    type McpServerInfo,
    type McpServerList,
    type McpServerName,
    type McpServerReferences,
    type McpServerResponse,
    type McpServerTest,
    type McpServerTestResponse,
    type McpServerUrl,
    type McpTool,
    type McpToolChange,
    type McpToolDefinition,
    type MeResponse,
    type Media,
    type MediaCapability,
    type MediaCaption,
    type MediaContent,
    type MediaContentResponse,
    type MediaHighlight,
    type MediaKind,
    type MediaName,
    type MediaResult,
    type MediaSince,
    type MediaStatusResponse,
    type MediaTimestamp,
    type MediaTranscript,
    type MediaUntil,
    type MediaWarnings,
    type Member,
    type MemberKind,
    type MemberList,
    type MemberResponse,
    type MemberStatus,
    type MemorizeConversationResponse,
    type MemorizeFileOptions,
    type MemorizeMediaRequest,
    type MemorizeMediaResponse,
    type MemorizeRequest,
    type MemorizeResponse,
    type Memorized,
    type Memory,
    type MemoryDetails,
    type MemoryDetailsResponse,
    type MemoryEdit,
    type MemoryId,
    type MemoryReportResponse,
    type MergeRecordsRequest,
    type MergeRecordsResponse,
    type Metadata,
    type MetadataFilter,
    type ModelCheck,
    type ModelId,
    type ModelList,
    type ModelResponse,
    type ModelTest,
    type Multimodal,
    type NewNotificationAction,
    type NewNotificationActions,
    type NewWebhookEvent,
    type NewsSearchRequest,
    type NewsSearchResponse,
    NotFoundError,
    type Notification,
    type NotificationAction,
    type NotificationBody,
    type NotificationList,
    type NotificationPriority,
    type NotificationResponse,
    type NotificationState,
    type NotificationTitle,
    type NumberRange,
    type Organization,
    type OrganizationIdentity,
    type OrganizationList,
    type OrganizationName,
    type OrganizationResponse,
    type OrganizationsBulkMatchRequest,
    type OrganizationsBulkMatchResponse,
    type OrganizationsSearchRequest,
    type OrganizationsSearchResponse,
    type OwnOrganization,
    type OwnOrganizationResponse,
    type Page,
    type PagePromise,
    type Passage,
    type PaymentFailure,
    PaymentRequiredError,
    type PeopleBulkMatchRequest,
    type PeopleBulkMatchResponse,
    type PeopleSearchRequest,
    type PeopleSearchResponse,
    type Permission,
    PermissionError,
    type PersonEnd,
    type PersonIdentity,
    type PersonLine,
    type PersonMatchRequest,
    type PersonMatchResponse,
    type PhoneDelivery,
    type PhoneDeliveryList,
    type PhoneDeliveryResponse,
    type PhoneDeliveryStatus,
    type PhoneNumber,
    type PlanName,
    type PortableChange,
    type PortableEdit,
    type PortableKey,
    type PortableKeys,
    type PortableMemory,
    type PortableProperty,
    type PortableRecord,
    type PreviousFigures,
    type PreviousTurn,
    type ProjectId,
    type ProjectName,
    type PromptDoneEvent,
    type PromptEvent,
    type PromptFailedEvent,
    type PromptMemory,
    type PromptOutput,
    type PromptOutputEvent,
    type PromptOutputInput,
    type PromptRequest,
    type PromptResponse,
    type PromptStep,
    type PromptStream,
    type PromptStreamEvent,
    type PromptTextEvent,
    type PromptToolCall,
    type PromptUsage,
    type PromptWarning,
    type PromptWarnings,
    type PropertiesRequest,
    type PropertiesResponse,
    type PropertyAliases,
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
    type PropertyReview,
    type PropertyType,
    type PropertyUpdate,
    type PropertyValue,
    type ProviderOrganization,
    type ProviderPagination,
    type ProviderPerson,
    type PublishWebhookEventsRequest,
    type PublishWebhookEventsResponse,
    type PublishedWebhookEvent,
    type PurgeWebhookDeadLettersQuery,
    type PurgeWebhookDeadLettersResponse,
    type QueryPropertiesRequest,
    type QueryPropertiesResponse,
    type RagProject,
    type RagProjectList,
    type RagResult,
    type RagSearchRequest,
    type RagSearchResponse,
    RateLimitError,
    type RateLimitFailure,
    type ReadPiece,
    type Readiness,
    type Reason,
    type RecallIdentifiers,
    type RecallRequest,
    type RecallResponse,
    type RecalledMemory,
    type ReceiveWebhookRequest,
    type ReceiveWebhookResponse,
    type RecordId,
    type RecordKeys,
    type RecordLabel,
    type RecordList,
    type ReextractAccepted,
    type ReextractCollectionsResponse,
    type ReextractEstimate,
    type ReextractRequest,
    type RefreshedMcpTools,
    type RefreshedMcpToolsResponse,
    type RegisterAgentRequest,
    type RegisterAgentResponse,
    type RegisterOptions,
    type Registration,
    type RemoveMemberResponse,
    type RemovedSuppressionResponse,
    type RenameOrganizationRequest,
    type ReplayWebhookDeadLettersRequest,
    type ReplayWebhookDeadLettersResponse,
    type ReplayWebhookEventsRequest,
    type ReplayWebhookEventsResponse,
    type ReplayWebhookSourceEventsRequest,
    type ReplayWebhookSourceEventsResponse,
    type RequestOptions,
    type RequiredAction,
    type ResponseError,
    ResponseFailedError,
    type ResponseGuidelines,
    type ResponseMemory,
    type ResponseMessage,
    type ResponseOutput,
    type ResponseOutputInput,
    type ResponseRun,
    type ResponseStatus,
    type ResponseStep,
    type ResponseStepInput,
    type ResponseToolCall,
    type ResponseUsage,
    type Responses,
    type RestoreDocumentsRequest,
    type RestoreDocumentsResponse,
    type ResultPath,
    type RetryWebhookDeliveriesRequest,
    type RetryWebhookDeliveriesResponse,
    type Role,
    type RollBackGuidelineRequest,
    type RotateApiKeyRequest,
    type RotateKeyResponse,
    type RotateWebhookRequest,
    type RotateWebhookSourceRequest,
    type RunAgentRequest,
    type RunAgentResponse,
    type ScorePath,
    type SearchMediaRequest,
    type SearchMediaResponse,
    type SearchRequest,
    type SearchResponse,
    type SearchedRecord,
    type SectionHeader,
    type SectionSlug,
    type SegmentRequest,
    type SegmentResponse,
    type SelectedGuideline,
    type SendNotificationRequest,
    type SentNotification,
    type SentNotificationResponse,
    ServerError,
    SignatureError,
    type SigningSecretResponse,
    type SimilarRecord,
    type SimilarRequest,
    type SimilarResponse,
    type SkippedMcpTool,
    type SkippedMcpTools,
    type SmartGuidelinesRequest,
    type SmartGuidelinesResponse,
    type SmartGuidelinesUsage,
    type SmartRecallRequest,
    type SmartRecallResponse,
    type SmartUpdateItem,
    type SmartUpdateRequest,
    type SmartUpdateResponse,
    type SourceName,
    type SourceReport,
    type StandardSchema,
    type StatedValue,
    type StreamWebhookEventsQuery,
    type Success,
    type Suggestion,
    type SuggestionDecisions,
    type SuggestionDecisionsResponse,
    type SuggestionFilter,
    type SuggestionId,
    type SuggestionIds,
    type SuggestionReason,
    type SuggestionRecordId,
    type SuggestionsResponse,
    type SupersededValue,
    type SupersedingValue,
    type Suppression,
    type SuppressionKind,
    type SuppressionList,
    type SuspendOrganizationRequest,
    type Tags,
    type TestGuidelinesRequest,
    type TestGuidelinesResponse,
    type TestMcpServerRequest,
    type TestModelsRequest,
    type TestModelsResponse,
    type TestStep,
    type TestWebhookFilterRequest,
    type TestWebhookFilterResponse,
    type TestWebhookSourceRequest,
    type TestWebhookSourceResponse,
    type TestedGuideline,
    type Tier,
    TimeoutError,
    type Timestamp,
    type ToolContext,
    type ToolLoopOptions,
    type ToolLoopRequest,
    type ToolOutput,
    type ToolResult,
    type ToolRound,
    type TriggerWebhookEventRequest,
    type TriggerWebhookEventResponse,
    UnavailableError,
    type UndoChangeRequest,
    type UndoSuggestionsRequest,
    type UnifiedRecallRequest,
    type UnifiedRecallResponse,
    type UnreadCountResponse,
    UnsupportedTypeError,
    type UpdateAgentRequest,
    type UpdateCollectionRequest,
    type UpdateCollectionResponse,
    type UpdateDestinationRequest,
    type UpdateEntityTypeRequest,
    type UpdateGuidelineRequest,
    type UpdateGuidelineResponse,
    type UpdateKeysBatchRequest,
    type UpdateMcpServerRequest,
    type UpdateMcpToolsRequest,
    type UpdateMemberRoleRequest,
    type UpdateOrganizationRequest,
    type UpdatePropertyResponse,
    type UpdateRequest,
    type UpdateResponse,
    type UpdateWebhookCustomerRequest,
    type UpdateWebhookEventTypeRequest,
    type UpdateWebhookRequest,
    type UpdateWebhookSourceRequest,
    type UploadGuidelineAttachmentRequest,
    type UpsertRecord,
    type UpsertRequest,
    type UpsertResponse,
    type UsageFigures,
    type UsageFilters,
    type UsageGroup,
    type UsageHistoryRequest,
    type UsageHistoryResponse,
    type UsageReport,
    type UsageReportRequest,
    type UsageReportResponse,
    type UsageResponse,
    type UsageRow,
    type UsageStep,
    type UsageWindow,
    ValidationError,
    type VerifyOptions,
    type WaitOptions,
    type WalletBalanceResponse,
    type WalletEntryKind,
    type WalletTransaction,
    type WalletTransactionList,
    type Warning,
    type Warnings,
    type Webhook,
    type WebhookAlert,
    type WebhookAttempt,
    type WebhookAuth,
    type WebhookAuthType,
    type WebhookBacklog,
    type WebhookBound,
    type WebhookCircuitState,
    type WebhookCustomer,
    type WebhookCustomerList,
    type WebhookCustomerName,
    type WebhookCustomerResponse,
    type WebhookCustomerUid,
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
    type WebhookEd25519,
    type WebhookEvent,
    type WebhookEventDescription,
    type WebhookEventExample,
    type WebhookEventList,
    type WebhookEventPatterns,
    type WebhookEventResponse,
    type WebhookEventSchema,
    type WebhookEventSummary,
    type WebhookEventType,
    type WebhookEventTypeList,
    type WebhookEventTypeResponse,
    type WebhookEventTypeVersions,
    type WebhookFailure,
    type WebhookFilter,
    type WebhookFilterCondition,
    type WebhookGuarantee,
    type WebhookHeaders,
    type WebhookHour,
    type WebhookList,
    type WebhookMaxEventAge,
    type WebhookMetadata,
    type WebhookMetric,
    type WebhookMetricsResponse,
    type WebhookOrdered,
    type WebhookOwnEventType,
    type WebhookPing,
    type WebhookPingResponse,
    type WebhookPortalAccessResponse,
    type WebhookPortalLinkResponse,
    type WebhookRateLimit,
    type WebhookRecipient,
    type WebhookRecipients,
    type WebhookReplayEstimate,
    type WebhookReplayEstimateResponse,
    type WebhookReplayResponse,
    type WebhookResponse,
    type WebhookRotation,
    type WebhookSource,
    type WebhookSourceDescription,
    type WebhookSourceEvent,
    type WebhookSourceEventDetail,
    type WebhookSourceEventList,
    type WebhookSourceEventResponse,
    type WebhookSourceEventStatus,
    type WebhookSourceHeader,
    type WebhookSourceList,
    type WebhookSourceMapping,
    type WebhookSourceName,
    type WebhookSourcePath,
    type WebhookSourceRecord,
    type WebhookSourceResponse,
    type WebhookSourceScheme,
    type WebhookSourceSecret,
    type WebhookSourceSignature,
    type WebhookSourceStep,
    type WebhookSourceTypes,
    type WebhookStatisticsResponse,
    type WebhookTimeout,
    type WebhookTraceId,
    type WebhookUid,
    type WebhookUrl,
    type WebhookWaiting,
    type WebhookWaitsUntil,
    type Webhooks,
    type WebhooksStream,
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

declare type AcceptInvitationRequest = {
    token: string;
    name?: string;
};

declare type AcceptInvitationResponse = {
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
        apiKey: string;
    };
};

declare type AcceptSuggestionsRequest = {
    ids?: SuggestionIds;
    filter?: SuggestionFilter;
    value?: string | number | boolean | unknown[];
    reason?: string;
};

declare class AccountApi extends ApiGroup {
    me(options?: RequestOptions): ApiPromise<MeResponse>;
    usage(options?: RequestOptions): ApiPromise<UsageResponse>;
}

declare type ActionId = string;

declare type ActionType = 'link' | 'callback' | 'dismiss';

declare type AddSuppressionsRequest = {
    emails?: string[];
    linkedinUrls?: string[];
    domains?: string[];
    personIds?: string[];
    reason?: string;
};

declare type AddedSuppressionsResponse = {
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

declare type AdminCreateOrganizationRequest = {
    name: OrganizationName;
    ownerEmail?: string;
    plan?: PlanName;
};

declare type AdminListKeysQuery = {
    limit?: number;
    cursor?: string;
};

declare type AdminListOrganizationsQuery = {
    limit?: number;
    cursor?: string;
};

declare type AgentDefinition = {
    id: string;
    name: string;
    description?: string;
    instructions: string;
    expectedInputs: AgentInput[];
    tools: FunctionTool[];
    mcps: string[];
    guidelineIds: string[];
    guidelines: 'auto' | 'none';
    model?: string;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

declare type AgentDefinitionList = {
    success: Success;
    data: AgentDefinition[];
    nextCursor?: string;
};

declare type AgentDefinitionResponse = {
    success: Success;
    data: AgentDefinition;
};

declare type AgentInput = {
    name: string;
    description?: string;
};

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

declare type AgentRun = {
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

declare type AgentRunAccepted = {
    success: Success;
    eventId: string;
    id: string;
};

declare type AgentRunList = {
    success: Success;
    data: AgentRun[];
    nextCursor?: string;
};

declare class AgentsApi extends ApiGroup {
    list(query?: ListAgentsQuery, options?: RequestOptions): PagePromise<AgentDefinitionList>;
    create(body: CreateAgentRequest, options?: RequestOptions): ApiPromise<AgentDefinitionResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<AgentDefinitionResponse>;
    update(id: string, body?: UpdateAgentRequest, options?: RequestOptions): ApiPromise<AgentDefinitionResponse>;
    delete(id: string, options?: RequestOptions): ApiPromise<DeletedAgentResponse>;
    run(id: string, body?: RunAgentRequest, options?: RequestOptions): ApiPromise<RunAgentResponse>;
    runs(id: string, query?: ListAgentRunsQuery, options?: RequestOptions): PagePromise<AgentRunList>;
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

declare type AnalyzeMedia = boolean;

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

declare class ApiPromise<T> implements Promise<T> {
    get [Symbol.toStringTag](): string;
    withResponse(): Promise<ApiAnswer<T>>;
    asResponse(): Promise<Response>;
    then<Kept = T, Caught = never>(onFulfilled?: ((data: T) => Kept | PromiseLike<Kept>) | null, onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Kept | Caught>;
    catch<Caught = never>(onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<T | Caught>;
    finally(onFinally?: (() => void) | null): Promise<T>;
}

declare type ApplySmartUpdateRequest = {
    items?: number[];
};

declare type AsOf = string;

declare interface AttachFileOptions extends Omit<UploadGuidelineAttachmentRequest, 'name' | 'contentBase64'> {
    name?: string;
}

declare class AuditApi extends ApiGroup {
    list(query?: ListAuditQuery, options?: RequestOptions): PagePromise<AuditList>;
}

declare type AuditEntry = {
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

declare type AuditLine = {
    entry?: AuditEntry;
    end?: {
        entries: number;
    };
    error?: {
        [key: string]: unknown;
    };
};

declare type AuditList = {
    success: Success;
    data: AuditEntry[];
    nextCursor?: string;
};

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

declare type BroadcastNotificationRequest = {
    recipientGroup: 'all' | 'admins' | 'owners' | 'members';
    title: NotificationTitle;
    body: NotificationBody;
    priority?: 'normal' | 'urgent';
    actions?: NewNotificationActions;
    dedupeKey?: DedupeKey;
};

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

declare interface Call extends CallKind {
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

declare type CallbackSecretResponse = {
    success: Success;
    data: {
        secret: string;
        createdAt: Timestamp;
    };
};

declare type CallbackState = {
    status: 'queued' | 'retrying' | 'succeeded' | 'failed';
    error?: string;
};

declare type CalledFunction = {
    name: string;
    arguments: string;
};

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

declare type Charge = {
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

declare type ChargeListRequest = {
    from?: string;
    to?: string;
    filters?: UsageFilters;
    limit?: number;
    cursor?: string;
};

declare type ChargeListResponse = {
    success: Success;
    data: Charge[];
    nextCursor?: string;
};

declare class Chat extends ChatApi {
    readonly completions: ChatCompletions;
}

declare type ChatAnswer = {
    role: 'assistant';
    content: string | null;
    tool_calls?: ChatToolCall[];
};

declare class ChatApi extends ApiGroup {
    readonly completions: ChatCompletionsApi;
}

declare type ChatChoice = {
    index: 0;
    message: ChatAnswer;
    finish_reason: ChatFinishReason;
};

declare type ChatChunkChoice = {
    index: 0;
    delta: {
        [key: string]: unknown;
    };
    finish_reason: ChatFinishReason | null;
};

declare type ChatCompletion = {
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

declare type ChatCompletionChunk = {
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

declare type ChatCompletionRequest = {
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

declare type ChatError = {
    message: string;
    type: string;
    param: string | null;
    code: 'validation_error' | 'model_not_configured' | 'authentication_error' | 'payment_required' | 'permission_error' | 'not_found_error' | 'model_not_found' | 'conflict_error' | 'rate_limit_error' | 'model_budget_exceeded' | 'server_error';
};

declare type ChatExtension = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    guidelines?: ChatGuidelineChoice;
};

declare type ChatFailure = {
    success: false;
    error: ChatError;
    message: string;
} & {
    [key: string]: unknown;
};

declare type ChatFinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter';

declare type ChatGuidelineChoice = ('auto' | 'none') | string[];

declare type ChatMessage = {
    role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
    content?: string | ChatPart[] | null;
    tool_calls?: ChatToolCall[] | null;
    tool_call_id?: string;
} & {
    [key: string]: unknown;
};

declare type ChatPart = {
    type: 'text';
    text: string;
} & {
    [key: string]: unknown;
};

declare class ChatStream implements AsyncIterable<ChatCompletionChunk> {
    [Symbol.asyncIterator](): AsyncGenerator<ChatCompletionChunk, void, undefined>;
}

declare type ChatTool = {
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

declare type ChatToolCall = {
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

declare type ChatUsage = {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
};

declare type ChunkHeadings = string[];

declare type Citation = {
    documentId: DocumentId;
    title: string;
    projectId: ProjectId;
    page?: number;
    headings: ChunkHeadings;
    start: number;
    end: number;
    text: string;
};

declare interface ClientTool<Input> {
    description?: string | undefined;
    parameters?: StandardSchema<Input> | JsonSchema | undefined;
    execute(input: Input, context: ToolContext): unknown;
}

declare type ClientTools<Inputs> = {
    readonly [Name in keyof Inputs]: ClientTool<Inputs[Name]>;
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
    warnings?: Warnings;
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
    reextract(body?: ReextractRequest, options?: RequestOptions): ApiPromise<ReextractCollectionsResponse>;
    createStarter(options?: RequestOptions): ApiPromise<CollectionResponse>;
    get(id: string, options?: RequestOptions): ApiPromise<CollectionResponse>;
    update(id: string, body?: UpdateCollectionRequest, options?: RequestOptions): ApiPromise<UpdateCollectionResponse>;
    delete(id: string, query?: DeleteCollectionQuery, options?: RequestOptions): ApiPromise<DeletedCollectionResponse>;
    history(id: string, query?: GetCollectionHistoryQuery, options?: RequestOptions): PagePromise<CollectionHistory>;
}

declare type CompareGuidelineVersionsQuery = {
    from?: number;
    to?: number;
};

declare class ConfigurationError extends KeepsakeError {
    get name(): 'ConfigurationError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type ConfigureSourceRequest = {
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

declare class ConflictError extends KeepsakeError {
    get name(): string;
}

declare class ConnectionError extends KeepsakeError {
    get name(): string;
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type Content = string;

declare type ContentPath = string;

declare type ConversationAccepted = {
    success: Success;
    eventId: string;
    sessionId: string;
};

declare type ConversationMessage = {
    role?: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function' | 'data';
    speaker?: string;
    name?: string;
    content?: string | ConversationPart[] | null;
    parts?: ConversationPart[];
    timestamp?: string;
} & {
    [key: string]: unknown;
};

declare type ConversationPart = {
    type: string;
    text?: string;
} & {
    [key: string]: unknown;
};

declare type ConversationProperty = {
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
    evidence: Evidence;
    engine: 'offline' | 'model';
};

declare type ConversationRequest = {
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

declare type ConversationStored = {
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

declare type ConversationTurn = {
    index: number;
    memoryId?: MemoryId;
    duplicate?: boolean;
    skipped?: 'no_text' | 'not_spoken';
};

declare type CreateAgentRequest = {
    name: string;
    description?: string;
    instructions: string;
    expectedInputs?: AgentInput[];
    tools?: FunctionTool[];
    mcps?: McpServerReferences;
    guidelineIds?: string[];
    guidelines?: 'auto' | 'none';
    model?: ModelId;
};

declare type CreateApiKeyRequest = {
    name: string;
    role?: Role;
    scopes?: Permission[];
    livemode?: boolean;
    expiresAt?: Timestamp;
};

declare type CreateCollectionRequest = {
    name: string;
    slug?: string;
    description?: string;
    entityType?: EntityType;
    kind?: 'properties' | 'workspace';
    properties?: PropertyDefinitionInput[];
};

declare type CreateDestinationRequest = {
    name: DestinationName;
    url: WebhookUrl;
    events: WebhookEventPatterns;
    enabled?: boolean;
    auth?: DestinationAuth;
    filter?: WebhookFilter;
    headers?: WebhookHeaders;
};

declare type CreateDestinationResponse = {
    success: Success;
    data: Destination;
    secret: string;
    warning?: string;
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
    scopes?: Permission[];
    livemode?: boolean;
    expiresAt?: Timestamp;
};

declare type CreateKeyResponse = {
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

declare type CreateMcpServerRequest = {
    name: McpServerName;
    slug?: string;
    url: McpServerUrl;
    transport?: 'http';
    headers?: McpServerHeaders;
    enabled?: boolean;
};

declare type CreateOrganizationRequest = {
    name: OrganizationName;
};

declare type CreateResponseRequest = {
    steps?: ResponseStepInput[];
    messages?: ResponseMessage[];
    tools?: FunctionTool[];
    mcps?: McpServerReferences;
    memory?: ResponseMemory;
    guidelines?: ResponseGuidelines;
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

declare type CreateWebhookCustomerRequest = {
    uid: WebhookCustomerUid;
    name?: WebhookCustomerName;
    metadata?: WebhookMetadata;
};

declare type CreateWebhookEventTypeRequest = {
    type: WebhookEventType;
    description?: string;
    schema: WebhookEventSchema;
    example: WebhookEventExample;
};

declare type CreateWebhookPortalLinkRequest = {
    customer: WebhookCustomerUid;
    expiresIn?: number;
};

declare type CreateWebhookRequest = {
    url: WebhookUrl;
    events: WebhookEventPatterns;
    description?: string;
    auth?: WebhookAuth;
    secret?: string;
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

declare type CreateWebhookResponse = {
    success: Success;
    data: Webhook;
    ping: WebhookPing;
    warning?: string;
};

declare type CreateWebhookSourceRequest = {
    name: WebhookSourceName;
    description?: WebhookSourceDescription;
    scheme: WebhookSourceScheme;
    signature?: WebhookSourceSignature;
    secret?: WebhookSourceSecret;
    types?: WebhookSourceTypes;
    mapping: WebhookSourceMapping;
    enabled?: boolean;
};

declare type CreatedOrganizationResponse = {
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

declare type CreditReportResponse = {
    success: Success;
    data: {
        from: string;
        to: string;
        granularity: 'hour' | 'day' | 'month';
        groupBy: 'operation' | 'key' | 'collection' | 'model' | 'day';
        totals: UsageFigures;
        previous: PreviousFigures;
        series: UsageStep[];
        groups: UsageGroup[];
        balance: {
            available: number;
            held: number;
        };
    };
};

declare type Criterion = {
    name: string;
    description?: string;
    contains?: string[];
    excludes?: string[];
    minWords?: number;
    maxWords?: number;
};

declare type CriterionScore = {
    name: string;
    status: 'scored' | 'not_evaluated';
    score?: number;
    reason: string;
};

declare type CurrentValue = {
    value: unknown;
    version: number;
    source: string;
};

declare type CustomKeyName = string;

declare type CustomKeyValue = string;

declare const DEFAULT_BASE_URL = 'http://127.0.0.1:7411';

declare type DateRange = {
    min?: string;
    max?: string;
};

declare type DedupeKey = string;

declare type DeleteCollectionQuery = {
    cascade?: boolean;
};

declare type DeleteDestinationResponse = {
    success: Success;
    data: {
        id: string;
        deleted: true;
        waitingDeliveries: number;
        deadLetters: number;
    };
};

declare type DeleteDocumentsRequest = {
    project?: ProjectName;
    projectId?: ProjectId;
    documentIds: DocumentId[];
};

declare type DeleteDocumentsResponse = {
    success: Success;
    deleted: number;
    notFound: DocumentId[];
};

declare type DeleteExternalSourceResponse = {
    success: Success;
    data: {
        id: string;
        name: SourceName;
        deleted: true;
    };
};

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

declare type DeleteProjectRequest = {
    project?: ProjectName;
    projectId?: ProjectId;
};

declare type DeleteProjectResponse = {
    success: Success;
    data: {
        id: ProjectId;
        name: string;
        documentCount: number;
    };
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

declare type DeleteWebhookCustomerResponse = {
    success: Success;
    data: {
        uid: string;
        deleted: true;
        subscriptions: number;
    };
};

declare type DeleteWebhookEventTypeResponse = {
    success: Success;
    data: {
        type: string;
        deleted: true;
    };
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

declare type DeleteWebhookSourceResponse = {
    success: Success;
    data: {
        id: string;
        deleted: true;
    };
};

declare type DeletedAgent = {
    id: string;
    version: number;
};

declare type DeletedAgentResponse = {
    success: Success;
    data: DeletedAgent;
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

declare type DeletedGuidelineAttachment = {
    id: string;
    guidelineId: string;
};

declare type DeletedGuidelineAttachmentResponse = {
    success: Success;
    data: DeletedGuidelineAttachment;
};

declare type DeletedGuidelineResponse = {
    success: Success;
    data: {
        id: string;
        version: number;
    };
};

declare type DeletedMcpServer = {
    id: string;
    slug: string;
};

declare type DeletedMcpServerResponse = {
    success: Success;
    data: DeletedMcpServer;
};

declare type DeletedMediaResponse = {
    success: Success;
    data: {
        id: string;
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

declare type Destination = {
    id: string;
    name: string;
    url: string;
    events: string[];
    filter: string | null;
    enabled: boolean;
    disabledReason: WebhookDisabledReason | null;
    auth: {
        type: WebhookAuthType;
    };
    headerNames: string[];
    circuitState: WebhookCircuitState;
    failureCount: number;
    lastFailure: DestinationFailure | null;
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

declare type DestinationAttempt = {
    number: number;
    at: string;
    outcome: 'succeeded' | 'failed';
    responseCode: number | null;
    error: string | null;
    durationMs: number;
};

declare type DestinationAuth = {
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

declare type DestinationDelivery = {
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

declare type DestinationDeliveryList = {
    success: Success;
    data: DestinationDelivery[];
    nextCursor?: string;
};

declare type DestinationFailure = {
    eventId: string;
    eventType: string;
    error: string;
    at: Timestamp;
};

declare type DestinationList = {
    success: Success;
    data: Destination[];
    nextCursor?: string;
};

declare type DestinationLog = {
    id: string;
    action: string;
    actor: string;
    details: {
        [key: string]: unknown;
    };
    requestId?: string;
    createdAt: Timestamp;
};

declare type DestinationLogList = {
    success: Success;
    data: DestinationLog[];
    nextCursor?: string;
};

declare type DestinationName = string;

declare type DestinationResponse = {
    success: Success;
    data: Destination;
    warning?: string;
};

declare type DestinationTestResponse = {
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

declare type DestinationTestStep = {
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
    ifUnknown?: IfUnknown;
    tokenBudget?: number;
    includeProperties?: boolean;
    includeMemories?: boolean;
    actionId?: InWorkspace;
    focus?: string;
    asOf?: AsOf;
};

declare type DigestResponse = {
    success: Success;
    digest: string;
    properties: PropertyValue[];
    memories: DigestMemory[];
    tokenEstimate: number;
};

declare type DismissSuggestionsRequest = {
    ids?: SuggestionIds;
    filter?: SuggestionFilter;
};

declare type Dispute = {
    value: unknown;
    memoryId: MemoryId;
    timestamp: string;
    evidence: Evidence;
    confidence: number;
    suggestionId: SuggestionId;
};

declare type DocumentFilters = {
    documentIds?: DocumentId[];
    mimeTypes?: DocumentType[];
    metadata?: MetadataFilter;
};

declare type DocumentId = string;

declare type DocumentType = 'text' | 'markdown' | 'html' | 'pdf' | 'docx';

declare type Email = string;

declare type EnrichMemoryRequest = {
    email?: Email;
    websiteUrl?: WebsiteUrl;
    recordId?: RecordId;
    type?: EntityType;
    name?: string;
    organizationName?: string;
    domain?: string;
    linkedinUrl?: string;
};

declare type EnrichMemoryResponse = {
    success: Success;
    data: {
        matched: boolean;
        recordId?: string;
        creditsCharged: number;
        properties: EnrichedProperty[];
    };
};

declare type EnrichedProperty = {
    propertyName: string;
    value: unknown;
    evidence: {
        provider: string;
        kind: 'person' | 'organization';
        id: string;
        field: string;
    };
};

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

declare type ErasedPersonResponse = {
    success: Success;
    data: {
        id: string;
        suppressions: number;
    };
};

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

declare type EstimateChargeRequest = {
    operation: 'searchPeople' | 'matchPerson' | 'bulkMatchPeople' | 'getGatewayOrganization' | 'bulkMatchOrganizations' | 'searchOrganizations' | 'searchNews' | 'enrichMemory';
    requests?: number;
};

declare type EstimateChargeResponse = {
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

declare type EvaluateInput = {
    criteria: string | (string | Criterion)[];
    serverSide?: boolean;
};

declare type Evaluation = {
    score?: number;
    criteria: CriterionScore[];
    mode: 'server' | 'inline';
};

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

declare type ExchangeWebhookPortalLinkRequest = {
    code: string;
};

declare type ExecutedAction = {
    notificationId: string;
    actionId: string;
    type: ActionType;
    url?: string;
    executedAt: Timestamp;
    executedBy: string;
    alreadyExecuted: boolean;
    callback?: CallbackState;
};

declare type ExecutedActionResponse = {
    success: Success;
    data: ExecutedAction;
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

declare type ExportPersonRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
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

declare type ExportWebhookDeadLettersQuery = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

declare type ExternalResult = {
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

declare type ExternalSearchRequest = {
    query: string;
    limit?: number;
    sources?: SourceName[];
    includeProjects?: boolean;
    project?: ProjectName;
    projectId?: ProjectId;
};

declare type ExternalSearchResponse = {
    success: Success;
    results: ExternalResult[];
    sources: SourceReport[];
    warnings?: Warnings;
};

declare type ExternalSource = {
    id: string;
    name: SourceName;
    kind: 'http';
    url: string;
    method: 'GET' | 'POST';
    headerNames: string[];
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

declare type ExternalSourceList = {
    success: Success;
    data: ExternalSource[];
    nextCursor?: string;
};

declare type ExternalSourceResponse = {
    success: Success;
    data: ExternalSource;
};

declare type ExternalTestRequest = {
    name: SourceName;
    query?: string;
};

declare type ExternalTestResponse = {
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

declare type ExtractedProperty = {
    propertyName: string;
    value: unknown;
    stored: boolean;
    reason?: 'low_confidence' | 'caller_value_kept' | 'older_than_current' | 'unchanged' | 'list_full' | 'review_required';
    current?: CurrentValue;
    previousValue?: unknown;
    collectionId: string;
    confidence: number;
    evidence: Evidence;
    engine: 'offline' | 'model';
};

declare type FailedResponse = Pick<ResponseRun, 'id' | 'status' | 'steps' | 'outputs'> & Partial<ResponseRun>;

declare type Failure = {
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

declare type FunctionCall = {
    id: string;
    type: 'function';
    function: CalledFunction;
};

declare type FunctionDefinition = {
    name: string;
    description?: string;
    parameters?: {
        [key: string]: unknown;
    };
    strict?: boolean;
};

declare type FunctionTool = {
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

declare type GatewayImportRequest = {
    kind: 'people' | 'organizations' | 'news';
    records: {
        [key: string]: unknown;
    }[];
    fields?: string[];
};

declare type GatewayImportResponse = {
    success: Success;
    eventId: string;
};

declare class GatewayNewsApi extends ApiGroup {
    search(body?: NewsSearchRequest, options?: RequestOptions): ApiPromise<NewsSearchResponse>;
}

declare type GatewayOrganizationResponse = {
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

declare type GetCollectionHistoryQuery = {
    limit?: number;
    cursor?: string;
    mode?: 'full' | 'diff';
};

declare type GetEventDetailsQuery = {
    limit?: number;
    cursor?: string;
    outcome?: 'pending' | 'succeeded' | 'failed';
};

declare type GetGuidelineSectionQuery = {
    slug?: SectionSlug;
    header?: SectionHeader;
};

declare type GetWebhookMetricsQuery = {
    hours?: number;
};

declare type GetWebhookStatisticsQuery = {
    subscription_id?: string;
    customer?: WebhookCustomerUid;
    hours?: number;
};

declare type GrantCreditsRequest = {
    credits?: number;
    usd?: string;
    refundOf?: string;
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

declare type GuidelineAttachment = {
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

declare type GuidelineAttachmentContent = {
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

declare type GuidelineAttachmentContentResponse = {
    success: Success;
    data: GuidelineAttachmentContent;
};

declare type GuidelineAttachmentList = {
    success: Success;
    data: GuidelineAttachment[];
    nextCursor?: string;
};

declare type GuidelineAttachmentResponse = {
    success: Success;
    data: GuidelineAttachment;
};

declare type GuidelineCase = {
    message: string;
    expect?: string[];
    reject?: string[];
} & ({
    expect: string[];
} | {
    reject: string[];
});

declare type GuidelineCaseResult = {
    message: string;
    passed: boolean;
    missing: string[];
    unexpected: string[];
    selected: TestedGuideline[];
};

declare type GuidelineChoice = ('auto' | 'none') | string[];

declare type GuidelineDiff = {
    id: string;
    from: number;
    to: number;
    diff: string;
    addedLines: number;
    removedLines: number;
    fields: ('name' | 'description' | 'tags' | 'alwaysOn' | 'triggerKeywords')[];
};

declare type GuidelineDiffResponse = {
    success: Success;
    data: GuidelineDiff;
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

declare type GuidelineReason = {
    by: 'requested' | 'always_on' | 'keyword' | 'name' | 'words' | 'meaning' | 'model';
    words?: string[];
    section?: string;
    text?: string;
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

declare type GuidelineTest = {
    passed: boolean;
    failed: number;
    results: GuidelineCaseResult[];
    creditsCharged: number;
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

declare class Guidelines extends GuidelinesApi {
    attachFile(id: string, file: Blob | Uint8Array, { name, ...more }?: AttachFileOptions, options?: RequestOptions): Promise<GuidelineAttachmentResponse>;
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

declare type IfUnknown = 'error' | 'empty';

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

declare type IngestDocument = {
    id?: string;
    title: string;
    content?: string;
    contentBase64?: string;
    mimeType: DocumentType;
    metadata?: Metadata;
};

declare type IngestRequest = {
    project?: string;
    projectId?: ProjectId;
    documents: IngestDocument[];
};

declare type IngestResponse = {
    success: Success;
    eventId: string;
    projectId: ProjectId;
};

declare type InsufficientBalance = {
    success: false;
    error: 'payment_required';
    message: string;
    required: string | number;
    balance: string | number;
    currency?: 'USD';
    reason?: 'insufficient_balance';
};

declare type Invitation = {
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

declare type InvitationResponse = {
    success: Success;
    data: Invitation;
};

declare type InviteMembersRequest = {
    emails: string[];
    role?: Role;
};

declare type InviteMembersResponse = {
    success: Success;
    data: {
        invited: Invitation[];
        alreadyMembers: string[];
        alreadyInvited: string[];
    };
};

declare type ItemOf<Body> = Body extends ListBody<infer Item> ? Item : never;

declare interface JsonSchema {
    readonly '~standard'?: never;
    readonly [keyword: string]: unknown;
}

declare type KeepLocation = boolean;

declare class Keepsake extends ApiClient {
    readonly chat: Chat;
    readonly events: Events;
    readonly guidelines: Guidelines;
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

declare class KeepsakeError extends Error {
    readonly code: string;
    readonly status: number | undefined;
    readonly requestId: string | undefined;
    readonly retryAfterSeconds: number | undefined;
    readonly details: ErrorDetail[];
    readonly body: Readonly<Record<string, unknown>>;
    responseId?: string;
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

declare class KeysApi extends ApiGroup {
    list(query?: ListApiKeysQuery, options?: RequestOptions): PagePromise<KeyList>;
    create(body: CreateApiKeyRequest, options?: RequestOptions): ApiPromise<CreateKeyResponse>;
    rotate(id: string, body?: RotateApiKeyRequest, options?: RequestOptions): ApiPromise<RotateKeyResponse>;
    revoke(id: string, options?: RequestOptions): ApiPromise<KeyResponse>;
}

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

declare type LanguageModel = {
    id: string;
    object: 'model';
    created: number;
    owned_by: 'openai' | 'anthropic' | 'openai-compatible';
    name: string;
};

declare type LedgerVerificationResponse = {
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

declare class LineStream<Line> implements AsyncIterable<Line> {
    [Symbol.asyncIterator](): AsyncGenerator<Line, void, undefined>;
    toArray(): Promise<Line[]>;
}

declare type ListAgentRunsQuery = {
    limit?: number;
    cursor?: string;
    status?: ResponseStatus;
};

declare type ListAgentsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListApiKeysQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListAuditQuery = {
    actor?: string;
    action?: string;
    target?: string;
    since?: Timestamp;
    until?: Timestamp;
    limit?: number;
    cursor?: string;
};

declare interface ListBody<Item> {
    data: Item[];
    nextCursor?: string;
}

declare type ListCollectionsQuery = {
    limit?: number;
    cursor?: string;
    entityType?: EntityType;
};

declare type ListDeletionsQuery = {
    limit?: number;
    cursor?: string;
    recordId?: RecordId;
    status?: DeletionStatus;
};

declare type ListDestinationDeliveryLogsQuery = {
    limit?: number;
    cursor?: string;
    status?: WebhookDeliveryStatus;
    eventType?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
    traceId?: WebhookTraceId;
};

declare type ListDestinationLogsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListDestinationsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListEntityTypesQuery = {
    limit?: number;
    cursor?: string;
    archived?: boolean;
};

declare type ListEventsQuery = {
    limit?: number;
    cursor?: string;
    type?: string;
    status?: EventStatus;
    since?: Timestamp;
    until?: Timestamp;
};

declare type ListExternalRagSourcesQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListGuidelineAttachmentsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListGuidelineVersionsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListGuidelinesQuery = {
    limit?: number;
    cursor?: string;
    tags?: string;
    name?: string;
};

declare type ListKeysRequest = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
};

declare type ListMcpServersQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListMembersQuery = {
    role?: Role;
    status?: MemberStatus;
    kind?: MemberKind;
    limit?: number;
    cursor?: string;
};

declare type ListNotificationsQuery = {
    limit?: number;
    cursor?: string;
    state?: NotificationState;
};

declare type ListPhoneDeliveriesQuery = {
    limit?: number;
    cursor?: string;
    status?: PhoneDeliveryStatus;
};

declare type ListRagProjectsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListRecordsQuery = {
    type?: EntityType;
    since?: Timestamp;
    limit?: number;
    cursor?: string;
};

declare type ListSuggestionsQuery = {
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

declare type ListSuppressionsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListWalletTransactionsQuery = {
    limit?: number;
    cursor?: string;
    kind?: WalletEntryKind;
};

declare type ListWebhookCustomersQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListWebhookDeadLettersQuery = {
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

declare type ListWebhookDeliveriesQuery = {
    limit?: number;
    cursor?: string;
    status?: WebhookDeliveryStatus;
    event_type?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
    trace_id?: WebhookTraceId;
};

declare type ListWebhookEventTypeVersionsQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListWebhookEventsQuery = {
    limit?: number;
    cursor?: string;
    type?: string;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

declare type ListWebhookSourceEventsQuery = {
    limit?: number;
    cursor?: string;
    status?: WebhookSourceEventStatus;
};

declare type ListWebhookSourcesQuery = {
    limit?: number;
    cursor?: string;
};

declare type ListWebhooksQuery = {
    limit?: number;
    cursor?: string;
    uid?: string;
    customer?: WebhookCustomerUid;
};

declare type ListedRecord = {
    recordId: RecordId;
    type: string;
    keys: IdentityKey[];
    createdAt: Timestamp;
    lastMemory?: {
        memoryId: MemoryId;
        text: string;
        speaker?: string;
        timestamp: Timestamp;
    };
};

declare interface Logger {
    debug(message: string, fields: Record<string, unknown>): void;
    warn(message: string, fields: Record<string, unknown>): void;
}

declare type McpServer = {
    id: string;
    slug: string;
    name: string;
    url: string;
    transport: 'http';
    headerNames: string[];
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

declare type McpServerCheck = {
    name: 'address' | 'connection' | 'tools';
    passed: boolean;
    message: string;
};

declare type McpServerHeaders = {
    [key: string]: string;
};

declare type McpServerInfo = {
    name: string;
    version: string;
};

declare type McpServerList = {
    success: Success;
    data: McpServer[];
    nextCursor?: string;
};

declare type McpServerName = string;

declare type McpServerReferences = string[];

declare type McpServerResponse = {
    success: Success;
    data: McpServer;
    skipped?: SkippedMcpTools;
};

declare type McpServerTest = {
    allowed: boolean;
    reason?: string;
    resolved: string[];
    reachable?: boolean;
    latencyMs?: number;
    serverInfo?: McpServerInfo;
    toolCount?: number;
    checks: McpServerCheck[];
};

declare type McpServerTestResponse = {
    success: Success;
    data: McpServerTest;
};

declare type McpServerUrl = string;

declare type McpTool = {
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

declare type McpToolChange = {
    name: string;
    enabled?: boolean;
    approved?: true;
};

declare type McpToolDefinition = {
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
        permissions: Permission[];
        plan: {
            name: PlanName;
            maxApiCallsPerMinute: number;
            maxApiCallsPerMonth: number;
            maxMailsPerDay: number;
            maxModelCallsPerDay: number;
            maxModelTokensPerDay: number;
            features: string[];
        };
        credits: number;
        suggestions?: number;
    };
};

declare type Media = {
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

declare type MediaCapability = {
    available: boolean;
    reason: string;
    settings: string[];
};

declare type MediaCaption = string;

declare type MediaContent = {
    id: string;
    name: string;
    mimeType: string;
    size: number;
    sha256: string;
    contentBase64: string;
};

declare type MediaContentResponse = {
    success: Success;
    data: MediaContent;
};

declare type MediaHighlight = {
    field: 'caption' | 'description' | 'transcript' | 'text';
    page?: number;
    time?: number;
    text: string;
    start: number;
    end: number;
};

declare type MediaKind = 'image' | 'audio' | 'pdf';

declare type MediaName = string;

declare type MediaResult = {
    media: Media;
    score?: number;
    matched?: string[];
    highlights?: MediaHighlight[];
};

declare type MediaSince = string;

declare type MediaStatusResponse = {
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

declare type MediaTimestamp = string;

declare type MediaTranscript = string;

declare type MediaUntil = string;

declare type MediaWarnings = {
    code: 'description_failed' | 'transcription_failed' | 'no_words' | 'meaning_unavailable';
    message: string;
}[];

declare type Member = {
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

declare type MemberKind = 'person' | 'agent' | 'service';

declare type MemberList = {
    success: Success;
    data: Member[];
    nextCursor?: string;
};

declare type MemberResponse = {
    success: Success;
    data: Member;
};

declare type MemberStatus = 'invited' | 'active';

declare class MembersApi extends ApiGroup {
    list(query?: ListMembersQuery, options?: RequestOptions): PagePromise<MemberList>;
    invite(body: InviteMembersRequest, options?: RequestOptions): ApiPromise<InviteMembersResponse>;
    accept(body: AcceptInvitationRequest, options?: RequestOptions): ApiPromise<AcceptInvitationResponse>;
    updateRole(id: string, body: UpdateMemberRoleRequest, options?: RequestOptions): ApiPromise<MemberResponse>;
    resend(id: string, options?: RequestOptions): ApiPromise<InvitationResponse>;
    remove(id: string, options?: RequestOptions): ApiPromise<RemoveMemberResponse>;
}

declare type MemorizeConversationResponse = ConversationStored | ConversationAccepted;

declare type MemorizeFileOptions = Omit<MemorizeMediaRequest, 'contentBase64'>;

declare type MemorizeMediaRequest = {
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

declare type MemorizeMediaResponse = {
    success: Success;
    data: {
        media: Media;
        duplicate?: boolean;
        locationRemoved?: boolean;
        creditsCharged: number;
    };
    warnings?: MediaWarnings;
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

declare type MemoryDetails = {
    memoryId: MemoryId;
    recordId: RecordId;
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

declare type MemoryDetailsResponse = {
    success: Success;
    data: MemoryDetails;
};

declare type MemoryEdit = {
    version: number;
    field: 'content' | 'tags' | 'metadata' | 'timestamp';
    from: unknown;
    to: unknown;
    actor: string;
    reason?: string;
    at: Timestamp;
};

declare type MemoryId = string;

declare type MemoryReportResponse = {
    success: Success;
    data: {
        from: string;
        to: string;
        granularity: 'hour' | 'day' | 'month';
        groupBy: 'operation' | 'key' | 'collection' | 'model' | 'day';
        totals: UsageFigures;
        previous: PreviousFigures;
        series: UsageStep[];
        groups: UsageGroup[];
        stored: {
            memories: number;
            records: number;
        };
    };
};

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

declare type MetadataFilter = {
    [key: string]: unknown;
};

declare type ModelCheck = {
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
    problem?: string;
};

declare type ModelId = string;

declare type ModelList = {
    success: Success;
    object: 'list';
    data: LanguageModel[];
};

declare type ModelResponse = {
    success: Success;
    id: string;
    object: 'model';
    created: number;
    owned_by: 'openai' | 'anthropic' | 'openai-compatible';
    name: string;
};

declare type ModelTest = {
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
    memorizeFile(file: Blob | Uint8Array, fields?: MemorizeFileOptions, options?: RequestOptions): Promise<MemorizeMediaResponse>;
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

declare type NewNotificationAction = {
    id: ActionId;
    type: ActionType;
    label: string;
    url?: string;
};

declare type NewNotificationActions = NewNotificationAction[];

declare type NewWebhookEvent = {
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

declare type NewsSearchRequest = {
    organization_ids?: string[];
    categories?: string[];
    published_at?: DateRange;
    page?: number;
    per_page?: number;
};

declare type NewsSearchResponse = {
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

declare class NotFoundError extends KeepsakeError {
    get name(): 'NotFoundError';
}

declare type Notification = {
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

declare type NotificationAction = {
    id: string;
    type: ActionType;
    label: string;
    url?: string;
    executedAt?: Timestamp;
    executedBy?: string;
    callback?: CallbackState;
};

declare type NotificationBody = string;

declare type NotificationList = {
    success: Success;
    data: Notification[];
    nextCursor?: string;
};

declare type NotificationPriority = 'normal' | 'urgent';

declare type NotificationResponse = {
    success: Success;
    data: Notification;
};

declare type NotificationState = 'unread' | 'read' | 'dismissed';

declare type NotificationTitle = string;

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

declare type NumberRange = {
    min?: number;
    max?: number;
};

declare type OmitOfEach<Request, Names extends string> = Request extends unknown ? Omit<Request, Names> : never;

declare type Organization = {
    id: string;
    name: string;
    plan: PlanName;
    createdAt: Timestamp;
    suspendedAt?: Timestamp;
    credits: {
        live: number;
        test: number;
    };
};

declare type OrganizationIdentity = {
    domain?: string;
    linkedin_url?: string;
    name?: string;
    website?: string;
};

declare type OrganizationList = {
    success: Success;
    data: Organization[];
    nextCursor?: string;
};

declare type OrganizationName = string;

declare type OrganizationResponse = {
    success: Success;
    data: Organization;
};

declare class OrganizationsApi extends ApiGroup {
    get(options?: RequestOptions): ApiPromise<OwnOrganizationResponse>;
    create(body: CreateOrganizationRequest, options?: RequestOptions): ApiPromise<CreatedOrganizationResponse>;
    update(body: RenameOrganizationRequest, options?: RequestOptions): ApiPromise<OwnOrganizationResponse>;
}

declare type OrganizationsBulkMatchRequest = {
    details?: OrganizationIdentity[];
    domains?: string[];
};

declare type OrganizationsBulkMatchResponse = {
    success: Success;
    status?: string;
    missing_records?: number;
    organizations: (ProviderOrganization | null)[];
} & {
    [key: string]: unknown;
};

declare type OrganizationsSearchRequest = {
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

declare type OrganizationsSearchResponse = {
    success: Success;
    pagination?: ProviderPagination;
    organizations: ProviderOrganization[];
} & {
    [key: string]: unknown;
};

declare type OwnOrganization = {
    id: string;
    name: string;
    plan: PlanName;
    limits: {
        maxApiCallsPerMinute: number;
        maxApiCallsPerMonth: number;
        maxMailsPerDay: number;
        maxModelCallsPerDay: number;
        maxModelTokensPerDay: number;
    };
    features: string[];
    livemode: boolean;
    createdAt: Timestamp;
};

declare type OwnOrganizationResponse = {
    success: Success;
    data: OwnOrganization;
};

declare type Page<Body> = Body & {
    hasNextPage(): boolean;
    getNextPage(): Promise<Page<Body>>;
    [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>;
};

declare class PagePromise<Body> extends ApiPromise<Page<Body>> {
    [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>;
}

declare type Passage = {
    start: number;
    end: number;
    text: string;
};

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

declare type PeopleBulkMatchRequest = {
    details: PersonIdentity[];
    min_likelihood?: number;
    run_waterfall_email?: boolean;
    run_waterfall_phone?: boolean;
    reveal_personal_emails?: boolean;
    reveal_phone_number?: boolean;
    webhook_url?: string;
};

declare type PeopleBulkMatchResponse = {
    success: Success;
    status?: string;
    total_requested_enrichments?: number;
    unique_enriched_records?: number;
    missing_records?: number;
    matches: (ProviderPerson | null)[];
} & {
    [key: string]: unknown;
};

declare type PeopleSearchRequest = {
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

declare type PeopleSearchResponse = {
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

declare type Permission = 'memory:read' | 'memory:write' | 'collections:read' | 'collections:write' | 'entity-types:read' | 'entity-types:write' | 'guidelines:read' | 'guidelines:write' | 'multimodal:read' | 'multimodal:write' | 'models:read' | 'prompts:run' | 'agents:read' | 'agents:write' | 'retrieval:read' | 'retrieval:write' | 'retrieval:configure' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'webhooks:publish' | 'notifications:read' | 'notifications:respond' | 'notifications:send' | 'notifications:broadcast' | 'notifications:configure' | 'gateway:read' | 'gateway:write' | 'wallet:read' | 'mcps:read' | 'mcps:write' | 'account:read' | 'organizations:read' | 'organizations:write' | 'members:read' | 'members:write' | 'keys:read' | 'keys:write' | 'audit:read' | 'analytics:read';

declare class PermissionError extends KeepsakeError {
    get name(): 'PermissionError';
}

declare type PersonEnd = {
    record: number;
    memory: number;
    deleted: number;
    media: number;
    profile: number;
    sent: number;
    received: number;
};

declare type PersonIdentity = {
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

declare type PersonLine = {
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

declare type PersonMatchRequest = {
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

declare type PersonMatchResponse = {
    success: Success;
    person: ProviderPerson | null;
} & {
    [key: string]: unknown;
};

declare type PhoneDelivery = {
    id: string;
    status: PhoneDeliveryStatus;
    url: string;
    personIds: string[];
    attempts: number;
    lastAttempt?: {
        at: string;
        responseCode?: number;
        message?: string;
    };
    createdAt: string;
};

declare type PhoneDeliveryList = {
    success: Success;
    data: PhoneDelivery[];
    nextCursor?: string;
};

declare type PhoneDeliveryResponse = {
    success: Success;
    data: PhoneDelivery;
};

declare type PhoneDeliveryStatus = 'queued' | 'retrying' | 'succeeded' | 'failed';

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

declare type PreviousFigures = {
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

declare type PreviousTurn = {
    memoryId: MemoryId;
    speaker?: string;
    content: string;
};

declare interface Profile {
    secretKey: string;
    baseUrl?: string;
}

declare interface ProfileStore {
    default?: string;
    profiles: Record<string, Profile>;
}

declare type ProjectId = string;

declare type ProjectName = string;

declare type PromptDoneEvent = {
    type: 'done';
    success: Success;
    outputs: PromptOutput[];
    evaluation?: Evaluation;
    usage: PromptUsage;
    creditsCharged: number;
    model: string;
    steps: PromptStep[];
    memory?: PromptMemory;
    warnings?: PromptWarnings;
};

declare type PromptEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent | PromptFailedEvent;

declare type PromptFailedEvent = {
    type: 'done';
    success: false;
    error: string;
    message: string;
} & {
    [key: string]: unknown;
};

declare type PromptMemory = {
    recordId: RecordId;
    memoryIds: string[];
    duplicate: boolean;
    creditsCharged: number;
};

declare type PromptOutput = {
    name: string;
    data: unknown;
};

declare type PromptOutputEvent = {
    type: 'output';
    name: string;
    data: unknown;
};

declare type PromptOutputInput = {
    name: string;
    type?: 'text' | 'number' | 'boolean' | 'array' | 'object';
    description?: string;
};

declare type PromptRequest = {
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
    tools?: ('memory' | 'guidelines')[];
    mcps?: McpServerReferences;
    outputs?: PromptOutputInput[];
    evaluate?: EvaluateInput;
    memorize?: boolean;
} & ({
    prompt: string;
    instructions?: never;
} | {
    instructions: string[];
    prompt?: never;
});

declare type PromptResponse = {
    success: Success;
    text: string;
    outputs: PromptOutput[];
    evaluation?: Evaluation;
    usage: PromptUsage;
    creditsCharged: number;
    model: string;
    steps: PromptStep[];
    memory?: PromptMemory;
    warnings?: PromptWarnings;
};

declare type PromptStep = {
    prompt: string;
    text: string;
    toolCalls: PromptToolCall[];
};

declare class PromptStream implements AsyncIterable<PromptStreamEvent> {
    [Symbol.asyncIterator](): AsyncGenerator<PromptStreamEvent, void, undefined>;
    finalText(): Promise<string>;
    finalOutputs(): Promise<Record<string, unknown>>;
    toArray(): Promise<PromptStreamEvent[]>;
}

declare type PromptStreamEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent;

declare type PromptTextEvent = {
    type: 'text';
    chunk: string;
};

declare type PromptToolCall = {
    name: string;
    arguments: string;
    isError: boolean;
};

declare type PromptUsage = {
    inputTokens: number;
    outputTokens: number;
    costUsd?: string;
};

declare type PromptWarning = {
    code: 'not_memorized';
    message: string;
};

declare type PromptWarnings = PromptWarning[];

declare type PropertiesRequest = {
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

declare type PropertiesResponse = {
    success: Success;
    data: {
        recordId?: RecordId;
        type?: string;
        properties: PropertyValue[];
    };
};

declare type PropertyAliases = string[];

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
    aliases?: PropertyAliases;
    review?: PropertyReview;
};

declare type PropertyDefinitionChange = {
    name?: string;
    systemName?: string;
    type?: PropertyType;
    options?: PropertyOptions;
    description?: string | null;
    mode?: 'replace' | 'append';
    unit?: string | null;
    aliases?: PropertyAliases;
    review?: PropertyReview;
};

declare type PropertyDefinitionInput = {
    name: string;
    systemName?: string;
    type: PropertyType;
    options?: PropertyOptions;
    description?: string;
    mode?: 'replace' | 'append';
    unit?: string;
    aliases?: PropertyAliases;
    review?: PropertyReview;
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

declare type PropertyReview = 'always' | 'unsure' | 'never';

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
    asOf: string;
    source: string;
    confidence: number;
    disputed?: Dispute;
};

declare type ProviderOrganization = {
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

declare type ProviderPagination = {
    page?: number;
    per_page?: number;
    total_entries?: number;
    total_pages?: number;
} & {
    [key: string]: unknown;
};

declare type ProviderPerson = {
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

declare type PublishWebhookEventsRequest = {
    events: NewWebhookEvent[];
};

declare type PublishWebhookEventsResponse = {
    success: Success;
    data: PublishedWebhookEvent[];
    warning?: string;
};

declare type PublishedWebhookEvent = {
    id: string;
    duplicate: boolean;
    deliveries: number;
    filtered: number;
};

declare type PurgeWebhookDeadLettersQuery = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    reason?: WebhookDeadLetterReason;
    replayed?: boolean;
    since?: Timestamp;
    until?: Timestamp;
    customer?: WebhookCustomerUid;
};

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
    warnings?: Warnings;
};

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

declare type RagProject = {
    id: ProjectId;
    name: string;
    documentCount: number;
    chunkCount: number;
    createdAt: Timestamp;
};

declare type RagProjectList = {
    success: Success;
    data: RagProject[];
    nextCursor?: string;
};

declare type RagResult = {
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
    highlights: {
        text: string;
        start: number;
        end: number;
    }[];
    metadata: Metadata;
};

declare type RagSearchRequest = {
    query: string;
    project?: ProjectName;
    projectId?: ProjectId;
    limit?: number;
    filters?: DocumentFilters;
    minScore?: number;
    generateAnswer?: boolean;
};

declare type RagSearchResponse = {
    success: Success;
    results: RagResult[];
    answer?: string;
    confidence?: number;
    citations?: Citation[];
    warnings?: Warnings;
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
    window: 'minute' | 'day' | 'month' | 'address' | 'concurrent';
    reason?: 'model_budget_exceeded';
} & {
    [key: string]: unknown;
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
    ifUnknown?: IfUnknown;
    limit?: number;
    cursor?: string;
    since?: Timestamp;
    until?: Timestamp;
    tags?: Tags;
    sessionId?: string;
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
    matched?: string[];
    supersededBy?: SupersedingValue[];
};

declare type ReceiveWebhookRequest = {
    [key: string]: unknown;
};

declare type ReceiveWebhookResponse = {
    success: Success;
    challenge?: string;
    data: {
        result: 'accepted' | 'duplicate' | 'ignored';
        id: string;
        event_id?: string;
        message?: string;
    };
};

declare type RecordId = string;

declare type RecordKeys = {
    recordId: RecordId;
    type: string;
    keys: IdentityKey[];
};

declare type RecordLabel = {
    recordId: RecordId;
    type: string;
    name?: string;
    key?: IdentityKey;
};

declare type RecordList = {
    success: Success;
    data: ListedRecord[];
    nextCursor?: string;
};

declare class RecordsApi extends ApiGroup {
    exportPerson(body?: ExportPersonRequest, options?: RequestOptions): LineStream<PersonLine>;
    list(query?: ListRecordsQuery, options?: RequestOptions): PagePromise<RecordList>;
}

declare type ReextractAccepted = {
    success: Success;
    eventId: string;
};

declare type ReextractCollectionsResponse = ReextractEstimate | ReextractAccepted;

declare type ReextractEstimate = {
    success: Success;
    data: {
        memories: number;
        maxCredits: number;
    };
};

declare type ReextractRequest = {
    recordIds?: RecordId[];
    type?: EntityType;
    collectionIds?: string[];
    collectionNames?: string[];
    minConfidence?: number;
    estimate?: boolean;
};

declare type RefreshedMcpTools = {
    server: McpServer;
    added: string[];
    removed: string[];
    changed: string[];
    unchanged: string[];
    skipped?: SkippedMcpTools;
};

declare type RefreshedMcpToolsResponse = {
    success: Success;
    data: RefreshedMcpTools;
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

declare type RemoveMemberResponse = {
    success: Success;
    data: {
        id: string;
        revokedKeys: number;
    };
};

declare type RemovedSuppressionResponse = {
    success: Success;
    data: {
        id: string;
        removed: true;
    };
};

declare type RenameOrganizationRequest = {
    name: OrganizationName;
};

declare type ReplayWebhookDeadLettersRequest = {
    subscription_id?: string;
    event_type?: WebhookEventType;
    customer?: WebhookCustomerUid;
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

declare type ReplayWebhookEventsRequest = {
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

declare type ReplayWebhookEventsResponse = WebhookReplayEstimateResponse | WebhookReplayResponse;

declare type ReplayWebhookSourceEventsRequest = {
    status?: 'failed' | 'stored';
    reason?: string;
    since?: Timestamp;
    until?: Timestamp;
};

declare type ReplayWebhookSourceEventsResponse = {
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

declare type RequiredAction = {
    tool_calls: FunctionCall[];
};

declare type ResponseError = {
    code: 'interrupted' | 'too_many_rounds' | 'model_failed';
    message: string;
};

declare class ResponseFailedError extends KeepsakeError {
    readonly response: FailedResponse;
    constructor(message: string, response: FailedResponse, cause?: KeepsakeError);
    get name(): 'ResponseFailedError';
}

declare type ResponseGuidelines = ('auto' | 'none') | string[];

declare type ResponseMemory = {
    recordId?: RecordId;
    email?: Email;
    websiteUrl?: WebsiteUrl;
    phoneNumber?: PhoneNumber;
    customKeyName?: CustomKeyName;
    customKeyValue?: CustomKeyValue;
    type?: EntityType;
    recall?: boolean;
};

declare type ResponseMessage = {
    role: 'system' | 'user' | 'assistant';
    content: string;
};

declare type ResponseOutput = {
    name: string;
    data: unknown;
};

declare type ResponseOutputInput = {
    name: string;
    type?: 'text' | 'number' | 'boolean' | 'array' | 'object';
    description?: string;
};

declare type ResponseRun = {
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

declare type ResponseStatus = 'running' | 'requires_action' | 'completed' | 'failed' | 'cancelled';

declare type ResponseStep = {
    index: number;
    prompt?: string;
    text?: string;
    toolCalls: ResponseToolCall[];
};

declare type ResponseStepInput = {
    prompt: string;
    order?: number;
    tools?: string[];
    maxSteps?: number;
};

declare type ResponseToolCall = {
    id: string;
    name: string;
    arguments: string;
    output?: string;
    isError?: boolean;
};

declare type ResponseUsage = {
    inputTokens: number;
    outputTokens: number;
    totalTokens: number;
};

declare class Responses extends ResponsesApi {
    create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun>;
    create<Inputs>(body: ToolLoopRequest<Inputs>, options?: ToolLoopOptions): Promise<ResponseRun>;
    resume<Inputs>(id: string, { tools }: {
        tools: ClientTools<Inputs>;
    }, options?: ToolLoopOptions): Promise<ResponseRun>;
}

declare class ResponsesApi extends ApiGroup {
    create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun>;
    get(id: string, options?: RequestOptions): ApiPromise<ResponseRun>;
    cancel(id: string, options?: RequestOptions): ApiPromise<ResponseRun>;
}

declare type RestoreDocumentsRequest = {
    project?: ProjectName;
    projectId?: ProjectId;
    documentIds?: DocumentId[];
};

declare type RestoreDocumentsResponse = {
    success: Success;
    projectId: ProjectId;
    restored: number;
    notFound: DocumentId[];
};

declare type ResultPath = string;

declare type RetryWebhookDeliveriesRequest = {
    event_type?: WebhookEventType;
    since?: Timestamp;
    until?: Timestamp;
};

declare type RetryWebhookDeliveriesResponse = {
    success: Success;
    data: {
        retried: number;
        more: boolean;
    };
    warning?: WebhookWaiting;
    waits_until?: WebhookWaitsUntil;
};

declare type Role = 'owner' | 'admin' | 'member' | 'viewer';

declare type RollBackGuidelineRequest = {
    version: number;
    expectedVersion?: number;
    historyNote?: string;
};

declare type RotateApiKeyRequest = {
    graceHours?: number;
    expiresAt?: Timestamp;
};

declare type RotateKeyResponse = {
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

declare type RotateWebhookRequest = {
    grace_hours?: number;
};

declare type RotateWebhookSourceRequest = {
    grace_hours?: number;
    secret?: WebhookSourceSecret;
};

declare type RunAgentRequest = {
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

declare type RunAgentResponse = ResponseRun | AgentRunAccepted;

declare type ScorePath = string;

declare type SearchMediaRequest = {
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

declare type SearchMediaResponse = {
    success: Success;
    results: MediaResult[];
    nextCursor?: string;
    creditsCharged: number;
    warnings?: MediaWarnings;
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

declare type SelectedGuideline = {
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

declare type SendNotificationRequest = {
    recipients: string[];
    title: NotificationTitle;
    body: NotificationBody;
    priority?: 'normal' | 'urgent';
    actions?: NewNotificationActions;
    dedupeKey?: DedupeKey;
};

declare type SentNotification = {
    id: string;
    recipientCount: number;
    mailCount: number;
    createdAt: Timestamp;
    duplicate?: true;
};

declare type SentNotificationResponse = {
    success: Success;
    data: SentNotification;
};

declare class ServerError extends KeepsakeError {
    get name(): string;
}

declare class SignatureError extends KeepsakeError {
    get name(): 'SignatureError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type SigningSecretResponse = {
    success: Success;
    data: {
        secret: string;
        createdAt: string;
    };
};

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

declare type SkippedMcpTool = {
    name: string;
    reason: string;
};

declare type SkippedMcpTools = SkippedMcpTool[];

declare type SmartGuidelinesRequest = {
    message: string;
    mode?: 'fast' | 'deep' | 'auto';
    tags?: string[];
    maxContentTokens?: number;
};

declare type SmartGuidelinesResponse = {
    success: Success;
    selection: SelectedGuideline[];
    compiledContext: string;
    usage: SmartGuidelinesUsage;
    warnings?: Warnings;
};

declare type SmartGuidelinesUsage = {
    engine: 'offline' | 'model';
    mode: 'fast' | 'deep';
    contentTokens: number;
    omittedSections: number;
    creditsCharged: number;
    inputTokens?: number;
    outputTokens?: number;
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
};

declare type SmartRecallResponse = {
    success: Success;
    results: RecalledMemory[];
    media?: MediaResult[];
    answer?: string;
    confidence?: number;
    sources?: AnswerSource[];
    warnings?: Warnings;
};

declare type SmartUpdateItem = {
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

declare type SmartUpdateRequest = {
    instruction: string;
    material?: string;
    type?: 'guideline' | 'collection';
    strategy?: 'suggest' | 'safe' | 'force';
    targetIds?: string[];
};

declare type SmartUpdateResponse = {
    success: Success;
    planId: string;
    status: 'planned' | 'applied' | 'partial';
    engine: 'offline' | 'model';
    items: SmartUpdateItem[];
    unplaced: string[];
    expiresAt: Timestamp;
    creditsCharged: number;
};

declare type SourceName = string;

declare type SourceReport = {
    name: SourceName;
    status: 'ok' | 'failed';
    message?: string;
    count: number;
    durationMs: number;
};

declare interface StandardIssue {
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

declare interface StandardSchema<Input> {
    readonly '~standard': {
        readonly validate: (value: unknown) => StandardResult<Input> | Promise<StandardResult<Input>>;
        readonly jsonSchema: {
            readonly input: (options: {
                target: 'draft-2020-12';
            }) => Record<string, unknown>;
        };
    };
}

declare type StatedValue = {
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

declare type StreamWebhookEventsQuery = {
    events?: WebhookEventPatterns;
};

declare type Success = true;

declare type Suggestion = {
    id: SuggestionId;
    status: 'open' | 'accepted' | 'dismissed';
    recordId: SuggestionRecordId;
    memoryId: MemoryId;
    propertyName: string;
    systemName: string;
    collectionId?: string;
    value: unknown;
    confidence: number;
    reason: SuggestionReason;
    evidence: Evidence;
    passage?: {
        start: number;
        text: string;
    };
    saidAt?: string;
    current?: CurrentValue;
    disputes: boolean;
    engine: 'offline' | 'model';
    createdAt: string;
    decidedAt?: string;
    decidedBy?: string;
};

declare type SuggestionDecisions = {
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

declare type SuggestionDecisionsResponse = {
    success: Success;
    data: SuggestionDecisions;
};

declare type SuggestionFilter = {
    recordId?: SuggestionRecordId;
    memoryId?: MemoryId;
    collectionId?: string;
    propertyName?: string;
    reason?: SuggestionReason;
    minConfidence?: number;
};

declare type SuggestionId = string;

declare type SuggestionIds = SuggestionId[];

declare type SuggestionReason = 'low_confidence' | 'caller_value_kept' | 'review_required';

declare type SuggestionRecordId = string;

declare class SuggestionsApi extends ApiGroup {
    list(query?: ListSuggestionsQuery, options?: RequestOptions): PagePromise<SuggestionsResponse>;
    accept(body?: AcceptSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse>;
    dismiss(body?: DismissSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse>;
    undo(body: UndoSuggestionsRequest, options?: RequestOptions): ApiPromise<SuggestionDecisionsResponse>;
}

declare type SuggestionsResponse = {
    success: Success;
    data: Suggestion[];
    nextCursor?: string;
};

declare type SupersededValue = {
    propertyName: string;
    said: unknown;
    value: unknown;
    memoryId?: string;
    timestamp: Timestamp;
};

declare type SupersedingValue = {
    propertyName: string;
    said: unknown;
    value: unknown;
    memoryId?: string;
    timestamp: Timestamp;
};

declare type Suppression = {
    id: string;
    kind: SuppressionKind;
    hash: string;
    reason?: string;
    createdAt: string;
};

declare type SuppressionKind = 'email' | 'linkedin_url' | 'domain' | 'person_id';

declare type SuppressionList = {
    success: Success;
    data: Suppression[];
    nextCursor?: string;
};

declare type SuspendOrganizationRequest = {
    reason?: string;
};

declare type Tags = string[];

declare type TestGuidelinesRequest = {
    cases: GuidelineCase[];
    mode?: 'fast' | 'deep';
    tags?: string[];
};

declare type TestGuidelinesResponse = {
    success: Success;
    data: GuidelineTest;
    warnings?: Warnings;
};

declare type TestMcpServerRequest = {
    url: McpServerUrl;
    transport?: 'http';
    headers?: McpServerHeaders;
};

declare type TestModelsRequest = {
    model?: string;
};

declare type TestModelsResponse = {
    success: Success;
    data: ModelTest;
};

declare type TestStep = {
    step: 'dns' | 'connect' | 'status' | 'json' | 'resultPath' | 'contentPath' | 'scorePath';
    ok: boolean;
    message: string;
    durationMs?: number;
};

declare type TestWebhookFilterRequest = {
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

declare type TestWebhookFilterResponse = {
    success: Success;
    data: {
        matches: boolean;
        conditions: WebhookFilterCondition[];
    };
    warning?: string;
};

declare type TestWebhookSourceRequest = {
    payload: {
        [key: string]: unknown;
    };
    headers?: {
        [key: string]: string;
    };
    mapping?: WebhookSourceMapping;
    types?: WebhookSourceTypes;
};

declare type TestWebhookSourceResponse = {
    success: Success;
    data: {
        result: 'stored' | 'ignored';
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

declare type TestedGuideline = {
    guidelineId: string;
    name: string;
    score: number;
    why: GuidelineReason[];
};

declare type Tier = 'very_similar' | 'similar' | 'somewhat_similar';

declare class TimeoutError extends ConnectionError {
    get name(): 'TimeoutError';
    constructor(message: string, facts?: Partial<ErrorFacts>);
}

declare type Timestamp = string;

declare interface ToolContext {
    toolCallId: string;
    responseId: string;
    signal: AbortSignal | undefined;
}

declare interface ToolLoopOptions extends RequestOptions {
    onStep?: ((round: ToolRound) => void | Promise<void>) | undefined;
}

declare type ToolLoopRequest<Inputs> = OmitOfEach<Exclude<CreateResponseRequest, {
    previousResponseId: string;
}>, 'tools' | 'previousResponseId' | 'toolOutputs'> & {
    tools: ClientTools<Inputs>;
};

declare type ToolOutput = {
    toolCallId: string;
    output: unknown;
    isError?: boolean;
};

declare interface ToolResult {
    toolCallId: string;
    name: string;
    arguments: string;
    output: string;
    isError: boolean;
}

declare interface ToolRound {
    responseId: string;
    round: number;
    results: ToolResult[];
}

declare type TriggerWebhookEventRequest = {
    type: WebhookEventType;
};

declare type TriggerWebhookEventResponse = {
    success: Success;
    data: PublishedWebhookEvent;
};

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

declare type UndoSuggestionsRequest = {
    ids: SuggestionIds;
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

declare type UnreadCountResponse = {
    success: Success;
    data: {
        unread: number;
    };
};

declare class UnsupportedTypeError extends ValidationError {
    get name(): 'UnsupportedTypeError';
}

declare type UpdateAgentRequest = {
    name?: string;
    description?: string | null;
    instructions?: string;
    expectedInputs?: AgentInput[];
    tools?: FunctionTool[];
    mcps?: McpServerReferences;
    guidelineIds?: string[];
    guidelines?: 'auto' | 'none';
    model?: string | null;
    expectedVersion?: number;
};

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
    warnings?: Warnings;
};

declare type UpdateDestinationRequest = {
    name?: DestinationName;
    url?: WebhookUrl;
    events?: WebhookEventPatterns;
    enabled?: boolean;
    auth?: DestinationAuth;
    filter?: WebhookFilter;
    headers?: WebhookHeaders;
    expectedVersion?: number;
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

declare type UpdateGuidelineResponse = {
    success: Success;
    data: Guideline;
    merged: boolean;
};

declare type UpdateKeysBatchRequest = {
    updates: KeysUpdate[];
};

declare type UpdateMcpServerRequest = {
    name?: McpServerName;
    url?: McpServerUrl;
    headers?: {
        [key: string]: string;
    };
    enabled?: boolean;
    expectedVersion?: number;
};

declare type UpdateMcpToolsRequest = {
    tools: McpToolChange[];
    expectedVersion?: number;
};

declare type UpdateMemberRoleRequest = {
    role: Role;
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
    warnings?: Warnings;
};

declare type UpdateWebhookCustomerRequest = {
    name?: WebhookCustomerName;
    metadata?: WebhookMetadata;
    expectedVersion?: number;
};

declare type UpdateWebhookEventTypeRequest = {
    description?: string;
    schema?: WebhookEventSchema;
    example?: WebhookEventExample;
    archived?: boolean;
    expected_version?: number;
};

declare type UpdateWebhookRequest = {
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
    ed25519?: WebhookEd25519;
    guarantee?: WebhookGuarantee;
    timeout_ms?: WebhookTimeout;
    expected_version?: number;
};

declare type UpdateWebhookSourceRequest = {
    name?: WebhookSourceName;
    description?: WebhookSourceDescription;
    signature?: WebhookSourceSignature;
    types?: WebhookSourceTypes;
    mapping?: WebhookSourceMapping;
    enabled?: boolean;
    expected_version?: number;
};

declare type UploadGuidelineAttachmentRequest = {
    name: string;
    contentBase64: string;
    type?: 'script' | 'template' | 'reference' | 'config' | 'data' | 'schema' | 'prompt' | 'image';
    description?: string;
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

declare type UsageFigures = {
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

declare type UsageFilters = {
    operations?: string[];
    keyIds?: string[];
    collectionIds?: string[];
    models?: string[];
};

declare type UsageGroup = {
    group: string | null;
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

declare type UsageHistoryRequest = {
    from?: string;
    to?: string;
    granularity?: 'hour' | 'day' | 'month';
    groupBy?: 'operation' | 'key' | 'collection' | 'model' | 'day';
    filters?: UsageFilters;
    limit?: number;
    cursor?: string;
};

declare type UsageHistoryResponse = {
    success: Success;
    data: UsageRow[];
    nextCursor?: string;
};

declare type UsageReport = {
    from: string;
    to: string;
    granularity: 'hour' | 'day' | 'month';
    groupBy: 'operation' | 'key' | 'collection' | 'model' | 'day';
    totals: UsageFigures;
    previous: PreviousFigures;
    series: UsageStep[];
    groups: UsageGroup[];
};

declare type UsageReportRequest = {
    from?: string;
    to?: string;
    granularity?: 'hour' | 'day' | 'month';
    groupBy?: 'operation' | 'key' | 'collection' | 'model' | 'day';
    filters?: UsageFilters;
    limit?: number;
};

declare type UsageReportResponse = {
    success: Success;
    data: UsageReport;
};

declare type UsageResponse = {
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

declare type UsageRow = {
    at: string;
    group: string | null;
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
};

declare type UsageStep = {
    at: string;
    calls: number;
    charges: number;
    credits: number;
    inputTokens: number;
    outputTokens: number;
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

declare class WalletApi extends ApiGroup {
    getBalance(options?: RequestOptions): ApiPromise<WalletBalanceResponse>;
    listTransactions(query?: ListWalletTransactionsQuery, options?: RequestOptions): PagePromise<WalletTransactionList>;
    estimate(body: EstimateChargeRequest, options?: RequestOptions): ApiPromise<EstimateChargeResponse>;
    verify(options?: RequestOptions): ApiPromise<LedgerVerificationResponse>;
}

declare type WalletBalanceResponse = {
    success: Success;
    data: {
        available: string;
        held: string;
        currency: 'USD';
        price: string;
    };
};

declare type WalletEntryKind = 'grant' | 'hold' | 'capture' | 'release' | 'refund';

declare type WalletTransaction = {
    id: string;
    kind: WalletEntryKind;
    amount: string;
    currency: 'USD';
    operation?: string;
    reference?: string;
    requestId?: string;
    createdAt: string;
};

declare type WalletTransactionList = {
    success: Success;
    data: WalletTransaction[];
    nextCursor?: string;
};

declare type Warning = {
    code: 'meaning_unavailable' | 'no_collection' | 'model_unavailable' | 'extraction_pending' | 'extraction_refused' | 'answer_failed' | 'model_failed' | 'earlier_memories';
    message: string;
};

declare type Warnings = Warning[];

declare type Webhook = {
    id: string;
    account_id: string;
    livemode: boolean;
    customer: string | null;
    url: string;
    description: string | null;
    events: string[];
    uid: string | null;
    metadata: {
        [key: string]: string;
    };
    filter: string | null;
    rate_limit: number;
    max_event_age_seconds: number;
    ordered: boolean;
    api_version: string;
    guarantee: WebhookGuarantee;
    timeout_ms: number;
    auth: {
        type: WebhookAuthType;
    };
    header_names: string[];
    public_key: string | null;
    public_key_previous: string | null;
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

declare type WebhookAuthType = 'hmac' | 'bearer' | 'basic' | 'oauth2' | 'mtls';

declare type WebhookBacklog = {
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

declare type WebhookBound = {
    is: 'above' | 'below';
    than: number;
};

declare type WebhookCircuitState = 'closed' | 'open' | 'half_open';

declare type WebhookCustomer = {
    uid: string;
    name: string | null;
    metadata: {
        [key: string]: string;
    };
    version: number;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

declare type WebhookCustomerList = {
    success: Success;
    data: WebhookCustomer[];
    nextCursor?: string;
};

declare type WebhookCustomerName = string;

declare type WebhookCustomerResponse = {
    success: Success;
    data: WebhookCustomer;
};

declare type WebhookCustomerUid = string;

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

declare type WebhookDeadLetterReason = 'attempts_exhausted' | 'rejected' | 'blocked' | 'gone' | 'circuit_open' | 'subscription_disabled' | 'expired' | 'circular';

declare type WebhookDeadLetterResponse = {
    success: Success;
    data: WebhookDeadLetter;
};

declare type WebhookDelivery = {
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
};

declare type WebhookDeliveryDetail = {
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
    warning?: WebhookWaiting;
    waits_until?: WebhookWaitsUntil;
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

declare type WebhookEd25519 = boolean;

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
    customer?: string;
    expires_at?: Timestamp;
    trace_id?: string;
    recipients?: WebhookRecipients;
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

declare type WebhookEventExample = {
    [key: string]: unknown;
};

declare type WebhookEventList = {
    success: Success;
    data: WebhookEventSummary[];
    nextCursor?: string;
};

declare type WebhookEventPatterns = string[];

declare type WebhookEventResponse = {
    success: Success;
    data: WebhookEvent;
};

declare type WebhookEventSchema = {
    [key: string]: unknown;
};

declare type WebhookEventSummary = {
    id: string;
    type: string;
    created_at: Timestamp;
    customer?: string;
    expires_at?: Timestamp;
    recipients: WebhookRecipients;
};

declare type WebhookEventType = string;

declare type WebhookEventTypeList = {
    success: Success;
    data: WebhookEventDescription[];
    own: WebhookOwnEventType[];
    published: string[];
};

declare type WebhookEventTypeResponse = {
    success: Success;
    data: WebhookOwnEventType;
    warning?: string;
};

declare type WebhookEventTypeVersions = {
    success: Success;
    data: WebhookOwnEventType[];
    nextCursor?: string;
};

declare type WebhookFailure = {
    event_id: string;
    event_type: string;
    error: string;
    at: Timestamp;
};

declare type WebhookFilter = string;

declare type WebhookFilterCondition = {
    expression: string;
    result: boolean | null;
    error: string | null;
    values: {
        [key: string]: string | number | boolean | null;
    };
};

declare type WebhookGuarantee = 'at_least_once' | 'best_effort';

declare type WebhookHeaders = {
    [key: string]: string;
};

declare type WebhookHour = {
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

declare type WebhookList = {
    success: Success;
    data: Webhook[];
    nextCursor?: string;
};

declare type WebhookMaxEventAge = number;

declare type WebhookMetadata = {
    [key: string]: string;
};

declare type WebhookMetric = {
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
        backlog: WebhookBacklog;
        metrics: WebhookMetric[];
        alerts: WebhookAlert[];
    };
};

declare type WebhookOrdered = boolean;

declare type WebhookOwnEventType = {
    type: string;
    description: string;
    schema: {
        [key: string]: unknown;
    };
    example: {
        [key: string]: unknown;
    };
    version: number;
    archived_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
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

declare type WebhookPortalAccessResponse = {
    success: Success;
    data: {
        apiKey: string;
        customer: {
            uid: string;
            name: string | null;
        };
        livemode: boolean;
        expiresAt: Timestamp;
    };
};

declare type WebhookPortalLinkResponse = {
    success: Success;
    data: {
        customer: string;
        url: string;
        expiresAt: Timestamp;
    };
};

declare type WebhookRateLimit = number;

declare type WebhookRecipient = {
    subscription_id: string;
    outcome: 'succeeded' | 'waiting' | 'failed' | 'not_tried' | 'filtered';
    reason: string | null;
    delivery_id: string | null;
    attempts: number;
};

declare type WebhookRecipients = WebhookRecipient[];

declare type WebhookReplayEstimate = {
    deliveries: number;
    seconds: number;
};

declare type WebhookReplayEstimateResponse = {
    success: Success;
    data: WebhookReplayEstimate;
};

declare type WebhookReplayResponse = {
    success: Success;
    eventId: string;
    data: WebhookReplayEstimate;
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

declare type WebhookSource = {
    id: string;
    account_id: string;
    livemode: boolean;
    name: string;
    description: string | null;
    url: string;
    scheme: WebhookSourceScheme;
    signature: WebhookSourceSignature | null;
    types: string[];
    mapping: WebhookSourceMapping;
    enabled: boolean;
    secret_current: string;
    secret_previous: string | null;
    rotation: WebhookRotation;
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
};

declare type WebhookSourceDescription = string;

declare type WebhookSourceEvent = {
    id: string;
    status: WebhookSourceEventStatus;
    reason: string | null;
    message: string | null;
    event_id: string | null;
    type: string | null;
    job_id: string | null;
    record_id: string | null;
    memory_ids: string[];
    received_at: Timestamp;
    kept: boolean;
};

declare type WebhookSourceEventDetail = {
    id: string;
    status: WebhookSourceEventStatus;
    reason: string | null;
    message: string | null;
    event_id: string | null;
    type: string | null;
    job_id: string | null;
    record_id: string | null;
    memory_ids: string[];
    received_at: Timestamp;
    kept: boolean;
    payload: string | null;
    headers: {
        [key: string]: string;
    } | null;
};

declare type WebhookSourceEventList = {
    success: Success;
    data: WebhookSourceEvent[];
    nextCursor?: string;
};

declare type WebhookSourceEventResponse = {
    success: Success;
    data: WebhookSourceEventDetail;
};

declare type WebhookSourceEventStatus = 'queued' | 'stored' | 'failed' | 'ignored' | 'duplicate' | 'rejected';

declare type WebhookSourceHeader = string;

declare type WebhookSourceList = {
    success: Success;
    data: WebhookSource[];
    nextCursor?: string;
};

declare type WebhookSourceMapping = {
    record: WebhookSourceRecord;
    content: string;
    properties?: {
        [key: string]: WebhookSourcePath;
    };
    tags?: string[];
    type?: WebhookSourcePath;
    timestamp?: WebhookSourcePath;
    speaker?: WebhookSourcePath;
    session_id?: WebhookSourcePath;
    extract?: boolean;
};

declare type WebhookSourceName = string;

declare type WebhookSourcePath = string;

declare type WebhookSourceRecord = {
    type?: EntityType;
    record_id?: WebhookSourcePath;
    email?: WebhookSourcePath;
    website_url?: WebhookSourcePath;
    phone_number?: WebhookSourcePath;
    custom_key_name?: CustomKeyName;
    custom_key_value?: WebhookSourcePath;
};

declare type WebhookSourceResponse = {
    success: Success;
    data: WebhookSource;
};

declare type WebhookSourceScheme = 'standard_webhooks' | 'keepsake' | 'svix' | 'github' | 'stripe' | 'shopify' | 'slack' | 'linear' | 'twilio' | 'hmac';

declare type WebhookSourceSecret = string;

declare type WebhookSourceSignature = {
    header: WebhookSourceHeader;
    encoding?: 'hex' | 'base64';
    prefix?: string;
    id_header?: WebhookSourceHeader;
    type_header?: WebhookSourceHeader;
    timestamp_header?: WebhookSourceHeader;
    signed_content?: string;
};

declare type WebhookSourceStep = {
    field: string;
    path: string | null;
    status: 'passed' | 'failed' | 'skipped';
    value: unknown;
    detail: string;
};

declare type WebhookSourceTypes = string[];

declare type WebhookStatisticsResponse = {
    success: Success;
    data: {
        hours: WebhookHour[];
        backlog: {
            waiting: number;
            oldest_seconds: number | null;
        };
    };
};

declare type WebhookTimeout = number;

declare type WebhookTraceId = string;

declare type WebhookUid = string;

declare type WebhookUrl = string;

declare type WebhookWaiting = string;

declare type WebhookWaitsUntil = string | null;

declare class Webhooks extends WebhooksApi {
    verify(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<void>;
    unwrap(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<WebhookEvent>;
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
    test(sourceId: string, body: TestWebhookSourceRequest, options?: RequestOptions): ApiPromise<TestWebhookSourceResponse>;
    events(sourceId: string, query?: ListWebhookSourceEventsQuery, options?: RequestOptions): PagePromise<WebhookSourceEventList>;
    replayAll(sourceId: string, body?: ReplayWebhookSourceEventsRequest, options?: RequestOptions): ApiPromise<ReplayWebhookSourceEventsResponse>;
    getEvent(sourceId: string, receiptId: string, options?: RequestOptions): ApiPromise<WebhookSourceEventResponse>;
    replay(sourceId: string, receiptId: string, options?: RequestOptions): ApiPromise<WebhookSourceEventResponse>;
}

declare class WebhooksStream implements AsyncIterable<WebhookEvent> {
    onConnected: () => void;
    onDisconnected: (error: KeepsakeError | undefined) => void;
    texts(): AsyncGenerator<string, void, undefined>;
    [Symbol.asyncIterator](): AsyncGenerator<WebhookEvent, void, undefined>;
    first(): Promise<WebhookEvent>;
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

declare function writeProfiles(path: string, store: ProfileStore): void;
