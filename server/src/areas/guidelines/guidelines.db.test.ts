import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

const PATH = '/api/v1/guidelines'
const VALUE = '\uFEFF# Setup\r\n\r\nText \u00a0\r\n\r\n## Steps\r\n\r\nOne.\r\n\r\n# Setup\r\n'

const app = useApp()
const organization = useOrganization(app)
const call = (method: string, path: string, body?: object) =>
  app.call(method, `${PATH}${path}`, { key: organization.key, ...(body && { body }) })
const create = async (more: object = {}) => (await call('POST', '', { name: 'Setup', value: VALUE, ...more })).body.data

it('keeps the text byte for byte', async () => {
  const { id } = await create()
  expect((await call('GET', `/${id}`)).body.data.value).toBe(VALUE)
  const large = 'ß'.repeat(100_000)
  const { id: other } = await create({ value: large })
  expect((await call('GET', `/${other}`)).body.data.value).toBe(large)
  expect((await call('POST', '', { name: 'x', value: `${large}ß` })).status).toBe(400)
})

it('lists by tags and name, in pages', async () => {
  await create({ name: '100% Refunds', tags: ['a', 'b'] })
  await create({ name: 'Travel', tags: ['a'] })
  const names = async (query: string) =>
    (await call('GET', `?${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('tags=a')).toEqual(['100% Refunds', 'Travel'])
  expect(await names('tags=a,b')).toEqual(['100% Refunds'])
  expect(await names('name=REFUND')).toEqual(['100% Refunds'])
  expect(await names('name=%25')).toEqual(['100% Refunds'])
  const { nextCursor } = (await call('GET', '?limit=1')).body
  expect(await names(`limit=1&cursor=${nextCursor}`)).toEqual(['Travel'])
})

it('reads the structure, and sections by slug or header', async () => {
  const { id } = await create()
  const { body } = await call('GET', `/${id}/structure`)
  expect(body.data.sections).toMatchObject([
    { slug: 'setup', depth: 1, start: 1, children: [{ slug: 'steps', children: [] }] },
    { slug: 'setup-1' },
  ])
  const [{ hash }] = body.data.sections[0].children
  const steps = (await call('GET', `/${id}/section?header=STEPS`)).body.data
  expect(steps).toMatchObject({ hash, content: '## Steps\r\n\r\nOne.\r\n\r\n' })
  expect((await call('GET', `/${id}/section?slug=steps`)).body.data).toEqual(steps)
  const ambiguous = await call('GET', `/${id}/section?header=Setup`)
  expect([ambiguous.status, ambiguous.body.slugs]).toEqual([409, ['setup', 'setup-1']])
  for (const query of ['', '?slug=steps&header=Steps', '?slug=none'])
    expect((await call('GET', `/${id}/section${query}`)).status).toBe(400)
})

it('updates fields and text, and keeps every version', async () => {
  const { id } = await create({ description: 'x' })
  const change = { updateMode: 'section', sectionSlug: 'steps', value: 'Two.', historyNote: 'Corrected.' }
  expect((await call('PATCH', `/${id}`, change)).body.data).toMatchObject({ version: 2, description: 'x' })
  expect((await call('GET', `/${id}`)).body.data.value).toBe(VALUE.replace('One.', 'Two.'))
  expect((await call('PATCH', `/${id}`, { name: 'Setup' })).body.data.version).toBe(2)
  expect((await call('PATCH', `/${id}`, { description: null })).body.data).not.toHaveProperty('description')
  const late = await call('PATCH', `/${id}`, { name: 'Late', expectedVersion: 1 })
  expect([late.status, late.body.currentVersion]).toEqual([409, 3])
  const { body } = await call('GET', `/${id}/versions?limit=2`)
  expect(body.data).toMatchObject([{ version: 3 }, { version: 2, note: 'Corrected.' }])
  expect((await call('GET', `/${id}/versions?cursor=${body.nextCursor}`)).body.data).toMatchObject([{ version: 1 }])
  expect((await call('GET', `/${id}/versions/1`)).body.data).toMatchObject({ value: VALUE, description: 'x' })
  expect((await call('GET', `/${id}/versions/9`)).status).toBe(404)
})

it('keeps concurrent updates of different sections', async () => {
  const parts = Array.from({ length: 8 }, (_, n) => n)
  const { id } = await create({ value: parts.map(n => `# S${n}\n\nold\n\n`).join('') })
  await Promise.all(
    parts.map(n => call('PATCH', `/${id}`, { updateMode: 'section', sectionHeader: `S${n}`, value: `new ${n}` })),
  )
  const { value, version } = (await call('GET', `/${id}`)).body.data
  expect([value, version]).toEqual([parts.map(n => `# S${n}\n\nnew ${n}\n\n`).join(''), 9])
})

it('audits and announces changes, and deletes all versions', async () => {
  const { id } = await create()
  await call('PATCH', `/${id}`, { alwaysOn: true })
  expect((await call('DELETE', `/${id}`)).body.data).toEqual({ id, version: 2 })
  expect((await call('DELETE', `/${id}`)).status).toBe(404)
  expect((await call('GET', `/${id}/versions`)).status).toBe(404)
  const actions = ['guideline.created', 'guideline.updated', 'guideline.deleted']
  const audited = 'SELECT action FROM audit_entries WHERE target = $1 ORDER BY id'
  expect((await app.database.query<{ action: string }>(audited, [id])).map(({ action }) => action)).toEqual(actions)
  const announced = `SELECT type FROM runtime.outbox WHERE data ->> 'guidelineId' = $1 ORDER BY position`
  expect((await app.database.query<{ type: string }>(announced, [id])).map(({ type }) => type)).toEqual(actions)
})
