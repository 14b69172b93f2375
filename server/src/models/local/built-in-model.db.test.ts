import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { AUDIO, imageOf } from '../../../test/support/media-files.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

const TEXTS = [
  'Marta waters the ficus and the ferns every Monday.',
  'The invoice of March was paid twice.',
  'Deploys are frozen until January.',
]
/** Shares no word with what answers it, in any form. */
const QUESTION = 'Who looks after our plants?'

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0).reverse()) await app.stop()
})

async function serve(settings: Record<string, string>, store?: TestApp['store']) {
  const app = await createTestApp({ settings, ...(store && { store }) })
  apps.push(app)
  return app
}

function client(app: TestApp, key: string) {
  return {
    memorize: (content: string) =>
      app.call('POST', '/api/v1/memorize', { key, body: { email: 'ana@orbit.example', content, extract: false } }),
    async recall(query: string) {
      const { body } = await app.call('POST', '/api/v1/smart-recall', { key, body: { query, limit: 3 } })
      return { found: body.results.map(({ content }: { content: string }) => content), warnings: body.warnings }
    },
  }
}

/** The embedding processes of this one. */
const children = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-A'], { encoding: 'utf8' })
    .split('\n')
    .map(row => row.trim().split(/\s+/))
    .filter(([, parent, ...words]) => Number(parent) === process.pid && words.join(' ').includes('meaning/src/worker'))
    .map(([pid]) => Number(pid))

it('finds a memory by its meaning within seconds, without any setting, and goes by words when the model dies', async () => {
  const app = await serve({ EMBEDDING_PROVIDER: '' })
  const { key } = await app.organization()
  const { memorize, recall } = client(app, key)
  expect(children()).toEqual([])
  for (const text of TEXTS) await memorize(text)
  await expect.poll(() => recall(QUESTION)).toMatchObject({ found: [TEXTS[0]] })

  for (const pid of children()) process.kill(pid, 'SIGKILL')
  await expect.poll(children).toEqual([])
  expect(await recall('Which invoice was paid?')).toMatchObject({ found: [TEXTS[1]] })
  expect(await recall('Who takes care of the greenery?')).toMatchObject({
    found: [],
    warnings: [{ code: 'meaning_unavailable' }],
  })
  await expect.poll(() => recall('Who takes care of greenery?')).toMatchObject({ found: [TEXTS[0]] })
})

it('finds a memory by its meaning at most two seconds after it was stored', async () => {
  const app = await serve({ EMBEDDING_PROVIDER: '' })
  const { key } = await app.organization()
  const { memorize, recall } = client(app, key)
  const said: [content: string, question: string][] = [
    ['Bruno mends shoes in the cellar.', 'Who repairs footwear?'],
    ['The lake froze over last night.', 'Is the water covered with ice?'],
    ['Our pupils sing in the chapel.', 'Where does the choir of schoolchildren perform?'],
    ['Tickets for the ferry are sold out.', 'Can one still book the boat?'],
  ]
  const seconds: number[] = []
  for (const [content, question] of said) {
    await memorize(content)
    const stored = performance.now()
    await expect.poll(async () => (await recall(question)).found, { interval: 50, timeout: 15_000 }).toContain(content)
    seconds.push((performance.now() - stored) / 1_000)
  }
  // the first one starts the model; where more is at work than there are processors, all takes that much longer
  const [, median = Number.NaN] = seconds.slice(1).toSorted((a, b) => a - b)
  const waits = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
  expect(median, `${seconds} seconds`).toBeLessThanOrEqual(2 * waits)
})

it('embeds what was stored before there was a model, and nothing with off', async () => {
  const before = await serve({})
  const { key } = await before.organization()
  for (const text of TEXTS) await client(before, key).memorize(text)
  expect(await client(before, key).recall(QUESTION)).toMatchObject({ found: [] })
  const waiting = () => before.database.query('SELECT FROM search.unembedded')
  expect(await waiting()).toEqual([])
  // one process uses an embedded database at a time
  const { store } = before
  if (before.database.kind === 'embedded') return
  const app = await serve({ EMBEDDING_PROVIDER: '' }, store)
  await expect.poll(() => client(app, key).recall(QUESTION)).toMatchObject({ found: [TEXTS[0]] })
  expect(await waiting()).toEqual([])
})

it('puts into a digest what its focus means', async () => {
  const app = await serve({ EMBEDDING_PROVIDER: '' })
  const { key } = await app.organization()
  const { memorize } = client(app, key)
  for (const text of TEXTS) await memorize(text)
  for (let i = 0; i < 12; i++) await memorize(`The meeting in room ${i} was moved by an hour.`)
  const first = async () => {
    const body = { email: 'ana@orbit.example', focus: QUESTION, tokenBudget: 60, includeProperties: false }
    const { memories } = (await app.call('POST', '/api/v1/smart-memory-digest', { key, body })).body
    return memories.map(({ content }: { content: string }) => content)
  }
  await expect.poll(first).toContain(TEXTS[0])
})

it('finds sections of guidelines, passages of documents, captions and transcripts by their meaning', async () => {
  const app = await serve({ EMBEDDING_PROVIDER: '' })
  const { key } = await app.organization()
  const post = async (path: string, body: object) => {
    const answer = await app.call('POST', `/api/v1/${path}`, { key, body })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const rule = '# House rules\n\n## Animals\n\nDogs stay outdoors.\n\n## Smoke\n\nCigarettes are lit on the balcony.\n'
  await post('guidelines', { name: 'House', value: rule })
  const handbook = '# Handbook\n\n## Illness\n\nStay in bed with a fever.\n\n## Salary\n\nWages arrive on the 25th.\n'
  await post('rag/ingest', {
    project: 'Staff',
    documents: [{ id: 'handbook', title: 'Handbook', mimeType: 'markdown', content: handbook }],
  })
  const image = await imageOf('png', { color: '#334455' })
  const attached = (content: Uint8Array) => ({ contentBase64: Buffer.from(content).toString('base64') })
  await post('multimodal/memorize', { ...attached(image), caption: 'A kitten asleep on the sofa' })
  await post('multimodal/memorize', { ...attached(AUDIO.mp3), transcript: 'The vessel leaves the pier at dawn.' })

  const section = async () =>
    (await post('ai/smart-guidelines', { message: 'May my puppy come in?' })).selection[0]?.sections[0]?.title
  const passage = async () =>
    (await post('rag/search', { query: 'When do employees get paid?', project: 'Staff', limit: 1 })).results[0]
      ?.content ?? ''
  const media = async (query: string) => {
    const [first] = (await post('multimodal/search', { query })).results
    return `${first?.media.caption ?? first?.media.transcript}`
  }
  await expect.poll(section).toBe('Animals')
  await expect.poll(passage).toContain('Wages arrive')
  await expect.poll(() => media('Where does the cat nap?')).toBe('A kitten asleep on the sofa')
  await expect.poll(() => media('When does our ship sail?')).toContain('The vessel leaves')
})
