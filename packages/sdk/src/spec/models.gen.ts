// Generated from openapi.yaml by pnpm generate; do not edit.

export type AcceptInvitationRequest = {
    /** The token of the invitation: the part of the link after `#`. */
    token: string;
    /** Your name. Defaults to the email address. */
    name?: string;
    /**
     * Answer what the invitation is for, and accept nothing.
     * @default false
     */
    preview?: boolean;
};
export type AcceptInvitationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The membership. */
    data: {
        /** The organization that you joined, or are invited to. */
        organization: {
            /** ID of the organization. */
            id: string;
            /** The name of the organization. */
            name: string;
        };
        /** You as a member. */
        member: {
            /** ID of the member. */
            id: string;
            /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
            role: Role;
        };
        /** Present only with `preview`: what accepting gives. */
        invitation?: {
            /** The address that was invited. */
            email: string;
            /** The name of the member who invited. Absent if the operator did or the member was removed. */
            invitedBy?: string;
            /** What the role may do. */
            permissions: string[];
            /** A time in ISO 8601 format. */
            expiresAt: Timestamp;
        };
        /** Your key to the live data. Shown only once. Absent with `preview`. */
        apiKey?: string;
    };
};
export type AcceptSuggestionsRequest = {
    /** The suggestions. Pass either these or `filter`. */
    ids?: SuggestionIds;
    /** Open suggestions that match all of these. An empty filter matches all open ones. */
    filter?: SuggestionFilter;
    /** The value to store instead, of the type of the property. Only with one ID. An object is corrected with `memory/update`. */
    value?: string | number | boolean | unknown[];
    /** Why, for the history of the properties. */
    reason?: string;
};
/** ID of the action, unique in the notification. */
export type ActionId = string;
/** `link` opens a URL, `callback` calls a URL, and `dismiss` dismisses the notification. */
export type ActionType = "link" | "callback" | "dismiss";
/** The values to suppress. */
export type AddSuppressionsRequest = {
    /** Email addresses. */
    emails?: string[];
    /** URLs of LinkedIn profiles. */
    linkedinUrls?: string[];
    /** Domains of email addresses and employers. */
    domains?: string[];
    /** IDs of people at the provider. */
    personIds?: string[];
    /** Why they are suppressed. */
    reason?: string;
};
/** How many values were added. */
export type AddedSuppressionsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** How many values were added. */
    data: {
        /** Values that were added. */
        added: number;
        /** Values that were on the list before. */
        known: number;
    };
};
export type AdminCreateOrganizationRequest = {
    /** Name of the organization, 1 to 100 characters. */
    name: OrganizationName;
    /** Email address of the owner. Without it the owner is an agent. */
    ownerEmail?: string;
    /** The plan. Defaults to `DEFAULT_PLAN`. */
    plan?: PlanName;
};
export type AdminListKeysQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type AdminListOrganizationsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
/** An agent, stored instructions for a model. */
export type AgentDefinition = {
    /** ID of the agent. */
    id: string;
    /** The display name. */
    name: string;
    /** What the agent does. */
    description?: string;
    /** The system message of each run, with placeholders. */
    instructions: string;
    /** The inputs that each run needs. */
    expectedInputs: AgentInput[];
    /** Tools of the caller. */
    tools: FunctionTool[];
    /** The MCP servers whose tools each run can call, by ID or slug. Deleted and disabled ones are left out. */
    mcps: string[];
    /** IDs of guidelines that each run follows. */
    guidelineIds: string[];
    /** Whether each run also gets the guidelines that fit its message. */
    guidelines: "auto" | "none";
    /** Only guidelines with all of these tags are added. */
    guidelineTags: string[];
    /** The maximum number of tokens of the guidelines that are added. */
    guidelineTokens: number;
    /** ID of the model. The default model if absent. */
    model?: string;
    /** The number of the current version. Every change adds one. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
export type AgentDefinitionList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The agents of this page. */
    data: AgentDefinition[];
    /** Pass it as `cursor` for the next page. Absent on the last page. */
    nextCursor?: string;
};
export type AgentDefinitionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An agent, stored instructions for a model. */
    data: AgentDefinition;
};
export type AgentInput = {
    /** The name of the input, as in its placeholder `{{name}}`. */
    name: string;
    /** What to pass. */
    description?: string;
};
export type AgentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The agent that the key belongs to. */
    data: {
        /** ID of the agent. */
        id: string;
        /** The name of the agent. */
        name: string;
        /** The status of the account. */
        status: "active";
        /** A time in ISO 8601 format. */
        created_at: Timestamp;
        /** Prepaid balance in USD, for requests that are charged in money. */
        balance: string;
        /** The key of this call. */
        key: {
            /** The first 16 characters of the key, which identify it. */
            prefix: string;
            /** The last 4 characters of the key. */
            last4: string;
            /** A time in ISO 8601 format. */
            created_at: Timestamp;
            /** A time in ISO 8601 format. */
            last_used_at?: Timestamp;
        };
    };
};
/** A run of an agent, without its texts. */
export type AgentRun = {
    /** ID of the response. */
    id: string;
    /** `requires_action` waits for tool results. `completed`, `failed` and `cancelled` do not change any more. */
    status: ResponseStatus;
    /** The version of the agent that ran. */
    agentVersion: number;
    /** ID of the model that wrote the last answer. */
    model?: string;
    /** Tokens of all model calls of the response. */
    usage: ResponseUsage;
    /** The credits charged. */
    creditsCharged: number;
    /** How often the run asked for tool results. */
    rounds: number;
    /** Why the response failed. */
    error?: ResponseError;
    /** ID of the event of a run in the background. */
    eventId?: string;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    finishedAt?: Timestamp;
};
export type AgentRunAccepted = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event that reports the run. */
    eventId: string;
    /** ID of the response that the run creates. */
    id: string;
};
export type AgentRunList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The runs of this page. */
    data: AgentRun[];
    /** Pass it as `cursor` for the next page. Absent on the last page. */
    nextCursor?: string;
};
/** Whether the configured models describe an image or transcribe audio. Defaults to true. */
export type AnalyzeMedia = boolean;
/** The part of a memory that supports a sentence of the answer. */
export type AnswerSource = {
    /** ID of a memory. */
    memoryId: MemoryId;
    /** Where the text starts in the memory, in UTF-16 code units. */
    start: number;
    /** Where the text ends in the memory, in UTF-16 code units. */
    end: number;
    /** The text that supports the sentence. */
    text: string;
};
/** Which changes of a plan to apply. */
export type ApplySmartUpdateRequest = {
    /** The positions of the changes in the `items` of the plan, from 0. By default, all changes are applied. */
    items?: number[];
};
/** Return what was known at this time: what had been said or set by then. Defaults to what is known now. */
export type AsOf = string;
/** A change, and who made it. */
export type AuditEntry = {
    /** ID of the entry. */
    id: string;
    /** Who made the change: `key:<id>`, `member:<id>`, `internal` or `operator`. */
    actor: string;
    /** What was done, such as `key.created`. */
    action: string;
    /** ID of what was changed. */
    target: string;
    /** More about the change, without secrets. */
    details: {
        [key: string]: unknown;
    };
    /** The `X-Request-Id` of the call. */
    requestId?: string;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
};
/** One line of the stream. */
export type AuditLine = {
    /** A change, and who made it. */
    entry?: AuditEntry;
    /** The last line of a complete stream. */
    end?: {
        /** The number of entries. */
        entries: number;
    };
    /** The last line of a failed stream, in the form of an error response. */
    error?: {
        [key: string]: unknown;
    };
};
export type AuditList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The entries of this page. */
    data: AuditEntry[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type BatchMemorizeRequest = {
    /** The contents to store, each with its record. */
    records: MemorizeRequest[];
    /** Default fields for items that do not set them. */
    defaults?: {
        /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
        type?: EntityType;
        /** Extract into these collections only. */
        collectionIds?: string[];
        /** Extract into these collections only, by name or slug. */
        collectionNames?: string[];
        /** Labels. A filter on several tags matches memories that have all of them. */
        tags?: Tags;
        /** The conversation that the items belong to. */
        sessionId?: string;
        /** A time in ISO 8601 format. */
        timestamp?: Timestamp;
        /** A JSON object of up to 8 kB. Returned unchanged. */
        metadata?: Metadata;
        /** Whether recall, digests and answers find the items. */
        searchable?: boolean;
        /** Whether to extract properties, or `later`. */
        extract?: boolean | "later";
        /** The maximum number of values of each item. */
        maxProperties?: number;
        /** The confidence that a value needs to be stored. */
        minConfidence?: number;
    };
};
export type BatchMemorizeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event that shows the progress, for `GET /api/v1/events/{id}`. */
    eventId: string;
};
export type BroadcastNotificationRequest = {
    /** The members to notify. `admins` includes owners; `members` are those with the role `member`. */
    recipientGroup: "all" | "admins" | "owners" | "members";
    /** The title, one line. The email begins with it. */
    title: NotificationTitle;
    /** The text. */
    body: NotificationBody;
    /**
     * How urgent the notification is. Urgent ones are also sent by email.
     * @default normal
     */
    priority?: "normal" | "urgent";
    /** What recipients can do. */
    actions?: NewNotificationActions;
    /** Identifies the reason for the notification. If it was used before, nothing is sent. */
    dedupeKey?: DedupeKey;
};
export type BulkUpdateRequest = {
    /** The changes, applied in order. */
    updates: PropertyUpdate[];
    /** The default for updates without their own `expectedVersion`. */
    expectedVersion?: number;
    /** The default for updates without their own `reason`. */
    reason?: string;
};
export type BulkUpdateResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The result of all changes. */
    data: {
        /** Credits that the call cost. */
        creditsCharged: number;
        /** The changed properties, in the order of the request. */
        updates: ChangedProperty[];
    };
};
export type CallbackSecretResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The secret. */
    data: {
        /** The secret, `whsec_` and base64. */
        secret: string;
        /** A time in ISO 8601 format. */
        createdAt: Timestamp;
    };
};
/** The state of the call to a callback's URL. Absent if the action has not run. */
export type CallbackState = {
    /** `queued`: the first call is in progress. `retrying`: it failed, and the call is repeated. */
    status: "queued" | "retrying" | "succeeded" | "failed";
    /** Why the last call failed. */
    error?: string;
};
/** The function that the model calls. */
export type CalledFunction = {
    /** The name of the tool. */
    name: string;
    /** The arguments, a JSON object as text. */
    arguments: string;
};
/** Give either `deletionId` or `recordId`. */
export type CancelDeletionRequest = {
    /** ID of a deletion. */
    deletionId?: DeletionId;
    /** ID of the record that was deleted or lost memories. */
    recordId?: RecordId;
};
export type CancelDeletionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was restored. */
    data: {
        /** ID of the deletion that was cancelled. */
        deletionId: string;
        /** ID of a record (one person, company or other entity). */
        recordId?: RecordId;
        /** Memories restored. */
        restored: number;
        /** Memories that were not restored because the record has the same content again. */
        duplicates: number;
        /** The values that came back with the memories that state them. Absent if there are none. At most 200, and only those of what was restored at once. */
        values?: FollowedValue[];
        /** Present if the rest is restored in the background; `restored` counts all. */
        eventId?: string;
    };
};
/** A delivery that was captured. */
export type CapturedWebhookRequest = {
    /** Defaults to POST. */
    method?: "GET" | "POST";
    /** The query of the URL, without the question mark. */
    query?: string;
    /** The headers of the delivery. */
    headers: {
        [key: string]: string;
    };
    /** The bytes of the body in base64. */
    body_base64: string;
    /** The time to check against. Now by default. */
    at?: Timestamp;
};
export type ChangedProperty = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** The display name of the property. */
    propertyName: string;
    /** The name of the property in code. */
    systemName: string;
    /** Absent if no collection defines the property. */
    collectionId?: string;
    /** The current value. Absent if there is none. */
    value?: unknown;
    /** The previous value. Absent if there was none. */
    previousValue?: unknown;
    /** The current version. */
    version: number;
    /** False if the property already had this value; nothing was written or charged. */
    changed: boolean;
};
export type Charge = {
    /** ID of the charge. */
    id: string;
    /** When it was charged. */
    at: string;
    /** The name of the operation. */
    operation: string;
    /** Credits charged. */
    credits: number;
    /** ID of the API key. Null for an internal caller. */
    keyId: string | null;
    /** ID of the collection, if the call was for one. */
    collectionId: string | null;
    /** ID of the language model, if the call was charged by tokens. */
    model: string | null;
    /** Tokens that the model read, if the call was charged by tokens. */
    inputTokens: number | null;
    /** Tokens that the model wrote, if the call was charged by tokens. */
    outputTokens: number | null;
    /** ID of the request, as in `X-Request-Id`. */
    requestId: string | null;
};
export type ChargeListRequest = {
    /** The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 30 days before `to`. */
    from?: string;
    /** The end of the range, exclusive, in UTC. The current time by default. */
    to?: string;
    /** Only usage that matches all of these. Free calls have a key, but no collection and no model. */
    filters?: UsageFilters;
    /**
     * The maximum number of charges on a page.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ChargeListResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The charges of this page. */
    data: Charge[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** The answer of the model. */
export type ChatAnswer = {
    /** Always `assistant`. */
    role: "assistant";
    /** The text. Null if the model only calls tools. */
    content: string | null;
    /** The tools to run. Absent if there are none. */
    tool_calls?: ChatToolCall[];
};
export type ChatChoice = {
    /** Always 0. */
    index: 0;
    /** The answer of the model. */
    message: ChatAnswer;
    /** Why the model stopped. */
    finish_reason: ChatFinishReason;
};
export type ChatChunkChoice = {
    /** Always 0. */
    index: 0;
    /** What is added to the message: `role`, `content` or `tool_calls`. */
    delta: {
        [key: string]: unknown;
    };
    /** Why the model stopped. Null before the last piece. */
    finish_reason: ChatFinishReason | null;
};
export type ChatCompletion = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the answer. */
    id: string;
    /** Always `chat.completion`. */
    object: "chat.completion";
    /** The time in seconds since 1970. */
    created: number;
    /** ID of the model that answered. */
    model: string;
    /** The answer. */
    choices: [
        ChatChoice
    ];
    /** The tokens of the call. */
    usage: ChatUsage;
};
/** A piece of an answer. If the model fails in mid-stream, the last one has only `success`, `error` and `message`. */
export type ChatCompletionChunk = {
    /** ID of the answer, the same in all chunks. */
    id?: string;
    /** Always `chat.completion.chunk`. */
    object?: "chat.completion.chunk";
    /** The time in seconds since 1970, the same in all chunks. */
    created?: number;
    /** ID of the model. */
    model?: string;
    /** The piece. Empty in the chunk with the tokens. */
    choices?: ChatChunkChoice[];
    /** The tokens of the call. */
    usage?: ChatUsage;
    /** False in a failure. */
    success?: false;
    /** An error in the format of OpenAI's API. */
    error?: ChatError;
    /** What is wrong, in a failure. */
    message?: string;
};
/** A request in the format of OpenAI's API. Other fields of it are accepted and ignored. */
export type ChatCompletionRequest = {
    /** The conversation. */
    messages: ChatMessage[];
    /** ID of a language model. If absent, the model `default`, or the first one if none has that ID. */
    model?: ModelId;
    /** Whether to return the answer in pieces. Defaults to false. */
    stream?: boolean | null;
    /** Options of a stream. */
    stream_options?: ({
        /** Whether the last chunk has the tokens. */
        include_usage?: boolean;
    } & {
        [key: string]: unknown;
    }) | null;
    /** Functions that the model can call. Your program runs them and sends the results as messages with the role `tool`. */
    tools?: ChatTool[] | null;
    /** `auto`, `none`, `required`, or one function. Defaults to `auto`. */
    tool_choice?: ("auto" | "none" | "required") | ({
        /** Always `function`. */
        type: "function";
        /** The function to call. */
        function: {
            /** Its name. */
            name: string;
        } & {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }) | null;
    /** `text`, `json_object`, or `json_schema` with a schema. It is passed to the model. */
    response_format?: ({
        /** The format. */
        type: "text" | "json_object" | "json_schema";
        /** The schema of `json_schema`. */
        json_schema?: {
            /** The name of the schema. */
            name?: string;
            /** The JSON Schema. */
            schema?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }) | null;
    /** How much the answers vary. */
    temperature?: number | null;
    /** The share of the likeliest tokens that are considered. */
    top_p?: number | null;
    /** The maximum number of tokens of the answer. Defaults to 4000. */
    max_tokens?: number | null;
    /** The newer name of `max_tokens`. */
    max_completion_tokens?: number | null;
    /** Texts at which the model stops. */
    stop?: string | string[] | null;
    /** Makes answers repeatable, if the model supports it. */
    seed?: number | null;
    /** How much the model avoids topics it has mentioned. */
    presence_penalty?: number | null;
    /** How much the model avoids words it has used. */
    frequency_penalty?: number | null;
    /** The number of answers. Only 1. */
    n?: number | null;
    /** Who the call is for. `POST /openai/v1/chat/completions` finds the record by it; here it is ignored. */
    user?: string | null;
    /** What to add to the conversation. A record that does not exist yet adds nothing. */
    keepsake?: ChatExtension;
} & {
    [key: string]: unknown;
};
/** An error in the format of OpenAI's API. */
export type ChatError = {
    /** What is wrong, and how to fix it. */
    message: string;
    /** The kind of error: `invalid_request_error`, `authentication_error`, `insufficient_quota`, `permission_error`, `rate_limit_error` or `server_error`. */
    type: string;
    /** The field that is wrong. */
    param: string | null;
    /** The error code of other operations, `model_not_found`, or `model_budget_exceeded` if the organization has used its calls or tokens of models for today. */
    code: "validation_error" | "model_not_configured" | "authentication_error" | "payment_required" | "permission_error" | "not_found_error" | "model_not_found" | "conflict_error" | "rate_limit_error" | "model_budget_exceeded" | "server_error";
};
/** What to add to the conversation. A record that does not exist yet adds nothing. */
export type ChatExtension = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** `auto` adds all guidelines if they fit `guidelineTokens`, and otherwise those that apply to the last message, with a directory of all. `none` adds none, and a list of IDs adds these. Defaults to `auto`. */
    guidelines?: ChatGuidelineChoice;
    /** Only guidelines with all of these tags are added by `auto`, listed, found or read. */
    guidelineTags?: GuidelineTags;
    /** The maximum number of tokens of the guidelines that `auto` adds, with their directory. */
    guidelineTokens?: GuidelineTokens;
};
export type ChatFailure = {
    /** Always false in a failure. */
    success: false;
    /** An error in the format of OpenAI's API. */
    error: ChatError;
    /** What is wrong, and how to fix it. */
    message: string;
} & {
    [key: string]: unknown;
};
/** Why the model stopped. */
export type ChatFinishReason = "stop" | "length" | "tool_calls" | "content_filter";
/** `auto` adds all guidelines if they fit `guidelineTokens`, and otherwise those that apply to the last message, with a directory of all. `none` adds none, and a list of IDs adds these. Defaults to `auto`. */
export type ChatGuidelineChoice = ("auto" | "none") | string[];
/** A message of the conversation. */
export type ChatMessage = {
    /** Who says it. */
    role: "system" | "developer" | "user" | "assistant" | "tool";
    /** The text, or its parts. Only text is supported. Can be null if the assistant calls tools. */
    content?: string | ChatPart[] | null;
    /** The tools that the assistant called. */
    tool_calls?: ChatToolCall[] | null;
    /** The call that a message with the role `tool` answers. */
    tool_call_id?: string;
} & {
    [key: string]: unknown;
};
export type ChatPart = {
    /** Always `text`. */
    type: "text";
    /** The text. */
    text: string;
} & {
    [key: string]: unknown;
};
export type ChatTool = {
    /** Always `function`. */
    type: "function";
    /** The function. */
    function: {
        /** Its name. */
        name: string;
        /** What it does. */
        description?: string;
        /** JSON Schema of its arguments. */
        parameters?: {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};
export type ChatToolCall = {
    /** ID of the call. */
    id: string;
    /** Always `function`. */
    type: "function";
    /** The called function. */
    function: {
        /** Its name. */
        name: string;
        /** The arguments in JSON as the model wrote them. */
        arguments: string;
    } & {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};
/** The tokens of the call. */
export type ChatUsage = {
    /** Tokens that the model read. */
    prompt_tokens: number;
    /** Tokens that the model wrote. */
    completion_tokens: number;
    /** The sum of both. */
    total_tokens: number;
};
/** The headings above the chunk, outermost first. Empty if there are none. */
export type ChunkHeadings = string[];
/** A part of a document on which the answer rests. */
export type Citation = {
    /** ID of the document within its project. */
    documentId: DocumentId;
    /** The title of the document. */
    title: string;
    /** ID of the project. */
    projectId: ProjectId;
    /** The page, for PDF, or the slide, for PowerPoint. */
    page?: number;
    /** The headings above the chunk, outermost first. Empty if there are none. */
    headings: ChunkHeadings;
    /** Where the cited text begins in the text of the document, in UTF-16 code units. */
    start: number;
    /** Where the cited text ends. */
    end: number;
    /** The cited text. */
    text: string;
};
/** A collection: what to extract about the records it applies to. */
export type Collection = {
    /** ID of the collection. */
    id: string;
    /** The display name of the collection. */
    name: string;
    /** The name of the collection in code. */
    slug: string;
    /** What the collection is for. */
    description?: string;
    /** Absent if the collection applies to all entity types. */
    entityType?: string;
    /** The kind of collection. A workspace also holds notes and tasks. */
    kind: "properties" | "workspace";
    /** The properties that the collection defines. */
    properties: PropertyDefinition[];
    /** The version of the collection. Every change increases it. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
/** What the version changed, with `mode` `diff`. */
export type CollectionChanges = {
    /** Changed fields of the collection. */
    fields: FieldChange[];
    /** Properties that were added. */
    added: PropertyDefinition[];
    /** Properties that were removed. */
    removed: PropertyDefinition[];
    /** Properties with a different display name. */
    renamed: {
        /** The name of the property in code. */
        systemName: string;
        /** The old display name. */
        from: string;
        /** The new display name. */
        to: string;
    }[];
    /** Properties with a different type, options, description, mode, unit, aliases, review or isName. */
    changed: {
        /** The name of the property in code. */
        systemName: string;
        /** The display name of the property. */
        name: string;
        /** The fields that changed. */
        fields: FieldChange[];
    }[];
    /** Whether the order of the existing properties changed. */
    reordered: boolean;
};
export type CollectionHistory = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The versions of the collection, newest first. */
    data: CollectionVersion[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type CollectionList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The collections of this page. */
    data: Collection[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type CollectionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A collection: what to extract about the records it applies to. */
    data: Collection;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** The complete version, with `mode` `full`. */
export type CollectionSnapshot = {
    /** The display name of the collection. */
    name: string;
    /** The name of the collection in code. */
    slug: string;
    /** What the collection is for. */
    description?: string;
    /** Absent if the collection applied to all entity types. */
    entityType?: string;
    /** The properties that this version defines. */
    properties: PropertyDefinition[];
};
export type CollectionVersion = {
    /** The number of the version. */
    version: number;
    /** A time in ISO 8601 format. */
    at: Timestamp;
    /** Who created the version: `key:<id>`, `internal` or `operator`. */
    actor: string;
    /** The reason for the change. */
    note?: string;
    /** The complete version, with `mode` `full`. */
    collection?: CollectionSnapshot;
    /** What the version changed, with `mode` `diff`. */
    changes?: CollectionChanges;
};
export type CompareGuidelineVersionsQuery = {
    /** The number of the older version. By default, the version before `to`. */
    from?: number;
    /** The number of the newer version. By default, the current version. */
    to?: number;
};
export type ConfigureSourceRequest = {
    /** Name of the source. */
    name: SourceName;
    /**
     * The kind of source.
     * @default http
     */
    kind?: "http";
    /** The URL to call. Live data needs https, unless the operator allows the host. */
    url: string;
    /**
     * The HTTP method.
     * @default POST
     */
    method?: "GET" | "POST";
    /** Headers of the call, such as an API key. They are encrypted and never returned. */
    headers?: {
        [key: string]: string;
    };
    /** For POST, the JSON body; for GET, the query string. `{{query}}` and `{{limit}}` are replaced and escaped. By default `{"query": "{{query}}", "limit": {{limit}}}` or `query={{query}}&limit={{limit}}`. */
    queryTemplate?: string;
    /** Path to the list of results in the response, such as `data.hits`. Empty if the response is the list. */
    resultPath: ResultPath;
    /** Path to the text in a result, such as `document.text`. Empty if each result is a text. */
    contentPath: ContentPath;
    /** Path to the score in a result. Results are ordered by it, the highest first. By default, the order of the response counts. */
    scorePath?: ScorePath;
    /**
     * How long the source may take, in milliseconds.
     * @default 5000
     */
    timeoutMs?: number;
    /**
     * Whether searches call the source.
     * @default true
     */
    enabled?: boolean;
    /** The version that you read; 0 if the source must not exist. If it differs, the call returns 409. */
    expectedVersion?: number;
};
/** The text to store, up to 200 kB. Must not be blank. */
export type Content = string;
/** Path to the text in a result, such as `document.text`. Empty if each result is a text. */
export type ContentPath = string;
export type ConversationAccepted = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event that shows the progress, for `GET /api/v1/events/{id}`. */
    eventId: string;
    /** The session of the turns. */
    sessionId: string;
};
/** A message of OpenAI or the AI SDK, or a turn with its `speaker`. Other fields are ignored. */
export type ConversationMessage = {
    /** The role of a chat message. It names the speaker unless `speaker` or `name` does. */
    role?: "user" | "assistant" | "system" | "developer" | "tool" | "function" | "data";
    /** Who said it. */
    speaker?: string;
    /** The speaker, in messages of OpenAI. */
    name?: string;
    /** The number of turns with these words before it in its session. Pass it if other calls store other parts of the conversation. Defaults to the number in this call. */
    occurrence?: number;
    /** What was said, as text or as parts. Only parts of type `text` are stored. */
    content?: string | ConversationPart[] | null;
    /** The parts of a UI message of the AI SDK, instead of `content`. */
    parts?: ConversationPart[];
    /** When it was said. Defaults to the time of the previous turn, otherwise to the `timestamp` of the conversation. */
    timestamp?: string;
} & {
    [key: string]: unknown;
};
/** A part of a message. */
export type ConversationPart = {
    /** The kind of the part. */
    type: string;
    /** The text of a part of type `text`. */
    text?: string;
} & {
    [key: string]: unknown;
};
/** A value that was extracted from a turn. */
export type ConversationProperty = {
    /** The number of the message that states it. */
    index: number;
    /** ID of a memory. */
    memoryId: MemoryId;
    /** The display name of the property. */
    propertyName: string;
    /** The extracted value. */
    value: unknown;
    /** Whether the value was stored. If not, `reason` says why. */
    stored: boolean;
    /** Why the value was not stored. `low_confidence`: its confidence is below `minConfidence`; it waits as a suggestion (`suggestions.accept`). `caller_value_kept`: a caller set the current value, and this one is less certain. `older_than_current`: the current value has a later timestamp, or this one is more than a day in the future. `unchanged`: the property already has the value. `list_full`: the list would exceed 256 kB. `review_required`: the property is reviewed `always`, so the value waits as a suggestion. Absent if it was stored. */
    reason?: "low_confidence" | "caller_value_kept" | "older_than_current" | "unchanged" | "list_full" | "review_required";
    /** The value that the property has instead. Absent if the extracted value was stored or the property has no value. */
    current?: CurrentValue;
    /** The value that this one replaced. Absent if there was none. */
    previousValue?: unknown;
    /** ID of the collection that defines the property. */
    collectionId: string;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** Why the text does not state the value, or does not state it of the record. The value is not stored, however high its confidence. */
    doubt?: Doubt;
    /** The part of the content that supports a value. Offsets count UTF-16 code units. */
    evidence: Evidence;
    /** What extracted the value: the offline engine or a language model. */
    engine: "offline" | "model";
};
/** Name the record by one or more identity keys. All turns are memories of this record. */
export type ConversationRequest = {
    /** The turns of the conversation, oldest first. */
    messages: ConversationMessage[];
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** The session of the turns. Defaults to one that is made from the messages. */
    sessionId?: string;
    /** When the conversation began. Can be in the past. Defaults to the time of the call. */
    timestamp?: string;
    /** Extract into these collections only. Defaults to all collections that apply to the record's type. */
    collectionIds?: string[];
    /** Extract into these collections only, by name or slug. */
    collectionNames?: string[];
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata?: Metadata;
    /** Whether to extract properties. Defaults to true. */
    extract?: boolean;
    /** Additional instructions for the language model. Returns an error if there is none. */
    extractionPrompt?: string;
    /** The confidence that a value needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE`, or 0.9. */
    minConfidence?: number;
} & ({
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
} | {
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email: Email;
} | {
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl: WebsiteUrl;
} | {
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber: PhoneNumber;
} | {
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName: CustomKeyName;
});
export type ConversationStored = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was stored and extracted. */
    data: {
        /** Credits that the call cost. */
        creditsCharged: number;
        /** ID of a record (one person, company or other entity). */
        recordId: RecordId;
        /** The session of the turns. */
        sessionId: string;
        /** The outcome of each message, in order. */
        turns: ConversationTurn[];
        /** The extracted values with their evidence, stored or not. */
        properties: ConversationProperty[];
    };
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** What became of one message. */
export type ConversationTurn = {
    /** The number of the message in the request, from 0. */
    index: number;
    /** The memory of the turn, or the one that it repeats. Absent if the message was skipped. */
    memoryId?: MemoryId;
    /** True if the record already had this content; nothing was stored or charged. */
    duplicate?: boolean;
    /** Why the message is not stored: it has no text, or its role is `system`, `developer`, `tool`, `function` or `data`. */
    skipped?: "no_text" | "not_spoken";
};
export type CreateAgentRequest = {
    /** The display name. */
    name: string;
    /** What the agent does. */
    description?: string;
    /** The system message of each run. `{{name}}` stands for the input of this name, which the model gets as material of the user. */
    instructions: string;
    /**
     * The inputs that each run needs, one for each placeholder.
     * @default []
     */
    expectedInputs?: AgentInput[];
    /**
     * Tools of the caller, in the form of OpenAI functions. A run that calls one has the status `requires_action`.
     * @default []
     */
    tools?: FunctionTool[];
    /** MCP servers of the organization, each by ID or slug. The model can call their enabled tools, which run on the server. Each call costs 1 credit. */
    mcps?: McpServerReferences;
    /**
     * IDs of guidelines that each run follows. A deleted one is left out.
     * @default []
     */
    guidelineIds?: string[];
    /**
     * Whether each run also gets the guidelines that fit its message.
     * @default none
     */
    guidelines?: "auto" | "none";
    /** Only guidelines with all of these tags are added by `auto`, listed, found or read. */
    guidelineTags?: GuidelineTags;
    /** The maximum number of tokens of the guidelines that `auto` adds, with their directory. */
    guidelineTokens?: GuidelineTokens;
    /** ID of a language model. If absent, the model `default`, or the first one if none has that ID. */
    model?: ModelId;
};
export type CreateApiKeyRequest = {
    /** The name of the key. */
    name: string;
    /**
     * The role of the key, at most your own.
     * @default member
     */
    role?: Role;
    /** Limits the key to these permissions of its role. If empty, the key has all permissions of its role. */
    scopes?: Permission[];
    /** Whether the key is for live or for test data. Defaults to that of the calling key. */
    livemode?: boolean;
    /** The time from which the key no longer works. Defaults to never. A key that expires can create only keys that expire by then. */
    expiresAt?: Timestamp;
};
export type CreateCollectionRequest = {
    /** The display name. */
    name: string;
    /** The name to use in code. */
    slug?: string;
    /** What the collection is for. */
    description?: string;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    entityType?: EntityType;
    /**
     * The kind of collection. A workspace also holds notes and tasks.
     * @default properties
     */
    kind?: "properties" | "workspace";
    /** The properties to extract. */
    properties?: PropertyDefinitionInput[];
    /**
     * Whether properties of other collections that have the names of these, and apply to the same records, move here with their values and history. Otherwise both exist, and a warning names them.
     * @default false
     */
    takeValues?: boolean;
};
export type CreateDestinationRequest = {
    /** A name for people. */
    name: DestinationName;
    /** The URL that receives events. Must use https in live mode and have a public address. */
    url: WebhookUrl;
    /** `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
    events: WebhookEventPatterns;
    /** Whether events are sent. Defaults to true. */
    enabled?: boolean;
    /** Credentials to send in addition to the signature. Stored encrypted and never shown. */
    auth?: DestinationAuth;
    /** An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. All numbers are doubles, as in JSON, so `/` is exact; whole numbers and their own division are CEL's, not Keepsake's. Names that no event of the subscription can have are refused. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter. */
    filter?: WebhookFilter;
    /** Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused. `Authorization` can be set if `auth` sets none. Replaces all earlier headers. */
    headers?: WebhookHeaders;
    /** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
    format?: WebhookFormat;
    /** A signature that a receiver already verifies, instead of that of Standard Webhooks: an HMAC whose key is the text of the secret. `webhook-id`, `webhook-timestamp` and `webhook-signature` are not sent. A source with the scheme `hmac` and the same object as its `signature` verifies it. */
    signature?: WebhookSignature;
};
export type CreateDestinationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A URL that receives events. */
    data: Destination;
    /** Signs the deliveries. Shown only in this response; to replace it, use `webhooks.rotate` with the ID of the destination. */
    secret: string;
    /** Present if no known event type matches one of the patterns. */
    warning?: string;
};
export type CreateEntityTypeRequest = {
    /** The `type` of a record. Case-sensitive. */
    name: EntityTypeName;
    /** The name to use in code. Generated from the name if absent. */
    slug?: EntityTypeSlug;
    /** What the type represents. */
    description?: string;
    /** The identity keys that records of this type usually have. For information only: other keys are allowed. */
    identityKeys?: IdentityKeyNames;
};
export type CreateGuidelineRequest = {
    /** The display name. */
    name: string;
    /** The text in Markdown. At most 100,000 characters. */
    value: string;
    /** What the guideline is about. */
    description?: string;
    /**
     * Labels to filter by.
     * @default []
     */
    tags?: string[];
    /**
     * Whether agents should always have this guideline in their context.
     * @default false
     */
    alwaysOn?: boolean;
    /**
     * Words in a message for which agents should read this guideline.
     * @default []
     */
    triggerKeywords?: string[];
};
export type CreateKeyRequest = {
    /** The name of the key. */
    name: string;
    /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
    role?: Role;
    /** Limits the key to these permissions of its role. If empty, the key has all permissions of its role. */
    scopes?: Permission[];
    /**
     * Whether the key is for live data or for test data.
     * @default true
     */
    livemode?: boolean;
    /** The time from which the key no longer works. Defaults to never. */
    expiresAt?: Timestamp;
};
export type CreateKeyResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The new key. */
    data: {
        /** ID of the key. */
        id: string;
        /** ID of the member that the key belongs to. */
        memberId: string;
        /** The name of the key. */
        name: string;
        /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
        role: Role;
        /** The permissions that the key is limited to. If empty, it has all permissions of its role. */
        scopes: string[];
        /** True for live data, false for test data. */
        livemode: boolean;
        /** The first 16 characters of the key, which identify it. */
        prefix: string;
        /** The last 4 characters of the key. */
        last4: string;
        /** A time in ISO 8601 format. */
        createdAt: Timestamp;
        /** A time in ISO 8601 format. */
        expiresAt?: Timestamp;
        /** The key. Shown only once. */
        apiKey: string;
    };
};
export type CreateMcpServerRequest = {
    /** The display name, one line. */
    name: McpServerName;
    /** The first part of the names of its tools, `slug__tool`. It is unique in the organization and cannot be changed later. Made from the name if absent. */
    slug?: string;
    /** The URL of the Streamable HTTP endpoint. In live mode it must use https, unless the operator allows the host. */
    url: McpServerUrl;
    /**
     * How to connect: `http` is Streamable HTTP.
     * @default http
     */
    transport?: "http";
    /** Headers that are sent with each request, such as `Authorization`. The values are stored encrypted and never returned. Headers of HTTP and MCP themselves cannot be set. */
    headers?: McpServerHeaders;
    /**
     * Whether models can call its tools. A disabled server is not called.
     * @default true
     */
    enabled?: boolean;
};
export type CreateOrganizationRequest = {
    /** Name of the organization, 1 to 100 characters. */
    name: OrganizationName;
};
/** A new response has exactly one of `steps` and `messages`. To continue one, send only `previousResponseId` and `toolOutputs`. */
export type CreateResponseRequest = {
    /** The prompts to run one after the other in one conversation. */
    steps?: ResponseStepInput[];
    /** A conversation to continue. */
    messages?: ResponseMessage[];
    /** Your tools, in the form of OpenAI functions. The model can call them; you run them. */
    tools?: FunctionTool[];
    /** MCP servers of the organization, each by ID or slug. The model can call their enabled tools, which run on the server. Each call costs 1 credit. */
    mcps?: McpServerReferences;
    /** The entity whose memory the model gets. Its digest is added to the conversation. */
    memory?: ResponseMemory;
    /** `auto` adds all guidelines if they fit `guidelineTokens`, and otherwise those that apply to the prompts, with a directory of all, from which the model can read more. `none` adds none (the default), and a list adds the guidelines with these IDs. */
    guidelines?: ResponseGuidelines;
    /** Only guidelines with all of these tags are added by `auto`, listed, found or read. */
    guidelineTags?: GuidelineTags;
    /** The maximum number of tokens of the guidelines that `auto` adds, with their directory. */
    guidelineTokens?: GuidelineTokens;
    /** The values to return at the end, in addition to the text. The model returns them as JSON of these types. */
    outputs?: ResponseOutputInput[];
    /**
     * Whether to store the final text as a memory of the entity in `memory`.
     * @default false
     */
    memorize?: boolean;
    /** ID of a language model. If absent, the model `default`, or the first one if none has that ID. */
    model?: ModelId;
    /** How random the answers are. The default of the model if absent. */
    temperature?: number;
    /** The maximum number of tokens that the model writes in one call. */
    maxTokens?: number;
    /** ID of the response to continue. */
    previousResponseId?: string;
    /** The results of all tool calls in `required_action`, in any order. */
    toolOutputs?: ToolOutput[];
} & ({
    /** The prompts to run one after the other in one conversation. */
    steps: ResponseStepInput[];
    /** A conversation to continue. */
    messages?: never;
    /** ID of the response to continue. */
    previousResponseId?: never;
} | {
    /** A conversation to continue. */
    messages: ResponseMessage[];
    /** The prompts to run one after the other in one conversation. */
    steps?: never;
    /** ID of the response to continue. */
    previousResponseId?: never;
} | {
    /** ID of the response to continue. */
    previousResponseId: string;
    /** The prompts to run one after the other in one conversation. */
    steps?: never;
    /** A conversation to continue. */
    messages?: never;
});
export type CreateWebhookCustomerRequest = {
    /** Your own ID of a customer, not personal data. It is in the paths of calls, and so in logs. The customer is created when it is first used. */
    uid: WebhookCustomerUid;
    /** A name for people. */
    name?: WebhookCustomerName;
    /** Your own data, returned unchanged and not sent. Replaces all earlier data. */
    metadata?: WebhookMetadata;
};
export type CreateWebhookEventTypeRequest = {
    /** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
    type: WebhookEventType;
    /** When the event is sent. */
    description?: string;
    /** JSON Schema (2020-12) of `data`, at most 16 kB, with `nullable` of OpenAPI 3.0. Keywords whose time is not bounded, such as `patternProperties` and `if`, are refused. A schema that refers to itself is followed some levels deep, which a warning says. Events whose data needs more than 500,000 checks are refused. */
    schema: WebhookEventSchema;
    /** A `data` that matches the schema. `trigger` sends it. */
    example: WebhookEventExample;
    /** What happens to an event of the type whose payload breaks one of the rules for payloads, such as one with a secret or personal data: `refuse` (default) answers 400, `warn` sends it and names the field and the rule in `warning`. */
    payload_rules?: WebhookPayloadRules;
    /**
     * Only check whether this would succeed: the response is the same, and nothing is stored.
     * @default false
     */
    validate_only?: boolean;
};
export type CreateWebhookPortalLinkRequest = {
    /** Your own ID of a customer, not personal data. It is in the paths of calls, and so in logs. The customer is created when it is first used. */
    customer: WebhookCustomerUid;
    /** Seconds for which the link can be opened. Defaults to 3600. */
    expiresIn?: number;
};
export type CreateWebhookRequest = {
    /** The URL that receives events. Must use https in live mode and have a public address. */
    url: WebhookUrl;
    /** `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
    events: WebhookEventPatterns;
    /** A description for people. */
    description?: string;
    /** Credentials to send in addition to the signature. Stored encrypted and never shown. */
    auth?: WebhookAuth;
    /** A signing secret that the receiver already has: `whsec_` and base64, or with a `signature` of your own any text. Defaults to a new one. */
    secret?: WebhookOwnSecret;
    /** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
    format?: WebhookFormat;
    /** A signature that a receiver already verifies, instead of that of Standard Webhooks: an HMAC whose key is the text of the secret. `webhook-id`, `webhook-timestamp` and `webhook-signature` are not sent. A source with the scheme `hmac` and the same object as its `signature` verifies it. */
    signature?: WebhookSignature;
    /** Your own ID of a customer, not personal data. It is in the paths of calls, and so in logs. The customer is created when it is first used. */
    customer?: WebhookCustomerUid;
    /** Your own ID of the subscription, unique among those of the live or test data, or among those of its customer. An empty text removes it. */
    uid?: WebhookUid;
    /** Your own data, returned unchanged and not sent. Replaces all earlier data. */
    metadata?: WebhookMetadata;
    /** An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. All numbers are doubles, as in JSON, so `/` is exact; whole numbers and their own division are CEL's, not Keepsake's. Names that no event of the subscription can have are refused. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter. */
    filter?: WebhookFilter;
    /** Deliveries per second, on average; no burst is larger. Deliveries above the limit wait. 0, the default, for no limit. */
    rate_limit?: WebhookRateLimit;
    /** Seconds after which an event is no longer sent: its delivery becomes a dead letter with the reason `expired`. A replay is sent in any case. 0, the default, for no limit. */
    max_event_age_seconds?: WebhookMaxEventAge;
    /** Whether deliveries with the same `ordering_key` are sent one after the other, in the order of publication. A failed one holds back those with its key until it succeeds or becomes a dead letter. Applies to events published after the change. Defaults to false. */
    ordered?: WebhookOrdered;
    /** Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused. `Authorization` can be set if `auth` sets none. Replaces all earlier headers. */
    headers?: WebhookHeaders;
    /** Whether every delivery also has an ed25519 signature (`v1a`), which receivers verify with `public_key`: they need no secret. Defaults to false. False deletes the key. */
    ed25519?: WebhookEd25519;
    /** `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
    guarantee?: WebhookGuarantee;
    /** Milliseconds that the receiver has to respond. Defaults to 5000. */
    timeout_ms?: WebhookTimeout;
};
export type CreateWebhookResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A webhook subscription. */
    data: Webhook;
    /** The result of a test event. */
    ping: WebhookPing;
    /** Present if the test event failed, or if no known event type matches one of the patterns. */
    warning?: string;
};
export type CreateWebhookSourceRequest = {
    /** A name for people. */
    name: WebhookSourceName;
    /** A note for people. */
    description?: WebhookSourceDescription;
    /** How the service proves that a delivery is its own. Most are named after the service, whose signature they know. `standard_webhooks`: `webhook-id`, `webhook-timestamp` and `webhook-signature`; `keepsake`: the same, as Keepsake sends them; `svix` and `clerk`: the same headers with the prefix `svix-`. The last six are described by `signature`. `hmac`: an HMAC in a header. `ecdsa` (P-256, SHA-256) and `ed25519`: a signature whose public key is `secret`. `token`: a header is the secret. `basic`: `secret` is `user:password`. `none`: nothing proves it, which `allow_unsigned` has to allow. */
    scheme: WebhookSourceScheme;
    /** For `hmac`, `ecdsa`, `ed25519`, `token`, `basic` and `none`: where the signature is and what it signs, and where the ID and the type of an event are. */
    signature?: WebhookSourceSignature;
    /** The secret that the other service has created: the one that it calls signing secret, webhook secret, client or app secret, or token. One with spaces, or with fewer than eight characters, leads to a warning. For `standard_webhooks`, `keepsake`, `svix` and `clerk` it is `whsec_` and base64; for `sendgrid`, `discord`, `ecdsa` and `ed25519` the public key in hex, base64 or PEM; for `basic` `user:password`; for `microsoft_graph` the `clientState`. A new one is generated if it is absent, unless it is a public key. */
    secret?: WebhookSourceSecret;
    /** Must be true for the scheme `none`, whose URL anyone can send events to who knows it. */
    allow_unsigned?: boolean;
    /** Only for the scheme `meta`: the text that Meta sends to check the URL. A new one is generated and shown once if it is absent. */
    verify_token?: WebhookSourceVerifyToken;
    /** Maximum difference between the time of signing and now, in seconds. Defaults to 300. */
    tolerance_seconds?: WebhookSourceTolerance;
    /** Whether each event of a batch is an event of its own, if the scheme sends batches. Defaults to true. */
    split?: WebhookSourceSplit;
    /** The event types to take, as `*`, `ticket.*` or `ticket.created`. Others are ignored. Defaults to `*`. */
    types?: WebhookSourceTypes;
    /** Where accepted events go. Each route has its own retries, so that one that fails does not hold up others. At most one is `memory` and one `store`. Not together with `mapping` or `forward_url`, which are a short form. */
    routes?: WebhookSourceRoutes;
    /** Short form of one memory route. */
    mapping?: WebhookSourceMapping;
    /** How a repeated event is recognized: by the `id` that the sender gave it, or by its `body`. Defaults to `id`. */
    dedupe?: WebhookSourceDedupe;
    /** A URL that accepted events are also sent to, with the body and the headers that they arrived with. Must use https in live mode and have a public address. Empty for none. */
    forward_url?: WebhookSourceForwardUrl;
    /** Whether deliveries are accepted. Defaults to true. */
    enabled?: boolean;
};
export type CreatedOrganizationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The new organization with its first key. */
    data: {
        /** ID of the organization. */
        id: string;
        /** The name of the organization. */
        name: string;
        /** The plan of the organization, which sets its limits. */
        plan: PlanName;
        /** Whether the key accesses live data, which it does. */
        livemode: boolean;
        /** A time in ISO 8601 format. */
        createdAt: Timestamp;
        /** ID of the owner. */
        ownerId: string;
        /** The key of the owner. Shown only once. */
        apiKey: string;
    };
};
export type CreditReportResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The charged usage of a range, and the credits left. */
    data: {
        /** The beginning of the first step. */
        from: string;
        /** The end of the last step. */
        to: string;
        /** The length of a step. */
        granularity: "hour" | "day" | "month";
        /** What the groups are. */
        groupBy: "operation" | "key" | "collection" | "model" | "day";
        /** The usage of the range. */
        totals: UsageFigures;
        /** The usage of the range of the same length that ends where this one begins. */
        previous: PreviousFigures;
        /** The part of `totals` that came with an import. It was charged elsewhere, not from this organization's credits. Absent if there is none, and for hours, since imported usage is known by day. */
        imported?: ImportedFigures;
        /** The usage of each step, oldest first, zeros included. */
        series: UsageStep[];
        /** The groups with the most credits, then the most calls; days in their order. */
        groups: UsageGroup[];
        /** Credits left. */
        balance: {
            /** Credits left. */
            available: number;
            /** Credits reserved by running calls. */
            held: number;
        };
    };
};
/** A criterion with a rule (`contains`, `excludes`, `minWords`, `maxWords`) is checked by the rule. Any other one needs a judge. */
export type Criterion = {
    /** The name of the criterion. Each name only once. */
    name: string;
    /** What a good text does. */
    description?: string;
    /** Texts that must occur. Case does not matter. */
    contains?: string[];
    /** Texts that must not occur. Case does not matter. */
    excludes?: string[];
    /** The fewest words. */
    minWords?: number;
    /** The most words. */
    maxWords?: number;
};
export type CriterionScore = {
    /** The name of the criterion. */
    name: string;
    /** `not_evaluated`: it has no rule, and there was no judge or the judge failed. */
    status: "scored" | "not_evaluated";
    /** From 0 to 1. Absent if it was not evaluated. */
    score?: number;
    /** Why it has this score or none. */
    reason: string;
};
/** The current value of a property. */
export type CurrentValue = {
    /** The value. */
    value: unknown;
    /** Its version, for `expectedVersion` of an update. */
    version: number;
    /** Where it comes from: `memory:` and the ID of the memory, or `caller`. */
    source: string;
};
/** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
export type CustomKeyName = string;
/** Value of the identity key that `customKeyName` names. */
export type CustomKeyValue = string;
/** A range of days, both included. */
export type DateRange = {
    /** The first day. */
    min?: string;
    /** The last day. */
    max?: string;
};
/** Identifies the reason for the notification. If it was used before, nothing is sent. */
export type DedupeKey = string;
export type DeleteCollectionQuery = {
    /** Whether to delete the values with the collection. */
    cascade?: boolean;
};
export type DeleteDestinationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted destination. */
    data: {
        /** ID of the destination. */
        id: string;
        /** Always true. */
        deleted: true;
        /** Deliveries that were waiting or being sent. */
        waitingDeliveries: number;
        /** Dead letters that were not replayed. */
        deadLetters: number;
    };
};
export type DeleteDocumentsRequest = {
    /** Name of the project, exactly as it was created. */
    project?: ProjectName;
    /** ID of the project. */
    projectId?: ProjectId;
    /** The documents to delete. */
    documentIds: DocumentId[];
};
export type DeleteDocumentsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The number of deleted documents. */
    deleted: number;
    /** Ids that the project does not have. */
    notFound: DocumentId[];
};
export type DeleteExternalSourceResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was deleted. */
    data: {
        /** ID of the source. */
        id: string;
        /** Name of the source. */
        name: SourceName;
        /** The source is deleted. */
        deleted: true;
    };
};
export type DeleteKeysRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** The keys to remove from the record. */
    keys: IdentityKey[];
};
/** Give `memoryIds`, or name a record. */
export type DeleteMemoriesRequest = {
    /** IDs of the memories to delete. */
    memoryIds?: MemoryId[];
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** Only memories at or after this time. */
    since?: Timestamp;
    /** Only memories at or before this time. */
    until?: Timestamp;
    /** Only memories of this conversation. */
    sessionId?: string;
};
export type DeleteProjectRequest = {
    /** Name of the project, exactly as it was created. */
    project?: ProjectName;
    /** ID of the project. */
    projectId?: ProjectId;
};
export type DeleteProjectResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted project. */
    data: {
        /** ID of the project. */
        id: ProjectId;
        /** The name. */
        name: string;
        /** The number of documents that it had. */
        documentCount: number;
    };
};
export type DeleteRecordRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
};
export type DeleteWebhookCustomerResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted customer. */
    data: {
        /** The customer. */
        uid: string;
        /** True. */
        deleted: true;
        /** The number of subscriptions that were deleted with it. */
        subscriptions: number;
    };
};
export type DeleteWebhookEventTypeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted event type. */
    data: {
        /** The name of the type. */
        type: string;
        /** Always true. */
        deleted: true;
    };
};
export type DeleteWebhookResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted subscription. */
    data: {
        /** ID of the subscription. */
        id: string;
        /** Always true. */
        deleted: true;
        /** Deliveries that were waiting or being sent. */
        waiting_deliveries: number;
        /** Dead letters that were not replayed. */
        dead_letters: number;
    };
};
export type DeleteWebhookSourceResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted source. */
    data: {
        /** ID of the source. */
        id: string;
        /** Always true. */
        deleted: true;
    };
};
/** What was deleted. */
export type DeletedAgent = {
    /** ID of the agent. */
    id: string;
    /** Its last version. */
    version: number;
};
export type DeletedAgentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was deleted. */
    data: DeletedAgent;
};
export type DeletedCollectionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted collection. */
    data: {
        /** ID of the collection. */
        id: string;
        /** Values deleted with the collection. */
        values: number;
        /** Notes that belonged to the collection and stay as memories. */
        notes: number;
    };
    /** The event that reports on deleted values. Absent if there were none. */
    eventId?: string;
};
/** The deleted attachment. */
export type DeletedGuidelineAttachment = {
    /** ID of the attachment. */
    id: string;
    /** ID of the guideline. */
    guidelineId: string;
};
export type DeletedGuidelineAttachmentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted attachment. */
    data: DeletedGuidelineAttachment;
};
export type DeletedGuidelineResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deleted guideline. */
    data: {
        /** ID of the guideline. */
        id: string;
        /** Its last version. */
        version: number;
    };
};
/** What was deleted. */
export type DeletedMcpServer = {
    /** ID of the MCP server. */
    id: string;
    /** Its slug. It can be used again. */
    slug: string;
};
export type DeletedMcpServerResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was deleted. */
    data: DeletedMcpServer;
};
export type DeletedMediaResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was deleted. */
    data: {
        /** ID of the memory of the file. */
        id: string;
    };
};
export type Deletion = {
    /** ID of a deletion. */
    deletionId: DeletionId;
    /** What was deleted: memories, or a record with everything it contains. */
    kind: "memories" | "record";
    /** `deleting` and `restoring` while a large one is in progress in the background. `pending` can be cancelled. `purged` is over. */
    status: DeletionStatus;
    /** The record that was deleted or whose memories were deleted. Absent if the memories belong to several records. */
    recordId?: string;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** Who deleted it: `key:` and the ID of the API key, or `internal`. */
    deletedBy: string;
    /** The identity keys of the deleted record. Absent once it is restored or purged. */
    keys?: IdentityKey[];
    /** Memories deleted. */
    memories: number;
    /** Properties deleted, with a record. */
    properties: number;
    /** A time in ISO 8601 format. */
    deletedAt: Timestamp;
    /** A time in ISO 8601 format. */
    recoverableUntil: Timestamp;
};
/** ID of a deletion. */
export type DeletionId = string;
export type DeletionList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deletions of this page. */
    data: Deletion[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type DeletionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was deleted. */
    data: {
        /** Absent if there was nothing to delete. */
        deletionId?: string;
        /** ID of a record (one person, company or other entity). */
        recordId?: RecordId;
        /** Memories deleted. */
        deleted: number;
        /** Properties deleted, with a record. */
        properties?: number;
        /** The values that only the deleted memories stated: each was removed, or became the value before. Absent if there are none. At most 200, and only those of what was deleted at once. */
        values?: FollowedValue[];
        /** IDs in `memoryIds` that do not exist. */
        notFound?: string[];
        /** A time in ISO 8601 format. */
        recoverableUntil?: Timestamp;
        /** Present if the rest is deleted in the background; `deleted` counts all. */
        eventId?: string;
    };
};
/** `deleting` and `restoring` while a large one is in progress in the background. `pending` can be cancelled. `purged` is over. */
export type DeletionStatus = "deleting" | "pending" | "restoring" | "cancelled" | "purged";
/** A URL that receives events. */
export type Destination = {
    /** ID of the destination. */
    id: string;
    /** A name for people. */
    name: string;
    /** The URL that receives events. For keys that may not change it, only its origin: the rest can contain a token. */
    url: string;
    /** Patterns of the events that are sent. */
    events: string[];
    /** Only events for which this expression returns true are sent. */
    filter: string | null;
    /** Whether events are sent. */
    enabled: boolean;
    /** Why it is disabled. Null if it is enabled. */
    disabledReason: WebhookDisabledReason | null;
    /** How deliveries are authenticated, without the credentials. */
    auth: WebhookAuthSummary;
    /** Names of the headers that every delivery has. Their values are not shown. */
    headerNames: string[];
    /** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
    format: WebhookFormat;
    /** How deliveries are signed. Null for the signature of Standard Webhooks. */
    signature: WebhookSignature | null;
    /** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
    secretState?: SecretState;
    /** `open`: sending is paused after failures. `half_open`: test events check whether the receiver works again. */
    circuitState: WebhookCircuitState;
    /** Failed attempts since the last successful one. */
    failureCount: number;
    /** The latest failed attempt. Null if there is none. */
    lastFailure: DestinationFailure | null;
    /** The version of the destination. Every change increases it. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
/** An attempt of a delivery. */
export type DestinationAttempt = {
    /** The number of the attempt, from 1. */
    number: number;
    /** The time of the attempt. */
    at: string;
    /** Whether the receiver accepted the event. */
    outcome: "succeeded" | "failed";
    /** The status code of the response. Null if there was none. */
    responseCode: number | null;
    /** Why the attempt failed. Null if it succeeded. */
    error: string | null;
    /** Milliseconds until the response or the failure. */
    durationMs: number;
};
/** Credentials to send in addition to the signature. Stored encrypted and never shown. */
export type DestinationAuth = {
    /** Every delivery is signed. `bearer` adds a token, `basic` a user name and password, `oauth2` a token that is fetched with client credentials, kept until it expires and fetched anew if the receiver refuses it, `mtls` a client certificate. */
    type: WebhookAuthType;
    /** For `bearer`: the token of the `Authorization` header. */
    token?: string;
    /** For `basic`: the user name, without a colon. */
    username?: string;
    /** For `basic`: the password. */
    password?: string;
    /** For `oauth2`: the token endpoint of the authorization server. For live data, https. */
    tokenUrl?: string;
    /** For `oauth2`: the ID of the client. */
    clientId?: string;
    /** For `oauth2`: the secret of the client. */
    clientSecret?: string;
    /** For `oauth2`: the scopes to request, separated by spaces. */
    scope?: string;
    /** For `oauth2`: the audience to request, if the authorization server needs one. */
    audience?: string;
    /** For `mtls`: the client certificate in PEM format. */
    certificate?: string;
    /** For `mtls`: the private key in PEM format, unencrypted. */
    privateKey?: string;
    /** The certificate authority of the receiver in PEM format. Replaces the public authorities. */
    caCertificate?: string;
};
/** A delivery with its attempts. */
export type DestinationDelivery = {
    /** ID of the delivery. */
    id: string;
    /** ID of the event. */
    eventId: string;
    /** The trace that the event belongs to: the one of the request that published it, or the ULID of the event in hexadecimal digits. Every delivery has it in its header `traceparent`. */
    traceId: WebhookTraceId;
    /** The type of the event. */
    eventType: string;
    /** `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`. */
    status: WebhookDeliveryStatus;
    /** The time of the next attempt. Null if there is none. */
    nextRetryAt: string | null;
    /** The response body of the latest attempt, at most 1 KB. */
    responseBodyPreview: string | null;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** The time of the last attempt. Null while the delivery is in progress. */
    finishedAt: string | null;
    /** All attempts. */
    attempts: DestinationAttempt[];
};
export type DestinationDeliveryList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deliveries of this page, newest first. */
    data: DestinationDelivery[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** The latest failed attempt at this URL. */
export type DestinationFailure = {
    /** ID of the event. */
    eventId: string;
    /** The type of the event. */
    eventType: string;
    /** Why the attempt failed. */
    error: string;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
export type DestinationList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The destinations of this page. */
    data: Destination[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** A change to the configuration. */
export type DestinationLog = {
    /** ID of the entry in the audit log. */
    id: string;
    /** What was done, such as `destination.updated`. */
    action: string;
    /** Who made the change: `key:<id>`, `member:<id>`, `internal` or `operator`. */
    actor: string;
    /** `changed` names the fields. The new values of those that are not secret follow. */
    details: {
        [key: string]: unknown;
    };
    /** The `X-Request-Id` of the call. */
    requestId?: string;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
};
export type DestinationLogList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The changes of this page. */
    data: DestinationLog[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** A name for people. */
export type DestinationName = string;
export type DestinationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A URL that receives events. */
    data: Destination;
    /** Present if no known event type matches one of the patterns. */
    warning?: string;
};
export type DestinationTestResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The result of the test. */
    data: {
        /** ID of the delivery. */
        deliveryId: string;
        /** ID of the event. */
        eventId: string;
        /** Whether the receiver accepted the test event. */
        succeeded: boolean;
        /** The steps of the call, in order. */
        steps: DestinationTestStep[];
        /** The status code of the response. Null if there was none. */
        responseCode: number | null;
        /** At most 1 KB. */
        responseBodyPreview: string | null;
        /** Why the test event failed. Null if it succeeded. */
        error: string | null;
        /** Milliseconds until the response or the failure. */
        durationMs: number;
    };
};
/** A step of the call. */
export type DestinationTestStep = {
    /** `resolve`: find the addresses of the host. `allow`: check that they may be called. `connect`: open a TCP connection. `tls`: make it secure. `respond`: send the event and wait for the response. */
    name: "resolve" | "allow" | "connect" | "tls" | "respond";
    /** `skipped`: an earlier step failed, or the step is not needed. */
    status: "passed" | "failed" | "skipped";
    /** What the step found, or why it failed. */
    detail: string;
    /** Milliseconds since the step before. */
    durationMs: number;
};
export type DigestMemory = {
    /** ID of a memory. */
    id: MemoryId;
    /** The text of the memory. */
    content: string;
    /** A time in ISO 8601 format. */
    timestamp: Timestamp;
    /** Who said it, in a conversation. */
    speaker?: string;
    /** ID of the workspace collection that the note belongs to. */
    actionId?: string;
    /** Later values that replaced something this memory says, newest first. Absent if everything it says is current. */
    supersededBy?: SupersedingValue[];
};
export type DigestRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** What to return if no record has the identity key or ID: `error` is a `not_found_error`, `empty` an empty result, which costs nothing. */
    ifUnknown?: IfUnknown;
    /**
     * The maximum number of tokens of the digest.
     * @default 1000
     */
    tokenBudget?: number;
    /**
     * Whether to include the record's properties.
     * @default true
     */
    includeProperties?: boolean;
    /**
     * Whether to include the record's memories.
     * @default true
     */
    includeMemories?: boolean;
    /** Only the notes and properties of this workspace collection. */
    actionId?: InWorkspace;
    /** What the digest is for. Memories about it come first. */
    focus?: string;
    /** Return what was known at this time: what had been said or set by then. Defaults to what is known now. */
    asOf?: AsOf;
};
export type DigestResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The digest in Markdown. */
    digest: string;
    /** The properties in the digest. */
    properties: PropertyValue[];
    /** The memories in the digest. */
    memories: DigestMemory[];
    /** Tokens of `digest`. Never exceeds the budget. */
    tokenEstimate: number;
};
export type DismissSuggestionsRequest = {
    /** The suggestions. Pass either these or `filter`. */
    ids?: SuggestionIds;
    /** Open suggestions that match all of these. An empty filter matches all open ones. */
    filter?: SuggestionFilter;
};
/** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
export type DisplayName = string;
/** Another value that a later memory states, too uncertain to replace the current one. Absent if no open suggestion has one. Accept or dismiss the suggestion to settle it. */
export type Dispute = {
    /** The other value. */
    value: unknown;
    /** ID of a memory. */
    memoryId: MemoryId;
    /** The timestamp of the memory. */
    timestamp: string;
    /** The part of the content that supports a value. Offsets count UTF-16 code units. */
    evidence: Evidence;
    /** How certain the other value is, from 0 to 1. */
    confidence: number;
    /** ID of the suggestion. */
    suggestionId: SuggestionId;
};
/** Which documents are searched. All if absent. */
export type DocumentFilters = {
    /** Only these documents. */
    documentIds?: DocumentId[];
    /** Only documents of these formats. */
    mimeTypes?: DocumentType[];
    /** Only documents whose metadata has these fields with these values. A range is an object with `gt`, `gte`, `lt` or `lte`, all numbers, or all texts such as ISO dates. */
    metadata?: MetadataFilter;
};
/** ID of the document within its project. */
export type DocumentId = string;
/** The format of the content. It must match the bytes. `csv` is text with commas, semicolons or tabs. */
export type DocumentType = "text" | "markdown" | "html" | "csv" | "pdf" | "docx" | "xlsx" | "pptx";
/** Why the text does not state the value, or does not state it of the record. The value is not stored, however high its confidence. */
export type Doubt = "asked, not stated" | "denied" | "supposed, not stated" | "wished, not stated" | "planned, not done" | "almost happened" | "not meant seriously" | "demanded or proposed, not agreed" | "an example or a draft" | "said in general" | "no longer the case" | "not certain" | "a limit or a range" | "said by the assistant, not confirmed" | "said by somebody else about themselves" | "quoted or forwarded" | "in a signature or a disclaimer" | "about somebody or something else" | "does not answer the question" | "corrected later" | "hardly possible" | "far from the stored value" | "for another period" | "no word of what the property is about";
/** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
export type Email = string;
/** An identity key of the record, and what else identifies the person or company at the provider. */
export type EnrichMemoryRequest = {
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** The collection whose properties are set. Needed if several collections define one of the properties: otherwise it is a 409. */
    collectionId?: string;
    /** Name of the person or company, to match a record by it. */
    name?: string;
    /** Name of the employer of the person. */
    organizationName?: string;
    /** Domain of the employer of the person or of the company. */
    domain?: string;
    /** URL of the LinkedIn profile or page. */
    linkedinUrl?: string;
};
/** What was found and set. */
export type EnrichMemoryResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was found and set. */
    data: {
        /** Whether the provider knows the person or company. */
        matched: boolean;
        /** ID of the record. Absent without a match. */
        recordId?: string;
        /** Credits for setting the properties. */
        creditsCharged: number;
        /** The properties that were set. */
        properties: EnrichedProperty[];
    };
};
/** A property that was set, and where its value is from. */
export type EnrichedProperty = {
    /** Name of the property. */
    propertyName: string;
    /** The value. */
    value: unknown;
    /** Where the value is from. */
    evidence: {
        /** The data provider. */
        provider: string;
        /** What was matched. */
        kind: "person" | "organization";
        /** ID at the provider. */
        id: string;
        /** The provider's field. */
        field: string;
    };
};
/** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
export type EntityType = string;
/** An entity type. */
export type EntityTypeDetails = {
    /** ID of the entity type. */
    id: string;
    /** The `type` of its records. */
    name: string;
    /** The name of the type in code. */
    slug: string;
    /** What the type represents. */
    description?: string;
    /** The identity keys that records of this type usually have. */
    identityKeys: string[];
    /** A time in ISO 8601 format. */
    archivedAt?: Timestamp;
    /** The number of records of this type. */
    recordCount: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
export type EntityTypeList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The entity types of this page. */
    data: EntityTypeDetails[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** The `type` of a record. Case-sensitive. */
export type EntityTypeName = string;
export type EntityTypeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An entity type. */
    data: EntityTypeDetails;
};
/** The name to use in code. Generated from the name if absent. */
export type EntityTypeSlug = string;
/** The erased person. */
export type ErasedPersonResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The erased person. */
    data: {
        /** ID of the person. */
        id: string;
        /** Values that were added to the suppression list. */
        suppressions: number;
    };
};
export type ErrorDetail = {
    /** Where in the request the problem is. */
    path: string;
    /** What is wrong there. */
    message: string;
};
/** The calls to estimate. */
export type EstimateChargeRequest = {
    /** The operation to call. */
    operation: "searchPeople" | "matchPerson" | "bulkMatchPeople" | "getGatewayOrganization" | "bulkMatchOrganizations" | "searchOrganizations" | "searchNews" | "enrichMemory";
    /**
     * How many calls.
     * @default 1
     */
    requests?: number;
};
/** The estimate. */
export type EstimateChargeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The estimate. */
    data: {
        /** The operation. */
        operation: string;
        /** The number of calls. */
        requests: number;
        /** What one call costs, in USD with 8 decimal places. */
        price: string;
        /** What all calls cost, in USD with 8 decimal places. */
        total: string;
        /** What is available, in USD with 8 decimal places. */
        balance: string;
        /** The currency. */
        currency: "USD";
        /** Whether the balance covers the total. */
        isCovered: boolean;
    };
};
/** How to score the text. */
export type EvaluateInput = {
    /** What to score: a text that says what a good text does, or a list of texts and criteria. */
    criteria: string | (string | Criterion)[];
    /**
     * Whether a model judges the criteria without a rule, in a separate call. With `false`, only rules are checked.
     * @default true
     */
    serverSide?: boolean;
};
/** The scores of the text. Present if `evaluate` was set. */
export type Evaluation = {
    /** The mean of the scored criteria. Absent if none could be scored. */
    score?: number;
    /** Each criterion with its score, in the order of the request. */
    criteria: CriterionScore[];
    /** `server`: a model judged the criteria without a rule. `inline`: only rules were checked. */
    mode: "server" | "inline";
};
/** A background job. */
export type Event = {
    /** ID of the event. */
    id: string;
    /** The kind of work. */
    type: string;
    /** `queued` and `processing` are in progress; the others are final. `partial` means that some items failed and the others are stored. */
    status: EventStatus;
    /** How far the work is. */
    progress: {
        /** Completed items, including failed ones. */
        done: number;
        /** The number of items. */
        total: number;
        /** Items that failed. */
        failed: number;
    };
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    startedAt?: Timestamp;
    /** A time in ISO 8601 format. */
    finishedAt?: Timestamp;
    /** A summary, once the event has completed. */
    result?: {
        [key: string]: unknown;
    };
    /** Why the event failed, or why it waits. */
    error?: string;
};
export type EventDetails = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The items of this page. */
    data: EventItem[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type EventItem = {
    /** The position of the item in the request, from 0. */
    index: number;
    /** Whether the item is done. */
    outcome: "pending" | "succeeded" | "failed";
    /** What the operation would return for this item alone. */
    result?: {
        [key: string]: unknown;
    };
    /** An error response. */
    error?: Failure;
};
export type EventList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The events of this page, newest first. */
    data: Event[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type EventResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A background job. */
    data: Event;
};
/** `queued` and `processing` are in progress; the others are final. `partial` means that some items failed and the others are stored. */
export type EventStatus = "queued" | "processing" | "completed" | "partial" | "failed" | "cancelled";
/** The part of the content that supports a value. Offsets count UTF-16 code units. */
export type Evidence = {
    /** Where the text starts in the content. */
    start: number;
    /** Where the text ends in the content. */
    end: number;
    /** The text itself. */
    text: string;
};
export type ExchangeWebhookPortalLinkRequest = {
    /** The part of the link after `#code=`. */
    code: string;
};
/** An action that has run. */
export type ExecutedAction = {
    /** ID of the notification. */
    notificationId: string;
    /** ID of the action. */
    actionId: string;
    /** `link` opens a URL, `callback` calls a URL, and `dismiss` dismisses the notification. */
    type: ActionType;
    /** The URL to open. Only for `link`. */
    url?: string;
    /** A time in ISO 8601 format. */
    executedAt: Timestamp;
    /** ID of the member that ran it first. */
    executedBy: string;
    /** Whether it had run before this call. */
    alreadyExecuted: boolean;
    /** The state of the call to a callback's URL. Absent if the action has not run. */
    callback?: CallbackState;
};
export type ExecutedActionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An action that has run. */
    data: ExecutedAction;
};
/** Update only if the property has this version. 0 means that it must not exist yet. */
export type ExpectedVersion = number;
/** The last line of a complete stream. */
export type ExportEnd = {
    /** Records in this stream. */
    records: number;
    /** Memories in this stream. */
    memories: number;
};
/** One line of an export. It has exactly one of these fields. */
export type ExportLine = {
    /** A record with all its data. An export includes every field that has a value. */
    record?: PortableRecord;
    /** A memory with the record that it belongs to. An export includes every field that has a value. */
    memory?: PortableMemory;
    /** What an operation used on a day, elsewhere. It replaces what was imported for the same day, operation, collection, model and source; zeros remove that. */
    usage?: PortableUsage;
    /** The last line of a complete stream. */
    end?: ExportEnd;
    /** The last line of a failed stream, in the form of an error response. */
    error?: {
        [key: string]: unknown;
    };
};
export type ExportPersonRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
};
export type ExportRequest = {
    /** Groups of conditions. Each group has its own `logic`. */
    groups?: FilterGroups;
    /**
     * Whether all groups must match, or any one of them.
     * @default and
     */
    logic?: "and" | "or";
    /** A filter on property values. It uses an index and costs nothing. */
    filterByProperty?: PropertyFilter;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /**
     * Whether the export begins with the usage of the organization by day. Needs the permission `analytics:read`; not with `Accept: text/csv` or `after`.
     * @default false
     */
    includeUsage?: boolean;
    /** Resume after this line: its `recordId` and, for a memory, its `memoryId` and `timestamp`. */
    after?: {
        /** ID of a record (one person, company or other entity). */
        recordId: RecordId;
        /** ID of a memory. */
        memoryId?: MemoryId;
        /** A time in ISO 8601 format. */
        timestamp?: Timestamp;
    };
};
export type ExportWebhookDeadLettersQuery = {
    /** Only dead letters of this subscription or destination. */
    subscription_id?: string;
    /** Only dead letters of this event type. */
    event_type?: WebhookEventType;
    /** Only dead letters with this reason. */
    reason?: WebhookDeadLetterReason;
    /** Only dead letters that were replayed, or only those that were not. */
    replayed?: boolean;
    /** Only dead letters created at or after this time. */
    since?: Timestamp;
    /** Only dead letters created before this time. */
    until?: Timestamp;
    /** Only what belongs to this customer. */
    customer?: WebhookCustomerUid;
};
/** A result of an external source or a chunk of a document. */
export type ExternalResult = {
    /** Where the result is from. */
    origin: "external" | "project";
    /** Name of the external source or of the project. */
    source: string;
    /** The text, at most 20,000 characters. */
    content: string;
    /** From 0 to 1: 1 if it is the first result of all lists that answered, less for each rank below (reciprocal rank fusion). Comparable only within one response. */
    score: number;
    /** The score that the source gave, if it gives one. */
    sourceScore?: number;
    /** The place in a document, for a chunk. */
    document?: {
        /** ID of the document within its project. */
        documentId: DocumentId;
        /** The title. */
        title: string;
        /** ID of the project. */
        projectId: ProjectId;
        /** Where the chunk begins in the text of the document, in UTF-16 code units. */
        start: number;
        /** Where the chunk ends. */
        end: number;
        /** The page, for PDF, or the slide, for PowerPoint. */
        page?: number;
        /** The headings above the chunk, outermost first. Empty if there are none. */
        headings: ChunkHeadings;
        /** A JSON object of up to 8 kB. Returned unchanged. */
        metadata: Metadata;
    };
};
export type ExternalSearchRequest = {
    /** The question or the words. */
    query: string;
    /**
     * The maximum number of results.
     * @default 10
     */
    limit?: number;
    /** Only these external sources. By default, all enabled ones, at most 20. */
    sources?: SourceName[];
    /**
     * Whether to search your projects too.
     * @default true
     */
    includeProjects?: boolean;
    /** Name of the project, exactly as it was created. */
    project?: ProjectName;
    /** ID of the project. */
    projectId?: ProjectId;
};
export type ExternalSearchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The results, best first. */
    results: ExternalResult[];
    /** How each external source answered. */
    sources: SourceReport[];
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type ExternalSource = {
    /** ID of the source. */
    id: string;
    /** Name of the source. */
    name: SourceName;
    /** The kind of source. */
    kind: "http";
    /** The URL. */
    url: string;
    /** The HTTP method. */
    method: "GET" | "POST";
    /** The names of the headers. Their values are not returned. */
    headerNames: string[];
    /** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
    secretState?: SecretState;
    /** The template of the body or the query string. */
    queryTemplate: string;
    /** Path to the list of results in the response, such as `data.hits`. Empty if the response is the list. */
    resultPath: ResultPath;
    /** Path to the text in a result, such as `document.text`. Empty if each result is a text. */
    contentPath: ContentPath;
    /** Path to the score in a result. Results are ordered by it, the highest first. By default, the order of the response counts. */
    scorePath?: ScorePath;
    /** How long the source may take, in milliseconds. */
    timeoutMs: number;
    /** Whether searches call the source. */
    enabled: boolean;
    /** Increases with each change. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
export type ExternalSourceList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The sources of this page. */
    data: ExternalSource[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type ExternalSourceResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The source as it is stored. */
    data: ExternalSource;
};
export type ExternalTestRequest = {
    /** Name of the source. */
    name: SourceName;
    /**
     * The query to send.
     * @default test
     */
    query?: string;
};
export type ExternalTestResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The result of the test. */
    data: {
        /** Whether every step passed. */
        ok: boolean;
        /** The steps in order, up to the first that failed. */
        steps: TestStep[];
        /** The first results as they were read, at most 3. */
        sample: {
            /** The text, at most 500 characters. */
            content: string;
            /** The score that the source gave. */
            score?: number;
        }[];
    };
};
export type ExtractedProperty = {
    /** The display name of the property. */
    propertyName: string;
    /** The extracted value. */
    value: unknown;
    /** Whether the value was stored. If not, `reason` says why. */
    stored: boolean;
    /** Why the value was not stored. `low_confidence`: its confidence is below `minConfidence`; it waits as a suggestion (`suggestions.accept`). `caller_value_kept`: a caller set the current value, and this one is less certain. `older_than_current`: the current value has a later timestamp, or this one is more than a day in the future. `unchanged`: the property already has the value. `list_full`: the list would exceed 256 kB. `review_required`: the property is reviewed `always`, so the value waits as a suggestion. Absent if it was stored. */
    reason?: "low_confidence" | "caller_value_kept" | "older_than_current" | "unchanged" | "list_full" | "review_required";
    /** The value that the property has instead. Absent if the extracted value was stored or the property has no value. */
    current?: CurrentValue;
    /** The value that this one replaced. Absent if there was none. */
    previousValue?: unknown;
    /** ID of the collection that defines the property. */
    collectionId: string;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** Why the text does not state the value, or does not state it of the record. The value is not stored, however high its confidence. */
    doubt?: Doubt;
    /** The part of the content that supports a value. Offsets count UTF-16 code units. */
    evidence: Evidence;
    /** What extracted the value: the offline engine or a language model. */
    engine: "offline" | "model";
};
/** An error response. */
export type Failure = {
    /** Always false in a failure. */
    success: false;
    /** The error code, for programs. */
    error: "validation_error" | "model_not_configured" | "authentication_error" | "payment_required" | "permission_error" | "not_found_error" | "conflict_error" | "rate_limit_error" | "server_error";
    /** What is wrong, where, and how to fix it. */
    message: string;
    /** The fields of the request that are wrong, up to 20. The path `provider` stands for what a language model or data provider answered. */
    details?: ErrorDetail[];
    /** Present if a language model or data provider answered with a status that caused the failure. */
    provider?: {
        /** Its HTTP status. */
        status: number;
        /** Its message. Absent for language models, which can repeat the prompt or the key. */
        message?: string;
    };
} & {
    [key: string]: unknown;
};
export type FieldChange = {
    /** The name of the field. */
    field: string;
    /** A text or the options. Absent if there was no value before. */
    from?: unknown;
    /** A text or the options. Absent if there is no value now. */
    to?: unknown;
};
export type FilterByPropertyRequest = {
    /** The conditions on property values. */
    conditions: PropertyCondition[];
    /**
     * Whether all conditions must match, or any one of them.
     * @default and
     */
    logic?: "and" | "or";
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /**
     * The maximum number of records on a page.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type FilterByPropertyResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The records of this page. */
    data: FilteredRecord[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** Groups of conditions. Each group has its own `logic`. */
export type FilterGroups = PropertyFilter[];
export type FilteredRecord = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The entity type of the record. */
    type: string;
    /** All identity keys of the record. */
    keys: IdentityKey[];
    /** All properties of the record by name. Of several with one name, the value that matches the filter. */
    properties: {
        [key: string]: unknown;
    };
    /** The values that conditions of the filter match, each with its collection. Absent if conditions match the lack of a value only. */
    matched?: MatchedValues;
};
/** A value that changed because memories were deleted or restored. */
export type FollowedValue = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** The display name of the property. */
    propertyName: string;
    /** The name of the property in code. */
    systemName: string;
    /** Absent if no collection defines the property. */
    collectionId?: string;
    /** The value now. Absent if it was removed. */
    value?: unknown;
    /** The value before. Absent if there was none. */
    previousValue?: unknown;
};
export type FunctionCall = {
    /** ID of the call. */
    id: string;
    /** Always `function`. */
    type: "function";
    /** The function that the model calls. */
    function: CalledFunction;
};
/** A function that the model can call. */
export type FunctionDefinition = {
    /** The name that the model calls it by. */
    name: string;
    /** What it does and when to call it. */
    description?: string;
    /** JSON Schema of the arguments, an object. At most 32 kB. No arguments if absent. */
    parameters?: {
        [key: string]: unknown;
    };
    /** Accepted for compatibility with OpenAI. Arguments are always checked to be a JSON object. */
    strict?: boolean;
};
export type FunctionTool = {
    /** Always `function`. */
    type: "function";
    /** A function that the model can call. */
    function: FunctionDefinition;
};
/** Records to import, with the provider's field names. */
export type GatewayImportRequest = {
    /** What the records are. */
    kind: "people" | "organizations" | "news";
    /** The records. */
    records: {
        [key: string]: unknown;
    }[];
    /** Fields that must exist, such as those that columns of a file are mapped to. If one does not, nothing is imported. Without it, a record can have other fields, which are only stored. */
    fields?: string[];
};
/** Where the progress of the import is. */
export type GatewayImportResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event, for `events get` and `events wait`. */
    eventId: string;
};
/** A company, as the provider returns it. */
export type GatewayOrganizationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A company as the provider has it. It can have more fields. */
    organization: ProviderOrganization;
} & {
    [key: string]: unknown;
};
export type GetAgentDefinitionQuery = {
    /** The number of an earlier version. By default, the current one. */
    version?: number;
};
export type GetCollectionHistoryQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** `full` returns each complete version. `diff` returns what each version changed; the first version adds everything. */
    mode?: "full" | "diff";
};
export type GetEventDetailsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only items with this outcome. */
    outcome?: "pending" | "succeeded" | "failed";
};
export type GetGuidelineSectionQuery = {
    /** The slug of the section, from the structure. */
    slug?: SectionSlug;
    /** The heading of the section, without its `#`. Case does not matter. */
    header?: SectionHeader;
};
export type GetWebhookMetricsQuery = {
    /** How far back to look. Waiting deliveries are counted whatever their age. */
    hours?: number;
};
export type GetWebhookStatisticsQuery = {
    /** Only deliveries of this subscription or destination. */
    subscription_id?: string;
    /** Only what belongs to this customer. */
    customer?: WebhookCustomerUid;
    /** The number of hours, including the current one. Defaults to 24. */
    hours?: number;
};
export type GrantCreditsRequest = {
    /** The number of credits to add. A negative number removes credits. */
    credits?: number;
    /** The prepaid balance to add, in USD, with up to 8 decimal places. */
    usd?: string;
    /** The ID of a captured ledger entry whose amount is returned to the prepaid balance. A charge is refunded once. */
    refundOf?: string;
    /**
     * Whether to change the balance of the live data or of the test data.
     * @default true
     */
    livemode?: boolean;
    /** The reason for the grant, kept in the audit log. */
    reason?: string;
};
/** A guideline without its text. */
export type Guideline = {
    /** ID of the guideline. */
    id: string;
    /** The display name. */
    name: string;
    /** What the guideline is about. */
    description?: string;
    /** Labels to filter by. */
    tags: string[];
    /** Whether agents should always have this guideline in their context. */
    alwaysOn: boolean;
    /** Words in a message for which agents should read this guideline. */
    triggerKeywords: string[];
    /** The length of the text, in UTF-16 code units. */
    characters: number;
    /** The estimated number of tokens of the text, rounded up. */
    tokens: number;
    /** The number of the current version. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
/** A file of a guideline, without its content. */
export type GuidelineAttachment = {
    /** ID of the attachment. */
    id: string;
    /** ID of the guideline. */
    guidelineId: string;
    /** The file name. */
    name: string;
    /** What the file is for. */
    type: "script" | "template" | "reference" | "config" | "data" | "schema" | "prompt" | "image";
    /** What the file contains. */
    description?: string;
    /** The media type, determined from the bytes. `text/plain` for any text, and `application/octet-stream` if it is unknown. */
    mimeType: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 of the content, in hex. */
    sha256: string;
    /** Who attached the file: `key:<id>` or `internal`. */
    actor: string;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
};
/** A file of a guideline with its content, which is either `text` or `contentBase64`. */
export type GuidelineAttachmentContent = {
    /** ID of the attachment. */
    id: string;
    /** ID of the guideline. */
    guidelineId: string;
    /** The file name. */
    name: string;
    /** What the file is for. */
    type: "script" | "template" | "reference" | "config" | "data" | "schema" | "prompt" | "image";
    /** What the file contains. */
    description?: string;
    /** The media type, determined from the bytes. `text/plain` for any text, and `application/octet-stream` if it is unknown. */
    mimeType: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 of the content, in hex. */
    sha256: string;
    /** Who attached the file: `key:<id>` or `internal`. */
    actor: string;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** The content, if it is UTF-8 text. */
    text?: string;
    /** The content in base64, if it is not text. */
    contentBase64?: string;
};
export type GuidelineAttachmentContentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A file of a guideline with its content, which is either `text` or `contentBase64`. */
    data: GuidelineAttachmentContent;
};
export type GuidelineAttachmentList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The attachments of this page. */
    data: GuidelineAttachment[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type GuidelineAttachmentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A file of a guideline, without its content. */
    data: GuidelineAttachment;
};
/** A message, and what it has to select. */
export type GuidelineCase = {
    /** What the agent is asked to do. */
    message: string;
    /** Guidelines that have to be selected, by name or ID. An empty list means that none may be selected, apart from those that are always on. */
    expect?: string[];
    /** Guidelines that must not be selected, by name or ID. */
    reject?: string[];
} & ({
    /** Guidelines that have to be selected, by name or ID. An empty list means that none may be selected, apart from those that are always on. */
    expect: string[];
} | {
    /** Guidelines that must not be selected, by name or ID. */
    reject: string[];
});
/** What a message selected. */
export type GuidelineCaseResult = {
    /** The message. */
    message: string;
    /** Whether it selected what was expected. */
    passed: boolean;
    /** Names of expected guidelines that were not selected. */
    missing: string[];
    /** Names of guidelines that were selected and rejected, or of all that were selected if none was expected. */
    unexpected: string[];
    /** The selected guidelines, most important first. */
    selected: TestedGuideline[];
};
/**
 * `auto` adds all guidelines if they fit `guidelineTokens`, and otherwise those that apply to the prompt and its context, with a directory of all, from which the model can read more. `none` adds none, and a list of IDs adds these.
 * @default none
 */
