import { describe, expect, it } from 'vitest'
import { docxOf, pdfOf, xlsxOf, zipOf } from '../../../../test/support/document-files.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { findChunks } from './search.ts'

const app = useApp({ settings: { WORKERS: 'on' } })

type Body = Record<string, unknown>

/** An organization with its calls. */
async function start() {
  const organization = await app.organization({ credits: 1_000 })
  const { key } = organization
  const post = (path: string, body: Body) => app.call('POST', `/api/v1/${path}`, { key, body })
  const projects = async () => (await app.call('GET', '/api/v1/rag/projects', { key })).body.data
  const eventOf = async (id: string) => {
    for (;;) {
      const { body } = await app.call('GET', `/api/v1/events/${id}`, { key })
      if (body.data.finishedAt) return body.data
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const ingest = async (documents: Body[], project = 'Handbook') => {
    const { status, body } = await post('rag/ingest', { project, documents })
    expect(status).toBe(202)
    return { ...(await eventOf(body.eventId)), eventId: body.eventId, projectId: body.projectId }
  }
  const found = async (query: string, more: Body = {}): Promise<Body[]> => {
    const { status, body } = await post('rag/search', { project: 'Handbook', query, ...more })
    expect(status).toBe(200)
    return body.results
  }
  return { organization, key, post, projects, ingest, found }
}

const markdown = (id: string, content: string, more: Body = {}): Body => ({
  id,
  title: id,
  mimeType: 'markdown',
  content,
  ...more,
})

const LEAVE =
  '# Leave\n\nEveryone has 25 days of paid leave a year.\n\n## Illness\n\nSend a note after the third day of illness.\n'
const TRAVEL = '# Travel\n\nTrains are booked by the office. Flights need the approval of a director.\n'
const file = (id: string, mimeType: string, bytes: Uint8Array): Body => ({
  id,
  title: id,
  mimeType,
  contentBase64: Buffer.from(bytes).toString('base64'),
})

describe('documents', () => {
  it('are found in their old or new version while they are ingested again', async () => {
    const { organization, ingest } = await start()
    await ingest([markdown('leave', LEAVE)])
    const own = app.database.scope({ tenantId: organization.tenants.live, livemode: true })
    let reads = 0
    const racing: TenantScope = {
      ...own,
      query: async (statement, values) => {
        // after the index was searched, before the chunks are read
        if (statement.includes('JOIN rag_chunks') && reads++ === 0) await ingest([markdown('leave', LEAVE)])
        return own.query(statement, values)
      },
    }
    const { chunks } = await findChunks(racing, async () => undefined, {
      query: 'paid leave a year',
      limit: 5,
      project: 'Handbook',
    })
    expect(chunks[0]).toMatchObject({ documentId: 'leave', content: expect.stringContaining('25 days') })
    expect(reads).toBe(2)
  })

  it('are found by their parts, with their place', async () => {
    const { ingest, found, projects } = await start()
    const event = await ingest([markdown('leave', LEAVE, { metadata: { team: 'people' } }), markdown('travel', TRAVEL)])
    expect(event).toMatchObject({
      status: 'completed',
      progress: { done: 2, total: 2 },
      result: { ingested: 2, chunkCount: 3, creditsCharged: 2 },
    })
    expect(await projects()).toMatchObject([{ name: 'Handbook', documentCount: 2, chunkCount: 3 }])
    const [first] = await found('When do I send a note about illness?')
    expect(first).toMatchObject({
      documentId: 'leave',
      project: 'Handbook',
      headings: ['Leave', 'Illness'],
      metadata: { team: 'people' },
      matched: expect.arrayContaining(['note', 'illness']),
      highlights: [{ text: first?.content, start: first?.start, end: first?.end }],
    })
    expect(LEAVE.slice(Number(first?.start), Number(first?.end))).toBe(first?.content)
  })

  it('of all formats are read, and each failure has its reason', async () => {
    const { ingest, found, organization } = await start()
    const event = await ingest([
      file('pdf', 'pdf', pdfOf(['Introduction', 'The warranty lasts two years.'])),
      file('docx', 'docx', docxOf(['# Returns', 'Goods can be returned within a month.'])),
      { id: 'html', title: 'html', mimeType: 'html', content: '<h1>Shipping</h1><p>Parcels leave on <b>Mondays</b>.' },
      { id: 'text', title: 'text', mimeType: 'text', content: 'The cafeteria opens at noon.' },
      file('locked', 'pdf', pdfOf(['secret'], { encrypted: true })),
      file('bomb', 'docx', zipOf([{ name: 'word/document.xml', content: Buffer.alloc(70_000_000) }])),
      file('renamed', 'pdf', docxOf(['a'])),
      { id: 'empty', title: 'empty', mimeType: 'text', content: '' },
      { id: 'scripts', title: 'scripts', mimeType: 'html', content: '<script>let a = "<p>text</p>"' },
    ])
    expect(event).toMatchObject({ status: 'partial', progress: { done: 9, failed: 5 }, result: { ingested: 4 } })
    const details = await app.call('GET', `/api/v1/events/${event.eventId}/details`, { key: organization.key })
    const reasons = details.body.data.flatMap((item: { error?: { reason: string; id: string } }) =>
      item.error ? [[item.error.id, item.error.reason]] : [],
    )
    expect(Object.fromEntries(reasons)).toEqual({
      locked: 'encrypted',
      bomb: 'too_large',
      renamed: 'wrong_type',
      empty: 'empty',
      scripts: 'no_text',
    })
    expect((await found('How long does the warranty last?'))[0]).toMatchObject({ documentId: 'pdf', page: 2 })
    expect((await found('When can goods be returned?'))[0]).toMatchObject({ documentId: 'docx', headings: ['Returns'] })
    expect((await found('When do parcels leave?'))[0]).toMatchObject({ documentId: 'html', headings: ['Shipping'] })
    expect((await found('When does the cafeteria open?'))[0]).toMatchObject({ documentId: 'text', headings: [] })
  })

  it('are replaced by their id, and charged each time', async () => {
    const { ingest, found, projects } = await start()
    await ingest([markdown('leave', LEAVE)])
    await ingest([markdown('leave', '# Leave\n\nEveryone has 30 days of paid leave a year.')])
    const results = await found('How many days of paid leave?')
    expect(results.map(({ content }) => content)).toEqual(['# Leave\n\nEveryone has 30 days of paid leave a year.'])
    expect(await found('illness note')).toMatchObject([{ matched: [] }])
    expect(await projects()).toMatchObject([{ documentCount: 1, chunkCount: 1 }])
  })

  it('are listed with their project, page by page', async () => {
    const { ingest, organization } = await start()
    const listed = async (query: string) =>
      (await app.call('GET', `/api/v1/rag/projects?${query}`, { key: organization.key })).body
    await ingest([
      file('scan', 'pdf', pdfOf(['The lock opens at six.', '', 'It closes at ten.'])),
      file(
        'plan',
        'xlsx',
        xlsxOf({
          Berths: [
            ['Berth', 'Boat', 'Fee'],
            ['North', 'Alba', 900],
          ],
        }),
      ),
      markdown('leave', LEAVE),
    ])
    await ingest([markdown('leave', TRAVEL, { metadata: { team: 'people' } })])
    const { data, nextCursor } = await listed('project=Handbook')
    expect(nextCursor).toBeUndefined()
    expect(data).toMatchObject([{ name: 'Handbook', documentCount: 3 }])
    const [{ documents }] = data
    const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? 1 : -1)
    documents.sort(byId)
    expect(documents).toEqual([
      expect.objectContaining({ id: 'scan', mimeType: 'pdf', version: 1, pages: 3, pagesWithoutText: [2] }),
      expect.objectContaining({ id: 'plan', mimeType: 'xlsx', version: 1, chunkCount: 1, metadata: {} }),
      expect.objectContaining({ id: 'leave', version: 2, characters: TRAVEL.length, metadata: { team: 'people' } }),
    ])
    for (const { state, updatedAt } of documents) {
      expect(['indexing', 'ready']).toContain(state)
      expect(Date.parse(updatedAt)).toBeGreaterThan(0)
    }
    const first = await listed('project=Handbook&limit=2')
    expect(first.data[0].documents).toHaveLength(2)
    const rest = await listed(`project=Handbook&limit=2&cursor=${first.nextCursor}`)
    expect([...first.data[0].documents, ...rest.data[0].documents].sort(byId)).toEqual(documents)
    expect((await listed('limit=1')).data[0].documents).toBeUndefined()
    expect((await listed('project=Nothing')).error).toBe('not_found_error')
    expect((await listed(`cursor=${first.nextCursor}`)).error).toBe('validation_error')
  })

  it('are found in other words, after those that match, with low scores', async () => {
    const { ingest, found, post } = await start()
    const food = markdown('food', '# Kitchen\n\nThe fridge is emptied on Fridays.')
    await ingest([food, markdown('travel', TRAVEL), markdown('leave', LEAVE)])
    const results = await found('how much holiday do I get')
    expect(results).toHaveLength(4)
    const [first, ...others] = results
    expect(first).toMatchObject({ documentId: 'leave', headings: ['Leave'], matched: [], highlights: [{ start: 0 }] })
    expect(Number(first?.score)).toBeLessThan(0.15)
    for (const { score } of others) expect(Number(score)).toBeLessThanOrEqual(Number(first?.score))
    const [match, next] = await found('fridge', { limit: 2 })
    expect(match).toMatchObject({ documentId: 'food', matched: ['fridge'] })
    expect(Number(next?.score)).toBeLessThan(Number(match?.score))
    // without a project, there is one to search, and with a filter, only what it matches
    const all = await post('rag/search', { query: 'vacation', filters: { documentIds: ['food', 'leave'] } })
    expect(all.body.results[0]).toMatchObject({ documentId: 'leave' })
    expect(all.body.results).toHaveLength(3)
    expect(await found('how much holiday do I get', { minScore: 0.15 })).toEqual([])
    await ingest([markdown('other', '# Other')], 'Second')
    expect((await post('rag/search', { query: 'vacation' })).body.results).toEqual([])
  })

  it('have the part of a long chunk with the words of the query', async () => {
    const { ingest, found } = await start()
    const filler = 'The committee met in the usual room and went home early. '.repeat(8)
    const content = `${filler}A parrot sat on the chair. ${filler}`
    await ingest([markdown('minutes', content)])
    const [{ highlights, content: chunk } = {}] = await found('Which chair had a parrot?')
    const [highlight] = highlights as { text: string; start: number; end: number }[]
    expect(highlight?.text).toContain('A parrot sat on the chair')
    expect(highlight?.text.length).toBeLessThan(String(chunk).length / 2)
    expect(content.slice(highlight?.start, highlight?.end)).toBe(highlight?.text)
  })

  it('have the complete sentences that answer the query, with their place in the document', async () => {
    const { ingest, found } = await start()
    const filler = 'The committee met in the usual room and went home early. '.repeat(8)
    const content = `# Opening\n\nEveryone was there.\n\n# Parrots\n\n${filler}A parrot sat on the chair. ${filler}`
    const other = markdown('leave', LEAVE)
    const code = markdown('code', `# Tokens\n\n${'token '.repeat(150)}`)
    await ingest([markdown('minutes', content), other, code])
    const passageOf = async (query: string) => {
      const [{ passage } = {}] = await found(query)
      return passage as { text: string; start: number; end: number }
    }
    const passage = await passageOf('Which chair had a parrot?')
    expect(passage.text).toBe('A parrot sat on the chair.')
    expect(content.slice(passage.start, passage.end)).toBe(passage.text)
    // the heading has the same words, and says nothing
    expect(await passageOf('parrots')).toEqual(passage)
    // in other words
    expect((await passageOf('how much holiday do I get')).text).toBe('Everyone has 25 days of paid leave a year.')
    // one sentence that is too long
    expect((await passageOf('tokens')).text.length).toBeLessThanOrEqual(600)
  })

  it('are indexed for their project only, as no search covers an organization', async () => {
    const sizes = await app.database.query(
      `SELECT cardinality(search.postings(1, 'document', 'prj_1', ARRAY[1, 2])) AS chunk,
        cardinality(search.postings(1, 'memory', 'rec_1', ARRAY[1, 2])) AS memory`,
    )
    expect(sizes).toEqual([{ chunk: 2, memory: 4 }])
  })

  it('can be filtered', async () => {
    const { ingest, found, post } = await start()
    await ingest([
      markdown('a', 'The budget is 5.', { metadata: { team: 'people', year: 2025 } }),
      markdown('b', 'The budget is 7.', { metadata: { team: 'sales', year: 2025 } }),
      { id: 'c', title: 'c', mimeType: 'text', content: 'The budget is 9.' },
    ])
    const ids = async (filters: Body) => (await found('budget', { filters })).map(({ documentId }) => documentId).sort()
    expect(await ids({})).toEqual(['a', 'b', 'c'])
    expect(await ids({ metadata: { team: 'people' } })).toEqual(['a'])
    expect(await ids({ metadata: { year: 2025 } })).toEqual(['a', 'b'])
    expect(await ids({ documentIds: ['b', 'c'] })).toEqual(['b', 'c'])
    expect(await ids({ mimeTypes: ['text'] })).toEqual(['c'])
    expect(await ids({ metadata: { team: 'none' } })).toEqual([])
    const all = await post('rag/search', { query: 'budget', filters: { documentIds: ['a'] } })
    expect(all.body.results).toHaveLength(1)
  })

  it('can be filtered by ranges, and say when nothing matches', async () => {
    const { ingest, found, post } = await start()
    await ingest([
      markdown('a', 'The budget is 5.', { metadata: { year: 2029, signed: '2029-03-01' } }),
      markdown('b', 'The budget is 7.', { metadata: { year: 2030, signed: '2030-11-20T08:00:00Z' } }),
      markdown('c', 'The budget is 9.', { metadata: { year: '2031', signed: 2031 } }),
    ])
    const ids = async (metadata: Body) =>
      (await found('budget', { filters: { metadata } })).map(({ documentId }) => documentId).sort()
    expect(await ids({ year: { gte: 2030 } })).toEqual(['b'])
    expect(await ids({ year: { $gt: 2028, $lte: 2030 } })).toEqual(['a', 'b'])
    expect(await ids({ year: { gte: '2030' } })).toEqual(['c'])
    expect(await ids({ signed: { gte: '2029-01-01', lt: '2030-01-01' } })).toEqual(['a'])
    expect(await ids({ signed: { lt: '2031' }, year: 2030 })).toEqual(['b'])
    const search = (metadata: Body) =>
      post('rag/search', { project: 'Handbook', query: 'budget', filters: { metadata } })
    const nothing = await search({ year: '2030' })
    expect(nothing.body).toMatchObject({ results: [], warnings: [{ code: 'filters_match_nothing' }] })
    expect((await search({ year: 2030 })).body.warnings).toBeUndefined()
    for (const range of [{ gte: 2030, lt: '2031' }, { $regex: 'a' }, { gte: true }, { gte: 1, team: 2 }])
      expect((await search({ year: range })).body.details).toMatchObject([{ path: 'body.filters.metadata.year' }])
  })

  it('answer from the edition that a question names, else from the newest', async () => {
    const { ingest, post } = await start()
    const terms = (year: number, days: number): Body => ({
      id: `terms-${year}`,
      title: `Terms of the boat house ${year}`,
      mimeType: 'markdown',
      content: `# Terms of the boat house\n\n## Notice\n\nThe notice period of a berth is ${days} days.`,
    })
    await ingest([terms(2029, 11), terms(2031, 33), terms(2030, 22)])
    const answer = async (query: string) =>
      (await post('rag/search', { project: 'Handbook', query, generateAnswer: true })).body
    const newest = await answer('What is the notice period of a berth?')
    expect(newest.answer).toBe('The notice period of a berth is 33 days.')
    expect(newest.citations).toMatchObject([
      { documentId: 'terms-2031', headings: ['Terms of the boat house', 'Notice'] },
    ])
    const named = await answer('What is the notice period of a berth in the terms of 2029?')
    expect(named.answer ?? '11 days').toMatch(/^(?!.*(?:22|33) days).*11 days/)
  })

  it('answer a question with citations of their text', async () => {
    const { ingest, post } = await start()
    await ingest([markdown('travel', TRAVEL), markdown('leave', LEAVE)])
    const { body } = await post('rag/search', {
      project: 'Handbook',
      query: 'How many days of paid leave does everyone have a year?',
      generateAnswer: true,
    })
    expect(body.answer).toContain('25 days')
    expect(body.confidence).toBeGreaterThan(0)
    expect(body.citations[0]).toMatchObject({ documentId: 'leave', headings: ['Leave'] })
    for (const { start, end, text } of body.citations) expect(LEAVE.slice(start, end)).toBe(text)
  })

  it('vanish at once when they or their project are deleted, and are purged later', async () => {
    const { ingest, found, post, projects, organization } = await start()
    await ingest([markdown('leave', LEAVE), markdown('travel', TRAVEL)])
    const deleted = await post('rag/delete', { project: 'Handbook', documentIds: ['leave', 'leave', 'none'] })
    expect(deleted.body).toMatchObject({ deleted: 1, notFound: ['none'] })
    expect(await found('paid leave')).toMatchObject([{ documentId: 'travel', matched: [] }])
    expect(await projects()).toMatchObject([{ documentCount: 1, chunkCount: 1 }])
    const gone = await post('rag/delete-project', { project: 'Handbook' })
    expect(gone.body.data).toMatchObject({ name: 'Handbook', documentCount: 1 })
    expect((await post('rag/search', { project: 'Handbook', query: 'trains' })).status).toBe(404)
    expect((await post('rag/search', { query: 'trains' })).body.results).toEqual([])
    expect(await projects()).toEqual([])
    expect((await post('rag/delete-project', { project: 'Handbook' })).status).toBe(404)
    // the name is free at once
    await ingest([markdown('travel', '# New')])
    const { live } = organization.tenants
    const { purgeDocuments } = await import('./sql/purge.ts')
    await app.advance('31 days')
    await purgeDocuments(app.database, async () => {})
    const [rows] = await app.database.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM rag_projects WHERE tenant_id = $1) AS projects,
         (SELECT count(*)::int FROM rag_documents WHERE tenant_id = $1) AS documents,
         (SELECT count(*)::int FROM search.documents WHERE tenant_id = $1 AND source = 'document') AS passages`,
      [live],
    )
    expect(rows).toEqual({ projects: 1, documents: 1, passages: 1 })
  })

  it('can be restored for 30 days, one by one or with their project', async () => {
    const { ingest, found, post, projects } = await start()
    await ingest([markdown('leave', LEAVE), markdown('travel', TRAVEL)])
    const restore = async (more: Body = {}) => (await post('rag/restore', { project: 'Handbook', ...more })).body
    const before = await found('paid leave')
    await post('rag/delete', { project: 'Handbook', documentIds: ['leave'] })
    await app.advance('29 days')
    expect(await restore({ documentIds: ['leave', 'travel'] })).toMatchObject({ restored: 1, notFound: ['travel'] })
    const ids = (results: Body[]) => results.map(({ documentId }) => documentId)
    expect(ids(await found('paid leave'))).toEqual(ids(before))

    await post('rag/delete-project', { project: 'Handbook' })
    expect(await projects()).toEqual([])
    await ingest([markdown('new', '# New')])
    expect((await post('rag/restore', { project: 'Handbook' })).status).toBe(409)
    await post('rag/delete-project', { project: 'Handbook' })
    // the latest of that name
    expect(await restore()).toMatchObject({ restored: 1 })
    expect(await projects()).toMatchObject([{ documentCount: 1 }])
    await post('rag/delete-project', { project: 'Handbook' })
    await app.advance('31 days')
    const { purgeDocuments } = await import('./sql/purge.ts')
    await purgeDocuments(app.database, async () => {})
    expect((await post('rag/restore', { project: 'Handbook' })).status).toBe(404)
  })

  it('is restored by one of several calls at once', async () => {
    const { ingest, post, projects } = await start()
    for (let n = 0; n < 3; n++) {
      await ingest([markdown('leave', LEAVE)])
      await post('rag/delete-project', { project: 'Handbook' })
    }
    const restored = await Promise.all(Array.from({ length: 8 }, () => post('rag/restore', { project: 'Handbook' })))
    const statuses = restored.map(({ status }) => status).sort((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await projects()).toHaveLength(1)
  })

  it.each<[why: string, body: Body, status: number, path: string]>([
    ['no project', { documents: [markdown('a', 'a')] }, 400, 'body.project'],
    [
      'two contents',
      { project: 'P', documents: [{ ...markdown('a', 'a'), contentBase64: 'YQ==' }] },
      400,
      'body.documents.0',
    ],
    ['no content', { project: 'P', documents: [{ title: 'a', mimeType: 'text' }] }, 400, 'body.documents.0'],
    [
      'a PDF as text',
      { project: 'P', documents: [{ title: 'a', mimeType: 'pdf', content: 'a' }] },
      400,
      'body.documents.0.content',
    ],
    [
      'bad base64',
      { project: 'P', documents: [{ title: 'a', mimeType: 'pdf', contentBase64: 'a b' }] },
      400,
      'body.documents.0.contentBase64',
    ],
    [
      'the same id twice',
      { project: 'P', documents: [markdown('a', 'a'), markdown('a', 'b')] },
      400,
      'body.documents.1.id',
    ],
    [
      'large metadata',
      { project: 'P', documents: [markdown('a', 'a', { metadata: { a: 'a'.repeat(8_000) } })] },
      400,
      'body.documents.0.metadata',
    ],
  ])('are refused at once with %s', async (_, body, status, path) => {
    const { post, projects } = await start()
    const refused = await post('rag/ingest', body)
    expect(refused.status).toBe(status)
    expect(refused.body.details[0].path).toBe(path)
    expect(await projects()).toEqual([])
  })

  it('of a project that is deleted meanwhile, or that cannot be paid for, fail on their own', async () => {
    const { post, key } = await start()
    const poor = await app.organization({ credits: 1 })
    const { body } = await app.call('POST', '/api/v1/rag/ingest', {
      key: poor.key,
      body: { project: 'P', documents: [markdown('a', 'one'), markdown('b', 'two')] },
    })
    await expect
      .poll(async () => (await app.call('GET', `/api/v1/events/${body.eventId}`, { key: poor.key })).body.data.status, {
        timeout: 30_000,
      })
      .toBe('partial')
    expect((await post('rag/ingest', { projectId: body.projectId, documents: [markdown('a', 'a')] })).status).toBe(404)
    expect(key).not.toBe(poor.key)
  })
})
