import { beforeAll, expect, test } from 'vitest'
import { urlFor } from '../../server/src/areas/retrieval/external/template.ts'
import type { TestAnswer } from '../../server/test/support/test-app.ts'
import { useApp } from '../../server/test/support/use-app.ts'
import { bodySchemaOf, OPERATIONS, resolved } from '../support/requests.ts'
import { holdOf } from './support/loop-hold.ts'

const MAX_HOLD_MS = 250
const MAX_MEMORY_KB = 200_000
const TRIES = 3

const app = useApp()
let key: string
beforeAll(async () => {
  key = (await app.organization({ credits: 10_000_000 })).key
})

async function call(method: string, path: string, body: object): Promise<TestAnswer> {
  const answer = await app.call(method, `/api/v1/${path}`, { key, body })
  expect([200, 201, 202, 400]).toContain(answer.status)
  return answer
}
async function made(path: string, body: object): Promise<TestAnswer['body']> {
  const answer = await call('POST', path, body)
  expect(answer.body).toMatchObject({ success: true })
  return answer.body.data
}
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join('')
let number = 0

/** Stores the largest definition. @returns the later call with the largest thing that it meets */
type Row = () => Promise<() => Promise<unknown>>

const MAPPING = { record: { email: 'email' }, content: 'A ticket' }
const source =
  (mapping: object, payload: object): Row =>
  async () => {
    const { id } = await made('webhooks/sources', { name: 'Desk', scheme: 'svix', mapping: { ...MAPPING, ...mapping } })
    return () =>
      call('POST', `webhooks/sources/${id}/test`, { payload: { email: 'dana@northwind.example', ...payload } })
  }
const MEGABYTE = 'x'.repeat(900_000)

const eventType =
  (items: object, list: unknown[]): Row =>
  async () => {
    const type = `order${number++}.paid`
    const schema = { type: 'object', properties: { a: { type: 'array', items } } }
    await made('webhooks/event-types', { type, description: 'Paid', schema, example: { a: [] } })
    return () => call('POST', 'webhooks/events', { events: [{ type, data: { a: list } }] })
  }

const guideline =
  (value: string, path: (id: string) => string, body: (id: string) => object): Row =>
  async () => {
    const { id } = await made('guidelines', { name: `Refunds ${number++}`, value })
    return () => call(path(id).startsWith('guidelines') ? 'PATCH' : 'POST', path(id), body(id))
  }
const words = (n: number, mark: string): string => `- item ${mark}${n.toString(36).replaceAll(/\d/g, 'q')} is here\n`

/** A number fits the last one only. */
const ALTERNATIVES = [...Array(900).fill({ type: 'null' }), { type: 'number' }]

