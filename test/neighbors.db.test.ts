import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ScriptedMcpServer, scriptedMcpServer } from '../server/test/support/mcp-server.ts'
import { type ScriptedModel, scriptedModel, settingsOf } from '../server/test/support/scripted-model.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const BATCH_MS = 2_000
/** How much slower calls may be, and what a fast call counts as. */
const FACTOR = 5
const LEAST_MS = 30
const CALLS = 150

let model: ScriptedModel
let tools: ScriptedMcpServer
beforeAll(async () => {
  tools = await scriptedMcpServer()
  tools.misbehave.set('tools/call', () => {})
  model = await scriptedModel(body => {
    const tool = JSON.parse(body).tools?.[0]?.function.name
    if (tool !== undefined) return { toolCalls: [{ name: tool, arguments: { customer: 'Dana' } }] }
    return { answer: { properties: [] }, delayMs: 100 }
  })
})
afterAll(async () => {
  await model[Symbol.asyncDispose]()
  await tools[Symbol.asyncDispose]()
})

interface Neighborhood {
  server: ServerProcess
  store: Store
  flooding: Caller
  other: Caller
}
// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers
type Caller = (method: string, path: string, body?: object) => Promise<any>

async function open(settings: Record<string, string>): Promise<Neighborhood> {
  const store = await createStore()
  const server = await startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    ...settings,
    // says where it listens
    LOG_LEVEL: 'info',
  })
  const caller = async (): Promise<Caller> => {
    let key: string | undefined
    const call: Caller = async (method, path, body) => {
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(key !== undefined && { Authorization: `Bearer ${key}` }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const answer = await response.json()
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer
    }
    key = (await call('POST', '/auth/agent', { name: 'agent' })).data.agent.api_key
    return call
  }
  const [flooding, other] = [await caller(), await caller()]
  for (let n = 0; n < 20; n++)
    await other('POST', '/api/v1/memorize', {
      email: 'kim@northwind.example',
      content: `Kim likes tea number ${n}.`,
      extract: false,
    })
  return { server, store, flooding, other }
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

async function atOnce(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const left = numbers(count)
  await Promise.all(
    numbers(8).map(async () => {
      for (let n = left.shift(); n !== undefined; n = left.shift()) await work(n)
    }),
  )
}

const fact = (n: number, m: number): string =>
  `In week ${n} of project ${m} the budget of the team in Lisbon was $${100 * n + m}, and Dana Reyes agreed to it by mail.`
const text = (characters: number, n: number): string => {
  let page = ''
  for (let m = 0; page.length < characters; m++) page += `${fact(n, m)} `
  return page
}

const agents = async (call: Caller): Promise<void> => {
  const { data: server } = await call('POST', '/api/v1/mcps', { name: 'Orders', url: tools.url })
  const { data: agent } = await call('POST', '/api/v1/agents', {
    name: 'Sam',
    instructions: 'Look it up.',
    mcps: [server.slug],
  })
  await atOnce(8, () => call('POST', `/api/v1/agents/${agent.id}/run`, { async: true, message: 'Where is the order?' }))
}
const conversations = (call: Caller): Promise<void> =>
  atOnce(236, n =>
    call('POST', '/api/v1/memory/conversations', {
      email: `dana${n % 7}@northwind.example`,
      messages: numbers(20).map(m => ({ role: m % 2 ? 'assistant' : 'user', content: fact(n, m) })),
    }),
  )
const batches = (call: Caller): Promise<void> =>
  atOnce(319, n =>
    call('POST', '/api/v1/batch-memorize', {
      records: numbers(20).map(m => ({ email: `dana${m}@northwind.example`, content: fact(n, m) })),
    }),
  )
const ingest = (call: Caller, n: number): Promise<void> =>
  call('POST', '/api/v1/rag/ingest', {
    project: 'Estate',
    documents: [{ id: `document-${n}`, title: `Document ${n}`, mimeType: 'markdown', content: text(30_000, n) }],
  })
const ingests = (call: Caller): Promise<void> => atOnce(71, n => ingest(call, n))

/** Sends more of what is done so quickly that a flood would end before the calls beside it are measured. */
async function goOn(send: (n: number) => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let n = 1_000; !signal.aborted; n++) {
    // refused once the limit of the queue is reached
    await send(n).catch(() => {})
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** @returns the milliseconds of its 99th percentile */
async function p99(calls: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  times.sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}

const recall = (call: Caller) => () =>
  call('POST', '/api/v1/recall', { email: 'kim@northwind.example', query: 'What does Kim like?' })
const me = (call: Caller) => () => call('GET', '/api/v1/me')

/** @returns the milliseconds until a batch of two is stored */
async function batchOfTwo(call: Caller, name: string): Promise<number> {
  const started = performance.now()
  const { eventId } = await call('POST', '/api/v1/batch-memorize', {
    records: numbers(2).map(n => ({ email: 'kim@northwind.example', content: `Kim read ${name}, volume ${n}.` })),
  })
  for (;;) {
    const { data } = await call('GET', `/api/v1/events/${eventId}`)
    if (data.status === 'completed') return performance.now() - started
    if (data.finishedAt) throw new Error(JSON.stringify(data))
    if (performance.now() - started > 60_000) return Number.POSITIVE_INFINITY
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

interface Event {
  finishedAt?: string
}
interface Flood {
  flood(call: Caller): Promise<void>
  /** One more of it. */
  more?: (call: Caller, n: number) => Promise<void>
  hasModel: boolean
}
const FLOODS: [name: string, flood: Flood][] = [
  ['8 runs of agents whose tool server hangs', { flood: agents, hasModel: true }],
  ['236 conversations of 20 turns', { flood: conversations, hasModel: true }],
  ['319 batches of 20', { flood: batches, hasModel: false }],
  ['71 ingests of 10 pages', { flood: ingests, more: ingest, hasModel: false }],
]

test.each(FLOODS)(
  '%s of another organization hold up nobody',
  { timeout: 300_000 },
  async (name, { flood, more, hasModel }) => {
    const { server, store, flooding, other } = await open(
      hasModel ? { ...settingsOf(model), OUTBOUND_ALLOW: '127.0.0.1' } : {},
    )
    try {
      await batchOfTwo(other, 'Emma')
      const alone = {
        recall: await p99(CALLS, recall(other)),
        me: await p99(CALLS, me(other)),
        batch: await batchOfTwo(other, 'Persuasion'),
      }
      await flood(flooding)
      const started = new Date().toISOString()
      const measured = new AbortController()
      const going = more && goOn(n => more(flooding, n), measured.signal)
      const [batch, recalled, looked] = await Promise.all([
        batchOfTwo(other, 'Sanditon'),
        p99(CALLS, recall(other)),
        p99(CALLS, me(other)),
      ])
      const later = await batchOfTwo(other, 'Lady Susan')
      const { data: waiting } = await flooding('GET', '/api/v1/events?limit=200')
      measured.abort()
      await going
      // it was at work beside the calls, or still is
      const unfinished = waiting.filter(({ finishedAt }: Event) => !finishedAt || finishedAt > started).length
      process.stdout.write(
        `${JSON.stringify({
          database: inject('database').kind,
          name,
          unfinished,
          alone,
          batch,
          later,
          recall: recalled,
          me: looked,
        })}\n`,
      )
      expect(unfinished).toBeGreaterThan(0)
      expect(Math.max(batch, later)).toBeLessThan(BATCH_MS)
      expect(recalled).toBeLessThan(FACTOR * Math.max(alone.recall, LEAST_MS))
      expect(looked).toBeLessThan(FACTOR * Math.max(alone.me, LEAST_MS))
    } finally {
      await server.kill()
      await store.remove()
    }
  },
)