export type GuidelineChoice = ("auto" | "none") | string[];
/** The difference between two versions of a guideline. */
export type GuidelineDiff = {
    /** ID of the guideline. */
    id: string;
    /** The number of the older version. */
    from: number;
    /** The number of the newer version. */
    to: number;
    /** The difference of the texts as a unified diff, with three lines of context. Empty if they are equal. */
    diff: string;
    /** The number of lines that only the newer text has. */
    addedLines: number;
    /** The number of lines that only the older text has. */
    removedLines: number;
    /** Other fields that changed. */
    fields: ("name" | "description" | "tags" | "alwaysOn" | "triggerKeywords")[];
};
export type GuidelineDiffResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The difference between two versions of a guideline. */
    data: GuidelineDiff;
};
/** A guideline with its text. */
export type GuidelineDocument = {
    /** ID of the guideline. */
    id: string;
    /** The display name. */
    name: string;
    /** What the guideline is about. */
    description?: string;
    /** Labels to filter by. */
    tags: string[];
    /** Whether agents should always have this guideline in their context. */
    alwaysOn: boolean;
    /** Words in a message for which agents should read this guideline. */
    triggerKeywords: string[];
    /** The length of the text, in UTF-16 code units. */
    characters: number;
    /** The estimated number of tokens of the text, rounded up. */
    tokens: number;
    /** The number of the current version. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
    /** The text in Markdown. */
    value: string;
};
export type GuidelineDocumentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A guideline with its text. */
    data: GuidelineDocument;
};
/** A guideline that is not stored. */
export type GuidelineDraft = {
    /** How the result names it. Its place, such as `draft_2`, if absent. */
    id?: string;
    /** The display name. */
    name: string;
    /** The text in Markdown. */
    value: string;
    /** What the guideline is about. */
    description?: string;
    /** Labels to filter by. */
    tags?: string[];
    /**
     * Whether it is selected for every message.
     * @default false
     */
    alwaysOn?: boolean;
    /** Words in a message that select it. */
    triggerKeywords?: string[];
};
export type GuidelineList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The guidelines of this page. */
    data: Guideline[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** Why a guideline was selected. */
export type GuidelineReason = {
    /** What selected it: the request, `alwaysOn`, a trigger keyword, its name, words of a section, the meaning of a section, or the language model. */
    by: "requested" | "always_on" | "keyword" | "name" | "words" | "meaning" | "model";
    /** The keyword, or the words of the message. */
    words?: string[];
    /** The heading of the section. */
    section?: string;
    /** The reason of the model. */
    text?: string;
};
export type GuidelineResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A guideline without its text. */
    data: Guideline;
};
/** A section of a guideline. */
export type GuidelineSection = {
    /** Identifies the section in this version: the heading in lowercase with hyphens, with a number if it occurs again. */
    slug: string;
    /** The heading without its Markdown. Cut after 500 characters. */
    title: string;
    /** The rank of the heading. 1 is the highest. */
    depth: number;
    /** Where the section begins in the text, in UTF-16 code units. */
    start: number;
    /** Where the section ends in the text. The character at this position is not part of it. */
    end: number;
    /** The length of the section with its subsections, in UTF-16 code units. */
    characters: number;
    /** The estimated number of tokens of the section, rounded up. */
    tokens: number;
    /** Changes if the text of the section changes. */
    hash: string;
    /** The subsections. */
    children: GuidelineSection[];
};
export type GuidelineSectionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A section with its text. */
    data: GuidelineSectionText;
};
/** A section with its text. */
export type GuidelineSectionText = {
    /** ID of the guideline. */
    id: string;
    /** The version that the section is from. */
    version: number;
    /** Identifies the section in this version: the heading in lowercase with hyphens, with a number if it occurs again. */
    slug: string;
    /** The heading without its Markdown. Cut after 500 characters. */
    title: string;
    /** The rank of the heading. 1 is the highest. */
    depth: number;
    /** Where the section begins in the text, in UTF-16 code units. */
    start: number;
    /** Where the section ends in the text. The character at this position is not part of it. */
    end: number;
    /** The length of the section with its subsections, in UTF-16 code units. */
    characters: number;
    /** The estimated number of tokens of the section, rounded up. */
    tokens: number;
    /** Changes if the text of the section changes. */
    hash: string;
    /** The text of the section, with its heading and its subsections. */
    content: string;
};
/** The sections of a guideline. */
export type GuidelineStructure = {
    /** ID of the guideline. */
    id: string;
    /** The version that has this structure. */
    version: number;
    /** The length of the text, in UTF-16 code units. */
    characters: number;
    /** The estimated number of tokens of the text, rounded up. */
    tokens: number;
    /** The sections that are not part of another, in order. */
    sections: GuidelineSection[];
};
export type GuidelineStructureResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The sections of a guideline. */
    data: GuidelineStructure;
};
/** Only guidelines with all of these tags are added by `auto`, listed, found or read. */
export type GuidelineTags = string[];
/** What the messages selected. */
export type GuidelineTest = {
    /** Whether all cases passed. */
    passed: boolean;
    /** The number of cases that did not pass. */
    failed: number;
    /** The cases, in the order of the request. */
    results: GuidelineCaseResult[];
    /** The credits of the test. */
    creditsCharged: number;
};
/**
 * The maximum number of tokens of the guidelines that `auto` adds, with their directory.
 * @default 6000
 */
