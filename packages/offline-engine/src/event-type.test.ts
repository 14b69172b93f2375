import { expect, it } from 'vitest'
import { isEventType, judgeEventType, nameWarning } from './event-type.ts'

it.each([
  ...['order.paid', 'order.created', 'invoice.payment_failed', 'order.item.added', 'message.sent', 'order.overridden'],
  ...['webhook.circuit_opened', 'user.signed_up', 'job.timed_out', 'user.opted_in', 'order.paid_for', 'config.reset'],
  ...['document.signed', 'ticket.unassigned', 'row.upserted', 'order.canceled', 'order.cancelled', 'order.paid_2'],
])('%s passes without a warning', name => {
  expect(judgeEventType(name)).toEqual({})
})

it.each([
  ['order.create', 'create is not. Use order.created'],
  ['order.need', 'need is not. Use order.needed'],
  ['order.creating', 'creating is not. Use order.created'],
  ['order.payment', 'payment is not. Use order.paid'],
  ['order.item.override', 'override is not. Use order.item.overridden'],
  ['invoice.payment_fail', 'fail is not. Use invoice.payment_failed'],
  ['user.sign_up', 'sign is not. Use user.signed_up'],
  ['order.status', 'status is not. Use a verb, such as order.updated'],
  ['order', 'such as order.paid'],
  ['created', 'such as order.paid'],
])('%s is refused: %s', (name, problem) => {
  expect(isEventType(name)).toBe(false)
  expect(judgeEventType(name).problem).toContain(problem)
})

it('passes a word that nobody knows, with a warning that names it', () => {
  expect(isEventType('order.blorp')).toBe(true)
  expect(nameWarning(['order.paid', 'order.blorp', 'order.blorp'])).toMatch(/^blorp is no English word.*order\.blorp/)
})
