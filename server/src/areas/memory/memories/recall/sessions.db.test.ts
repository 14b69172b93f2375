import { beforeAll, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })

const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }

beforeAll(async () => {
  for (const [who, sessionId, content] of [
    [dana, 'call-1', 'The renewal is due in May.'],
    [dana, 'call-2', 'The renewal moved to June.'],
    [max, 'call-1', 'Max asked about the renewal.'],
    [max, undefined, 'The renewal was signed.'],
  ] as const)
    expect((await own.post('memorize', { ...who, content, ...(sessionId && { sessionId }) })).status).toBe(200)
})

const contents = async (path: string, body: object): Promise<string[]> => {
  const { status, body: found } = await own.post(path, body)
  expect(status, JSON.stringify(found)).toBe(200)
  return (found.data ?? found.results).map(({ content }: { content: string }) => content).sort()
}
const FIRST_CALL = ['Max asked about the renewal.', 'The renewal is due in May.']

it('lists and finds only the memories of a session', async () => {
  expect(await contents('recall', { sessionId: 'call-1' })).toEqual(FIRST_CALL)
  for (const path of ['recall', 'smart-recall'])
    expect(await contents(path, { query: 'renewal', sessionId: 'call-1' }), path).toEqual(FIRST_CALL)
})

it('combines the session with a record and other filters', async () => {
  expect(await contents('recall', { ...dana, sessionId: 'call-2' })).toEqual(['The renewal moved to June.'])
  expect(await contents('smart-recall', { ...dana, query: 'renewal', sessionId: 'call-1' })).toEqual([
    'The renewal is due in May.',
  ])
  expect(await contents('recall', { ...dana, query: 'When is the renewal?', sessionId: 'call-3' })).toEqual([])
  expect(await contents('recall', { sessionId: 'call-1', since: '2100-01-01T00:00:00Z' })).toEqual([])
})

it('does not find the session of another organization', async () => {
  const { key } = await app.organization()
  const { body } = await app.call('POST', '/api/v1/recall', { key, body: { sessionId: 'call-1' } })
  expect(body.data).toEqual([])
})