export type GuidelineTokens = number;
export type GuidelineVersion = {
    /** The number of the version. */
    version: number;
    /** The display name in this version. */
    name: string;
    /** The length of the text, in UTF-16 code units. */
    characters: number;
    /** A time in ISO 8601 format. */
    at: Timestamp;
    /** Who created the version: `key:<id>` or `internal`. */
    actor: string;
    /** The reason for the change. */
    note?: string;
};
/** A version of a guideline with its text. */
export type GuidelineVersionDocument = {
    /** The number of the version. */
    version: number;
    /** The display name in this version. */
    name: string;
    /** The length of the text, in UTF-16 code units. */
    characters: number;
    /** A time in ISO 8601 format. */
    at: Timestamp;
    /** Who created the version: `key:<id>` or `internal`. */
    actor: string;
    /** The reason for the change. */
    note?: string;
    /** What the guideline was about. */
    description?: string;
    /** Labels to filter by. */
    tags: string[];
    /** Whether agents should always have had this guideline in their context. */
    alwaysOn: boolean;
    /** Words in a message for which agents should have read this guideline. */
    triggerKeywords: string[];
    /** The text in Markdown. */
    value: string;
};
export type GuidelineVersionList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The versions of the guideline, newest first. */
    data: GuidelineVersion[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type GuidelineVersionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A version of a guideline with its text. */
    data: GuidelineVersionDocument;
};
export type Health = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The state of the process. */
    data: {
        /** Always `ok`. */
        status: "ok";
        /** The version of the server. */
        version: string;
        /** Seconds since the process started. */
        uptimeSeconds: number;
    };
};
export type IdentityKey = {
    /** `email`, `websiteUrl`, `phoneNumber`, or the name of a custom key. */
    name: KeyName;
    /** In responses, the normalized value that records are found by. */
    value: string;
};
/** The identity keys that records of this type usually have. For information only: other keys are allowed. */
export type IdentityKeyNames = string[];
/**
 * What to return if no record has the identity key or ID: `error` is a `not_found_error`, `empty` an empty result, which costs nothing.
 * @default error
 */
export type IfUnknown = "error" | "empty";
export type ImportRequest = {
    /** The `record` objects of the lines of an export. */
    records?: PortableRecord[];
    /** The `memory` objects of the lines of an export. */
    memories?: PortableMemory[];
    /** The `usage` objects of the lines of an export. */
    usage?: PortableUsage[];
};
export type ImportResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was stored. */
    data: {
        /** Credits that the call cost. */
        creditsCharged: number;
        /** The records that the lines are about. */
        records: {
            /** Records that were created. */
            created: number;
            /** Records that existed. */
            known: number;
        };
        /** The property values of the lines. */
        properties: {
            /** Values that were added. */
            added: number;
            /** Existing data that was left as it is, including removed properties. */
            known: number;
        };
        /** The memories of the lines. */
        memories: {
            /** Memories that were stored. */
            stored: number;
            /** Memories that the records already had. */
            duplicates: number;
        };
        /** The usage of the lines. Present if the request has some. */
        usage?: {
            /** Usage that was added, replaced or removed. */
            changed: number;
            /** Usage that was left as it is: imported before, or the organization's own. */
            known: number;
        };
        /** What was skipped, and why. */
        problems: ErrorDetail[];
    };
};
/** The part of `totals` that came with an import. It was charged elsewhere, not from this organization's credits. Absent if there is none, and for hours, since imported usage is known by day. */
export type ImportedFigures = {
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. A call can be charged in several parts. */
    charges: number;
    /** Credits charged elsewhere. */
    credits: number;
    /** Tokens that language models read, where they were charged by tokens. */
    inputTokens: number;
    /** Tokens that language models wrote, where they were charged by tokens. */
    outputTokens: number;
};
/** Only notes of this workspace collection. */
export type InWorkspace = string;
/** A document to read. Pass either content or contentBase64. */
export type IngestDocument = {
    /** Your ID of the document, unique in the project. A document with this ID is replaced. By default, a new one is assigned. */
    id?: string;
    /** The title. It is searched with the text. */
    title: string;
    /** The text, for text, markdown, html and csv. */
    content?: string;
    /** The file in base64. At most 20 MB when decoded. */
    contentBase64?: string;
    /** The format of the content. It must match the bytes. `csv` is text with commas, semicolons or tabs. */
    mimeType: DocumentType;
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata?: Metadata;
};
export type IngestRequest = {
    /** Name of the project. It is created if it does not exist. Pass either project or projectId. */
    project?: string;
    /** ID of the project. */
    projectId?: ProjectId;
    /** The documents, at most 32 MB together. */
    documents: IngestDocument[];
};
export type IngestResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event that shows the progress, for `GET /api/v1/events/{id}`. */
    eventId: string;
    /** ID of the project. */
    projectId: ProjectId;
};
/** The balance or the credits do not cover the call. */
export type InsufficientBalance = {
    /** Always false in a failure. */
    success: false;
    /** The error code, for programs. */
    error: "payment_required";
    /** What is wrong, and how to fix it. */
    message: string;
    /** The price of the call in USD, or its credits. */
    required: string | number;
    /** The available balance in USD, or the credits left. */
    balance: string | number;
    /** The currency. Absent for credits. */
    currency?: "USD";
    /** Set if the prepaid balance does not cover the call. Absent for credits. */
    reason?: "insufficient_balance";
};
/** An invited member. */
export type Invitation = {
    /** ID of the member. */
    id: string;
    /** `person`: somebody with an email address. `agent`: registered itself. `service`: a program that a key was created for. */
    kind: MemberKind;
    /** The name of the member. Until a person gives a name, the email address. */
    name: string;
    /** The email address of a person. */
    email?: string;
    /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
    role: Role;
    /** `invited` until the invitation is accepted, then `active`. */
    status: MemberStatus;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** The last use of a key of the member, to the minute. Absent if there was none. */
    lastActiveAt?: Timestamp;
    /** The time until which the invitation can be accepted. */
    invitationExpiresAt?: Timestamp;
    /** The link that accepts the invitation. Shown only once, and only if the server sends no mail. */
    link?: string;
};
export type InvitationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An invited member. */
    data: Invitation;
};
export type InviteMembersRequest = {
    /** Email addresses of the people to invite, up to 50. Case is ignored. */
    emails: string[];
    /**
     * The role that they get, at most your own.
     * @default member
     */
    role?: Role;
};
export type InviteMembersResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What happened with each email address. */
    data: {
        /** The people who were invited. */
        invited: Invitation[];
        /** Email addresses of members. */
        alreadyMembers: string[];
        /** Email addresses with an invitation that can still be accepted. Send it again with `resend`. */
        alreadyInvited: string[];
    };
};
/** Whether GPS coordinates in the EXIF and XMP data of an image are kept. By default, they are removed before the image is stored. */
export type KeepLocation = boolean;
/** An event that was sent, as it is kept. */
export type KeptWebhookEvent = {
    /** ID of the event. */
    id: string;
    /** The type of the event. */
    type: string;
    /** The API version of the payload. */
    api_version: string;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** The payload. Null once it was deleted. */
    data: {
        /** The subject of the event. */
        object: {
            [key: string]: unknown;
        };
        /** The previous values of changed fields. */
        previous_attributes?: {
            [key: string]: unknown;
        };
    } | null;
    /** When the payload was deleted, `webhookPayloadDays` of the organization after its last delivery. Absent while it is kept. */
    payload_deleted_at?: Timestamp;
    /** True for live data, false for test data. */
    livemode: boolean;
    /** The customer that the event was published for. Absent without one. */
    customer?: string;
    /** The time from which the event is no longer delivered. Absent without one. */
    expires_at?: Timestamp;
    /** The trace that the event belongs to. */
    trace_id?: string;
    /** What became of it for each subscription that wanted it. Returned by `webhooks.events`; not delivered. */
    recipients?: WebhookRecipients;
};
/** An API key, without its secret part. */
export type Key = {
    /** ID of the key. */
    id: string;
    /** ID of the member that the key belongs to. */
    memberId: string;
    /** The name of the key. */
    name: string;
    /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
    role: Role;
    /** The permissions that the key is limited to. If empty, it has all permissions of its role. */
    scopes: string[];
    /** True for live data, false for test data. */
    livemode: boolean;
    /** The first 16 characters of the key, which identify it. */
    prefix: string;
    /** The last 4 characters of the key. */
    last4: string;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    lastUsedAt?: Timestamp;
    /** A time in ISO 8601 format. */
    expiresAt?: Timestamp;
    /** A time in ISO 8601 format. */
    revokedAt?: Timestamp;
};
export type KeyList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The keys of this page. */
    data: Key[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** `email`, `websiteUrl`, `phoneNumber`, or the name of a custom key. */
export type KeyName = string;
export type KeyResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An API key, without its secret part. */
    data: Key;
};
export type KeysBatchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The records with all their keys, in the order of the request. */
    data: RecordKeys[];
};
export type KeysResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A record with its identity keys. */
    data: RecordKeys;
};
export type KeysUpdate = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** The keys to add to the record. */
    keys: IdentityKey[];
    /**
     * Move the key if another record has it.
     * @default false
     */
    move?: boolean;
};
export type LanguageModel = {
    /** The ID that calls name. */
    id: string;
    /** Always `model`. */
    object: "model";
    /** Always 0. It is part of the format. */
    created: number;
    /** The provider of the model. */
    owned_by: "openai" | "anthropic" | "openai-compatible";
    /** The name of the model at its provider. */
    name: string;
};
/** The balance of the account next to the sum of its ledger. */
export type LedgerVerificationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The balance of the account next to the sum of its ledger. */
    data: {
        /** Whether they agree. */
        isConsistent: boolean;
        /** Entries of the ledger. */
        entries: number;
        /** The balance of the account. */
        account: {
            /** What can be spent. */
            available: string;
            /** What is reserved. */
            held: string;
        };
        /** The sum of the ledger. */
        ledger: {
            /** What can be spent. */
            available: string;
            /** What is reserved. */
            held: string;
        };
    };
};
export type ListAgentRunsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only runs with this status. */
    status?: ResponseStatus;
};
export type ListAgentsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListApiKeysQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListAuditQuery = {
    /** Only changes by this actor: `key:<id>`, `member:<id>`, `internal` or `operator`. */
    actor?: string;
    /** Only this action, or with `key.*` all actions on keys. */
    action?: string;
    /** Only changes of the object with this ID. */
    target?: string;
    /** Only entries from this time on. */
    since?: Timestamp;
    /** Only entries before this time. */
    until?: Timestamp;
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListCollectionsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only collections for this entity type. */
    entityType?: EntityType;
};
export type ListDeletionsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only deletions of this record, or of memories that all belong to it. */
    recordId?: RecordId;
    /** Only deletions with this status. */
    status?: DeletionStatus;
};
export type ListDestinationDeliveryLogsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only deliveries with this status. */
    status?: WebhookDeliveryStatus;
    /** Only deliveries of this event type. */
    eventType?: WebhookEventType;
    /** Only deliveries created at or after this time. */
    since?: Timestamp;
    /** Only deliveries created before this time. */
    until?: Timestamp;
    /** Only deliveries of events with this trace ID. */
    traceId?: WebhookTraceId;
};
export type ListDestinationLogsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListDestinationsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListEntityTypesQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only archived types, or only types that are not archived. */
    archived?: boolean;
};
export type ListEventsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only events of this type, such as `batch_memorize`. */
    type?: string;
    /** Only events with this status. */
    status?: EventStatus;
    /** Only events created at or after this time. */
    since?: Timestamp;
    /** Only events created before this time. */
    until?: Timestamp;
};
export type ListExternalRagSourcesQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListGuidelineAttachmentsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListGuidelineVersionsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListGuidelinesQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only guidelines with all of these tags, separated by commas. */
    tags?: string;
    /** Only guidelines whose name contains this text. Case does not matter. */
    name?: string;
};
export type ListKeysRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
};
export type ListMcpServersQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListMembersQuery = {
    /** Only members with this role. */
    role?: Role;
    /** Only members with this status. */
    status?: MemberStatus;
    /** Only members of this kind. */
    kind?: MemberKind;
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListNotificationsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only notifications in this state. Unread and read ones if absent. */
    state?: NotificationState;
};
export type ListPhoneDeliveriesQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only deliveries with this status. */
    status?: PhoneDeliveryStatus;
};
export type ListRagProjectsQuery = {
    /** Name of a project. The response has this project with its documents. */
    project?: string;
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListRecordsQuery = {
    /** Only records of this entity type. */
    type?: EntityType;
    /** Only records of which each of these words begins a word of the name or of a key, in any case: `da f` finds Dana Fox. At most 1,000 of them. */
    called?: string;
    /** Only records with a memory at or after this time. */
    since?: Timestamp;
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListSuggestionsQuery = {
    /** Only suggestions with this status. */
    status?: "open" | "accepted" | "dismissed" | "all";
    /** Only suggestions for this record. */
    recordId?: SuggestionRecordId;
    /** Only suggestions from this memory. */
    memoryId?: MemoryId;
    /** Only suggestions for properties of this collection. */
    collectionId?: string;
    /** Only suggestions for properties with this name, system name or alias. */
    propertyName?: string;
    /** Only suggestions for this reason. */
    reason?: SuggestionReason;
    /** Only suggestions with at least this confidence. */
    minConfidence?: number;
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListSuppressionsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListWalletTransactionsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only entries of this kind. */
    kind?: WalletEntryKind;
};
export type ListWebhookCustomersQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only customers whose uid or name contains this text, in any case. */
    search?: string;
    /** Only customers with these metadata, each as `key:value`. */
    metadata?: string[];
};
export type ListWebhookDeadLettersQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only dead letters of this subscription or destination. */
    subscription_id?: string;
    /** Only dead letters of this event type. */
    event_type?: WebhookEventType;
    /** Only dead letters with this reason. */
    reason?: WebhookDeadLetterReason;
    /** Only dead letters that were replayed, or only those that were not. */
    replayed?: boolean;
    /** Only dead letters created at or after this time. */
    since?: Timestamp;
    /** Only dead letters created before this time. */
    until?: Timestamp;
    /** Only what belongs to this customer. */
    customer?: WebhookCustomerUid;
};
export type ListWebhookDeliveriesQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only deliveries with this status. */
    status?: WebhookDeliveryStatus;
    /** Only deliveries of this event type. */
    event_type?: WebhookEventType;
    /** Only deliveries created at or after this time. */
    since?: Timestamp;
    /** Only deliveries created before this time. */
    until?: Timestamp;
    /** Only deliveries of events with this trace ID. */
    trace_id?: WebhookTraceId;
};
export type ListWebhookEventTypeVersionsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListWebhookEventsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only events of this type. */
    type?: string;
    /** Only events created at or after this time. */
    since?: Timestamp;
    /** Only events created before this time. */
    until?: Timestamp;
    /** Only what belongs to this customer. */
    customer?: WebhookCustomerUid;
};
export type ListWebhookSourceEventsQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only deliveries with this status. */
    status?: WebhookSourceEventStatus;
};
export type ListWebhookSourcesQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type ListWebhooksQuery = {
    /** The maximum number of items on a page. */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only the subscription with this `uid`. */
    uid?: string;
    /** Only what belongs to this customer. */
    customer?: WebhookCustomerUid;
    /** Only subscriptions in this state: that of the circuit of an enabled one, or `disabled`. */
    state?: "closed" | "open" | "half_open" | "disabled";
    /** Only subscriptions of which no attempt has succeeded since this time or before, although attempts were made. */
    failing_since?: Timestamp;
};
export type ListedRecord = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The entity type of the record. */
    type: string;
    /** All identity keys of the record. */
    keys: IdentityKey[];
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** The memory that was said last. Absent if the record has none. */
    lastMemory?: {
        /** ID of a memory. */
        memoryId: MemoryId;
        /** Its first 300 characters. `GET /api/v1/memory/{id}` returns all of it. */
        text: string;
        /** Who said it, in a conversation. */
        speaker?: string;
        /** A time in ISO 8601 format. */
        timestamp: Timestamp;
    };
};
/** The values that conditions of the filter match, each with its collection. Absent if conditions match the lack of a value only. */
export type MatchedValues = {
    /** The display name of the property. */
    propertyName: string;
    /** The name of the property in code. */
    systemName: string;
    /** The value. */
    value: unknown;
    /** Absent if no collection defines the property. */
    collectionId?: string;
    /** The display name of the collection. */
    collectionName?: string;
}[];
/** A server that offers tools over the Model Context Protocol. */
export type McpServer = {
    /** ID of the MCP server. */
    id: string;
    /** The first part of the names of its tools. */
    slug: string;
    /** The display name. */
    name: string;
    /** The URL of its endpoint. For keys that may not change it, only its origin: the rest can contain a token. */
    url: string;
    /** Always `http`. */
    transport: "http";
    /** The names of the headers that are sent. Their values are never returned. */
    headerNames: string[];
    /** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
    secretState?: SecretState;
    /** Whether models can call its tools. */
    enabled: boolean;
    /** `connected`: the last listing of its tools succeeded. `failed`: it did not; see `statusReason`. `unchecked`: it was never called, because it is disabled. */
    status: "connected" | "failed" | "unchecked";
    /** Why the last listing failed. */
    statusReason?: string;
    /** A time in ISO 8601 format. */
    checkedAt?: Timestamp;
    /** What the server says about itself. Absent before it was reached. */
    serverInfo?: McpServerInfo;
    /** The version of the protocol that it was last called with. */
    protocolVersion?: string;
    /** Its tools, by name. */
    tools: McpTool[];
    /** The number of the current version. Every change of the server or its tools adds one. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
export type McpServerCheck = {
    /** `address`: whether the URL may be called. `connection`: whether an MCP server answers. `tools`: whether its tools can be listed. */
    name: "address" | "connection" | "tools";
    /** Whether the check passed. */
    passed: boolean;
    /** What was found, and what to do if it failed. */
    message: string;
};
/** Headers that are sent with each request, such as `Authorization`. The values are stored encrypted and never returned. Headers of HTTP and MCP themselves cannot be set. */
export type McpServerHeaders = {
    [key: string]: string;
};
/** What the server says about itself. Absent before it was reached. */
export type McpServerInfo = {
    /** Its name. */
    name: string;
    /** Its version. */
    version: string;
};
export type McpServerList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The servers of this page, oldest first. */
    data: McpServer[];
    /** Pass it as `cursor` for the next page. Absent on the last page. */
    nextCursor?: string;
};
/** The display name, one line. */
export type McpServerName = string;
/** MCP servers of the organization, each by ID or slug. The model can call their enabled tools, which run on the server. Each call costs 1 credit. */
export type McpServerReferences = string[];
export type McpServerResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A server that offers tools over the Model Context Protocol. */
    data: McpServer;
    /** Listed tools that cannot be used, such as those with an input schema of more than 32 kB. Absent if there are none. */
    skipped?: SkippedMcpTools;
};
/** What the checks found. */
export type McpServerTest = {
    /** Whether the service may call the URL. */
    allowed: boolean;
    /** Why it may not be called or could not be reached. */
    reason?: string;
    /** The public addresses of the host. */
    resolved: string[];
    /** Whether an MCP server answered. Absent if the URL may not be called. */
    reachable?: boolean;
    /** How long connecting and listing the tools took, in milliseconds. */
    latencyMs?: number;
    /** What the server says about itself. Absent before it was reached. */
    serverInfo?: McpServerInfo;
    /** The number of usable tools. */
    toolCount?: number;
    /** Each check in order, up to the first one that failed. */
    checks: McpServerCheck[];
};
export type McpServerTestResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What the checks found. */
    data: McpServerTest;
};
/** The URL of the Streamable HTTP endpoint. In live mode it must use https, unless the operator allows the host. */
export type McpServerUrl = string;
export type McpTool = {
    /** The name of the tool on its server. */
    name: string;
    /** The name that models call it by: the slug of the server, `__` and the name, with at most 64 characters. Steps of responses name it so. */
    callName: string;
    /** The name for people. */
    title?: string;
    /** The description for models, as the server wrote it. Empty if there is none. */
    description: string;
    /** JSON Schema of the arguments. */
    inputSchema: {
        [key: string]: unknown;
    };
    /** Whether models can call the tool. */
    enabled: boolean;
    /** Whether the tool is held because its description or input schema changed. It cannot be called until the change is approved. */
    needsReview: boolean;
    /** What was approved before. Only on a tool that needs a review. */
    approved?: McpToolDefinition;
};
export type McpToolChange = {
    /** The name of the tool on its server, without the slug. */
    name: string;
    /** Whether models can call the tool. */
    enabled?: boolean;
    /** Approves the description and the input schema as they are now, so that a held tool can be called again. */
    approved?: true;
};
/** What was approved before. Only on a tool that needs a review. */
export type McpToolDefinition = {
    /** The description for models. */
    description: string;
    /** JSON Schema of the arguments. */
    inputSchema: {
        [key: string]: unknown;
    };
};
export type MeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The account of the key. */
    data: {
        /** The organization that the key belongs to. */
        organization: {
            /** ID of the organization. */
            id: string;
            /** The name of the organization. */
            name: string;
        };
        /** The key of this call. */
        key: {
            /** ID of the key. */
            id: string;
            /** The first 16 characters of the key, which identify it. */
            prefix: string;
            /** The last 4 characters of the key. */
            last4: string;
            /** True for live data, false for test data. */
            livemode: boolean;
        };
        /** The member that the key belongs to. */
        member: {
            /** ID of the member. */
            id: string;
            /** The name of the member. */
            name: string;
            /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
            role: Role;
        };
        /** What the key may do, by the role of the member, the scopes of the key, and whether it is a live key. */
        permissions: Permission[];
        /** The plan with its limits. */
        plan: {
            /** The plan of the organization, which sets its limits. */
            name: PlanName;
            /** Calls allowed in a minute. */
            maxApiCallsPerMinute: number;
            /** Calls allowed in a calendar month. */
            maxApiCallsPerMonth: number;
            /** Emails of invitations and notifications allowed in a day (UTC). */
            maxMailsPerDay: number;
            /** Requests to models allowed in a day (UTC), of calls and of background work, for live and test data together. */
            maxModelCallsPerDay: number;
            /** Tokens that models may read and write in a day (UTC), for live and test data together. */
            maxModelTokensPerDay: number;
            /** Days that webhooks may be kept. */
            maxWebhookRetentionDays: number;
            /** The optional features that the plan includes. */
            features: string[];
        };
        /** Credits left. */
        credits: number;
        /** Open suggestions of extracted values (`suggestions list`). Absent if the key may not read memories. */
        suggestions?: number;
    };
};
/** A file that was stored as a memory, without its content. */
export type Media = {
    /** ID of the memory of the file. */
    id: string;
    /** ID of its record. Absent if it has none. */
    recordId?: string;
    /** What the file is. */
    kind: MediaKind;
    /** The file name. */
    name: string;
    /** The media type, determined from the bytes. */
    mimeType: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 of the content as it is stored, in hex. */
    sha256: string;
    /** The caption that was sent. Absent if there is none. */
    caption?: string;
    /** What the vision model sees in the image. Absent if there is none. */
    description?: string;
    /** The transcript that was sent, or that of the speech model. Absent if there is none. */
    transcript?: string;
    /** Who made the transcript. Absent if there is none. */
    transcribedBy?: "caller" | "model";
    /** The width of an image in pixels. Absent for other files, and if the server cannot read images. */
    width?: number;
    /** The height of an image in pixels. Absent for other files, and if the server cannot read images. */
    height?: number;
    /** The number of pages of a PDF. Absent for other files. */
    pages?: number;
    /** Its labels. */
    tags: string[];
    /** A time in ISO 8601 format. */
    timestamp: Timestamp;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** Where the content can be downloaded, with an API key. */
    url: string;
    /** Where the thumbnail can be downloaded, with an API key. Absent if there is none. */
    thumbnailUrl?: string;
};
/** Whether the server can do something. */
export type MediaCapability = {
    /** Whether it is on. */
    available: boolean;
    /** Why it is on or off. */
    reason: string;
    /** The settings to set, or to correct, to turn it on. Empty if it is on. */
    settings: string[];
};
/** What the file shows or says, in your words. */
export type MediaCaption = string;
/** A file with its content. */
export type MediaContent = {
    /** ID of the memory of the file. */
    id: string;
    /** The file name. */
    name: string;
    /** The media type. */
    mimeType: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 of the content, in hex. */
    sha256: string;
    /** The content in base64. */
    contentBase64: string;
};
export type MediaContentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A file with its content. */
    data: MediaContent;
};
/** A place that matches the query. */
export type MediaHighlight = {
    /** Where it is. `text` is the text of a PDF. */
    field: "caption" | "description" | "transcript" | "text";
    /** The page of a PDF, from 1. Absent for other fields. */
    page?: number;
    /** When the part is said, in seconds from the beginning: the last time in the transcript before it, in WebVTT, in SubRip or in brackets. Absent for other fields, and if the transcript gives no time. */
    time?: number;
    /** The part of the field around the words that match. */
    text: string;
    /** Where the part begins in the field, or in the text of the page, in UTF-16 code units. */
    start: number;
    /** Where the part ends in the field, or in the text of the page, in UTF-16 code units. */
    end: number;
};
/** What the file is. */
export type MediaKind = "image" | "audio" | "pdf";
/** The file name, without a path. Defaults to the kind of the file, such as `image.png`. */
export type MediaName = string;
/** A file that matches. */
export type MediaResult = {
    /** A file that was stored as a memory, without its content. */
    media: Media;
    /** How likely it is what the query asks for. Absent without a query. */
    score?: number;
    /** Words of the query that occur in it. Absent without a query. */
    matched?: string[];
    /** The places that match, best first. Absent without a query. */
    highlights?: MediaHighlight[];
};
/** Only media with this timestamp or a later one. */
export type MediaSince = string;
export type MediaStatusResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What the server can do with media. */
    data: {
        /** Whether the server can do something. */
        vision: MediaCapability;
        /** Whether the server can do something. */
        speech: MediaCapability;
        /** Whether the server can do something. */
        thumbnails: MediaCapability;
        /** Whether the server can do something. */
        pdfText: MediaCapability;
        /** Whether the server can do something. */
        storage: MediaCapability;
        /** Which files are accepted. */
        limits: {
            /** The largest file in bytes. */
            maxBytes: number;
            /** The largest image in pixels. */
            maxPixels: number;
            /** The accepted media types. */
            mimeTypes: string[];
        };
    };
};
/** When the file was made. Defaults to the date in the EXIF data of an image, otherwise to the time of the call. */
export type MediaTimestamp = string;
/** What is said in audio, or written in an image. With a transcript, audio is not transcribed. */
export type MediaTranscript = string;
/** Only media with this timestamp or an earlier one. */
export type MediaUntil = string;
/** What could not be done. Absent if there is nothing. */
export type MediaWarnings = {
    /** `description_failed` and `transcription_failed`: the model failed, so the file was stored without its text, at a lower price. `no_words`: no query can find the file, because nothing is written about it. `meaning_unavailable`: the embedding model did not respond, so only words were searched. */
    code: "description_failed" | "transcription_failed" | "no_words" | "meaning_unavailable";
    /** What is missing, and how to fix it. */
    message: string;
}[];
/** A member of the organization. */
export type Member = {
    /** ID of the member. */
    id: string;
    /** `person`: somebody with an email address. `agent`: registered itself. `service`: a program that a key was created for. */
    kind: MemberKind;
    /** The name of the member. Until a person gives a name, the email address. */
    name: string;
    /** The email address of a person. */
    email?: string;
    /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
    role: Role;
    /** `invited` until the invitation is accepted, then `active`. */
    status: MemberStatus;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** The last use of a key of the member, to the minute. Absent if there was none. */
    lastActiveAt?: Timestamp;
    /** The time until which the invitation can be accepted. */
    invitationExpiresAt?: Timestamp;
};
/** `person`: somebody with an email address. `agent`: registered itself. `service`: a program that a key was created for. */
export type MemberKind = "person" | "agent" | "service";
export type MemberList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The members of this page. */
    data: Member[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type MemberResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A member of the organization. */
    data: Member;
};
/** `invited` until the invitation is accepted, then `active`. */
export type MemberStatus = "invited" | "active";
export type MemorizeConversationResponse = ConversationStored | ConversationAccepted;
/** Name the record by one or more identity keys, or by none. Keys that the record does not have yet are added to it. */
export type MemorizeMediaRequest = {
    /** The file name, without a path. Defaults to the kind of the file, such as `image.png`. */
    name?: MediaName;
    /** The content in base64. At most 20 MiB when decoded. */
    contentBase64: string;
    /** What the file shows or says, in your words. */
    caption?: MediaCaption;
    /** What is said in audio, or written in an image. With a transcript, audio is not transcribed. */
    transcript?: MediaTranscript;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** When the file was made. Defaults to the date in the EXIF data of an image, otherwise to the time of the call. */
    timestamp?: MediaTimestamp;
    /** Whether GPS coordinates in the EXIF and XMP data of an image are kept. By default, they are removed before the image is stored. */
    keepLocation?: KeepLocation;
    /** Whether the configured models describe an image or transcribe audio. Defaults to true. */
    analyze?: AnalyzeMedia;
};
export type MemorizeMediaResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was stored. */
    data: {
        /** A file that was stored as a memory, without its content. */
        media: Media;
        /** True if the file was stored before, and nothing was stored now. Absent otherwise. */
        duplicate?: boolean;
        /** True if GPS coordinates were removed from the image. Absent otherwise. */
        locationRemoved?: boolean;
        /** Credits that the call cost. */
        creditsCharged: number;
    };
    /** What could not be done. Absent if there is nothing. */
    warnings?: MediaWarnings;
};
/** Name the record by one or more identity keys. Keys that the record does not have yet are added to it. */
export type MemorizeRequest = {
    /** The text to store, up to 200 kB. Must not be blank. */
    content: Content;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Extract into these collections only. Defaults to all collections that apply to the record's type. */
    collectionIds?: string[];
    /** Extract into these collections only, by name or slug. */
    collectionNames?: string[];
    /** ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces. */
    actionId?: string;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** Who said it, in a conversation. */
    speaker?: string;
    /** The conversation that the content belongs to. Its turns are kept in the order they arrive. */
    sessionId?: string;
    /** For a turn in the words of another turn of the record: the number of turns with these words before it in its session. Without it, the same words are a duplicate. Requires `sessionId`. */
    occurrence?: number;
    /** Whether recall, digests and answers find it. With `false` it is kept word for word, such as the calls of tools in a conversation: listed by `POST /api/v1/recall` with `searchable: false`, exported and deleted with its record. Nothing is extracted from it. Defaults to true. */
    searchable?: boolean;
    /** When it was said or happened. Can be in the past. Defaults to the time of the call. */
    timestamp?: string;
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata?: Metadata;
    /** Whether to extract properties. `later` means after the response; the event `memory.extracted` has the outcome. Defaults to true. */
    extract?: boolean | "later";
    /** Additional instructions for the language model. Returns an error if there is none. */
    extractionPrompt?: string;
    /** The maximum number of values to return, the most certain ones first. */
    maxProperties?: number;
    /** The confidence that a value needs to be stored, from 0 to 1. A less certain value is returned as a suggestion. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE`, or 0.9. */
    minConfidence?: number;
} & ({
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
} | {
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email: Email;
} | {
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl: WebsiteUrl;
} | {
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber: PhoneNumber;
} | {
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName: CustomKeyName;
});
export type MemorizeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was stored and extracted. */
    data: Memorized;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** What was stored and extracted. */
