import { expect, it } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { useApp } from '../../../test/support/use-app.ts'
import { deleteOrganization, endOrganizations, restoreOrganization } from './deletion.ts'
import { organizationTables } from './sql/tables.ts'

const app = useApp()

/** An organization with data of several areas, and a file. */
async function filled(): Promise<TestOrganization> {
  const organization = await app.organization()
  const call = async (path: string, body: object) => {
    const answer = await app.call('POST', `/api/v1/${path}`, { key: organization.key, body })
    expect(answer.body).toMatchObject({ success: true })
    return answer.body
  }
  await call('memorize', { email: 'dana@northwind.example', content: 'Our budget is $120,000.' })
  await call('collections', { name: 'Deals', entityType: 'Contact', properties: [{ name: 'Stage', type: 'text' }] })
  const guideline = await call('guidelines', { name: 'Refunds', value: '# Refunds\n\nWithin 30 days.' })
  await call(`guidelines/${guideline.data.id}/attachments`, {
    name: 'a.txt',
    contentBase64: Buffer.from(`file of ${organization.id}`).toString('base64'),
  })
  await call('keys', { name: 'second', role: 'viewer' })
  return organization
}

/** Rows of the organization, by table. */
async function rowsOf({ id, tenants }: TestOrganization): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, owner } of await organizationTables(app.database)) {
    const values = owner === 'tenant_id' ? [Object.values(tenants)] : [[id]]
    const [row] = await app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${name} WHERE ${owner} = ANY($1)`,
      values,
    )
    if (row && row.n > 0) counts[name] = row.n
  }
  return counts
}

const me = async ({ key }: TestOrganization): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).status
const listed = async ({ id }: TestOrganization) => {
  const { body } = await app.call('GET', '/api/v1/admin/organizations?limit=200', { operator: true })
  return body.data.find((one: { id: string }) => one.id === id)
}

it('refuses the keys of a deleted organization with 401, until it is restored', async () => {
  const organization = await app.organization()
  const { deletesAt } = await deleteOrganization(app.database, organization.id)
  expect(await me(organization)).toBe(401)
  const internal = { operator: true, headers: { 'X-Organization-Id': organization.id } }
  expect((await app.call('GET', '/api/v1/me', internal)).status).toBe(401)
  expect(await listed(organization)).toMatchObject({ deletesAt: deletesAt.toISOString() })
  const again = await deleteOrganization(app.database, organization.id)
  expect(again.deletesAt).toEqual(deletesAt)
  await restoreOrganization(app.database, organization.id)
  expect(await me(organization)).toBe(200)
  expect(await listed(organization)).not.toHaveProperty('deletesAt')
  expect(await listed(organization)).not.toHaveProperty('suspendedAt')
  await expect(restoreOrganization(app.database, organization.id)).rejects.toThrow('is not being deleted')
  await expect(deleteOrganization(app.database, 'org_unknown')).rejects.toThrow('no organization org_unknown')
})

it('leaves an organization suspended that was so before', async () => {
  const organization = await app.organization()
  await app.call('POST', `/api/v1/admin/organizations/${organization.id}/suspend`, { operator: true, body: {} })
  await app.advance('1 minute')
  await deleteOrganization(app.database, organization.id)
  await restoreOrganization(app.database, organization.id)
  expect(await me(organization)).toBe(403)
})

it('ends it after 30 days, in every table, and no other one', async () => {
  const [gone, stays] = [await filled(), await filled()]
  const before = await rowsOf(stays)
  expect(Object.keys(before).length).toBeGreaterThan(15)
  await deleteOrganization(app.database, gone.id)
  await app.advance('29 days')
  expect(await endOrganizations(app.database, async () => {})).toBe(0)
  await app.advance('1 day 1 minute')
  const [file] = await app.database.query<{ key: string }>(
    'SELECT file_key AS key FROM guideline_attachments WHERE tenant_id = $1',
    [gone.tenants.live],
  )
  expect(await endOrganizations(app.database, async () => {})).toBe(1)
  expect(await rowsOf(gone)).toEqual({})
  expect(
    await app.database.query('SELECT 1 FROM runtime.file_removals WHERE key = $1', [file?.key ?? '']),
  ).toHaveLength(1)
  expect(await rowsOf(stays)).toMatchObject({ memories: before.memories, guidelines: before.guidelines })
  expect(await listed(gone)).toBeUndefined()
  expect(await me(stays)).toBe(200)
  expect(await endOrganizations(app.database, async () => {})).toBe(0)
})
