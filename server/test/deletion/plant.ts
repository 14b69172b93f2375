import { sign } from '@keepsake/webhooks'
import { expect, vi } from 'vitest'
import { pdfOf } from '../support/document-files.ts'
import { AUDIO, imageOf } from '../support/media-files.ts'
import type { TestApp } from '../support/test-app.ts'

/** The word that is looked for. It is planted through the API only, wherever a caller can write a text. */
export const WORD = 'quokkamere'

export const DANA = { email: `${WORD}@northwind.example` }

const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64')

/** A call of the API: method, path after `/api/v1/`, body. */
type Request = [method: string, path: string, body?: object]

export interface Call {
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers
  (...request: Request): Promise<any>
  key: string
}

/** The calls that delete what was planted. */
export interface Deletions {
  content: Request[]
  configuration: Request[]
}

/** Calls the API with a test key, and expects that each call succeeds. Each write has an Idempotency-Key. */
export function createCaller(app: TestApp, key: string): Call {
  let calls = 0
  const call = async (...[method, path, body]: Request) => {
    const headers = method === 'GET' ? {} : { 'Idempotency-Key': `${WORD}-${++calls}` }
    const answer = await app.call(method, `/api/v1/${path}`, { key, headers, ...(body && { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return Object.assign(call, { key })
}

/** A customer with the key of a portal, an event and a code that nobody uses. */
async function customer(post: (path: string, body: object) => ReturnType<Call>, call: Call): Promise<void> {
  // the uid is in the paths of calls, which are logged
  await post('webhooks/customers', { uid: 'acme', name: WORD, metadata: { note: WORD } })
  const { url } = (await post('webhooks/portal-links', { customer: 'acme' })).data
  await call('POST', 'webhooks/portal-links/exchange', { code: new URL(url).hash.replace('#code=', '') })
  await post('webhooks/portal-links', { customer: 'acme' })
  await post('webhooks/events', { events: [{ type: `${WORD}.sold`, data: { id: WORD }, customer: 'acme' }] })
}

/** Writes the word into everything that keeps content. @returns the calls that delete it */
export async function plant(app: TestApp, call: Call, receiver: string): Promise<Deletions> {
  const post = (path: string, body: object) => call('POST', path, body)
  const webhook = {
    description: WORD,
    metadata: { note: WORD },
    uid: WORD,
    filter: `event.data.object.id != "${WORD}"`,
    events: ['*'],
  }
  const slow = (await post('webhooks', { ...webhook, url: `${receiver}/word?for=${WORD}` })).data
  const refused = (await post('webhooks', { url: `${receiver}/refusing-word`, events: ['*'] })).data
  const destination = (await post('destinations', { name: WORD, url: `${receiver}/ok`, events: ['record.*'] })).data
  await post('webhooks/event-types', {
    type: `${WORD}.sold`,
    description: WORD,
    schema: { type: 'object', description: WORD },
    example: { id: WORD },
  })
  await post('webhooks/events', { events: [{ type: `${WORD}.sold`, data: { id: WORD } }] })

  await customer(post, call)
  await memory(post)
  const source = await inbound(app, post)
  const more = [await guidelines(post, call), await models(post, call), await services(post, receiver)].flat()
  await post('gateway/import', { kind: 'people', records: [person] })
  await post('gateway/import', { kind: 'news', records: [news] })
  const messaged = await messages(app, post, call, receiver)
  return {
    content: [['POST', 'memory/delete-record', DANA], ...messaged, ...more],
    configuration: [slow, refused, destination]
      .map(({ id }): Request => ['DELETE', `${id.startsWith('dst') ? 'destinations' : 'webhooks'}/${id}`])
      .concat([
        ['DELETE', `webhooks/sources/${source}`],
        ['DELETE', 'webhooks/customers/acme'],
      ]),
  }
}

const person = {
  first_name: WORD,
  last_name: WORD,
  email: DANA.email,
  title: WORD,
  organization_name: WORD,
  organization_domain: `${WORD}.example`,
  linkedin_url: `https://www.linkedin.com/in/${WORD}`,
  country: 'United Kingdom',
}
const news = {
  title: WORD,
  url: `https://news.example/${WORD}`,
  published_at: '2026-11-20',
  organization_domains: [`${WORD}.example`],
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers
type Post = (path: string, body: object) => Promise<any>

async function memory(post: Post): Promise<void> {
  const text = { tags: [WORD], speaker: WORD, sessionId: WORD }
  const { data } = await post('memorize', { ...DANA, content: `Dana of ${WORD} has a budget of $20k.`, ...text })
  const memoryId = data.memories[0].id
  await post('memory/update', {
    memoryId,
    content: `Dana of ${WORD} has a budget of $30k.`,
    metadata: { note: WORD },
    reason: WORD,
  })
  for (let n = 0; n < 2; n++) await post('upsert', { records: [{ key: DANA, properties: { [`Pet ${WORD}`]: WORD } }] })
  await post('memory/update', {
    ...DANA,
    propertyName: `Pet ${WORD}`,
    operation: 'set',
    value: `${WORD}!`,
    reason: WORD,
  })
  await post('memory/update', { ...DANA, propertyName: '[Profile]', value: `Likes ${WORD}.` })
  await post('batch-memorize', { records: [{ ...DANA, content: `More about ${WORD}` }] })
  await post('smart-recall', { query: WORD })
  const forgotten = (await post('memorize', { ...DANA, content: `Forget ${WORD}.` })).data
  await post('memory/delete', { memoryIds: [forgotten.memories[0].id] })
  const image = await imageOf('png', { width: 300, height: 300 })
  const media = (content: Uint8Array | Buffer, name: string, more: object) =>
    post('multimodal/memorize', { contentBase64: base64(content), ...DANA, name, tags: [WORD], ...more })
  await media(image, `${WORD}.png`, { caption: `The ${WORD} plan` })
  await media(AUDIO.mp3 as Buffer, `${WORD}.mp3`, { transcript: `The ${WORD} plan` })
  await media(pdfOf([`A page about ${WORD}`]), `${WORD}.pdf`, {})
}

async function inbound(app: TestApp, post: Post): Promise<string> {
  const mapping = { record: { email: 'data.email' }, content: `Ticket of ${WORD}: {{data.subject}}` }
  const { id, secret_current: secret } = (
    await post('webhooks/sources', { name: WORD, description: WORD, scheme: 'standard_webhooks', mapping })
  ).data
  for (const type of [WORD, 'ticket.opened']) {
    const raw = JSON.stringify({
      type,
      data: { email: type === WORD ? WORD : DANA.email, subject: `Export of ${WORD}` },
    })
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = { ...(await sign({ id: `${WORD}-${type.length}`, timestamp, body: raw }, secret)) }
    const answer = await app.call('POST', `/api/v1/webhooks/inbound/${id}`, { raw, headers })
    expect(answer.status).toBe(200)
  }
  return id
}

async function guidelines(post: Post, call: Call): Promise<Request[]> {
  const texts = { name: WORD, description: WORD, tags: [WORD], triggerKeywords: [WORD] }
  const { id } = (await post('guidelines', { ...texts, value: `# ${WORD}\n\n${WORD} text` })).data
  await post(`guidelines/${id}/attachments`, { name: `${WORD}.txt`, description: WORD, contentBase64: base64(WORD) })
  await call('PATCH', `guidelines/${id}`, { value: `# ${WORD}\n\n${WORD} new`, historyNote: WORD })
  await post('smart-update', { instruction: `Say ${WORD}`, material: `## ${WORD}\n\n${WORD} rules.` })
  const properties = [{ name: WORD, type: 'text', description: WORD }]
  const collection = (await post('collections', { name: WORD, slug: WORD, description: WORD, properties })).data
  await call('PATCH', `collections/${collection.id}`, { description: `${WORD}!`, note: WORD })
  return [
    ['DELETE', `guidelines/${id}`],
    ['DELETE', `collections/${collection.id}`],
  ]
}

async function models(post: Post, call: Call): Promise<Request[]> {
  await post('responses', {
    steps: [{ prompt: `Who is ${WORD}?` }],
    tools: [{ type: 'function', function: { name: 'time' } }],
  })
  const texts = { name: WORD, description: WORD, instructions: `You ${WORD} {{product}}.` }
  const tools = [{ type: 'function', function: { name: 'time', description: WORD } }]
  const expectedInputs = [{ name: 'product', description: WORD }]
  const { id } = (await post('agents', { ...texts, tools, expectedInputs, guidelineTags: [WORD] })).data
  await call('PATCH', `agents/${id}`, { description: `About ${WORD}` })
  await post(`agents/${id}/run`, { message: WORD, inputs: { product: WORD } })
  await post(`agents/${id}/run`, { message: WORD, inputs: { product: WORD }, async: true })
  return [['DELETE', `agents/${id}`]]
}

async function services(post: Post, receiver: string): Promise<Request[]> {
  const documents = [
    {
      id: WORD,
      title: WORD,
      mimeType: 'markdown',
      content: `# ${WORD}\n\nThe ${WORD} text.`,
      metadata: { note: WORD },
    },
  ]
  await post('rag/ingest', { project: WORD, documents })
  const external = (
    await post('external-rag/config', {
      name: WORD,
      kind: 'http',
      url: `${receiver}/ok?q=${WORD}`,
      method: 'POST',
      headers: { 'x-note': WORD },
      queryTemplate: `{"q": "{{query}}", "w": "${WORD}"}`,
      resultPath: WORD,
      contentPath: WORD,
      scorePath: WORD,
    })
  ).data
  const mcp = (
    await post('mcps', { name: WORD, slug: WORD, url: `${receiver}/ok?${WORD}`, headers: { 'x-note': WORD } })
  ).data
  return [
    ['POST', 'rag/delete-project', { project: WORD }],
    ['DELETE', `external-rag/sources/${external.id}`],
    ['DELETE', `mcps/${mcp.id}`],
  ]
}

async function messages(app: TestApp, post: Post, call: Call, receiver: string): Promise<Request[]> {
  const members = await call('GET', 'members')
  const actions = [
    { id: 'a', type: 'link', label: WORD, url: `https://example.com/${WORD}` },
    { id: 'b', type: 'callback', label: WORD, url: `${receiver}/word` },
  ]
  const { id } = (
    await post('notifications/send', {
      title: WORD,
      body: WORD,
      recipients: [members.data[0].id],
      dedupeKey: WORD,
      actions,
    })
  ).data
  await post(`notifications/${id}/actions/b`, {})
  await post('gateway/suppressions', { emails: [`x-${WORD}@northwind.example`], reason: WORD })
  const [person, suppression] = await vi.waitFor(async () => {
    const [row] = await app.database.query<{ id: string }>('SELECT id FROM gateway_people')
    expect(row).toBeDefined()
    return [row?.id, (await call('GET', 'gateway/suppressions')).data[0].id]
  })
  return [
    ['DELETE', `gateway/people/${person}`],
    ['DELETE', `gateway/suppressions/${suppression}`],
  ]
}
