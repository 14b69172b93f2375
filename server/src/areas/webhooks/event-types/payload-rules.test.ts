import { describe, expect, it } from 'vitest'
import { judgePayload } from './payload-rules.ts'

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
    [{ price_usd: 12.5 }, 'price_usd'],
    [{ tokens: ['x'] }, 'tokens'],
    [{ otp: 123_456 }, 'otp'],
    [{ amount: 12.5, currency: 'eur' }, 'amount'],
    [{ note: 'digit@northwind.example' }, 'note'],
    [{ amount: 12, ids: ['4111111111111111'], email: 'x' }, 'email'],
    [{ totalInEur: 12.5 }, 'totalInEur'],
    [{ fees_gbp: [1, 2.5] }, 'fees_gbp.1'],
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
    [{ a: ['3056 930902 5904'] }, 'a.0'],
    [{ a: 'DE89 3704 0044 0532 0130 00' }, 'a'],
    [{ a: 'send it to gb82west12345698765432 please' }, 'a'],
    [{ page: { accessToken: 'x' } }, 'page.accessToken'],
    [{ nextPage: { refresh_token: 'x' } }, 'nextPage.refresh_token'],
    [{ next_page_token: `sk_live_00000000_${'0'.repeat(43)}` }, 'next_page_token'],
    [{ page_tokens: ['a', 'dana@northwind.example'] }, 'page_tokens.1'],
    [{ wallet: { private_key: 'x', address: '0x0' } }, 'wallet.private_key'],
    [{ wallet_address: { street: 'x' } }, 'wallet_address.street'],
    [{ contract: { address: 'x' }, signer: { address: 'x' } }, 'signer.address'],
    [{ wallets: { emailAddress: 'x' } }, 'wallets.emailAddress'],
    [{ homepage_access_token: 'x' }, 'homepage_access_token'],
    [{ landing: { public_secret_key: 'x' } }, 'landing.public_secret_key'],
    [{ sessionToken: 'x', pageToken: 'y' }, 'sessionToken'],
    [{ api_key: 'x' }, 'api_key'],
  ])('%j is rejected at %s', (payload, path) => {
    expect(judgePayload(payload).problem?.path).toBe(path)
  })

  it.each([
    [{ a: 378_282_246_310_005 }, 'a'],
    [{ ids: ['x', '30569309025904'] }, 'ids.1'],
    [{ order: { amount: 1250 } }, 'order.amount'],
    [{ price_usd: 12, ids: ['4111111111111111'] }, 'price_usd'],
    [{ fees_gbp: [1, 2] }, 'fees_gbp.0'],
  ])('%j is doubtful at %s', (payload, path) => {
    expect(judgePayload(payload)).toEqual({ doubt: { path, message: expect.any(String) } })
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
    { amount: 1250, currency: 'eur', lines: [{ price: 5, currency: 'usd' }] },
    {
      tokens: 50,
      usage: { token: 0 },
      repository: 'git@github.com:northwind/orders.git',
      note: 'clone git@git.example',
    },
    { next_page_token: 'CAUQAA', page_token: 'x', nextPageToken: 'x', NextToken: 'x', page: { token: 'x' } },
    { list: { pagination: { prev_page_token: 'x', token: 'x' }, syncToken: 'x', continuation_token: 'x' } },
    {
      wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
      contractAddress: '0x0',
      smart_contract_address: 'x',
    },
    { wallet: { address: 'x' }, wallets: [{ address: 'x' }], nft: { tokenAddress: 'x', contract: { address: 'x' } } },
    { public_key: 'x', publicApiKey: 'x', publishable_key: 'x', stripe: { publishable_api_key: 'x' } },
    { resumeTokens: ['x', 'y'], web_address: 'northwind.example' },
    { name: 'Northwind', tags: ['a', 'b'], nested: { ids: [1, 2] }, total_items: 3 },
    {},
  ])('%j is accepted', payload => {
    expect(judgePayload(payload)).toEqual({})
  })
})
