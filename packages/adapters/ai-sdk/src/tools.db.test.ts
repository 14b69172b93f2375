import { Keepsake } from '@keepsake/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../server/test/support/use-app.ts'
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
