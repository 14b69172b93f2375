import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const ID = text('Id of the notification.', 'ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')

export const NOTIFICATION_SENT = defineEvent('notification.sent', 'A notification was sent to members.', {
  notificationId: ID,
  priority: text('normal or urgent.', 'urgent'),
  sender: text('Id of the member that sent it, internal or system.', 'agt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  recipientCount: integer('The number of members that received it.', 3),
})
export const ACTION_EXECUTED = defineEvent(
  'notification.action_executed',
  'A member ran an action of a notification for the first time.',
  {
    notificationId: ID,
    actionId: text('Id of the action.', 'approve'),
    actionType: text('link, callback or dismiss.', 'callback'),
    memberId: text('Id of the member that ran it.', 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  },
)

export const NOTIFICATIONS_EVENTS = [NOTIFICATION_SENT, ACTION_EXECUTED]
