/** Why no test can see a property of a response. */
type Kind =
  /** The object is new in this response, and only time or later calls give it that. */
  | 'new'
  /** The call ends or removes it, or is refused while it is there. */
  | 'removed'
  /** Operations share the schema, and this one has nothing that fills the property in. */
  | 'elsewhere'
  /** The response always describes the same data, which does not have it. */
  | 'fixed'

/** Properties that the spec declares, and that responses cannot have. `scripts/test.ts` checks that nothing else is unseen. */
const UNSEEN: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  new: {
    'createWebhook 201 data': [
      'public_key_previous',
      'secret_previous',
      'secretState',
      'failing_since',
      'last_failure',
      'disabled_at',
      'disabled_reason',
    ],
    'createWebhookSource 201 data': ['secret_previous', 'secretState'],
    'createDestination 201 data': ['secretState', 'lastFailure'],
    'createMcpServer 201 data': [
      'secretState',
      'tools[].approved',
      'tools[].approved.description',
      'tools[].approved.inputSchema',
    ],
    'createEntityType 201 data': ['archivedAt'],
    'createWebhookEventType 201 data': ['archived_at'],
    'inviteMembers 200 data': ['invited[].lastActiveAt'],
    // its memory is stored in the background
    'replayWebhookSourceEvent 200 data': ['record_id'],
  },
  removed: {
    'revokePreviousWebhookSecret 200 data': ['public_key_previous', 'secret_previous'],
    'revokePreviousWebhookSourceSecret 200 data': ['secret_previous', 'secretState'],
    'enableWebhook 200 data': ['disabled_at', 'disabled_reason', 'failing_since'],
    'retryWebhookDelivery 200 data': ['finished_at', 'payload_deleted_at'],
    'retryPhoneDelivery 200 data': ['lastAttempt', 'lastAttempt.at', 'lastAttempt.responseCode', 'lastAttempt.message'],
    'cancelResponse 200': [
      'required_action',
      'required_action.tool_calls',
      'required_action.tool_calls[].id',
      'required_action.tool_calls[].type',
      'required_action.tool_calls[].function',
      'required_action.tool_calls[].function.name',
      'required_action.tool_calls[].function.arguments',
    ],
    'unarchiveEntityType 200 data': ['archivedAt'],
    'adminResumeOrganization 200 data': ['suspendedAt'],
  },
  elsewhere: {
    // what a search finds out about a memory
    ...Object.fromEntries(
      ['getMemory 200 data.memory', 'updateProperty 200 data.memory'].map(place => [
        place,
        [
          'score',
          'passage',
          'passage.start',
          'passage.end',
          'passage.text',
          'inReplyTo',
          'inReplyTo.memoryId',
          'inReplyTo.speaker',
          'inReplyTo.content',
          'record',
        ],
      ]),
    ),
    // of a removed line only its memories are kept
    'exportMemory 200 application/x-ndjson record.profile.removed[].sources[]': ['text'],
    'exportPerson 200 application/x-ndjson record.profile.removed[].sources[]': ['text'],
    // the record of each memory is the one that is found
    'search 200 data[].memories[]': ['record'],
    // only `getProperties` says who said a value, and in which words
    ...Object.fromEntries(
      ['smartRecallUnified 200 properties[]', 'smartMemoryDigest 200 properties[]'].map(place => [
        place,
        [
          'evidence',
          'evidence.start',
          'evidence.end',
          'evidence.text',
          'passage',
          'passage.start',
          'passage.text',
          'speaker',
          'saidAt',
        ],
      ]),
    ),
    // it extracts without a record, so there is no value yet
    'tryExtraction 200 data.properties[]': [
      'previousValue',
      'current',
      'current.value',
      'current.version',
      'current.source',
    ],
    'deleteMemories 200 data': ['properties'],
    'deleteRecord 200 data': ['notFound', 'values'],
    // a test event has no ID of the caller's
    'triggerWebhookEvent 202 data': ['uid'],
    // what is warned of is in the secret, which an update does not take
    'updateWebhookSource 200': ['warnings'],
    // a change has them
    'getCollection 200': ['warnings'],
    'getWebhookSource 200': ['warnings'],
    'revokePreviousWebhookSourceSecret 200': ['warnings'],
    'getOrganization 200': ['warning'],
    'getWebhook 200': ['warning'],
    'enableWebhook 200': ['warning'],
    'disableWebhook 200': ['warning'],
    'rotateWebhookSecret 200': ['warning'],
    'revokePreviousWebhookSecret 200': ['warning'],
    'updateMcpServerTools 200': ['skipped', 'skipped[].name', 'skipped[].reason'],
    // another attempt has them
    'getWebhookDelivery 200': ['warning', 'waits_until'],
    // only the response that sets the URL has it
    'listWebhookSources 200 data[]': ['forward_secret', 'verify_token'],
    'getWebhookSource 200 data': ['forward_secret', 'verify_token'],
    'updateWebhookSource 200 data': ['verify_token'],
    'rotateWebhookSourceSecret 200 data': ['forward_secret', 'verify_token'],
    'revokePreviousWebhookSourceSecret 200 data': ['forward_secret', 'verify_token'],
    // a failure is an error response, unless it is streamed
    'createOpenAiResponse 200': ['error', 'error.code', 'error.message'],
    // a plan that is applied later has it
    'smartUpdate 200 items[]': ['skipped'],
    // a single event has them
    'exportWebhookDeadLetters 200 application/x-ndjson event': [
      'recipients',
      'recipients[].subscription_id',
      'recipients[].outcome',
      'recipients[].reason',
      'recipients[].delivery_id',
      'recipients[].attempts',
    ],
  },
  fixed: {
    'createStarterCollection 201 data': ['entityType'],
  },
}

const separator = (place: string): string => (/ \d+$/.test(place) ? ' ' : '.')

/** The names of all of them: `createWebhook 201 data.disabled_at`. */
export const UNSEEN_PROPERTIES: readonly string[] = Object.values(UNSEEN).flatMap(places =>
  Object.entries(places).flatMap(([place, names]) => names.map(name => `${place}${separator(place)}${name}`)),
)
