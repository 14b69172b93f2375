import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { noteSecretAges } from './sql/secret-age.ts'

const app = useApp()
const own = useOrganization(app)

it('a secret is reported once at 90 days and once at 180 days, and again after a rotation', async () => {
  const { body } = await own.post('webhooks', { url: 'https://hooks.northwind.example/', events: ['*'] })
  const { id } = body.data
  const reported = async (): Promise<number[]> => {
    await noteSecretAges(app.database)
    await noteSecretAges(app.database)
    const rows = await app.database.query<{ days: number }>(
      `SELECT (data ->> 'age_days')::int AS days FROM runtime.outbox
       WHERE type = 'webhook.secret_aged' AND data ->> 'subscription_id' = $1 ORDER BY position`,
      [id],
    )
    return rows.map(({ days }) => days)
  }
  await app.advance('89 days')
  expect(await reported()).toEqual([])
  await app.advance('2 days')
  expect(await reported()).toEqual([90])
  await app.advance('90 days')
  expect(await reported()).toEqual([90, 180])
  expect((await own.post(`webhooks/${id}/rotate`, {})).status).toBe(200)
  await app.advance('91 days')
  expect(await reported()).toEqual([90, 180, 90])
})

it('a secret that was not looked at for long is reported once', async () => {
  await own.post('webhooks', { url: 'https://hooks.northwind.example/', events: ['*'] })
  await app.advance('200 days')
  await noteSecretAges(app.database)
  const rows = await app.database.query(
    `SELECT data FROM runtime.outbox WHERE type = 'webhook.secret_aged' AND tenant_id = $1`,
    [own.tenant],
  )
  expect(rows).toMatchObject([{ data: { age_days: 180 } }])
})
