import { beforeEach, expect, it } from 'vitest'
import { type Account, call, exportOf, load, openAccounts, post } from '../../../../test/support/import-accounts.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
let from: Account
let to: Account
const ann = { email: 'ann@northwind.example' }

beforeEach(async () => {
  ;[from] = await openAccounts(app)
  ;[to] = await openAccounts(app)
  for (const account of [from, to]) {
    const answer = await call(account, 'collections', {
      name: 'Sales',
      properties: [
        { name: 'Budget', type: 'number' },
        { name: 'Tools', type: 'options', mode: 'append', options: ['Jira', 'Figma', 'Slack'] },
      ],
    })
    expect(answer.status).toBe(201)
  }
})

const on = (day: number) => ({ timestamp: `2026-03-${String(day).padStart(2, '0')}T09:00:00Z` })
const memorize = (content: string, day: number) => post(from, 'memorize', { ...ann, content, ...on(day) })
const valuesIn = async (account: Account): Promise<unknown> => {
  const { properties } = await post(account, 'properties', ann)
  return Object.fromEntries(
    properties.map(({ propertyName, value }: { propertyName: string; value: unknown }) => [propertyName, value]),
  )
}
const idOf = async (account: Account, content: string): Promise<unknown> =>
  (await exportOf(account)).memories.find(memory => memory.content === content)?.memoryId
async function deleteInBoth(content: string): Promise<void> {
  for (const account of [from, to]) await post(account, 'memory/delete', { memoryIds: [await idOf(account, content)] })
}
async function expectInBoth(values: object): Promise<void> {
  expect(await valuesIn(from)).toEqual(values)
  expect(await valuesIn(to)).toEqual(values)
}

it('keeps a value that another memory states when the memory behind it is deleted, also after an import', async () => {
  await memorize('The budget is $40k.', 2)
  await memorize('As agreed, the budget is $40,000.', 4)
  await memorize('The budget is $35k.', 1)
  const file = await exportOf(from)
  expect(file.records).toMatchObject([
    {
      properties: [
        {
          value: 40_000,
          mentions: [
            { source: expect.stringMatching(/^memory:mem_/), value: 40_000, confidence: expect.any(Number) },
            { value: 35_000, evidence: { text: '$35k' }, at: expect.any(String) },
          ],
        },
      ],
    },
  ])
  await load(to, file)
  // again: nothing is added twice
  await load(to, file)
  await deleteInBoth('The budget is $40k.')
  await expectInBoth({ Budget: 40_000 })
  await deleteInBoth('As agreed, the budget is $40,000.')
  await expectInBoth({ Budget: 35_000 })
  await deleteInBoth('The budget is $35k.')
  await expectInBoth({})
  expect((await exportOf(to)).records).toMatchObject([{ properties: [{ systemName: 'budget' }] }])
})

it('keeps what a caller set to the value that a memory had stated', async () => {
  await memorize('The budget is $40k.', 2)
  await post(from, 'upsert', { records: [{ key: ann, properties: { Budget: 40_000 } }] })
  await load(to, await exportOf(from))
  await deleteInBoth('The budget is $40k.')
  await expectInBoth({ Budget: 40_000 })
})

it('keeps the elements of a list that another memory states', async () => {
  await memorize('Tools: Jira. Tools: Figma.', 1)
  await memorize('Tools: Slack. Tools: Figma.', 2)
  await load(to, await exportOf(from))
  await deleteInBoth('Tools: Jira. Tools: Figma.')
  await expectInBoth({ Tools: ['Figma', 'Slack'] })
})

it('exports nothing that only a deleted memory states', async () => {
  await memorize('The budget is $40k.', 2)
  await memorize('As agreed, the budget is $40,000.', 4)
  await post(from, 'memory/delete', { memoryIds: [await idOf(from, 'As agreed, the budget is $40,000.')] })
  const [record] = (await exportOf(from)).records
  expect(JSON.stringify(record)).not.toContain('$40,000')
})
