import { expect, test } from 'vitest'
import document from '../server/src/contract/openapi.json' with { type: 'json' }
import { breakingChanges } from './breaking-changes.ts'

const documentOf = (operation: object, schemas: object = {}): Record<string, unknown> => ({
  paths: { '/notes': { post: operation } },
  components: { schemas },
})
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })
const answer = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } })
const text = { type: 'string' }

test('reports nothing for two equal specs', () => {
  expect(breakingChanges(document, structuredClone(document))).toEqual([])
})

test('reports a removed operation without a replacement', () => {
  expect(breakingChanges(documentOf({}), { paths: {} })).toEqual(['POST /notes is gone'])
})

test.each([
  ['a field that is gone', { a: text }, {}, 'POST /notes: body.a is gone'],
  ['another type', { a: text }, { a: { type: 'integer' } }, 'POST /notes: body.a was string and is integer'],
  ['a tighter bound', { a: text }, { a: { ...text, maxLength: 5 } }, 'POST /notes: body.a: maxLength is lower'],
  ['a value less', { a: { enum: ['x', 'y'] } }, { a: { enum: ['x'] } }, 'POST /notes: body.a no longer takes y'],
  [
    'a list of other things',
    { a: { type: 'array', items: text } },
    { a: { type: 'array', items: { type: 'integer' } } },
    'POST /notes: body.a[] was string and is integer',
  ],
])('reports a breaking change in a request: %s', (_name, old, now, line) => {
  const object = (properties: object) => body({ type: 'object', additionalProperties: false, properties })
  expect(breakingChanges(documentOf(object(old)), documentOf(object(now)))).toEqual([line])
})

test('reports a field or parameter that became required', () => {
  const old = {
    ...body({ type: 'object', properties: { a: text } }),
    parameters: [{ in: 'query', name: 'q', schema: text }],
  }
  const now = {
    ...body({ type: 'object', properties: { a: text }, required: ['a'] }),
    parameters: [{ in: 'query', name: 'q', schema: text, required: true }],
  }
  expect(breakingChanges(documentOf(old), documentOf(now))).toEqual([
    'POST /notes: the parameter query q has become required',
    'POST /notes: body.a has become required',
  ])
})

test('reports response fields that are gone, became optional or changed, through references', () => {
  const ref = answer({ $ref: '#/components/schemas/Note' })
  const old = { Note: { type: 'object', required: ['a', 'b'], properties: { a: text, b: text, c: text } } }
  const now = { Note: { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: text } } }
  expect(breakingChanges(documentOf(ref, old), documentOf(ref, now))).toEqual([
    'POST /notes: 200.b may be absent now',
    'POST /notes: 200.a was string and is integer',
    'POST /notes: 200.c is gone',
  ])
  expect(breakingChanges(documentOf(ref, old), documentOf({ responses: {} }, now))).toEqual([
    'POST /notes: the answer 200 is gone',
  ])
})

test('reports nothing for additions', () => {
  const old = {
    ...body({ type: 'object', properties: { a: { enum: ['x'] } } }),
    ...answer({ type: 'object', properties: {} }),
  }
  const now = {
    ...body({ type: 'object', properties: { a: { enum: ['x', 'y'] }, b: text } }),
    ...answer({ type: 'object', required: ['c'], properties: { c: text } }),
    parameters: [{ in: 'query', name: 'q', schema: text }],
  }
  expect(breakingChanges(documentOf(old), documentOf(now))).toEqual([])
})
