import { describe, expect, it } from 'vitest'
import { passes, readFilter } from './filters.ts'

const event = {
  id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  type: 'order.paid',
  createdAt: new Date('2026-11-20T15:04:05Z'),
  data: {
    object: { amount_cents: 1500, currency: 'EUR', tags: ['vip', 'new'], lines: [{ sku: 'a' }, { sku: 'b' }] },
    previous_attributes: { status: 'open' },
  },
}

describe('a filter', () => {
  it.each([
    ['event.data.object.amount_cents > 1000', true],
    ['event.data.object.amount_cents > 1000 && event.data.object.currency == "USD"', false],
    ['event.type == "order.paid"', true],
    ['event.data.object.tags.exists(t, t == "vip")', true],
    ['"old" in event.data.object.tags', false],
    ['event.data.object.lines.all(l, l.sku.startsWith("a"))', false],
    ['has(event.data.object.coupon)', false],
    ['event.data.object.coupon == "X"', false],
    ['event.data.previous_attributes.status == "open"', true],
    ['timestamp(event.created_at) > timestamp("2026-01-01T00:00:00Z")', true],
    ['event.data.object.currency', false],
    ['event.data.object.constructor == null', false],
  ])('%s returns %s', (text, expected) => {
    expect(() => readFilter(text)).not.toThrow()
    expect(passes(text, event)).toBe(expected)
  })

  it.each([
    ['(', 'Unexpected token'],
    ['order.paid', 'Unknown variable: order'],
    ['1 + 1', 'returns int'],
    ['event.data.object.currency.matches("a+$")', 'matches is not available'],
    ['cel.bind(x, "a", x == x)', 'bind is not available'],
    ['event.data.object.tags.map(t, t) == []', 'map is not available'],
    ['event.data.a.exists(t, event.data.b.exists(u, t == u))', 'macros cannot be nested'],
    ['event.data.a.exists(t, t == event.data.b)', 'only its variable t'],
    [Array.from({ length: 300 }, () => 'true').join(' && '), 'is not a valid filter'],
  ])('%s is refused: %s', (text, reason) => {
    expect(() => readFilter(text)).toThrow(reason)
  })

  it('takes time in proportion to the event', () => {
    const tags = Array.from({ length: 20_000 }, (_, n) => `tag ${n}`)
    const text = 'event.data.object.tags.all(t, t.contains("tag") && t.size() > 1)'
    const started = performance.now()
    expect(passes(text, { ...event, data: { object: { tags } } })).toBe(true)
    // a bound that only something worse than linear exceeds
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
