import fc, { type Arbitrary } from 'fast-check'
import { lookUp } from '../../../server/src/contract/operations.ts'
import { anyJson, arbitraryOf, bodyOf, nearly, queriesOf } from '../../support/arbitrary.ts'
import { bodySchemaOf, exampleBody, OPERATIONS, type Operation } from '../../support/requests.ts'

/** Whose thing a path or a body names. */
type Owner = 'own' | 'example' | 'stranger' | 'unknown'

/** A name in a path: of a thing, which is chosen when the request is sent, or any text. */
export type Naming = { of: Owner; choice: number } | { text: string }

/** A generated request, before it names things that exist. */
export interface Draft {
  operation: Operation
  names: Naming[]
  query: string
  /** `json` is written with the names of things; `raw` is sent as it is. */
  body: { json: unknown } | { raw: string } | { file: string } | undefined
  headers: Record<string, string>
  caller: 'own' | 'stranger' | 'nobody' | 'operator' | 'unknown'
  choice: number
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '%00',
  '\u0000',
  '\ud800',
  'a'.repeat(5_000),
  '../../etc/passwd',
  "' OR 1=1 --",
  '𝒳',
  '-1',
  '0',
  '999999999999999999999',
  'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  '__proto__',
  'constructor',
]

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

const naming: Arbitrary<Naming> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ of: fc.constant<Owner>('own'), choice: fc.nat() }) },
  { weight: 5, arbitrary: fc.record({ of: fc.constant<Owner>('example'), choice: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ of: fc.constant<Owner>('stranger'), choice: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ of: fc.constant<Owner>('unknown'), choice: fc.nat() }) },
  { weight: 1, arbitrary: hostileText.map(text => ({ text })) },
)

const BROKEN = [
  '',
  '{',
  '{"a":1',
  'null',
  'nul',
  '[]',
  '"',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"content":"\\ud800"}',
  '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
  '1e999',
  '{"limit":1e999}',
  '{"limit":-0}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  JSON.stringify({ content: 'x'.repeat(300_000) }),
  JSON.stringify({ query: 'a '.repeat(50_000), content: '\u0000' }),
]

const files = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('%PDF-1.7', 'GIF89a', '\u0089PNG', 'PK\u0003\u0004', '<html>'),
)

function bodiesOf(operation: Operation): Arbitrary<Draft['body']> {
  const raw = fc.oneof(fc.constantFrom(...BROKEN), fc.json()).map(text => ({ raw: text }))
  if (operation.rawBody) return raw
  if (!operation.hasBody)
    return fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: raw })
  const example = fc.constant(null).map(() => exampleBody(operation))
  const json = (body: Arbitrary<unknown>) => body.map(value => ({ json: value }))
  return fc.oneof<fc.WeightedArbitrary<Draft['body']>[]>(
    { weight: 6, arbitrary: json(example) },
    { weight: 6, arbitrary: json(nearly(example)) },
    { weight: 8, arbitrary: json(bodyOf(bodySchemaOf(operation))) },
    { weight: 1, arbitrary: raw },
    ...(operation.fileLimit === undefined ? [] : [{ weight: 4, arbitrary: files.map(file => ({ file })) }]),
  )
}

const ODD_HEADERS: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': '' },
  { accept: 'text/event-stream' },
  { accept: 'application/x-ndjson, text/csv' },
  { accept: 'image/png' },
  { 'idempotency-key': 'same' },
  { 'idempotency-key': ' '.repeat(3) },
  { 'idempotency-key': 'k'.repeat(1_000) },
  { 'if-match': '"1"' },
  { range: 'bytes=0-0' },
  { 'last-event-id': 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' },
  { 'x-forwarded-for': 'nonsense, 1.2.3.4' },
  { traceparent: '00-zz' },
]

function headersOf(operation: Operation): Arbitrary<Record<string, string>> {
  const known = operation.parameters.filter(parameter => parameter.in === 'header')
  const model = Object.fromEntries(
    known.map(({ name, pointer }) => [
      name.toLowerCase(),
      fc.option(
        fc
          .oneof(arbitraryOf(lookUp(pointer)), anyJson)
          .map(value => (typeof value === 'string' ? value : JSON.stringify(value))),
        { nil: undefined, freq: 1 },
      ),
    ]),
  )
  return fc
    .tuple(
      fc.record(model),
      fc.oneof({ weight: 12, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) }),
    )
    .map(([made, odd]) => ({
      ...Object.fromEntries(
        Object.entries(made).filter((each): each is [string, string] => /^[\x20-\x7e]+$/.test(each[1] ?? '')),
      ),
      ...odd,
    }))
}

const caller = fc.oneof<fc.WeightedArbitrary<Draft['caller']>[]>(
  { weight: 60, arbitrary: fc.constant<Draft['caller']>('own') },
  { weight: 1, arbitrary: fc.constantFrom<Draft['caller']>('stranger', 'nobody', 'operator', 'unknown') },
)

const draftsOf = (operation: Operation): Arbitrary<Draft> =>
  fc.record({
    operation: fc.constant(operation),
    names: fc.array(naming, { minLength: 4, maxLength: 4 }),
    query: queriesOf(operation),
    body: bodiesOf(operation),
    headers: headersOf(operation),
    caller,
    choice: fc.nat(),
  })

/** A request of any operation, each as often as the others. */
export const drafts: Arbitrary<Draft> = fc.oneof(...OPERATIONS.map(draftsOf))
