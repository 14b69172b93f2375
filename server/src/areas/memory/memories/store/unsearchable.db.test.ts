import { beforeEach, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app)

const kim = { email: 'kim@harbour.example' }
const CALL = '{"tool":"weather","arguments":{"city":"Leeds"},"result":"sunny"}'

async function ok(path: string, body: object) {
  const { status, body: answer } = await own.post(path, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer
}
const listed = async (body: object): Promise<string[]> =>
  (await ok('recall', { ...kim, ...body })).data.map(({ content }: { content: string }) => content)

beforeEach(async () => {
  await ok('memorize', { ...kim, content: 'The weather in Leeds matters to Kim.', sessionId: 'call-1' })
  await ok('memorize', { ...kim, content: CALL, sessionId: 'call-1', searchable: false, tags: ['tool'] })
})

it('is listed when asked for, and found by nothing', async () => {
  expect(await listed({ searchable: false })).toEqual([CALL])
  expect(await listed({ searchable: false, sessionId: 'call-1', tags: ['tool'] })).toEqual([CALL])
  expect(await listed({ searchable: false, sessionId: 'call-2' })).toEqual([])
  expect(await listed({})).toEqual(['The weather in Leeds matters to Kim.'])
  expect(await listed({ query: 'weather Leeds sunny' })).toEqual(['The weather in Leeds matters to Kim.'])
  const answered = await ok('smart-recall', { ...kim, query: 'weather sunny city', generateAnswer: true })
  expect(JSON.stringify(answered)).not.toContain('arguments')
  const { digest } = await ok('smart-memory-digest', kim)
  expect(digest).toContain('The weather in Leeds')
  expect(digest).not.toContain('sunny')
  for (const body of [{ query: 'sunny' }, { type: 'Contact' }])
    expect(JSON.stringify(await ok('search', { ...body, includeMemories: true }))).not.toContain('arguments')
  const { body } = await own.post('recall', { ...kim, query: 'sunny', searchable: false })
  expect(body).toMatchObject({ error: 'validation_error', details: [{ path: 'body.searchable' }] })
})

it('is once in its session, and no duplicate of what is found', async () => {
  const again = await ok('memorize', { ...kim, content: CALL, sessionId: 'call-1', searchable: false })
  expect(again.data.duplicate).toBe(true)
  for (const more of [{ sessionId: 'call-2', searchable: false }, { searchable: false }, { sessionId: 'call-1' }, {}])
    await ok('memorize', { ...kim, content: CALL, ...more })
  expect(await listed({ searchable: false })).toEqual([CALL, CALL, CALL])
  expect(await listed({ sessionId: 'call-1' })).toEqual([CALL, 'The weather in Leeds matters to Kim.'])
})

it('stays so when it is edited, deleted, restored, exported and imported', async () => {
  const { memoryId } = (await ok('recall', { ...kim, searchable: false })).data[0]
  const edited = await ok('memory/update', { memoryId, content: 'Budget: $90k, rainy in Leeds.' })
  expect(edited.data.properties).toBeUndefined()
  expect(await listed({ searchable: false })).toEqual(['Budget: $90k, rainy in Leeds.'])
  const { data } = await ok('memory/delete', { ...kim, sessionId: 'call-1' })
  expect(await listed({ searchable: false })).toEqual([])
  await ok('memory/cancel-deletion', { deletionId: data.deletionId })
  expect(await listed({ searchable: false })).toEqual(['Budget: $90k, rainy in Leeds.'])
  expect(await listed({ query: 'rainy' })).toEqual(['The weather in Leeds matters to Kim.'])

  const { lines } = (await own.post('export', {})).body
  const memories = lines.flatMap(({ memory }: { memory?: object }) => memory ?? [])
  expect(memories.map(({ searchable }: { searchable?: boolean }) => searchable)).toEqual([undefined, false])
  const { key } = await app.organization()
  for (const stored of [2, 0]) {
    const { body } = await app.call('POST', '/api/v1/memory/import', { key, body: { memories } })
    expect(body.data.memories).toEqual({ stored, duplicates: 2 - stored })
  }
  const { body } = await app.call('POST', '/api/v1/recall', { key, body: { ...kim, searchable: false } })
  expect(body.data).toHaveLength(1)
})

it('is also one of a batch', async () => {
  const records = [
    { ...kim, content: 'It rains.' },
    { ...kim, content: 'It snows.', searchable: true },
  ]
  const { status } = await own.post('batch-memorize', { records, defaults: { searchable: false } })
  expect(status).toBe(202)
  await expect.poll(() => listed({ searchable: false })).toEqual(['It rains.', CALL])
  await expect.poll(() => listed({})).toEqual(['It snows.', 'The weather in Leeds matters to Kim.'])
})

it('keeps turns in the words of another one by their occurrence', async () => {
  for (const occurrence of [1, 2, 1])
    await ok('memorize', { ...kim, content: 'Call me before noon.', sessionId: 'call-1', occurrence })
  expect(await listed({ sessionId: 'call-1' })).toHaveLength(3)
  const { body } = await own.post('memorize', { ...kim, content: 'Yes.', occurrence: 1 })
  expect(body).toMatchObject({ details: [{ path: 'body.occurrence' }] })
})
