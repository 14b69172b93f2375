// Generated from server/src/areas/*/events.ts by pnpm generate; do not edit.

/** The object of each type of event that the service sends. */
export interface WebhookObjects {
  /** A person, company or other entity was stored for the first time. */
  'record.created': {
    /** Id of the record. */
    id: string
    /** Its entity type. */
    type: string
  }
  /** A record was deleted with all that belongs to it. It can be restored for 30 days. */
  'record.deleted': {
    /** Id of the deletion, for cancel-deletion. */
    deletionId: string
    /** Number of memories. */
    memories: number
    /** Id of the record. */
    recordId: string
  }
  /** A deleted record was restored. */
  'record.restored': {
    /** Id of the deletion, for cancel-deletion. */
    deletionId: string
    /** Number of memories. */
    memories: number
    /** Id of the record. */
    recordId: string
  }
  /** A record was merged into another record and no longer exists. */
  'record.merged': {
    /** Id of the deletion, for cancel-deletion. */
    deletionId: string
    /** Number of memories that both records had. */
    memories: number
    /** Id of the record that no longer exists. */
    recordId: string
  }
  /** A memory was stored. */
  'memory.stored': {
    /** Id of the memory. */
    id: string
    /** Id of its record. */
    recordId: string
  }
  /** The extraction of a stored memory, which a response called pending, has ended. Values that it stored have their own events. */
  'memory.extracted': {
    /** Id of the memory. */
    id: string
    /** Id of its record. */
    recordId: string
    /** `succeeded`, `refused` if the model refused the text, or `failed` if no attempt succeeded in 24 hours and more. */
    outcome: string
    /** Number of values that were stored. */
    properties: number
    /** Credits charged for the extraction. */
    creditsCharged: number
  }
  /** An extracted value was not stored, and waits for somebody to accept or dismiss it. */
  'suggestion.created': {
    /** Id of the suggestion. */
    id: string
    /** Id of the record. */
    recordId: string
    /** Id of the memory that says it. */
    memoryId: string
    /** Name of the property. */
    property: string
  }
  /** The content, tags, metadata or timestamp of a memory was edited. */
  'memory.updated': {
    /** Id of the memory. */
    id: string
    /** Id of its record. */
    recordId: string
    /** Its version after the edit. */
    version: number
  }
  /** Memories were deleted. They can be restored for 30 days. */
  'memory.deleted': {
    /** Id of the deletion, for cancel-deletion. */
    deletionId: string
    /** Number of memories. */
    memories: number
  }
  /** Deleted memories were restored. */
  'memory.restored': {
    /** Id of the deletion, for cancel-deletion. */
    deletionId: string
    /** Number of memories. */
    memories: number
  }
  /** The value of a property changed or was removed. */
  'property.changed': {
    /** Id of the record. */
    recordId: string
    /** Id of the collection that defines the property; empty when none does. */
    collectionId: string
    /** Its name. */
    property: string
    /** Its version after the change. */
    version: number
  }
  /** An identity key was added to a record. */
  'key.added': {
    /** Id of the record that has the key, or had it. */
    recordId: string
    /** Name of the key, such as `crmId`. */
    name: string
  }
  /** An identity key was moved to another record. */
  'key.moved': {
    /** Id of the record that has the key, or had it. */
    recordId: string
    /** Name of the key, such as `crmId`. */
    name: string
  }
  /** An identity key was removed from a record. */
  'key.deleted': {
    /** Id of the record that has the key, or had it. */
    recordId: string
    /** Name of the key, such as `crmId`. */
    name: string
  }
  /** A collection was created. */
  'collection.created': {
    /** Id of the collection. */
    collectionId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
  }
  /** A collection changed; stored values follow. */
  'collection.updated': {
    /** Id of the collection. */
    collectionId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
    /** Its version after the change. */
    version: number
  }
  /** A collection was deleted, together with its values. */
  'collection.deleted': {
    /** Id of the collection. */
    collectionId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
  }
  /** An entity type was created, by a call or by its first record. */
  'entity_type.created': {
    /** Id of the entity type. */
    entityTypeId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
  }
  /** An entity type changed. */
  'entity_type.updated': {
    /** Id of the entity type. */
    entityTypeId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
  }
  /** An entity type was archived and takes no new records. */
  'entity_type.archived': {
    /** Id of the entity type. */
    entityTypeId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
  }
  /** An entity type takes new records again. */
  'entity_type.unarchived': {
    /** Id of the entity type. */
    entityTypeId: string
    /** Its name. */
    name: string
    /** Its slug. */
    slug: string
  }
  /** A guideline was created. */
  'guideline.created': {
    /** Id of the guideline. */
    guidelineId: string
    /** Its name. */
    name: string
    /** Its first version. */
    version: number
  }
  /** A guideline changed. */
  'guideline.updated': {
    /** Id of the guideline. */
    guidelineId: string
    /** Its name. */
    name: string
    /** Its version after the change. */
    version: number
  }
  /** The content of an earlier version became the current one. `guideline.updated` is not sent in addition. */
  'guideline.restored': {
    /** Id of the guideline. */
    guidelineId: string
    /** Its name. */
    name: string
    /** The new version, which has this content. */
    version: number
  }
  /** A guideline was deleted, together with its versions. */
  'guideline.deleted': {
    /** Id of the guideline. */
    guidelineId: string
    /** Its name. */
    name: string
    /** Its last version. */
    version: number
  }
  /** A file was attached to a guideline. */
  'guideline.attachment_added': {
    /** Id of the guideline. */
    guidelineId: string
    /** Id of the attachment. */
    attachmentId: string
    /** Its file name. */
    name: string
    /** Its type, such as `template`. */
    type: string
    /** Its size in bytes. */
    size: number
  }
  /** A file was deleted from a guideline. Not sent if the guideline was deleted. */
  'guideline.attachment_deleted': {
    /** Id of the guideline. */
    guidelineId: string
    /** Id of the attachment. */
    attachmentId: string
    /** Its file name. */
    name: string
    /** Its type, such as `template`. */
    type: string
    /** Its size in bytes. */
    size: number
  }
  /** An image, audio or PDF was stored as a memory. */
  'media.stored': {
    /** Id of the memory. */
    id: string
    /** `image`, `audio` or `pdf`. */
    kind: string
    /** Id of its record; empty if it has none. */
    recordId: string
  }
  /** The memory of an image, audio or PDF was deleted. Not sent if its record was deleted. */
  'media.deleted': {
    /** Id of the memory. */
    id: string
    /** Id of its record; empty if it had none. */
    recordId: string
  }
  /** An agent was created. */
  'agent.created': {
    /** Id of the agent. */
    agentId: string
    /** Its name. */
    name: string
    /** Its first version. */
    version: number
  }
  /** An agent changed. */
  'agent.updated': {
    /** Id of the agent. */
    agentId: string
    /** Its name. */
    name: string
    /** Its version after the change. */
    version: number
  }
  /** An agent was deleted. */
  'agent.deleted': {
    /** Id of the agent. */
    agentId: string
    /** Its name. */
    name: string
    /** Its last version. */
    version: number
  }
  /** The organization has used 80 or 100 percent of the calls or tokens of models that it may use in a day (UTC). Sent once a day for each share. */
  'model_budget.reached': {
    /** The share in percent: 80 or 100. */
    share: number
    /** What was used: `calls` or `tokens`. */
    of: string
    /** How much of it was used today. */
    used: number
    /** The most that may be used in a day. */
    limit: number
  }
  /** A document was read and can be found. */
  'document.ingested': {
    /** Id of the document within its project. */
    documentId: string
    /** Id of the project. */
    projectId: string
    /** The number of chunks that it was split into. */
    chunkCount: number
  }
  /** A document was deleted. */
  'document.deleted': {
    /** Id of the document within its project. */
    documentId: string
    /** Id of the project. */
    projectId: string
  }
  /** A project was deleted with its documents. */
  'rag_project.deleted': {
    /** Id of the project. */
    projectId: string
    /** The number of documents that it had. */
    documentCount: number
  }
  /** Background work ended without a failure. Its status is `completed`. */
  'job.succeeded': {
    /** Id of the job. Fetch it with events get. */
    id: string
    /** What it did: its `type`, such as batch-memorize. */
    type: string
    /** Its status. */
    status: string
    /** The number of its items. */
    total: number
    /** The number of items that failed. */
    failed: number
  }
  /** Background work ended, and some of it (status `partial`) or all of it (status `failed`) failed. */
  'job.failed': {
    /** Id of the job. Fetch it with events get. */
    id: string
    /** What it did: its `type`, such as batch-memorize. */
    type: string
    /** Its status. */
    status: string
    /** The number of its items. */
    total: number
    /** The number of items that failed. */
    failed: number
  }
  /** Background work was cancelled before it ended. Its status is `cancelled`. */
  'job.cancelled': {
    /** Id of the job. Fetch it with events get. */
    id: string
    /** What it did: its `type`, such as batch-memorize. */
    type: string
    /** Its status. */
    status: string
    /** The number of its items. */
    total: number
    /** The number of items that failed. */
    failed: number
  }
  /** The circuit of a subscription opened: nothing is sent to it for half an hour. */
  'webhook.circuit_opened': {
    /** Id of the subscription. */
    subscription_id: string
    /** Its state after the change: open, half_open or closed. */
    circuit_state: string
    /** Why it changed. */
    reason: string
    /** Id of the event whose delivery failed last. Fetch it with webhooks events get. */
    last_event_id?: string
    /** Its type. */
    last_event_type?: string
    /** Why the delivery failed. */
    last_error?: string
  }
  /** The circuit of a subscription half opened: a test event is sent to see whether its receiver works again. */
  'webhook.circuit_half_opened': {
    /** Id of the subscription. */
    subscription_id: string
    /** Its state after the change: open, half_open or closed. */
    circuit_state: string
    /** Why it changed. */
    reason: string
    /** Id of the event whose delivery failed last. Fetch it with webhooks events get. */
    last_event_id?: string
    /** Its type. */
    last_event_type?: string
    /** Why the delivery failed. */
    last_error?: string
  }
  /** The circuit of a subscription closed: deliveries that waited are sent. */
  'webhook.circuit_closed': {
    /** Id of the subscription. */
    subscription_id: string
    /** Its state after the change: open, half_open or closed. */
    circuit_state: string
    /** Why it changed. */
    reason: string
  }
  /** A subscription was disabled: its receiver answered 410, or its circuit was open for 72 hours. */
  'webhook.disabled': {
    /** Id of the subscription. */
    subscription_id: string
    /** gone or circuit_open. */
    reason: string
    /** Id of the event whose delivery failed last. Fetch it with webhooks events get. */
    last_event_id?: string
    /** Its type. */
    last_event_type?: string
    /** Why the delivery failed. */
    last_error?: string
  }
  /** A delivery metric passed its threshold. */
  'webhook.alert_raised': {
    /** Its name, as in the metrics. */
    metric: string
    /** 1 is the most urgent. */
    priority: number
    /** Its value. */
    value: number
    /** The threshold that it passed. */
    threshold: number
    /** Id of the subscription whose deliveries it is about. Absent if it is about all. */
    subscription_id?: string
    /** The event type whose deliveries it is about. Absent if it is about all. */
    event_type?: string
  }
  /** A delivery metric is within its threshold again. */
  'webhook.alert_cleared': {
    /** Its name, as in the metrics. */
    metric: string
    /** Id of the subscription whose deliveries it is about. Absent if it is about all. */
    subscription_id?: string
    /** The event type whose deliveries it is about. Absent if it is about all. */
    event_type?: string
  }
  /** The signing secret of a subscription is 90 or 180 days old. Rotating it is recommended. */
  'webhook.secret_aged': {
    /** Id of the subscription. */
    subscription_id: string
    /** The age that it reached: 90 or 180. */
    age_days: number
  }
  /** An event that a source has accepted became no memory. It is kept and can be replayed. */
  'webhook.inbound_failed': {
    /** Id of the delivery in the log of the source. */
    id: string
    /** Id of the source. */
    source_id: string
    /** mapping, canceled, or the code of an error such as payment_required. */
    reason: string
  }
  /** A delivery was refused because deliveries run in a circle. At most once a day for each subscription. */
  'webhook.circle_refused': {
    /** Id of the subscription. */
    subscription_id: string
    /** Id of the event that was not sent. */
    event_id: string
    /** Its type. */
    event_type: string
  }
  /** A source accepted an event. It is sent to the forward routes of that source only, as it arrived: not in an envelope, but with its own body and headers. A body of more than 256 KiB is not sent; the envelope has the URL to fetch it. */
  'webhook.received': {
    /** Id of the delivery in the log of the source. */
    id: string
    /** Id of the source. */
    source_id: string
    /** The ID that its sender gave the event, or the hash of its body. */
    event_id: string
    /** The type that its sender gave the event. */
    type?: string
    /** The headers that it arrived with, without those of the connection and of credentials. */
    headers?: Record<string, string>
    /** The query that it was sent with, without the question mark. Empty if there was none. */
    query?: string
    /** The body as it arrived. */
    body?: string
    /** The body in base64, instead of body, if it is not UTF-8. */
    body_base64?: string
    /** The parsed JSON or form. Null if the body is neither. */
    payload?: unknown
  }
  /** A test of one subscription. It is sent to that subscription only, whatever its patterns. */
  'webhook.tested': {
    /** Id of the subscription. */
    subscription_id: string
  }
  /** A notification was sent to members. */
  'notification.sent': {
    /** Id of the notification. */
    notificationId: string
    /** normal or urgent. */
    priority: string
    /** Id of the member that sent it, internal or system. */
    sender: string
    /** The number of members that received it. */
    recipientCount: number
  }
  /** A member ran an action of a notification for the first time. */
  'notification.action_executed': {
    /** Id of the notification. */
    notificationId: string
    /** Id of the action. */
    actionId: string
    /** link, callback or dismiss. */
    actionType: string
    /** Id of the member that ran it. */
    memberId: string
  }
  /** An MCP server was added. */
  'mcp_server.created': {
    /** Id of the MCP server. */
    mcpServerId: string
    /** Its name. */
    name: string
    /** Its version. */
    version: number
  }
  /** An MCP server or the flags of its tools changed. */
  'mcp_server.updated': {
    /** Id of the MCP server. */
    mcpServerId: string
    /** Its name. */
    name: string
    /** Its version. */
    version: number
  }
  /** An MCP server was deleted. */
  'mcp_server.deleted': {
    /** Id of the MCP server. */
    mcpServerId: string
    /** Its name. */
    name: string
    /** Its version. */
    version: number
  }
  /** A listing of an MCP server has other tools than the one before. Changed tools are held, and new ones are off, until somebody reviews them. */
  'mcp_server.tools_changed': {
    /** Id of the MCP server. */
    mcpServerId: string
    /** Its name. */
    name: string
    /** The number of new tools. */
    added: number
    /** The number of tools that are gone. */
    removed: number
    /** The number of tools with another description or input schema, which are held. */
    changed: number
  }
  /** A key was created. Sent to the data that the key can reach: live or test data. */
  'api_key.created': {
    /** Id of the key. The key itself is in no event. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
    /** Id of the member that it belongs to. */
    memberId: string
    /** owner, admin, member or viewer. */
    role: string
  }
  /** A key was replaced with a new one. `api_key.created` is not sent in addition. */
  'api_key.rotated': {
    /** Id of the key. The key itself is in no event. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
    /** Id of the new key. */
    successorId: string
    /** When the replaced key stops working, in ISO 8601. */
    graceEndsAt: string
  }
  /** A key was revoked, on its own or because its member was removed. */
  'api_key.revoked': {
    /** Id of the key. The key itself is in no event. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
  }
  /** A person was invited, or invited again after the invitation had expired. */
  'member.invited': {
    /** Id of the member. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
    /** owner, admin, member or viewer. */
    role: string
  }
  /** A person accepted an invitation. */
  'member.joined': {
    /** Id of the member. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
    /** owner, admin, member or viewer. */
    role: string
  }
  /** The role of a member changed. */
  'member.role_changed': {
    /** Id of the member. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
    /** owner, admin, member or viewer. */
    role: string
  }
  /** A member was removed, or an invitation was revoked. */
  'member.removed': {
    /** Id of the member. */
    id: string
    /** Who did it, as in the audit log: key:<id>, member:<id>, internal or operator. */
    actor: string
    /** owner, admin, member or viewer. */
    role: string
    /** active, or invited if the person had not accepted the invitation. */
    status: string
  }
  /** The credits of the organization, in live or test data, have fallen to 20, 5 or 0 percent of what it had after the latest grant. Sent once for each share until the next grant. */
  'credits.threshold_reached': {
    /** The share in percent: 20, 5 or 0. */
    share: number
    /** Credits that are left, with those that running calls have reserved. */
    left: number
    /** Credits after the latest grant. */
    granted: number
  }
}
