import { created, listedAs, ok } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { TenantCall } from '../../contract/handlers.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { SIGNING_SECRETS } from './callbacks.ts'
import { executeAction } from './execute.ts'
import { countUnread, dismiss, getNotification, type Inbox, listNotifications, markRead } from './inbox.ts'
import type { Sending } from './send.ts'
import { executedToWire, notificationToWire, sentToWire } from './wire.ts'

export interface NotificationsDependencies extends Pick<Platform, 'database' | 'vault'> {
  sending: Sending
}

export const createNotificationsHandlers = ({
  database,
  vault,
  sending,
}: NotificationsDependencies): HandlersOf<'notifications'> => ({
  listNotifications: async ({ query, call }) =>
    listedAs(await listNotifications(inboxOf(call), query), notificationToWire),

  getUnreadNotificationCount: async ({ call }) => ok({ unread: await countUnread(inboxOf(call)) }),

  sendNotification: async ({ body, call }) => created(sentToWire(await sending.send(call, body))),

  broadcastNotification: async ({ body, call }) => created(sentToWire(await sending.broadcast(call, body))),

  async readNotification({ path, call }) {
    await markRead(inboxOf(call), path.id)
    const notification = await getNotification(inboxOf(call), path.id)
    return ok(notificationToWire(notification))
  },

  async dismissNotification({ path, call }) {
    await dismiss(inboxOf(call), path.id)
    const notification = await getNotification(inboxOf(call), path.id)
    return ok(notificationToWire(notification))
  },

  async getNotificationSigningSecret({ call }) {
    const { secret, createdAt } = await SIGNING_SECRETS.of(call.scope, vault)
    return ok({ secret, createdAt: createdAt.toISOString() })
  },

  executeNotificationAction: async ({ path, call }) =>
    ok(executedToWire(path.id, await executeAction(database, call, path.id, path.actionId))),
})

const inboxOf = ({ scope, principal }: TenantCall): Inbox => ({ scope, memberId: principal.member.id })
