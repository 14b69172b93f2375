import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { type Client, openClient } from './client.ts'
import { defineAccounts, insertRecords, requireAlikeRecord } from './fill-records.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await createTestApp()
  const { key, keyFor } = await app.organization()
  // as registration does: both modes of an organization have a collection
  for (const each of [key, await keyFor({ livemode: false })])
    await app.call('POST', '/api/v1/collections/starter', { key: each })
  client = openClient(await app.listen(), 1, key)
})
afterAll(async () => {
  await client.close()
  await app.stop()
})

test('records that are loaded are like those that are sent, and have values in no other collection', async () => {
  await defineAccounts(client)
  await insertRecords(app.database, 11, 16, 4)
  // one with topics, one without
  for (const number of [13, 16]) await requireAlikeRecord(client, app.database, number)
  const [loaded] = await app.database.query(
    `SELECT count(DISTINCT record_id)::int AS records, count(*)::int AS values, count(DISTINCT collection_id)::int AS collections
     FROM property_values WHERE record_id LIKE 'rec_00%'`,
  )
  expect(loaded).toEqual({ records: 6, values: 33, collections: 1 })
})
