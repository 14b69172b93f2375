import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerOf,
  meaningOf,
  type ScriptedEmbedder,
  scriptedEmbedder,
} from '../../../test/support/scripted-embedder.ts'
import { createTestApp, INTERNAL_API_KEY, type TestApp } from '../../../test/support/test-app.ts'
import { createStore, type Store } from '../../../test/support/test-database.ts'
import { createLogger } from '../../platform/log/log.ts'

let service: ScriptedEmbedder
let store: Store
let app: TestApp
let key: string
let tenant: number

const settingsFor = (name: string): Record<string, string> => ({
  EMBEDDING_PROVIDER: 'openai-compatible',
  EMBEDDING_BASE_URL: service.baseUrl,
  EMBEDDING_NAME: name,
  // keeps expected failures out of the output
  LOG_LEVEL: 'silent',
})

async function start(settings = settingsFor('scripted')): Promise<void> {
  app = await createTestApp({ settings, store })
}

async function restarted(settings: Record<string, string>): Promise<void> {
  await app.stop()
  await start(settings)
}

beforeEach(async () => {
  service = await scriptedEmbedder()
  store = await createStore()
  await start()
  ;({
    key,
    tenants: { live: tenant },
  } = await app.organization())
})
afterEach(async () => {
  await app.stop()
  await store.remove()
  await service[Symbol.asyncDispose]()
})

const ana = { email: 'ana@orbit.example' }
const NOTES = ['Her terrier sleeps on the sofa.', 'The sedan has a flat tyre.', 'She was ill with the flu all week.']

const call = (path: string, body: object, as = key) => app.call('POST', `/api/v1/${path}`, { key: as, body })

async function memorize(content: string, more: object = ana): Promise<string> {
  const { body } = await call('memorize', { ...more, content, extract: false })
  return body.data.memories[0].id
}

async function recall(query: string, more: object = {}, as = key): Promise<string[]> {
  const { body } = await call('smart-recall', { query, ...more }, as)
  return body.results.map((result: { content: string }) => result.content)
}

const column = async <T>(statement: string): Promise<T[]> =>
  (await app.database.query<{ v: T }>(statement)).map(({ v }) => v)
const models = (): Promise<string[]> => column('SELECT model AS v FROM search.embeddings ORDER BY 1')
const waiting = (): Promise<string[]> => column('SELECT id AS v FROM search.unembedded ORDER BY 1')
const counted = async (): Promise<number> => {
  const { body } = await app.call('GET', '/metrics', { headers: { Authorization: `Bearer ${INTERNAL_API_KEY}` } })
  return Number(/^embeddings_waiting (\d+)$/m.exec(body)?.[1])
}
/** Advances the clock past every pause of the job, and waits until all texts have vectors. */
async function embedded(count: number, model = 'scripted/64'): Promise<void> {
  await app.advance('10 minutes')
  await expect
    .poll(async () => [await models(), await waiting()], { timeout: 20_000 })
    .toEqual([Array(count).fill(model), []])
}

