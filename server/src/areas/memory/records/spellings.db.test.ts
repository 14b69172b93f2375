import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'

/** The statements of a migration. */
const statementsOf = (migration: string): string[] =>
  readFileSync(new URL(`../../../../prisma/migrations/${migration}/migration.sql`, import.meta.url), 'utf8')
    .split(/;\n/)
    .filter(part => part.trim() !== '')

const app = useApp()

async function organization() {
  const { key, tenants } = await app.organization()
  const post = async (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
  return {
    post,
    tenant: tenants.live,
    async store(who: object): Promise<string> {
      const { status, body } = await post('memorize', { ...who, content: 'We like tea.' })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.recordId
    },
  }
}

test.each([
  [{ email: 'user@münchen.example' }, { email: 'USER@MÜNCHEN.example' }, { email: 'user@xn--mnchen-3ya.example' }],
  [{ email: '用户@northwind.example' }, { email: '用户@NORTHWIND.example' }],
  [{ email: 'jos\u00e9@northwind.example' }, { email: 'jose\u0301@northwind.example' }],
  [
    { customKeyName: 'userId', customKeyValue: '\u00e9' },
    { customKeyName: 'userId', customKeyValue: 'e\u0301' },
  ],
  [{ phoneNumber: '+4930 1234567' }, { phoneNumber: '004930 1234567' }, { phoneNumber: '+49 (0)30 1234567' }],
  [{ websiteUrl: 'https://northwind.example/Z\u00fcrich' }, { websiteUrl: 'northwind.example/Zu\u0308rich' }],
])('%j and its other spellings are one record', async (...spellings) => {
  const { store, post } = await organization()
  const ids = []
  for (const who of spellings) ids.push(await store(who))
  expect(new Set(ids).size).toBe(1)
  for (const who of spellings) expect((await post('recall', who)).body.data).toHaveLength(1)
})

test.each([
  'user@',
  '@münchen.example',
  'a b@münchen.example',
  'user@mün chen.example',
  'user@münchen',
  'user@-é.example',
])('%s is no email address', async email => {
  const { post } = await organization()
  expect(await post('memorize', { email, content: 'Tea.' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'body.email' }] },
  })
})

test('records whose keys were stored as they were written are found, and none loses its data', async () => {
  const { store, post, tenant } = await organization()
  const formerly = async (name: string, normal: string, former: string) =>
    app.database.query('UPDATE record_keys SET value = $4 WHERE tenant_id = $1 AND name = $2 AND value = $3', [
      tenant,
      name,
      normal,
      former,
    ])
  const custom = (value: string) => ({ customKeyName: 'userId', customKeyValue: value })
  const composed = await store(custom('\u00e9'))
  await formerly('userId', '\u00e9', 'e\u0301')
  const called = await store({ phoneNumber: '+49 30 1' })
  await formerly('phoneNumber', '+49301', '0049301')
  const dialed = await store({ phoneNumber: '+49 30 22' })
  await formerly('phoneNumber', '+493022', '+4903022')
  const apart = await store({ phoneNumber: '+49 30 333' })
  await formerly('phoneNumber', '+4930333', '004930333')
  const other = await store({ phoneNumber: '+49 30 333' })
  expect(other).not.toBe(apart)

  for (const statement of statementsOf('20261128170100_normalize_keys')) await app.database.query(statement)

  expect(await store(custom('e\u0301'))).toBe(composed)
  expect(await store({ phoneNumber: '0049 30 1' })).toBe(called)
  expect(await store({ phoneNumber: '+49 (0)30 22' })).toBe(dialed)
  expect(await store({ phoneNumber: '0049 30 333' })).toBe(other)
  const merged = await post('memory/merge-records', { recordId: other, from: { recordId: apart } })
  expect(merged, JSON.stringify(merged.body)).toMatchObject({ status: 200 })
})

test('records that were deleted with keys as they were written come back with those that are looked up', async () => {
  const { store, post, tenant } = await organization()
  const badge = (value: string) => ({ customKeyName: 'badge', customKeyValue: value })
  const called = await store({ phoneNumber: '+44 20 7946 0018', ...badge('jose\u0301') })
  const twice = await store({ phoneNumber: '+41 44 668 18 00' })
  const kept = (value: string, recordId: string) =>
    app.database.query(
      `INSERT INTO record_keys (tenant_id, type, name, value, record_id) VALUES ($1, 'Contact', 'phoneNumber', $2, $3)`,
      [tenant, value, recordId],
    )
  await kept('0041446681800', twice)
  await app.database.query(`UPDATE record_keys SET value = $2 WHERE tenant_id = $1 AND name = 'badge'`, [
    tenant,
    'jose\u0301',
  ])
  await app.database.query(`UPDATE record_keys SET value = '00442079460018' WHERE tenant_id = $1 AND value = $2`, [
    tenant,
    '+442079460018',
  ])
  for (const recordId of [called, twice]) await post('memory/delete-record', { recordId })

  for (const statement of statementsOf('20261128211411_normalize_deleted_keys')) await app.database.query(statement)

  for (const recordId of [called, twice]) {
    const restored = await post('memory/cancel-deletion', { recordId })
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
  }
  expect(await store({ phoneNumber: '+44 (0)20 7946 0018' })).toBe(called)
  expect(await store(badge('jos\u00e9'))).toBe(called)
  expect(await store({ phoneNumber: '+41446681800' })).toBe(twice)
  expect((await post('memory/list-keys', { recordId: twice })).body.data.keys).toHaveLength(1)
})
