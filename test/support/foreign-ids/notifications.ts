import type { Pointing } from './pointing.ts'

export const notifications: Record<string, Pointing> = {
  getNotificationSigningSecret: 'nothing to name',
  listNotifications: 'nothing to name',
  getUnreadNotificationCount: 'nothing to name',
  sendNotification: 'nothing to name',
  broadcastNotification: 'nothing to name',
  readNotification: 'path',
  dismissNotification: 'path',
  executeNotificationAction: 'path',
}
