import { describe, expect, it } from 'vitest'
import { FREE_BUDGET, PAYER } from '../../test/support/free-budget.ts'
import { answerOf, type EmbeddingStep, meaningOf, scriptedEmbedder } from '../../test/support/scripted-embedder.ts'
import { createLogger } from '../platform/log/log.ts'
import { createEmbedder, type EmbedderHost } from './create-embedder.ts'
import type { Runtime } from './local/local-embedder.ts'
import type { EmbedOptions } from './port.ts'
import { RefusedTextsError } from './refused-texts.ts'

const KEY = 'key-that-must-not-leak'
const HOST: EmbedderHost = {
  dataDirectory: '/nowhere',
  log: createLogger({ level: 'silent', pretty: false }),
  budget: FREE_BUDGET,
}

/** The result of the last of several calls: the vectors, or the error. */
async function embed(
  steps: EmbeddingStep[],
  texts: string[] = ['a dog', 'a car'],
  options: EmbedOptions = { retries: 0 },
) {
  await using service = await scriptedEmbedder()
  const settings = { provider: 'openai-compatible', baseUrl: service.baseUrl, apiKey: KEY, name: 'scripted' } as const
  const embedder = await createEmbedder(settings, HOST)
  let last: unknown
  for (const step of steps) {
    service.step = step
    last = await embedder?.embed(PAYER, texts, options).catch((error: unknown) => error)
  }
  return { last, requests: service.requests }
}

const vectors: EmbeddingStep = texts => answerOf(texts.map(text => meaningOf(text)))

