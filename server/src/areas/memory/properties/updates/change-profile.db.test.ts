import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'
import { changeProfile } from './change-profile.ts'

const app = useApp()
const own = useOrganization(app, { per: 'test', credits: 1_000 })
const { post } = own
const DANA = { email: 'dana@northwind.example' }

beforeEach(async () => {
  await post('upsert', { records: [{ key: DANA, properties: { Budget: 90_000, City: 'Leeds' } }] })
})

const change = (operation: string | undefined, value: unknown, more: object = {}) =>
  post('memory/update', { ...DANA, propertyName: '[Profile]', ...(operation && { operation }), value, ...more })
const digest = async (who: object = DANA) => (await post('smart-memory-digest', who)).body
const lines = async (): Promise<{ id: string; text: string; pinned: boolean; composed: boolean }[]> =>
  (await digest()).profile.lines
const texts = async () => (await lines()).map(({ text }) => text)
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits

describe('[Profile]', () => {
  it('is composed of the current values until there is more', async () => {
    expect((await digest()).profile).toMatchObject({
      version: 0,
      lines: [
        { text: 'Budget: 90000', sources: [], pinned: false, composed: true },
        { text: 'City: Leeds', composed: true },
      ],
    })
    // they stand among the properties already
    expect((await digest()).digest).not.toContain('## Profile')
    await post('memorize', { email: 'new@northwind.example', content: 'Hello.', extract: false })
    expect((await digest({ email: 'new@northwind.example' })).profile).toEqual({ version: 0, lines: [] })
  })

  it('pins a line with set, which opens the digest and is charged once', async () => {
    const before = await credits()
    const { status, body } = await change('set', '  Prefers calls\n# before noon. ')
    expect({ status, ...body.data }).toMatchObject({
      status: 200,
      creditsCharged: 1,
      propertyName: '[Profile]',
      systemName: 'profile',
      version: 1,
      changed: true,
      value: [{ text: 'Prefers calls # before noon.', pinned: true, sources: [] }, {}, {}],
    })
    expect((await change(undefined, 'Prefers calls # before noon.')).body.data).toMatchObject({
      creditsCharged: 0,
      version: 1,
      changed: false,
    })
    expect(await credits()).toBe(before - 1)
    expect((await digest()).digest).toMatch(/^# .+\n\n## Profile\n\n- Prefers calls # before noon\.\n\n## Properties\n/)
  })

  it('corrects a line with patch, whoever wrote it', async () => {
    await change('set', 'Prefers calls.')
    const [pinned, budget] = await lines()
    await change('patch', { id: pinned?.id, text: 'Prefers letters.' })
    await change('patch', { id: budget?.id, text: 'The budget is about to be raised.' })
    expect((await lines()).map(({ text, pinned }) => [text, pinned])).toEqual([
      ['Prefers letters.', true],
      ['The budget is about to be raised.', true],
      ['City: Leeds', false],
    ])
  })

  it('removes a line for good, until somebody pins it again', async () => {
    await change('set', 'Prefers calls.')
    const [pinned, budget] = await lines()
    await change('remove', pinned?.id)
    await change('remove', { id: budget?.id })
    expect(await texts()).toEqual(['City: Leeds'])
    await post('upsert', { records: [{ key: DANA, properties: { Budget: 120_000 } }] })
    expect(await texts()).toEqual(['Budget: 120000', 'City: Leeds'])
    await change('remove', 'City: Leeds')
    await change('set', 'City: Leeds')
    expect(await texts()).toEqual(['City: Leeds', 'Budget: 120000'])
  })

  it('has the memory that a caller names as its source, and loses the line with it', async () => {
    const { body } = await post('memorize', { ...DANA, content: 'Calls are best before noon.', extract: false })
    const memoryId = body.data.memories[0].id
    await change('set', 'Prefers calls before noon.', { sourceMemoryId: memoryId })
    expect((await digest()).profile.lines[0]).toMatchObject({ sources: [{ memoryId }], pinned: true })
    await post('memory/delete', { memoryIds: [memoryId] })
    expect(await texts()).toEqual(['Budget: 90000', 'City: Leeds'])
  })

  it('forgets the words of a line that was removed or corrected when its memory is deleted', async () => {
    const { body } = await post('memorize', { ...DANA, content: 'Calls are best before noon.', extract: false })
    const sourceMemoryId = body.data.memories[0].id
    const exported = async () => JSON.stringify((await post('export', {})).body.lines[0].record.profile ?? null)
    await change('set', 'Sleeps until noon.', { sourceMemoryId })
    const [first] = await lines()
    await change('patch', { id: first?.id, text: 'Works at night.' })
    await change('set', 'Prefers calls before lunch.', { sourceMemoryId })
    await change('remove', 'Prefers calls before lunch.')
    expect(await exported()).toMatch(/Works.+Sleeps.+lunch/)
    await post('memory/delete', { memoryIds: [sourceMemoryId] })
    expect(await exported()).toMatch(/^.+Works at night[^}]+\}\]\}$/)
  })

  it('changes nothing of a record that is deleted meanwhile', async () => {
    const scope = app.database.scope({ tenantId: own.organization.tenants.live, livemode: true })
    const deleting: typeof scope = {
      ...scope,
      query: async (sql, values) => {
        if (sql.includes('FOR NO KEY UPDATE')) await scope.query('DELETE FROM records WHERE tenant_id = $1')
        return scope.query(sql, values)
      },
    }
    const principal = { credits: 1_000n, definitionsVersion: 0 }
    const update = { ...DANA, propertyName: '[Profile]', value: 'Prefers calls.', unique: false }
    await expect(
      changeProfile({ scope: deleting, principal, requestId: 'req_1' }, update, async () => []),
    ).rejects.toMatchObject({ code: 'conflict_error' })
  })

  it.each<[string, string | undefined, unknown, object, number, string]>([
    ['a push', 'push', 'x', {}, 400, 'body.operation'],
    ['an increment', 'increment', 1, {}, 400, 'body.operation'],
    ['no text', 'set', '  ', {}, 400, 'body.value'],
    ['a number', 'set', 7, {}, 400, 'body.value'],
    ['a long text', 'set', 'x'.repeat(301), {}, 400, 'body.value'],
    ['a patch without a text', 'patch', { id: 'Budget: 90000' }, {}, 400, 'body.value.text'],
    ['a patch without an id', 'patch', { text: 'x' }, {}, 400, 'body.value'],
    ['a removal of everything', 'remove', undefined, {}, 400, 'body.value'],
    ['an unknown line', 'remove', 'lin_0', {}, 404, ''],
    ['a collection', 'set', 'x', { collectionId: 'col_1' }, 400, 'body.collectionId'],
    ['another version', 'set', 'x', { expectedVersion: 3 }, 409, ''],
    ['a record that is not there', 'set', 'x', { email: 'nobody@northwind.example' }, 404, ''],
  ])('refuses %s', async (_, operation, value, more, status, path) => {
    const answer = await change(operation, value, more)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    if (path !== '') expect(answer.body.details[0].path).toBe(path)
    expect((await digest()).profile.version).toBe(0)
  })

  it('refuses pinned lines of more than 1,500 characters', async () => {
    for (let n = 0; n < 5; n++) expect((await change('set', `${n} ${'x'.repeat(298)}`)).status).toBe(200)
    expect((await change('set', 'One more.')).status).toBe(400)
    expect(await texts()).toHaveLength(5)
  })

  it('is no property for other calls', async () => {
    const { status: bulk } = await post('memory/bulk-update', {
      updates: [{ ...DANA, propertyName: '[Profile]', operation: 'set', value: 'x' }],
    })
    const { status: undo } = await post('memory/undo-change', { ...DANA, propertyName: '[Profile]' })
    const { status: upsert } = await post('upsert', { records: [{ key: DANA, properties: { '[Profile]': 'x' } }] })
    expect([bulk, undo, upsert]).toEqual([400, 400, 400])
    await post('upsert', { records: [{ key: DANA, properties: { Profile: 'https://profile.example' } }] })
    expect(await texts()).toContain('Profile: https://profile.example')
  })

  it('keeps both of two changes at once', async () => {
    const all = ['Calls.', 'Letters.', 'Mails.', 'Visits.']
    await Promise.all(all.map(text => change('set', text)))
    expect((await texts()).filter(text => all.includes(text)).toSorted()).toEqual(all.toSorted())
    expect((await digest()).profile.version).toBe(4)
  })
})

