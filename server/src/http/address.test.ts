import { describe, expect, it } from 'vitest'
import { callerAddress } from './address.ts'

const from = (forwarded: string | undefined, trust: boolean, peer = '10.0.0.9') =>
  callerAddress(new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }), { address: peer }, trust)

describe('the address of a caller', () => {
  it('is the other end of the connection', () => {
    expect(from(undefined, false)).toBe('10.0.0.9')
    expect(from('203.0.113.7', false)).toBe('10.0.0.9')
    expect(from(undefined, true)).toBe('10.0.0.9')
  })

  it('is what a trusted proxy saw, not what the caller says of itself', () => {
    expect(from('198.51.100.1, 203.0.113.7', true)).toBe('203.0.113.7')
    expect(from('2001:db8::1', true)).toBe('2001:db8::1')
    expect(from('not an address', true)).toBe('10.0.0.9')
  })

  it('is IPv4 on a socket that takes both', () => {
    expect(from(undefined, false, '::ffff:203.0.113.7')).toBe('203.0.113.7')
  })
})