/** Every stored text or definition that a later call evaluates, with what it meets. */
const ROWS: Record<string, Record<string, Row>> = {
  mapping: {
    'content × payload': source({ content: '{{a}}'.repeat(2_000) }, { a: MEGABYTE }),
    'content × blank payload': source({ content: '{{a}}'.repeat(2_000) }, { a: MEGABYTE.replaceAll('x', ' ') }),
    'content × payload of lists': source({ content: '{{a}}'.repeat(2_000) }, { a: Array(400_000).fill(1) }),
    'tags × payload': source(
      { tags: Array.from({ length: 50 }, (_, n) => `${n}${'{{a}}'.repeat(39)}`) },
      { a: MEGABYTE },
    ),
    'properties × payload': source(
      { properties: Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}`, 'a'])) },
      { a: Array(400_000).fill(1) },
    ),
  },
  instructions: {
    'instructions × inputs': async () => {
      const agent = { name: 'Triage', instructions: '{{a}}'.repeat(20_000), expectedInputs: [{ name: 'a' }] }
      const { id } = await made('agents', agent)
      return () => call('POST', `agents/${id}/run`, { message: 'Hi', inputs: { a: 'x'.repeat(20_000) } })
    },
  },
  schema: {
    'anyOf × payload': eventType({ anyOf: ALTERNATIVES }, Array(140_000).fill(1)),
    'oneOf × payload': eventType({ oneOf: ALTERNATIVES }, Array(140_000).fill(1)),
    'properties × payload': eventType(
      { properties: Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`p${n}`, {}])) },
      Array(90_000).fill({}),
    ),
    'lengths × payload': eventType({ allOf: Array(700).fill({ minLength: 1 }) }, ['x'.repeat(250_000)]),
  },
  filter: {
    'filter × event': async () => {
      const type = `order${number++}.sent`
      const filter = `event.data.object.a.all(x, ${Array(45).fill('x != "y"').join(' && ')})`
      await made('webhooks', { url: 'https://hooks.northwind.example', events: [type], filter })
      return () => call('POST', 'webhooks/events', { events: [{ type, data: { a: Array(60_000).fill(1) } }] })
    },
  },
  value: {
    'headings × update': guideline(
      '# a\n'.repeat(2_000),
      id => `guidelines/${id}`,
      () => ({ value: '# b\n'.repeat(25_000) }),
    ),
    'hostile headings × section': guideline(
      times(200, () => `# ${'[![a]'.repeat(97)}\n`),
      id => `guidelines/${id}`,
      () => ({ updateMode: 'section', sectionSlug: '-1', value: '# ['.repeat(100) }),
    ),
    'items × smart update': guideline(
      `# Refunds\n\n${times(5_000, n => words(n, 'a'))}`,
      () => 'smart-update',
      id => ({
        instruction: 'Merge.',
        material: `# Refunds\n\n${times(5_000, n => words(n, 'b'))}`,
        targetIds: [id],
      }),
    ),
    'sections × smart update': guideline(
      times(40, n => `# Part ${n}\n\n${times(100, m => words(m, `a${n}`))}\n`),
      () => 'smart-update',
      id => ({
        instruction: 'Merge.',
        strategy: 'force',
        material: times(40, n => `# Part ${n}\n\n${times(100, m => words(m, `b${n}`))}\n`),
        targetIds: [id],
      }),
    ),
  },
  triggerKeywords: {
    'keywords × message': async () => {
      const triggerKeywords = Array.from({ length: 20 }, (_, n) => `a${n} `.repeat(15).trim())
      for (let n = 0; n < 20; n++) await made('guidelines', { name: `Rule ${n}`, value: 'Be kind.', triggerKeywords })
      return () => call('POST', 'ai/smart-guidelines', { message: 'a1 '.repeat(3_000), mode: 'fast' })
    },
  },
  queryTemplate: {
    'template × query': async () => async () => {
      urlFor('https://wiki.northwind.example', '{{query}}'.repeat(444), { query: '€'.repeat(2_000), limit: 1 })
    },
  },
}

/** Names of fields that a later call evaluates. */
const EVALUATED = /template|schema|filter|instruction|mapping|pattern|keyword|expression|^value$/i

test('every stored field that a later call evaluates is in the table', () => {
  const stored = OPERATIONS.filter(({ id, hasBody }) => hasBody && /^(?:create|update|configure|set|put)/.test(id))
  const found = stored
    .flatMap(operation => Object.keys(Object(Object(resolved(bodySchemaOf(operation))).properties)))
    .filter(name => EVALUATED.test(name))
  expect([...new Set(found)].sort()).toEqual(Object.keys(ROWS).sort())
})

const rows = Object.entries(ROWS).flatMap(([field, each]) =>
  Object.entries(each).map(([name, row]) => [`${field}: ${name}`, row] as const),
)

test.each(rows)('%s takes bounded time and memory', { timeout: 240_000 }, async (_name, row) => {
  const later = await row()
  const holds: number[] = []
  const before = process.resourceUsage().maxRSS
  for (let tries = 0; tries < TRIES && Math.min(MAX_HOLD_MS, ...holds) === MAX_HOLD_MS; tries++)
    holds.push((await holdOf(later)).longest)
  expect(Math.min(...holds)).toBeLessThan(MAX_HOLD_MS)
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(MAX_MEMORY_KB)
})
