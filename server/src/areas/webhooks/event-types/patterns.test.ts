import { expect, test } from 'vitest'
import { matches } from './patterns.ts'

test.each([
  [['*'], 'order.paid', true],
  [['order.*'], 'order.paid', true],
  [['order.*'], 'order.item.added', true],
  [['order.*'], 'orders.paid', false],
  [['order.*'], 'order', false],
  [['order.paid'], 'order.paid', true],
  [['order.paid'], 'order.paid_back', false],
  [['user.created', 'order.paid'], 'order.paid', true],
  [['user.created'], 'order.paid', false],
  [[], 'order.paid', false],
])('%j matches %s: %s', (patterns, type, expected) => {
  expect(matches(patterns, type)).toBe(expected)
})
