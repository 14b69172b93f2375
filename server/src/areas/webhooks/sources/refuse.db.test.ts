import { sign } from '@keepsake/webhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { EVENT, result, type Source, useSources } from '../../../../test/support/webhook-sources.ts'
import { MAX_INBOUND, MAX_REJECTED } from '../limits.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const owner = useOrganization(app)
const { create, deliver, logOf, memories, send } = useSources(app, owner)

let source: Source
beforeEach(async () => {
  source = await create()
})

describe('a delivery is refused', () => {
  it('with 401 for its signature, then 403 for its age, in the right words', async () => {
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    expect(result(await deliver(source, { secret: other, secondsAgo: 301 }))).toEqual([401, 'invalid_signature'])
    const old = await deliver(source, { secondsAgo: 302 })
    expect(result(old)).toEqual([403, 'too_old'])
    expect(old.body.message).toMatch(/^The delivery was signed 30[23] seconds ago, and 300 are allowed/)
    const future = await deliver(source, { secondsAgo: -302 })
    expect(result(future)).toEqual([403, 'too_new'])
    expect(future.body.message).toMatch(/^The delivery was signed 30[12] seconds in the future, and 300 are allowed/)
    expect(result(await deliver(source, { id: 'a', secondsAgo: 298 }))).toEqual([200, 'accepted'])
    expect(result(await deliver(source, { id: 'b', secondsAgo: -298 }))).toEqual([200, 'accepted'])
    expect(await logOf(source, '?status=rejected')).toMatchObject([
      { reason: 'too_new', event_id: null },
      { reason: 'too_old' },
      { reason: 'invalid_signature' },
    ])
  })

  it('if a byte of its body, ID or time was changed, or the end is missing', async () => {
    const body = JSON.stringify(EVENT)
    const headers = { ...(await sign({ id: 'evt_1', body }, source.secret)) }
    const later = String(Number(headers['webhook-timestamp']) + 1)
    for (const [sent, changed] of [
      [body.replace('pro', 'pra'), {}],
      [body.slice(0, -1), {}],
      [`${body} `, {}],
      ['', {}],
      [body, { 'webhook-id': 'evt_2' }],
      [body, { 'webhook-timestamp': later }],
      [body, { 'webhook-signature': headers['webhook-signature'].replace('v1,', 'v1a,') }],
    ] as const)
      expect((await send(source, sent, { ...headers, ...changed })).status).toBe(401)
    expect(await memories()).toEqual([])
  })

  it('if a header is missing, malformed or sent twice', async () => {
    const body = JSON.stringify(EVENT)
    const headers: Record<string, string> = { ...(await sign({ id: 'evt_1', body }, source.secret)) }
    for (const name of Object.keys(headers)) {
      const { [name]: value = '', ...others } = headers
      const missing = await send(source, body, others)
      expect([...result(missing), missing.body.message]).toEqual([401, 'missing_header', expect.stringContaining(name)])
      const twice = await send(source, body, { ...others, [name]: `${value}, ${value}` })
      expect([...result(twice), twice.body.message]).toEqual([401, 'malformed_header', expect.stringContaining(name)])
    }
    for (const timestamp of ['1e9', ' 1', '-1', '1.5', 'now', '9999999999999'])
      expect((await send(source, body, { ...headers, 'webhook-timestamp': timestamp })).status).toBe(401)
  })

  it('with 400 if its signed body is not JSON in UTF-8', async () => {
    for (const [n, body] of [
      'ticket created',
      JSON.stringify(EVENT).slice(0, -1),
      '',
      Uint8Array.from(Buffer.from('{"type":"ticket.created","name":"Zoë"}', 'latin1')),
      Uint8Array.from(Buffer.from(JSON.stringify(EVENT), 'utf16le')),
    ].entries())
      expect(result(await deliver(source, { id: `evt_${n}`, body }))).toEqual([400, 'validation_error'])
    expect(await logOf(source, '?status=rejected')).toHaveLength(5)
    // an event that was accepted is looked up before the body is parsed
    await deliver(source)
    expect(result(await deliver(source, { body: 'not JSON' }))).toEqual([200, 'duplicate'])
  })

  it('with 413 above 10 MiB, and accepted just below it', async () => {
    const sized = (bytes: number): string => {
      const text = JSON.stringify(EVENT)
      return `${text}${' '.repeat(bytes - text.length)}`
    }
    expect((await deliver(source, { body: sized(10_485_761) })).status).toBe(413)
    expect(result(await deliver(source, { body: sized(10_485_760) }))).toEqual([200, 'accepted'])
  })

  it('with 404 for an unknown source, and 415 if it is compressed', async () => {
    const unknown = { id: 'src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', secret: source.secret }
    expect((await deliver(unknown)).status).toBe(404)
    expect((await send(source, '{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it('with 403 while the source is disabled or the organization suspended, and accepted later', async () => {
    const change = (enabled: boolean) =>
      app.call('PATCH', `/api/v1/webhooks/sources/${source.id}`, { key: owner.key, body: { enabled } })
    await change(false)
    expect(result(await deliver(source))).toEqual([403, 'disabled'])
    await change(true)
    await app.database.query('UPDATE organizations SET suspended_at = now() WHERE id = $1', [owner.id])
    expect(result(await deliver(source))).toEqual([403, 'permission_error'])
    await app.database.query(`UPDATE organizations SET suspended_at = NULL, plan = 'free' WHERE id = $1`, [owner.id])
    expect((await deliver(source)).body.message).toContain('pro')
    await app.database.query(`UPDATE organizations SET plan = 'pro' WHERE id = $1`, [owner.id])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
  })

  it('with 429 above the limits of an address, which do not apply to other addresses', async () => {
    const count = (limit: number, purpose: string) =>
      app.database.query(
        `INSERT INTO runtime.address_limits (address, hour, calls) VALUES ($1, date_trunc('hour', app_now()), $2)
         ON CONFLICT (address) DO UPDATE SET calls = excluded.calls`,
        [`${purpose} ${source.id} 127.0.0.1`, limit],
      )
    await count(MAX_REJECTED, 'rejected')
    const forged = { ...source, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }
    expect((await deliver(forged)).status).toBe(429)
    expect(await logOf(source)).toEqual([])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await count(MAX_INBOUND, 'inbound')
    const limited = await deliver(source)
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    const body = JSON.stringify(EVENT)
    const headers = { ...(await sign({ id: 'evt_9', body }, source.secret)) }
    const path = `/api/v1/webhooks/inbound/${source.id}`
    expect((await app.call('POST', path, { raw: body, headers, address: '203.0.113.7' })).status).toBe(200)
  })
})
