import { ANALYZER, stemKey } from '@keepsake/english'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

const MARIA = 'Maria lives in Porto.'
const DEMO = 'The live demo for Maria went well.'

let app: TestApp
let key: string
beforeEach(async () => {
  app = await createTestApp()
  ;({ key } = await app.organization())
})
afterEach(() => app.stop())

const memorize = (content: string) =>
  app.call('POST', '/api/v1/memorize', { key, body: { content, email: 'maria@orbit.example', extract: false } })

async function recall(query: string): Promise<string[]> {
  const { body } = await app.call('POST', '/api/v1/smart-recall', { key, body: { query, minScore: 0.1 } })
  return body.results.map((result: { content: string }) => result.content)
}

const versions = async (): Promise<(number | null)[]> =>
  (await app.database.query<{ v: number | null }>('SELECT analyzer AS v FROM search.documents')).map(({ v }) => v)

it('reads texts again that an earlier analyzer has indexed', async () => {
  await memorize(MARIA)
  await memorize(DEMO)
  expect(await versions()).toEqual([ANALYZER, ANALYZER])
  expect((await recall('Where does Maria live?'))[0]).toBe(MARIA)
  const text = 'SELECT id FROM search.documents ORDER BY position LIMIT 1'
  const old = (version: string): string =>
    `UPDATE search.documents SET analyzer = ${version},
       counts = counts[:cardinality(counts) - 1], keys = array_remove(keys, ${stemKey('live')}) WHERE id = (${text})`
  for (const version of ['NULL', '1']) {
    await app.database.query(old(version))
    expect((await recall('Where does Maria live?'))[0]).toBe(DEMO)
    await app.advance('2 hours')
    await expect.poll(versions, { timeout: 20_000 }).toEqual([ANALYZER, ANALYZER])
    expect((await recall('Where does Maria live?'))[0]).toBe(MARIA)
    expect((await recall('What is her life like?'))[0]).toBe(MARIA)
  }
})
