import { afterEach, describe, expect, it } from 'vitest'
import { createEngineThread, type EngineThread, type EngineThreadOptions } from './engine-thread.ts'
import { readOffline } from './extract.ts'
import type { ExtractInput, PropertyDefinition } from './types.ts'

let thread: EngineThread | undefined
const create = (options?: EngineThreadOptions): EngineThread => {
  thread = createEngineThread(options)
  return thread
}
const extracting = (options?: EngineThreadOptions) => {
  const { run, close } = create(options)
  return { extract: (given: ExtractInput) => run('extract', given), close }
}
afterEach(() => thread?.close())

const property = (name: string, type: PropertyDefinition['type'], more: Partial<PropertyDefinition> = {}) => ({
  collectionId: 'col_1',
  collectionName: 'Contacts',
  name,
  systemName: name.toLowerCase().replaceAll(' ', '_'),
  type,
  mode: 'replace' as const,
  ...more,
})

const DEFINITIONS: PropertyDefinition[] = [
  property('Budget', 'number', { unit: 'USD', mode: 'append' }),
  property('Email', 'text'),
  property('Renewal date', 'date', { description: undefined }),
  property('Tools', 'array'),
  property('Is signed', 'boolean'),
  property('Stage', 'options', { options: ['Won', 'Lost'] }),
]

const input = (content: string, more: Partial<ExtractInput> = {}): ExtractInput => ({
  content,
  timestamp: new Date('2026-11-20T15:04:05Z'),
  definitions: DEFINITIONS,
  ...more,
})

/** A thread whose code is this text, as a data URL. */
const scripted = (body: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${body}`)}`)

const TEXTS = [
  'Her budget is $90k. Write to dana@northwind.example. The renewal is next Friday.',
  Array.from(
    { length: 400 },
    (_, n) => `Budget: $${n}k since ${(n % 28) + 1} May 2025. We use Jira and Slack${n}.\n`,
  ).join(''),
  'Dana: is it signed?\nLee: yes, signed on 3 March.\nDana: the deal is Won.\n'.repeat(50),
  '“Größe” — 東京 \u{1f600} e\u0301 budget: 1.5M\r\n'.repeat(200),
]

describe('the thread of the engine', () => {
  it('extracts the same as the engine, byte by byte, from several texts at once', async () => {
    const { extract } = extracting()
    const inputs = TEXTS.map(content => input(content, { speaker: 'Dana', maxProperties: 50 }))
    const [own, engine] = await Promise.all([Promise.all(inputs.map(extract)), Promise.all(inputs.map(readOffline))])
    expect(own.map(({ properties }) => properties.length > 0)).toEqual(TEXTS.map(() => true))
    expect(JSON.stringify(own)).toBe(JSON.stringify(engine))
  })

  it('lets an answer go ahead of texts that wait for their turn', async () => {
    const done: string[] = []
    const { run } = create({ mostAtOnce: 1 })
    const long = input('Budget: $1. '.repeat(8_000))
    const texts = [1, 2, 3].map(n => run('extract', long).then(() => done.push(`text ${n}`)))
    const passages = [{ id: 'a', content: 'Dana moved to Porto.', timestamp: new Date('2026-11-20'), score: 1 }]
    const answer = await run('answer', { question: 'Where did Dana move?', passages })
    expect(answer?.answer).toBe('Dana moved to Porto.')
    expect(done.length).toBeLessThan(2)
    await Promise.all(texts)
  })

  it('refuses a text if too many are waiting', async () => {
    const { extract, close } = extracting({
      file: scripted(`parentPort.on('message', () => {})`),
      mostAtOnce: 1,
      mostWaiting: 1,
    })
    const both = Promise.allSettled([extract(input('One.')), extract(input('Two.'))])
    await expect(extract(input('Three.'))).rejects.toMatchObject({
      name: 'EngineUnavailableError',
      retryAfterSeconds: 5,
    })
    await close()
    expect(await both).toMatchObject([
      { reason: { message: expect.stringContaining('The thread of the offline engine ended') } },
      { reason: { message: 'The server stops.' } },
    ])
  })

  it('stops if the call is aborted, and takes the next text', async () => {
    const { extract } = extracting({ mostAtOnce: 1 })
    const controller = new AbortController()
    const given = extract(input('Budget: $1. '.repeat(15_000), { signal: controller.signal }))
    const waits = new AbortController()
    const waiting = extract(input('Budget: $2.', { signal: waits.signal }))
    const next = extract(input('Budget: $3.'))
    waits.abort(new Error('left as well'))
    controller.abort(new Error('left'))
    await expect(given).rejects.toThrow('left')
    await expect(waiting).rejects.toThrow('left as well')
    expect(await next).toMatchObject({ properties: [{ value: 3 }] })
    await expect(extract(input('Late.', { signal: controller.signal }))).rejects.toThrow('left')
  })

  it('restarts after a crash, which fails the text it worked on', async () => {
    const crashing = scripted(`
      parentPort.on('message', ({ id, input }) => {
        if (input.content === 'crash') process.exit(3)
        parentPort.postMessage({ id, result: { properties: [] } })
      })`)
    const { extract } = extracting({ file: crashing, mostAtOnce: 1 })
    const crashed = extract(input('crash'))
    const next = extract(input('fine'))
    await expect(crashed).rejects.toThrow('ended (code 3)')
    expect(await next).toEqual({ properties: [] })
  })

  it('aborts a text on which it is stuck, and continues with the others', async () => {
    const stuck = scripted(`
      parentPort.on('message', ({ id, input }) => {
        if (input.content === 'stuck') for (;;);
        parentPort.postMessage({ id, result: { properties: [] } })
      })`)
    const { extract } = extracting({ file: stuck, mostAtOnce: 1, patienceMs: 1_000 })
    const first = extract(input('stuck'))
    const next = extract(input('fine'))
    await expect(first).rejects.toMatchObject({ name: 'EngineUnavailableError', retryAfterSeconds: 60 })
    expect(await next).toEqual({ properties: [] })
  })

  it('reports an error thrown in it', async () => {
    const failing = scripted(`parentPort.on('message', ({ id }) => parentPort.postMessage({ id, failure: 'why' }))`)
    await expect(extracting({ file: failing }).extract(input('x'))).rejects.toMatchObject({ cause: 'why' })
  })
})
