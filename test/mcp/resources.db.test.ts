import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { connectMcp } from './connect.ts'

const REFUNDS = '# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n'

let app: TestApp
let key: string
let id: string

beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  key = (await app.organization()).key
  const create = (body: object) => app.call('POST', '/api/v1/guidelines', { key, body })
  id = (await create({ name: 'Refund policy', description: 'When we refund.', value: REFUNDS })).body.data.id
  for (let n = 0; n < 60; n++) await create({ name: `Guideline ${n}`, value: `# ${n}\n` })
})
afterAll(() => app.stop())

describe.each(['2025-11-25', '2026-07-28'] as const)('with MCP %s, guidelines', version => {
  const connect = (caller = key) => connectMcp(app, caller, { version })

  it('are listed in pages', async () => {
    const client = await connect()
    const names: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const page = await client.listResources(cursor === undefined ? {} : { cursor })
      names.push(...page.resources.map(({ name }) => name))
      cursor = page.nextCursor
      pages++
    } while (cursor !== undefined)
    expect(new Set(names)).toEqual(
      new Set(['Refund policy', ...Array.from({ length: 60 }, (_, n) => `Guideline ${n}`)]),
    )
    expect([names.length, pages > 0]).toEqual([61, true])
    const [first] = (await client.listResources()).resources
    expect(first).toMatchObject({
      uri: `keepsake://guidelines/${id}`,
      description: 'When we refund.',
      mimeType: 'text/markdown',
      annotations: { lastModified: expect.stringMatching(/^20/) },
    })
  })

  it('are read, completely or one section', async () => {
    const client = await connect()
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'keepsake://guidelines/{id}',
      'keepsake://guidelines/{id}/sections/{slug}',
    ])
    const uri = `keepsake://guidelines/${id}`
    expect((await client.readResource({ uri })).contents).toEqual([{ uri, mimeType: 'text/markdown', text: REFUNDS }])
    const section = await client.readResource({ uri: `${uri}/sections/exceptions` })
    expect(section.contents[0]).toMatchObject({ text: '## Exceptions\n\nGift cards.\n' })
  })

  it('that do not exist, or belong to others, are not found', async () => {
    const other = await connect((await app.organization()).key)
    await expect(other.readResource({ uri: `keepsake://guidelines/${id}` })).rejects.toThrow(/not found/i)
    const client = await connect()
    for (const uri of [
      'keepsake://guidelines/gdl_01KAK7F3V6AAAAAAAAAAAAAAAA',
      'keepsake://guidelines/nope',
      'keepsake://guidelines/%E0%A4%A',
      `keepsake://guidelines/${id}/sections/nope`,
      `keepsake://guidelines/${id}/../../../auth/me`,
      'keepsake://memories/1',
      'file:///etc/passwd',
    ])
      await expect(client.readResource({ uri }), uri).rejects.toThrow(/not found/i)
  })

  it('need the permission to read them, which the error names', async () => {
    const caller = await (await app.organization()).keyFor({ scopes: ['memory:read'] })
    const client = await connect(caller)
    await expect(client.listResources()).rejects.toThrow(/guidelines:read[\s\S]*What to do:/)
  })

  it('are not listed from an invalid cursor', async () => {
    await expect((await connect()).listResources({ cursor: 'made-up' })).rejects.toThrow(/cursor[\s\S]*What to do:/)
  })
})

describe.each(['2025-11-25', '2026-07-28'] as const)('with MCP %s, the prompt digest', version => {
  it('adds what is known about a record', async () => {
    const email = 'dana@northwind.example'
    await app.call('POST', '/api/v1/memorize', { key, body: { email, content: 'Dana likes tea.', extract: false } })
    const client = await connectMcp(app, key, { version })
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['digest'])
    expect(prompts[0]?.arguments).toContainEqual({ name: 'email', description: 'Email address of the record.' })
    const { messages } = await client.getPrompt({
      name: 'digest',
      arguments: { email, websiteUrl: '', tokenBudget: '200' },
    })
    expect(messages).toMatchObject([
      { role: 'user', content: { type: 'text', text: expect.stringContaining('Dana likes tea.') } },
    ])
  })

  it.each([
    [{}, /recordId|identity key|email/],
    [{ email: 'nobody@northwind.example' }, /not_found_error/],
    [{ email: 'dana@northwind.example', tokenBudget: 'many' }, /tokenBudget/],
    [{ email: 'dana@northwind.example', nope: '1' }, /nope/],
  ])('explains what is wrong with %o', async (args, message) => {
    const client = await connectMcp(app, key, { version })
    await expect(client.getPrompt({ name: 'digest', arguments: args })).rejects.toThrow(message)
  })

  it('is the only one', async () => {
    const client = await connectMcp(app, key, { version })
    await expect(client.getPrompt({ name: 'nope' })).rejects.toThrow(/The only prompt is digest/)
  })
})
