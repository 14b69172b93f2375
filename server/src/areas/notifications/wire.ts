import type { Schemas } from '../../contract/schemas.ts'
import type { Executed } from './execute.ts'
import type { ReceivedNotification, StoredAction } from './inbox.ts'
import type { SentNotification } from './send.ts'

export const sentToWire = ({ createdAt, ...rest }: SentNotification): Schemas['SentNotification'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
})

export const notificationToWire = ({
  priority,
  state,
  actions,
  createdAt,
  readAt,
  dismissedAt,
  ...rest
}: ReceivedNotification): Schemas['Notification'] => ({
  ...rest,
  // these columns contain only values from these lists: see the statements that write them
  priority: priority as Schemas['NotificationPriority'],
  state: state as Schemas['NotificationState'],
  actions: actions.map(({ id, label, executedAt, executedBy, ...action }) => ({
    id,
    label,
    ...effectToWire(action),
    ...(executedAt && { executedAt: executedAt.toISOString() }),
    ...(executedBy !== null && { executedBy }),
  })),
  createdAt: createdAt.toISOString(),
  ...(readAt && { readAt: readAt.toISOString() }),
  ...(dismissedAt && { dismissedAt: dismissedAt.toISOString() }),
})

export const executedToWire = (
  notificationId: string,
  { action: { id, executedAt, executedBy, ...action }, alreadyExecuted }: Executed,
): Schemas['ExecutedAction'] => ({
  notificationId,
  actionId: id,
  ...effectToWire(action),
  executedAt: executedAt.toISOString(),
  executedBy,
  alreadyExecuted,
})

const effectToWire = ({
  type,
  url,
  callbackStatus,
  callbackError,
}: Pick<StoredAction, 'type' | 'url' | 'callbackStatus' | 'callbackError'>) => ({
  // these columns contain only values from these lists: see the statements that write them
  type: type as Schemas['ActionType'],
  ...(url !== null && { url }),
  ...(callbackStatus !== null && {
    callback: {
      status: callbackStatus as Schemas['CallbackState']['status'],
      ...(callbackError !== null && { error: callbackError }),
    },
  }),
})
