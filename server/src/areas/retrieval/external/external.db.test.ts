import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const own = useOrganization(app)
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  const json = (path: string, body: unknown) => receiver.on(path, response => response.end(JSON.stringify(body)))
  json('/wiki', {
    hits: [
      { doc: { text: 'Second.' }, score: 1 },
      { doc: { text: 'First.' }, score: 2.5 },
    ],
  })
  json('/plain', ['One.', 'Two.'])
  json('/plain?a=1&q=a%26b%20c&size=10', ['One.', 'Two.'])
  json('/repeating', { hits: ['First.', ' First. ', 'Second.', 'First.'].map(text => ({ doc: { text }, score: 1 })) })
  json('/unscored', { hits: [{ doc: { text: 'Second.' } }] })
  json('/none', { hits: [] })
})
afterAll(() => receiver.close())

let key: string
beforeEach(async () => {
  // test data, because live data calls https only
  key = await own.organization.keyFor({ livemode: false })
})

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
const wiki = (path: string, more: object = {}) => ({
  name: path.slice(1),
  url: receiver.url + path,
  resultPath: 'hits',
  contentPath: 'doc.text',
  scorePath: 'score',
  // a busy machine needs time to answer, and nothing waits for what never does
  timeoutMs: path === '/hanging' ? 300 : 10_000,
  ...more,
})
const configure = async (body: object) => {
  const answer = await post('external-rag/config', body)
  expect(answer.status).toBe(200)
  return answer.body.data
}
const arrived = (path: string) => receiver.arrivals.filter(arrival => arrival.path === path).at(-1)

