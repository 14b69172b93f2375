import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTerminal, type Terminal } from '../packages/cli/src/testing/terminal.ts'
import { useApp } from '../server/test/support/use-app.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useApp()
let terminal: Terminal
beforeAll(async () => {
  const key = await (await app.organization()).keyFor({ livemode: false })
  terminal = await openTerminal(await app.listen())
  terminal.env.KEEPSAKE_API_KEY = key
})
afterAll(() => terminal.remove())

const write = (name: string, text: string): void => writeFileSync(join(terminal.directory, name), text)
const webhooks = (...words: string[]) => terminal.run(['webhooks', ...words])
async function imported(...words: string[]) {
  const { exitCode, stdout, stderr } = await webhooks('import-types', 'api.yaml', ...words)
  return { exitCode, stderr, outcomes: stdout === '' ? [] : JSON.parse(stdout).data }
}
async function own() {
  const { data, ...all } = JSON.parse((await webhooks('event-types')).stdout)
  return all.own
}

const DOCUMENT = `
openapi: 3.1.0
info: { title: Orders, version: '1' }
webhooks:
  order.paid:
    post:
      summary: A customer paid an order.
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
  shipped:
    post:
      requestBody: { $ref: '#/components/requestBodies/Shipped' }
  order-lost:
    post: { requestBody: { content: { application/json: { schema: { type: object } } } } }
  order.counted:
    get: {}
  order.split:
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } } }
  order.tagged:
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tags' } } } } }
  order.mixed:
    post: { requestBody: { content: { application/json: { schema: { type: object, patternProperties: {} } } } } }
  order.emailed:
    post: { requestBody: { content: { application/json: { schema: { properties: { email: { type: string } } } } } } }
  paid:
    post:
      requestBody: { content: { application/json: { schema: { properties: { type: { const: order.paid }, data: { type: object } } } } } }
components:
  requestBodies:
    Shipped:
      content:
        application/json:
          schema:
            type: object
            properties:
              type: { const: order.shipped }
              timestamp: { type: string, format: date-time }
              data: { $ref: '#/components/schemas/Shipment' }
          example: { type: order.shipped, timestamp: '2026-11-20T15:04:05Z', data: { id: shp_1, carrier: null } }
  schemas:
    Order:
      type: object
      required: [id, total]
      x-internal: true
      properties:
        id: { type: string, pattern: '^[a-z]{4}$', description: The number of the order. }
        total: { $ref: '#/components/schemas/Money' }
        state: { enum: [open, paid] }
        placed_on: { type: string, format: date }
        lines: { type: array, items: { anyOf: [{ type: string }, { type: 'null' }] } }
    Money: { type: object, required: [amount_cents], additionalProperties: false, properties: { amount_cents: { type: integer, minimum: 0 }, example: { type: string } } }
    Shipment: { type: object, required: [id], properties: { id: { type: string }, carrier: { type: [string, 'null'] } } }
    Tree:
      type: object
      properties:
        name: { type: string, nullable: true }
        parts: { type: array, items: { $ref: '#/components/schemas/Tree' } }
        left: { $ref: '#/components/schemas/Tree' }
        right: { oneOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] }
    Tags:
      type: object
      properties:
        names: { type: array, uniqueItems: true, minItems: 3, items: { type: string } }
        sizes: { type: array, uniqueItems: true, minItems: 2, items: { enum: [s, m, l] } }
        marks: { type: array, uniqueItems: true, minItems: 2, items: { properties: { n: { type: integer, nullable: true } } } }
`

