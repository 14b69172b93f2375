import { Keepsake } from '@keepsake/sdk'
import { type BaseStore, InMemoryStore } from '@langchain/langgraph-checkpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../../../server/test/support/use-app.ts'
import { KeepsakeStore } from './store.ts'

const app = useApp()
const own = useOrganization(app, { credits: 10_000 })
let baseUrl: string
let client: Keepsake
beforeEach(async () => {
  baseUrl ??= await app.listen()
  client = new Keepsake({ secretKey: own.key, baseUrl })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The framework has a suite for checkpointers, and none for stores: its own store is the measure of its documentation. */
const stores: [string, () => BaseStore][] = [
  ["the framework's own store", () => new InMemoryStore()],
  ['the store on the server', () => new KeepsakeStore({ client })],
]

const DANA = ['users', 'dana']
const MAX = ['users', 'max']

describe.each(stores)('%s', (_, create) => {
  it('returns what was put under a namespace and a key, and null otherwise', async () => {
    const store = create()
    const value = { theme: 'dark', nested: { list: [1, 'two', null] }, emoji: '🫖' }
    await store.put(DANA, 'preferences', value)
    expect(await store.get(DANA, 'preferences')).toMatchObject({ namespace: DANA, key: 'preferences', value })
    for (const [namespace, key] of [
      [DANA, 'Preferences'],
      [MAX, 'preferences'],
      [['users'], 'preferences'],
    ] as const)
      expect(await store.get([...namespace], key)).toBeNull()
  })

  it('replaces the value of a key, and keeps when it was created', async () => {
    const store = create()
    await store.put(DANA, 'a', { n: 1 })
    const first = await store.get(DANA, 'a')
    const [created, updated] = [first?.createdAt.getTime() ?? 0, first?.updatedAt.getTime() ?? 0]
    expect(created).toBe(updated)
    await new Promise(resolve => setTimeout(resolve, 5))
    await store.put(DANA, 'a', { n: 2 })
    const second = await store.get(DANA, 'a')
    expect(second?.value).toEqual({ n: 2 })
    expect(second?.createdAt.getTime()).toBe(created)
    expect(second?.updatedAt.getTime()).toBeGreaterThan(updated)
  })

  it('keeps equal values under several keys', async () => {
    const store = create()
    for (const key of ['a', 'A', 'b']) await store.put(DANA, key, { text: 'Likes tea.' })
    expect((await store.search(DANA)).map(({ key }) => key).sort()).toEqual(['A', 'a', 'b'])
  })

  it('deletes a key, also one that is not there', async () => {
    const store = create()
    await store.put(DANA, 'a', { n: 1 })
    await store.delete(DANA, 'a')
    await store.put(DANA, 'never', { n: 1 })
    await store.delete(DANA, 'never')
    expect(await store.get(DANA, 'a')).toBeNull()
    expect(await store.search(DANA)).toEqual([])
    await store.put(DANA, 'a', { n: 2 })
    expect((await store.get(DANA, 'a'))?.value).toEqual({ n: 2 })
  })

  it('searches below a prefix of labels, not of letters', async () => {
    const store = create()
    await store.put(DANA, 'a', { n: 1 })
    await store.put([...DANA, 'notes'], 'b', { n: 2 })
    await store.put(['users', 'dana2'], 'c', { n: 3 })
    const keys = async (prefix: string[]) => (await store.search(prefix)).map(({ key }) => key).sort()
    expect(await keys(DANA)).toEqual(['a', 'b'])
    expect(await keys(['users'])).toEqual(['a', 'b', 'c'])
    expect(await keys([])).toEqual(['a', 'b', 'c'])
    expect(await keys(['other'])).toEqual([])
  })

  it.each<[object, string[]]>([
    [{ kind: 'x' }, ['a', 'c']],
    [{ kind: { $ne: 'x' } }, ['b']],
    [{ n: { $gt: 1 } }, ['b', 'c']],
    [{ n: { $gte: 1, $lt: 3 } }, ['a', 'b']],
    [{ n: { $lte: 2 }, kind: 'x' }, ['a']],
    [{ n: { $in: [1, 3] } }, ['a', 'c']],
    [{ n: { $nin: [1, 3] } }, ['b']],
    [{ missing: 1 }, []],
  ])('filters by %j', async (filter, keys) => {
    const store = create()
    await store.put(DANA, 'a', { kind: 'x', n: 1 })
    await store.put(DANA, 'b', { kind: 'y', n: 2 })
    await store.put(DANA, 'c', { kind: 'x', n: 3 })
    expect((await store.search(DANA, { filter })).map(({ key }) => key).sort()).toEqual(keys)
  })

  it('returns ten items, and pages of any size', async () => {
    const store = create()
    for (let n = 0; n < 12; n += 1) await store.put(DANA, `k${n}`, { n })
    expect(await store.search(DANA)).toHaveLength(10)
    const pages = await Promise.all([0, 5, 10].map(offset => store.search(DANA, { limit: 5, offset })))
    expect(pages.map(page => page.length)).toEqual([5, 5, 2])
    expect(new Set(pages.flat().map(({ key }) => key)).size).toBe(12)
  })

  it('lists namespaces by prefix, suffix, wildcards and depth', async () => {
    const store = create()
    for (const namespace of [[...DANA, 'v1'], [...MAX, 'v2'], [...MAX, 'v1'], ['docs']])
      await store.put(namespace, 'k', {})
    expect(await store.listNamespaces()).toEqual([['docs'], [...DANA, 'v1'], [...MAX, 'v1'], [...MAX, 'v2']])
    expect(await store.listNamespaces({ prefix: MAX })).toEqual([
      [...MAX, 'v1'],
      [...MAX, 'v2'],
    ])
    expect(await store.listNamespaces({ suffix: ['v1'] })).toEqual([
      [...DANA, 'v1'],
      [...MAX, 'v1'],
    ])
    expect(await store.listNamespaces({ prefix: ['*', 'max'] })).toEqual([
      [...MAX, 'v1'],
      [...MAX, 'v2'],
    ])
    expect(await store.listNamespaces({ maxDepth: 2 })).toEqual([['docs'], DANA, MAX])
    expect(await store.listNamespaces({ limit: 2, offset: 1 })).toEqual([
      [...DANA, 'v1'],
      [...MAX, 'v1'],
    ])
  })

  it.each([[[]], [['a.b']], [['']], [['langgraph', 'a']]])('refuses to put under %j', async namespace => {
    await expect(create().put(namespace, 'k', {})).rejects.toThrow(/[Nn]amespace/)
  })

  it('runs a batch: reads of what was there before, then the last write of each key', async () => {
    const store = create()
    await store.put(DANA, 'a', { n: 1 })
    const [item, , found, namespaces] = await store.batch([
      { namespace: DANA, key: 'a' },
      { namespace: DANA, key: 'a', value: { n: 2 } },
      { namespacePrefix: DANA },
      { matchConditions: [], limit: 10, offset: 0 },
      { namespace: DANA, key: 'a', value: { n: 3 } },
    ] as const)
    expect(found).toHaveLength(1)
    expect(namespaces).toEqual([DANA])
    expect(item).toMatchObject({ key: 'a' })
    expect((await store.get(DANA, 'a'))?.value).toEqual({ n: 3 })
  })
})

describe('the store on the server', () => {
  const create = (ttl?: ConstructorParameters<typeof KeepsakeStore>[0]['ttl']) =>
    new KeepsakeStore({ client, ...(ttl ? { ttl } : {}) })

  it('keeps its items for the next process', async () => {
    await create().put(DANA, 'calls', { text: 'Prefers calls before noon.' })
    const next = new KeepsakeStore({ client: new Keepsake({ secretKey: own.key, baseUrl }) })
    expect((await next.get(DANA, 'calls'))?.value).toEqual({ text: 'Prefers calls before noon.' })
  })

  it('ranks by a query, fills the page, and leaves unindexed items out of the ranking', async () => {
    const store = create()
    await store.put(DANA, 'food', { text: 'Likes oolong tea.' })
    await store.put(DANA, 'calls', { text: 'Prefers phone calls before noon.' })
    await store.put(DANA, 'secret', { text: 'Phone calls are recorded.' }, false)
    const found = await store.search(['users'], { query: 'phone calls' })
    expect(found[0]).toMatchObject({ key: 'calls', score: expect.any(Number) })
    expect(
      found
        .slice(1)
        .map(({ key, score }) => [key, score])
        .sort(),
    ).toEqual([
      ['food', undefined],
      ['secret', undefined],
    ])
    expect(await store.search(['users'], { query: 'phone calls', limit: 1 })).toHaveLength(1)
  })

  it('omits expired items, starts their time again when they are read, and sweeps them', async () => {
    const store = create({ defaultTtl: 10 })
    await store.put(DANA, 'a', { n: 1 })
    await store.put(DANA, 'b', { n: 2 })
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 6 * 60_000 })
    expect((await store.get(DANA, 'a'))?.value).toEqual({ n: 1 })
    vi.setSystemTime(start + 12 * 60_000)
    expect(await store.get(DANA, 'b')).toBeNull()
    expect((await store.search([])).map(({ key }) => key)).toEqual(['a'])
    expect(await store.sweep()).toBe(1)
    vi.setSystemTime(start + 40 * 60_000)
    expect(await store.listNamespaces()).toEqual([])
    expect(await store.sweep()).toBe(1)
    await store.put(DANA, 'b', { n: 3 })
    expect((await store.get(DANA, 'b'))?.value).toEqual({ n: 3 })
  })

  it('expires items whatever is read, if reads are not to refresh', async () => {
    const store = create({ defaultTtl: 10, refreshOnRead: false })
    await store.put(DANA, 'a', { n: 1 })
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 6 * 60_000 })
    expect(await store.get(DANA, 'a')).not.toBeNull()
    vi.setSystemTime(start + 12 * 60_000)
    expect(await store.get(DANA, 'a')).toBeNull()
  })

  it('sweeps from start to stop', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const store = create({ defaultTtl: 10, sweepIntervalMinutes: 5 })
    const sweep = vi.spyOn(store, 'sweep').mockResolvedValue(0)
    store.start()
    store.start()
    vi.advanceTimersByTime(11 * 60_000)
    expect(sweep).toHaveBeenCalledTimes(2)
    store.stop()
    vi.advanceTimersByTime(11 * 60_000)
    expect(sweep).toHaveBeenCalledTimes(2)
  })

  it('settles on one item if two processes create a key at the same time', async () => {
    const puts = [1, 2, 3].map(n => create().put(DANA, 'a', { n }))
    await Promise.all(puts)
    await create().put(DANA, 'a', { n: 4 })
    expect((await create().search(DANA)).map(({ value }) => value)).toEqual([{ n: 4 }])
    expect((await client.memory.recall({ type: 'Namespace' })).data).toHaveLength(1)
  })

  it('takes long namespaces and many labels, and says what is too many', async () => {
    const long = [...DANA, 'x'.repeat(600)]
    await create().put(long, 'a', { n: 1 })
    expect((await create().search(DANA)).map(({ namespace }) => namespace)).toEqual([long])
    await expect(create().put(Array(41).fill('a'), 'a', {})).rejects.toThrow('at most 40 labels')
    await expect(create().search(DANA, { filter: { n: { $near: 1 } } })).rejects.toThrow('$near is no operator')
  })
})
