import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { PRESETS } from '../../../../test/support/webhook-presets.ts'
import { now, result, useKeepingSources, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp()
const owner = useOrganization(app)
const { logOf } = useSources(app, owner)
const { create, post } = useKeepingSources(app, owner)

describe.each(PRESETS)('a delivery of $scheme', row => {
  const searchOf = (body: string): string =>
    row.scheme === 'twilio' ? `?bodySHA256=${createHash('sha256').update(body).digest('hex')}` : ''
  const bodyOf = (id: string, at: number, secret = row.secret) => JSON.stringify(row.body(id, secret, at))

  it('is accepted once, refused if it was changed or signed with another secret, and if it is stale', async () => {
    const source = await create({ scheme: row.scheme, secret: row.secret, types: [row.type] })
    const at = now()
    const send = (body: string, signed = body, time = at, id = 'evt-1', secret = row.secret) =>
      post(source, body, row.headers({ secret, body: signed, at: time, url: source.url, id }), searchOf(signed))
    const body = bodyOf('evt-1', at)
    const first = await send(body)
    expect(result(first)).toEqual([200, 'accepted'])
    const expected = row.id === 'none' ? `sha256:${createHash('sha256').update(body).digest('hex')}` : 'evt-1'
    expect(first.body.data.event_id).toBe(expected)
    expect(result(await send(body))).toEqual([200, 'duplicate'])
    expect(await logOf(source, '?status=accepted')).toMatchObject([
      { type: row.type, routes: [{ kind: 'store', outcome: 'succeeded', reason: null }] },
    ])
    const isUnsigned = row.scheme === 'gitlab' || row.scheme === 'mailgun'
    if (!isUnsigned) expect(result(await send(`${body} `, body))).toEqual([401, 'invalid_signature'])
    if (row.timed) {
      const old = at - 400
      expect(result(await send(bodyOf('evt-2', old), undefined, old, 'evt-2'))).toEqual([403, 'too_old'])
    }
    if (row.scheme === 'discord') return
    const other = row.scheme === 'clerk' ? 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' : 'another:secret'
    const forged = bodyOf('evt-3', at, other)
    expect(result(await send(forged, forged, at, 'evt-3', other))).toEqual([401, 'invalid_signature'])
  })
})
