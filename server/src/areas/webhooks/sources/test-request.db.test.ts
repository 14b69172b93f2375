import { sign } from '@keepsake/webhooks'
import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { now, useKeepingSources, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
const owner = useOrganization(app)
const { logOf } = useSources(app, owner)
const { create, post } = useKeepingSources(app, owner)

const MAPPING = { record: { email: 'data.email' }, content: '{{type}}' }

it('the test of a captured request says at which step it fails, and stores and sends nothing', async () => {
  const source = await create({
    scheme: 'standard_webhooks',
    types: ['invoice.*'],
    routes: [
      { kind: 'forward', url: 'https://hooks.northwind.example/x', types: ['invoice.paid'] },
      { kind: 'memory', mapping: MAPPING },
    ],
  })
  const body = '{"type":"invoice.paid","data":{"email":"dana@northwind.example"}}'
  const at = now() - 4000
  const headers = { ...(await sign({ id: 'evt_1', body, timestamp: at }, source.secret)) }
  const test = async (changes: object = {}, by = { ...headers }) => {
    const request = { headers: by, body_base64: btoa(body), at: new Date(at * 1000).toISOString(), ...changes }
    const { body: answer } = await owner.post(`webhooks/sources/${source.id}/test`, { request })
    return answer.data
  }
  const statuses = ({ steps }: { steps: { field: string; status: string }[] }) =>
    Object.fromEntries(steps.map(({ field, status }) => [field, status]))
  const good = await test({ method: 'POST', query: 'a=1' })
  expect(good).toMatchObject({ result: 'stored', message: null, event_id: 'evt_1', type: 'invoice.paid' })
  expect(statuses(good)).toMatchObject({
    ...{ signature: 'passed', time: 'passed', duplicate: 'passed', body: 'passed', type: 'passed' },
    ...{ 'routes.0': 'passed', 'routes.1': 'passed', 'routes.1.record.email': 'passed' },
  })
  const forged = await test({ body_base64: btoa(`${body} `) })
  expect([forged.result, statuses(forged)]).toEqual([
    'rejected',
    {
      ...{ signature: 'failed', time: 'skipped', duplicate: 'skipped', body: 'skipped', type: 'skipped' },
      ...{ 'routes.0': 'skipped', 'routes.1': 'skipped' },
    },
  ])
  expect(statuses(await test({ at: undefined }))).toMatchObject({
    signature: 'passed',
    time: 'failed',
    body: 'skipped',
  })
  const others = '{"type":"other"}'
  const signed = { ...(await sign({ id: 'evt_2', body: others, timestamp: at }, source.secret)) }
  expect(statuses(await test({ body_base64: btoa(others) }, signed))).toMatchObject({ type: 'failed' })
  const unmapped = '{"type":"invoice.sent"}'
  const partly = { ...(await sign({ id: 'evt_3', body: unmapped, timestamp: at }, source.secret)) }
  const failed = await test({ body_base64: btoa(unmapped) }, partly)
  expect([failed.result, statuses(failed)]).toEqual([
    'ignored',
    expect.objectContaining({ 'routes.0': 'skipped', 'routes.1': 'failed' }),
  ])
  expect(await logOf(source)).toEqual([])
  await post(source, body, await sign({ id: 'evt_1', body, timestamp: now() }, source.secret))
  expect(statuses(await test())).toMatchObject({ time: 'passed', duplicate: 'failed', type: 'skipped' })
  const both = await owner.post(`webhooks/sources/${source.id}/test`, {})
  expect([both.status, both.body.details[0].path]).toEqual([400, 'body.payload'])
})