describe('createEmbedder', () => {
  it('is the built-in model without settings, and none if it is off', async () => {
    const embedder = await createEmbedder({}, HOST)
    expect(embedder).toMatchObject({ provider: 'built-in', model: 'all-MiniLM-L6-v2/384' })
    const { model, vectors } = (await embedder?.embed(PAYER, ['a dog', 'a puppy', 'an invoice'])) ?? {}
    expect(model).toBe('all-MiniLM-L6-v2/384')
    const [dog = [], puppy = [], invoice = []] = vectors ?? []
    const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
      Array.from(a).reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0)
    expect(cosine(dog, puppy)).toBeGreaterThan(cosine(dog, invoice) + 0.3)
    await embedder?.close()
    expect(await createEmbedder({ provider: 'off' }, HOST)).toBeUndefined()
  })

  it.each<[string, () => Promise<Runtime>, RegExp]>([
    [
      'the package is missing',
      async () => {
        throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
      },
      /@keepsake\/meaning is not installed/,
    ],
    [
      'it has no binary for the system',
      async () => ({ ...(await import('@keepsake/meaning')), whyUnavailable: () => 'it has no binary' }),
      /it has no binary/,
    ],
  ])('warns once and is undefined if %s, and is an error if a local model is named', async (_, loadRuntime, reason) => {
    const warnings: unknown[] = []
    const log = { ...HOST.log, warn: (facts: unknown) => warnings.push(facts) } as unknown as EmbedderHost['log']
    expect(await createEmbedder({}, { ...HOST, log, loadRuntime })).toBeUndefined()
    expect(warnings).toEqual([{ reason: expect.stringMatching(reason) }])
    const named = createEmbedder({ provider: 'local', name: 'Xenova/multilingual-e5-small' }, { ...HOST, loadRuntime })
    await expect(named).rejects.toThrow(reason)
  })

  it('returns a vector for each text, the name of the model and the tokens used', async () => {
    const { last, requests } = await embed([vectors])
    expect(last).toMatchObject({ model: 'scripted/64', tokens: 7 })
    expect(last).toHaveProperty('vectors', [
      Float32Array.from(meaningOf('a dog')),
      Float32Array.from(meaningOf('a car')),
    ])
    expect(requests).toEqual([{ authorization: `Bearer ${KEY}`, texts: ['a dog', 'a car'] }])
  })

  it('aborts an endless response before it fills the memory', async () => {
    await using service = await scriptedEmbedder()
    service.step = 'endless'
    const embedder = await createEmbedder(
      { provider: 'openai-compatible', baseUrl: service.baseUrl, name: 'scripted' },
      HOST,
    )
    await expect(embedder?.embed(PAYER, ['a dog'], { retries: 0 })).rejects.toMatchObject({ code: 'server_error' })
    // what was read, and what was in the buffers of the connection
    expect(service.written).toBeLessThan(64 * 2 ** 20)
  })

  it('adds the prefixes, and names a model with another passage prefix as another model', async () => {
    await using service = await scriptedEmbedder()
    const modelWith = async (prefixes: { queryPrefix?: string; passagePrefix?: string }) => {
      const settings = {
        provider: 'openai-compatible',
        baseUrl: service.baseUrl,
        name: 'scripted',
        ...prefixes,
      } as const
      const embedder = await createEmbedder(settings, HOST)
      await embedder?.embed(PAYER, ['a dog?'], { as: 'query' })
      return (await embedder?.embed(PAYER, ['a dog']))?.model
    }
    const plain = await modelWith({})
    expect(plain).toBe('scripted/64')
    expect(await modelWith({ queryPrefix: 'query: ' })).toBe(plain)
    const named = await modelWith({ queryPrefix: 'query: ', passagePrefix: 'passage: ' })
    expect(named).toMatch(/^scripted\/64\/[0-9a-f]{8}$/)
    expect(await modelWith({ passagePrefix: 'text: ' })).not.toBe(named)
    expect(service.requests.flatMap(({ texts }) => texts)).toEqual([
      ...['a dog?', 'a dog'],
      ...['query: a dog?', 'a dog'],
      ...['query: a dog?', 'passage: a dog'],
      ...['a dog?', 'text: a dog'],
    ])
  })

  it.each<[string, EmbeddingStep]>([
    ['more than 16384', texts => answerOf(texts.map(text => meaningOf(text, 16_385)))],
    ['start the server again', () => answerOf([meaningOf('a dog'), [1, 2, 3]])],
    ['the form asked for', () => answerOf([meaningOf('a dog')])],
    ['a vector of 3 numbers after others of 64', () => answerOf([meaningOf('a dog'), [1, 2, 3]])],
    ['the form asked for', () => answerOf([meaningOf('a dog'), ['NaN', null]])],
    ['something else than numbers', () => answerOf([meaningOf('a dog'), meaningOf('a car').fill(1e300)])],
    ['zeros or of nothing', () => answerOf([meaningOf('a dog'), meaningOf('a car').fill(0)])],
    ['zeros or of nothing', () => answerOf([[], []])],
    ['the form asked for', { answer: { object: 'list' } }],
    ['EMBEDDING_API_KEY', { status: 401 }],
    ['EMBEDDING_NAME', { status: 404 }],
    ['it is overloaded', { status: 503 }],
  ])('names the problem of an invalid response: %s', async (message, step) => {
    const { last } = await embed([step])
    expect(last).toMatchObject({ code: 'server_error', message: expect.stringContaining(message) })
    expect(String(last)).not.toContain(KEY)
  })

  it('rejects vectors of another length than before', async () => {
    const { last } = await embed([vectors, texts => answerOf(texts.map(text => meaningOf(text, 8)))])
    expect(last).toMatchObject({ message: expect.stringContaining('8 numbers after others of 64') })
  })

  it.each([400, 413, 422])('throws RefusedTextsError if the model rejects the texts (HTTP %i)', async status => {
    expect((await embed([{ status }])).last).toBeInstanceOf(RefusedTextsError)
  })

  it('fails after its timeout, and when the caller aborts', async () => {
    const { last } = await embed(['hang'], ['a dog'], { timeoutMs: 30, retries: 0 })
    expect(last).toMatchObject({ message: expect.stringContaining('within 0.03 s') })
    const { last: left } = await embed(['hang'], ['a dog'], { signal: AbortSignal.timeout(30) })
    expect(left).toHaveProperty('name', 'TimeoutError')
  })
})