export type Memorized = {
    /** Credits that the call cost. */
    creditsCharged: number;
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** The stored memory, or the one that the content repeats. */
    memories: {
        /** ID of a memory. */
        id: MemoryId;
        /** The text of the memory. */
        content: string;
    }[];
    /** The extracted values with their evidence, stored or not. */
    properties: ExtractedProperty[];
    /** True if the record already had this content; nothing was stored or charged. */
    duplicate?: boolean;
};
export type Memory = {
    /** ID of a memory. */
    memoryId: MemoryId;
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** The text of the memory. */
    content: string;
    /** The part of `content` that answers the query: complete sentences, at most 600 characters. A longer sentence is cut. Absent without a query. */
    passage?: Passage;
    /** The previous turn of the conversation, by another speaker. Present with a query, if the memory is a turn of at most 120 characters, such as "Yes, the 15th." */
    inReplyTo?: PreviousTurn;
    /** The record that the memory belongs to. Absent if the request names one record. */
    record?: RecordLabel;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    timestamp: Timestamp;
    /** Who said it, in a conversation. */
    speaker?: string;
    /** ID of the workspace collection that the note belongs to. */
    actionId?: string;
    /** The conversation that the memory belongs to. */
    sessionId?: string;
    /** The labels of the memory. */
    tags: string[];
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata: Metadata;
    /** Rises with each edit. */
    version: number;
    /** What a language model read in it. Searches find it by these too. Absent without any. */
    facts?: MemoryFacts;
    /** Present only with a query. */
    score?: number;
    /** Later values that replaced something this memory says, newest first. Absent if everything it says is current. */
    supersededBy?: SupersedingValue[];
};
/** A memory with its history. */
export type MemoryDetails = {
    /** ID of a memory. */
    memoryId: MemoryId;
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The memory as it is now. Absent if it is deleted. */
    memory?: Memory;
    /** What edits changed, newest first: the last 200. `POST /api/v1/memory/property-history` has all of them. Empty if the memory is deleted. */
    edits: MemoryEdit[];
    /** The property values that this memory stated, newest first: the last 200. A value that only an earlier version of it stated is listed too. */
    values: StatedValue[];
    /** The earlier values that those of this memory replaced, newest first. */
    supersedes: SupersededValue[];
    /** Present if the memory is deleted and can be restored. */
    deletion?: {
        /** The deletion to cancel with `POST /api/v1/memory/cancel-deletion`. */
        deletionId: DeletionId;
        /** A time in ISO 8601 format. */
        deletedAt: Timestamp;
        /** A time in ISO 8601 format. */
        recoverableUntil: Timestamp;
    };
};
export type MemoryDetailsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A memory with its history. */
    data: MemoryDetails;
};
export type MemoryEdit = {
    /** The version of the memory after the edit. */
    version: number;
    /** What was edited. */
    field: "content" | "tags" | "metadata" | "timestamp";
    /** What it was before. */
    from: unknown;
    /** What it was after. */
    to: unknown;
    /** `key:<id>` of the key that made the edit, or `internal`. */
    actor: string;
    /** The reason that the caller gave. */
    reason?: string;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
/** A fact of a memory. */
export type MemoryFact = {
    /** A sentence that can be understood alone. */
    text: string;
    /** The words that state it. */
    evidence: {
        /** Where they begin in the content. */
        start: number;
        /** Where they end. */
        end: number;
        /** The words. */
        text: string;
    };
};
/** What a language model read in it. Searches find it by these too. Absent without any. */
export type MemoryFacts = MemoryFact[];
/** ID of a memory. */
export type MemoryId = string;
export type MemoryReportResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The usage of a range, and what is stored now. */
    data: {
        /** The beginning of the first step. */
        from: string;
        /** The end of the last step. */
        to: string;
        /** The length of a step. */
        granularity: "hour" | "day" | "month";
        /** What the groups are. */
        groupBy: "operation" | "key" | "collection" | "model" | "day";
        /** The usage of the range. */
        totals: UsageFigures;
        /** The usage of the range of the same length that ends where this one begins. */
        previous: PreviousFigures;
        /** The part of `totals` that came with an import. It was charged elsewhere, not from this organization's credits. Absent if there is none, and for hours, since imported usage is known by day. */
        imported?: ImportedFigures;
        /** The usage of each step, oldest first, zeros included. */
        series: UsageStep[];
        /** The groups with the most credits, then the most calls; days in their order. */
        groups: UsageGroup[];
        /** What is stored now. Deleted data is not counted. */
        stored: {
            /** Memories of all records. */
            memories: number;
            /** Records of all types. */
            records: number;
        };
    };
};
export type MergeRecordsRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** The record to merge and remove, named by one or more identity keys. */
    from: {
        /** ID of a record (one person, company or other entity). */
        recordId?: RecordId;
        /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
        email?: Email;
        /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
        websiteUrl?: WebsiteUrl;
        /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
        phoneNumber?: PhoneNumber;
        /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
        customKeyName?: CustomKeyName;
        /** Value of the identity key that `customKeyName` names. */
        customKeyValue?: CustomKeyValue;
        /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
        type?: EntityType;
    };
};
export type MergeRecordsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was merged. */
    data: {
        /** ID of a record (one person, company or other entity). */
        recordId: RecordId;
        /** ID of a record (one person, company or other entity). */
        mergedRecordId: RecordId;
        /** Identity keys that were moved. */
        keys: number;
        /** Memories that were moved. */
        memories: number;
        /** What was merged from `from`, as current data or history. */
        properties: number;
        /** Memories of `from` that the other record already had. */
        duplicates: number;
    };
};
/** A JSON object of up to 8 kB. Returned unchanged. */
export type Metadata = {
    [key: string]: unknown;
};
/** Only documents whose metadata has these fields with these values. A range is an object with `gt`, `gte`, `lt` or `lte`, all numbers, or all texts such as ISO dates. */
export type MetadataFilter = {
    [key: string]: unknown;
};
export type ModelCheck = {
    /** ID of the language model, or `embedding`. */
    model: string;
    /** The provider of the model. */
    provider: string;
    /** The name of the model at its provider. */
    name: string;
    /** What was checked. Extraction and answers need `structured_output`; prompts with tools, responses and agents need `tools`. */
    check: "chat" | "structured_output" | "tools" | "embeddings";
    /** Whether it works. */
    passed: boolean;
    /** How long the check took. */
    seconds: number;
    /** Tokens that the model read. Absent if it failed. */
    inputTokens?: number;
    /** Tokens that the model wrote. Absent if it failed. */
    outputTokens?: number;
    /** What the check cost at the prices in `MODELS_FILE`, in USD. Absent if the model has no prices. */
    costUsd?: string;
    /** The length of the vectors. Only of `embeddings`. */
    dimensions?: number;
    /** The server by the signs in its answers, such as `Ollama`, and what is adapted to it. Absent if there is no sign. */
    shape?: string;
    /** What failed, and what to change. Absent if it passed. */
    problem?: string;
};
/** ID of a language model. If absent, the model `default`, or the first one if none has that ID. */
export type ModelId = string;
export type ModelList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** Always `list`. */
    object: "list";
    /** The models. A call that names none uses `default`, or the first one. */
    data: LanguageModel[];
};
export type ModelResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The ID that calls name. */
    id: string;
    /** Always `model`. */
    object: "model";
    /** Always 0. It is part of the format. */
    created: number;
    /** The provider of the model. */
    owned_by: "openai" | "anthropic" | "openai-compatible";
    /** The name of the model at its provider. */
    name: string;
};
/** What works. */
export type ModelTest = {
    /** Whether all checks passed. */
    passed: boolean;
    /** How long the test took. */
    seconds: number;
    /** The checks, model by model. */
    checks: ModelCheck[];
    /** The credits of the test. */
    creditsCharged: number;
};
export type NewNotificationAction = {
    /** ID of the action, unique in the notification. */
    id: ActionId;
    /** `link` opens a URL, `callback` calls a URL, and `dismiss` dismisses the notification. */
    type: ActionType;
    /** The text of the button. */
    label: string;
    /** The URL to open or to call. Required for `link` and `callback`. The URL of a callback is stored encrypted and never shown; in live mode it must use https. */
    url?: string;
};
/** What recipients can do. */
export type NewNotificationActions = NewNotificationAction[];
export type NewWebhookEvent = {
    /** Your own ID of the event, which is sent once: `evt_` and a ULID, or any other text, for which an `evt_` ID is generated. Generated if absent. */
    id?: string;
    /** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
    type: WebhookEventType;
    /** The subject of the event. Sent as `data.object`. */
    data: {
        [key: string]: unknown;
    };
    /** Your own ID of a customer, not personal data. It is in the paths of calls, and so in logs. The customer is created when it is first used. */
    customer?: WebhookCustomerUid;
    /** Ordered subscriptions receive events with the same key one after the other. Not sent. */
    ordering_key?: string;
    /** The time from which the event is no longer delivered, and no retry is planned. A delivery that has not succeeded by then becomes a dead letter with the reason `expired`. Defaults to never. Not sent. */
    expires_at?: Timestamp;
    /** Seconds until the event expires, up to 3,024,000 (35 days), instead of `expires_at`. */
    expires_in?: number;
    /** The previous values of changed fields, for receivers that need them. */
    previous_attributes?: {
        [key: string]: unknown;
    };
};
/** The filters. `organization_ids` is required. */
export type NewsSearchRequest = {
    /** IDs of the companies. */
    organization_ids?: string[];
    /** Categories of events, such as hires, investment or contract. */
    categories?: string[];
    /** A range of days, both included. */
    published_at?: DateRange;
    /**
     * The page.
     * @default 1
     */
    page?: number;
    /**
     * The number of results on a page.
     * @default 10
     */
    per_page?: number;
};
/** A page of news articles, as the provider returns it. */
export type NewsSearchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The page, and how many results there are. The counts are absent if more than 1,000 people or companies follow the page. */
    pagination?: ProviderPagination;
    /** The articles on this page. */
    news_articles: ({
        /** ID of the article. */
        id: string;
        /** URL of the article. */
        url?: string | null;
        /** Title. */
        title?: string | null;
        /** Day of publication. */
        published_at?: string | null;
    } & {
        [key: string]: unknown;
    })[];
} & {
    [key: string]: unknown;
};
/** A notification as a recipient sees it. */
export type Notification = {
    /** ID of the notification. */
    id: string;
    /** The title. */
    title: string;
    /** The text. */
    body: string;
    /** How urgent the notification is. */
    priority: NotificationPriority;
    /** What the recipient did with the notification. */
    state: NotificationState;
    /** Who sent it: the ID of a member, `internal` for a caller with the internal key, or `system` for alerts of the server. */
    sender: string;
    /** What you can do. */
    actions: NotificationAction[];
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    readAt?: Timestamp;
    /** A time in ISO 8601 format. */
    dismissedAt?: Timestamp;
};
/** What a recipient can do. */
export type NotificationAction = {
    /** ID of the action. */
    id: string;
    /** `link` opens a URL, `callback` calls a URL, and `dismiss` dismisses the notification. */
    type: ActionType;
    /** The text of the button. */
    label: string;
    /** The URL to open. Only for `link`. */
    url?: string;
    /** A time in ISO 8601 format. */
    executedAt?: Timestamp;
    /** ID of the member that ran it first. Absent if nobody did. */
    executedBy?: string;
    /** The state of the call to a callback's URL. Absent if the action has not run. */
    callback?: CallbackState;
};
/** The text. */
export type NotificationBody = string;
export type NotificationList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The notifications of this page, newest first. */
    data: Notification[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** How urgent the notification is. */
export type NotificationPriority = "normal" | "urgent";
export type NotificationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A notification as a recipient sees it. */
    data: Notification;
};
/** What the recipient did with the notification. */
export type NotificationState = "unread" | "read" | "dismissed";
/** The title, one line. The email begins with it. */
export type NotificationTitle = string;
/** A range of numbers, both ends included. */
export type NumberRange = {
    /** The smallest number. */
    min?: number;
    /** The largest number. */
    max?: number;
};
/** An organization with its plan and credits. */
export type Organization = {
    /** ID of the organization. */
    id: string;
    /** The name of the organization. */
    name: string;
    /** The plan of the organization, which sets its limits. */
    plan: PlanName;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** The time since which the organization is suspended. Absent if it is not. */
    suspendedAt?: Timestamp;
    /** When the organization ends for good, after `keepsake-server organizations delete`. Absent unless it is being deleted. */
    deletesAt?: Timestamp;
    /** The credits left. */
    credits: {
        /** Credits of the live data. */
        live: number;
        /** Credits of the test data. */
        test: number;
    };
};
/** What identifies a company. */
export type OrganizationIdentity = {
    /** Domain. */
    domain?: string;
    /** URL of the LinkedIn page. */
    linkedin_url?: string;
    /** Name. */
    name?: string;
    /** Website. */
    website?: string;
};
export type OrganizationList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The organizations of this page. */
    data: Organization[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** Name of the organization, 1 to 100 characters. */
export type OrganizationName = string;
export type OrganizationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An organization with its plan and credits. */
    data: Organization;
};
/** The companies, as `details` or as `domains`. */
export type OrganizationsBulkMatchRequest = {
    /** The companies. */
    details?: OrganizationIdentity[];
    /** Domains of the companies. */
    domains?: string[];
};
/** The companies that were found, as the provider returns them. */
export type OrganizationsBulkMatchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** Always `success`. */
    status?: string;
    /** Companies that were not found. */
    missing_records?: number;
    /** The companies in the order of the request, null where none was found. */
    organizations: (ProviderOrganization | null)[];
} & {
    [key: string]: unknown;
};
/** The filters. All of them must match; within one, any value may. */
export type OrganizationsSearchRequest = {
    /** Domains, without www and @. */
    q_organization_domains_list?: string[];
    /** Ranges of the number of employees, as `min,max`. */
    organization_num_employees_ranges?: string[];
    /** Where the headquarters is: a city, a state or a country, or several joined with commas. */
    organization_locations?: string[];
    /** Where the headquarters is not. */
    organization_not_locations?: string[];
    /** A range of numbers, both ends included. */
    revenue_range?: NumberRange;
    /** Companies that use any of these technologies. */
    currently_using_any_of_technology_uids?: string[];
    /** Keywords of the company. */
    q_organization_keyword_tags?: string[];
    /** Words of the name. */
    q_organization_name?: string;
    /** IDs of companies. */
    organization_ids?: string[];
    /** A range of numbers, both ends included. */
    latest_funding_amount_range?: NumberRange;
    /** A range of numbers, both ends included. */
    total_funding_range?: NumberRange;
    /** A range of days, both included. */
    latest_funding_date_range?: DateRange;
    /** Titles of open positions of the employer. */
    q_organization_job_titles?: string[];
    /** Locations of open positions of the employer. */
    organization_job_locations?: string[];
    /** A range of numbers, both ends included. */
    organization_num_jobs_range?: NumberRange;
    /** A range of days, both included. */
    organization_job_posted_at_range?: DateRange;
    /**
     * The page.
     * @default 1
     */
    page?: number;
    /**
     * The number of results on a page.
     * @default 10
     */
    per_page?: number;
};
/** A page of companies, as the provider returns it. */
export type OrganizationsSearchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The page, and how many results there are. The counts are absent if more than 1,000 people or companies follow the page. */
    pagination?: ProviderPagination;
    /** The companies on this page. */
    organizations: ProviderOrganization[];
} & {
    [key: string]: unknown;
};
/** The organization of a key. */
export type OwnOrganization = {
    /** ID of the organization. */
    id: string;
    /** The name of the organization. */
    name: string;
    /** The plan of the organization, which sets its limits. */
    plan: PlanName;
    /** The limits of the plan, for live and for test data each. */
    limits: {
        /** Calls allowed in a minute. */
        maxApiCallsPerMinute: number;
        /** Calls allowed in a calendar month. */
        maxApiCallsPerMonth: number;
        /** Emails of invitations and notifications allowed in a day (UTC). */
        maxMailsPerDay: number;
        /** Requests to models allowed in a day (UTC), of calls and of background work, for live and test data together. */
        maxModelCallsPerDay: number;
        /** Tokens that models may read and write in a day (UTC), for live and test data together. */
        maxModelTokensPerDay: number;
        /** Days that webhooks may be kept. */
        maxWebhookRetentionDays: number;
    };
    /** The features that the plan includes. */
    features: string[];
    /** Days that payloads of webhooks are kept: the data of events, and what receivers answered. */
    webhookPayloadDays: number;
    /** Days that events, deliveries and attempts are listed, with or without their payloads. */
    webhookMetadataDays: number;
    /** True if the key accesses live data, false for test data. */
    livemode: boolean;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
};
export type OwnOrganizationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The organization of a key. */
    data: OwnOrganization;
    /** Present after a change that deletes data. */
    warning?: string;
};
/** The part of `content` that answers the query: complete sentences, at most 600 characters. A longer sentence is cut. Absent without a query. */
export type Passage = {
    /** Where the text starts in `content`, in UTF-16 code units. */
    start: number;
    /** Where the text ends in `content`, in UTF-16 code units. */
    end: number;
    /** The text of the passage. */
    text: string;
};
export type PaymentFailure = {
    /** Always false in a failure. */
    success: false;
    /** The error code, for programs. */
    error: "payment_required";
    /** What is wrong, and how to fix it. */
    message: string;
    /** Credits that the call costs. */
    required: number;
    /** Credits left. */
    balance: number;
};
/** What identifies the people, and what to reveal. */
export type PeopleBulkMatchRequest = {
    /** The people. */
    details: PersonIdentity[];
    /**
     * The lowest `likelihood` of a person to return. Below it, the response has null.
     * @default 1
     */
    min_likelihood?: number;
    /**
     * Passed to the provider. The local provider ignores it.
     * @default false
     */
    run_waterfall_email?: boolean;
    /**
     * Passed to the provider. The local provider ignores it.
     * @default false
     */
    run_waterfall_phone?: boolean;
    /**
     * Whether to return personal email addresses. Never for people in the EU, the EEA, Switzerland or the UK.
     * @default false
     */
    reveal_personal_emails?: boolean;
    /**
     * Whether to post phone numbers to `webhook_url`.
     * @default false
     */
    reveal_phone_number?: boolean;
    /** The URL that receives phone numbers. For live data, https. */
    webhook_url?: string;
};
/** The people that were found, as the provider returns them. */
export type PeopleBulkMatchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** Always `success`. */
    status?: string;
    /** People in the request. */
    total_requested_enrichments?: number;
    /** Different people that were found. */
    unique_enriched_records?: number;
    /** People that were not found. */
    missing_records?: number;
    /** The people in the order of the request, null where nobody was found. */
    matches: (ProviderPerson | null)[];
} & {
    [key: string]: unknown;
};
/** The filters. All of them must match; within one, any value may. Filters also accept the provider's other spellings, such as `person_titles[]` and `revenue_range[min]`. */
export type PeopleSearchRequest = {
    /** Job titles. A title matches if it contains all words of one of these. */
    person_titles?: string[];
    /**
     * Whether titles may have more words. If false, a title must be equal.
     * @default true
     */
    include_similar_titles?: boolean;
    /** Words that the name, title, headline, location or employer contain, all of them. */
    q_keywords?: string;
    /** Where the person lives: a city, a state or a country, or several joined with commas. */
    person_locations?: string[];
    /** Levels of seniority. */
    person_seniorities?: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
    /** Where the headquarters of the employer is. */
    organization_locations?: string[];
    /** Domains of current or previous employers, without www and @. */
    q_organization_domains_list?: string[];
    /** States of the email address. */
    contact_email_status?: ("verified" | "unverified" | "likely to engage" | "unavailable")[];
    /** IDs of employers. */
    organization_ids?: string[];
    /** Ranges of the number of employees of the employer, as `min,max`. */
    organization_num_employees_ranges?: string[];
    /** A range of numbers, both ends included. */
    revenue_range?: NumberRange;
    /** Employers that use all of these technologies. */
    currently_using_all_of_technology_uids?: string[];
    /** Companies that use any of these technologies. */
    currently_using_any_of_technology_uids?: string[];
    /** Employers that use none of these technologies. */
    currently_not_using_any_of_technology_uids?: string[];
    /** Titles of open positions of the employer. */
    q_organization_job_titles?: string[];
    /** Locations of open positions of the employer. */
    organization_job_locations?: string[];
    /** A range of numbers, both ends included. */
    organization_num_jobs_range?: NumberRange;
    /** A range of days, both included. */
    organization_job_posted_at_range?: DateRange;
    /**
     * The page.
     * @default 1
     */
    page?: number;
    /**
     * The number of results on a page.
     * @default 10
     */
    per_page?: number;
};
/** A page of people, as the provider returns it. */
export type PeopleSearchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** People on all pages. Absent if they were not counted, because more than 1,000 follow this page: read pages until one has fewer people than `per_page`. */
    total_entries?: number;
    /** The page, and how many results there are. The counts are absent if more than 1,000 people or companies follow the page. */
    pagination?: ProviderPagination;
    /** The people on this page. */
    people: ({
        /** ID at the provider. */
        id: string;
        /** First name. */
        first_name?: string | null;
        /** First and last letters of the last name. */
        last_name_obfuscated?: string | null;
        /** Job title. */
        title?: string | null;
    } & {
        [key: string]: unknown;
    })[];
} & {
    [key: string]: unknown;
};
/** A permission of a role. */
export type Permission = "memory:read" | "memory:write" | "collections:read" | "collections:write" | "entity-types:read" | "entity-types:write" | "guidelines:read" | "guidelines:write" | "multimodal:read" | "multimodal:write" | "models:read" | "prompts:run" | "agents:read" | "agents:write" | "retrieval:read" | "retrieval:write" | "retrieval:configure" | "events:read" | "events:write" | "webhooks:read" | "webhooks:write" | "webhooks:publish" | "notifications:read" | "notifications:respond" | "notifications:send" | "notifications:broadcast" | "notifications:configure" | "gateway:read" | "gateway:write" | "wallet:read" | "mcps:read" | "mcps:write" | "mcps:call" | "account:read" | "organizations:read" | "organizations:write" | "members:read" | "members:write" | "keys:read" | "keys:write" | "audit:read" | "analytics:read";
/** The last line of a complete stream, with the count of each kind of line. */
export type PersonEnd = {
    /** Always 1. */
    record: number;
    /** Memories. */
    memory: number;
    /** Rows that can still be restored. */
    deleted: number;
    /** Images, audio and PDFs. */
    media: number;
    /** People of the local data provider. */
    profile: number;
    /** Events that webhooks and streams get. */
    sent: number;
    /** Events that inbound sources have accepted. */
    received: number;
};
/** What identifies a person. */
export type PersonIdentity = {
    /** First name. */
    first_name?: string;
    /** Last name. */
    last_name?: string;
    /** Full name, in any order. */
    name?: string;
    /** Email address. */
    email?: string;
    /** MD5 or SHA-256 of the email address in lower case, as hexadecimal digits. */
    hashed_email?: string;
    /** Name of the employer. */
    organization_name?: string;
    /** Domain or website of the employer. */
    domain?: string;
    /** ID of the person at the provider. */
    id?: string;
    /** URL of the LinkedIn profile. */
    linkedin_url?: string;
};
/** One line of the export of a person. It has exactly one of these fields. */
export type PersonLine = {
    /** A record with all its data. An export includes every field that has a value. */
    record?: PortableRecord;
    /** A memory with the record that it belongs to. An export includes every field that has a value. */
    memory?: PortableMemory;
    /** A deleted row that can still be restored: `deletionId`, `recoverableUntil`, the table in `source`, and the `row`. */
    deleted?: {
        [key: string]: unknown;
    };
    /** An image, audio or PDF with its name, caption, description, transcript, tags and timestamp, and its bytes in `contentBase64`. */
    media?: {
        [key: string]: unknown;
    };
    /** The person in the local data provider. */
    profile?: {
        [key: string]: unknown;
    };
    /** An event that webhooks and streams get: `id`, `type`, `createdAt` and `data`. */
    sent?: {
        [key: string]: unknown;
    };
    /** An event that an inbound source has accepted: `id`, `sourceId`, `type`, `receivedAt` and `payload`. */
    received?: {
        [key: string]: unknown;
    };
    /** The last line of a complete stream, with the count of each kind of line. */
    end?: PersonEnd;
    /** The last line of a failed stream, in the form of an error response. */
    error?: {
        [key: string]: unknown;
    };
};
/** What identifies the person, and what to reveal. */
export type PersonMatchRequest = {
    /** First name. */
    first_name?: string;
    /** Last name. */
    last_name?: string;
    /** Full name, in any order. */
    name?: string;
    /** Email address. */
    email?: string;
    /** MD5 or SHA-256 of the email address in lower case, as hexadecimal digits. */
    hashed_email?: string;
    /** Name of the employer. */
    organization_name?: string;
    /** Domain or website of the employer. */
    domain?: string;
    /** ID of the person at the provider. */
    id?: string;
    /** URL of the LinkedIn profile. */
    linkedin_url?: string;
    /**
     * The lowest `likelihood` of a person to return. Below it, the response has null.
     * @default 1
     */
    min_likelihood?: number;
    /**
     * Passed to the provider. The local provider ignores it.
     * @default false
     */
    run_waterfall_email?: boolean;
    /**
     * Passed to the provider. The local provider ignores it.
     * @default false
     */
    run_waterfall_phone?: boolean;
    /**
     * Whether to return personal email addresses. Never for people in the EU, the EEA, Switzerland or the UK.
     * @default false
     */
    reveal_personal_emails?: boolean;
    /**
     * Whether to post phone numbers to `webhook_url`.
     * @default false
     */
    reveal_phone_number?: boolean;
    /** The URL that receives phone numbers. For live data, https. */
    webhook_url?: string;
};
/** The person that was found, as the provider returns it. */
export type PersonMatchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The person, or null if nobody was found. */
    person: ProviderPerson | null;
} & {
    [key: string]: unknown;
};
/** Phone numbers that are posted to the `webhook_url` of a request. */
export type PhoneDelivery = {
    /** ID of the delivery, and its `webhook-id`. */
    id: string;
    /** `queued` waits for the first attempt, `retrying` for a later one. `succeeded`: the receiver responded with 2xx. `failed`: no attempt remains, or the URL must not be called. */
    status: PhoneDeliveryStatus;
    /** The `webhook_url`. Keys without `gateway:write` see only its origin, since it can contain a token. */
    url: string;
    /** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
    secretState?: SecretState;
    /** IDs of the people whose numbers are sent. */
    personIds: string[];
    /** How often it was tried since it was queued. */
    attempts: number;
    /** The last attempt. Absent before the first. */
    lastAttempt?: {
        /** When it was tried. */
        at: string;
        /** The status of the response. Absent if there was none. */
        responseCode?: number;
        /** Why it failed. Absent if it succeeded. */
        message?: string;
    };
    /** When the numbers were revealed. */
    createdAt: string;
};
/** A page of deliveries of phone numbers. */
export type PhoneDeliveryList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The items on this page. */
    data: PhoneDelivery[];
    /** The `cursor` of the next page. Absent on the last page. */
    nextCursor?: string;
};
/** A delivery of phone numbers. */
export type PhoneDeliveryResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** Phone numbers that are posted to the `webhook_url` of a request. */
    data: PhoneDelivery;
};
/** `queued` waits for the first attempt, `retrying` for a later one. `succeeded`: the receiver responded with 2xx. `failed`: no attempt remains, or the URL must not be called. */
export type PhoneDeliveryStatus = "queued" | "retrying" | "succeeded" | "failed";
/** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
export type PhoneNumber = string;
/** The plan of the organization, which sets its limits. */
export type PlanName = "free" | "pro" | "scale" | "unlimited";
/** One change of a property. */
export type PortableChange = {
    /** The version of the property after the change. */
    version: number;
    /** The value before. Absent if there was none. */
    from?: unknown;
    /** The value after. Absent if the property was removed. */
    to?: unknown;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** `memory:<id>` of the memory it was extracted from, or `caller`. */
    source: string;
    /** Who made the change. */
    actor: string;
    /** The evidence of the change. */
    evidence?: unknown;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
/** The change of one field of a memory by an edit. */
export type PortableEdit = {
    /** The version of the memory after the edit. */
    version: number;
    /** The field that was changed. */
    field: "content" | "tags" | "metadata" | "timestamp";
    /** The value before. */
    from: unknown;
    /** The value after. */
    to: unknown;
    /** Who made the edit. */
    actor: string;
    /** The reason that the caller gave. */
    reason?: string;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
export type PortableKey = {
    /** `email`, `websiteUrl`, `phoneNumber`, or the name of a custom key. */
    name: string;
    /** The value of the key. */
    value: string;
};
/** All identity keys of the record. */
export type PortableKeys = PortableKey[];
/** A memory with the record that it belongs to. An export includes every field that has a value. */
export type PortableMemory = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** All identity keys of the record. */
    keys?: PortableKeys;
    /** ID of a memory. */
    memoryId?: MemoryId;
    /** The text to store. Blank texts are skipped and listed in `problems`. */
    content: string;
    /** Who said it, in a conversation. */
    speaker?: string;
    /** The conversation that the memory belongs to. */
    sessionId?: string;
    /** For a turn in the words of another turn of the record: the number of turns with these words before it in its session. Requires `sessionId`. */
    occurrence?: number;
    /** Slug of the workspace collection that the note belongs to. */
    workspace?: string;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata?: Metadata;
    /** `false` if it is kept and never found. Absent if it is found. */
    searchable?: boolean;
    /** Rises with each edit. Defaults to 1. */
    version?: number;
    /** What edits changed. Absent if the memory was never edited. */
    history?: PortableEdit[];
    /** A time in ISO 8601 format. */
    timestamp?: Timestamp;
    /** A time in ISO 8601 format. */
    createdAt?: Timestamp;
};
/** A value that a memory states, or that a caller set when the property had it. */
export type PortableMention = {
    /** `memory:<id>` of the memory that states it, or `caller`. */
    source: string;
    /** The value. */
    value: unknown;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** The evidence of the value. */
    evidence?: unknown;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
/** A property with its history. A removed property has a history and no value. */
export type PortableProperty = {
    /** The display name of the property. */
    propertyName: string;
    /** Lowercase letters and digits, joined by underscores. */
    systemName: string;
    /** Slug of the collection that defines it. */
    collection?: string;
    /** The type of the value. */
    type?: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
    /** The current value. */
    value?: unknown;
    /** The version of the last change in the history. If absent, it is derived from the history. */
    version?: number;
    /** How certain the value is, from 0 to 1. */
    confidence?: number;
    /** `memory:<id>` of the memory it was extracted from, or `caller`. */
    source?: string;
    /** A time in ISO 8601 format. */
    asOf?: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt?: Timestamp;
    /** If empty, the import starts a history with the current value. */
    history: PortableChange[];
    /** Values that memories or callers stated and that changed nothing, because the property had them or a later one. When the memory behind the value is deleted, one of them can take its place. */
    mentions?: PortableMention[];
};
/** A record with all its data. An export includes every field that has a value. */
export type PortableRecord = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** All identity keys of the record. */
    keys?: PortableKeys;
    /** The properties of the record with their history. */
    properties?: PortableProperty[];
    /** A time in ISO 8601 format. */
    createdAt?: Timestamp;
};
/** What an operation used on a day, elsewhere. It replaces what was imported for the same day, operation, collection, model and source; zeros remove that. */
export type PortableUsage = {
    /** A day in UTC, from 2000-01-01 until today. */
    day: string;
    /** The name of the operation. */
    operation: string;
    /** Slug of the collection, if the charges were for one. */
    collection?: string;
    /** The language model, if the charges were by tokens. */
    model?: string;
    /** Where it comes from, to tell several imports apart. Without it, usage is left out on days when the organization has used the operation itself, so that nothing counts twice. */
    source?: string;
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. */
    charges: number;
    /** Credits charged. Requires `charges`. */
    credits: number;
    /**
     * Tokens that language models read.
     * @default 0
     */
    inputTokens?: number;
    /**
     * Tokens that language models wrote.
     * @default 0
     */
    outputTokens?: number;
};
/** The usage of the range of the same length that ends where this one begins. */
export type PreviousFigures = {
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. A call can be charged in several parts. */
    charges: number;
    /** Credits charged. */
    credits: number;
    /** Tokens that language models read, where they were charged by tokens. */
    inputTokens: number;
    /** Tokens that language models wrote, where they were charged by tokens. */
    outputTokens: number;
};
/** The previous turn of the conversation, by another speaker. Present with a query, if the memory is a turn of at most 120 characters, such as "Yes, the 15th." */
export type PreviousTurn = {
    /** ID of a memory. */
    memoryId: MemoryId;
    /** Who said it. */
    speaker?: string;
    /** What was said; of a long turn its last sentences, at most 300 characters. */
    content: string;
};
/** ID of the project. */
export type ProjectId = string;
/** Name of the project, exactly as it was created. */
export type ProjectName = string;
export type PromptDoneEvent = {
    /** Always `done`. */
    type: "done";
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** All outputs, in the order of the request. */
    outputs: PromptOutput[];
    /** The scores of the text. Present if `evaluate` was set. */
    evaluation?: Evaluation;
    /** The sum of all calls of models, including those for outputs, repairs and the judge. */
    usage: PromptUsage;
    /** The credits of the call, without those of the stored memory. */
    creditsCharged: number;
    /** ID of the model that answered. */
    model: string;
    /** Each prompt with its answer, in order. */
    steps: PromptStep[];
    /** What the first call of the model sent, in order. Present if `showInput` was set. */
    input?: PromptInput;
    /** The stored memory. Present if `memorize` was set. */
    memory?: PromptMemory;
    /** What could not be done after the model had answered. Absent if there is nothing. */
    warnings?: PromptWarnings;
};
/** One event of a stream. `event` of the server-sent event is its `type`. */
export type PromptEvent = PromptTextEvent | PromptOutputEvent | PromptDoneEvent | PromptFailedEvent;
/** The end of a stream that failed. Nothing is charged or stored. */
export type PromptFailedEvent = {
    /** Always `done`. */
    type: "done";
    /** Always false in a failure. */
    success: false;
    /** The error code, for programs. */
    error: string;
    /** What is wrong, and how to fix it. */
    message: string;
} & {
    [key: string]: unknown;
};
/** What the first call of the model sent, in order. Present if `showInput` was set. */
export type PromptInput = PromptInputMessage[];
export type PromptInputMessage = {
    /** `system`: guidelines and rules of the service. `user`: material in fences, then the prompt. */
    role: "system" | "user";
    /** The text, complete: 20 guidelines at most, each with at most 100,000 characters. */
    content: string;
};
/** The stored memory. Present if `memorize` was set. */
export type PromptMemory = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** IDs of the stored memories. */
    memoryIds: string[];
    /** Whether the record already had it. */
    duplicate: boolean;
    /** The credits of storing it. */
    creditsCharged: number;
};
export type PromptOutput = {
    /** The name of the output. */
    name: string;
    /** The value. */
    data: unknown;
};
export type PromptOutputEvent = {
    /** Always `output`. */
    type: "output";
    /** The name of the output. */
    name: string;
    /** The value. */
    data: unknown;
};
export type PromptOutputInput = {
    /** The name of the output. Each name only once. */
    name: string;
    /**
     * The type of the value. Items of an array are texts.
     * @default text
     */
    type?: "text" | "number" | "boolean" | "array" | "object";
    /** What the value is. */
    description?: string;
};
/** Give either `prompt` or `instructions`. Name a record by its ID or an identity key to add what is known about it. */
export type PromptRequest = {
    /** What the model is asked to do. */
    prompt?: string;
    /** Several prompts, sent one after the other in one conversation. The result is the answer to the last one. */
    instructions?: string[];
    /**
     * Whether to return the answer as a stream of server-sent events.
     * @default false
     */
    stream?: boolean;
    /** ID of a language model. If absent, the model `default`, or the first one if none has that ID. */
    model?: ModelId;
    /** How much the answers vary, from 0 to 2. Defaults to that of the model. */
    temperature?: number;
    /**
     * The maximum number of tokens of each answer of the model.
     * @default 4000
     */
    maxTokens?: number;
    /** Material for the prompt, such as a transcript. The system message says not to follow instructions in it. */
    context?: string;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** `auto` adds all guidelines if they fit `guidelineTokens`, and otherwise those that apply to the prompt and its context, with a directory of all, from which the model can read more. `none` adds none, and a list of IDs adds these. */
    guidelines?: GuidelineChoice;
    /** Only guidelines with all of these tags are added by `auto`, listed, found or read. */
    guidelineTags?: GuidelineTags;
    /** The maximum number of tokens of the guidelines that `auto` adds, with their directory. */
    guidelineTokens?: GuidelineTokens;
    /** Tools of the server that the model can call on its own. `memory`: search the memories of the named record. `guidelines`: find guidelines for a task, and read them. If `guidelines` is `auto` and not all guidelines fit, the model can read the others without it. Tools that your program runs are a matter of chat completions and responses. */
    tools?: ("memory" | "guidelines")[];
    /** MCP servers of the organization, each by ID or slug. The model can call their enabled tools, which run on the server. Each call costs 1 credit. */
    mcps?: McpServerReferences;
    /** Values to return as data, taken from the answer. They are asked for in one more call of the model. */
    outputs?: PromptOutputInput[];
    /** How to score the text. */
    evaluate?: EvaluateInput;
    /**
     * Whether to store the text as a memory of the named record.
     * @default false
     */
    memorize?: boolean;
    /**
     * Whether to return what the model was sent: the guidelines, what is known about the record and the material.
     * @default false
     */
    showInput?: boolean;
} & ({
    /** What the model is asked to do. */
    prompt: string;
    /** Several prompts, sent one after the other in one conversation. The result is the answer to the last one. */
    instructions?: never;
} | {
    /** Several prompts, sent one after the other in one conversation. The result is the answer to the last one. */
    instructions: string[];
    /** What the model is asked to do. */
    prompt?: never;
});
export type PromptResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The answer to the prompt or the last instruction. */
    text: string;
    /** The requested outputs, in the order of the request. */
    outputs: PromptOutput[];
    /** The scores of the text. Present if `evaluate` was set. */
    evaluation?: Evaluation;
    /** The sum of all calls of models, including those for outputs, repairs and the judge. */
    usage: PromptUsage;
    /** The credits of the call, without those of the stored memory. */
    creditsCharged: number;
    /** ID of the model that answered. A fallback can be another one than the requested one. */
    model: string;
    /** Each prompt with its answer, in order. */
    steps: PromptStep[];
    /** What the first call of the model sent, in order. Present if `showInput` was set. */
    input?: PromptInput;
    /** The stored memory. Present if `memorize` was set. */
    memory?: PromptMemory;
    /** What could not be done after the model had answered. Absent if there is nothing. */
    warnings?: PromptWarnings;
};
export type PromptStep = {
    /** The prompt. */
    prompt: string;
    /** The answer. */
    text: string;
    /** The tools that the model called, in order. */
    toolCalls: PromptToolCall[];
};
export type PromptTextEvent = {
    /** Always `text`. */
    type: "text";
    /** The next piece of the text. */
    chunk: string;
};
export type PromptToolCall = {
    /** The name of the tool. */
    name: string;
    /** The arguments in JSON as the model wrote them. */
    arguments: string;
    /** Whether the call failed. The model got the error. */
    isError: boolean;
};
/** The sum of all calls of models, including those for outputs, repairs and the judge. */
export type PromptUsage = {
    /** Tokens that models read. */
    inputTokens: number;
    /** Tokens that models wrote. */
    outputTokens: number;
    /** What the models cost at the prices in `MODELS_FILE`, in USD. Absent if a model has no prices. */
    costUsd?: string;
};
export type PromptWarning = {
    /** `not_memorized`: the text could not be stored. */
    code: "not_memorized";
    /** Why, and what to do. */
    message: string;
};
/** What could not be done after the model had answered. Absent if there is nothing. */
export type PromptWarnings = PromptWarning[];
export type PropertiesRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** What to return if no record has the identity key or ID: `error` is a `not_found_error`, `empty` an empty result, which costs nothing. */
    ifUnknown?: IfUnknown;
    /** Return only these properties, by name or system name. Defaults to all. */
    propertyNames?: string[];
    /** Return what was known at this time: what had been said or set by then. Defaults to what is known now. */
    asOf?: AsOf;
};
export type PropertiesResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The record. */
    data: {
        /** ID of the record. Absent if there is none and `ifUnknown` is `empty`. */
        recordId?: RecordId;
        /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
        displayName?: DisplayName;
        /** The entity type of the record. Absent like `recordId`. */
        type?: string;
        /** The properties of the record. */
        properties: PropertyValue[];
    };
};
/** Other names of the property in texts. Extraction reads `Spend: $120k` as the budget if the budget has the alias `Spend`, and filters and updates find the property by an alias too. An empty list clears them. */
export type PropertyAliases = string[];
export type PropertyChange = {
    /** The display name of the property. */
    propertyName: string;
    /** The name of the property in code. */
    systemName: string;
    /** Absent if no collection defines the property. */
    collectionId?: string;
    /** The version of the property after the change. */
    version: number;
    /** The value before. Null if there was none. */
    from: unknown;
    /** The value after. Null if the property was removed. */
    to: unknown;
    /** `key:<id>` of the key that made the change, or `internal`. */
    actor: string;
    /** The reason that the caller gave. */
    reason?: string;
    /** The version of the change that this change undid. */
    undoes?: number;
    /** `memory:<id>` of the memory it was extracted from, with `@<version>` if only that version of the memory said it, or `caller`. */
    source: string;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** The part of the content that supports a value. Offsets count UTF-16 code units. */
    evidence?: Evidence;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
export type PropertyCondition = {
    /** Name or system name of a property. */
    property: string;
    /** `in`, `notIn` and `between` take an array. `exists` and `notExists` take no value. `before` and `after` take a date. `gt`, `gte`, `lt`, `lte` and `between` take numbers or dates. `notEquals`, `notIn` and `notContains` also match records without the property. */
    operator: "equals" | "notEquals" | "in" | "notIn" | "contains" | "notContains" | "startsWith" | "gt" | "gte" | "lt" | "lte" | "between" | "exists" | "notExists" | "before" | "after";
    /** The value to compare with. */
    value?: unknown;
};
export type PropertyDefinition = {
    /** The display name of the property. */
    name: string;
    /** The name of the property in code. */
    systemName: string;
    /** The type of the values of a property. */
    type: PropertyType;
    /** The allowed values of a property of type `options`. */
    options?: PropertyOptions;
    /** What the property means. Extraction uses this text. */
    description?: string;
    /** Whether a new value replaces the old one or is added to a list. */
    mode: "replace" | "append";
    /** The unit of numbers. */
    unit?: string;
    /** Other names of the property in texts. Extraction reads `Spend: $120k` as the budget if the budget has the alias `Spend`, and filters and updates find the property by an alias too. An empty list clears them. */
    aliases?: PropertyAliases;
    /** Which extracted values become suggestions. `always`: all of them, and none is stored before somebody accepts it. `unsure`, the behavior if absent: those whose confidence is below `minConfidence`, or that a caller's value keeps out. `never`: none; such values are dropped, and the others are stored. */
    review?: PropertyReview;
    /** Whether the value is the name of the record. A search over all records finds the memories of a record by its name and its keys, whatever their texts say. Only for type `text` and mode `replace`, and for one property of a collection. If no property is marked, one with the system name `name`, `full_name`, `display_name` or `company_name` is the name. */
    isName?: PropertyIsName;
};
/** An existing property with its changes, or a new property, which requires a name and a type. Fields that are not given stay the same; `null` clears a field. */
export type PropertyDefinitionChange = {
    /** The display name of the property. */
    name?: string;
    /** Identifies the property. Cannot be changed. */
    systemName?: string;
    /** The type of the values of a property. */
    type?: PropertyType;
    /** The allowed values of a property of type `options`. */
    options?: PropertyOptions;
    /** What the property means. Extraction uses this text. `null` clears it. */
    description?: string | null;
    /** Whether a new value replaces the old one or is added to a list. */
    mode?: "replace" | "append";
    /** The unit of numbers. `null` clears it. */
    unit?: string | null;
    /** Other names of the property in texts. Extraction reads `Spend: $120k` as the budget if the budget has the alias `Spend`, and filters and updates find the property by an alias too. An empty list clears them. */
    aliases?: PropertyAliases;
    /** Which extracted values become suggestions. `always`: all of them, and none is stored before somebody accepts it. `unsure`, the behavior if absent: those whose confidence is below `minConfidence`, or that a caller's value keeps out. `never`: none; such values are dropped, and the others are stored. */
    review?: PropertyReview;
    /** Whether the value is the name of the record. A search over all records finds the memories of a record by its name and its keys, whatever their texts say. Only for type `text` and mode `replace`, and for one property of a collection. If no property is marked, one with the system name `name`, `full_name`, `display_name` or `company_name` is the name. */
    isName?: PropertyIsName;
};
export type PropertyDefinitionInput = {
    /** The display name of the property. */
    name: string;
    /** The name of the property in code. Generated from the name if absent. */
    systemName?: string;
    /** The type of the values of a property. */
    type: PropertyType;
    /** The allowed values of a property of type `options`. */
    options?: PropertyOptions;
    /** What the property means. Extraction uses this text. */
    description?: string;
    /**
     * Whether a new value replaces the old one or is added to a list.
     * @default replace
     */
    mode?: "replace" | "append";
    /** The unit of numbers. */
    unit?: string;
    /** Other names of the property in texts. Extraction reads `Spend: $120k` as the budget if the budget has the alias `Spend`, and filters and updates find the property by an alias too. An empty list clears them. */
    aliases?: PropertyAliases;
    /** Which extracted values become suggestions. `always`: all of them, and none is stored before somebody accepts it. `unsure`, the behavior if absent: those whose confidence is below `minConfidence`, or that a caller's value keeps out. `never`: none; such values are dropped, and the others are stored. */
    review?: PropertyReview;
    /** Whether the value is the name of the record. A search over all records finds the memories of a record by its name and its keys, whatever their texts say. Only for type `text` and mode `replace`, and for one property of a collection. If no property is marked, one with the system name `name`, `full_name`, `display_name` or `company_name` is the name. */
    isName?: PropertyIsName;
};
/** A filter on property values. It uses an index and costs nothing. */
export type PropertyFilter = {
    /**
     * Whether all conditions must match, or any one of them.
     * @default and
     */
    logic?: "and" | "or";
    /** The conditions on property values. */
    conditions: PropertyCondition[];
};
export type PropertyHistoryRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** List the edits of this memory, instead of a record. */
    memoryId?: MemoryId;
    /** Only this property. Defaults to all properties. */
    propertyName?: string;
    /** Also return the values at this time, and only changes up to it. */
    at?: string;
    /**
     * The maximum number of changes on a page.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type PropertyHistoryResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The changes of this page, newest first. */
    data: PropertyChange[];
    /** Present only with `at`: the values at that time. */
    valuesAt?: {
        /** The display name of the property. */
        propertyName: string;
        /** The name of the property in code. */
        systemName: string;
        /** ID of the collection that defines the property. */
        collectionId?: string;
        /** The value at that time. */
        value: unknown;
        /** The version of the property at that time. */
        version: number;
    }[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** Whether the value is the name of the record. A search over all records finds the memories of a record by its name and its keys, whatever their texts say. Only for type `text` and mode `replace`, and for one property of a collection. If no property is marked, one with the system name `name`, `full_name`, `display_name` or `company_name` is the name. */
export type PropertyIsName = boolean;
/** Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
export type PropertyName = string;
/**
 * `set` replaces the value. `push` adds the value, or each element of a list, to a list. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`.
 * @default set
 */
export type PropertyOperation = "set" | "push" | "remove" | "increment" | "patch";
/** The allowed values of a property of type `options`. */
export type PropertyOptions = string[];
/** Which extracted values become suggestions. `always`: all of them, and none is stored before somebody accepts it. `unsure`, the behavior if absent: those whose confidence is below `minConfidence`, or that a caller's value keeps out. `never`: none; such values are dropped, and the others are stored. */
export type PropertyReview = "always" | "unsure" | "never";
/** The type of the values of a property. */
export type PropertyType = "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
export type PropertyUpdate = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
    propertyName: PropertyName;
    /** The collection of the property. Required if several have one of that name: the 409 lists them. For `[Tasks]` and `[Issues]`, the workspace. */
    collectionId?: string;
    /** `set` replaces the value. `push` adds the value, or each element of a list, to a list. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`. */
    operation?: PropertyOperation;
    /** The value to set, push, remove, add or merge. At most 200 elements at once, except for `set`. `push` and `patch` cannot make a value larger than 256 kB. */
    value?: unknown;
    /**
     * Push only elements that the list does not have yet.
     * @default false
     */
    unique?: boolean;
    /** The memory of the record that the value comes from, with `set` or `push`. It becomes the `source` of the value, as for an accepted suggestion. */
    sourceMemoryId?: MemoryId;
    /** The part of the source memory that supports the value, as `memorize` returned it. The history keeps it. */
    evidence?: Evidence;
    /** Update only if the property has this version. 0 means that it must not exist yet. */
    expectedVersion?: ExpectedVersion;
    /** The reason, kept in the history. */
    reason?: Reason;
};
export type PropertyValue = {
    /** The display name of the property. */
    propertyName: string;
    /** The name of the property in code. */
    systemName: string;
    /** The current value. */
    value: unknown;
    /** The type of the value. */
    type: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
    /** Absent if no collection defines the property. */
    collectionId?: string;
    /** The name of the collection that defines the property. */
    collectionName?: string;
    /** What the property means. */
    description?: string;
    /** The unit of numbers. */
    unit?: string;
    /** The version of the property. Every change increases it. */
    version: number;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
    /** When the value was said or set. */
    asOf: string;
    /** `memory:<id>` of the memory it was extracted from, or `caller`. */
    source: string;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** Another value that a later memory states, too uncertain to replace the current one. Absent if no open suggestion has one. Accept or dismiss the suggestion to settle it. */
    disputed?: Dispute;
};
/** A company as the provider has it. It can have more fields. */
export type ProviderOrganization = {
    /** ID at the provider. */
    id: string;
    /** Name. */
    name?: string | null;
    /** Website. */
    website_url?: string | null;
    /** Domain. */
    primary_domain?: string | null;
    /** URL of the LinkedIn page. */
    linkedin_url?: string | null;
    /** Industry. */
    industry?: string | null;
    /** Number of employees. */
    estimated_num_employees?: number | null;
    /** Annual revenue, in USD. */
    annual_revenue?: number | null;
    /** City of the headquarters. */
    city?: string | null;
    /** State of the headquarters. */
    state?: string | null;
    /** Country of the headquarters. */
    country?: string | null;
} & {
    [key: string]: unknown;
};
/** The page, and how many results there are. The counts are absent if more than 1,000 people or companies follow the page. */
export type ProviderPagination = {
    /** The page. */
    page?: number;
    /** Results on a page. */
    per_page?: number;
    /** Results on all pages. Absent if they were not counted. */
    total_entries?: number;
    /** The number of pages. Absent if the results were not counted. */
    total_pages?: number;
} & {
    [key: string]: unknown;
};
/** A person as the provider has it. It can have more fields. */
export type ProviderPerson = {
    /** ID at the provider. */
    id: string;
    /** How sure it is that this is the person of the request. 10: an ID, an email address or a profile. 8: the same name at the employer, 7: a nickname or spelling, 5: a typing error, 3: an initial, 1: nothing that was returned confirms it. */
    likelihood?: number;
    /** First name. */
    first_name?: string | null;
    /** Last name. */
    last_name?: string | null;
    /** Full name. */
    name?: string | null;
    /** URL of the LinkedIn profile. */
    linkedin_url?: string | null;
    /** Job title. */
    title?: string | null;
    /** Headline of the profile. */
    headline?: string | null;
    /** Work email address. */
    email?: string | null;
    /** State of the email address. */
    email_status?: string | null;
    /** ID of the employer. */
    organization_id?: string | null;
    /** City. */
    city?: string | null;
    /** State. */
    state?: string | null;
    /** Country. */
    country?: string | null;
    /** Level of seniority. */
    seniority?: string | null;
    /** The employer. */
    organization?: ProviderOrganization | null;
    /** Positions, current ones first. */
    employment_history?: {
        [key: string]: unknown;
    }[];
    /** Departments. */
    departments?: string[];
    /** Personal email addresses, if they were revealed. */
    personal_emails?: string[];
} & {
    [key: string]: unknown;
};
export type PublishWebhookEventsRequest = {
    /** The events to send. */
    events: NewWebhookEvent[];
};
export type PublishWebhookEventsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The events, in the order of the request. */
    data: PublishedWebhookEvent[];
    /** What may be a mistake. Absent if nothing may be. */
    warnings?: {
        /** `unknown_customer`: the customer did not exist and was created. `unknown_type`: the type is not declared. */
        code: "unknown_customer" | "unknown_type";
        /** What may be wrong. */
        message: string;
        /** Where it is in the request, such as `events.0.customer`. */
        path: string;
    }[];
    /** Present if the events are published but something about them may be a mistake. */
    warning?: string;
};
export type PublishedWebhookEvent = {
    /** ID of the event. */
    id: string;
    /** Your own ID, if it is another text. */
    uid?: string;
    /** True if the same event was published before. It is not sent again. */
    duplicate: boolean;
    /** The number of subscriptions that receive the event. */
    deliveries: number;
    /** The number of subscriptions that want the type but whose filter the event does not pass. */
    filtered: number;
};
export type PurgeWebhookDeadLettersQuery = {
    /** Only dead letters of this subscription or destination. */
    subscription_id?: string;
    /** Only dead letters of this event type. */
    event_type?: WebhookEventType;
    /** Only dead letters with this reason. */
    reason?: WebhookDeadLetterReason;
    /** Only dead letters that were replayed, or only those that were not. */
    replayed?: boolean;
    /** Only dead letters created at or after this time. */
    since?: Timestamp;
    /** Only dead letters created before this time. */
    until?: Timestamp;
    /** Only what belongs to this customer. */
    customer?: WebhookCustomerUid;
};
export type PurgeWebhookDeadLettersResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was deleted. */
    data: {
        /** Dead letters deleted. */
        purged: number;
    };
};
export type QueryPropertiesRequest = {
    /** The question. In English, if the server has no language model. */
    query: string;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /**
     * The maximum number of records on a page.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same question. */
    cursor?: string;
};
export type QueryPropertiesResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** `model` if the language model parsed the question, `offline` if the rules did. */
    engine: "offline" | "model";
    /** A filter on property values. It uses an index and costs nothing. */
    filter?: PropertyFilter;
    /** The record type that was requested or named. */
    type?: string;
    /** The words of the question that became conditions. */
    read: ReadPiece[];
    /** Content words that produced no condition. */
    unread: string[];
    /** Why there is no filter, and how to fix it. */
    reason?: string;
    /** The records of this page. */
    data: FilteredRecord[];
    /** Absent on the last page. */
    nextCursor?: string;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** A document of a project. */