it('imports the webhooks of an OpenAPI document, and says first what it would do', async () => {
  write('api.yaml', DOCUMENT)
  const expected = [
    { type: 'order.paid', status: 'created' },
    { type: 'order.shipped', status: 'created' },
    { type: 'order-lost', status: 'skipped', reason: expect.stringContaining('<resource>.<past_tense_verb>') },
    { type: 'order.counted', status: 'skipped', reason: 'It has no post operation.' },
  ]
  const dry = await imported('--dry-run')
  expect(dry.outcomes).toEqual([
    ...expected,
    { type: 'order.split', status: 'created', warning: expect.stringContaining('The schema refers to itself') },
    { type: 'order.tagged', status: 'created' },
    { type: 'order.mixed', status: 'failed', reason: expect.stringContaining('the keyword patternProperties') },
    { type: 'order.emailed', status: 'failed', reason: expect.stringContaining('personal data') },
    { type: 'order.paid', status: 'skipped', reason: expect.stringContaining('Another webhook') },
  ])
  expect(await own()).toEqual([])
  const { exitCode, outcomes, stderr } = await imported()
  expect(outcomes).toEqual(dry.outcomes)
  expect([exitCode, stderr, dry.exitCode]).toEqual([1, expect.stringContaining('5 of 9 webhooks'), 1])
  const [paid, shipped, split, tagged] = await own()
  expect(paid).toMatchObject({
    description: 'A customer paid an order.',
    example: { id: 'text', total: { amount_cents: 1, example: 'text' }, state: 'open', lines: ['text'] },
    schema: { properties: { total: { $ref: '#/$defs/Money' } }, $defs: { Money: { required: ['amount_cents'] } } },
  })
  expect(paid.schema).not.toHaveProperty('x-internal')
  expect(shipped.example).toEqual({ id: 'shp_1', carrier: null })
  const part = { name: 'text', parts: [], right: null }
  expect(split.example).toEqual({ name: 'text', parts: [part], left: part, right: part })
  expect(tagged.example).toEqual({ names: ['text', '1text', '2text'], sizes: ['s', 'm'], marks: [{ n: 1 }, { n: 2 }] })
})

it('updates what differs, and keeps an example that the document does not have', async () => {
  const example = { id: 'abcd', total: { amount_cents: 5 } }
  await webhooks('update-event-type', 'order.paid', '--example', JSON.stringify(example))
  expect((await imported()).outcomes.slice(0, 2)).toEqual([
    { type: 'order.paid', status: 'unchanged' },
    { type: 'order.shipped', status: 'unchanged' },
  ])
  write('api.yaml', DOCUMENT.replace('A customer paid', 'Somebody paid').replace('minimum: 0', 'minimum: 6'))
  for (const words of [['--dry-run'], []])
    expect((await imported(...words)).outcomes[0]).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('body.example.total.amount_cents must be 6 or more'),
    })
  write('api.yaml', DOCUMENT.replace('A customer paid', 'Somebody paid'))
  for (const words of [['--dry-run'], []])
    expect((await imported(...words)).outcomes[0]).toEqual({
      type: 'order.paid',
      status: 'updated',
      changed: ['description'],
    })
  expect((await own())[0]).toMatchObject({ description: 'Somebody paid an order.', example, version: 3 })
})

it.each([
  ['openapi: 3.1.0', 'has no webhooks'],
  ['webhooks: [', 'is neither JSON nor YAML'],
])('refuses the document %j', async (text, message) => {
  write('api.yaml', text)
  const { exitCode, stderr } = await imported()
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
})

it('prints TypeScript types that compile, and that fit the examples', async () => {
  const { stdout, exitCode } = await webhooks('types')
  expect(exitCode).toBe(0)
  expect(stdout).toContain(
    '/** Somebody paid an order. */\nexport type OrderPaid = {\n  /** The number of the order. */\n  id: string\n',
  )
  expect(stdout).toContain('  state?: "open" | "paid"\n')
  expect(stdout).toContain('  lines?: Array<string | null>\n')
  expect(stdout).toContain('    name?: string | null\n    parts?: unknown[]\n    right?: unknown\n')
  expect(stdout).toContain("  'record.created': RecordCreated\n")
  write('types.ts', stdout)
  const problems = (use: string): string[] => {
    write('use.ts', `import type { WebhookEvent, WebhookObjects } from './types'\n${use}`)
    const options = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022 }
    const program = ts.createProgram([join(terminal.directory, 'use.ts')], options)
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  }
  const examples = (await own()).map(
    ({ type, example }: { type: string; example: object }) =>
      `export const e${type.length}: WebhookObjects['${type}'] = ${JSON.stringify(example)}`,
  )
  const narrowed = `export const centsOf = (event: WebhookEvent): number | undefined =>
    event.type === 'order.paid' ? event.data.object.total.amount_cents : undefined`
  expect(problems([...examples, narrowed].join('\n'))).toEqual([])
  expect(
    problems("export const wrong: WebhookObjects['order.paid'] = { id: 1, total: { amount_cents: 1 } }"),
  ).toHaveLength(1)
})
