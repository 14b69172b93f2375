import { Keepsake } from '@keepsake/sdk'
import { type UIMessage, validateUIMessages } from 'ai'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../server/test/support/use-app.ts'
import { keepsakeMessageStore } from './message-store.ts'
import { keepsakeTools } from './tools.ts'

const app = useApp()
const own = useOrganization(app, { credits: 1_000 })
const record = { email: 'dana.reyes@northwind.example' }
let baseUrl: string
let client: Keepsake
beforeEach(async () => {
  baseUrl ??= await app.listen()
  client = new Keepsake({ secretKey: own.key, baseUrl })
})

describe('the tools', () => {
  const call = { toolCallId: 'call_1', messages: [], context: {} }

  it('store a memory once, and find it', async () => {
    const { recall_memory, store_memory } = keepsakeTools(client, { record })
    expect(await recall_memory.execute?.({ query: 'When may I call?' }, call)).toEqual([])
    expect(await store_memory.execute?.({ content: 'Dana prefers calls before noon.' }, call)).toBe('Stored.')
    expect(await store_memory.execute?.({ content: 'Dana prefers calls before noon.' }, call)).toBe(
      'This was already stored.',
    )
    expect(await recall_memory.execute?.({ query: 'When may I call?' }, call)).toEqual([
      { memory: 'Dana prefers calls before noon.', at: expect.stringMatching(/^\d{4}-/) },
    ])
  })
})

describe('the message store', () => {
  const message = (id: string, role: 'user' | 'assistant', text: string): UIMessage => ({
    id,
    role,
    parts: [{ type: 'text', text }],
    metadata: { at: id },
  })
  const chats = () => keepsakeMessageStore(client)
  const first = [message('1', 'user', 'Yes.'), message('2', 'assistant', 'Yes.')]

  it('returns messages exactly as they were saved, also those with equal texts', async () => {
    expect(await chats().load('chat-1')).toEqual([])
    await chats().save('chat-1', first)
    const all = [...first, message('3', 'user', 'yes'), message('4', 'assistant', 'Noted 🫖 \u0000')]
    await chats().save('chat-1', all)
    const loaded = await chats().load('chat-1')
    expect(loaded).toEqual(all)
    expect(await validateUIMessages({ messages: loaded })).toEqual(all)
    expect(await chats().load('chat-2')).toEqual([])
  })

  it('writes only what is new, and replaces what has changed', async () => {
    const credits = async () => (await client.me()).data.credits
    await chats().save('chat-1', first)
    const before = await credits()
    await chats().save('chat-1', first)
    expect(before - (await credits())).toBe(1) // one page is read
    const changed = [message('1', 'user', 'Yes.'), message('2', 'assistant', 'No.')]
    await chats().save('chat-1', changed)
    expect(await chats().load('chat-1')).toEqual(changed)
    await chats().save('chat-1', changed.slice(0, 1))
    expect(await chats().load('chat-1')).toEqual(changed.slice(0, 1))
  })

  it('keeps a long message whole', async () => {
    const long = [message('1', 'user', `${'🫖'.repeat(60_000)}end`)]
    await chats().save('chat-1', long)
    expect(await chats().load('chat-1')).toEqual(long)
  })

  it('deletes a chat, also one that was never saved', async () => {
    await chats().delete('chat-1')
    await chats().save('chat-1', first)
    await chats().delete('chat-1')
    expect(await chats().load('chat-1')).toEqual([])
  })
})