describe('the profile of a record', () => {
  it('goes with it when it is deleted, restored, merged, exported and imported', async () => {
    await change('set', 'Prefers calls.')
    await change('remove', 'City: Leeds')
    const { body } = await post('memory/delete-record', DANA)
    expect((await post('smart-memory-digest', DANA)).status).toBe(404)
    await post('memory/cancel-deletion', { deletionId: body.data.deletionId })
    expect(await texts()).toEqual(['Prefers calls.', 'Budget: 90000'])

    const other = { email: 'dana@private.example' }
    await post('upsert', { records: [{ key: other, properties: { City: 'Leeds' } }] })
    await change('set', 'Never on Friday.', other)
    await post('memory/merge-records', { ...DANA, from: other })
    expect(await texts()).toEqual(['Prefers calls.', 'Never on Friday.', 'Budget: 90000'])

    // a large record may go in two parts, of which the later one has the profile that facts began meanwhile
    const { body: again } = await post('memory/delete-record', DANA)
    await app.database.query(
      `WITH row AS (SELECT * FROM trash WHERE tenant_id = $1 AND source = 'record_profiles'),
         gone AS (DELETE FROM trash WHERE tenant_id = $1 AND source = 'record_profiles')
       INSERT INTO trash (deletion_id, tenant_id, source, "row")
       SELECT deletion_id, tenant_id, source, "row" || '{"profile": {"version": 0, "lines": [], "removed": []}}' FROM row
       UNION ALL SELECT deletion_id, tenant_id, source, "row" FROM row`,
      [own.organization.tenants.live],
    )
    await post('memory/cancel-deletion', { deletionId: again.data.deletionId })
    expect(await texts()).toEqual(['Prefers calls.', 'Never on Friday.', 'Budget: 90000'])

    const [line] = (await post('export', {})).body.lines
    expect(line.record.profile).toEqual({
      lines: [
        { text: 'Prefers calls.', sources: [], pinned: true },
        { text: 'Never on Friday.', sources: [], pinned: true },
      ],
      removed: [{ text: 'City: Leeds', sources: [] }],
    })
    const { key } = await app.organization({ credits: 1_000 })
    const there = (path: string, sent: object) => app.call('POST', `/api/v1/${path}`, { key, body: sent })
    const pulled = async () => (await there('smart-memory-digest', DANA)).body.profile
    const { recordId: _id, ...record } = line.record
    expect((await there('memory/import', { records: [record] })).status).toBe(200)
    expect((await pulled()).lines.map(({ text }: { text: string }) => text)).toEqual([
      'Prefers calls.',
      'Never on Friday.',
      'Budget: 90000',
    ])
    await there('memory/update', { ...DANA, propertyName: '[Profile]', value: 'Own line.' })
    await there('memory/import', { records: [{ ...record, profile: { lines: [{ text: 'Foreign.', sources: [] }] } }] })
    expect((await pulled()).lines[2].text).toBe('Own line.')
  })

  it('is exported so that an import takes it, however often it was merged', async () => {
    const removed = Array.from({ length: 60 }, (_, n) => ({ text: `Line ${n}.`, sources: [] }))
    const line = { text: 'Prefers calls.', sources: [], pinned: true }
    const people = ['a', 'b', 'c'].map(name => ({ email: `${name}@northwind.example` }))
    const records = people.map(({ email }) => ({
      type: 'Person',
      keys: [{ name: 'email', value: email }],
      profile: {
        lines: [line, { ...line, text: ' ' }],
        removed: removed.map(each => ({ ...each, text: `${email} ${each.text}` })),
      },
    }))
    expect((await post('memory/import', { records })).body.data).toMatchObject({ problems: [] })
    for (const from of people.slice(1)) await post('memory/merge-records', { ...people[0], from })
    const all: { record: { keys: { value: string }[]; profile?: { removed: unknown[] } } }[] = (
      await post('export', {})
    ).body.lines
    const merged = all.find(({ record }) => record.keys.some(({ value }) => value === people[0]?.email))?.record
    expect(merged?.profile).toMatchObject({ lines: [line], removed: { length: 100 } })
    const { key } = await app.organization({ credits: 1_000 })
    const { status, body } = await app.call('POST', '/api/v1/memory/import', { key, body: { records: [merged] } })
    expect(status, JSON.stringify(body)).toBe(200)
  })
})
