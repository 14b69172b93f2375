import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrganization } from '../../../test/support/organization.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { Permission } from './permissions.ts'

const MIGRATION = join(import.meta.dirname, '../../../prisma/migrations/20261128170410_mcps_call_scope/migration.sql')

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

it('keys that could name tool servers in prompts keep that, and no others get more', async () => {
  const { database } = opened
  const { id, keyFor } = await makeOrganization(database)
  const before: Permission[][] = [
    ['prompts:run', 'mcps:read'],
    ['memory:read', 'mcps:read', 'prompts:run'],
    ['prompts:run'],
    ['mcps:read'],
    [],
  ]
  for (const scopes of before) await keyFor({ role: 'member', scopes })
  for (let run = 0; run < 2; run++) await database.query(readFileSync(MIGRATION, 'utf8'))
  const rows = await database.query<{ scopes: string[] }>(
    `SELECT k.scopes FROM api_keys k JOIN members m ON m.id = k.member_id
     WHERE m.organization_id = $1 AND k.role = 'member' ORDER BY k.id`,
    [id],
  )
  expect(rows.map(({ scopes }) => scopes)).toEqual(
    before.map((scopes, index) => (index < 2 ? [...scopes, 'mcps:call'] : scopes)),
  )
})
