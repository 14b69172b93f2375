import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)
const { post } = own
const BUDGET = { name: 'Budget', type: 'number' }
const MOST = 20_000

it('takes over at most 20,000 values in one call, and changes nothing if there are more', async () => {
  const base = (await post('collections', { name: 'Base', properties: [BUDGET] })).body.data.id
  await app.database.query(
    `WITH made AS (
       INSERT INTO records (id, tenant_id, type) SELECT 'rec_' || lpad(n::text, 26, '0'), $1::int, 'Contact'
       FROM generate_series(1, $3::int) n RETURNING id)
     INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value, number_value, confidence, source, as_of)
     SELECT $1::int, id, $2, 'budget', 'Budget', 'number', to_jsonb(7), 7, 1, 'caller', app_now() FROM made`,
    [own.tenant, base, MOST + 1],
  )
  const countIn = async (collectionId: string) =>
    (
      await app.database.query('SELECT FROM property_values WHERE tenant_id = $1 AND collection_id = $2', [
        own.tenant,
        collectionId,
      ])
    ).length
  const take = () => post('collections', { name: 'Deals', takeValues: true, properties: [BUDGET] })
  const refused = await take()
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/20001 values.* up to 20000/)])
  expect(await countIn(base)).toBe(MOST + 1)
  const unchanged = (await app.call('GET', `/api/v1/collections/${base}`, { key: own.key })).body.data
  expect(unchanged).toMatchObject({ version: 1, properties: [{ name: 'Budget' }] })

  await app.database.query(
    'DELETE FROM property_values WHERE tenant_id = $1 AND record_id = (SELECT max(record_id) FROM property_values WHERE tenant_id = $1)',
    [own.tenant],
  )
  const taken = await take()
  expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  expect([await countIn(base), await countIn(taken.body.data.id)]).toEqual([0, MOST])
}, 120_000)
