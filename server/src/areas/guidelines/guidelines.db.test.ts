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
  for (const query of ['', '?slug=steps&header=Steps'])
    expect((await call('GET', `/${id}/section${query}`)).status).toBe(400)
  const unknown = [
    await call('GET', `/${id}/section?slug=none`),
    await call('PATCH', `/${id}`, { updateMode: 'section', sectionSlug: 'none', value: 'x' }),
  ]
  for (const { status, body } of unknown)
    expect([status, body.error, body.message]).toEqual([
      404,
      'not_found_error',
      expect.stringContaining('setup, steps'),
    ])
})

it('updates fields and text, and keeps every version', async () => {
  const { id } = await create({ description: 'x' })
  const change = { updateMode: 'section', sectionSlug: 'steps', value: 'Two.', historyNote: 'Corrected.' }
  expect((await call('PATCH', `/${id}`, change)).body.data).toMatchObject({ version: 2, description: 'x' })
  expect((await call('GET', `/${id}`)).body.data.value).toBe(VALUE.replace('One.', 'Two.'))
  expect((await call('PATCH', `/${id}`, { name: 'Setup' })).body.data.version).toBe(2)
  expect((await call('PATCH', `/${id}`, { description: null })).body.data).not.toHaveProperty('description')
  const early = await call('PATCH', `/${id}`, { name: 'Early', expectedVersion: 4 })
  expect([early.status, early.body.currentVersion]).toEqual([409, 3])
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

it('merges changes of different sections and fields, and returns both sides of others', async () => {
  const { id } = await create({ value: '# A\n\na\n\n# B\n\nb\n' })
  const update = (slug: string, value: string) =>
    call('PATCH', `/${id}`, {
      updateMode: 'section',
      sectionSlug: slug,
      value,
      expectedVersion: 1,
      alwaysOn: slug === 'b',
    })
  expect((await update('a', 'mine')).body).toMatchObject({ merged: false, data: { version: 2 } })
  expect((await update('b', 'theirs')).body).toMatchObject({ merged: true, data: { version: 3, alwaysOn: true } })
  const value = '# A\n\nmine\n\n# B\n\ntheirs\n'
  expect((await call('GET', `/${id}`)).body.data).toMatchObject({ value, alwaysOn: true })
  const late = await update('a', 'late')
  expect([late.status, late.body]).toEqual([
    409,
    expect.objectContaining({
      currentVersion: 3,
      baseVersion: 1,
      yours: { value: '# A\n\nlate\n\n# B\n\nb\n' },
      theirs: { value },
    }),
  ])
  const rename = (name: string) => call('PATCH', `/${id}`, { name, expectedVersion: 3 })
  expect((await rename('One')).status).toBe(200)
  expect((await rename('Other')).body).toMatchObject({ yours: { name: 'Other' }, theirs: { name: 'One' } })
  expect((await rename('One')).body).toMatchObject({ merged: false, data: { version: 4 } })
})

it('refuses a merge that would be too long', async () => {
  const half = 'x'.repeat(50_000)
  const { id } = await create({ value: '# A\n\na\n\n# B\n\nb\n' })
  const update = (sectionSlug: string) =>
    call('PATCH', `/${id}`, { updateMode: 'section', sectionSlug, value: half, expectedVersion: 1 })
  expect([(await update('a')).status, (await update('b')).status]).toEqual([200, 400])
})

it('compares versions, and rolls back with a new one', async () => {
  const { id } = await create({ value: '# A\n\nold\n' })
  await call('PATCH', `/${id}`, { value: '# A\n\nnew\n', tags: ['x'] })
  const difference = {
    id,
    from: 1,
    to: 2,
    diff: '--- version 1\n+++ version 2\n@@ -1,3 +1,3 @@\n # A\n \n-old\n+new\n',
    addedLines: 1,
    removedLines: 1,
    fields: ['tags'],
  }
  expect((await call('GET', `/${id}/diff`)).body.data).toEqual(difference)
  expect((await call('GET', `/${id}/diff?from=1&to=2`)).body.data).toEqual(difference)
  expect((await call('GET', `/${id}/diff?to=1`)).body.data).toMatchObject({ from: 1, to: 1, diff: '' })
  expect((await call('GET', `/${id}/diff?from=3`)).status).toBe(404)
  const rollback = (body: object) => call('POST', `/${id}/rollback`, body)
  const late = await rollback({ version: 1, expectedVersion: 1 })
  expect([late.status, late.body.currentVersion]).toEqual([409, 2])
  expect((await rollback({ version: 9 })).status).toBe(404)
  expect((await rollback({ version: 1, expectedVersion: 2 })).body.data).toMatchObject({ version: 3, tags: [] })
  expect((await rollback({ version: 1 })).body.data.version).toBe(3)
  expect((await call('GET', `/${id}`)).body.data.value).toBe('# A\n\nold\n')
  expect((await call('GET', `/${id}/versions`)).body.data[0]).toMatchObject({
    version: 3,
    note: 'Rollback to version 1.',
  })
})

it('audits and announces changes, and deletes all versions', async () => {
  const { id } = await create()
  await call('PATCH', `/${id}`, { alwaysOn: true })
  await call('POST', `/${id}/rollback`, { version: 1 })
  expect((await call('DELETE', `/${id}`)).body.data).toEqual({ id, version: 3 })
  expect((await call('DELETE', `/${id}`)).status).toBe(404)
  expect((await call('GET', `/${id}/versions`)).status).toBe(404)
  const actions = ['guideline.created', 'guideline.updated', 'guideline.restored', 'guideline.deleted']
  const audited = 'SELECT action FROM audit_entries WHERE target = $1 ORDER BY id'
  expect((await app.database.query<{ action: string }>(audited, [id])).map(({ action }) => action)).toEqual(actions)
  const announced = `SELECT type FROM runtime.outbox WHERE data ->> 'guidelineId' = $1 ORDER BY position`
  expect((await app.database.query<{ type: string }>(announced, [id])).map(({ type }) => type)).toEqual(actions)
})
