import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../server/test/support/use-app.ts'
import { connectMcp, textOf } from '../../../test/mcp/connect.ts'

const app = useApp()
const own = useOrganization(app)
const email = 'dana@northwind.example'

/** What a model reads of a tool's result. */
async function read(name: string, args: object): Promise<string> {
  const client = await connectMcp(app, own.key, { toolsets: 'memory' })
  const result = await client.callTool({ name, arguments: { email, ...args } })
  await client.close()
  expect(result.isError, textOf(result)).toBeFalsy()
  return textOf(result)
}
const store = async (content: string): Promise<void> =>
  expect((await own.post('memorize', { email, content, extract: false })).status).toBe(200)

it('ten short memories take at most 900 tokens, without empty fields and repeats', async () => {
  for (let n = 0; n < 10; n++) await store(`On visit ${n} Dana chose a tea from Assam and asked for honey.`)
  const text = await read('smartRecall', { query: 'Which tea does Dana like?', limit: 10 })
  const { recordId, results } = JSON.parse(text)
  expect(results).toHaveLength(10)
  expect(recordId).toMatch(/^rec_/)
  for (const result of results)
    expect(Object.keys(result).sort()).toEqual(['content', 'memoryId', 'score', 'timestamp'])
  expect(countTokens(text)).toBeLessThanOrEqual(900)
})

it('the one line of a long memory that answers is shown, and not the start of the memory', async () => {
  const filler = 'The meeting went through the list of open points in the usual order. '.repeat(1_000)
  await store(`${filler}The vault code of the archive is 4711-B. ${filler}`)
  const { results } = JSON.parse(
    await read('smartRecall', { query: 'What is the vault code of the archive?', limit: 1 }),
  )
  expect(results[0]).not.toHaveProperty('content')
  expect(results[0].passage.text).toContain('4711-B')
  expect(results[0].contentLength).toBeGreaterThan(100_000)
})

it('a digest is its text, so that the whole keeps the budget', async () => {
  for (let n = 0; n < 10; n++) await store(`On visit ${n} Dana chose a tea from Assam and asked for honey.`)
  const whole = JSON.parse(await read('memory_digest', { tokenBudget: 150 }))
  expect(Object.keys(whole).sort()).toEqual(['digest', 'success', 'tokenEstimate'])
  expect(whole.digest).toContain('Assam')
  expect(whole.tokenEstimate).toBeLessThanOrEqual(150)
})

it('says of a value who said it, when and in which words, and why one is held back, and its tools say so', async () => {
  const properties = [{ name: 'Rent', type: 'number', unit: 'EUR', description: 'The monthly rent that they pay.' }]
  expect((await own.post('collections', { name: 'Lease', properties })).status).toBe(201)
  const timestamp = '2026-03-04T09:00:00.000Z'
  const said = { speaker: 'Dana', timestamp, sessionId: 'lease' }
  const store = await read('memory_store_pro', { ...said, content: 'We pay a rent of 870 euros a month.' })
  expect(JSON.parse(store).data.properties).toMatchObject([{ stored: true, evidence: { text: '870 euros' } }])
  const asked = await read('memory_store_pro', { ...said, content: 'Is our rent going to be 990 euros?' })
  expect(JSON.parse(asked).data.properties).toMatchObject([
    { stored: false, evidence: { text: '990 euros' }, reason: 'low_confidence', doubt: 'asked, not stated' },
  ])
  const known = JSON.parse(await read('memory_get_properties', {})).data.properties
  expect(known).toContainEqual(
    expect.objectContaining({
      propertyName: 'Rent',
      value: 870,
      speaker: 'Dana',
      saidAt: timestamp,
      passage: expect.objectContaining({ text: 'We pay a rent of 870 euros a month.' }),
    }),
  )
  const client = await connectMcp(app, own.key, { toolsets: 'memory' })
  const { tools } = await client.listTools()
  await client.close()
  const textOfTool = (name: string) => tools.find(tool => tool.name === name)?.description
  for (const field of ['`evidence`', '`reason`', '`doubt`']) {
    expect(textOfTool('memory_store_pro')).toContain(field)
    expect(textOfTool('memory_store_conversation')).toContain(field)
  }
  for (const field of ['`passage`', '`evidence`', '`speaker`', '`saidAt`'])
    expect(textOfTool('memory_get_properties')).toContain(field)
})
