import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const owner = useOrganization(app, { per: 'file' })
const { post } = owner
beforeAll(() => post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] }))

const nobody = { email: 'nobody@northwind.example' }
const READS = [
  ['recall', {}, { data: [] }],
  ['recall', { query: 'budget' }, { data: [] }],
  ['smart-recall', { query: 'budget', generateAnswer: true }, { results: [] }],
  ['smart-recall', { filterByProperty: { conditions: [{ property: 'Budget', operator: 'exists' }] } }, { results: [] }],
  ['smart-memory-digest', {}, { digest: '', properties: [], memories: [], tokenEstimate: 0 }],
  ['properties', {}, { data: { properties: [] } }],
] as const

describe('a record that does not exist', () => {
  it.each(READS)('is an error of %s %j by default', async (operation, body) => {
    for (const ifUnknown of [{}, { ifUnknown: 'error' }])
      expect(await post(operation, { ...nobody, ...body, ...ifUnknown })).toMatchObject({
        status: 404,
        body: { error: 'not_found_error' },
      })
  })

  it.each(READS)(
    'is an empty result of %s %j, without a charge, if the caller asks for it',
    async (operation, body, empty) => {
      const before = await credits()
      for (const identity of [nobody, { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' }]) {
        const answer = await post(operation, { ...identity, ...body, ifUnknown: 'empty' })
        expect(answer).toMatchObject({ status: 200, body: { success: true, ...empty } })
        expect(Object.keys(answer.body).sort()).toEqual(['success', ...Object.keys(empty)].sort())
      }
      expect(await credits()).toBe(before)
    },
  )

  it('does not hide a record that exists', async () => {
    const dana = { email: 'dana@northwind.example', ifUnknown: 'empty' }
    await post('memorize', { email: dana.email, content: 'Dana likes tea.', extract: false })
    expect((await post('recall', dana)).body.data).toHaveLength(1)
    expect((await post('smart-recall', { ...dana, query: 'tea' })).body.results).toHaveLength(1)
    expect((await post('smart-memory-digest', dana)).body.digest).toContain('Dana likes tea.')
  })

  it('is still an error for keys of several records', async () => {
    for (const email of ['a@northwind.example', 'b@northwind.example'])
      await post('memorize', { email, content: `${email} likes tea.`, extract: false })
    await post('memorize', {
      websiteUrl: 'b.example',
      email: 'b@northwind.example',
      content: 'B has a site.',
      extract: false,
    })
    const answer = await post('recall', { email: 'a@northwind.example', websiteUrl: 'b.example', ifUnknown: 'empty' })
    expect(answer.status).toBe(409)
  })

  it('refuses another value', async () => {
    expect(await post('recall', { ...nobody, ifUnknown: 'null' })).toMatchObject({ status: 400 })
  })
})

async function credits(): Promise<number> {
  return (await app.call('GET', '/api/v1/me', { key: owner.key })).body.data.credits
}
