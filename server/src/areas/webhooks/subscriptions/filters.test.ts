import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../platform/values/json.ts'
import { checkNames } from './filter-names.ts'
import { explain, passes, readFilter } from './filters.ts'

const event = {
  id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  type: 'order.paid',
  createdAt: new Date('2026-11-20T15:04:05Z'),
  data: {
    object: {
      amount_cents: 1500,
      currency: 'EUR',
      tags: ['vip', 'new'],
      lines: [{ sku: 'a' }, { sku: 'b' }],
      rate: 2.5,
      none: 0,
    },
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
    ['event.data.object.amount_cents / 100 >= 15', true],
    ['event.data.object.amount_cents / 7 > 214 && event.data.object.amount_cents / 7 < 215', true],
    ['event.data.object.amount_cents % 2 == 0', true],
    ['event.data.object.amount_cents * 2 > 100', true],
    ['event.data.object.amount_cents + 0.5 == 1500.5', true],
    ['1500 == event.data.object.amount_cents', true],
    ['event.data.object.amount_cents in [1500, 3]', true],
    ['-event.data.object.amount_cents < -5', true],
    ['1 / 2 == 0.5', true],
    ['size(event.data.object.tags) / 4 == 0.5', true],
    ['event.data.object.tags.size() == 2', true],
    ['int(event.data.object.rate) == 2', true],
    ['event.data.object.rate > 1e-10', true],
    ['event.data.object.amount_cents / event.data.object.none > 1', false],
    ['event.data.object.amount_cents % 0 == 0', false],
    ['event.data.object.lines[1].sku == "b"', true],
    ['event.data.object.lines.filter(l, l.sku == "b").size() == 1', true],
    ['string(event.data.object.amount_cents) == "1500"', true],
  ])('%s returns %s', (text, expected) => {
    expect(() => readFilter(text)).not.toThrow()
    expect(passes(text, event)).toBe(expected)
  })

  it.each([
    ['(', 'Unexpected token'],
    ['order.paid', 'Unknown variable: order'],
    ['1 + 1', 'returns double'],
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

describe('an explanation', () => {
  it('has each condition with its result and the values of its fields', () => {
    const text =
      'event.data.object.amount_cents / 100 >= 20 && (event.data.object.coupon == "X" || "vip" in event.data.object.tags)'
    expect(explain(readFilter(text), event)).toEqual({
      matches: false,
      conditions: [
        {
          expression: 'event.data.object.amount_cents / 100 >= 20',
          result: false,
          error: null,
          values: { 'event.data.object.amount_cents': 1500 },
        },
        {
          expression: 'event.data.object.coupon == "X"',
          result: null,
          error: expect.stringContaining('coupon'),
          values: {},
        },
        {
          expression: '"vip" in event.data.object.tags',
          result: true,
          error: null,
          values: { 'event.data.object.tags': 'a list of 2' },
        },
      ],
    })
  })

  it('says that a division by zero and a text are no answers, and shortens a long value', () => {
    const errorOf = (text: string) => explain(readFilter(text), event).conditions[0]?.error
    expect(errorOf('event.data.object.amount_cents / event.data.object.none > 1')).toContain('division by zero')
    expect(errorOf('event.data.object.currency')).toBe('It returns no bool for this event.')
    const long = { ...event, data: { object: { note: 'x'.repeat(5_000) } } }
    const [condition] = explain(readFilter('event.data.object.note == "y"'), long).conditions
    expect(condition?.values).toEqual({ 'event.data.object.note': `${'x'.repeat(200)}…` })
  })
})

describe('names in a filter', () => {
  const closed = {
    type: 'object',
    additionalProperties: false,
    properties: {
      amount_cents: { type: 'integer' },
      buyer: { type: 'object', properties: { id: { type: 'string' } } },
    },
  }
  const types = [
    { type: 'order.paid', schema: closed },
    { type: 'order.noted', schema: {} },
    { type: 'invoice.mixed', schema: { anyOf: [closed, {}] } },
  ]
  const check = (text: string, ...patterns: string[]) => checkNames(readFilter(text), patterns, types)

  it.each([
    ['event.dta.object.id == 1', 'order.paid', 'event.dta.object.id. An event has id, type, created_at, data'],
    ['event.data.amount == 1', 'order.paid', 'your fields are in object'],
    [
      'event.data.object.amount > 1',
      'order.paid',
      'event.data.object.amount, which the schema of order.paid does not allow',
    ],
    ['has(event.data.object.amount)', 'order.paid', 'event.data.object.amount'],
    ['event.data.object.amount_cents.value > 1', 'order.paid', 'amount_cents.value'],
  ])('%s is refused for %s', (text, pattern, message) => {
    expect(() => check(text, pattern)).toThrow(message)
  })

  it.each([
    ['event.data.object.amount > 1', 'order.*'],
    ['event.data.object.amount > 1', 'order.noted'],
    ['event.data.object.buyer.name == "x"', 'order.paid'],
    ['event.data.object.amount > 1', 'order.unheard'],
  ])('%s is doubtful for %s', (text, pattern) => {
    expect(check(text, pattern)).toContain('No schema declares event.data.object.')
  })

  it.each([
    ['event.data.object.amount_cents > 1', 'order.*'],
    ['event.data.object.buyer.id == "x"', 'order.paid'],
    ['event.data.object.amount > 1', 'invoice.mixed'],
    ['event.data.previous_attributes.status == "open"', 'order.paid'],
    ['event.data.object.exists(k, k == "x")', 'order.paid'],
  ])('%s is fine for %s', (text, pattern) => {
    expect(check(text, pattern)).toBeUndefined()
  })

  const typed = [
    {
      type: 'order.paid',
      schema: {
        $defs: {
          money: { type: 'integer' },
          node: { properties: { id: { type: 'string' }, next: { $ref: '#/$defs/node' } } },
        },
        properties: {
          amount_cents: { $ref: '#/$defs/money' },
          state: { enum: ['open', 'paid'] },
          note: { type: 'string', nullable: true },
          buyer: { type: 'object', properties: { age: { type: ['integer', 'null'] }, vip: { type: 'boolean' } } },
          lines: { type: 'array' },
          either: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          loose: {},
          node: { $ref: '#/$defs/node' },
        },
      },
    },
    { type: 'order.lost', schema: { properties: { amount_cents: { type: 'string' } } } },
    { type: 'order.noted', schema: {} },
  ]
  const compared = (text: string, ...patterns: string[]) => checkNames(readFilter(text), patterns, typed)

  it.each([
    'amount_cents > "5"',
    'amount_cents == "5"',
    'amount_cents >= true',
    'amount_cents in ["5", "6"]',
    'amount_cents.startsWith("5")',
    'buyer.age < "18"',
    'buyer["vip"] == 1',
    'state == "payed"',
    'state in ["lost", "payed"]',
    'note > 5',
    'lines == "a"',
    'either == true',
    'node.next.next.id == 5',
    'state == null',
  ])('%s is refused, since the schema makes it impossible', expression => {
    const text = `event.data.object.${expression}`
    for (const filter of [text, `event.data.object.loose == 1 && !(${text})`])
      expect(() => compared(filter, 'order.paid')).toThrow(
        `has ${text}, which the schema of order.paid makes impossible`,
      )
    expect(() => compared('"5" < event.data.object.amount_cents', 'order.paid')).toThrow('makes impossible')
  })

  it.each([
    ['size(event.data.object.amount_cents) > 3', 'size(event.data.object.amount_cents)'],
    ['event.data.object.amount_cents.size() > 3', 'event.data.object.amount_cents.size()'],
    ['event.data.object.amount_cents.contains("5")', 'event.data.object.amount_cents.contains("5")'],
    ['int(event.data.object.buyer.vip) > 3', 'int(event.data.object.buyer.vip)'],
    ['event.data.object.amount_cents.exists(x, x > 5)', 'event.data.object.amount_cents.exists(x, x > 5)'],
    ['event.data.object.state * 2 > 5', 'event.data.object.state * 2'],
    ['5 - event.data.object.state > 5', '5 - event.data.object.state'],
  ])('%s is refused, since no value has that', (filter, part) => {
    expect(() => compared(filter, 'order.paid')).toThrow(`has ${part}, which the schema of order.paid makes impossible`)
  })

  it.each([
    'size(event.data.object.state) > 3',
    'size(event.data.object.loose) > 3',
    'event.data.object.amount_cents / 100 > 3',
  ])('%s is possible too', filter => {
    expect(compared(filter, 'order.paid')).toBeUndefined()
  })

  it.each([
    'amount_cents > 5',
    'amount_cents > -5.5',
    'amount_cents in [5, 6]',
    'state in ["lost", "paid"]',
    'buyer.age == null',
    'buyer.vip == true',
    'state == "paid"',
    'state != "payed"',
    'note == null',
    'note.startsWith("a")',
    'either == "a"',
    'either > 5',
    'loose == "5"',
    'node.next.next.id == "5"',
  ])('%s is possible', expression => {
    expect(compared(`event.data.object.${expression}`, 'order.paid')).toBeUndefined()
  })

  it('are compared with the schemas of all events', () => {
    const text = 'event.data.object.amount_cents > "5"'
    expect(compared(text, 'order.paid', 'order.lost')).toBeUndefined()
    expect(compared(text, 'order.*')).toBeUndefined()
    expect(compared(text, 'order.paid', 'order.unheard')).toBe(
      `No event that is known so far can pass ${text}: its schema does not allow such a value.`,
    )
  })

  it('are no mistake if the given event has them', () => {
    const warned = (text: string, object: JsonObject) => checkNames(readFilter(text), ['note.added'], [], { object })
    expect(warned('event.data.object.a.b == 1', { a: { b: 1 } })).toBeUndefined()
    expect(warned('event.data.object.a.c == 1', { a: { b: 1 } })).toContain('event.data.object.a.c')
  })
})
