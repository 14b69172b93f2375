import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const NOTIFICATION_ID = text('Id of the notification.')
const A_NOTIFICATION = 'ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

export const NOTIFICATION_SENT = defineEvent({
  type: 'notification.sent',
  description: 'A notification was sent to members.',
  fields: {
    notificationId: NOTIFICATION_ID,
    priority: text('normal or urgent.'),
    sender: text('Id of the member that sent it, internal or system.'),
    recipientCount: integer('The number of members that received it.'),
  },
  example: {
    notificationId: A_NOTIFICATION,
    priority: 'urgent',
    sender: 'agt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    recipientCount: 3,
  },
})

export const ACTION_EXECUTED = defineEvent({
  type: 'notification.action_executed',
  description: 'A member ran an action of a notification for the first time.',
  fields: {
    notificationId: NOTIFICATION_ID,
    actionId: text('Id of the action.'),
    actionType: text('link, callback or dismiss.'),
    memberId: text('Id of the member that ran it.'),
  },
  example: {
    notificationId: A_NOTIFICATION,
    actionId: 'approve',
    actionType: 'callback',
    memberId: 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  },
})

export const NOTIFICATIONS_EVENTS = [NOTIFICATION_SENT, ACTION_EXECUTED]