describe('an external source', () => {
  it('keeps its headers secret, also in the database, and sends them', async () => {
    const source = await configure(wiki('/wiki', { headers: { Authorization: 'Bearer s3cret' } }))
    expect(source).toMatchObject({ name: 'wiki', method: 'POST', headerNames: ['authorization'], version: 1 })
    const rows = await app.database.query('SELECT * FROM external_rag_sources WHERE id = $1', [source.id])
    expect(JSON.stringify([source, rows])).not.toContain('s3cret')
    const { body } = await post('external-rag/search', { query: 'a "quoted" word', limit: 5 })
    expect(
      body.results.map(({ content, source, sourceScore }: Record<string, unknown>) => [content, source, sourceScore]),
    ).toEqual([
      ['First.', 'wiki', 2.5],
      ['Second.', 'wiki', 1],
    ])
    expect(body.sources).toMatchObject([{ name: 'wiki', status: 'ok', count: 2 }])
    expect(arrived('/wiki')?.headers.authorization).toBe('Bearer s3cret')
    expect(JSON.parse(arrived('/wiki')?.body ?? '')).toEqual({ query: 'a "quoted" word', limit: 5 })
  })

  it('keeps its headers for the same origin only, and its version', async () => {
    await configure(wiki('/wiki', { headers: { 'X-Key': '1' } }))
    const changed = await configure(wiki('/wiki', { url: `${receiver.url}/other`, expectedVersion: 1 }))
    expect(changed).toMatchObject({ headerNames: ['x-key'], version: 2 })
    const stale = await post('external-rag/config', wiki('/wiki', { expectedVersion: 1 }))
    expect([stale.status, stale.body.currentVersion]).toEqual([409, 2])
    const moved = await configure(wiki('/wiki', { url: 'https://elsewhere.example/' }))
    expect(moved).toMatchObject({ headerNames: [], version: 3 })
  })

  it('is listed without its secrets, and deleted with them', async () => {
    const first = await configure(wiki('/wiki', { headers: { Authorization: 'Bearer s3cret' } }))
    const second = await configure(wiki('/none'))
    const list = (query = '') => app.call('GET', `/api/v1/external-rag/sources${query}`, { key })
    const page = await list('?limit=1')
    expect(page.body).toMatchObject({ data: [first], nextCursor: expect.any(String) })
    expect((await list(`?limit=1&cursor=${page.body.nextCursor}`)).body).toEqual({ success: true, data: [second] })
    expect(JSON.stringify(page.body)).not.toContain('s3cret')

    const remove = (with_ = key) => app.call('DELETE', `/api/v1/external-rag/sources/${first.id}`, { key: with_ })
    const live = await own.organization.keyFor({ livemode: true })
    expect((await remove(live)).status).toBe(404)
    expect((await remove()).body.data).toEqual({ id: first.id, name: 'wiki', deleted: true })
    expect(await remove()).toMatchObject({ status: 404, body: { error: 'not_found_error' } })
    expect((await list()).body.data).toEqual([second])
    expect(await app.database.query('SELECT id FROM external_rag_sources WHERE id = $1', [first.id])).toEqual([])
    const found = await post('external-rag/search', { query: 'leave', includeProjects: false })
    expect(found.body.sources.map(({ name }: { name: string }) => name)).toEqual(['none'])
    // the name is free, and no header of the deleted one is kept
    expect(await configure(wiki('/wiki'))).toMatchObject({ headerNames: [], version: 1 })
  })

  it('is refused where no call may go', async () => {
    const refused = await post('external-rag/config', wiki('/wiki', { url: 'http://169.254.169.254/latest' }))
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('url cannot be called') } })
  })

  it('costs nothing if no source answered', async () => {
    await configure(wiki('/missing'))
    const credits = async () =>
      (await app.call('GET', '/api/v1/usage/current', { key })).body.data.credits.usedThisMonth
    const before = await credits()
    const search = (more: object) => post('external-rag/search', { query: 'leave', includeProjects: false, ...more })
    expect((await search({})).body).toMatchObject({ results: [], sources: [{ status: 'failed' }] })
    expect((await search({ includeProjects: true })).body).toMatchObject({
      results: [],
      sources: [{ status: 'failed' }],
    })
    expect([before, await credits()]).toEqual([0, 0])
    await configure(wiki('/wiki'))
    expect((await search({})).body.sources.map(({ status }: { status: string }) => status).sort()).toEqual([
      'failed',
      'ok',
    ])
    expect(await credits()).toBeGreaterThan(0)
  })

  it('is called with GET and an escaped query', async () => {
    const template = 'q={{query}}&size={{limit}}'
    await configure({
      name: 'plain',
      url: `${receiver.url}/plain?a=1`,
      method: 'GET',
      queryTemplate: template,
      resultPath: '',
      contentPath: '',
    })
    const { body } = await post('external-rag/search', { query: 'a&b c', includeProjects: false })
    expect(body.results.map(({ content }: { content: string }) => content)).toEqual(['One.', 'Two.'])
  })

  it('that repeats a text shows it once, with the score of its first place', async () => {
    await configure(wiki('/repeating'))
    const { body } = await post('external-rag/search', { query: 'anything', includeProjects: false })
    expect(body.results).toMatchObject([
      { content: 'First.', score: 1 },
      { content: 'Second.', score: expect.closeTo(61 / 63, 3) },
    ])
  })

  it('that fails or is slow is reported, and the others and the projects still answer', async () => {
    const { body } = await post('rag/ingest', {
      project: 'Handbook',
      documents: [{ id: 'a', title: 'Leave', mimeType: 'text', content: 'First.' }],
    })
    await expect
      .poll(async () => (await app.call('GET', `/api/v1/events/${body.eventId}`, { key })).body.data.status, {
        timeout: 30_000,
      })
      .toBe('completed')
    for (const path of ['/wiki', '/hanging', '/status']) await configure(wiki(path))
    await configure(wiki('/none', { enabled: false }))
    const found = await post('external-rag/search', { query: 'Leave first' })
    expect(found.body.sources).toMatchObject([
      { name: 'wiki', status: 'ok' },
      { name: 'hanging', status: 'failed', message: 'No answer within 300 ms.' },
      { name: 'status', status: 'failed', message: expect.stringContaining('500') },
    ])
    // both lists have it first, so it is first
    expect(found.body.results[0]).toMatchObject({
      content: 'First.',
      origin: 'project',
      document: { documentId: 'a', title: 'Leave' },
    })
    expect(found.body.results[0].score).toBe(1)
    expect(found.body.results[1].score).toBeCloseTo(61 / 62 / 2, 3)
    const missing = await post('external-rag/search', { query: 'a', sources: ['wiki', 'unknown'] })
    expect(missing.status).toBe(404)
  })

  it.each<[path: string, more: object, step: string, message: RegExp]>([
    ['/status', {}, 'status', /status is 500/],
    ['/gone', {}, 'status', /410/],
    ['/ok', {}, 'json', /not JSON/],
    ['/plain', {}, 'resultPath', /absent is at hits, not a list/],
    ['/wiki', { contentPath: 'doc.body' }, 'contentPath', /fields there are doc, score/],
    ['/unscored', {}, 'scorePath', /not a number/],
    ['/hanging', {}, 'connect', /No answer within/],
  ])('is tested step by step: %s %o fails at %s', async (path, more, step, message) => {
    const { name } = await configure(wiki(path, more))
    const { body } = await post('external-rag/test', { name, query: 'leave' })
    expect(body.data.ok).toBe(false)
    expect(body.data.sample).toEqual([])
    expect(body.data.steps.at(-1)).toMatchObject({ step, ok: false, message: expect.stringMatching(message) })
    expect(body.data.steps.slice(0, -1).every(({ ok }: { ok: boolean }) => ok)).toBe(true)
  })

  it('fails at dns if its address is blocked since it was configured', async () => {
    const { id, name } = await configure(wiki('/blocked'))
    await app.database.query("UPDATE external_rag_sources SET url = 'http://10.0.0.1/' WHERE id = $1", [id])
    const { body } = await post('external-rag/test', { name, query: 'leave' })
    expect(body.data).toMatchObject({
      ok: false,
      steps: [{ step: 'dns', ok: false, message: expect.stringMatching(/address/) }],
    })
  })

  it('that works shows a sample', async () => {
    await configure(wiki('/wiki'))
    const { body } = await post('external-rag/test', { name: 'wiki', query: 'leave' })
    expect(body.data).toMatchObject({ ok: true, sample: [{ content: 'First.', score: 2.5 }, { content: 'Second.' }] })
    expect(body.data.steps.map(({ step }: { step: string }) => step)).toEqual([
      'dns',
      'connect',
      'status',
      'json',
      'resultPath',
      'contentPath',
      'scorePath',
    ])
    expect((await post('external-rag/test', { name: 'unknown' })).status).toBe(404)
  })

  it.each<[why: string, body: object, path: string]>([
    ['a template without the query', { queryTemplate: '{"a": 1}' }, 'body.queryTemplate'],
    ['a template that is not JSON', { queryTemplate: '{{query}}' }, 'body.queryTemplate'],
    ['a password in the URL', { url: 'https://a:b@wiki.example/' }, 'body.url'],
    ['a header with a line break', { headers: { a: 'b\r\nc: d' } }, 'body.headers'],
    ['a header without a name', { headers: { 'a b': 'c' } }, 'body.headers'],
  ])('is refused with %s', async (_, more, path) => {
    const { status, body } = await post('external-rag/config', wiki('/wiki', more))
    expect([status, body.details[0].path]).toEqual([400, path])
  })

  it('needs https for live data unless the operator allows the host, and an admin', async () => {
    const configureLive = (more: object) =>
      app.call('POST', '/api/v1/external-rag/config', { key: own.key, body: wiki('/wiki', more) })
    expect((await configureLive({})).status).toBe(200)
    await app.call('POST', '/api/v1/external-rag/search', { key: own.key, body: { query: 'q', limit: 5 } })
    expect(arrived('/wiki')?.body).toContain('"q"')
    const live = await configureLive({ url: 'http://wiki.northwind.example/' })
    expect([live.status, live.body.details[0].path]).toEqual([400, 'body.url'])
    const member = await own.organization.keyFor({ role: 'member', livemode: false })
    expect((await app.call('POST', '/api/v1/external-rag/config', { key: member, body: wiki('/wiki') })).status).toBe(
      403,
    )
  })
})
