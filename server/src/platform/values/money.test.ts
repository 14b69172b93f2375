import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUsd, parseUsd } from './money.ts'

describe('parseUsd', () => {
  it.each([
    ['0', 0n],
    ['5', 500_000_000n],
    ['0.25', 25_000_000n],
    ['0.00000001', 1n],
    ['0.1', 10_000_000n],
    ['9999999.99999999', 999_999_999_999_999n],
    ['007', 700_000_000n],
  ])('reads %s exactly', (amount, units) => {
    expect(parseUsd(amount)).toBe(units)
  })

  it.each(['', '.5', '5.', '-1', '1e3', '1,5', '0.000000001', ' 1', '1 USD'])('rejects %j', amount => {
    expect(() => parseUsd(amount)).toThrow('is not an amount in USD')
  })
})

describe('formatUsd', () => {
  it.each([
    [0n, '0.00000000'],
    [1n, '0.00000001'],
    [25_000_000n, '0.25000000'],
    [-25_000_000n, '-0.25000000'],
    [123_456_789_012n, '1234.56789012'],
  ])('formats %s units as %s', (units, text) => {
    expect(formatUsd(units)).toBe(text)
  })

  it('returns text that parseUsd reads, for any amount', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n }), units => parseUsd(formatUsd(units)) === units))
  })
})
