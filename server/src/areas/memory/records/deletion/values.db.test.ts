import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'
import { purgeDeletions } from './purge-deletions.ts'

const app = useApp()
const own = useOrganization(app)
const { post } = own
const kim = { email: 'kim@northwind.example' }
let collectionId: string

beforeEach(async () => {
  const { body } = await post('collections', {
    name: 'Sales',
    properties: [
      { name: 'Budget', type: 'number' },
      { name: 'Tools', type: 'options', mode: 'append', options: ['Jira', 'Figma', 'Slack', 'Miro'] },
    ],
  })
  collectionId = body.data.id
})

const on = (day: number) => ({ timestamp: `2026-03-${String(day).padStart(2, '0')}T09:00:00Z` })

async function memorize(content: string, more: object = {}): Promise<string> {
  const { status, body } = await post('memorize', { ...kim, content, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.memories[0].id
}
async function remove(...memoryIds: string[]) {
  const { status, body } = await post('memory/delete', { memoryIds })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
async function restore(deletionId: string) {
  const { status, body } = await post('memory/cancel-deletion', { deletionId })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const rows = async (who: object = kim) => (await post('properties', who)).body.data.properties
async function values(who: object = kim): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    (await rows(who)).map((row: { propertyName: string; value: unknown }) => [row.propertyName, row.value]),
  )
}
const sourceOf = async (name: string) =>
  (await rows()).find(({ propertyName }: { propertyName: string }) => propertyName === name)?.source
const filtered = async (value: unknown) =>
  (await post('memory/filter-by-property', { conditions: [{ property: 'Budget', operator: 'equals', value }] })).body
    .data
const mentions = () => app.database.query('SELECT source FROM value_mentions WHERE tenant_id = $1', [own.tenant])
const history = async () => (await post('memory/property-history', { ...kim, propertyName: 'Budget' })).body.data

describe('a value that only a deleted memory states', () => {
  it('goes from properties, filter and digest, and the response names it', async () => {
    const id = await memorize('The budget is $77,250.')
    const { recordId } = (await post('memory/list-keys', kim)).body.data
    expect(await filtered(77_250)).toHaveLength(1)
    const deleted = await remove(id)
    expect(deleted.values).toEqual([
      { recordId, propertyName: 'Budget', systemName: 'budget', collectionId, previousValue: 77_250 },
    ])
    expect(await values()).toEqual({})
    expect(await filtered(77_250)).toEqual([])
    expect(JSON.stringify((await post('smart-memory-digest', kim)).body)).not.toContain('77')
    const [last] = await history()
    expect(last).toMatchObject({ from: 77_250, to: null, version: 2, reason: 'What stated it was deleted.' })
    const then = { ...kim, asOf: new Date(Date.now() + 1_000).toISOString() }
    expect(await values(then)).toEqual({})

    const restored = await restore(deleted.deletionId)
    expect(restored.values).toEqual([
      { recordId, propertyName: 'Budget', systemName: 'budget', collectionId, value: 77_250 },
    ])
    expect(await rows()).toMatchObject([{ value: 77_250, source: `memory:${id}`, version: 3, type: 'number' }])
    expect(await filtered(77_250)).toHaveLength(1)
  })

  it('goes with a conversation, and with a selection by tags', async () => {
    await memorize('The budget is $31k.', { sessionId: 'call-7', tags: ['draft'] })
    const bySession = (await post('memory/delete', { ...kim, sessionId: 'call-7' })).body.data
    expect(bySession.values).toMatchObject([{ propertyName: 'Budget', previousValue: 31_000 }])
    expect(await values()).toEqual({})
    await restore(bySession.deletionId)
    await post('memory/delete', { ...kim, tags: ['draft'] })
    expect(await values()).toEqual({})
  })

  it('becomes the value before, from a live memory or a caller', async () => {
    const first = await memorize('The budget is $40k.', on(1))
    const second = await memorize('The budget is $50k.', on(2))
    const third = await memorize('The budget is $60k.', on(3))
    await remove(second)
    expect(await values()).toEqual({ Budget: 60_000 })
    expect((await remove(third)).values).toMatchObject([{ value: 40_000, previousValue: 60_000 }])
    expect(await sourceOf('Budget')).toBe(`memory:${first}`)
    const deleted = await remove(first)
    expect(await values()).toEqual({})
    await restore(deleted.deletionId)
    await post('memory/update', { ...kim, propertyName: 'Budget', operation: 'set', value: 45_000 })
    const later = await memorize('We talked about money.')
    const next = { ...kim, propertyName: 'Budget', operation: 'set', value: 70_000, sourceMemoryId: later }
    expect((await post('memory/update', next)).status).toBe(200)
    expect(await sourceOf('Budget')).toBe(`memory:${later}`)
    await remove(later)
    expect(await rows()).toMatchObject([{ value: 45_000, source: 'caller' }])
  })

  it('stays while another memory states it, which becomes its source', async () => {
    const first = await memorize('The budget is $40k.', on(1))
    const second = await memorize('As agreed, the budget is $40,000.', on(4))
    const deleted = await remove(first)
    expect(deleted.values).toBeUndefined()
    expect(await rows()).toMatchObject([
      { value: 40_000, source: `memory:${second}`, asOf: '2026-03-04T09:00:00.000Z' },
    ])
    const both = await remove(second)
    expect(await values()).toEqual({})
    await restore(deleted.deletionId)
    expect(await rows()).toMatchObject([{ value: 40_000, source: `memory:${first}` }])
    await restore(both.deletionId)
    expect(await values()).toEqual({ Budget: 40_000 })
  })

  it('becomes what an older memory states that came later', async () => {
    const march = await memorize('The budget is $40k.', on(9))
    const older = await memorize('The budget is $35k.', on(2))
    expect(await values()).toEqual({ Budget: 40_000 })
    await remove(march)
    expect(await rows()).toMatchObject([{ value: 35_000, source: `memory:${older}` }])
  })

  it('goes after an edit as after a deletion', async () => {
    const first = await memorize('The budget is $40k.', on(1))
    const second = await memorize('As agreed, the budget is $40,000.', on(4))
    await post('memory/update', { memoryId: first, content: 'Nothing is agreed.' })
    expect(await sourceOf('Budget')).toBe(`memory:${second}`)
    await remove(second)
    expect(await values()).toEqual({})
    await post('memory/update', { memoryId: first, content: 'The budget is $44k.' })
    expect(await values()).toEqual({ Budget: 44_000 })
  })

  it('comes back only if nothing newer stands', async () => {
    const { deletionId } = await remove(await memorize('The budget is $40k.', on(1)))
    await memorize('The budget is $55k.', on(5))
    expect((await restore(deletionId)).values).toBeUndefined()
    expect(await values()).toEqual({ Budget: 55_000 })
  })

  it('does not come back if its definition is gone', async () => {
    const { deletionId } = await remove(await memorize('The budget is $40k.'))
    await app.call('DELETE', `/api/v1/collections/${collectionId}`, { key: own.key })
    expect((await restore(deletionId)).restored).toBe(1)
    expect(await values()).toEqual({})
  })

  it('is forgotten for good when the deletion is purged', async () => {
    await memorize('The budget is $40k.')
    const id = await memorize('As agreed, the budget is $40,000.')
    expect(await mentions()).toMatchObject([{ source: `memory:${id}` }])
    await remove(id)
    await app.advance('31 days')
    await purgeDeletions(app.database)
    expect(await mentions()).toHaveLength(0)
  })
})

describe('a value that a caller set', () => {
  it('stays, even if a memory stated it first', async () => {
    const id = await memorize('The budget is $40k.')
    await post('memory/update', { ...kim, propertyName: 'Budget', operation: 'set', value: 40_000 })
    expect((await remove(id)).values).toBeUndefined()
    expect(await rows()).toMatchObject([{ value: 40_000, source: 'caller' }])
  })

  it('stays with an upsert of the same value', async () => {
    const id = await memorize('The budget is $40k.')
    await post('upsert', { records: [{ key: kim, properties: { Budget: 40_000 } }] })
    await remove(id)
    expect(await values()).toEqual({ Budget: 40_000 })
  })

  it('is not replaced by a restored memory', async () => {
    const { deletionId } = await remove(await memorize('The budget is $40k.'))
    await post('memory/update', { ...kim, propertyName: 'Budget', operation: 'set', value: 1 })
    await restore(deletionId)
    expect(await values()).toEqual({ Budget: 1 })
  })
})

describe('a list', () => {
  it('loses the elements that only the deleted memory stated, and gets them back', async () => {
    const first = await memorize('Tools: Jira. Tools: Figma.')
    const second = await memorize('Tools: Slack. Tools: Figma.')
    expect(await values()).toEqual({ Tools: ['Jira', 'Figma', 'Slack'] })
    const deleted = await remove(first)
    expect(await values()).toEqual({ Tools: ['Figma', 'Slack'] })
    const all = await remove(second)
    expect(all.values).toMatchObject([{ previousValue: ['Figma', 'Slack'] }])
    expect(await values()).toEqual({})
    await restore(deleted.deletionId)
    expect(await values()).toEqual({ Tools: ['Jira', 'Figma'] })
    await restore(all.deletionId)
    expect(await values()).toEqual({ Tools: ['Jira', 'Figma', 'Slack'] })
  })

  it('keeps what a caller added, and not what a caller removed', async () => {
    const id = await memorize('Tools: Jira. Tools: Figma. Tools: Slack.')
    const change = (operation: string, value: string) =>
      post('memory/update', { ...kim, propertyName: 'Tools', operation, value, unique: true })
    await change('push', 'Miro')
    await change('push', 'Jira')
    await change('remove', 'Slack')
    const { deletionId } = await remove(id)
    expect(await values()).toEqual({ Tools: ['Jira', 'Miro'] })
    await restore(deletionId)
    expect(await values()).toEqual({ Tools: ['Jira', 'Miro', 'Figma'] })
  })

  it('loses what an edit of an earlier memory takes away', async () => {
    const first = await memorize('Tools: Jira. Tools: Figma.')
    await memorize('Tools: Slack.')
    await post('memory/update', { memoryId: first, content: 'Tools: Figma. Tools: Miro.' })
    expect(await values()).toEqual({ Tools: ['Slack', 'Figma', 'Miro'] })
    await remove(first)
    expect(await values()).toEqual({ Tools: ['Slack'] })
  })
})

it('keeps the value of two merged records with the memory that stays', async () => {
  const max = { email: 'max@northwind.example' }
  const [mine, his] = [
    await memorize('The budget is $40k.', on(1)),
    await memorize('The budget is $40k.', { ...max, ...on(2) }),
  ]
  await post('memory/merge-records', { ...kim, from: max })
  expect(await rows()).toMatchObject([{ value: 40_000, source: `memory:${mine}` }])
  expect(his).not.toBe(mine)
  await remove(mine)
  expect(await values()).toEqual({})
})

it('keeps what states a value when its record is deleted and restored', async () => {
  const first = await memorize('The budget is $40k.', on(1))
  await memorize('As agreed, the budget is $40,000.', on(4))
  await restore((await post('memory/delete-record', kim)).body.data.deletionId)
  await remove(first)
  expect(await values()).toEqual({ Budget: 40_000 })
})
