/**
 * What every text, JSON and binary column keeps, by table. A column that is not here fails the test: decide whether a
 * caller's words can get there, and when they go.
 *
 * - `content`: words of callers. They are gone after the deletion and its windows. At least one column of the table has
 *   the planted word before.
 * - `kept`: words of callers that stay longer than what they are about, with the reason, which docs/deletion.md has too.
 * - `own`: the server's own words: IDs, states, hashes, encrypted secrets. The planted word is never in them.
 */
export interface Verdict {
  content?: string
  kept?: { columns: string; reason: string }
  own?: string
  /** Why the test finds no word in `content`: what is in the table is gone too soon, or only a failure writes it. */
  unseen?: string
}

const UID = 'It has only the uid of a customer, which is no content: it is in the path of calls.'
const CATALOG = 'It belongs to an event type, which is deleted on its own.'
const PROVIDER = 'It belongs to a company or an article of the local data provider, which an import replaces.'

export const VERDICTS: Record<string, Verdict> = {
  _prisma_migrations: { own: 'id checksum migration_name logs' },
  agent_versions: { content: 'definition', own: 'agent_id' },
  agents: {
    content: 'name description instructions expected_inputs tools guideline_tags',
    own: 'id guideline_ids guidelines model mcps',
  },
  api_keys: {
    content: 'customer',
    unseen: UID,
    own: 'id member_id hash prefix last4 role scopes replaced_by portal_link',
    kept: { columns: 'name', reason: 'A revoked key keeps its name, so that the audit log can be read.' },
  },
  audit_entries: {
    own: 'id organization_id actor action request_id',
    kept: { columns: 'target details', reason: 'The audit log keeps names of configuration for AUDIT_RETENTION_DAYS.' },
  },
  collection_versions: { content: 'name slug description properties note', own: 'collection_id entity_type actor' },
  collections: { content: 'name slug description properties', own: 'id entity_type kind' },
  console_links: { own: 'hash member_id' },
  console_sessions: {
    content: 'user_agent',
    unseen: 'It has only what the browser calls itself, and ends with the session.',
    own: 'id key_id hash',
  },
  credit_holds: { own: 'id operation' },
  deletions: { own: 'id kind record_id status actor' },
  entity_types: {
    own: 'id',
    kept: { columns: 'name slug description identity_keys', reason: 'An entity type is archived and not deleted.' },
  },
  event_items: { content: 'result input error', own: 'event_id outcome' },
  events: {
    content: 'result error',
    own: 'id type status caller',
    unseen: 'Only a result or an error is written there.',
  },
  external_rag_sources: {
    content: 'name url query_template result_path content_path score_path',
    own: 'id kind method header_names headers',
  },
  gateway_news_articles: { own: 'id', kept: { columns: 'url details terms', reason: PROVIDER } },
  gateway_organizations: { own: 'id', kept: { columns: 'name domain terms linkedin details', reason: PROVIDER } },
  gateway_people: { content: 'first_name last_name email linkedin terms details', own: 'id organization_id' },
  gateway_phone_deliveries: { own: 'id person_ids url status message' },
  gateway_suppressions: { content: 'reason', own: 'id kind hash' },
  guideline_attachments: { content: 'name description', own: 'id guideline_id type mime_type sha256 file_key actor' },
  guideline_versions: {
    content: 'name description tags trigger_keywords value note',
    own: 'guideline_id actor',
  },
  guidelines: { content: 'name description tags trigger_keywords trigger_stems value', own: 'id' },
  idempotency_entries: { content: 'key response', own: 'scope operation body_hash lease reference' },
  mcp_server_tools: {
    content: 'name title description input_schema approved',
    own: 'server_id',
    unseen: 'Only a server that can be reached lists tools. They are deleted with it.',
  },
  mcp_servers: {
    content: 'slug name url status_reason server_name server_version protocol_version',
    own: 'id headers header_names status',
  },
  media: { content: 'name caption transcript tags', own: 'id sha256 record_id words_hash actor' },
  media_files: { content: 'pages description transcript', own: 'sha256 kind mime_type file_key' },
  media_thumbnails: { own: 'media_sha256 sha256 file_key' },
  members: {
    own: 'id organization_id kind role status invitation_hash',
    content: 'name email',
  },
  memories: {
    content: 'content speaker session_id tags metadata facts',
    own: 'id record_id content_hash collection_id',
  },
  memory_changes: { content: 'from to reason', own: 'memory_id field actor' },
  memory_extractions: {
    content: 'options',
    own: 'target_id memory_id kind operation event_id turns reservation_id key_id request_id',
    unseen: 'Only a prompt of the caller is written there. It is deleted with the memory.',
  },
  notification_actions: {
    content: 'label url callback_error',
    own: 'notification_id id type callback_url executed_by callback_status',
  },
  notification_recipients: { own: 'notification_id member_id state mail' },
  notifications: { content: 'title body dedupe_key', own: 'id priority sender' },
  organizations: {
    own: 'id plan time_zone locale',
    kept: {
      columns: 'name portal',
      reason: 'An organization keeps its name and the look of its portal until the operator deletes it.',
    },
  },
  property_changes: { content: 'system_name from to evidence', own: 'record_id collection_id source actor' },
  property_values: { content: 'system_name name value text_value', own: 'record_id collection_id type source' },
  rag_chunks: { content: 'headings content', own: 'document_id' },
  rag_documents: { content: 'key title metadata', own: 'id project_id mime_type' },
  rag_projects: { content: 'name', own: 'id' },
  record_keys: { content: 'name value', own: 'type record_id' },
  record_profiles: { content: 'profile', own: 'record_id' },
  records: { own: 'id type' },
  responses: {
    content: 'request state error_message',
    own: 'id status model error_code submission lease agent_id event_id',
  },
  'runtime.address_limits': { own: 'address' },
  'runtime.encryption_key_set': { own: 'ids' },
  'runtime.file_removals': { own: 'key' },
  'runtime.file_store': { own: 'id place written_by' },
  'runtime.jobs': { content: 'payload last_error', own: 'id kind lease', unseen: 'A job is deleted when it has run.' },
  'runtime.customer_calls': { own: 'customer' },
  'runtime.key_waits': { own: 'key_id' },
  'runtime.model_spend': { own: 'organization_id' },
  'runtime.mail_counts': {
    content: 'subject',
    unseen: 'It is the address of a recipient of mail, and is deleted the next day.',
  },
  'runtime.outbox': { content: 'data', own: 'type', unseen: 'A domain event is deleted when its consumers have it.' },
  'runtime.webhook_alerts': {
    own: 'metric message subscription_id subscription_ids',
    kept: { columns: 'event_type', reason: CATALOG },
  },
  'runtime.webhook_circuit_changes': { own: 'subscription_id from to reason' },
  'runtime.webhook_dead_letters': { own: 'id subscription_id delivery_id reason' },
  'runtime.webhook_deliveries': {
    content: 'event_type response_body_preview error history ordering_key',
    own: 'id subscription_id event_id status lease',
  },
  'runtime.webhook_event_types': { kept: { columns: 'type', reason: CATALOG } },
  'runtime.webhook_events': {
    content: 'type data trace_state customer uid',
    own: 'id whole trace_id withheld content_hash',
  },
  'runtime.webhook_streams': { own: 'id' },
  'search.documents': { content: 'session_id speaker tags', own: 'source id record_id type' },
  'search.embedding_model': { own: 'model' },
  'search.embeddings': { own: 'id source model code' },
  'search.unembedded': { own: 'id' },
  signing_secrets: { own: 'purpose secret' },
  smart_update_plans: { content: 'instruction items unplaced', own: 'id type engine status' },
  suggestions: {
    content: 'system_name name value evidence',
    own: 'id record_id memory_id collection_id value_hash reason engine stance status decided_by',
    unseen: 'Only an uncertain value is suggested.',
  },
  tenants: { own: 'organization_id' },
  trash: { content: 'row', own: 'deletion_id source' },
  usage_entries: { own: 'id operation key_id request_id model collection_id' },
  usage_totals: { own: 'unit operation key_id collection_id model' },
  value_mentions: { content: 'system_name value evidence', own: 'record_id collection_id source' },
  wallet_entries: { own: 'id kind operation reference request_id' },
  wallet_holds: { own: 'id operation request_id' },
  webhook_customers: { content: 'uid name metadata' },
  webhook_event_type_versions: { kept: { columns: 'type description schema example payload_rules', reason: CATALOG } },
  webhook_event_types: { kept: { columns: 'type description schema example payload_rules', reason: CATALOG } },
  webhook_portal_codes: { content: 'customer', unseen: UID, own: 'hash link_id member_id' },
  webhook_receipts: {
    content: 'event_id accepted_id body_hash type reason message payload headers query',
    own: 'id source_id status job_id routes',
  },
  webhook_sources: {
    content: 'name description signature types mapping routes',
    own: 'id scheme dedupe secret_current secret_previous verify_token',
  },
  webhook_subscriptions: {
    content: 'url description name uid customer events metadata filter last_failure signature',
    own: 'id format api_version guarantee auth_type auth_secret secret_current secret_previous circuit_state circuit_probe disabled_reason kind source_id headers private_key_current private_key_previous rate_taken',
  },
}
