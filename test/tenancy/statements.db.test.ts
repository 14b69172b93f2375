import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENT_SQL, type SentSql } from '../../server/src/platform/database/tracing/sent-sql.ts'
import { recordedSql } from '../../server/test/support/record-sql.ts'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { callExample, makeWorld, OPERATIONS, type World } from '../support/requests.ts'
import { judge } from '../support/tenancy/judge.ts'
import { tenancyProblems, tenantTables } from '../support/tenancy/verdict.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  world = await makeWorld(app)
})
afterAll(() => app.stop())

test('every statement of an operation’s example is limited to its tenant', async () => {
  // deletions come last: the others need the data
  const ordered = [...OPERATIONS].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  for (const operation of ordered) await callExample(world, operation)
  const recorded = recordedSql()
  expect(recorded.filter(({ tenantParameters }) => tenantParameters).length).toBeGreaterThan(80)
  expect(tenancyProblems(recorded)).toEqual([])
})

test('a Prisma call is sent as one outside a scope, and with the tenant’s parameter inside', async () => {
  const sent: SentSql[] = []
  // nobody else publishes on this channel
  const listen = (message: unknown): void => {
    const each = message as SentSql
    // background work sends statements too
    if (each.text.includes('"collections"')) sent.push(each)
  }
  subscribe(SENT_SQL, listen)
  const tenantId = world.organization.tenants.live
  await app.database.prisma(models => models.collection.findMany({ where: { name: 'none' } }))
  await app.database
    .scope({ tenantId, livemode: true })
    .prisma(models => models.collection.findMany({ where: { name: 'none' } }))
  unsubscribe(SENT_SQL, listen)
  expect(sent.map(each => each.tenantId)).toEqual([undefined, tenantId])
  const [leak, scoped] = sent.map(({ text, values }) => ({
    text,
    tenantParameters: values.flatMap((value, n) => (value === tenantId ? [n + 1] : [])),
  }))
  expect(leak && judge(leak, tenantTables)).toEqual(['collections has no condition on the tenant'])
  expect(scoped && judge(scoped, tenantTables)).toEqual([])
  const place = 'areas/collections/service.ts:77'
  expect(leak && tenancyProblems([{ ...leak, tenantParameters: null, place }])).toHaveLength(1)
})
