import { beforeEach, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { credits: 1_000 })
beforeEach(async () => {
  await post('upsert', { records: [{ key: dana, properties: {} }] })
})

const dana = { email: 'dana@northwind.example' }
const { post } = own
const update = (body: object): Promise<TestAnswer> => post('memory/update', { ...dana, ...body })
const change = async (operation: string, propertyName: string, value?: unknown) =>
  (await update({ operation, propertyName, ...(value !== undefined && { value }) })).body.data
const currentOf = async (name: string) =>
  (await post('properties', { ...dana, propertyNames: [name] })).body.data.properties[0]

describe('the history', () => {
  const history = async (body: object = {}) => (await post('memory/property-history', { ...dana, ...body })).body
  const undo = (body: object) => post('memory/undo-change', { ...dana, ...body })

  it('returns what changed, the old and new value, the actor and the reason, newest first and in pages', async () => {
    await update({ propertyName: 'Budget', value: 1, reason: 'Said so' })
    await change('set', 'City', 'Leeds')
    await change('increment', 'Budget', 2)
    await change('remove', 'Budget')
    const { data } = await history({ propertyName: 'Budget' })
    expect(data).toMatchObject([
      { version: 3, from: 3, to: null },
      { version: 2, from: 1, to: 3, source: 'caller', actor: expect.stringMatching(/^key:key_/) },
      { version: 1, from: null, to: 1, reason: 'Said so' },
    ])
    expect(data[0].propertyName).toBe('budget')
    const pages: object[] = []
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await history({ limit: 1, ...(cursor && { cursor }) })
      pages.push(...page.data)
      cursor = page.nextCursor
    }
    expect(pages).toEqual((await history()).data)
    expect(pages).toHaveLength(4)
  })

  it('shows the evidence for a value from a memory', async () => {
    await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
    await post('memorize', { ...dana, content: 'The budget is $120k.' })
    const { data } = await history({ propertyName: 'Budget' })
    expect(data).toMatchObject([{ to: 120_000, source: expect.stringMatching(/^memory:mem_/) }])
    expect(data[0].evidence.text).toContain('$120k')
  })

  it('returns values as of a point in time', async () => {
    await change('set', 'Budget', 1)
    await change('set', 'Gone', true)
    await change('remove', 'Gone')
    const [{ at }] = (await history()).data
    await app.advance('1 hour')
    await change('set', 'Budget', 2)
    await change('set', 'City', 'Leeds')
    const then = await history({ at })
    expect(then.valuesAt).toEqual([{ propertyName: 'Budget', systemName: 'budget', value: 1, version: 1 }])
    expect(then.data).toHaveLength(3)
  })

  it('records an undo as a new change', async () => {
    await change('set', 'Budget', 1)
    await change('set', 'Budget', 2)
    const undone = await undo({ propertyName: 'Budget', version: 2, reason: 'Wrong customer' })
    expect(undone.body.data).toMatchObject({ value: 1, previousValue: 2, version: 3, creditsCharged: 1 })
    expect((await history({ propertyName: 'Budget', limit: 1 })).data).toMatchObject([
      { version: 3, from: 2, to: 1, undoes: 2, reason: 'Wrong customer' },
    ])
    const early = await undo({ propertyName: 'Budget', version: 1 })
    expect(early.status).toBe(409)
    expect(early.body).toMatchObject({ currentVersion: 3 })
    expect((await undo({ propertyName: 'Size' })).status).toBe(404)
  })

  it('lets undo remove what a change added and restore what it removed', async () => {
    await change('set', 'Budget', 1)
    expect((await undo({ propertyName: 'Budget' })).body.data).toMatchObject({ previousValue: 1, version: 2 })
    expect(await currentOf('Budget')).toBeUndefined()
    expect((await undo({ propertyName: 'Budget' })).body.data).toMatchObject({ value: 1, version: 3 })
    expect(await currentOf('Budget')).toMatchObject({ value: 1, type: 'number' })
  })

  describe('an undo', () => {
    beforeEach(async () => {
      const properties = [
        { name: 'Fleet', type: 'number' },
        { name: 'Depots', type: 'text', mode: 'append' },
      ]
      await post('collections', { name: 'Logistics', properties })
    })
    const said = { speaker: 'Ines', timestamp: '2026-02-03T08:30:00.000Z' }
    const memorize = async (content: string): Promise<string> =>
      (await post('memorize', { ...dana, ...said, content })).body.data.memories[0].id
    const statedOf = async (name: string) => {
      const { value, source, evidence, passage, speaker, saidAt, confidence } = await currentOf(name)
      return { value, source, evidence, passage, speaker, saidAt, confidence }
    }

    it.each(['remove', 'set', 'a later memory'])(
      'after %s gives a value back with the words that stated it',
      async way => {
        const id = await memorize('🚚 They run a lot. Fleet: 48.')
        const stated = await statedOf('Fleet')
        expect(stated).toMatchObject({ value: 48, source: `memory:${id}`, evidence: { text: '48' }, speaker: 'Ines' })
        if (way === 'remove') await change('remove', 'Fleet')
        else if (way === 'set') await change('set', 'Fleet', 50)
        else await post('memorize', { ...dana, content: 'Fleet: 52.', timestamp: '2026-03-01T08:00:00.000Z' })
        expect((await undo({ propertyName: 'Fleet', reason: 'Too early' })).body.data).toMatchObject({ value: 48 })
        expect(await statedOf('Fleet')).toEqual(stated)
        expect((await history({ propertyName: 'Fleet', limit: 1 })).data).toMatchObject([
          { to: 48, undoes: 2, reason: 'Too early', source: `memory:${id}`, evidence: { text: '48' } },
        ])
        // undoing the undo and that again loses nothing
        await undo({ propertyName: 'Fleet' })
        await undo({ propertyName: 'Fleet' })
        expect(await statedOf('Fleet')).toEqual(stated)
      },
    )

    it('gives the value back without words that its memory no longer has', async () => {
      const id = await memorize('Fleet: 48.')
      await change('remove', 'Fleet')
      expect((await post('memory/delete', { memoryIds: [id] })).status).toBe(200)
      await undo({ propertyName: 'Fleet' })
      const { value, source, evidence, saidAt } = await statedOf('Fleet')
      expect({ value, source, evidence, saidAt }).toEqual({ value: 48, source: 'caller' })
    })

    it('gives a value back that goes with its memory, as before', async () => {
      const id = await memorize('Fleet: 48.')
      await change('remove', 'Fleet')
      await undo({ propertyName: 'Fleet' })
      await post('memory/delete', { memoryIds: [id] })
      expect(await currentOf('Fleet')).toBeUndefined()
    })

    it('gives a value that somebody set back as theirs', async () => {
      await memorize('Fleet: 48.')
      await change('set', 'Fleet', 50)
      await change('remove', 'Fleet')
      await undo({ propertyName: 'Fleet' })
      const { value, source, evidence } = await statedOf('Fleet')
      expect({ value, source, evidence }).toEqual({ value: 50, source: 'caller' })
    })
  })
})
