import { audited } from '../../../platform/access/audit.ts'
import type { Notification } from '../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { eventRows } from '../../../platform/events/domain-events.ts'
import { emitted } from '../../../platform/events/outbox.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { NewAction } from '../actions.ts'
import { NOTIFICATION_SENT } from '../events.ts'

export interface NewNotification
  extends Pick<Notification, 'id' | 'title' | 'body' | 'priority' | 'sender' | 'dedupeKey'> {
  actions: readonly NewAction[]
  /** Whether members with an email address also receive an email. */
  mailed: boolean
  /** Who sends it, for the audit log. */
  actor: string
  requestId: string | null
}

/** The members to notify: by ID, or all with one of these roles. */
export type Recipients = { ids: readonly string[] } | { roles: readonly string[] }

/** @param members SQL of the active members of the tenant `$1` */
const insert = (members: string, column: 'id' | 'role'): string => `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  chosen AS MATERIALIZED (SELECT m.id, m.email FROM (${members}) AS m WHERE m.${column} = ANY ($3::text[])),
  created AS (
    INSERT INTO notifications (id, tenant_id, title, body, priority, sender, recipient_count, dedupe_key, created_at)
    SELECT $2, $1::int, $4, $5, $6, $7, (SELECT count(*)::int FROM chosen), $8, now FROM clock
    ON CONFLICT (tenant_id, dedupe_key) DO NOTHING
    RETURNING id, tenant_id, priority, sender, recipient_count, created_at
  ),
  offered AS (
    INSERT INTO notification_actions (tenant_id, notification_id, id, position, type, label, url, callback_url)
    SELECT $1::int, c.id, a.action ->> 'id', a.position, a.action ->> 'type', a.action ->> 'label', a.action ->> 'url',
      a.action ->> 'callbackUrl'
    FROM created c, jsonb_array_elements($9::jsonb) WITH ORDINALITY AS a(action, position)
  ),
  addressed AS (
    INSERT INTO notification_recipients (tenant_id, notification_id, member_id, mail)
    SELECT $1::int, c.id, m.id, CASE WHEN $10::boolean AND m.email IS NOT NULL THEN 'pending' END
    FROM created c, chosen m RETURNING mail
  ),
  ${audited(`SELECT $11 AS id, $12 AS actor, '${NOTIFICATION_SENT.type}' AS action, id AS target, jsonb_build_object('recipientCount', recipient_count) AS details, $13::text AS request_id FROM created`)},
  ${emitted(eventRows(NOTIFICATION_SENT, { notificationId: 'id', priority: 'priority', sender: 'sender', recipientCount: 'recipient_count' }, 'created'))}
  SELECT id, recipient_count AS "recipientCount", created_at AS "createdAt",
    (SELECT count(mail)::int FROM addressed) AS "mailCount"
  FROM created`

export interface Sent {
  id: string
  recipientCount: number
  createdAt: Date
  mailCount: number
}

export interface SendStatements {
  /** @returns undefined if the `dedupeKey` was used before, and then nothing is stored */
  insertNotification(scope: Scope, notification: NewNotification, recipients: Recipients): Promise<Sent | undefined>
  /** The active members among these IDs and email addresses in lower case. */
  findMembers(
    scope: Scope,
    ids: readonly string[],
    emails: readonly string[],
  ): Promise<{ id: string; email: string | null }[]>
  /** Up to `limit` recipients whose email has not been sent. */
  pendingMails(scope: Scope, notificationId: string, limit: number): Promise<{ memberId: string; email: string }[]>
}

/**
 * SQL: a notification to any number of members with its actions, event and audit entry in one round trip; members are
 * found by the expression of their area.
 * @param members SQL of the active members of the tenant `$1`, with `id`, `email` and `role`
 */
export function createSendStatements(members: string): SendStatements {
  const byId = insert(members, 'id')
  const byRole = insert(members, 'role')
  const found = `SELECT m.id, lower(m.email) AS email FROM (${members}) AS m
    WHERE m.id = ANY ($2::text[]) OR lower(m.email) = ANY ($3::text[]) -- tenant_id`
  const pending = `
    SELECT r.member_id AS "memberId", m.email FROM notification_recipients r JOIN (${members}) AS m ON m.id = r.member_id
    WHERE r.tenant_id = $1 AND r.notification_id = $2 AND r.mail = 'pending' AND m.email IS NOT NULL
    ORDER BY r.member_id LIMIT $3`
  return {
    async insertNotification(scope, notification, recipients) {
      const { id, title, body, priority, sender, dedupeKey, actions, mailed, actor, requestId } = notification
      const [statement, chosen] = 'ids' in recipients ? [byId, recipients.ids] : [byRole, recipients.roles]
      const content = [title, body, priority, sender, dedupeKey, JSON.stringify(actions), mailed]
      const [row] = await scope.query<Sent>(statement, [id, chosen, ...content, newId('aud'), actor, requestId])
      return row
    },
    findMembers: (scope, ids, emails) => scope.query(found, [ids, emails]),
    pendingMails: (scope, notificationId, limit) => scope.query(pending, [notificationId, limit]),
  }
}
