import { describe, expect, it } from 'vitest'
import { callerAddress } from './address.ts'

const from = (forwarded: string | undefined, trust: boolean, peer = '10.0.0.9') =>
  callerAddress(new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }), { address: peer }, trust)

describe('callerAddress', () => {
  it('returns the peer address of the connection', () => {
    expect(from(undefined, false)).toBe('10.0.0.9')
    expect(from('203.0.113.7', false)).toBe('10.0.0.9')
    expect(from(undefined, true)).toBe('10.0.0.9')
  })

  it('returns the address that a trusted proxy added, not the one that the caller sent', () => {
    expect(from('198.51.100.1, 203.0.113.7', true)).toBe('203.0.113.7')
    expect(from('2001:db8::1', true)).toBe('2001:db8::1')
    expect(from('not an address', true)).toBe('10.0.0.9')
  })

  it('returns an IPv4 address on a dual-stack socket', () => {
    expect(from(undefined, false, '::ffff:203.0.113.7')).toBe('203.0.113.7')
  })
})
