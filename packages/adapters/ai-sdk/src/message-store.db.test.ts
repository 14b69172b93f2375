import { Keepsake } from '@keepsake/sdk'
import type { UIMessage } from 'ai'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../server/test/support/use-app.ts'
import { failingAfter, HARD_TEXTS, takesForDuplicates } from '../../shared/testing/hard-texts.ts'
import { type KeepsakeMessageStore, keepsakeMessageStore, migrateTranscripts } from './message-store.ts'

const app = useApp()
const own = useOrganization(app, { credits: 100_000 })
const record = { email: 'ines.ferreira@harbour.example' }
let baseUrl: string
let client: Keepsake
beforeEach(async () => {
  baseUrl ??= await app.listen()
  client = new Keepsake({ secretKey: own.key, baseUrl })
})

const chats = (options: object = {}): KeepsakeMessageStore => keepsakeMessageStore(client, { record, ...options })
const message = (id: string, role: 'user' | 'assistant', text: string): UIMessage => ({
  id,
  role,
  parts: [{ type: 'text', text }],
})
const FERRY = message('m1', 'user', 'The ferry to Leeds leaves at seven.')
const TOOL = {
  id: 'm2',
  role: 'assistant',
  metadata: { model: 'm', at: 3 },
  parts: [
    { type: 'step-start' },
    { type: 'text', text: 'Let me look.' },
    {
      type: 'tool-timetable',
      toolCallId: 'call_1',
      state: 'output-available',
      input: { from: 'Porto' },
      output: { trains: Array.from({ length: 900 }, (_, n) => ({ n, leaves: `0${n % 10}:15`, platform: 'zebra' })) },
    },
    { type: 'text', text: 'It leaves at seven fifteen.', providerMetadata: { a: { b: null } } },
  ],
} as unknown as UIMessage
const textsOf = async (body: object = {}): Promise<string[]> =>
  (await client.memory.recall({ ...record, ifUnknown: 'empty', ...body })).data.map(({ content }) => content).reverse()

