import { describe, expect, it } from 'vitest'
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
    [{ pwd: 'x' }, 'pwd'],
    [{ bearer: 'x' }, 'bearer'],
    [{ clientSecretValue: 'x' }, 'clientSecretValue'],
    [{ secret_key_part: 'x' }, 'secret_key_part'],
    [{ a: `Bearer ${'x'.repeat(32)}` }, 'a'],
    [{ price_usd: 12 }, 'price_usd'],
    [{ totalInEur: 12.5 }, 'totalInEur'],
    [{ fees_gbp: [1, 2] }, 'fees_gbp.0'],
    [{ amount: '12.50' }, 'amount'],
    [{ amount: 'USD 1,250.00' }, 'amount'],
    [{ price: '12,50 €' }, 'price'],
    [{ timestamp: 1_700_000_000 }, 'timestamp'],
    [{ timestamp: '2026-11-20 15:04:05' }, 'timestamp'],
    [{ createdTimestamp: '2026-11-20T15:04:05+01:00' }, 'createdTimestamp'],
    [{ timestamp_ms: 1_700_000_000_000 }, 'timestamp_ms'],
    [{ paid_at_unix: 1_700_000_000 }, 'paid_at_unix'],
    [{ timestamps: ['2026-11-20T15:04:05Z', 'yesterday'] }, 'timestamps.1'],
    [{ a: '4111 1111 1111 1111' }, 'a'],
    [{ a: 'paid with 5555-5555-5555-4444 (12/28)' }, 'a'],
    [{ a: 378_282_246_310_005 }, 'a'],
    [{ a: ['30569309025904'] }, 'a.0'],
    [{ a: 'DE89 3704 0044 0532 0130 00' }, 'a'],
    [{ a: 'send it to gb82west12345698765432 please' }, 'a'],
  ])('%j is rejected at %s', (payload, path) => {
    expect(payloadProblem(payload)?.path).toBe(path)
  })

  it.each([
    { id: 'ord_1', amount_cents: 1250, currency: 'EUR', paid_at: '2026-11-20T15:04:05.000Z', refunded_at: null },
    { token_count: 12, tokens_used: 3, emailVerified: true, password: true, has_phone: false, email: null },
    { secret_id: 'sec_1', secret_rotated_at: '2026-11-20T15:04:05Z', client_secret_version: 3, has_secret_set: true },
    { price: 'on request', discount: 'SUMMER', amount: null, total_usd_cents: 1250, price_list: 'eu', tax_rate: 20 },
    { timestamp: '2026-11-20T15:04:05Z', timestamps: ['2026-11-20T15:04:05.123Z'], timestamp_format: 'iso', parts: 2 },
    // numbers without the check digit or the format of an issuer, and identifiers
    { a: '4111 1111 1111 1112', b: '4503604527152', c: '1234567890123452', d: 1_700_000_000_000_000 },
    { a: 'd41111111111111111', b: '01KAK7F3V6R6T1Q7S0G9Y5N2WZ', c: '4111-1111-1111-111111111111' },
    { a: 'DE89 3704 0044 0532 0130 01', b: 'ZZ89370400440532013000', c: 'DE89 3704' },
    { name: 'Northwind', tags: ['a', 'b'], nested: { ids: [1, 2] }, total_items: 3 },
    {},
  ])('%j is accepted', payload => {
    expect(payloadProblem(payload)).toBeUndefined()
  })
})