export type RagDocument = {
    /** ID of the document within its project. */
    id: DocumentId;
    /** The title. */
    title: string;
    /** The format of the content. It must match the bytes. `csv` is text with commas, semicolons or tabs. */
    mimeType: DocumentType;
    /** 1, and one more each time that the document is replaced. */
    version: number;
    /** `indexing` if it is found by its words, and waits for the embedding model. */
    state: "indexing" | "ready";
    /** The length of its text in UTF-16 code units. */
    characters: number;
    /** The number of its chunks. */
    chunkCount: number;
    /** The number of its pages, for PDF, or of its slides, for PowerPoint. */
    pages?: number;
    /** The numbers of the pages without text, such as scans. Absent if all have text. */
    pagesWithoutText?: number[];
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata: Metadata;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
export type RagProject = {
    /** ID of the project. */
    id: ProjectId;
    /** The name. */
    name: string;
    /** The number of its documents. */
    documentCount: number;
    /** The number of chunks of its documents. */
    chunkCount: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A page of its documents, if the request names the project. */
    documents?: RagDocument[];
};
export type RagProjectList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The projects. */
    data: RagProject[];
    /** The cursor of the next page. Absent on the last page. */
    nextCursor?: string;
};
/** A part of a document. */
export type RagResult = {
    /** ID of the document within its project. */
    documentId: DocumentId;
    /** The title of the document. */
    title: string;
    /** ID of the project. */
    projectId: ProjectId;
    /** Name of the project. */
    project: string;
    /** The text of the chunk. If it begins inside a table, the header of the table comes first. */
    content: string;
    /** The probability that the chunk answers the query. */
    score: number;
    /** Where the chunk begins in the text of the document, in UTF-16 code units. */
    start: number;
    /** Where the chunk ends. */
    end: number;
    /** The page on which the chunk is, for PDF, or its slide, for PowerPoint. */
    page?: number;
    /** The headings above the chunk, outermost first. Empty if there are none. */
    headings: ChunkHeadings;
    /** Words of the query that occur in the chunk, in any form. Empty if it was found by its meaning alone. */
    matched: string[];
    /** The part of the chunk that answers the query. It has complete sentences, a question with its answer, or rows of a table with the names of the columns; only what has more than 600 characters is cut. */
    passage: {
        /** Where it begins in the text of the document, in UTF-16 code units. */
        start: number;
        /** Where it ends. */
        end: number;
        /** The text of the passage. A row of a table is `column: cell; column: cell`. */
        text: string;
    };
    /** The part of the chunk that has the most of these words; its beginning if it has none. */
    highlights: {
        /** The part, at most 400 characters. */
        text: string;
        /** Where it begins in the text of the document, in UTF-16 code units. */
        start: number;
        /** Where it ends. */
        end: number;
    }[];
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata: Metadata;
};
export type RagSearchRequest = {
    /** The question or the words. */
    query: string;
    /** Name of the project, exactly as it was created. */
    project?: ProjectName;
    /** ID of the project. */
    projectId?: ProjectId;
    /**
     * The maximum number of chunks.
     * @default 10
     */
    limit?: number;
    /** Which documents are searched. All if absent. */
    filters?: DocumentFilters;
    /** Only chunks with at least this score. */
    minScore?: number;
    /**
     * Whether to also answer the question from the chunks, with citations.
     * @default false
     */
    generateAnswer?: boolean;
};
export type RagSearchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The chunks, best first. */
    results: RagResult[];
    /** The answer, if the chunks have one. */
    answer?: string;
    /** How likely the answer is right. */
    confidence?: number;
    /** The parts of documents on which the answer rests. */
    citations?: Citation[];
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type RateLimitFailure = {
    /** Always false in a failure. */
    success: false;
    /** The error code, for programs. */
    error: "rate_limit_error";
    /** What is wrong, and how to fix it. */
    message: string;
    /** Seconds to wait before the next call. */
    retryAfterSeconds: number;
    /** Calls, emails or tokens allowed in the window. */
    limit: number;
    /** The limit that was exceeded: calls per minute, emails or use of models per day, calls per month, from one address, or at the same time. */
    window: "minute" | "day" | "month" | "address" | "concurrent";
    /** Present if too much background work of the organization waits: events, or items of events. `limit` is how many may wait. */
    queue?: "events" | "items";
    /** Present if the organization has used its calls or tokens of models for today. `limit` is the ceiling, and the next day begins after `retryAfterSeconds`. */
    reason?: "model_budget_exceeded";
} & {
    [key: string]: unknown;
};
export type ReadPiece = {
    /** Words of the message. */
    text: string;
    /** The property of the condition that these words produced. */
    property: string;
};
export type Readiness = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The state of the server. */
    data: {
        /** Always `ready`. */
        status: "ready";
        /** The database that the server uses. */
        database: "embedded" | "postgresql";
    };
};
/** The reason, kept in the history. */
export type Reason = string;
/** Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`. */
export type RecallIdentifiers = {
    /** Email addresses of records. */
    emails?: Email[];
    /** Websites or domains of records. */
    websiteUrls?: WebsiteUrl[];
    /** IDs of records. */
    recordIds?: RecordId[];
};
export type RecallRequest = {
    /** The words or topic to search for. Without it, memories are listed by date. */
    query?: string;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** What to return if no record has the identity key or ID: `error` is a `not_found_error`, `empty` an empty result, which costs nothing. */
    ifUnknown?: IfUnknown;
    /**
     * The maximum number of memories on a page.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /** Only memories at or after this time. */
    since?: Timestamp;
    /** Only memories at or before this time. */
    until?: Timestamp;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** Only memories of this conversation. */
    sessionId?: string;
    /** Only notes of this workspace collection. */
    actionId?: InWorkspace;
    /** `false` lists what was stored with `searchable: false`, and nothing else. Not with a query. Defaults to true. */
    searchable?: boolean;
    /** A filter on property values. It uses an index and costs nothing. */
    filterByProperty?: PropertyFilter;
};
export type RecallResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The memories of this page. */
    data: Memory[];
    /** Absent on the last page. */
    nextCursor?: string;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type RecalledMemory = {
    /** The text of the memory. */
    content: string;
    /** How relevant the memory is, from 0 to 1. */
    score: number;
    /** The part of `content` that answers the query: complete sentences, at most 600 characters. A longer sentence is cut. Absent without a query. */
    passage?: Passage;
    /** The previous turn of the conversation, by another speaker. Present with a query, if the memory is a turn of at most 120 characters, such as "Yes, the 15th." */
    inReplyTo?: PreviousTurn;
    /** The record that the memory belongs to. Absent if the request names one record. */
    record?: RecordLabel;
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** The record's properties by name. The list of a workspace has its name, such as `Tasks (Launch)`, and its items are objects, as at `POST /api/v1/properties`. */
    properties: {
        [key: string]: unknown;
    };
    /** ID of a memory. */
    memoryId: MemoryId;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    timestamp: Timestamp;
    /** Who said it, in a conversation. */
    speaker?: string;
    /** ID of the workspace collection that the note belongs to. */
    actionId?: string;
    /** The conversation that the memory belongs to. */
    sessionId?: string;
    /** The labels of the memory. */
    tags: string[];
    /** A JSON object of up to 8 kB. Returned unchanged. */
    metadata: Metadata;
    /** Rises with each edit. */
    version: number;
    /** What a language model read in it. Searches find it by these too. Absent without any. */
    facts?: MemoryFacts;
    /** Words of the query that match the memory. Absent if none does. */
    matched?: string[];
    /** Later values that replaced something this memory says, newest first. Absent if everything it says is current. */
    supersededBy?: SupersedingValue[];
};
export type ReceiveWebhookRequest = {
    [key: string]: unknown;
};
export type ReceiveWebhookResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What Slack sent to check the URL. Absent for events. */
    challenge?: string;
    /** What became of the delivery. */
    data: {
        /** `accepted`: at least one route takes it. `duplicate`: the event was received before. `ignored`: `message` says why. Of a batch, `accepted` if one item is, or else `duplicate` if one is. */
        result: "accepted" | "duplicate" | "ignored";
        /** ID of the delivery in the log of the source. Of a batch, that of its first item. Empty if the URL was checked. */
        id: string;
        /** The ID of the event. Absent if it was ignored. */
        event_id?: string;
        /** Why the event was ignored or is no memory yet. Absent otherwise. */
        message?: string;
        /** What became of each event of a batch. Absent if the delivery is one event. */
        items?: {
            /** As of a delivery. */
            result: "accepted" | "duplicate" | "ignored";
            /** ID in the log of the source. */
            id: string;
            /** The ID of the event. Null if it was ignored. */
            event_id: string | null;
        }[];
    };
};
/** ID of a record (one person, company or other entity). */
export type RecordId = string;
/** A record with its identity keys. */
export type RecordKeys = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The entity type of the record. */
    type: string;
    /** The identity keys of the record. */
    keys: IdentityKey[];
};
/** The record that the memory belongs to. Absent if the request names one record. */
export type RecordLabel = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The entity type of the record. */
    type: string;
    /** The value of its property `Name`, `Full name`, `Display name` or `Company name`. Absent if it has none. */
    name?: string;
    /** The identity key that names it: a built-in one if it has any. Absent if it has no key. */
    key?: IdentityKey;
};
export type RecordList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The records of this page, newest first. */
    data: ListedRecord[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type ReextractAccepted = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event that shows the progress, for `GET /api/v1/events/{id}`. */
    eventId: string;
};
export type ReextractCollectionsResponse = ReextractEstimate | ReextractAccepted;
export type ReextractEstimate = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What the call would read, and its price. */
    data: {
        /** Number of memories that are read. */
        memories: number;
        /** The price if something is found in each memory. */
        maxCredits: number;
    };
};
export type ReextractRequest = {
    /** Only memories of these records. */
    recordIds?: RecordId[];
    /** Only memories of records of this type. */
    type?: EntityType;
    /** Extract into these collections only. Defaults to all collections that apply to the type of each record. */
    collectionIds?: string[];
    /** Extract into these collections only, by name or slug. */
    collectionNames?: string[];
    /** The confidence that a value needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE`, or 0.9. */
    minConfidence?: number;
    /**
     * Return only what it would cost.
     * @default false
     */
    estimate?: boolean;
};
/** The server and what changed since the last listing. */
export type RefreshedMcpTools = {
    /** A server that offers tools over the Model Context Protocol. */
    server: McpServer;
    /** The names of new tools. */
    added: string[];
    /** The names of tools that are gone. */
    removed: string[];
    /** The names of tools whose description or input schema changed. */
    changed: string[];
    /** The names of the other tools. */
    unchanged: string[];
    /** Listed tools that cannot be used, such as those with an input schema of more than 32 kB. Absent if there are none. */
    skipped?: SkippedMcpTools;
};
export type RefreshedMcpToolsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The server and what changed since the last listing. */
    data: RefreshedMcpTools;
};
export type RegisterAgentRequest = {
    /** Name of the agent, 1 to 100 characters. */
    name: string;
};
export type RegisterAgentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The registration. */
    data: {
        /** The new agent with its key. */
        agent: {
            /** ID of the agent. */
            id: string;
            /** The name of the agent. */
            name: string;
            /** The key. Shown only once. */
            api_key: string;
            /** A time in ISO 8601 format. */
            created_at: Timestamp;
            /** ID of the organization that was created for the agent. */
            organization_id: string;
        };
    };
};
export type RemoveMemberResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The removed member. */
    data: {
        /** ID of the member. */
        id: string;
        /** The number of keys that were revoked. */
        revokedKeys: number;
    };
};
/** The removed suppression. */
export type RemovedSuppressionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The removed suppression. */
    data: {
        /** ID of the suppression. */
        id: string;
        /** Always true. */
        removed: true;
    };
};
/** A filter. If empty, it matches all dead letters. */
export type ReplayWebhookDeadLettersRequest = {
    /** Only dead letters of this subscription or destination. */
    subscription_id?: string;
    /** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
    event_type?: WebhookEventType;
    /** Your own ID of a customer, not personal data. It is in the paths of calls, and so in logs. The customer is created when it is first used. */
    customer?: WebhookCustomerUid;
    /** `attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. `expired`: the event was older than `max_event_age_seconds` of the subscription, or it had expired, or would have by the next retry. `circular`: three deliveries in a row led to the event. `unreadable`: a secret of the subscription could not be decrypted. */
    reason?: WebhookDeadLetterReason;
    /** Only dead letters created at or after this time. */
    since?: Timestamp;
    /** Only dead letters created before this time. */
    until?: Timestamp;
};
export type ReplayWebhookDeadLettersResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was replayed. */
    data: {
        /** Dead letters that are sent again. */
        replayed: number;
        /** Dead letters that match and cannot be sent again, because the payload of their event was deleted. */
        payload_deleted: number;
        /** Whether more dead letters match. Call again to replay them. */
        more: boolean;
    };
};
/** What to send again, and how. */
export type ReplayWebhookEventsRequest = {
    /** Which events. */
    filter: {
        /** The subscription or destination that did not get them. */
        subscriptionId: string;
        /** Only events created at or after this time. */
        since?: Timestamp;
        /** Only events created before this time. */
        until?: Timestamp;
        /** Only events with this outcome for the subscription. Defaults to those that failed and those that were not tried, except what has expired, which is sent only with `expired`. */
        outcome?: "failed" | "not_tried" | "filtered" | "expired";
        /** Only events of these types. */
        types?: string[];
    };
    /** The subscription that they are sent to, whatever its patterns and filter. Defaults to the one that did not get them. */
    to?: string;
    /** Deliveries that are queued per second. Defaults to 100. */
    rate?: number;
    /** True to count the deliveries without sending anything. Defaults to false. */
    estimate?: boolean;
    /** True to send events to a receiver that has acknowledged them, too. Defaults to false. */
    includeAcknowledged?: boolean;
};
export type ReplayWebhookEventsResponse = WebhookReplayEstimateResponse | WebhookReplayResponse;
export type ReplayWebhookSourceEventRequest = {
    /** The routes to send the event to again: `memory`, `forward` for all forward routes, or the ID of one. Defaults to `memory`. */
    routes?: WebhookSourceReplayRoutes;
};
export type ReplayWebhookSourceEventsRequest = {
    /** The routes to send the event to again: `memory`, `forward` for all forward routes, or the ID of one. Defaults to `memory`. */
    routes?: WebhookSourceReplayRoutes;
    /**
     * Only events with this status.
     * @default failed
     */
    status?: "failed" | "stored" | "accepted";
    /** Only events with this reason, such as `mapping`. */
    reason?: string;
    /** Only events received at or after this time. */
    since?: Timestamp;
    /** Only events received before this time. */
    until?: Timestamp;
};
export type ReplayWebhookSourceEventsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** How many events are replayed. */
    data: {
        /** The number of events. */
        replayed: number;
        /** Whether more events match. Call it again. */
        more: boolean;
    };
};
/** What the response waits for. */
export type RequiredAction = {
    /** The tool calls to run. Send the results of all of them together. */
    tool_calls: FunctionCall[];
};
/** Why the response failed. */
export type ResponseError = {
    /** `interrupted`: the server stopped during the response. `too_many_rounds`: the model asked for tool results a 21st time. `model_failed`: the model or another part of the work failed. */
    code: "interrupted" | "too_many_rounds" | "model_failed";
    /** What happened, and how to go on. */
    message: string;
};
/** `auto` adds all guidelines if they fit `guidelineTokens`, and otherwise those that apply to the prompts, with a directory of all, from which the model can read more. `none` adds none (the default), and a list adds the guidelines with these IDs. */
export type ResponseGuidelines = ("auto" | "none") | string[];
/** The entity whose memory the model gets. Its digest is added to the conversation. */
export type ResponseMemory = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /**
     * Whether the model can search the memories of the entity itself, with the server tool `recall_memory`.
     * @default true
     */
    recall?: boolean;
};
export type ResponseMessage = {
    /** Who says it. `system` is for your own instructions. */
    role: "system" | "user" | "assistant";
    /** The text. */
    content: string;
};
export type ResponseOutput = {
    /** The requested name. */
    name: string;
    /** The value. */
    data: unknown;
};
export type ResponseOutputInput = {
    /** The name of the value. */
    name: string;
    /**
     * The type of the value. Items of an array are texts.
     * @default text
     */
    type?: "text" | "number" | "boolean" | "array" | "object";
    /** What the value should be. */
    description?: string;
};
/** A response as it is now. */
export type ResponseRun = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the response. It stays the same when the response continues. */
    id: string;
    /** `requires_action` waits for tool results. `completed`, `failed` and `cancelled` do not change any more. */
    status: ResponseStatus;
    /** What the response waits for. */
    required_action?: RequiredAction;
    /** The text of the last step. Present once completed. */
    text?: string;
    /** What happened so far, step by step. */
    steps: ResponseStep[];
    /** The requested values, in the order of the request. Empty until completed. */
    outputs: ResponseOutput[];
    /** Tokens of all model calls of the response. */
    usage: ResponseUsage;
    /** The credits charged so far, over all rounds. */
    creditsCharged: number;
    /** ID of the model that wrote the last answer. Absent before the first. */
    model?: string;
    /** How often the response asked for tool results. At most 20. */
    rounds: number;
    /** Whether the final text was stored as a memory. */
    memorized?: boolean;
    /** Why the response failed. */
    error?: ResponseError;
    /** ID of the agent that runs. */
    agentId?: string;
    /** The version of the agent that runs. */
    agentVersion?: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    finishedAt?: Timestamp;
    /** A time in ISO 8601 format. */
    expiresAt: Timestamp;
};
/** `requires_action` waits for tool results. `completed`, `failed` and `cancelled` do not change any more. */
export type ResponseStatus = "running" | "requires_action" | "completed" | "failed" | "cancelled";
export type ResponseStep = {
    /** The place of the step in the order of running. */
    index: number;
    /** The prompt of the step. Absent for a conversation. */
    prompt?: string;
    /** The answer. Absent until the step is done. */
    text?: string;
    /** The tool calls of the step, in order. */
    toolCalls: ResponseToolCall[];
};
export type ResponseStepInput = {
    /** What the model should do in this step. */
    prompt: string;
    /** Steps run in this order. A step without it runs at its place in the list, which counts from 0. */
    order?: number;
    /** The names of the tools that this step can call: yours, those of the server, and those of MCP servers as `slug__tool`. All tools if absent. */
    tools?: string[];
    /** How often the model can call tools in this step. After that it must answer. 40 if absent. */
    maxSteps?: number;
};
export type ResponseToolCall = {
    /** ID of the call. */
    id: string;
    /** The name of the tool. */
    name: string;
    /** The arguments, as the model wrote them. */
    arguments: string;
    /** The result as text. Absent while the call waits for it. */
    output?: string;
    /** Present if the tool failed. */
    isError?: boolean;
};
/** Tokens of all model calls of the response. */
export type ResponseUsage = {
    /** Tokens that the model read. */
    inputTokens: number;
    /** Tokens that the model wrote. */
    outputTokens: number;
    /** The sum of both. */
    totalTokens: number;
};
export type RestoreDocumentsRequest = {
    /** Name of the project, exactly as it was created. */
    project?: ProjectName;
    /** ID of the project. */
    projectId?: ProjectId;
    /** The documents to restore. If absent, the project is restored. */
    documentIds?: DocumentId[];
};
export type RestoreDocumentsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the project. */
    projectId: ProjectId;
    /** The number of restored documents. */
    restored: number;
    /** Ids without a deleted document, or that a newer document has. */
    notFound: DocumentId[];
};
/** Path to the list of results in the response, such as `data.hits`. Empty if the response is the list. */
export type ResultPath = string;
/** A filter. If empty, it matches all waiting deliveries of the subscription. */
export type RetryWebhookDeliveriesRequest = {
    /** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
    event_type?: WebhookEventType;
    /** Only deliveries created at or after this time. */
    since?: Timestamp;
    /** Only deliveries created before this time. */
    until?: Timestamp;
};
export type RetryWebhookDeliveriesResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What is tried again. */
    data: {
        /** Deliveries that are due now. */
        retried: number;
        /** Whether more deliveries match. Call again to retry them. */
        more: boolean;
    };
    /** Present if the deliveries cannot be sent now. */
    warning?: WebhookWaiting;
    /** Present if they cannot be sent now: the time of the next test event, which closes the circuit if it arrives. Null if the subscription has to be enabled. */
    waits_until?: WebhookWaitsUntil;
};
/** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
export type Role = "owner" | "admin" | "member" | "viewer";
export type RollBackGuidelineRequest = {
    /** The number of the version whose content becomes the current one. */
    version: number;
    /** Return 409 unless the guideline has this version. */
    expectedVersion?: number;
    /** The reason for the change, kept with the version. By default, `Rollback to version <number>.` */
    historyNote?: string;
};
export type RotateApiKeyRequest = {
    /**
     * How many hours the old key keeps working, up to 168 (7 days). 0 ends it now.
     * @default 24
     */
    graceHours?: number;
    /** The time from which the new key no longer works. Defaults to that of the old key. A key that expires can create only keys that expire by then. */
    expiresAt?: Timestamp;
};
export type RotateKeyResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The new key, and the old one. */
    data: {
        /** ID of the new key. */
        id: string;
        /** ID of the member that the key belongs to. */
        memberId: string;
        /** The name of the key. */
        name: string;
        /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
        role: Role;
        /** The permissions that the key is limited to. If empty, it has all permissions of its role. */
        scopes: string[];
        /** True for live data, false for test data. */
        livemode: boolean;
        /** The first 16 characters of the key, which identify it. */
        prefix: string;
        /** The last 4 characters of the key. */
        last4: string;
        /** A time in ISO 8601 format. */
        createdAt: Timestamp;
        /** A time in ISO 8601 format. */
        expiresAt?: Timestamp;
        /** The new key. Shown only once. */
        apiKey: string;
        /** The old key. */
        previous: {
            /** ID of the old key. */
            id: string;
            /** The time from which the old key no longer works. */
            expiresAt: Timestamp;
        };
    };
};
export type RotateWebhookRequest = {
    /** A new secret of your own, which the receiver may have already. Generated if it is absent. */
    secret?: WebhookOwnSecret;
    /** Hours during which both secrets sign. Defaults to 24. */
    grace_hours?: number;
};
export type RotateWebhookSourceRequest = {
    /**
     * Hours for which both secrets are accepted.
     * @default 24
     */
    grace_hours?: number;
    /** The secret that the other service has created: the one that it calls signing secret, webhook secret, client or app secret, or token. One with spaces, or with fewer than eight characters, leads to a warning. For `standard_webhooks`, `keepsake`, `svix` and `clerk` it is `whsec_` and base64; for `sendgrid`, `discord`, `ecdsa` and `ed25519` the public key in hex, base64 or PEM; for `basic` `user:password`; for `microsoft_graph` the `clientState`. A new one is generated if it is absent, unless it is a public key. */
    secret?: WebhookSourceSecret;
};
export type RunAgentRequest = {
    /** What the agent should work on. If absent, it follows its instructions. */
    message?: string;
    /** The value of each expected input, by name. */
    inputs?: {
        [key: string]: string;
    };
    /** The entity whose memory the model gets. Its digest is added to the conversation. */
    memory?: ResponseMemory;
    /** The values to return at the end, in addition to the text. */
    outputs?: ResponseOutputInput[];
    /**
     * Whether to store the final text as a memory of the entity in `memory`.
     * @default false
     */
    memorize?: boolean;
    /** How random the answers are. The default of the model if absent. */
    temperature?: number;
    /** The maximum number of tokens that the model writes in one call. */
    maxTokens?: number;
    /**
     * Whether to run in the background. The answer is then 202 with an `eventId`.
     * @default false
     */
    async?: boolean;
};
export type RunAgentResponse = ResponseRun | AgentRunAccepted;
/** Path to the score in a result. Results are ordered by it, the highest first. By default, the order of the response counts. */
export type ScorePath = string;
/** Limit the search to a record by one or more identity keys, or search the organization. */
export type SearchMediaRequest = {
    /** What to find. If absent, the newest media are returned. */
    query?: string;
    /** Only these kinds of files. */
    kinds?: MediaKind[];
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Only media with this timestamp or a later one. */
    since?: MediaSince;
    /** Only media with this timestamp or an earlier one. */
    until?: MediaUntil;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /**
     * The maximum number of results.
     * @default 10
     */
    limit?: number;
    /** The `nextCursor` of the previous page. Only without a query. */
    cursor?: string;
};
export type SearchMediaResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The results, best first. Newest first without a query. */
    results: MediaResult[];
    /** Pass it as `cursor` for the next page. Absent on the last page, and with a query. */
    nextCursor?: string;
    /** Credits that the call cost. */
    creditsCharged: number;
    /** What could not be done. Absent if there is nothing. */
    warnings?: MediaWarnings;
};
export type SearchRequest = {
    /** What the memories of the records are about. The call then costs as much as a recall. */
    query?: string;
    /** Groups of conditions. Each group has its own `logic`. */
    groups?: FilterGroups;
    /**
     * Whether all groups must match, or any one of them.
     * @default and
     */
    logic?: "and" | "or";
    /** A filter on property values. It uses an index and costs nothing. */
    filterByProperty?: PropertyFilter;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Page number, starting at 1. Use it instead of `cursor`. Pages can shift if records are added; a cursor does not. */
    page?: number;
    /**
     * The maximum number of records on a page.
     * @default 50
     */
    pageSize?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
    /**
     * Whether to return the keys and properties of each record. If false, only IDs and types are returned.
     * @default true
     */
    returnRecords?: boolean;
    /**
     * Whether to add 5 memories to each record: the newest, or with `query` the best that were found.
     * @default false
     */
    includeMemories?: boolean;
    /**
     * Return `total` without records.
     * @default false
     */
    countOnly?: boolean;
};
export type SearchResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The records of this page. */
    data: SearchedRecord[];
    /** The total number of matching records; with `query`, the number found. Present only on the first page of a cursor. */
    total?: number;
    /** Absent on the last page, and if `page` was given. */
    nextCursor?: string;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type SearchedRecord = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The entity type of the record. */
    type: string;
    /** The score of the record's best memory. Present only with a query. */
    score?: number;
    /** All identity keys of the record. */
    keys?: IdentityKey[];
    /** All properties of the record by name. Of several with one name, the value that matches the filter. */
    properties?: {
        [key: string]: unknown;
    };
    /** The values that conditions of the filter match, each with its collection. Absent if conditions match the lack of a value only. */
    matched?: MatchedValues;
    /** Present with `includeMemories`: up to 5 memories of the record. */
    memories?: Memory[];
};
/** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
export type SecretState = "unreadable";
/** The heading of a section, without its `#`. Case does not matter. */
export type SectionHeader = string;
/** The slug of a section, from the structure. */
export type SectionSlug = string;
/** Either `text`, or one or more identity keys of the record to compare with. */
export type SegmentRequest = {
    /** The text to compare with, instead of a record. */
    text?: string;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** With a text, only records of this type. With a key, the type of the record that has it. */
    type?: string;
    /** A filter on property values. It uses an index and costs nothing. */
    filterByProperty?: PropertyFilter;
    /**
     * The maximum number of records to return in each segment.
     * @default 10
     */
    limit?: number;
};
export type SegmentResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The segments. */
    data: {
        /** Records of that type in total, similar or not. */
        total: number;
        /** One segment for each tier. */
        segments: {
            /** The tier of `score`: from 0.7, from 0.35, from 0.2. */
            tier: Tier;
            /** The number of records in the segment. */
            count: number;
            /** The most similar records of the segment. */
            records: SimilarRecord[];
        }[];
    };
};
/** A guideline that was selected. */
export type SelectedGuideline = {
    /** ID of the guideline. */
    guidelineId: string;
    /** The display name. */
    name: string;
    /** How likely its best section applies to the message. 1 if it is always on or has a trigger keyword. */
    score: number;
    /** Why it was selected: `alwaysOn`, `keyword "…"`, `its name has …`, `section "…" has …` with the words of the message or a similar meaning, or the reason of the model. */
    reason: string;
    /** The same as data, the rules first. */
    why: GuidelineReason[];
    /** What `content` includes, best first. */
    sections: {
        /** The slug of the section. Absent for the text before the first heading. */
        slug?: string;
        /** The heading. Absent for the text before the first heading. */
        title?: string;
        /** How likely this section applies to the message. 0 if it is included with the rest of its guideline. */
        score: number;
        /** Whether only the beginning of the section fitted. */
        truncated?: boolean;
    }[];
    /** The sections in Markdown, in the order of the guideline, with the headings above them. */
    content: string;
};
export type SendNotificationRequest = {
    /** The members to notify, each by ID or by email address. */
    recipients: string[];
    /** The title, one line. The email begins with it. */
    title: NotificationTitle;
    /** The text. */
    body: NotificationBody;
    /**
     * How urgent the notification is. Urgent ones are also sent by email.
     * @default normal
     */
    priority?: "normal" | "urgent";
    /** What recipients can do. */
    actions?: NewNotificationActions;
    /** Identifies the reason for the notification. If it was used before, nothing is sent. */
    dedupeKey?: DedupeKey;
};
/** A notification as its sender sees it. */
export type SentNotification = {
    /** ID of the notification. */
    id: string;
    /** The number of members that received it. */
    recipientCount: number;
    /** The number of emails that this call queued. Those over the limit of the plan and day are not sent. */
    mailCount: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** Present if the `dedupeKey` was used before. The other fields describe that notification, and nothing was sent. */
    duplicate?: true;
};
export type SentNotificationResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A notification as its sender sees it. */
    data: SentNotification;
};
/** The signing secret. */
export type SigningSecretResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The signing secret. */
    data: {
        /** The secret, `whsec_` and base64. */
        secret: string;
        /** When it was created. */
        createdAt: string;
    };
};
export type SimilarRecord = {
    /** ID of a record (one person, company or other entity). */
    recordId: RecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** The entity type of the record. */
    type: string;
    /** All identity keys of the record. */
    keys: IdentityKey[];
    /** How similar the record is, from 0 to 1. Two records have the same score in both directions. */
    score: number;
    /** The tier of `score`: from 0.7, from 0.35, from 0.2. */
    tier: Tier;
    /** Words that the record or text and this record's memories share, in any form, most distinctive first. */
    sharedWords: string[];
    /** Values that are equal or close, most distinctive first. */
    sharedProperties: {
        /** The display name of the property. */
        propertyName: string;
        /** The name of the property in code. */
        systemName: string;
        /** Absent if no collection defines the property. */
        collectionId?: string;
        /** The value of this record. */
        value: unknown;
        /** The value of the record that is compared with. */
        seedValue: unknown;
    }[];
};
/** Either `text`, or one or more identity keys of the record to compare with. */
export type SimilarRequest = {
    /** The text to compare with, instead of a record. */
    text?: string;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** With a text, only records of this type. With a key, the type of the record that has it. */
    type?: string;
    /** A filter on property values. It uses an index and costs nothing. */
    filterByProperty?: PropertyFilter;
    /**
     * The maximum number of records to return.
     * @default 10
     */
    limit?: number;
};
export type SimilarResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The similar records, most similar first. */
    data: SimilarRecord[];
};
export type SkippedMcpTool = {
    /** The name of the tool, shortened if it is too long. */
    name: string;
    /** Why it cannot be used. */
    reason: string;
};
/** Listed tools that cannot be used, such as those with an input schema of more than 32 kB. Absent if there are none. */
export type SkippedMcpTools = SkippedMcpTool[];
export type SmartGuidelinesRequest = {
    /** What the agent is asked to do. */
    message: string;
    /**
     * `fast` ranks sections without a language model. `deep` lets the configured model choose among the best ones. `auto` does so only if the ranking is not sure.
     * @default auto
     */
    mode?: "fast" | "deep" | "auto";
    /** Only guidelines with all of these tags. */
    tags?: string[];
    /**
     * The maximum number of tokens of `compiledContext`.
     * @default 2000
     */
    maxContentTokens?: number;
};
export type SmartGuidelinesResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The selected guidelines, most important first. */
    selection: SelectedGuideline[];
    /** The selected guidelines with their names, ready for a prompt. Empty if none applies. */
    compiledContext: string;
    /** What the selection took. */
    usage: SmartGuidelinesUsage;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** What the selection took. */
