import type { Schemas } from '../../contract/schemas.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Notification, NotificationAction, NotificationRecipient } from '../../platform/database/prisma/client.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readPage } from '../../platform/lists/list.ts'
import { existing } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'

export interface Inbox {
  scope: TenantScope
  memberId: string
}

export type StoredAction = Pick<NotificationAction, keyof typeof ACTION_FIELDS>

/** A notification as its recipient sees it. */
export interface ReceivedNotification
  extends Pick<Notification, 'id' | 'title' | 'body' | 'priority' | 'sender' | 'createdAt'>,
    Omit<Received, 'notificationId'> {
  actions: StoredAction[]
}

export const ACTION_FIELDS = {
  id: true,
  type: true,
  label: true,
  url: true,
  executedAt: true,
  executedBy: true,
  callbackStatus: true,
  callbackError: true,
} as const

const FIELDS = {
  notificationId: true,
  state: true,
  readAt: true,
  dismissedAt: true,
} as const

type Received = Pick<NotificationRecipient, keyof typeof FIELDS>

const cursor = idCursor('notifications', 'ntf')

/** One page of a member's notifications, newest first. */
export async function listNotifications(
  { scope, memberId }: Inbox,
  { state, ...query }: PageQuery & { state?: Schemas['NotificationState'] },
): Promise<Page<ReceivedNotification>> {
  const { entries, ...page } = await readPage(
    query,
    cursor,
    ({ after, take }) =>
      scope.prisma(models =>
        models.notificationRecipient.findMany({
          where: {
            memberId,
            state: state ?? { in: ['unread', 'read'] },
            ...given({ notificationId: after && { lt: after } }),
          },
          select: FIELDS,
          orderBy: { notificationId: 'desc' },
          take,
        }),
      ),
    ({ notificationId }) => notificationId,
  )
  return { entries: await withContent(scope, entries), ...page }
}

export const countUnread = ({ scope, memberId }: Inbox): Promise<number> =>
  scope.prisma(models => models.notificationRecipient.count({ where: { memberId, state: 'unread' } }))

/** @throws ApiError `not_found_error` if the member did not receive it */
export async function getNotification({ scope, memberId }: Inbox, id: string): Promise<ReceivedNotification> {
  const row = await scope.prisma(models =>
    models.notificationRecipient.findFirst({ where: { notificationId: id, memberId }, select: FIELDS }),
  )
  const [notification] = row ? await withContent(scope, [row]) : []
  return existing(notification, 'notification', id)
}

export async function markRead({ scope, memberId }: Inbox, id: string): Promise<void> {
  const readAt = await scope.now()
  await scope.prisma(models =>
    models.notificationRecipient.updateMany({
      where: { notificationId: id, memberId, state: 'unread' },
      data: { state: 'read', readAt },
    }),
  )
}

export async function dismiss({ scope, memberId }: Inbox, id: string): Promise<void> {
  const dismissedAt = await scope.now()
  await scope.prisma(models =>
    models.notificationRecipient.updateMany({
      where: { notificationId: id, memberId, state: { not: 'dismissed' } },
      data: { state: 'dismissed', dismissedAt },
    }),
  )
}

async function withContent(scope: TenantScope, received: readonly Received[]): Promise<ReceivedNotification[]> {
  if (received.length === 0) return []
  const ids = received.map(({ notificationId }) => notificationId)
  const notifications = await scope.prisma(models =>
    models.notification.findMany({
      where: { id: { in: ids } },
      select: { id: true, title: true, body: true, priority: true, sender: true, createdAt: true },
    }),
  )
  const actions = await scope.prisma(models =>
    models.notificationAction.findMany({
      where: { notificationId: { in: ids } },
      select: { notificationId: true, ...ACTION_FIELDS },
      orderBy: { position: 'asc' },
    }),
  )
  return received.flatMap(({ notificationId, ...state }) => {
    const notification = notifications.find(({ id }) => id === notificationId)
    const own = actions.filter(action => action.notificationId === notificationId)
    return notification ? [{ ...notification, ...state, actions: own }] : []
  })
}
