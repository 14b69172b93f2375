/**
 * Migrations that were joined before they were released, for the databases of commits before. A database has all of the
 * former ones or none; `commit` is the last one that has them.
 */
export const JOINED: { commit: string; former: readonly string[]; joined: readonly string[] } = {
  commit: '76076702',
  former: [
    '20261125020001_memory_extractions',
    '20261125040001_inbound_payloads',
    '20261125040002_hops',
    '20261125050001_key_successors',
    '20261125050002_key_waits',
    '20261125050003_mail_counts',
    '20261125060000_file_store',
    '20261126041800_event_type_versions',
    '20261126042700_model_spend',
    '20261126042900_dead_letter_indexes',
    '20261127010101_phone_delivery_outcomes',
    '20261127010700_webhook_customers',
    '20261127013700_suggestions',
    '20261127020022_webhook_recipients',
    '20261127020457_analyzer_of_search_documents',
    '20261127053500_webhook_content_hashes',
    '20261127060053_service_events',
    '20261127061700_webhook_rate_windows',
    '20261127062036_webhook_event_expiry',
    '20261127064800_suggestion_stance',
    '20261127090649_webhook_payload_rules',
    '20261127140000_webhook_source_forward',
    '20261127142000_webhook_retention',
    '20261127142001_webhook_events_with_payload',
    '20261127142002_webhook_deliveries_ended',
    '20261127142003_webhook_receipts_received',
    '20261127142004_webhook_receipts_with_payload',
    '20261127142005_webhook_events_by_time',
    '20261127142006_webhook_deliveries_by_end',
    '20261127142007_webhook_receipts_by_time',
  ],
  joined: [
    '20261127150001_platform',
    '20261127150002_organizations',
    '20261127150003_memory',
    '20261127150004_gateway',
    '20261127150005_webhooks',
    '20261127150006_documents_analyzer',
    '20261127150007_gateway_phone_deliveries_status',
    '20261127150008_webhook_receipts_due',
    '20261127150009_webhook_receipts_failed',
    '20261127150010_webhook_subscriptions_own',
    '20261127150011_webhook_subscriptions_of_customer',
    '20261127150012_webhook_subscriptions_uid',
    '20261127150013_webhook_subscriptions_of_source',
    '20261127150014_api_keys_of_customer',
    '20261127150015_webhook_events_of_customer',
    '20261127150016_webhook_events_listed',
    '20261127150017_webhook_deliveries_expiring',
    '20261127150018_webhook_events_with_payload',
    '20261127150019_webhook_deliveries_ended',
    '20261127150020_webhook_receipts_received',
    '20261127150021_webhook_receipts_with_payload',
    '20261127150022_webhook_events_by_time',
    '20261127150023_webhook_deliveries_by_end',
    '20261127150024_webhook_receipts_by_time',
  ],
}

/**
 * Replaces the names of former migrations by those that they were joined to.
 * @param names of the migrations that a database has
 * @throws Error if it has only some of the former ones
 */
export function withJoined(names: readonly string[]): string[] {
  const { commit, former, joined } = JOINED
  const has = former.filter(name => names.includes(name))
  if (has.length === 0) return [...names]
  const lacks = former.filter(name => !names.includes(name))
  if (lacks.length > 0)
    throw new Error(
      `The database is between two versions: it has ${has.join(', ')}, but not ${lacks.join(', ')}. ` +
        `Start commit ${commit} on it once, then this version; or restore a backup of a released version.`,
    )
  return [...names.filter(name => !former.includes(name)), ...joined].sort()
}