export type SmartGuidelinesUsage = {
    /** Who chose: the ranking alone (`offline`), or the language model. */
    engine: "offline" | "model";
    /** The mode that was used. */
    mode: "fast" | "deep";
    /** The estimated number of tokens of `compiledContext`, rounded up. */
    contentTokens: number;
    /** Number of selected sections that did not fit. */
    omittedSections: number;
    /** Credits that the call cost. */
    creditsCharged: number;
    /** Tokens that the language model read. Absent if none was called. */
    inputTokens?: number;
    /** Tokens that the language model wrote. Absent if none was called. */
    outputTokens?: number;
};
export type SmartRecallRequest = {
    /** The question or topic. Required unless `filterByProperty` is given. */
    query?: string;
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** What to return if no record has the identity key or ID: `error` is a `not_found_error`, `empty` an empty result, which costs nothing. */
    ifUnknown?: IfUnknown;
    /**
     * The maximum number of results.
     * @default 10
     */
    limit?: number;
    /**
     * Deep uses a model.
     * @default fast
     */
    mode?: "fast" | "deep";
    /**
     * Whether to add `answer`, `confidence` and `sources`.
     * @default false
     */
    generateAnswer?: boolean;
    /** Omit results with a lower score. */
    minScore?: number;
    /** Only memories at or after this time. */
    since?: Timestamp;
    /** Only memories at or before this time. */
    until?: Timestamp;
    /** Labels. A filter on several tags matches memories that have all of them. */
    tags?: Tags;
    /** Only memories of this conversation. */
    sessionId?: string;
    /** Only notes of this workspace collection. */
    actionId?: InWorkspace;
    /** A filter on property values. It uses an index and costs nothing. */
    filterByProperty?: PropertyFilter;
    /**
     * Return only the best result of each record.
     * @default false
     */
    groupByRecord?: boolean;
};
export type SmartRecallResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The memories, most relevant first. With one record given, empty only if no memory of it passes the filters and `minScore`. */
    results: RecalledMemory[];
    /** Files of these records whose caption, description, transcript or text answers the query, best first. Absent if there are none. */
    media?: MediaResult[];
    /** Absent if no relevant memory is stored. If the answer uses a value that was replaced later, it ends with `(changed later: …)`. */
    answer?: string;
    /** How certain the answer is, from 0 to 1. */
    confidence?: number;
    /** The parts of memories that support the answer. */
    sources?: AnswerSource[];
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** A planned change. */
export type SmartUpdateItem = {
    /** What changes. */
    action: "create" | "updateSection" | "appendSection" | "addProperty" | "updateProperty";
    /** What is changed. */
    target: {
        /** ID of the guideline or collection. Absent until a guideline is created. */
        id?: string;
        /** Name of the guideline or collection. */
        name: string;
        /** The slug of the section. Absent for the text before the first heading. */
        slug?: string;
        /** The heading of the section. */
        title?: string;
        /** Name of the property. */
        property?: string;
    };
    /** Why it changes. With a language model, also the words that the change rests on. */
    reason: string;
    /** The text of the section without its subsections, or the definition of the property. */
    preview: {
        /** As it was when the plan was made. Empty if it is new. */
        before: string;
        /** As it is after the change. */
        after: string;
        /** The difference in the unified format. */
        diff: string;
    };
    /** Whether the change may be a mistake. */
    hasConflict: boolean;
    /** Numbers, times or negations that differ, and statements, options or types that are gone. Absent if there are none. */
    conflicts?: string[];
    /** Whether the change was written. */
    applied: boolean;
    /** Why the change was not written when the plan was applied. Absent otherwise. */
    skipped?: string;
};
export type SmartUpdateRequest = {
    /** What to change, and why. It is kept with the versions that the update creates. */
    instruction: string;
    /** The text to merge, in Markdown: at most 40 paragraphs without a language model. For collections, lines such as `Budget (number): what they can spend`. Required without a language model. */
    material?: string;
    /**
     * What to update. `collection` also needs the permission `collections:write`.
     * @default guideline
     */
    type?: "guideline" | "collection";
    /**
     * `suggest` writes nothing, `safe` applies the changes without conflicts, and `force` applies all.
     * @default suggest
     */
    strategy?: "suggest" | "safe" | "force";
    /** Only these guidelines or collections are changed, and no guideline is created. If absent, the search finds the guidelines, and the instruction has to name the collection unless there is only one. */
    targetIds?: string[];
};
export type SmartUpdateResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the plan. */
    planId: string;
    /** `planned`: nothing was to be written. `applied`: all changes were. `partial`: some were not. */
    status: "planned" | "applied" | "partial";
    /** Who planned it. */
    engine: "offline" | "model";
    /** The changes. */
    items: SmartUpdateItem[];
    /** Parts of the material that belong to no target. */
    unplaced: string[];
    /** A time in ISO 8601 format. */
    expiresAt: Timestamp;
    /** Credits that the call cost. */
    creditsCharged: number;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** Name of the source. */