describe('memories with an embedding model', () => {
  it('are found by meaning in any wording, by every search operation', async () => {
    for (const note of NOTES) await memorize(note)
    await embedded(3)
    expect((await recall('Which pet has she got?'))[0]).toBe(NOTES[0])
    expect((await recall('Which pet has she got?', ana))[0]).toBe(NOTES[0])
    expect((await recall('vehicle', { mode: 'deep' }))[0]).toBe(NOTES[1])
    const { body: page } = await call('recall', { query: 'clinic', limit: 1 })
    expect(page.data).toMatchObject([{ content: NOTES[2] }])
    const { body: found } = await call('search', { query: 'automobile', includeMemories: true })
    expect(found.data[0].memories[0]).toMatchObject({ content: NOTES[1] })
    const { body: unified } = await call('smart-recall-unified', { message: 'tell me about a puppy' })
    expect(unified.results[0]).toMatchObject({ content: NOTES[0] })
    expect(await recall('submarine')).toEqual([])
  })

  it('wait until guidelines have their vectors, which prompts need at once', async () => {
    service.step = { status: 503 }
    for (const note of NOTES) await memorize(note)
    await expect.poll(() => service.requests.length).toBeGreaterThan(0)
    const { body } = await call('guidelines', { name: 'Pets', value: 'Dogs are welcome.' })
    const first: string[] = []
    service.step = texts => {
      first.push(...texts)
      return answerOf(texts.map(text => meaningOf(text)))
    }
    await app.advance('10 minutes')
    await embedded(4)
    expect(first.find(text => text !== 'Keepsake')).toContain('Dogs are welcome.')
    expect(body.data.id).toMatch(/^gdl_/)
  })

  it('are found by words while the model is unavailable, and embedded when it recovers', async () => {
    service.step = { status: 503 }
    await memorize(NOTES[0] ?? '')
    expect(await recall('terrier')).toEqual([NOTES[0]])
    expect(await recall('puppy')).toEqual([])
    await expect.poll(() => service.requests.length).toBeGreaterThan(0)
    expect(await models()).toEqual([])
    service.step = texts => answerOf(texts.map(text => meaningOf(text)))
    await embedded(1)
  })

  it('are found by words while the model hangs: the first search waits a second, later ones do not', async () => {
    await memorize(NOTES[0] ?? '')
    await embedded(1)
    service.step = 'hang'
    expect(await recall('terrier')).toEqual([NOTES[0]])
    const asked = service.requests.length
    expect(await recall('sofa')).toEqual([NOTES[0]])
    expect(service.requests.length).toBe(asked)
  })

  it('are found by words with a warning by every search operation, and without one after recovery', async () => {
    await memorize(NOTES[0] ?? '')
    await embedded(1)
    const searches: [path: string, body: object][] = [
      ['smart-recall', { query: 'terrier' }],
      ['recall', { query: 'terrier' }],
      ['search', { query: 'terrier' }],
      ['search', { query: 'terrier', countOnly: true }],
      ['smart-recall-unified', { message: 'terrier' }],
      ['smart-recall-unified', { message: 'terrier', outputFormat: 'text' }],
      ['multimodal/search', { query: 'terrier' }],
      ['external-rag/search', { query: 'terrier' }],
    ]
    const documents = [{ id: 'dogs', title: 'Dogs', mimeType: 'text', content: 'A terrier is small.' }]
    await call('rag/ingest', { project: 'Animals', documents })
    const warnings = async (): Promise<unknown[]> =>
      Promise.all(searches.map(async ([path, body]) => (await call(path, body)).body.warnings))
    service.step = { status: 503 }
    const warning = { code: 'meaning_unavailable', message: expect.stringContaining('words alone') }
    expect(await warnings()).toEqual(searches.map(() => [warning]))
    // an operation that does not use the model returns no warning
    expect((await call('recall', ana)).body).not.toHaveProperty('warnings')
    await restarted(settingsFor('scripted'))
    service.step = texts => answerOf(texts.map(text => meaningOf(text)))
    expect(await warnings()).toEqual(searches.map(() => undefined))
    await restarted({})
    expect(await warnings()).toEqual(searches.map(() => undefined))
  })

  it.each([
    ['too few vectors', () => answerOf([])],
    ['vectors of another length', (texts: string[]) => answerOf(texts.map(text => meaningOf(text, 8)))],
    ['what is no number', (texts: string[]) => answerOf(texts.map(text => meaningOf(text).fill(1e300)))],
  ])('wait while it returns %s', async (_, step) => {
    await memorize(NOTES[0] ?? '')
    await embedded(1)
    service.step = step
    await memorize(NOTES[1] ?? '')
    const asked = service.requests.length
    await expect.poll(() => service.requests.length, { timeout: 5_000 }).toBeGreaterThan(asked)
    expect(await recall('sedan')).toEqual([NOTES[1]])
    expect(await models()).toHaveLength(1)
    service.step = texts => answerOf(texts.map(text => meaningOf(text)))
    await embedded(2)
  })

  it('with many passages are stored as they are embedded, not all at the end', async () => {
    service.step = { status: 503 }
    const words = (n: number): string => Array.from({ length: 24_000 }, (_, i) => `w${n}x${i % 500}`).join(' ')
    const ids = []
    for (let n = 0; n < 3; n++) ids.push(await memorize(words(n)))
    await expect.poll(() => service.requests.length, { timeout: 20_000 }).toBeGreaterThan(0)
    // fails at the second memory
    service.step = texts =>
      texts.some(text => text.includes('w1x')) ? { status: 503 } : answerOf(texts.map(text => meaningOf(text)))
    await app.advance('10 minutes')
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(2)
    expect(await waiting()).toEqual(ids.slice(1).sort())
    expect((await models()).length).toBeGreaterThan(100)
  })

  it('are skipped individually if the model rejects their text', async () => {
    service.step = texts =>
      texts.some(text => text.includes('sedan')) ? { status: 400 } : answerOf(texts.map(text => meaningOf(text)))
    for (const note of NOTES) await memorize(note)
    await embedded(2)
    expect(await recall('sedan')).toEqual([NOTES[1]])
  })

  it('are embedded again with another model, as are those stored without one', async () => {
    await memorize(NOTES[0] ?? '')
    await embedded(1)
    await restarted({ LOG_LEVEL: 'silent' })
    await memorize(NOTES[1] ?? '')
    expect(await waiting()).toEqual([])
    expect(await recall('vehicle')).toEqual([])
    await restarted(settingsFor('other'))
    await embedded(2, 'other/64')
    expect(await recall('vehicle')).toEqual([NOTES[1]])
  })

  it('are embedded again if the passage prefix changes, but not if the question prefix changes', async () => {
    await memorize(NOTES[0] ?? '')
    await embedded(1)
    const texts = (): string[] => service.requests.flatMap(request => request.texts)
    await restarted({ ...settingsFor('scripted'), EMBEDDING_QUERY_PREFIX: 'query: ' })
    expect(await recall('puppy')).toEqual([NOTES[0]])
    expect(texts()).toContain('query: puppy')
    expect(await models()).toEqual(['scripted/64'])
    await restarted({ ...settingsFor('scripted'), EMBEDDING_PASSAGE_PREFIX: 'passage: ' })
    await app.advance('10 minutes')
    await expect.poll(models, { timeout: 20_000 }).toEqual([expect.stringMatching(/^scripted\/64\/[0-9a-f]{8}$/)])
    expect(texts()).toContain(`passage: ${NOTES[0]}`)
    expect(await recall('puppy')).toEqual([NOTES[0]])
  })

  it('lose their vectors when deleted, keep them in a merge, and get them again when restored', async () => {
    const id = await memorize(NOTES[0] ?? '')
    await memorize(NOTES[1] ?? '', { email: 'ana@home.example' })
    await embedded(2)
    const { body } = await call('memory/delete', { memoryIds: [id] })
    expect(await models()).toHaveLength(1)
    expect(await recall('puppy')).toEqual([])
    await call('memory/cancel-deletion', { deletionId: body.data.deletionId })
    await embedded(2)
    // a process looks for new vectors once a second
    await expect.poll(() => recall('puppy'), { timeout: 5_000 }).toEqual([NOTES[0]])
    const asked = service.requests.length
    expect((await call('memory/merge-records', { ...ana, from: { email: 'ana@home.example' } })).status).toBe(200)
    expect(service.requests.length).toBe(asked)
    expect((await recall('vehicle', ana))[0]).toBe(NOTES[1])
  })

  it('are not visible to other organizations', async () => {
    await memorize(NOTES[0] ?? '')
    const other = await app.organization()
    await embedded(1)
    expect(await recall('puppy')).toEqual([NOTES[0]])
    expect(await recall('puppy', {}, other.key)).toEqual([])
    expect(tenant).not.toBe(other.tenants.live)
  })

  it('are embedded once each by the next process if one was killed', async () => {
    for (const note of NOTES) await memorize(note)
    await embedded(3)
    await app.database.query(`DELETE FROM search.embeddings WHERE id <> (SELECT min(id) FROM search.embeddings)`)
    await app.database.query(`UPDATE search.embedding_model SET complete = false`)
    await app.stop()
    service.requests.length = 0
    await start()
    // as left by a killed process
    await app.database.query(
      `UPDATE runtime.jobs SET lease = 'of a killed process', run_at = app_now() + interval '30 s' WHERE kind = 'search.embed'`,
    )
    await embedded(3)
    const texts = service.requests.flatMap(request => request.texts)
    expect(texts.filter(text => NOTES.includes(text)).toSorted()).toEqual(NOTES.slice(1).toSorted())
  })

  it('are counted while they wait', async () => {
    service.step = { status: 503 }
    await memorize(NOTES[0] ?? '')
    expect(await counted()).toBe(1)
  })

  it('of an earlier version are embedded with progress in the log, until none waits', async () => {
    const stored = 300
    await restarted({ LOG_LEVEL: 'silent' })
    const records = Array.from({ length: stored }, (_, n) => ({ ...ana, content: `Parcel ${n} left the depot.` }))
    expect((await call('batch-memorize', { records, defaults: { extract: false } })).status).toBe(202)
    await expect.poll(() => column('SELECT id AS v FROM search.documents'), { timeout: 30_000 }).toHaveLength(stored)
    expect(await counted()).toBe(0)

    // each call of the model takes half a minute
    const clock = performance.now.bind(performance)
    let later = 0
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock() + later)
    service.step = texts => {
      later += 30_000
      return answerOf(texts.map(text => meaningOf(text)))
    }
    const lines: Record<string, unknown>[] = []
    const log = createLogger({ level: 'info', pretty: false, stream: { write: line => lines.push(JSON.parse(line)) } })
    await app.stop()
    app = await createTestApp({ settings: settingsFor('scripted'), store, log })
    await embedded(stored)
    now.mockRestore()
    expect(await counted()).toBe(0)
    expect(lines.map(({ msg }) => msg)).toContain('Looking for texts that this model has not embedded')
    const progress = lines.filter(({ msg }) => msg === 'Embedding texts')
    expect(progress).not.toEqual([])
    for (const { embedded: done, waiting: left } of progress) {
      expect(done).toBeGreaterThan(0)
      expect(left).toBeLessThan(stored)
    }
  })
})
