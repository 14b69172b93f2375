import { describe, expect, it, test } from 'vitest'
import { isEventType } from './event-type.ts'
import { payloadProblem } from './payload-rules.ts'

describe('a payload', () => {
  it.each([
    [{ password: 'x' }, 'password'],
    [{ user: { accessToken: 'x' } }, 'user.accessToken'],
    [{ items: [{ ok: 1 }, { api_keys: ['x'] }] }, 'items.1.api_keys'],
    [{ customer: { email: 'nobody' } }, 'customer.email'],
    [{ billingAddress: { city: 'x' } }, 'billingAddress'],
    [{ first_name: 'Dana' }, 'first_name'],
    [{ note: 'write to dana@northwind.example' }, 'note'],
    [{ note: 'call me', contact: '+44 20 7946 0123' }, 'contact'],
    [{ a: { b: ['x', `sk_live_00000000_${'0'.repeat(43)}`] } }, 'a.b.1'],
    [{ a: `whsec_${'A'.repeat(44)}` }, 'a'],
    [{ a: '-----BEGIN RSA PRIVATE KEY-----' }, 'a'],
    [{ a: 'AKIAABCDEFGHIJKLMNOP' }, 'a'],
    [{ a: 'token-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl' }, 'a'],
    [{ amount: 12.5 }, 'amount'],
    [{ amount_cents: 12.5 }, 'amount_cents'],
    [{ amountCents: '12' }, 'amountCents'],
    [{ paid_at: 'yesterday' }, 'paid_at'],
    [{ paidAt: '2026-11-20T15:04:05+01:00' }, 'paidAt'],
    [{ paid_at: 1_700_000_000 }, 'paid_at'],
  ])('%j is rejected at %s', (payload, path) => {
    expect(payloadProblem(payload)?.path).toBe(path)
  })

  it.each([
    { id: 'ord_1', amount_cents: 1250, currency: 'EUR', paid_at: '2026-11-20T15:04:05.000Z', refunded_at: null },
    { token_count: 12, tokens_used: 3, emailVerified: true, password: true, has_phone: false, email: null },
    { name: 'Northwind', tags: ['a', 'b'], nested: { ids: [1, 2] }, total_items: 3 },
    {},
  ])('%j is accepted', payload => {
    expect(payloadProblem(payload)).toBeUndefined()
  })
})

test.each([
  ['order.paid', true],
  ['order.created', true],
  ['invoice.payment_failed', true],
  ['order.item.added', true],
  ['message.sent', true],
  ['webhook.circuit_opened', true],
  ['order.pay', false],
  ['order.creating', false],
  ['order', false],
  ['created', false],
])('%s is a valid event name: %s', (name, expected) => {
  expect(isEventType(name)).toBe(expected)
})