export type SourceName = string;
/** How a source answered. */
export type SourceReport = {
    /** Name of the source. */
    name: SourceName;
    /** Whether the source answered with results in time. */
    status: "ok" | "failed";
    /** Why it failed, and the fix. */
    message?: string;
    /** The number of its results. */
    count: number;
    /** How long it took, in milliseconds. */
    durationMs: number;
};
export type StatedValue = {
    /** The display name of the property. */
    propertyName: string;
    /** The name of the property in code. */
    systemName: string;
    /** Absent if no collection defines the property. */
    collectionId?: string;
    /** The value that the property got. Null if it was removed. */
    value: unknown;
    /** The version of the property that had it. */
    version: number;
    /** Whether the property has this value now. */
    current: boolean;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** The part of the content that supports a value. Offsets count UTF-16 code units. */
    evidence?: Evidence;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
export type StreamWebhookEventsQuery = {
    /** Only events that match one of these patterns. All if absent. */
    events?: WebhookEventPatterns;
};
/** Always true in a successful response. A failure has `success` false, `error` and `message`. */
export type Success = true;
export type Suggestion = {
    /** ID of the suggestion. */
    id: SuggestionId;
    /** Whether it waits for a decision. */
    status: "open" | "accepted" | "dismissed";
    /** ID of the record. */
    recordId: SuggestionRecordId;
    /** What a person calls the record: the value of a property marked `isName`, else the name that its values or its speakers give, else its key, else its ID. */
    displayName?: DisplayName;
    /** ID of a memory. */
    memoryId: MemoryId;
    /** The display name of the property. */
    propertyName: string;
    /** The system name of the property. */
    systemName: string;
    /** ID of the collection that defines the property. */
    collectionId?: string;
    /** The suggested value. */
    value: unknown;
    /** How certain the value is, from 0 to 1. */
    confidence: number;
    /** Why the value was not stored. `low_confidence`: it is less certain than `minConfidence`, or held back for the reason in `doubt`. `caller_value_kept`: a caller set the current value. `review_required`: the property is reviewed `always`. */
    reason: SuggestionReason;
    /** Why the text does not state the value, or does not state it of the record. The value is not stored, however high its confidence. */
    doubt?: Doubt;
    /** The part of the content that supports a value. Offsets count UTF-16 code units. */
    evidence: Evidence;
    /** The part of the memory around the evidence. */
    passage?: {
        /** Where it starts in the content, in UTF-16 code units, as `start` of the evidence. */
        start: number;
        /** The text. */
        text: string;
    };
    /** The timestamp of the memory. */
    saidAt?: string;
    /** The value that the property has. Absent if it has none. */
    current?: CurrentValue;
    /** Whether the current value is shown as `disputed`: the memory is later and states another value. */
    disputes: boolean;
    /** What extracted the value: the offline engine or a language model. */
    engine: "offline" | "model";
    /** When it was suggested. */
    createdAt: string;
    /** When it was accepted or dismissed. */
    decidedAt?: string;
    /** Who accepted or dismissed it, such as `key:` and the ID of the key. */
    decidedBy?: string;
};
/** What came of each suggestion. */
export type SuggestionDecisions = {
    /** The number of suggestions whose status changed. */
    decided: number;
    /** The number of open suggestions that still match the filter. Repeat the call for them. */
    left: number;
    /** Credits that the call cost. */
    creditsCharged: number;
    /** What came of each, in the order of the request, or the oldest first. */
    outcomes: {
        /** ID of the suggestion. */
        id: SuggestionId;
        /** Whether its status changed. */
        succeeded: boolean;
        /** Why not. */
        error?: {
            /** The code of the error, such as `conflict_error`. */
            code: string;
            /** What is wrong. */
            message: string;
        };
    }[];
};
export type SuggestionDecisionsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What came of each suggestion. */
    data: SuggestionDecisions;
};
/** Open suggestions that match all of these. An empty filter matches all open ones. */
export type SuggestionFilter = {
    /** ID of the record. */
    recordId?: SuggestionRecordId;
    /** ID of a memory. */
    memoryId?: MemoryId;
    /** ID of the collection that defines the property. */
    collectionId?: string;
    /** The name, system name or an alias of the property. */
    propertyName?: string;
    /** Why the value was not stored. `low_confidence`: it is less certain than `minConfidence`, or held back for the reason in `doubt`. `caller_value_kept`: a caller set the current value. `review_required`: the property is reviewed `always`. */
    reason?: SuggestionReason;
    /** The least confidence. */
    minConfidence?: number;
};
/** ID of the suggestion. */
export type SuggestionId = string;
/** The suggestions. Pass either these or `filter`. */
export type SuggestionIds = SuggestionId[];
/** Why the value was not stored. `low_confidence`: it is less certain than `minConfidence`, or held back for the reason in `doubt`. `caller_value_kept`: a caller set the current value. `review_required`: the property is reviewed `always`. */
export type SuggestionReason = "low_confidence" | "caller_value_kept" | "review_required";
/** ID of the record. */
export type SuggestionRecordId = string;
export type SuggestionsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The suggestions, newest first. */
    data: Suggestion[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type SupersededValue = {
    /** The display name of the property. */
    propertyName: string;
    /** The value in this memory. */
    said: unknown;
    /** The earlier value that it replaced. */
    value: unknown;
    /** The memory that stated the earlier value. Absent if a caller set it. */
    memoryId?: string;
    /** A time in ISO 8601 format. */
    timestamp: Timestamp;
};
export type SupersedingValue = {
    /** The display name of the property. */
    propertyName: string;
    /** The value in the recalled memory. */
    said: unknown;
    /** The value that replaced it. */
    value: unknown;
    /** The memory with the new value. Absent if a caller set the value. */
    memoryId?: string;
    /** A time in ISO 8601 format. */
    timestamp: Timestamp;
};
/** A value on the suppression list. */
export type Suppression = {
    /** ID of the suppression. */
    id: string;
    /** What the hash is of. */
    kind: SuppressionKind;
    /** SHA-256 of the normalized value as hexadecimal digits. */
    hash: string;
    /** Why it was added. */
    reason?: string;
    /** When it was added. */
    createdAt: string;
};
/** What the hash is of. */
export type SuppressionKind = "email" | "linkedin_url" | "domain" | "person_id";
/** A page of suppressions. */
export type SuppressionList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The items on this page. */
    data: Suppression[];
    /** The `cursor` of the next page. Absent on the last page. */
    nextCursor?: string;
};
export type SuspendOrganizationRequest = {
    /** The reason, kept in the audit log. Callers do not see it. */
    reason?: string;
};
/** Labels. A filter on several tags matches memories that have all of them. */
export type Tags = string[];
export type TestGuidelinesRequest = {
    /** The example messages. */
    cases: GuidelineCase[];
    /** Texts to select from instead of the stored guidelines, such as those of a folder before they are pushed. They are not stored. */
    guidelines?: GuidelineDraft[];
    /**
     * `fast` selects without a language model, so that the result is always the same. `deep` lets the configured model choose.
     * @default fast
     */
    mode?: "fast" | "deep";
    /** Only guidelines with all of these tags. */
    tags?: string[];
};
export type TestGuidelinesResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What the messages selected. */
    data: GuidelineTest;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type TestMcpServerRequest = {
    /** The URL of the Streamable HTTP endpoint. In live mode it must use https, unless the operator allows the host. */
    url: McpServerUrl;
    /**
     * How to connect: `http` is Streamable HTTP.
     * @default http
     */
    transport?: "http";
    /** Headers that are sent with each request, such as `Authorization`. The values are stored encrypted and never returned. Headers of HTTP and MCP themselves cannot be set. */
    headers?: McpServerHeaders;
};
export type TestModelsRequest = {
    /** ID of the language model to test. Defaults to all models and the embedding model. */
    model?: string;
};
export type TestModelsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What works. */
    data: ModelTest;
};
export type TestStep = {
    /** What was tested. */
    step: "dns" | "connect" | "status" | "json" | "resultPath" | "contentPath" | "scorePath";
    /** Whether it passed. */
    ok: boolean;
    /** What was found, and the fix if it failed. */
    message: string;
    /** How long it took, in milliseconds. */
    durationMs?: number;
};
export type TestWebhookFilterRequest = {
    /** The expression in CEL, as in `filter` of a subscription. */
    filter: string;
    /** An event as it would be published. */
    event: {
        /** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
        type: WebhookEventType;
        /** The subject of the event, which the filter sees as `event.data.object`. */
        data: {
            [key: string]: unknown;
        };
        /** The previous values of changed fields. */
        previous_attributes?: {
            [key: string]: unknown;
        };
    };
};
export type TestWebhookFilterResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What the filter does with the event. */
    data: {
        /** Whether a subscription with this filter would receive the event. */
        matches: boolean;
        /** What `&&` and `||` join, in the order of the filter. */
        conditions: WebhookFilterCondition[];
    };
    /** Names that the schema of the event type does not declare. */
    warning?: string;
};
export type TestWebhookSourceRequest = {
    /** The payload of an event. Either this or `request` is required. */
    payload?: {
        [key: string]: unknown;
    };
    /** A captured delivery to check, instead of `payload` and `headers`. */
    request?: CapturedWebhookRequest;
    /** Headers of the delivery, which have the type or the ID of the event in some schemes. Only with `payload`. */
    headers?: {
        [key: string]: string;
    };
    /** A mapping to try instead of that of the source. */
    mapping?: WebhookSourceMapping;
    /** Event types to try instead of those of the source. */
    types?: WebhookSourceTypes;
};
export type TestWebhookSourceResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What the source would do. */
    data: {
        /** `stored`: the event would become a memory. `accepted`: only other routes would take it. `ignored`: it would be answered with 200 and go nowhere. `rejected`: the sender would be refused. */
        result: "stored" | "accepted" | "ignored" | "rejected";
        /** Why the event would be ignored or rejected. Null if a route would take it. */
        message: string | null;
        /** The ID of the event. Null if the given headers and payload have none. */
        event_id: string | null;
        /** The type of the event. Null if it has none. */
        type: string | null;
        /** The steps, in order. */
        steps: WebhookSourceStep[];
        /** The memory that would be stored, as a body of `POST /api/v1/memorize`. Null if the event would be ignored. */
        memory: {
            [key: string]: unknown;
        } | null;
        /** The property values that would be set. Null if there are none. */
        properties: {
            [key: string]: unknown;
        } | null;
    };
};
/** A guideline that was selected. */
export type TestedGuideline = {
    /** ID of the guideline. */
    guidelineId: string;
    /** The display name. */
    name: string;
    /** How likely it applies to the message. 1 if it is always on or has a trigger keyword. */
    score: number;
    /** Why it was selected. */
    why: GuidelineReason[];
};
/** The tier of `score`: from 0.7, from 0.35, from 0.2. */
export type Tier = "very_similar" | "similar" | "somewhat_similar";
/** A time in ISO 8601 format. */
export type Timestamp = string;
export type ToolOutput = {
    /** ID of the tool call that this is the result of. */
    toolCallId: string;
    /** The result: text, or any JSON value. At most 100,000 characters as JSON. */
    output: unknown;
    /**
     * Whether the tool failed. The model gets `output` as the reason.
     * @default false
     */
    isError?: boolean;
};
export type TriggerWebhookEventRequest = {
    /** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
    type: WebhookEventType;
};
export type TriggerWebhookEventResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The event that was published. */
    data: PublishedWebhookEvent;
};
export type TryExtractionRequest = {
    /** The text to read. */
    content: string;
    /** The type of the record that the text would be about, which decides which collections apply. Without it, all do. */
    type?: EntityType;
    /** Extract into these collections only. */
    collectionIds?: string[];
    /** Extract into these collections only, by name or slug. */
    collectionNames?: string[];
    /** Who said it, in a conversation. */
    speaker?: string;
    /** When it was said, for days such as "next Friday". Defaults to now. */
    timestamp?: Timestamp;
    /** The confidence that a value needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE`, or 0.9. */
    minConfidence?: number;
};
export type TryExtractionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** What was found in the text. */
    data: {
        /** The values in the order of the text. `stored` says whether they would be stored. */
        properties: ExtractedProperty[];
        /** Credits that the call cost. */
        creditsCharged: number;
    };
};
export type UndoChangeRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
    propertyName: PropertyName;
    /** The collection of the property. Required if several collections have a property of that name; without it, the call returns 409 with `collectionIds`. */
    collectionId?: string;
    /** The version of the change to undo. Defaults to the last change. */
    version?: number;
    /** The reason, kept in the history. */
    reason?: Reason;
};
export type UndoSuggestionsRequest = {
    /** The suggestions. Pass either these or `filter`. */
    ids: SuggestionIds;
};
export type UnifiedRecallRequest = {
    /** The message in plain language. */
    message: string;
    /** Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`. */
    identifiers?: RecallIdentifiers;
    /** The conversation that the message is part of. Without identifiers, pronouns such as "he" or "their" refer to the records of its memories. */
    sessionId?: string;
    /**
     * `text` returns text for a prompt, numbered in the order of `sources`.
     * @default structured
     */
    outputFormat?: "text" | "structured";
    /**
     * The maximum number of records or memories.
     * @default 10
     */
    limit?: number;
    /**
     * The maximum number of tokens of `text` and of a digest.
     * @default 1000
     */
    tokenBudget?: number;
};
export type UnifiedRecallResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** How the message was answered. */
    strategy: "filter" | "recall" | "digest";
    /** Why this strategy was chosen. */
    why: string;
    /** Credits that the call cost. */
    creditsCharged: number;
    /** A filter on property values. It uses an index and costs nothing. */
    filter?: PropertyFilter;
    /** The record type that the message names. */
    type?: string;
    /** The words of the message that became conditions. */
    read: ReadPiece[];
    /** Content words that produced no condition. */
    unread: string[];
    /** Identifiers that match no record. */
    unknownIdentifiers?: string[];
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
    /** Present with the strategy `filter`. */
    records?: FilteredRecord[];
    /** Present with the strategy `recall`. */
    results?: RecalledMemory[];
    /** Present with the strategy `digest`. */
    digest?: string;
    /** Present with the strategy `digest`: the properties in the digest. */
    properties?: PropertyValue[];
    /** Present with the strategy `digest`: the memories in the digest. */
    memories?: DigestMemory[];
    /** Present with `outputFormat` `text`. */
    text?: string;
    /** The sources of `text`. */
    sources?: {
        /** Absent if the source is a record's properties. */
        memoryId?: string;
        /** ID of a record (one person, company or other entity). */
        recordId: RecordId;
    }[];
};
export type UnreadCountResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The count. */
    data: {
        /** The number of unread notifications. */
        unread: number;
    };
};
export type UpdateAgentRequest = {
    /** The display name. */
    name?: string;
    /** What the agent does. `null` clears it. */
    description?: string | null;
    /** The system message of each run. `{{name}}` is replaced by the input of this name. */
    instructions?: string;
    /** The inputs that each run needs, one for each placeholder. */
    expectedInputs?: AgentInput[];
    /** Tools of the caller, in the form of OpenAI functions. */
    tools?: FunctionTool[];
    /** MCP servers of the organization, each by ID or slug. The model can call their enabled tools, which run on the server. Each call costs 1 credit. */
    mcps?: McpServerReferences;
    /** IDs of guidelines that each run follows. */
    guidelineIds?: string[];
    /** Whether each run also gets the guidelines that fit its message. */
    guidelines?: "auto" | "none";
    /** Only guidelines with all of these tags are added. An empty list is all. */
    guidelineTags?: string[];
    /** The maximum number of tokens of the guidelines that are added. */
    guidelineTokens?: number;
    /** ID of a model from GET /api/v1/models. `null` chooses the default model. */
    model?: string | null;
    /** Return 409 unless the agent has this version. */
    expectedVersion?: number;
    /** Restores this earlier version, as a new one. Other fields of the request are changed after that. */
    fromVersion?: number;
};
export type UpdateCollectionRequest = {
    /** The display name. */
    name?: string;
    /** The name to use in code. */
    slug?: string;
    /** What the collection is for. */
    description?: string | null;
    /** The entity type that the collection applies to. `null` applies it to all types. */
    entityType?: string | null;
    /** All properties that the collection has after the change, in order. */
    properties?: PropertyDefinitionChange[];
    /** What to do with the values of properties that are missing from `properties`. Required if a property is missing. Values that are kept can still be read and filtered by; a later property with the same system name gets them back. */
    removedValues?: "keep" | "delete";
    /** Return 409 unless the collection has this version. */
    expectedVersion?: number;
    /** The reason for the change, kept in the history. */
    note?: string;
};
export type UpdateCollectionResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A collection: what to extract about the records it applies to. */
    data: Collection;
    /** The event that reports on converted values. Absent if no values are affected. */
    eventId?: string;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type UpdateDestinationRequest = {
    /** A name for people. */
    name?: DestinationName;
    /** The URL that receives events. Must use https in live mode and have a public address. */
    url?: WebhookUrl;
    /** `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
    events?: WebhookEventPatterns;
    /** Whether events are sent. */
    enabled?: boolean;
    /** Credentials to send in addition to the signature. Stored encrypted and never shown. */
    auth?: DestinationAuth;
    /** An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. All numbers are doubles, as in JSON, so `/` is exact; whole numbers and their own division are CEL's, not Keepsake's. Names that no event of the subscription can have are refused. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter. */
    filter?: WebhookFilter;
    /** Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused. `Authorization` can be set if `auth` sets none. Replaces all earlier headers. */
    headers?: WebhookHeaders;
    /** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
    format?: WebhookFormat;
    /** Null goes back to the signature of Standard Webhooks. */
    signature?: WebhookSignature | null;
    /** Return 409 unless the destination has this version. */
    expectedVersion?: number;
};
export type UpdateEntityTypeRequest = {
    /** The `type` of a record. Case-sensitive. */
    name?: EntityTypeName;
    /** The name to use in code. Generated from the name if absent. */
    slug?: EntityTypeSlug;
    /** What the type represents. `null` clears the text. */
    description?: string | null;
    /** The identity keys that records of this type usually have. For information only: other keys are allowed. */
    identityKeys?: IdentityKeyNames;
};
export type UpdateGuidelineRequest = {
    /** The display name. */
    name?: string;
    /** What the guideline is about. `null` clears it. */
    description?: string | null;
    /** Labels to filter by. */
    tags?: string[];
    /** Whether agents should always have this guideline in their context. */
    alwaysOn?: boolean;
    /** Words in a message for which agents should read this guideline. */
    triggerKeywords?: string[];
    /** The new text in Markdown, or the text to add. With the mode `section`, a heading of the same rank at its start replaces the heading; otherwise the heading stays. All other headings in the text of a section must be of a lower rank. */
    value?: string;
    /** What `value` does. `replace` if absent. */
    updateMode?: "replace" | "append" | "section" | "appendToSection";
    /** The heading of a section, without its `#`. Case does not matter. */
    sectionHeader?: SectionHeader;
    /** The slug of a section, from the structure. */
    sectionSlug?: SectionSlug;
    /** The version that the change is based on. Later changes of others are merged with it, or the call returns 409 if both changed the same section or field. */
    expectedVersion?: number;
    /** The reason for the change, kept with the version. */
    historyNote?: string;
};
export type UpdateGuidelineResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A guideline without its text. */
    data: Guideline;
    /** Whether the change was merged with changes that others made after `expectedVersion`. */
    merged: boolean;
};
export type UpdateKeysBatchRequest = {
    /** The changes, one for each record. */
    updates: KeysUpdate[];
};
export type UpdateMcpServerRequest = {
    /** The display name, one line. */
    name?: McpServerName;
    /** The URL of the Streamable HTTP endpoint. In live mode it must use https, unless the operator allows the host. */
    url?: McpServerUrl;
    /** Replaces all headers. An empty object removes them. */
    headers?: {
        [key: string]: string;
    };
    /** Whether models can call its tools. A disabled server is not called. */
    enabled?: boolean;
    /** Return 409 unless the server has this version. */
    expectedVersion?: number;
};
export type UpdateMcpToolsRequest = {
    /** The tools to change. Others stay as they are. */
    tools: McpToolChange[];
    /** Return 409 unless the server has this version. */
    expectedVersion?: number;
};
export type UpdateMemberRoleRequest = {
    /** `owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads. */
    role: Role;
};
export type UpdateOrganizationRequest = {
    /** The plan of the organization, which sets its limits. */
    plan: PlanName;
};
/** What to change. */
export type UpdateOwnOrganizationRequest = {
    /** Name of the organization, 1 to 100 characters. */
    name?: OrganizationName;
    /** Days that payloads of webhooks are kept after the last delivery of their event has ended, inbound ones after they arrived. At most `webhookMetadataDays`. The plan sets the maximum. */
    webhookPayloadDays?: number;
    /** Days that deliveries and their attempts are listed after they ended, events with them, and inbound events after they arrived. The plan sets the maximum. */
    webhookMetadataDays?: number;
};
export type UpdatePropertyResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The property after the change. */
    data: {
        /** Credits that the call cost. */
        creditsCharged: number;
        /** ID of a record (one person, company or other entity). */
        recordId: RecordId;
        /** The display name of the property. */
        propertyName: string;
        /** The name of the property in code. */
        systemName: string;
        /** Absent if no collection defines the property. */
        collectionId?: string;
        /** The current value. Absent if there is none. */
        value?: unknown;
        /** The previous value. Absent if there was none. */
        previousValue?: unknown;
        /** The current version. */
        version: number;
        /** False if the property already had this value; nothing was written or charged. */
        changed: boolean;
    };
};
/** Name a record and one of its properties, or give the `memoryId` of a memory to edit. */
export type UpdateRequest = {
    /** ID of a record (one person, company or other entity). */
    recordId?: RecordId;
    /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
    email?: Email;
    /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
    websiteUrl?: WebsiteUrl;
    /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
    phoneNumber?: PhoneNumber;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    customKeyName?: CustomKeyName;
    /** Value of the identity key that `customKeyName` names. */
    customKeyValue?: CustomKeyValue;
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
    propertyName?: PropertyName;
    /** The collection of the property. Required if several have one of that name: the 409 lists them. For `[Tasks]` and `[Issues]`, the workspace. */
    collectionId?: string;
    /** `set` replaces the value. `push` adds the value, or each element of a list, to a list. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`. Defaults to `set`. */
    operation?: "set" | "push" | "remove" | "increment" | "patch";
    /** The value to set, push, remove, add or merge. At most 200 elements at once, except for `set`. `push` and `patch` cannot make a value larger than 256 kB. */
    value?: unknown;
    /** Push only elements that the list does not have yet. Defaults to false. */
    unique?: boolean;
    /** The memory of the record that the value comes from, with `set` or `push`. It becomes the `source` of the value, as for an accepted suggestion. */
    sourceMemoryId?: MemoryId;
    /** The part of the source memory that supports the value, as `memorize` returned it. The history keeps it. */
    evidence?: Evidence;
    /** The memory to edit. */
    memoryId?: MemoryId;
    /** The new text of the memory, up to 200 kB. Must not be blank. */
    content?: string;
    /** The new tags of the memory. */
    tags?: Tags;
    /** The new metadata of the memory. */
    metadata?: Metadata;
    /** When it was said or happened. */
    timestamp?: Timestamp;
    /** Whether to extract properties again if the content or timestamp of the memory changes. Defaults to true. */
    extract?: boolean;
    /** The confidence that a value of the edited memory needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE`, or 0.9. */
    minConfidence?: number;
    /** Update only if the property or the memory has this version. 0 means that it must not exist. */
    expectedVersion?: number;
    /** The reason, kept in the history. */
    reason?: Reason;
};
export type UpdateResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The updated property, or the edited memory. */
    data: {
        /** Credits that the call cost. */
        creditsCharged: number;
        /** ID of a record (one person, company or other entity). */
        recordId: RecordId;
        /** The display name of the property. Absent if a memory was edited. */
        propertyName?: string;
        /** The system name of the property. Absent if a memory was edited. */
        systemName?: string;
        /** Absent if no collection defines the property. */
        collectionId?: string;
        /** The current value. Absent if there is none. */
        value?: unknown;
        /** The previous value. Absent if there was none. */
        previousValue?: unknown;
        /** The edited memory. Present only with `memoryId`. */
        memory?: Memory;
        /** Present if properties were extracted from the edited memory. */
        properties?: ExtractedProperty[];
        /** The current version. */
        version: number;
        /** False if the property already had this value, or the memory these fields; nothing was written or charged. */
        changed: boolean;
    };
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
export type UpdateWebhookCustomerRequest = {
    /** A name for people. */
    name?: WebhookCustomerName;
    /** Your own data, returned unchanged and not sent. Replaces all earlier data. */
    metadata?: WebhookMetadata;
    /** Return 409 unless the customer has this version. */
    expectedVersion?: number;
};
export type UpdateWebhookEventTypeRequest = {
    /** When the event is sent. */
    description?: string;
    /** JSON Schema (2020-12) of `data`, at most 16 kB, with `nullable` of OpenAPI 3.0. Keywords whose time is not bounded, such as `patternProperties` and `if`, are refused. A schema that refers to itself is followed some levels deep, which a warning says. Events whose data needs more than 500,000 checks are refused. */
    schema?: WebhookEventSchema;
    /** A `data` that matches the schema. `trigger` sends it. */
    example?: WebhookEventExample;
    /** What happens to an event of the type whose payload breaks one of the rules for payloads, such as one with a secret or personal data: `refuse` (default) answers 400, `warn` sends it and names the field and the rule in `warning`. */
    payload_rules?: WebhookPayloadRules;
    /** Whether new events of the type are refused. */
    archived?: boolean;
    /** Return 409 unless the event type has this version. */
    expected_version?: number;
    /**
     * Only check whether this would succeed: the response is the same, and nothing is stored.
     * @default false
     */
    validate_only?: boolean;
};
export type UpdateWebhookRequest = {
    /** The URL that receives events. Must use https in live mode and have a public address. */
    url?: WebhookUrl;
    /** `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
    events?: WebhookEventPatterns;
    /** A description for people. */
    description?: string;
    /** Credentials to send in addition to the signature. Stored encrypted and never shown. */
    auth?: WebhookAuth;
    /** Your own ID of the subscription, unique among those of the live or test data, or among those of its customer. An empty text removes it. */
    uid?: WebhookUid;
    /** Your own data, returned unchanged and not sent. Replaces all earlier data. */
    metadata?: WebhookMetadata;
    /** An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. All numbers are doubles, as in JSON, so `/` is exact; whole numbers and their own division are CEL's, not Keepsake's. Names that no event of the subscription can have are refused. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter. */
    filter?: WebhookFilter;
    /** Deliveries per second, on average; no burst is larger. Deliveries above the limit wait. 0, the default, for no limit. */
    rate_limit?: WebhookRateLimit;
    /** Seconds after which an event is no longer sent: its delivery becomes a dead letter with the reason `expired`. A replay is sent in any case. 0, the default, for no limit. */
    max_event_age_seconds?: WebhookMaxEventAge;
    /** Whether deliveries with the same `ordering_key` are sent one after the other, in the order of publication. A failed one holds back those with its key until it succeeds or becomes a dead letter. Applies to events published after the change. Defaults to false. */
    ordered?: WebhookOrdered;
    /** Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused. `Authorization` can be set if `auth` sets none. Replaces all earlier headers. */
    headers?: WebhookHeaders;
    /** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
    format?: WebhookFormat;
    /** Null goes back to the signature of Standard Webhooks. */
    signature?: WebhookSignature | null;
    /** Whether every delivery also has an ed25519 signature (`v1a`), which receivers verify with `public_key`: they need no secret. Defaults to false. False deletes the key. */
    ed25519?: WebhookEd25519;
    /** `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
    guarantee?: WebhookGuarantee;
    /** Milliseconds that the receiver has to respond. Defaults to 5000. */
    timeout_ms?: WebhookTimeout;
    /** Return 409 unless the subscription has this version. */
    expected_version?: number;
};
export type UpdateWebhookSourceRequest = {
    /** A name for people. */
    name?: WebhookSourceName;
    /** A note for people. */
    description?: WebhookSourceDescription;
    /** For `hmac`, `ecdsa`, `ed25519`, `token`, `basic` and `none`: where the signature is and what it signs, and where the ID and the type of an event are. */
    signature?: WebhookSourceSignature;
    /** Only for the scheme `meta`: the text that Meta sends to check the URL. A new one is generated and shown once if it is absent. */
    verify_token?: WebhookSourceVerifyToken;
    /** Maximum difference between the time of signing and now, in seconds. Defaults to 300. */
    tolerance_seconds?: WebhookSourceTolerance;
    /** Whether each event of a batch is an event of its own, if the scheme sends batches. Defaults to true. */
    split?: WebhookSourceSplit;
    /** The event types to take, as `*`, `ticket.*` or `ticket.created`. Others are ignored. */
    types?: WebhookSourceTypes;
    /** Where accepted events go. Each route has its own retries, so that one that fails does not hold up others. At most one is `memory` and one `store`. Not together with `mapping` or `forward_url`, which are a short form. */
    routes?: WebhookSourceRoutes;
    /** The mapping of the memory route. */
    mapping?: WebhookSourceMapping;
    /** How a repeated event is recognized. `id`: by the ID that the sender gave it; two events with equal bodies and different IDs are both stored. `body`: by the hash of its body, whatever its ID is. An event without an ID is recognized by its body in either case. */
    dedupe?: WebhookSourceDedupe;
    /** A URL that accepted events are also sent to, with the body and the headers that they arrived with. Must use https in live mode and have a public address. Empty for none. */
    forward_url?: WebhookSourceForwardUrl;
    /** Whether deliveries are accepted. */
    enabled?: boolean;
    /** Return 409 unless the source has this version. */
    expected_version?: number;
};
export type UploadGuidelineAttachmentRequest = {
    /** The file name, without a path. */
    name: string;
    /** The content in base64. At most 5 MiB when decoded. */
    contentBase64: string;
    /** What the file is for. By default, `image` for an image and `reference` for other files. */
    type?: "script" | "template" | "reference" | "config" | "data" | "schema" | "prompt" | "image";
    /** What the file contains. */
    description?: string;
};
export type UpsertRecord = {
    /** One or more identity keys. */
    key: {
        /** ID of a record (one person, company or other entity). */
        recordId?: RecordId;
        /** Email address as an identity key, in any script. Case is ignored, and a domain is compared as DNS has it (`xn--…`). */
        email?: Email;
        /** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
        websiteUrl?: WebsiteUrl;
        /** Phone number as an identity key. Only the digits and a leading plus are compared; `0049` is `+49`, and `+49 (0)30` is `+4930`. */
        phoneNumber?: PhoneNumber;
        /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
        customKeyName?: CustomKeyName;
        /** Value of the identity key that `customKeyName` names. */
        customKeyValue?: CustomKeyValue;
    };
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** The collection whose properties are meant. Required if several collections have a property of one of the names; without it, the call returns 409 with `collectionIds`. Names that it does not define are looked up in the others. */
    collectionId?: string;
    /** Values by property name or system name. */
    properties: {
        [key: string]: unknown;
    };
};
export type UpsertRequest = {
    /** The records to create or update. */
    records: UpsertRecord[];
};
export type UpsertResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The result for all records. */
    data: {
        /** Credits that the call cost. */
        creditsCharged: number;
        /** The records, in the order of the request. */
        records: {
            /** ID of a record (one person, company or other entity). */
            recordId: RecordId;
            /** True if the record is new. */
            created: boolean;
            /** The number of properties whose value changed. */
            propertiesChanged: number;
        }[];
    };
};
/** The usage of the range. */
export type UsageFigures = {
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. A call can be charged in several parts. */
    charges: number;
    /** Credits charged. */
    credits: number;
    /** Tokens that language models read, where they were charged by tokens. */
    inputTokens: number;
    /** Tokens that language models wrote, where they were charged by tokens. */
    outputTokens: number;
};
/** Only usage that matches all of these. Free calls have a key, but no collection and no model. */
export type UsageFilters = {
    /** Only these operations. */
    operations?: string[];
    /** Only calls with these API keys. */
    keyIds?: string[];
    /** Only charges for these collections. */
    collectionIds?: string[];
    /** Only charges for these language models. */
    models?: string[];
};
export type UsageGroup = {
    /** The operation, ID of the key or collection, model or day. Null for usage without one. */
    group: string | null;
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. A call can be charged in several parts. */
    charges: number;
    /** Credits charged. */
    credits: number;
    /** Tokens that language models read, where they were charged by tokens. */
    inputTokens: number;
    /** Tokens that language models wrote, where they were charged by tokens. */
    outputTokens: number;
};
export type UsageHistoryRequest = {
    /** The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`. */
    from?: string;
    /** The end of the range, exclusive, in UTC. The current time by default. */
    to?: string;
    /**
     * The steps of the series. A range has at most 744 hours, 731 days or 120 months.
     * @default day
     */
    granularity?: "hour" | "day" | "month";
    /** What the usage is grouped by. By `operation` if it is absent. */
    groupBy?: "operation" | "key" | "collection" | "model" | "day";
    /** Only usage that matches all of these. Free calls have a key, but no collection and no model. */
    filters?: UsageFilters;
    /**
     * The maximum number of rows on a page.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page. */
    cursor?: string;
};
export type UsageHistoryResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The rows of this page. */
    data: UsageRow[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** The usage of a range. */
export type UsageReport = {
    /** The beginning of the first step. */
    from: string;
    /** The end of the last step. */
    to: string;
    /** The length of a step. */
    granularity: "hour" | "day" | "month";
    /** What the groups are. */
    groupBy: "operation" | "key" | "collection" | "model" | "day";
    /** The usage of the range. */
    totals: UsageFigures;
    /** The usage of the range of the same length that ends where this one begins. */
    previous: PreviousFigures;
    /** The part of `totals` that came with an import. It was charged elsewhere, not from this organization's credits. Absent if there is none, and for hours, since imported usage is known by day. */
    imported?: ImportedFigures;
    /** The usage of each step, oldest first, zeros included. */
    series: UsageStep[];
    /** The groups with the most credits, then the most calls; days in their order. */
    groups: UsageGroup[];
};
export type UsageReportRequest = {
    /** The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`. */
    from?: string;
    /** The end of the range, exclusive, in UTC. The current time by default. */
    to?: string;
    /**
     * The steps of the series. A range has at most 744 hours, 731 days or 120 months.
     * @default day
     */
    granularity?: "hour" | "day" | "month";
    /** What the usage is grouped by. By `operation` if it is absent. */
    groupBy?: "operation" | "key" | "collection" | "model" | "day";
    /** Only usage that matches all of these. Free calls have a key, but no collection and no model. */
    filters?: UsageFilters;
    /**
     * The maximum number of groups.
     * @default 50
     */
    limit?: number;
};
export type UsageReportResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The usage of a range. */
    data: UsageReport;
};
export type UsageResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The usage of the organization. */
    data: {
        /** The plan of the organization, which sets its limits. */
        plan: PlanName;
        /** Calls in a window of time. */
        minute: UsageWindow;
        /** Calls in a window of time. */
        month: UsageWindow;
        /** What the organization has used of language, embedding and speech models today, with live and test data together. */
        models: {
            /** Requests to models today, of calls and of background work. */
            calls: number;
            /** The most requests in a day: the smaller of the limit of the plan and that of the server. 2147483647 if there is none. */
            maxCalls: number;
            /** Tokens that models read and wrote today, estimated where a model reports none. */
            tokens: number;
            /** The most tokens in a day, like `maxCalls`. */
            maxTokens: number;
            /** When the next day begins (UTC). */
            resetsAt: string;
        };
        /** Credits left and used. */
        credits: {
            /** Credits left. */
            available: number;
            /** Credits reserved by running calls. */
            held: number;
            /** Credits used in this calendar month. */
            usedThisMonth: number;
            /** What used credits in this calendar month. */
            byOperation: {
                /** The name of the operation. */
                operation: string;
                /** The number of calls that were charged. */
                calls: number;
                /** Credits that these calls used. */
                credits: number;
            }[];
        };
    };
};
export type UsageRow = {
    /** When the step begins. */
    at: string;
    /** The operation, ID of the key or collection, model or day. Null for usage without one. */
    group: string | null;
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. A call can be charged in several parts. */
    charges: number;
    /** Credits charged. */
    credits: number;
    /** Tokens that language models read, where they were charged by tokens. */
    inputTokens: number;
    /** Tokens that language models wrote, where they were charged by tokens. */
    outputTokens: number;
};
export type UsageStep = {
    /** When the step begins. */
    at: string;
    /** Successful calls, free ones included. */
    calls: number;
    /** How often credits were charged. A call can be charged in several parts. */
    charges: number;
    /** Credits charged. */
    credits: number;
    /** Tokens that language models read, where they were charged by tokens. */
    inputTokens: number;
    /** Tokens that language models wrote, where they were charged by tokens. */
    outputTokens: number;
};
/** Calls in a window of time. */
export type UsageWindow = {
    /** Calls made in the window. */
    calls: number;
    /** Calls allowed in the window. */
    limit: number;
    /** A time in ISO 8601 format. */
    resetsAt: Timestamp;
};
/** The prepaid balance. */
export type WalletBalanceResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The prepaid balance. */
    data: {
        /** What can be spent, in USD with 8 decimal places. */
        available: string;
        /** What running calls have reserved, in USD with 8 decimal places. */
        held: string;
        /** The currency. */
        currency: "USD";
        /** What one call to a provider costs, in USD with 8 decimal places. */
        price: string;
    };
};
/** What the entry does. `hold` reserves, `capture` charges what is reserved, `release` returns it. */
export type WalletEntryKind = "grant" | "hold" | "capture" | "release" | "refund";
/** An entry of the ledger. */
export type WalletTransaction = {
    /** ID of the entry. */
    id: string;
    /** What the entry does. `hold` reserves, `capture` charges what is reserved, `release` returns it. */
    kind: WalletEntryKind;
    /** The amount, always positive, in USD with 8 decimal places. */
    amount: string;
    /** The currency. */
    currency: "USD";
    /** The operation that was called. */
    operation?: string;
    /** The hold that was captured or released, or the entry that was refunded. */
    reference?: string;
    /** ID of the request. */
    requestId?: string;
    /** When it was written. */
    createdAt: string;
};
/** A page of ledger entries. */
export type WalletTransactionList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The items on this page. */
    data: WalletTransaction[];
    /** The `cursor` of the next page. Absent on the last page. */
    nextCursor?: string;
};
/** A reason why the result may be incomplete. */
export type Warning = {
    /** `meaning_unavailable`: the embedding model did not respond, so only words were searched. `no_collection`: no collection applies to the record, so no properties were extracted. `model_unavailable`: no language model is configured, so the call did without. `extraction_pending`: the memory is stored, and its properties, or more of them, follow: the model failed, or the content takes long to read. `extraction_refused`: the model refused the text, so the memory is stored without properties. `answer_failed`: the model failed, so there is no answer. `model_failed`: the model failed, so the call did without. `rerank_skipped`: the model did not order the results in time. `earlier_memories`: memories are older than the definition of a property, so they were not read for it. `repeated_property`: another collection for these records has a property of this name, so each has a value of its own. `weak_secret`: a secret is short or contains spaces. `always_on_too_long`: guidelines that are always on did not fit, so sections of them were left out. `filters_match_nothing`: no document has what the filters ask for. */
    code: "meaning_unavailable" | "no_collection" | "model_unavailable" | "extraction_pending" | "extraction_refused" | "answer_failed" | "model_failed" | "rerank_skipped" | "earlier_memories" | "repeated_property" | "weak_secret" | "always_on_too_long" | "filters_match_nothing";
    /** What is missing, and how to fix it. */
    message: string;
};
/** Reasons why the result may be incomplete. Absent if there are none. */
export type Warnings = Warning[];
/** A webhook subscription. */
export type Webhook = {
    /** ID of the subscription. */
    id: string;
    /** The organization. */
    account_id: string;
    /** True for live data, false for test data. */
    livemode: boolean;
    /** The customer whose events it receives. Null for those without a customer. */
    customer: string | null;
    /** The URL that receives events. For keys that may not change it, only its origin: the rest can contain a token. */
    url: string;
    /** A description for people. */
    description: string | null;
    /** Patterns of the events that are sent. */
    events: string[];
    /** Your own ID of the subscription. */
    uid: string | null;
    /** Your own data. */
    metadata: WebhookMetadata;
    /** Only events for which this expression returns true are sent. */
    filter: string | null;
    /** Deliveries per second. 0 without a limit. */
    rate_limit: number;
    /** Older events are not sent. 0 without a limit. */
    max_event_age_seconds: number;
    /** Whether deliveries with the same `ordering_key` are sent one after the other. */
    ordered: boolean;
    /** The API version of the payloads. Fixed when the subscription is created. */
    api_version: string;
    /** `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
    guarantee: WebhookGuarantee;
    /** Milliseconds that the receiver has to respond. */
    timeout_ms: number;
    /** How deliveries are authenticated, without the credentials. */
    auth: WebhookAuthSummary;
    /** Names of the headers that every delivery has. Their values are not shown. */
    header_names: string[];
    /** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
    format: WebhookFormat;
    /** How deliveries are signed. Null for the signature of Standard Webhooks. */
    signature: WebhookSignature | null;
    /** Verifies the `v1a` signatures of deliveries: `whpk_` and the base64 of an ed25519 key. Null without `ed25519`. */
    public_key: string | null;
    /** The public key before the latest rotation. Present while it still signs. */
    public_key_previous: string | null;
    /** Masked, except in responses that create a secret. */
    secret_current: string;
    /** Masked. Present while it still signs. */
    secret_previous: string | null;
    /** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
    secretState?: SecretState;
    /** The rotation of the signing secret. */
    rotation: WebhookRotation;
    /** The circuit of the subscription, and what its state leads to. */
    circuit: WebhookCircuit;
    /** `open`: sending is paused after failures. `half_open`: test events check whether the receiver works again. */
    circuit_state: WebhookCircuitState;
    /** Failed attempts since the last successful one. */
    failure_count: number;
    /** The first failed attempt since the latest successful one. Null if it is not failing. */
    failing_since: string | null;
    /** The latest failed attempt. Null if there is none. */
    last_failure: WebhookFailure | null;
    /** The time when the subscription was disabled. Null if it is enabled. */
    disabled_at: string | null;
    /** Why the subscription is disabled. Null if it is enabled. */
    disabled_reason: WebhookDisabledReason | null;
    /** The version of the subscription. Every change increases it. */
    version: number;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** A time in ISO 8601 format. */
    updated_at: Timestamp;
};
export type WebhookAlert = {
    /** The name of a metric, or `dead_letter_queue`: more than 1,000 dead letters. */
    metric: string;
    /** 1 is the most urgent. */
    priority: number;
    /** The value of the metric. */
    value: number;
    /** The bound that the value crossed. */
    threshold: number;
    /** What is wrong, and how to fix it. */
    message: string;
    /** What to do. */
    action: string;
    /** The subscriptions and destinations that it is about, the worst first, at most 20. */
    subscriptions: {
        /** ID of the subscription or destination. */
        id: string;
        /** Its URL. For keys that may not change it, only its origin. */
        url: string;
        /** Its customer. Null for those without a customer. */
        customer: string | null;
    }[];
    /** The subscription or destination whose deliveries it is about. Absent if it is about all. */
    subscription_id?: string;
    /** The event type whose deliveries it is about. Absent if it is about all. */
    event_type?: string;
    /** A time in ISO 8601 format. */
    raised_at: Timestamp;
};
export type WebhookAttempt = {
    /** The number of the attempt, from 1. */
    number: number;
    /** The time of the attempt. */
    at: string;
    /** Whether the receiver accepted the event. */
    outcome: "succeeded" | "failed";
    /** The status code of the response. Null if there was none. */
    response_code: number | null;
    /** Why the attempt failed. Null if it succeeded. */
    error: string | null;
    /** Milliseconds until the response or the failure. */
    duration_ms: number;
};
/** Credentials to send in addition to the signature. Stored encrypted and never shown. */
export type WebhookAuth = {
    /** Every delivery is signed. `bearer` adds a token, `basic` a user name and password, `oauth2` a token that is fetched with client credentials, kept until it expires and fetched anew if the receiver refuses it, `mtls` a client certificate. */
    type: WebhookAuthType;
    /** For `bearer`: the token of the `Authorization` header. */
    token?: string;
    /** For `basic`: the user name, without a colon. */
    username?: string;
    /** For `basic`: the password. */
    password?: string;
    /** For `oauth2`: the token endpoint of the authorization server. For live data, https. */
    token_url?: string;
    /** For `oauth2`: the ID of the client. */
    client_id?: string;
    /** For `oauth2`: the secret of the client. */
    client_secret?: string;
    /** For `oauth2`: the scopes to request, separated by spaces. */
    scope?: string;
    /** For `oauth2`: the audience to request, if the authorization server needs one. */
    audience?: string;
    /** For `mtls`: the client certificate in PEM format. */
    certificate?: string;
    /** For `mtls`: the private key in PEM format, unencrypted. */
    private_key?: string;
    /** The certificate authority of the receiver in PEM format. Replaces the public authorities. */
    ca_certificate?: string;
};
/** How deliveries are authenticated, without the credentials. */
export type WebhookAuthSummary = {
    /** Every delivery is signed. `bearer` adds a token, `basic` a user name and password, `oauth2` a token that is fetched with client credentials, kept until it expires and fetched anew if the receiver refuses it, `mtls` a client certificate. */
    type: WebhookAuthType;
};
/** Every delivery is signed. `bearer` adds a token, `basic` a user name and password, `oauth2` a token that is fetched with client credentials, kept until it expires and fetched anew if the receiver refuses it, `mtls` a client certificate. */
export type WebhookAuthType = "hmac" | "bearer" | "basic" | "oauth2" | "mtls";
/** Deliveries that have not come to an end, whenever their events occurred. */
export type WebhookBacklog = {
    /** Of all subscriptions. */
    total: {
        /** Deliveries that wait for their first attempt. */
        queued: number;
        /** Deliveries that are being sent. */
        sending: number;
        /** Deliveries that wait for a later attempt. */
        retrying: number;
        /** Deliveries that wait for a circuit to close or for their subscription to be enabled. */
        deferred: number;
        /** Seconds since the event of the oldest delivery. Null if none waits. */
        oldest_seconds: number | null;
        /** Age in seconds of the oldest due delivery that no process has claimed. Null if there is none. Deliveries that a rate limit or an order holds back are left out. */
        overdue_seconds: number | null;
    };
    /** Of each subscription or destination that has any, the most first. */
    subscriptions: {
        /** ID of the subscription or destination. */
        subscription_id: string;
        /** Deliveries that wait for their first attempt. */
        queued: number;
        /** Deliveries that are being sent. */
        sending: number;
        /** Deliveries that wait for a later attempt. */
        retrying: number;
        /** Deliveries that wait for a circuit to close or for their subscription to be enabled. */
        deferred: number;
        /** Seconds since the event of the oldest delivery. */
        oldest_seconds: number | null;
        /** Age in seconds of the oldest due delivery that no process has claimed. Null if there is none. */
        overdue_seconds: number | null;
    }[];
};
/** A bound that the metric should not cross. */
export type WebhookBound = {
    /** Whether the bound is crossed above or below `than`. */
    is: "above" | "below";
    /** The value of the bound. */
    than: number;
};
/** The circuit of the subscription, and what its state leads to. */
export type WebhookCircuit = {
    /** `open`: sending is paused after failures. `half_open`: test events check whether the receiver works again. */
    state: WebhookCircuitState;
    /** When it opened, and has not closed since. Null while it is closed. */
    opened_at: string | null;
    /** When the next test event is sent. Null while the circuit is closed or the subscription disabled. */
    next_probe_at: string | null;
    /** When the subscription is disabled if the circuit has not closed by then. Null while the circuit is closed or the subscription disabled. */
    disable_at: string | null;
};
/** `open`: sending is paused after failures. `half_open`: test events check whether the receiver works again. */
export type WebhookCircuitState = "closed" | "open" | "half_open";
/** A customer of the organization, on whose behalf it sends webhooks. */
export type WebhookCustomer = {
    /** Your own ID of the customer. */
    uid: string;
    /** A name for people. */
    name: string | null;
    /** Your own data. */
    metadata: {
        [key: string]: string;
    };
    /** The version of the customer. Every change increases it. */
    version: number;
    /** A time in ISO 8601 format. */
    createdAt: Timestamp;
    /** A time in ISO 8601 format. */
    updatedAt: Timestamp;
};
export type WebhookCustomerList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The customers of this page. */
    data: WebhookCustomer[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** A name for people. */
export type WebhookCustomerName = string;
export type WebhookCustomerResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A customer of the organization, on whose behalf it sends webhooks. */
    data: WebhookCustomer;
};
/** Your own ID of a customer, not personal data. It is in the paths of calls, and so in logs. The customer is created when it is first used. */
export type WebhookCustomerUid = string;
/** An event that could not be delivered. */
export type WebhookDeadLetter = {
    /** ID of the dead letter. */
    id: string;
    /** ID of the delivery. */
    delivery_id: string;
    /** ID of the subscription. */
    subscription_id: string;
    /** The URL of the subscription. For keys that may not change it, only its origin: the rest can contain a token. */
    url: string;
    /** The customer of the subscription. Null for those without a customer. */
    customer: string | null;
    /** ID of the event. */
    event_id: string;
    /** The type of the event. */
    event_type: string;
    /** `attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. `expired`: the event was older than `max_event_age_seconds` of the subscription, or it had expired, or would have by the next retry. `circular`: three deliveries in a row led to the event. `unreadable`: a secret of the subscription could not be decrypted. */
    reason: WebhookDeadLetterReason;
    /** The number of attempts so far. */
    attempts: number;
    /** The status code of the last attempt. Null if there was no response. */
    response_code: number | null;
    /** Why the last attempt failed. Null if there was none. */
    error: string | null;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** The time when it was sent again. Null if it was not. */
    replayed_at: string | null;
};
/** One line of an export: a dead letter with its event, or the last line. */
export type WebhookDeadLetterLine = {
    /** An event that could not be delivered. */
    dead_letter?: WebhookDeadLetter;
    /** An event that was sent, as it is kept. */
    event?: KeptWebhookEvent;
    /** The last line of a complete stream. */
    end?: {
        /** Dead letters in this stream. */
        dead_letters: number;
    };
    /** The last line of a failed stream, in the form of an error response. */
    error?: {
        [key: string]: unknown;
    };
};
export type WebhookDeadLetterList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The dead letters of this page. */
    data: WebhookDeadLetter[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** `attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. `expired`: the event was older than `max_event_age_seconds` of the subscription, or it had expired, or would have by the next retry. `circular`: three deliveries in a row led to the event. `unreadable`: a secret of the subscription could not be decrypted. */
export type WebhookDeadLetterReason = "attempts_exhausted" | "rejected" | "blocked" | "gone" | "circuit_open" | "subscription_disabled" | "expired" | "circular" | "unreadable";
export type WebhookDeadLetterResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An event that could not be delivered. */
    data: WebhookDeadLetter;
};
export type WebhookDelivery = {
    /** ID of the delivery. */
    id: string;
    /** ID of the event. */
    event_id: string;
    /** The trace that the event belongs to: the one of the request that published it, or the ULID of the event in hexadecimal digits. Every delivery has it in its header `traceparent`. */
    trace_id: WebhookTraceId;
    /** The type of the event. */
    event_type: string;
    /** ID of the subscription. */
    subscription_id: string;
    /** `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`. */
    status: WebhookDeliveryStatus;
    /** The number of attempts so far. */
    attempts: number;
    /** The earliest time of the next attempt: behind an open circuit, not before its next test event. Null if there is none, and while the subscription is disabled. */
    next_retry_at: string | null;
    /** The status code of the latest attempt. */
    response_code: number | null;
    /** The response body of the latest attempt, at most 1 KB. */
    response_body_preview: string | null;
    /** Why the latest attempt failed. */
    error: string | null;
    /** The duration of the latest attempt. */
    duration_ms: number | null;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** The time of the last attempt. Null while the delivery is in progress. */
    finished_at: string | null;
    /** The time from which it is no longer sent. Null without one. */
    expires_at: string | null;
    /** When the payload of its event and the response body were deleted, so that it cannot be sent again. Null while they are kept. */
    payload_deleted_at: string | null;
};
/** A delivery with all its attempts. */
export type WebhookDeliveryDetail = {
    /** ID of the delivery. */
    id: string;
    /** ID of the event. */
    event_id: string;
    /** The trace that the event belongs to: the one of the request that published it, or the ULID of the event in hexadecimal digits. Every delivery has it in its header `traceparent`. */
    trace_id: WebhookTraceId;
    /** The type of the event. */
    event_type: string;
    /** ID of the subscription. */
    subscription_id: string;
    /** `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`. */
    status: WebhookDeliveryStatus;
    /** The number of attempts so far. */
    attempts: number;
    /** The earliest time of the next attempt: behind an open circuit, not before its next test event. Null if there is none, and while the subscription is disabled. */
    next_retry_at: string | null;
    /** The status code of the latest attempt. */
    response_code: number | null;
    /** The response body of the latest attempt, at most 1 KB. */
    response_body_preview: string | null;
    /** Why the latest attempt failed. */
    error: string | null;
    /** The duration of the latest attempt. */
    duration_ms: number | null;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** The time of the last attempt. Null while the delivery is in progress. */
    finished_at: string | null;
    /** The time from which it is no longer sent. Null without one. */
    expires_at: string | null;
    /** When the payload of its event and the response body were deleted, so that it cannot be sent again. Null while they are kept. */
    payload_deleted_at: string | null;
    /** Headers of the latest attempt. `…` stands for values that are secret, or new in each attempt. */
    request_headers: {
        [key: string]: string;
    };
    /** All attempts. */
    history: WebhookAttempt[];
};
export type WebhookDeliveryList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deliveries of this page, newest first. */
    data: WebhookDelivery[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type WebhookDeliveryResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A delivery with all its attempts. */
    data: WebhookDeliveryDetail;
    /** Present if the deliveries cannot be sent now. */
    warning?: WebhookWaiting;
    /** Present if they cannot be sent now: the time of the next test event, which closes the circuit if it arrives. Null if the subscription has to be enabled. */
    waits_until?: WebhookWaitsUntil;
};
/** `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`. */
export type WebhookDeliveryStatus = "queued" | "sending" | "retrying" | "deferred" | "succeeded" | "failed" | "dead_lettered";
/** What the operator has declared about this server's webhooks. */
export type WebhookDeployment = {
    /** With `inbound`, the server sends no webhooks. */
    direction: "inbound" | "outbound" | "both";
    /** Patterns of the events that the server sends. */
    events: string[];
    /** Events expected per second. */
    volume_per_second: number | null;
    /** The target of `p99_latency_ms`. */
    latency_target_ms: number;
    /** `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
    guarantee: WebhookGuarantee;
    /** Every delivery is signed. `bearer` adds a token, `basic` a user name and password, `oauth2` a token that is fetched with client credentials, kept until it expires and fetched anew if the receiver refuses it, `mtls` a client certificate. */
    auth: WebhookAuthType;
    /** How deliveries reach the workers that send them. */
    dispatch: "inline" | "postgres" | "nats";
};
/** `owner`: the owner disabled it. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. */
export type WebhookDisabledReason = "owner" | "gone" | "circuit_open";
/** Whether every delivery also has an ed25519 signature (`v1a`), which receivers verify with `public_key`: they need no secret. Defaults to false. False deletes the key. */
export type WebhookEd25519 = boolean;
/** The envelope that receivers get. */
export type WebhookEvent = {
    /** Unique, and the same for every attempt. Store it and skip events that you have already processed. */
    id: string;
    /** The type of the event. */
    type: string;
    /** The API version of the payload. */
    api_version: string;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** The payload. */
    data: {
        /** The subject of the event. */
        object: {
            [key: string]: unknown;
        };
        /** The previous values of changed fields. */
        previous_attributes?: {
            [key: string]: unknown;
        };
        /** Present if the event is too large to deliver. Fetch the complete event here, with GET. Each attempt of a delivery has its own URL with a token, which is valid for 72 hours. Elsewhere, as in a stream, it has none and needs an API key. */
        fetch_url?: string;
    };
    /** True for live data, false for test data. */
    livemode: boolean;
};
export type WebhookEventDescription = {
    /** The event type. */
    type: string;
    /** When the event is sent. */
    description: string;
    /** JSON Schema of `data.object`. */
    schema: {
        [key: string]: unknown;
    };
    /** A `data` as it is sent. */
    example: {
        [key: string]: unknown;
    };
};
/** A `data` that matches the schema. `trigger` sends it. */
export type WebhookEventExample = {
    [key: string]: unknown;
};
export type WebhookEventList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The events of this page, newest first. */
    data: WebhookEventSummary[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
export type WebhookEventPatterns = string[];
export type WebhookEventResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An event that was sent, as it is kept. */
    data: KeptWebhookEvent;
};
/** JSON Schema (2020-12) of `data`, at most 16 kB, with `nullable` of OpenAPI 3.0. Keywords whose time is not bounded, such as `patternProperties` and `if`, are refused. A schema that refers to itself is followed some levels deep, which a warning says. Events whose data needs more than 500,000 checks are refused. */
export type WebhookEventSchema = {
    [key: string]: unknown;
};
/** An event, without its payload. */
export type WebhookEventSummary = {
    /** ID of the event. */
    id: string;
    /** Its type. */
    type: string;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** The customer that it was published for. Absent without one. */
    customer?: string;
    /** The time from which it is no longer delivered. Absent without one. */
    expires_at?: Timestamp;
    /** When its payload was deleted, so that it cannot be sent again. Absent while it is kept. */
    payload_deleted_at?: Timestamp;
    /** What became of it for each subscription that wanted it. Returned by `webhooks.events`; not delivered. */
    recipients: WebhookRecipients;
};
/** A type that was declared, or `<resource>.<past_tense_verb>`, such as `order.paid`, `invoice.payment_failed` or `user.signed_up`. An undeclared name that ends in another word is refused; a word that is not known passes with a warning. */
export type WebhookEventType = string;
export type WebhookEventTypeList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The event types of Keepsake itself. */
    data: WebhookEventDescription[];
    /** The event types that the account has declared, by name. */
    own: WebhookOwnEventType[];
    /** The first 1,000 event types that the account has published. */
    published: string[];
};
export type WebhookEventTypeResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** An event type that the account has declared. */
    data: WebhookOwnEventType;
    /** Present if the type is stored but something about it may be a mistake. */
    warning?: string;
};
export type WebhookEventTypeVersions = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The versions of the event type, newest first. */
    data: WebhookOwnEventType[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** The latest failed attempt at this URL. Test events, and failures while the circuit is not closed, are not included. */
export type WebhookFailure = {
    /** ID of the event. */
    event_id: string;
    /** The type of the event. */
    event_type: string;
    /** Why the attempt failed. */
    error: string;
    /** A time in ISO 8601 format. */
    at: Timestamp;
};
/** An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. All numbers are doubles, as in JSON, so `/` is exact; whole numbers and their own division are CEL's, not Keepsake's. Names that no event of the subscription can have are refused. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter. */
export type WebhookFilter = string;
export type WebhookFilterCondition = {
    /** The condition as it is written in the filter. */
    expression: string;
    /** What it came to, or null if it failed. A condition that fails does not match. */
    result: boolean | null;
    /** Why it failed, such as a field that the event does not have. */
    error: string | null;
    /** The fields of the event that it names, with their values. Long texts are cut, and lists and objects are described. Fields that the event does not have are absent. */
    values: {
        [key: string]: string | number | boolean | null;
    };
};
/** What is sent. `envelope`: the event with its ID, type and time. `data`: only its `data` as it was published, for receivers that expect that; of an event above 64 KB its IDs and `fetch_url`. Defaults to `envelope`. */
export type WebhookFormat = "envelope" | "data";
/** `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
export type WebhookGuarantee = "at_least_once" | "best_effort";
/** Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused. `Authorization` can be set if `auth` sets none. Replaces all earlier headers. */
export type WebhookHeaders = {
    [key: string]: string;
};
/** The deliveries of one hour. */
export type WebhookHour = {
    /** The start of the hour. */
    hour: string;
    /** Deliveries of events of this hour. */
    deliveries: number;
    /** Deliveries that arrived in this hour. */
    succeeded: number;
    /** Deliveries that were given up in this hour, with or without a dead letter: after their attempts, or because they expired or were withheld for too long. */
    failed: number;
    /** Deliveries of events of this hour that have not come to an end. */
    waiting: number;
    /** The share that arrived of those that came to an end in this hour, from 0 to 1. Null if none has. */
    success_rate: number | null;
    /** Median of the time from the event to its arrival. Null if none arrived. */
    p50_latency_ms: number | null;
    /** 95th percentile of it. */
    p95_latency_ms: number | null;
    /** 99th percentile of it. */
    p99_latency_ms: number | null;
};
export type WebhookList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The subscriptions of this page. */
    data: Webhook[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** Seconds after which an event is no longer sent: its delivery becomes a dead letter with the reason `expired`. A replay is sent in any case. 0, the default, for no limit. */
export type WebhookMaxEventAge = number;
/** Your own data, returned unchanged and not sent. Replaces all earlier data. */
export type WebhookMetadata = {
    [key: string]: string;
};
export type WebhookMetric = {
    /** The name of the metric. */
    name: "delivery_success_rate" | "first_attempt_success_rate" | "p50_latency_ms" | "p99_latency_ms" | "pending_dead_letters" | "open_circuits" | "retry_queue_depth" | "backlog" | "overdue_seconds" | "failed_inbound_events";
    /** What the metric measures. */
    description: string;
    /** The unit of the value. */
    unit: "ratio" | "milliseconds" | "seconds" | "count";
    /** Null if there is nothing to measure. */
    value: number | null;
    /** A bound that the metric should not cross. */
    target?: WebhookBound;
    /** The bound that raises an alert. */
    alert?: {
        /** Whether the alert is raised above or below `than`. */
        is: "above" | "below";
        /** The value of the bound. */
        than: number;
        /** 1 is the most urgent. */
        priority: number;
    };
    /** `off_target` misses the target; `alert` exceeds the bound in `alert`; `few` is a rate of fewer than 20, which raises an alert if the last three deliveries of a subscription or an event type failed. */
    status: "ok" | "off_target" | "alert" | "few" | "no_data";
};
export type WebhookMetricsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The state of the webhooks. */
    data: {
        /** The hours that the metrics cover. */
        hours: number;
        /** What the operator has declared about this server's webhooks. */
        deployment: WebhookDeployment;
        /** The number of deliveries in these hours. */
        deliveries: {
            /** Deliveries whose first attempt was made in these hours. */
            tried: number;
            /** Deliveries that the receiver accepted in these hours. */
            succeeded: number;
            /** Deliveries that ended in these hours, with or without success, whenever their events occurred. */
            ended: number;
            /** Deliveries that wait for an attempt, whatever their age. */
            waiting: number;
        };
        /** Deliveries that have not come to an end, whenever their events occurred. */
        backlog: WebhookBacklog;
        /** The metrics with their targets. */
        metrics: WebhookMetric[];
        /** What became of the deliveries of each subscription or destination, the lowest success rate first, at most 100. */
        subscriptions: {
            /** ID of the subscription or destination. */
            subscription_id: string;
            /** Deliveries that ended in these hours, with or without success. */
            ended: number;
            /** Deliveries that the receiver accepted in these hours. */
            succeeded: number;
            /** Null if none ended. */
            success_rate: number | null;
            /** Median of the time from the event to its arrival. Null if none arrived. */
            p50_latency_ms: number | null;
            /** 99th percentile of the same time. Null if none arrived. */
            p99_latency_ms: number | null;
            /** Of the success rate, as in `metrics`. */
            status: "ok" | "off_target" | "alert" | "few" | "no_data";
        }[];
        /** What became of the deliveries of each event type, the lowest success rate first, at most 100. */
        event_types: {
            /** The event type. */
            event_type: string;
            /** Deliveries that ended in these hours, with or without success. */
            ended: number;
            /** Deliveries that the receiver accepted in these hours. */
            succeeded: number;
            /** Null if none ended. */
            success_rate: number | null;
            /** Median of the time from the event to its arrival. Null if none arrived. */
            p50_latency_ms: number | null;
            /** 99th percentile of the same time. Null if none arrived. */
            p99_latency_ms: number | null;
            /** Of the success rate, as in `metrics`. */
            status: "ok" | "off_target" | "alert" | "few" | "no_data";
        }[];
        /** Active alerts, the most urgent first. */
        alerts: WebhookAlert[];
    };
};
/** Whether deliveries with the same `ordering_key` are sent one after the other, in the order of publication. A failed one holds back those with its key until it succeeds or becomes a dead letter. Applies to events published after the change. Defaults to false. */
export type WebhookOrdered = boolean;
/** An event type that the account has declared. */
export type WebhookOwnEventType = {
    /** The event type. */
    type: string;
    /** When the event is sent. */
    description: string;
    /** JSON Schema of `data`. */
    schema: {
        [key: string]: unknown;
    };
    /** A `data` that matches the schema. */
    example: {
        [key: string]: unknown;
    };
    /** What happens to an event of the type whose payload breaks one of the rules for payloads, such as one with a secret or personal data: `refuse` (default) answers 400, `warn` sends it and names the field and the rule in `warning`. */
    payload_rules: WebhookPayloadRules;
    /** The version of the event type. Every change increases it. */
    version: number;
    /** The time when the type was archived. Null if it was not. */
    archived_at: string | null;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** A time in ISO 8601 format. */
    updated_at: Timestamp;
};
/** A signing secret that the receiver already has: `whsec_` and base64, or with a `signature` of your own any text. Defaults to a new one. */
export type WebhookOwnSecret = string;
/** What happens to an event of the type whose payload breaks one of the rules for payloads, such as one with a secret or personal data: `refuse` (default) answers 400, `warn` sends it and names the field and the rule in `warning`. */
export type WebhookPayloadRules = "refuse" | "warn";
/** The result of a test event. */
export type WebhookPing = {
    /** ID of the delivery. */
    delivery_id: string;
    /** ID of the event. */
    event_id: string;
    /** Whether the receiver accepted the test event. */
    succeeded: boolean;
    /** The status code of the response. Null if there was none. */
    response_code: number | null;
    /** At most 1 KB. */
    response_body_preview: string | null;
    /** Why the test event failed. Null if it succeeded. */
    error: string | null;
    /** Milliseconds until the response or the failure. */
    duration_ms: number;
};
export type WebhookPingResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The result of a test event. */
    data: WebhookPing;
};
export type WebhookPortalAccessResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The key, and whose webhooks it manages. */
    data: {
        /** The key. It works until `expiresAt`. */
        apiKey: string;
        /** The customer whose webhooks the key manages. */
        customer: {
            /** Your own ID of the customer. */
            uid: string;
            /** A name for people. */
            name: string | null;
        };
        /** True for live data, false for test data. */
        livemode: boolean;
        /** A time in ISO 8601 format. */
        expiresAt: Timestamp;
    };
};
export type WebhookPortalLinkResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The link. */
    data: {
        /** The `uid` of the customer. */
        customer: string;
        /** The link. Its code works once. */
        url: string;
        /** A time in ISO 8601 format. */
        expiresAt: Timestamp;
    };
};
/** Deliveries per second, on average; no burst is larger. Deliveries above the limit wait. 0, the default, for no limit. */
export type WebhookRateLimit = number;
/** What became of an event for one subscription. */
export type WebhookRecipient = {
    /** The subscription or destination. */
    subscription_id: string;
    /** `succeeded`: the receiver acknowledged it. `waiting`: an attempt is due or is being made. `failed`: it was tried and given up. `not_tried`: it was not sent, see `reason`. `filtered`: it does not pass the filter of the subscription. */
    outcome: "succeeded" | "waiting" | "failed" | "not_tried" | "filtered";
    /** Why it was given up or not tried: the reason of its dead letter, or `subscription_disabled`, `gone` or `circuit_open`. `filter` if it was filtered. Null otherwise. */
    reason: string | null;
    /** The delivery. Null if there is none. */
    delivery_id: string | null;
    /** The attempts so far. */
    attempts: number;
};
/** What became of it for each subscription that wanted it. Returned by `webhooks.events`; not delivered. */
export type WebhookRecipients = WebhookRecipient[];
/** How much a replay sends. */
export type WebhookReplayEstimate = {
    /** Deliveries that match now. */
    deliveries: number;
    /** Events that match and cannot be sent, because their payload was deleted. When the replay has ended, `result` of its event has their number. */
    payloadDeleted: number;
    /** Deliveries that still wait for their subscription, for example behind its circuit. The replay leaves them alone. Absent if there are none. */
    waiting?: number;
    /** How long it takes to queue them at this rate. */
    seconds: number;
};
export type WebhookReplayEstimateResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** How much a replay sends. */
    data: WebhookReplayEstimate;
};
export type WebhookReplayResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** ID of the event that reports the progress. */
    eventId: string;
    /** How much a replay sends. */
    data: WebhookReplayEstimate;
};
export type WebhookResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A webhook subscription. */
    data: Webhook;
    /** Present if the events were changed and no known event type matches one of the patterns. */
    warning?: string;
};
/** The rotation of the signing secret. */
export type WebhookRotation = {
    /** `none`: never rotated. `grace`: both secrets sign. `revoked`: the old secret no longer signs. */
    phase: "none" | "grace" | "revoked";
    /** A time in ISO 8601 format. */
    rotated_at: Timestamp;
    /** The time when the old secret stops signing. Null outside a grace period. */
    grace_ends_at: string | null;
    /** True if the secret is older than 90 days. */
    rotation_recommended: boolean;
    /** Present if the secret is older than 180 days. */
    warning?: string;
};
/** A signature that a receiver already verifies, instead of that of Standard Webhooks: an HMAC whose key is the text of the secret. `webhook-id`, `webhook-timestamp` and `webhook-signature` are not sent. A source with the scheme `hmac` and the same object as its `signature` verifies it. */
export type WebhookSignature = {
    /** The header with the signature. */
    header: WebhookSourceHeader;
    /** How the header is written, with `{signature}` and `{timestamp}`. If it has fields, separated by `,` or `;`, both secrets sign during a rotation. Defaults to `{signature}`. */
    value?: string;
    /** What is signed, with `{id}`, `{timestamp}`, `{method}`, `{url}`, `{path}`, `{query}`, and either `{body}` or `{body_sha256}` (hex). Defaults to `{body}`. */
    signed_content?: string;
    /** The hash of the HMAC. Defaults to `sha256`. */
    algorithm?: "sha1" | "sha256" | "sha512";
    /** How the signature is written. Defaults to `hex`. */
    encoding?: "hex" | "base64" | "base64url";
    /** Whether the time of the attempt is in seconds or milliseconds since 1970. Defaults to `s`. */
    timestamp_unit?: "s" | "ms";
    /** A header with the ID of the event. */
    id_header?: WebhookSourceHeader;
    /** A header with the time of the attempt. */
    timestamp_header?: WebhookSourceHeader;
    /** A header with the type of the event. */
    type_header?: WebhookSourceHeader;
};
/** A service whose webhooks are received. */
export type WebhookSource = {
    /** ID of the source. */
    id: string;
    /** ID of the organization. */
    account_id: string;
    /** True for live data. */
    livemode: boolean;
    /** A name for people. */
    name: string;
    /** A note for people. Null if there is none. */
    description: string | null;
    /** The URL to configure at the other service. */
    url: string;
    /** How the service proves that a delivery is its own. Most are named after the service, whose signature they know. `standard_webhooks`: `webhook-id`, `webhook-timestamp` and `webhook-signature`; `keepsake`: the same, as Keepsake sends them; `svix` and `clerk`: the same headers with the prefix `svix-`. The last six are described by `signature`. `hmac`: an HMAC in a header. `ecdsa` (P-256, SHA-256) and `ed25519`: a signature whose public key is `secret`. `token`: a header is the secret. `basic`: `secret` is `user:password`. `none`: nothing proves it, which `allow_unsigned` has to allow. */
    scheme: WebhookSourceScheme;
    /** Where the signature is, for the schemes without a preset. Null for others. */
    signature: WebhookSourceSignature | null;
    /** The event types that it takes. */
    types: string[];
    /** Where accepted events go. */
    routes: WebhookSourceRoute[];
    /** The mapping of the memory route. Null without one. */
    mapping: WebhookSourceMapping | null;
    /** What to enter at Meta as the verify token. Only in the response that generates it. */
    verify_token?: string;
    /** Whether each event of a batch is an event of its own. */
    split: boolean;
    /** Maximum difference between the time of signing and now, in seconds. */
    tolerance_seconds: number;
    /** How a repeated event is recognized. `id`: by the ID that the sender gave it; two events with equal bodies and different IDs are both stored. `body`: by the hash of its body, whatever its ID is. An event without an ID is recognized by its body in either case. */
    dedupe: WebhookSourceDedupe;
    /** The URL of the first forward route. For keys that may not change it, only its origin: the rest can contain a token. Null without one. */
    forward_url: string | null;
    /** The ID of the first forward route. Null without one. */
    forward_id: string | null;
    /** The secret of the first forward route. Only in the response that creates it. */
    forward_secret?: string;
    /** Whether deliveries are accepted. */
    enabled: boolean;
    /** The secret that deliveries are signed with. Masked, except in the responses of create and rotate. */
    secret_current: string;
    /** The masked old secret, which is accepted until the grace period ends. Null outside a grace period. */
    secret_previous: string | null;
    /** Present if a secret or URL of it cannot be decrypted, because the server lacks the encryption key. Nothing is sent with it until it is set again. It can be deleted. */
    secretState?: SecretState;
    /** The rotation of the signing secret. */
    rotation: WebhookRotation;
    /** The version of the source. Every change increases it. */
    version: number;
    /** A time in ISO 8601 format. */
    created_at: Timestamp;
    /** A time in ISO 8601 format. */
    updated_at: Timestamp;
};
/** How a repeated event is recognized. `id`: by the ID that the sender gave it; two events with equal bodies and different IDs are both stored. `body`: by the hash of its body, whatever its ID is. An event without an ID is recognized by its body in either case. */
export type WebhookSourceDedupe = "id" | "body";
/** A note for people. */
export type WebhookSourceDescription = string;
/** A delivery that the source has received. */
export type WebhookSourceEvent = {
    /** ID of the delivery. */
    id: string;
    /** `queued`: accepted, the memory is being stored. `stored`: it is a memory. `failed`: it could not be stored; a replay or a new delivery of the event tries again. `accepted`: no memory route took it, but another route did. `ignored`: the source or its routes do not take it. `duplicate`: the event was accepted before. `rejected`: the signature, the time or the body was wrong. */
    status: WebhookSourceEventStatus;
    /** Why it was rejected (`missing_header`, `malformed_header`, `invalid_signature`, `too_old`, `too_new`, `unreadable`, `disabled`), ignored (`type`, `no_route`), stored without its properties (`properties`), or not stored (`mapping`, `canceled`, or an error code such as `payment_required`). Null if there is nothing to say. */
    reason: string | null;
    /** What is wrong, and how to fix it. Null if nothing is. */
    message: string | null;
    /** The ID that the sender gave the event, or `sha256:` and the hash of the body if it gives none. `dedupe` of the source says by which of them duplicates are recognized. Null if the delivery was rejected. */
    event_id: string | null;
    /** Whether another event with an equal body and another ID was accepted in the five minutes before, where the signature does not cover the ID: the service sent two events, or somebody sent a copy under another ID. */
    repeated_body: boolean;
    /** The type of the event. Null if it is not known. */
    type: string | null;
    /** ID of the event that stores the memory, for `GET /api/v1/events/{id}`. Null if there is none. */
    job_id: string | null;
    /** ID of the record. Null until the memory is stored. */
    record_id: string | null;
    /** IDs of the memories that the event became. */
    memory_ids: string[];
    /** A time in ISO 8601 format. */
    received_at: Timestamp;
    /** Whether the payload is kept, so that it can be read and replayed. */
    kept: boolean;
    /** The query that it was sent with, without the question mark. Empty if there was none. */
    query: string;
    /** What became of the event on each route. Empty if it was not accepted. */
    routes: WebhookSourceEventRoute[];
};
/** A delivery that the source has received, with its payload. */
export type WebhookSourceEventDetail = {
    /** ID of the delivery. */
    id: string;
    /** `queued`: accepted, the memory is being stored. `stored`: it is a memory. `failed`: it could not be stored; a replay or a new delivery of the event tries again. `accepted`: no memory route took it, but another route did. `ignored`: the source or its routes do not take it. `duplicate`: the event was accepted before. `rejected`: the signature, the time or the body was wrong. */
    status: WebhookSourceEventStatus;
    /** Why it was rejected (`missing_header`, `malformed_header`, `invalid_signature`, `too_old`, `too_new`, `unreadable`, `disabled`), ignored (`type`, `no_route`), stored without its properties (`properties`), or not stored (`mapping`, `canceled`, or an error code such as `payment_required`). Null if there is nothing to say. */
    reason: string | null;
    /** What is wrong, and how to fix it. Null if nothing is. */
    message: string | null;
    /** The ID that the sender gave the event, or `sha256:` and the hash of the body if it gives none. `dedupe` of the source says by which of them duplicates are recognized. Null if the delivery was rejected. */
    event_id: string | null;
    /** Whether another event with an equal body and another ID was accepted in the five minutes before, where the signature does not cover the ID: the service sent two events, or somebody sent a copy under another ID. */
    repeated_body: boolean;
    /** The type of the event. Null if it is not known. */
    type: string | null;
    /** ID of the event that stores the memory, for `GET /api/v1/events/{id}`. Null if there is none. */
    job_id: string | null;
    /** ID of the record. Null until the memory is stored. */
    record_id: string | null;
    /** IDs of the memories that the event became. */
    memory_ids: string[];
    /** A time in ISO 8601 format. */
    received_at: Timestamp;
    /** Whether the payload is kept, so that it can be read and replayed. */
    kept: boolean;
    /** The query that it was sent with, without the question mark. Empty if there was none. */
    query: string;
    /** What became of the event on each route. Empty if it was not accepted. */
    routes: WebhookSourceEventRoute[];
    /** The body as it arrived; of a form, its fields as JSON. Null if it is not kept. */
    payload: string | null;
    /** `base64` for a body that is no text. */
    payload_encoding: "utf8" | "base64";
    /** The headers of the delivery that say its type and ID; with a store route, all that a forward route passes on. Null if the payload is not kept. */
    headers: {
        [key: string]: string;
    } | null;
};
export type WebhookSourceEventList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The deliveries of this page, newest first. */
    data: WebhookSourceEvent[];
    /** Absent on the last page. */
    nextCursor?: string;
};
export type WebhookSourceEventResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A delivery that the source has received, with its payload. */
    data: WebhookSourceEventDetail;
};
/** What became of an event on a route. */
export type WebhookSourceEventRoute = {
    /** `memory`: the event becomes a memory. `forward`: it is sent to a URL as it arrived. `store`: it is only kept. */
    kind: WebhookSourceRouteKind;
    /** ID of a forward route. Null for the others. */
    id: string | null;
    /** As of the recipients of an event. `filtered`: the route does not take the event. */
    outcome: "succeeded" | "waiting" | "failed" | "not_tried" | "filtered";
    /** Why: `types` or `filter` of the route, the reason of a dead letter or of a failed memory, `subscription_disabled`, `circuit_open`, or `deleted` if the route is gone. Null if there is nothing to say. */
    reason: string | null;
    /** ID of the delivery of a forward route. Null if there is none. */
    delivery_id: string | null;
    /** The number of attempts of a forward route. */
    attempts: number;
};
/** `queued`: accepted, the memory is being stored. `stored`: it is a memory. `failed`: it could not be stored; a replay or a new delivery of the event tries again. `accepted`: no memory route took it, but another route did. `ignored`: the source or its routes do not take it. `duplicate`: the event was accepted before. `rejected`: the signature, the time or the body was wrong. */
export type WebhookSourceEventStatus = "queued" | "stored" | "failed" | "accepted" | "ignored" | "duplicate" | "rejected";
/** A URL that accepted events are also sent to, with the body and the headers that they arrived with. Must use https in live mode and have a public address. Empty for none. */
export type WebhookSourceForwardUrl = string;
/** The name of a header. */
export type WebhookSourceHeader = string;
export type WebhookSourceList = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The sources of this page. */
    data: WebhookSource[];
    /** Absent on the last page. */
    nextCursor?: string;
};
/** How a payload becomes a memory. */
export type WebhookSourceMapping = {
    /** The record that the memory belongs to: where its identity keys are in the payload. At least one of them must be found, otherwise the event fails, and is kept. Spaces around a value are removed. */
    record: WebhookSourceRecord;
    /** The text of the memory. `{{path}}` is replaced by the value at that path, and by nothing if there is none. */
    content: string;
    /** Property values to set on the record, as paths by property name. A value that the payload does not have is not changed. An event that is older than the current value does not replace it. */
    properties?: {
        [key: string]: WebhookSourcePath;
    };
    /** The collection whose properties are set. Needed if several collections define one of them: otherwise the memory is stored without the properties, and the receipt says why. */
    collection_id?: string;
    /** Labels of the memory. `{{path}}` is replaced by a value; a label with a value that is missing is left out. */
    tags?: string[];
    /** Path of the type of the event. Defaults to `type`; for `github` the header `X-GitHub-Event`, followed by `action`. */
    type?: WebhookSourcePath;
    /** Path of the time of the event: ISO 8601, or Unix seconds or milliseconds. Defaults to the time of the delivery. */
    timestamp?: WebhookSourcePath;
    /** Path of the name of who said it. */
    speaker?: WebhookSourcePath;
    /** Path of the ID of the conversation. */
    session_id?: WebhookSourcePath;
    /** Whether to extract properties from the content. Defaults to true. */
    extract?: boolean;
};
/** A name for people. */
export type WebhookSourceName = string;
/** Where a value is in the payload: names and list positions, separated by full stops, such as `data.items.0.name`. */
export type WebhookSourcePath = string;
/** The record that the memory belongs to: where its identity keys are in the payload. At least one of them must be found, otherwise the event fails, and is kept. Spaces around a value are removed. */
export type WebhookSourceRecord = {
    /** Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
    type?: EntityType;
    /** Path of the ID of a record. */
    record_id?: WebhookSourcePath;
    /** Path of the email address. */
    email?: WebhookSourcePath;
    /** Path of the website or domain. */
    website_url?: WebhookSourcePath;
    /** Path of the phone number. */
    phone_number?: WebhookSourcePath;
    /** Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
    custom_key_name?: CustomKeyName;
    /** Path of the value of the custom key. */
    custom_key_value?: WebhookSourcePath;
};
/** The routes to send the event to again: `memory`, `forward` for all forward routes, or the ID of one. Defaults to `memory`. */
export type WebhookSourceReplayRoutes = string[];
export type WebhookSourceResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** A service whose webhooks are received. */
    data: WebhookSource;
    /** Reasons why the result may be incomplete. Absent if there are none. */
    warnings?: Warnings;
};
/** Where accepted events go. */
export type WebhookSourceRoute = {
    /** `memory`: the event becomes a memory. `forward`: it is sent to a URL as it arrived. `store`: it is only kept. */
    kind: WebhookSourceRouteKind;
    /** The event types that it takes. */
    types: string[];
    /** Of a memory route. */
    mapping?: WebhookSourceMapping;
    /** Of a forward route: ID of the destination that sends, with its deliveries, dead letters, secret and settings. */
    id?: string;
    /** Of a forward route. For keys that may not change it, only its origin: the rest can contain a token. */
    url?: string;
    /** Of a forward route: the expression that an event has to pass. Null if there is none. */
    filter?: string | null;
    /** Of a forward route: the names of the headers of every delivery. */
    header_names?: string[];
    /** Of a forward route: signs what is sent. Only in the response that creates the route; to replace it, use `webhooks.rotate` with `id`. */
    secret?: string;
};
/** Where accepted events go. */
export type WebhookSourceRouteInput = {
    /** `memory`: the event becomes a memory. `forward`: it is sent to a URL as it arrived. `store`: it is only kept. */
    kind: WebhookSourceRouteKind;
    /** ID of a forward route that the source has, to keep it. Only in updates. */
    id?: string;
    /** The event types that this route takes. Defaults to `*`. */
    types?: WebhookSourceTypes;
    /** Of a memory route, which requires it. */
    mapping?: WebhookSourceMapping;
    /** Of a forward route, which requires it. Must use https in live mode and have a public address. */
    url?: string;
    /** Of a forward route: an expression in CEL that an event has to pass. `event.data.object` has `id`, `source_id`, `event_id`, `type`, `headers`, `query`, `body` and `payload`, which is the parsed body. Empty for none. */
    filter?: string;
    /** Of a forward route: headers of every delivery. They are stored encrypted; answers have only their names. A route that stays keeps them if they are absent. */
    headers?: WebhookHeaders;
};
/** `memory`: the event becomes a memory. `forward`: it is sent to a URL as it arrived. `store`: it is only kept. */
export type WebhookSourceRouteKind = "memory" | "forward" | "store";
/** Where accepted events go. Each route has its own retries, so that one that fails does not hold up others. At most one is `memory` and one `store`. Not together with `mapping` or `forward_url`, which are a short form. */
export type WebhookSourceRoutes = WebhookSourceRouteInput[];
/** How the service proves that a delivery is its own. Most are named after the service, whose signature they know. `standard_webhooks`: `webhook-id`, `webhook-timestamp` and `webhook-signature`; `keepsake`: the same, as Keepsake sends them; `svix` and `clerk`: the same headers with the prefix `svix-`. The last six are described by `signature`. `hmac`: an HMAC in a header. `ecdsa` (P-256, SHA-256) and `ed25519`: a signature whose public key is `secret`. `token`: a header is the secret. `basic`: `secret` is `user:password`. `none`: nothing proves it, which `allow_unsigned` has to allow. */
export type WebhookSourceScheme = "standard_webhooks" | "keepsake" | "svix" | "clerk" | "github" | "gitlab" | "stripe" | "paddle" | "square" | "shopify" | "slack" | "zoom" | "linear" | "jira" | "intercom" | "zendesk" | "hubspot" | "sendgrid" | "mailgun" | "meta" | "microsoft_graph" | "discord" | "twilio" | "hmac" | "ecdsa" | "ed25519" | "token" | "basic" | "none";
/** The secret that the other service has created: the one that it calls signing secret, webhook secret, client or app secret, or token. One with spaces, or with fewer than eight characters, leads to a warning. For `standard_webhooks`, `keepsake`, `svix` and `clerk` it is `whsec_` and base64; for `sendgrid`, `discord`, `ecdsa` and `ed25519` the public key in hex, base64 or PEM; for `basic` `user:password`; for `microsoft_graph` the `clientState`. A new one is generated if it is absent, unless it is a public key. */
export type WebhookSourceSecret = string;
/** For `hmac`, `ecdsa`, `ed25519`, `token`, `basic` and `none`: where the signature is and what it signs, and where the ID and the type of an event are. */
export type WebhookSourceSignature = {
    /** The header with the signature or the token. Required for `hmac`, `ecdsa`, `ed25519` and `token`; for `basic`, it is `Authorization` by default. */
    header?: WebhookSourceHeader;
    /** The hash of an HMAC, only for the scheme `hmac`. Defaults to `sha256`. */
    algorithm?: "sha1" | "sha256" | "sha512";
    /** How the signature is written. Defaults to `hex`. */
    encoding?: "hex" | "base64" | "base64url";
    /** Text before the signature or the token, such as `sha256=` or `v0=`. None by default. */
    prefix?: string;
    /** How the header is written, with `{signature}` and `{timestamp}`, instead of `prefix`. Fields are separated by `,` or `;`, can be in any order, and those with a signature can occur several times. */
    value?: string;
    /** The header with the ID of the event. */
    id_header?: WebhookSourceHeader;
    /** Where the ID of the event is in the payload, before `id_header`. Without an ID, two deliveries with the same body are one event. */
    id_path?: WebhookSourcePath;
    /** The header with the type of the event, instead of `type_path`. */
    type_header?: WebhookSourceHeader;
    /** Where the type of the event is in the payload. Defaults to `type`. */
    type_path?: WebhookSourcePath;
    /** Where the list is whose items are events of their own, or `$` if the body is the list. Absent if a delivery is one event. */
    items_path?: string;
    /** The header with the time of signing, unless `value` has it. The time must be part of `signed_content`. Without it, the age of a delivery is not checked. */
    timestamp_header?: WebhookSourceHeader;
    /** Whether the time is in seconds or milliseconds since 1970. Defaults to `s`. */
    timestamp_unit?: "s" | "ms";
    /** What is signed, with `{id}`, `{timestamp}`, `{method}`, `{url}` (with the query), `{path}`, `{query}`, and either `{body}` or `{body_sha256}` (hex). Defaults to `{body}`. */
    signed_content?: string;
};
/** Whether each event of a batch is an event of its own, if the scheme sends batches. Defaults to true. */
export type WebhookSourceSplit = boolean;
/** A step of the test. */
export type WebhookSourceStep = {
    /** The field of the mapping, such as `record.email`, `content` or `properties.Open tickets`. Of a captured request `signature`, `time`, `duplicate`, `body`, `type`, and then each route, such as `routes.0`, followed by the fields of its mapping. */
    field: string;
    /** Where the value was looked for. Null if the step reads no value. */
    path: string | null;
    /** `failed`: the event is not taken because of this step, and further steps are skipped. `skipped`: the payload does not have the value, which is not required, the route does not take the event, or an earlier step failed. */
    status: "passed" | "failed" | "skipped";
    /** What was found. Null if nothing was. */
    value: unknown;
    /** What the step did, or what is wrong and how to fix it. */
    detail: string;
};
/** Maximum difference between the time of signing and now, in seconds. Defaults to 300. */
export type WebhookSourceTolerance = number;
/** The event types to take, as `*`, `ticket.*` or `ticket.created`. Others are ignored. */
export type WebhookSourceTypes = string[];
/** Only for the scheme `meta`: the text that Meta sends to check the URL. A new one is generated and shown once if it is absent. */
export type WebhookSourceVerifyToken = string;
export type WebhookStatisticsResponse = {
    /** Always true in a successful response. A failure has `success` false, `error` and `message`. */
    success: Success;
    /** The statistics, by hour. */
    data: {
        /** The hours, oldest first. */
        hours: WebhookHour[];
        /** What is waiting now. */
        backlog: {
            /** Deliveries that have not come to an end. */
            waiting: number;
            /** Seconds since the event of the oldest one. Null if there is none. */
            oldest_seconds: number | null;
        };
    };
};
/** The last event of a stream that failed, or whose key was revoked or has expired. */
export type WebhookStreamFailure = {
    /** Always false. */
    success: false;
    /** The kind of the error. */
    error: string;
    /** What is wrong. */
    message: string;
};
/** An event, or why the stream ends. */
export type WebhookStreamed = WebhookEvent | WebhookStreamFailure;
/** Milliseconds that the receiver has to respond. Defaults to 5000. */
export type WebhookTimeout = number;
/** The trace that the event belongs to: the one of the request that published it, or the ULID of the event in hexadecimal digits. Every delivery has it in its header `traceparent`. */
export type WebhookTraceId = string;
/** Your own ID of the subscription, unique among those of the live or test data, or among those of its customer. An empty text removes it. */
export type WebhookUid = string;
/** The URL that receives events. Must use https in live mode and have a public address. */
export type WebhookUrl = string;
/** Present if the deliveries cannot be sent now. */
export type WebhookWaiting = string;
/** Present if they cannot be sent now: the time of the next test event, which closes the circuit if it arrives. Null if the subscription has to be enabled. */
export type WebhookWaitsUntil = string | null;
/** Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
export type WebsiteUrl = string;
