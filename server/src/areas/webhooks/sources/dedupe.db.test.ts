import { createHash, createHmac } from 'node:crypto'
import twilio from 'twilio'
import { expect, it } from 'vitest'
import { INTERNAL_API_KEY } from '../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { EVENT, result, type Source, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp()
const owner = useOrganization(app)
const { create, deliver, logOf, send } = useSources(app, owner)

const BODY = JSON.stringify({ action: 'opened', ...EVENT })
const hmac = (secret: string, text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(text).digest(encoding)
const change = (source: Source, body: object) =>
  app.call('PATCH', `/api/v1/webhooks/sources/${source.id}`, { key: owner.key, body })
const accepted = async (source: Source) =>
  (await logOf(source)).filter(({ status }: { status: string }) => !['duplicate', 'rejected'].includes(status))
/** Whether each accepted event, oldest first, repeats a body. */
const repeated = async (source: Source): Promise<boolean[]> =>
  (await accepted(source)).map((each: { repeated_body: boolean }) => each.repeated_body).toReversed()
const counted = async (): Promise<number> => {
  const { body } = await app.call('GET', '/metrics', {
    headers: { Authorization: `Bearer ${INTERNAL_API_KEY}` },
  })
  return Number(/^webhooks_repeated_bodies_total (\d+)$/m.exec(body)?.[1] ?? -1)
}

const byGitHub = (source: Source, id: string | undefined, body = BODY) =>
  send(source, body, {
    'x-hub-signature-256': `sha256=${hmac(source.secret, body)}`,
    'x-github-event': 'workflow_dispatch',
    ...(id !== undefined && { 'x-github-delivery': id }),
  })
const byShopify = (source: Source, id: string) =>
  send(source, BODY, {
    'x-shopify-hmac-sha256': hmac(source.secret, BODY, 'base64'),
    'x-shopify-topic': 'orders/create',
    'x-shopify-webhook-id': id,
  })
const byLinear = (source: Source, id: string) => {
  const body = JSON.stringify({ ...EVENT, webhookTimestamp: Date.now() + Math.round(Math.random() * 9_000) })
  return send(source, body, { 'linear-signature': hmac(source.secret, body), 'linear-delivery': id })
}
const byHmac = (source: Source, id: string) =>
  send(source, BODY, { 'x-signature': hmac(source.secret, BODY), 'x-id': id })
const byTwilio = async (source: Source, id?: string) => {
  const { body } = await app.call('GET', `/api/v1/webhooks/sources/${source.id}`, { key: owner.key })
  const fields = { From: '+15550100', Body: 'down', SmsStatus: 'received' }
  return send(source, String(new URLSearchParams(fields)), {
    'Content-Type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': twilio.getExpectedTwilioSignature(source.secret, body.data.url, fields),
    ...(id !== undefined && { 'i-twilio-idempotency-token': id }),
  })
}

it.each([
  ['github', byGitHub, {}],
  ['shopify', byShopify, {}],
  ['linear', byLinear, {}],
  ['twilio', byTwilio, { mapping: { record: { phone_number: 'From' }, content: '{{Body}}' } }],
  ['hmac', byHmac, { signature: { header: 'X-Signature', id_header: 'X-Id' } }],
] as const)('of %s with equal bodies and different IDs are all stored, and noted', async (scheme, by, settings) => {
  const source = await create({ scheme, ...settings })
  const before = await counted()
  const answers = [await by(source, 'a'), await by(source, 'b'), await by(source, 'c'), await by(source, 'a')]
  expect(answers.map(result)).toEqual([...Array(3).fill([200, 'accepted']), [200, 'duplicate']])
  expect(result(await by(source, 'c'))).toEqual([200, 'duplicate'])
  expect(await repeated(source)).toEqual([false, true, true])
  expect((await accepted(source)).map((each: { event_id: string }) => each.event_id)).toEqual(['c', 'b', 'a'])
  const [latest] = await accepted(source)
  const { body } = await app.call('GET', `/api/v1/webhooks/sources/${source.id}/events/${latest.id}`, {
    key: owner.key,
  })
  expect(body.data.repeated_body).toBe(true)
  expect([before >= 0, await counted()]).toEqual([true, before + 2])
})

it('whose ID is signed are stored without a note', async () => {
  const source = await create()
  expect(result(await deliver(source, { id: 'evt_1' }))).toEqual([200, 'accepted'])
  expect(result(await deliver(source, { id: 'evt_2' }))).toEqual([200, 'accepted'])
  expect(await repeated(source)).toEqual([false, false])
  const signature = {
    header: 'X-Signature',
    id_header: 'X-Id',
    signed_content: '{id}.{body}',
  }
  const own = await create({ scheme: 'hmac', signature })
  for (const id of ['a', 'b'])
    expect(result(await send(own, BODY, { 'x-signature': hmac(own.secret, `${id}.${BODY}`), 'x-id': id }))).toEqual([
      200,
      'accepted',
    ])
  expect(await repeated(own)).toEqual([false, false])
})

it('that arrive at the same time are all stored, and noted but for one', async () => {
  const source = await create({ scheme: 'github' })
  const before = await counted()
  const ids = Array.from({ length: 12 }, (_, n) => `id-${n % 6}`)
  const answers = await Promise.all(ids.map(id => byGitHub(source, id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect((await repeated(source)).filter(each => each)).toHaveLength(5)
  expect(await repeated(source)).toHaveLength(6)
  expect(await counted()).toBe(before + 5)
})

it('with the ID of another are duplicates, whatever their body is', async () => {
  const source = await create({ scheme: 'github' })
  expect(result(await byGitHub(source, 'a'))).toEqual([200, 'accepted'])
  expect(result(await byGitHub(source, 'a', `${BODY} `))).toEqual([200, 'duplicate'])
})

it('without an ID are recognized by their body', async () => {
  const source = await create({ scheme: 'twilio', mapping: { record: { phone_number: 'From' }, content: '{{Body}}' } })
  expect(result(await byTwilio(source))).toEqual([200, 'accepted'])
  expect(result(await byTwilio(source))).toEqual([200, 'duplicate'])
  expect(result(await byTwilio(source, 'a'))).toEqual([200, 'accepted'])
  expect(result(await byTwilio(source))).toEqual([200, 'duplicate'])
  expect(await repeated(source)).toEqual([false, true])
  const plain = await create({ scheme: 'hmac', signature: { header: 'X-Signature' } })
  const headers = { 'x-signature': hmac(plain.secret, BODY) }
  expect(result(await send(plain, BODY, headers))).toEqual([200, 'accepted'])
  expect(result(await send(plain, BODY, headers))).toEqual([200, 'duplicate'])
  const named = await create({ scheme: 'github' })
  expect(result(await byGitHub(named, undefined))).toEqual([401, 'missing_header'])
})

it('are recognized by their body if the source says so', async () => {
  const source = await create({ scheme: 'github', dedupe: 'body' })
  expect(result(await byGitHub(source, 'a'))).toEqual([200, 'accepted'])
  expect(result(await byGitHub(source, 'b'))).toEqual([200, 'duplicate'])
  expect(result(await byGitHub(source, undefined))).toEqual([200, 'duplicate'])
  expect(result(await byGitHub(source, 'a', `${BODY} `))).toEqual([200, 'accepted'])
  expect(await repeated(source)).toEqual([false, false])
  expect((await accepted(source)).map((each: { event_id: string }) => each.event_id)).toEqual(['a', 'a'])
  const linear = await create({ scheme: 'linear', dedupe: 'body' })
  expect(result(await byLinear(linear, 'a'))).toEqual([200, 'accepted'])
  expect(result(await byLinear(linear, 'b'))).toEqual([200, 'duplicate'])
  const standard = await create({ dedupe: 'body' })
  const parallel = await Promise.all(['a', 'b', 'c', 'd'].map(id => deliver(standard, { id })))
  expect(parallel.filter(({ body }) => body.data.result === 'accepted')).toHaveLength(1)
})

it('are recognized after the source was changed', async () => {
  const source = await create({ scheme: 'github' })
  await byGitHub(source, 'a')
  await byGitHub(source, 'b', `${BODY} `)
  expect((await change(source, { dedupe: 'body' })).body.data).toMatchObject({ dedupe: 'body', version: 2 })
  expect(result(await byGitHub(source, 'a'))).toEqual([200, 'duplicate'])
  expect(result(await byGitHub(source, 'c'))).toEqual([200, 'duplicate'])
  expect(result(await byGitHub(source, 'd', `${BODY}  `))).toEqual([200, 'accepted'])
  await change(source, { dedupe: 'id' })
  expect(result(await byGitHub(source, 'd', `${BODY}  `))).toEqual([200, 'duplicate'])
  expect(result(await byGitHub(source, 'e', `${BODY}  `))).toEqual([200, 'accepted'])
  expect((await change(source, { dedupe: 'hash' })).status).toBe(400)
})

it('that an earlier version accepted by their body are recognized by their ID, also those that failed', async () => {
  const source = await create({ scheme: 'github' })
  const hash = `sha256:${createHash('sha256').update(BODY).digest('hex')}`
  await app.database.query(
    `INSERT INTO webhook_receipts (id, tenant_id, source_id, status, event_id, accepted_id)
     VALUES ('rcv_00000000000000000000000003', $1, $2, 'stored', 'a', $3)`,
    [owner.tenant, source.id, hash],
  )
  expect(result(await byGitHub(source, 'a'))).toEqual([200, 'duplicate'])
  await app.database.query(
    "UPDATE webhook_receipts SET status = 'failed' WHERE id = 'rcv_00000000000000000000000003' AND tenant_id = $1",
    [owner.tenant],
  )
  const again = await byGitHub(source, 'a')
  expect(again.body.data).toMatchObject({ result: 'accepted', id: 'rcv_00000000000000000000000003' })
  expect(result(await byGitHub(source, 'b'))).toEqual([200, 'accepted'])
  expect(await accepted(source)).toHaveLength(2)
})

// the last one, since it moves the clock
it('are noted for five minutes, in each source by itself', async () => {
  const [source, other] = [
    await create({ scheme: 'github' }),
    await create({ scheme: 'github', secret: 'other-secret' }),
  ]
  await byGitHub(source, 'a')
  await byGitHub(other, 'b')
  expect([await repeated(source), await repeated(other)]).toEqual([[false], [false]])
  await app.advance('4 minutes')
  await byGitHub(source, 'b')
  await app.advance('301 seconds')
  await byGitHub(source, 'c')
  await byGitHub(source, 'd', `${BODY} `)
  expect(await repeated(source)).toEqual([false, true, false, false])
})
