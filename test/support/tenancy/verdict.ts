import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedSql } from '../../../server/test/support/record-sql.ts'
import { judge, tenantTablesOf } from './judge.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../server/prisma/migrations')

/** Where statements are sent outside a tenant scope, and why. */
const UNSCOPED: [place: string, reason: string][] = [
  ['platform/', 'finds out who calls, and keeps accounts, queues and schedules of all tenants'],
  ['models/budget/', 'counts what organizations use of models, for live and test data together'],
  ['boot/', 'the commands of the operator, on the whole database'],
  ['http/console-session.ts', 'the sessions of the console, which belong to a member of an organization'],
  ['areas/organizations/', 'the operator and registration, before there is a tenant'],
  ['areas/health/', 'whether the database answers'],
  ['areas/webhooks/engine/', 'one queue of the deliveries of all tenants'],
  ['areas/webhooks/metrics.ts', 'gauges of the process'],
  ['areas/webhooks/monitoring/watch.ts', 'the tenants whose deliveries are monitored'],
  ['areas/webhooks/sources/sql/sources.ts', 'finds out whose data an inbound delivery is for, and forgets old secrets'],
  ['areas/webhooks/sources/sql/inbound.ts', 'one queue of the accepted events of all tenants'],
  ['areas/webhooks/portal/purge-portal.ts', 'what has expired is deleted for all tenants alike'],
  ['areas/webhooks/sql/retention.ts', 'what is over is deleted, of each tenant at its own time'],
  ['areas/notifications/alerts.ts', 'the tenants of domain events'],
  ['areas/gateway/sql/purge-phones.ts', 'what is over is deleted for all tenants alike'],
  ['areas/notifications/sql/purge-notifications.ts', 'what is over is deleted for all tenants alike'],
  ['areas/events/sql/purge-events.ts', 'what is over is deleted for all tenants alike'],
  ['areas/orchestration/responses/sql/purge-responses.ts', 'what has expired is deleted for all tenants alike'],
  ['areas/memory/records/deletion/purge-deletions.ts', 'what is over is deleted for all tenants alike'],
  ['areas/memory/memories/sql/extractions.ts', 'one queue of the extractions of all tenants'],
  ['areas/memory/memories/store/warm-store.ts', 'a sample for an organization of its own, which is rolled back'],
  ['areas/multimodal/sql/purge-media.ts', 'what is over is deleted for all tenants alike'],
  ['areas/guidelines/smart/plan/sql/purge-plans.ts', 'what is over is deleted for all tenants alike'],
  ['areas/retrieval/documents/sql/purge.ts', 'what is over is deleted for all tenants alike'],
  ['areas/retrieval/documents/search-source.ts', 'texts that wait for their vectors, each with its tenant'],
  ['areas/guidelines/smart/search-source.ts', 'texts that wait for their vectors, each with its tenant'],
  ['areas/multimodal/search-source.ts', 'texts that wait for their vectors, each with its tenant'],
  ['areas/memory/memories/search-source.ts', 'texts that wait for their vectors, each with its tenant'],
  ['search/', 'texts that wait for their vectors, each with its tenant'],
]

/** Statements of a tenant that read rows of all tenants. */
const ALL_TENANTS: [place: string, statement: string, reason: string][] = [
  [
    'areas/memory/portability/sql/import.ts:',
    'SELECT r.id, r.tenant_id = $1 AND NOT EXISTS',
    'ids are unique over all tenants: it learns that one is in use, and nothing else',
  ],
  [
    'platform/jobs/queue-limit.ts:',
    'SELECT count(*)::int AS events',
    'live and test data of an organization share a queue: it learns how much waits, and nothing else',
  ],
]

/** Names of the tables that contain rows of many tenants. */
export const tenantTables: ReadonlySet<string> = tenantTablesOf(
  readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8')),
)

/** What is wrong with recorded statements: one text each, with its place; empty if nothing is. */
export function tenancyProblems(recorded: readonly RecordedSql[]): string[] {
  const each = new Map(recorded.map(sent => [`${sent.place} ${sent.tenantParameters} ${sent.text}`, sent]))
  const problems = new Map<string, string>()
  for (const { text, tenantParameters, place } of each.values()) {
    const found = tenantParameters ? ofScope(text, tenantParameters, place) : outsideOfScope(text, place)
    for (const problem of found) problems.set(`${place} ${problem}`, `${place}: ${problem}\n${excerpt(text)}`)
  }
  return [...problems.values()].sort()
}

const ofScope = (text: string, tenantParameters: number[], place: string): string[] =>
  ALL_TENANTS.some(([known, statement]) => place.startsWith(known) && text.includes(statement))
    ? []
    : judge({ text, tenantParameters }, tenantTables)

const outsideOfScope = (text: string, place: string): string[] =>
  UNSCOPED.some(([known]) => place.startsWith(known)) ||
  judge({ text, tenantParameters: [] }, tenantTables).length === 0
    ? []
    : ['sent outside of a scope. Use the scope of the tenant, or list the place with its reason in verdict.ts']

const excerpt = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