describe('the message store', () => {
  it('keeps messages as they are, and their turns as memories of the person', async () => {
    const all = [FERRY, TOOL, message('m3', 'user', 'Yes.'), message('m4', 'user', 'Yes.')]
    await chats().save('trip', all)
    expect(await chats().load('trip')).toEqual(all)
    expect(await textsOf({ sessionId: 'trip' })).toEqual([
      'The ferry to Leeds leaves at seven.',
      'Let me look.\nIt leaves at seven fifteen.',
      'Yes.',
      'Yes.',
    ])
    const { results } = await client.memory.smartRecall({ ...record, query: 'When does the ferry to Leeds leave?' })
    expect(results[0]).toMatchObject({
      content: 'The ferry to Leeds leaves at seven.',
      speaker: 'user',
      sessionId: 'trip',
    })
    const { digest } = await client.memory.smartDigest({ ...record, tokenBudget: 2_000 })
    expect(digest).toContain('ferry')
    expect(JSON.stringify([results, digest])).not.toMatch(/zebra|toolCallId/)
    expect((await textsOf({ searchable: false })).join('')).toContain('zebra')
  })

  it('belongs to the person: is listed, and gone with the record', async () => {
    await chats().save('trip', [FERRY, TOOL])
    await chats().save('other', [message('x', 'user', 'Tea, please.')])
    expect(await chats().list()).toEqual([
      { id: 'other', messages: 1, updatedAt: expect.stringMatching(/Z$/) },
      { id: 'trip', messages: 2, updatedAt: expect.stringMatching(/Z$/) },
    ])
    expect(await keepsakeMessageStore(client, { record: { email: 'max@harbour.example' } }).list()).toEqual([])
    await chats().delete('other')
    expect((await chats().list()).map(({ id }) => id)).toEqual(['trip'])
    await client.memory.deleteRecord(record)
    expect(await chats().load('trip')).toEqual([])
    await chats().save('trip', [FERRY])
    expect(await chats().load('trip')).toEqual([FERRY])
  })

  it('gives each message of several tabs once, in order', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(id => message(id, 'user', `Turn ${id}`)) as [
      UIMessage,
      UIMessage,
      UIMessage,
      UIMessage,
    ]
    const tabs = [chats(), chats()] as const
    await tabs[0].append('trip', [a, b])
    await tabs[1].append('trip', [b, c])
    expect(await chats().load('trip')).toEqual([a, b, c])
    await Promise.all([tabs[0].append('two', [a, b]), tabs[1].append('two', [b, c])])
    expect((await chats().load('two')).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    // a tab that is behind removes nothing
    await tabs[0].load('trip')
    await tabs[1].save('trip', [a, b, c, d])
    await tabs[0].save('trip', [a, b, c])
    expect(await chats().load('trip')).toEqual([a, b, c, d])
    // and what it has loaded itself, it removes
    await tabs[1].save('trip', [a, d])
    expect(await chats().load('trip')).toEqual([a, d])
    await tabs[1].save('trip', [a, d, b])
    expect(await chats().load('trip')).toEqual([a, d, b])
  })

  it('has the newest version of a message, and keeps the one that another tab has changed', async () => {
    const behind = chats()
    await behind.save('trip', [FERRY, TOOL])
    const changed = { ...TOOL, parts: TOOL.parts.slice(0, 2) }
    const tab = chats()
    await tab.save('trip', [FERRY, changed])
    expect(await chats().load('trip')).toEqual([FERRY, changed])
    expect(await textsOf({ sessionId: 'trip' })).toEqual(['The ferry to Leeds leaves at seven.', 'Let me look.'])
    await behind.save('trip', [FERRY, TOOL, message('m3', 'user', 'Thanks.')])
    expect(await chats().load('trip')).toEqual([FERRY, changed, message('m3', 'user', 'Thanks.')])
    await tab.append('trip', [{ ...changed, metadata: { edited: true } }])
    expect(await chats().load('trip')).toMatchObject([FERRY, { id: 'm2', metadata: { edited: true } }, { id: 'm3' }])
  })

  it('keeps turns that the person has said elsewhere', async () => {
    await client.memory.memorize({ ...record, content: 'The ferry to Leeds leaves at seven.' })
    for (const id of ['one', 'two']) await chats().save(id, [FERRY, { ...FERRY, id: 'again' }])
    for (const id of ['one', 'two']) expect(await chats().load(id)).toEqual([FERRY, { ...FERRY, id: 'again' }])
  })

  it('keeps messages whose parts repeat, and the turns after them', async () => {
    const all = HARD_TEXTS.map((text, index) => message(String(index), index % 2 ? 'assistant' : 'user', text))
    const store = chats()
    for (const count of all.keys()) await store.save('hard', all.slice(0, count + 1))
    const last: UIMessage = { id: 'last', role: 'assistant', parts: [] }
    await store.save('hard', [...all, last])
    expect(await chats().load('hard')).toEqual([...all, last])
    await chats().save('hard at once', [...all, last])
    expect(await chats().load('hard at once')).toEqual([...all, last])
  })

  it('stores all of a message, or fails and keeps what was saved', async () => {
    await chats().save('trip', [FERRY])
    const long = [FERRY, message('long', 'user', `${'-'.repeat(160_000)}\n${'🙂'.repeat(50_000)}`)]
    const broken = (fetch: typeof globalThis.fetch) =>
      keepsakeMessageStore(new Keepsake({ secretKey: own.key, baseUrl, fetch, maxRetries: 0 }), { record })
    for (const calls of [0, 2, 4])
      await expect(broken(failingAfter(calls)).save('trip', long)).rejects.toMatchObject({ code: 'server_error' })
    await expect(broken(takesForDuplicates).save('trip', long)).rejects.toMatchObject({
      name: 'KeepsakeError',
      code: 'not_stored',
    })
    expect(await chats().load('trip')).toEqual([FERRY])
    await chats().save('trip', long)
    expect(await chats().load('trip')).toEqual(long)
  })

  it('has the record of its keys, also one of another type, and extracts when asked', async () => {
    await client.memory.memorize({ email: 'lee@harbour.example', type: 'Lead', content: 'Lee called.' })
    const store = keepsakeMessageStore(client, { record: { email: 'lee@harbour.example' }, extract: true })
    await store.save('trip', [FERRY, TOOL, { ...FERRY, id: 'again' }])
    expect(await store.load('trip')).toEqual([FERRY, TOOL, { ...FERRY, id: 'again' }])
    const { data } = await client.memory.recall({ email: 'lee@harbour.example' })
    expect(new Set(data.map(({ recordId }) => recordId)).size).toBe(1)
    expect(data).toHaveLength(4)
  })

  it('needs a record', () => {
    const bare = keepsakeMessageStore as unknown as (client: Keepsake, options?: object) => unknown
    for (const options of [{}, { record: {} }, { record: undefined }])
      expect(() => bare(client, options)).toThrow(/needs the record/)
  })
})

describe('a transcript of an earlier version', () => {
  const old = [FERRY, TOOL, message('m3', 'user', 'Yes.')]
  const oldKey = { type: 'Session', customKeyName: 'sessionId', customKeyValue: 'old' }
  beforeEach(async () => {
    const entries: [string, UIMessage[]][] = [
      ['e1', old.slice(0, 1)],
      ['e2', old.slice(1)],
    ]
    for (const [entry, items] of entries) {
      const text = JSON.stringify(items)
      const half = Math.ceil(text.length / 2)
      const parts = entry === 'e1' ? [text] : [text.slice(0, half), text.slice(half)]
      for (const [index, each] of parts.entries())
        await client.memory.memorize({
          ...oldKey,
          content: `${entry}/${index + 1} ${each}`,
          metadata: { entry, part: index + 1, of: parts.length },
          tags: ['transcript'],
          extract: false,
        })
    }
  })

  it('is read, and moved by what is saved next', async () => {
    const store = chats()
    expect(await store.load('old')).toEqual(old)
    expect(await textsOf({ sessionId: 'old' })).toEqual([])
    await store.append('old', [message('m4', 'assistant', 'At seven.')])
    expect(await chats().load('old')).toEqual([...old, message('m4', 'assistant', 'At seven.')])
    expect(await textsOf({ sessionId: 'old' })).toHaveLength(4)
    expect((await client.memory.recall({ ...oldKey, ifUnknown: 'empty' })).data).toEqual([])
  })

  it('is moved with others, once', async () => {
    const sessionIds = ['old', 'never']
    expect(await migrateTranscripts(client, { record, sessionIds })).toEqual(['old'])
    expect(await migrateTranscripts(client, { record, sessionIds })).toEqual([])
    expect(await chats().load('old')).toEqual(old)
  })
})
