import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../test/support/test-app.ts'

/** How the server before 0.2 queues extractions, which runs beside this one during an upgrade. */
const QUEUE = `
  INSERT INTO memory_extractions (tenant_id, memory_id, options, attempts, run_at, key_id, request_id)
  SELECT $1::int, e."memoryId", e.options, e.attempts, app_now() + make_interval(secs => e."runInSeconds"), e."keyId", e."requestId"
  FROM jsonb_to_recordset($2::jsonb)
    AS e("memoryId" text, options jsonb, attempts int, "runInSeconds" float8, "keyId" text, "requestId" text)
  ORDER BY e."memoryId"
  ON CONFLICT (tenant_id, memory_id) DO UPDATE SET options = excluded.options, attempts = excluded.attempts,
    run_at = excluded.run_at, key_id = excluded.key_id, request_id = excluded.request_id`
/** How it claims them. */
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT e.tenant_id, e.memory_id
    FROM (SELECT DISTINCT tenant_id FROM memory_extractions WHERE run_at <= app_now()) t
    CROSS JOIN LATERAL (
      SELECT d.*, row_number() OVER (ORDER BY run_at) AS turn FROM (
        SELECT tenant_id, memory_id, run_at FROM memory_extractions
        WHERE tenant_id = t.tenant_id AND run_at <= app_now() ORDER BY run_at LIMIT $1) d
    ) e
    ORDER BY e.turn, e.run_at LIMIT $1
  )
  UPDATE memory_extractions e SET attempts = attempts + 1, run_at = app_now() + make_interval(secs => $2)
  FROM due JOIN tenants t ON t.id = due.tenant_id
  WHERE e.tenant_id = due.tenant_id AND e.memory_id = due.memory_id AND e.run_at <= app_now()
  RETURNING e.memory_id AS "memoryId"`

const dana = { email: 'dana@northwind.example' }
let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
let isAway = false
beforeAll(async () => {
  model = await scriptedModel(() =>
    isAway
      ? { status: 503 }
      : { answer: { values: [{ property: 1, value: 90_000, quote: '$90k', confidence: 0.95 }] } },
  )
  app = await createTestApp({ settings: settingsOf(model) })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  isAway = false
  const organization = await app.organization({ credits: 1_000 })
  key = organization.key
  tenant = organization.tenants.live
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const budget = async (): Promise<unknown> => (await post('properties', dana)).body.data.properties[0]?.value
const store = async (more: object): Promise<string> =>
  (await post('memorize', { ...dana, content: 'The budget is $90k.', ...more })).body.data.memories[0].id
const rows = () =>
  app.database.query<{ kind: string; attempts: number }>(
    'SELECT kind, attempts FROM memory_extractions WHERE tenant_id = $1 ORDER BY kind',
    [tenant],
  )
const queue = (memoryId: string, attempts: number) =>
  app.database.query(QUEUE, [
    tenant,
    JSON.stringify([
      { memoryId, options: { minConfidence: 0.7 }, attempts, runInSeconds: 60, keyId: null, requestId: 'req_1' },
    ]),
  ])

describe('a server of an earlier version beside this one', () => {
  it('queues what this one reads', async () => {
    const memoryId = await store({ extract: false })
    await queue(memoryId, 0)
    await queue(memoryId, 2)
    expect(await rows()).toEqual([{ kind: 'first', attempts: 2 }])
    await app.advance('61 seconds')
    await expect.poll(rows, { timeout: 20_000 }).toEqual([])
    expect(await budget()).toBe(90_000)
  })

  it('queues in place of what this one has queued', async () => {
    isAway = true
    const memoryId = await store({})
    await queue(memoryId, 3)
    expect(await rows()).toEqual([{ kind: 'first', attempts: 3 }])
  })

  it('claims no row of a kind that it cannot read', async () => {
    const memoryId = await store({ extract: false })
    isAway = true
    await post('memory/update', { memoryId, content: 'The budget is $80k.' })
    expect(await rows()).toMatchObject([{ kind: 'edit' }])
    await app.database.transaction(async () => {
      await app.database.query('UPDATE memory_extractions SET run_at = app_now() WHERE tenant_id = $1', [tenant])
      expect(await app.database.query(CLAIM, [10, 600])).toEqual([])
    })
  })
})
