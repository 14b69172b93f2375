import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { surfaceChanges } from './changes.ts'

/** A client with one method, with this argument and result. */
const surface = (argument: string, answer: string): string => `
export { Client, type Answer };
declare class Client { notes: NotesApi; constructor(options?: { key?: string }); }
declare class NotesApi { add(${argument}): Promise<Answer>; }
declare type Answer = ${answer};
`
const SAME = surface('body: { a: string }', '{ id: string }')

test('the surface of the SDK is self-contained, and does not break itself', () => {
  const text = readFileSync(join(import.meta.dirname, '../../packages/sdk/surface.d.ts'), 'utf8')
  expect(surfaceChanges(text, text)).toEqual({ breaking: [], added: [] })
})

test.each([
  ['another type', 'body: { a: number }', 'Client.notes.add(body).a was string and is number'],
  ['a field that is gone', 'body: {}', 'Client.notes.add(body).a is gone'],
  [
    'a field that has become required',
    'body: { a: string; b: number }',
    'Client.notes.add(body).b has become required',
  ],
  ['an argument that has become required', 'body: { a: string }, b: 1', 'Client.notes.add(b) has become required'],
  ['an argument that is gone', '', 'Client.notes.add(body) is gone'],
])('%s in what callers pass breaks', (_name, argument, line) => {
  expect(surfaceChanges(SAME, surface(argument, '{ id: string }')).breaking).toEqual([line])
})

test('a removed value or optional field in what callers pass breaks, though it would be assignable', () => {
  const before = surface("body: { a?: 'x' | 'y'; b?: string }", '{ id: string }')
  const after = surface("body: { a?: 'x' }", '{ id: string }')
  expect(surfaceChanges(before, after).breaking).toEqual([
    'Client.notes.add(body).a was "x" | "y" and is "x"',
    'Client.notes.add(body).b is gone',
  ])
})

test.each([
  ['another type', '{ id: number }', 'Client.notes.add().id was string and is number'],
  ['a field that is gone', '{ name: string }', 'Client.notes.add().id is gone'],
  ['a field that may be absent', '{ id?: string }', 'Client.notes.add().id may be absent'],
  ['a value that may be null', '{ id: string | null }', 'Client.notes.add().id was string and is string | null'],
])('%s in what callers receive breaks', (_name, answer, line) => {
  expect(surfaceChanges(SAME, surface('body: { a: string }', answer)).breaking).toEqual([line])
})

test.each([
  ['a field more', surface('body: { a: string }', '{ id: string; b: number }')],
  ['an optional field more in a request', surface('body: { a: string; b?: number }', '{ id: string }')],
  ['an argument that takes more', surface('body: { a: string | number }, more?: true', '{ id: string }')],
])('%s breaks nobody', (_name, after) => {
  expect(surfaceChanges(SAME, after)).toEqual({ breaking: [], added: [] })
})

test('additional values of a text in a response break nobody', () => {
  const before = surface('', "{ status: 'done' | null }")
  expect(surfaceChanges(before, surface('', "{ status: 'done' | 'failed' | null }")).breaking).toEqual([])
})

test('distinguishes removals from additions', () => {
  const after = `
export { Client, type Reply };
declare class Client { notes: NotesApi; find(): void; constructor(options?: { key?: string }); }
declare class NotesApi { list(): void; }
declare type Reply = string;
`
  expect(surfaceChanges(SAME, after)).toEqual({
    breaking: ['Client.notes.add is gone', 'Answer is gone'],
    added: ['Client.notes.list', 'Client.find', 'Reply'],
  })
})

test('a removed constructor option breaks', () => {
  expect(surfaceChanges(SAME, SAME.replace('key?', 'secret?')).breaking).toEqual(['new Client(options).key is gone'])
})

test('generic types must not change', () => {
  const of = (value: string): string => `export { Box };\ndeclare class Box<T> { value: ${value}; }`
  expect(surfaceChanges(of('T'), of('T')).breaking).toEqual([])
  expect(surfaceChanges(of('T'), of('T | undefined')).breaking).toEqual([expect.stringMatching(/^Box was .* and is /)])
})

test('a class that became type-only breaks', () => {
  expect(surfaceChanges(SAME, SAME.replace('{ Client', '{ type Client')).breaking).toEqual([])
  const after = SAME.replace(/declare class Client .*/, 'declare interface Client { notes: NotesApi }')
  expect(surfaceChanges(SAME, after).breaking).toEqual(['Client is a type only'])
})

test('refuses a surface with unresolved names, since they would be assignable to anything', () => {
  expect(() => surfaceChanges(SAME, 'export { a };\ndeclare const a: Missing;')).toThrow(
    "after.d.ts: line 2: Cannot find name 'Missing'.",
  )
})
