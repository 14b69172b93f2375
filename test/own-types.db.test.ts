import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ownTypesOf } from '../packages/cli/src/commands/types/own-types.ts'
import { openTerminal, type Terminal } from '../packages/cli/src/testing/terminal.ts'
import { useApp } from '../server/test/support/use-app.ts'

vi.setConfig({ testTimeout: 120_000 })
const SDK = resolve(import.meta.dirname, '../packages/sdk/src/index.ts')
const app = useApp()
let terminal: Terminal
beforeAll(async () => {
  const key = await (await app.organization()).keyFor({ livemode: false })
  terminal = await openTerminal(await app.listen())
  terminal.env.KEEPSAKE_API_KEY = key
})
afterAll(() => terminal.remove())

async function done(...words: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await terminal.run(words)
  expect([words.join(' '), exitCode, stderr]).toEqual([words.join(' '), 0, ''])
  return stdout
}
const collection = (name: string, properties: object[], ...more: string[]) =>
  done('collections', 'create', '--name', name, '--properties', JSON.stringify(properties), ...more)
const declare = (type: string, schema: object, example: object) =>
  done(
    ...['webhooks', 'create-event-type', '--type', type, '--description', 'Of a test. */ end `it`'],
    ...['--schema', JSON.stringify(schema), '--example', JSON.stringify(example)],
  )
const compiled = (use: string): string[] => {
  writeFileSync(join(terminal.directory, 'use.ts'), use)
  const program = ts.createProgram([join(terminal.directory, 'use.ts')], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    types: ['node'],
    typeRoots: [resolve(import.meta.dirname, '../node_modules/@types')],
    rootDir: '/',
  })
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.startsWith(terminal.directory))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

it('prints the types of collections and event types, whatever they are called', async () => {
  await collection(
    'Deals',
    [
      { name: 'Budget', type: 'number', unit: 'USD', description: 'What they can spend. */' },
      { name: 'Stage', type: 'options', options: ['Trial', 'It\'s "won"'] },
      { name: 'Tags', type: 'options', options: ['a', 'b'], mode: 'append' },
      { name: 'Interests', type: 'text', mode: 'append' },
      { name: 'Close date: planned', type: 'date' },
      { name: '__proto__', type: 'boolean' },
      { name: '予算', type: 'object' },
      { name: 'Contacts', type: 'array' },
    ],
    ...['--slug', '2nd-deals', '--description', 'What sales\nneeds.'],
  )
  await collection('Array', [])
  await declare('order-lost', { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, { id: 'a' })
  await declare('Billing.Paid', { type: 'object', properties: { 'amount due': { type: 'integer' } } }, {})
  await declare(
    'array',
    { type: 'object', properties: { ids: { type: 'array', items: { type: ['string', 'null'] } } } },
    {},
  )
  const printed = await done('types')
  expect(await done('types')).toBe(printed)
  expect(printed).toContain(
    [
      '  /** What sales needs. */',
      '  "2nd-deals": {',
      '    /** What they can spend. *\\/ In USD. */',
      '    Budget: number',
      '    Stage: "Trial" | "It\'s \\"won\\""',
      '    Tags: Array<"a" | "b">',
      '    Interests: string[]',
      '    "Close date: planned": string',
      '    __proto__: boolean',
      '    "予算": Record<string, unknown>',
      '    Contacts: unknown[]',
      '  }',
      '  array: {',
      '  }',
    ].join('\n'),
  )
  expect(printed.indexOf('"Billing.Paid"')).toBeLessThan(printed.indexOf('"order-lost"'))
  writeFileSync(join(terminal.directory, 'keepsake.ts'), printed)
  writeFileSync(join(terminal.directory, 'events.ts'), await done('webhooks', 'types'))
  expect(
    compiled(`
import type { Keepsake } from '${SDK}'
import type { Collections, Events } from './keepsake.ts'
import type { Array2 as ArrayEvent, OrderLost } from './events.ts'
export const lost: OrderLost = { id: 'a' }
export const ids: ArrayEvent = { ids: [null] }
export async function use(client: Keepsake): Promise<void> {
  const { data } = await client.memory.properties<Collections['2nd-deals']>({ email: 'a@b.example' })
  for (const property of data.properties) {
    if (property.propertyName === 'Budget') property.value.toFixed()
    if (property.propertyName === 'Tags') property.value.includes('a')
    // @ts-expect-error a text has no digits
    if (property.propertyName === 'Close date: planned') property.value.toFixed()
    // @ts-expect-error there is no such property
    if (property.propertyName === 'Bugdet') return
  }
  const event = await client.webhooks.unwrap<Events>('', {})
  if (event.type === 'order-lost') event.data.object.id.trim()
  if (event.type === 'Billing.Paid') event.data.object['amount due']?.toFixed()
  if (event.type === 'memory.stored') event.data.object.recordId.trim()
  // @ts-expect-error there is no such type
  if (event.type === 'order-losst') return
}
`),
  ).toEqual([])
})

it('prints a module also if nothing is declared, and reports a wrong key', async () => {
  const other = await openTerminal(await app.listen())
  other.env.KEEPSAKE_API_KEY = await (await app.organization()).keyFor({ livemode: true })
  const { exitCode, stdout } = await other.run(['types'])
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/export interface Events \{\n\}\n$/)])
  other.env.KEEPSAKE_API_KEY = `sk_test_${'b'.repeat(8)}_${'c'.repeat(43)}`
  expect(await other.run(['types'])).toMatchObject({ exitCode: 4, stdout: '' })
  await other.remove()
})

it('prints one member for two properties with the same name, and the events that are not archived', () => {
  const at = '2026-11-20T15:04:05.000Z'
  const size = { name: 'Size', mode: 'replace' } as const
  const collection = { id: 'col_1', name: 'A', kind: 'properties', version: 1, createdAt: at, updatedAt: at } as const
  const event = { type: 'a.b', description: '', schema: {}, example: {}, payload_rules: 'warn', version: 1 } as const
  const printed = ownTypesOf(
    [
      {
        ...collection,
        slug: 'a',
        properties: [
          { ...size, systemName: 'size', type: 'text' },
          { ...size, systemName: 'size_2', type: 'number' },
        ],
      },
    ],
    [{ ...event, archived_at: at, created_at: at, updated_at: at }],
  )
  expect(printed).toContain('    Size: string | number\n')
  expect(printed).toContain('export interface Events {\n}\n')
})
