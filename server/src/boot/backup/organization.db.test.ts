import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { createStore, type Store } from '../../../test/support/test-database.ts'
import { organizationTables } from '../../platform/organizations/sql/tables.ts'
import { run } from '../commands/run.ts'

const PATIENCE_MS = 120_000
const key = (): string => randomBytes(32).toString('base64')
const [there, here] = [key(), key()]

let home: string
let file: string
let source: Store
let target: Store
let moved: TestOrganization
let before: Record<string, number>

const start = (store: Store, keys: string): Promise<TestApp> =>
  createTestApp({ store, settings: { WORKERS: 'off', ENCRYPTION_KEY: keys } })

async function command(store: Store, keys: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const environment = { KEEPSAKE_DATA_DIR: store.directory, DATABASE_URL: store.directUrl, ENCRYPTION_KEY: keys }
  try {
    const code = await run(['organizations', ...args], environment)
    return { code, said: output.mock.calls.join('') + error.mock.calls.join('') }
  } finally {
    output.mockRestore()
    error.mockRestore()
  }
}

/** Rows by table, without those that calls add. */
async function rowsOf(app: TestApp, { id }: TestOrganization): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, owner } of await organizationTables(app.database)) {
    const owned = owner === 'tenant_id' ? '(SELECT id FROM tenants WHERE organization_id = $1)' : '(SELECT $1)'
    const [row] = await app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${name} WHERE ${owner} IN ${owned}`,
      [id],
    )
    if (row && row.n > 0 && !/rate_limits|monthly_calls|audit_entries|usage/.test(name)) counts[name] = row.n
  }
  return counts
}

const DANA = { email: 'dana@northwind.example' }

async function fill(app: TestApp): Promise<TestOrganization> {
  const organization = await app.organization({ name: 'Northwind', credits: 500 })
  const post = async (path: string, body: object) => {
    const answer = await app.call('POST', `/api/v1/${path}`, { key: organization.key, body })
    expect(answer.body).toMatchObject({ success: true })
    return answer.body
  }
  for (let n = 0; n < 3; n++) await post('memorize', { ...DANA, content: `Fact ${n}: the budget is $${n + 1}0,000.` })
  const [gone] = (await post('recall', DANA)).data
  await post('memory/delete', { memoryIds: [gone.memoryId] })
  await post('webhooks', { url: 'https://hooks.northwind.example/in', events: ['memory.*'] })
  const guideline = await post('guidelines', { name: 'Refunds', value: '# Refunds\n\nWithin 30 days.' })
  await post(`guidelines/${guideline.data.id}/attachments`, {
    name: 'form.md',
    contentBase64: Buffer.from('# Form').toString('base64'),
  })
  return organization
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'keepsake-organization-'))
  file = join(home, 'northwind.export')
  ;[source, target] = [await createStore(), await createStore()]
  const from = await start(source, there)
  moved = await fill(from)
  before = await rowsOf(from, moved)
  await from.stop()
  const to = await start(target, here)
  // so that the numbers of its tenants are taken
  await fill(to)
  await fill(to)
  await to.stop()
}, PATIENCE_MS)

afterAll(async () => {
  await source.remove()
  await target.remove()
  await rm(home, { recursive: true, force: true })
})

it('moves to another deployment with its keys, secrets, files and history', { timeout: PATIENCE_MS }, async () => {
  const written = await command(source, there, 'export', moved.id, file)
  expect(written).toMatchObject({ code: 0, said: expect.stringContaining('Northwind') })
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const refused = await command(target, here, 'import', file)
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/encrypted with key [\w-]+, .*rotate-encryption-key/s),
  })
  const both = `${here},${there}`
  expect(await command(target, both, 'import', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining(moved.id),
  })
  // a command that was killed after its last step is repeated
  expect((await command(target, both, 'import', file)).code).toBe(0)

  const app = await start(target, both)
  try {
    expect(await rowsOf(app, moved)).toEqual(before)
    const call = (method: string, path: string, body?: object) =>
      app.call(method, `/api/v1/${path}`, { key: moved.key, ...(body && { body }) })
    expect((await call('GET', 'me')).status).toBe(200)
    expect((await call('POST', 'recall', DANA)).body.data).toHaveLength(2)
    const found = await call('POST', 'smart-recall', { ...DANA, query: 'What is the budget?' })
    expect(JSON.stringify(found.body)).toContain('budget')
    const [deletion] = (await call('GET', 'memory/deletions')).body.data
    expect((await call('POST', 'memory/cancel-deletion', { deletionId: deletion.deletionId })).status).toBe(200)
    expect((await call('POST', 'recall', DANA)).body.data).toHaveLength(3)
    const { body: webhooks } = await call('GET', 'webhooks')
    expect(webhooks.data[0]).not.toHaveProperty('secretState')
    const { body: guidelines } = await call('GET', 'guidelines')
    const list = await call('GET', `guidelines/${guidelines.data[0].id}/attachments`)
    const path = `guidelines/${guidelines.data[0].id}/attachments/${list.body.data[0].id}`
    expect((await call('GET', path)).status).toBe(200)
    // a new memory goes after those that were moved
    await call('POST', 'memorize', { ...DANA, content: 'The newest of all facts.' })
    const [newest] = await app.database.query<{ content: string }>(
      'SELECT content FROM memories WHERE tenant_id = (SELECT id FROM tenants WHERE organization_id = $1 AND livemode) ORDER BY position DESC LIMIT 1',
      [moved.id],
    )
    expect(newest?.content).toBe('The newest of all facts.')
  } finally {
    await app.stop()
  }
})

it('refuses what it cannot do, and says why', { timeout: PATIENCE_MS }, async () => {
  expect(await command(source, there, 'export', 'org_unknown', join(home, 'x'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('no organization org_unknown'),
  })
  expect(await command(source, there, 'export', moved.id, file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('already exists'),
  })
  expect((await command(source, there, 'move')).code).toBe(2)
  expect(await command(source, there, 'import', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('already has the organization'),
  })
})

it('is refused by a database without tables, with the command that makes them', { timeout: PATIENCE_MS }, async () => {
  const empty = await createStore()
  try {
    const app = await start(empty, here)
    await app.database.query('ALTER TABLE "_prisma_migrations" RENAME TO aside')
    await app.stop()
    expect(await command(empty, `${here},${there}`, 'import', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no tables yet. Run keepsake-server migrate'),
    })
  } finally {
    await empty.remove()
  }
})
