import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { loadMigrations } from '../database/migrations/migrations.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const NAMES = [
  ['chatCompletion', 'createChatCompletion'],
  ['response', 'createResponse'],
  ['updateMemory', 'updateProperty'],
  ['ragIngest', 'ingestDocuments'],
  ['ragSearch', 'searchDocuments'],
  ['externalRagSearch', 'searchExternalRag'],
  ['recall', 'recall'],
] as const

it('renames charges in entries, reservations and totals, and adds totals of the same name together', async () => {
  const { database } = opened
  await database.query("INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Acme', 'free')")
  await database.query("INSERT INTO tenants (id, organization_id, livemode, credits) VALUES (1, 'org_1', true, 0)")
  for (const [old] of NAMES) {
    await database.query('INSERT INTO usage_entries (id, tenant_id, operation, credits) VALUES ($1, 1, $2, 3)', [
      `use_${old}`,
      old,
    ])
    await database.query(
      'INSERT INTO credit_holds (id, tenant_id, operation, credits, expires_at) VALUES ($1, 1, $2, 2, app_now())',
      [`hld_${old}`, old],
    )
  }
  const total = (operation: string, calls: number, charges: number) =>
    database.query(
      `INSERT INTO usage_totals VALUES (1, 'day', '2026-11-20T00:00:00Z', $1, 'key_a', '', '', $2::int, $3::int, $3::int * 2, $3::int * 10, $3::int)`,
      [operation, calls, charges],
    )
  for (const [old, name] of NAMES) {
    await total(old, 0, 4)
    if (old !== name) await total(name, 7, 1)
  }
  const migration = (await loadMigrations()).find(({ name }) => name.endsWith('_operation_names'))
  const statements = migration?.sql.split(/;\s*$/m).filter(text => text.trim() !== '') ?? []
  await database.transaction(async () => {
    for (const statement of statements) await database.query(statement)
  })
  const namesIn = async (table: string) =>
    (await database.query<{ operation: string }>(`SELECT operation FROM ${table} ORDER BY operation`)).map(
      row => row.operation,
    )
  const now = NAMES.map(([, name]) => name).sort()
  expect(await namesIn('usage_entries')).toEqual(now)
  expect(await namesIn('credit_holds')).toEqual(now)
  expect(
    await database.query(
      `SELECT operation, calls::int, charges::int, credits::int, input_tokens::int AS tokens FROM usage_totals ORDER BY 1`,
    ),
  ).toEqual(
    now.map(operation =>
      operation === 'recall'
        ? { operation, calls: 0, charges: 4, credits: 8, tokens: 40 }
        : { operation, calls: 7, charges: 5, credits: 10, tokens: 50 },
    ),
  )
})
