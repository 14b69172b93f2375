import { expect, it } from 'vitest'
import { callNameOf } from './call-names.ts'

it.each([
  ['orders', 'search_orders', 'orders__search_orders'],
  ['orders', 'search-orders', 'orders__search-orders'],
])('keeps names that models accept: %s %s', (slug, name, expected) => {
  expect(callNameOf(slug, name)).toBe(expected)
})

it.each([
  ['dots', 'search.orders'],
  ['spaces', 'search orders'],
  ['other scripts', '注文を検索'],
  ['128 characters', 'x'.repeat(128)],
  ['almost too long', 'x'.repeat(57)],
])('shortens names and adds a hash: %s', (_what, name) => {
  const callName = callNameOf('orders', name)
  expect(callName).toMatch(/^orders__[A-Za-z0-9_-]+_[0-9a-f]{8}$/)
  expect(callName.length).toBeLessThanOrEqual(64)
})

it('keeps names apart that differ only in what is replaced', () => {
  expect(callNameOf('orders', 'a.b')).not.toBe(callNameOf('orders', 'a b'))
})
