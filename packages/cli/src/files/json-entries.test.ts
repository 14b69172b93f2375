import { expect, it } from 'vitest'
import { type JsonEntry, type JsonRest, jsonEntries } from './json-entries.ts'

async function read(text: string, lists: string[], atOnce = text.length): Promise<(JsonEntry | JsonRest)[]> {
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += atOnce) yield text.slice(at, at + atOnce)
  }
  const found: (JsonEntry | JsonRest)[] = []
  for await (const entry of jsonEntries(pieces(), lists)) found.push(entry)
  return found
}

const DOCUMENT = `\uFEFF{
  "note": "a, } ] \\" \\\\", "total": 3, "none": null, "tools": [{ "a": [1, 2] }, 2],
  "sessions": [
    { "id": "s-1", "messages": [ {"text": "one ] ,"},
      "two" ], "n": -1.5e3 },
    {}
  ],
  "empty": []
}`

it.each([1, 2, 7, 10_000])('reads nested lists from pieces of %i characters', async atOnce => {
  expect(await read(DOCUMENT, ['sessions', 'sessions.*.messages', 'empty'], atOnce)).toEqual([
    { list: 'sessions.*.messages', path: 'sessions.0.messages.0', line: 4, document: 0, text: '{"text": "one ] ,"}' },
    { list: 'sessions.*.messages', path: 'sessions.0.messages.1', line: 5, document: 0, text: '"two"' },
    { list: 'sessions', path: 'sessions.0', line: 4, document: 0, text: '{"id":"s-1","n":-1.5e3}' },
    { list: 'sessions', path: 'sessions.1', line: 6, document: 0, text: '{}' },
    { list: undefined, path: 'note', line: 2, count: 1 },
    { list: undefined, path: 'total', line: 2, count: 1 },
    { list: undefined, path: 'none', line: 2, count: 0 },
    { list: undefined, path: 'tools', line: 2, count: 2 },
  ])
})

it('reads lists and objects at the top, and several pages', async () => {
  const text = '[1]\n{"a": [2], "id": 3}\n{"b": 4}\n{"a": []}'
  expect(await read(text, ['', 'a'], 3)).toEqual([
    { list: '', path: '0', line: 1, document: 0, text: '1' },
    { list: 'a', path: 'a.0', line: 2, document: 1, text: '2' },
    { list: undefined, path: 'id', line: 2, count: 1 },
    { list: '', path: '', line: 3, document: 2, text: '{"b":4}' },
  ])
})

it.each([
  ['', 'nothing', []],
  ['{"a": [1, 2', 'incomplete, at line 1 within a', /ends at line 1 within a/],
  ['{"a": [\n{"b": "x', 'incomplete, at line 2 within a.0', /ends at line 2 within a.0/],
  ['{"a": {}}', 'no list', [{ list: undefined, path: 'a', line: 1, count: 1, isNoList: true }]],
  ['{"a"\n: [1 2]}', 'a comma expected', /line 2, within a: expected a comma/],
  ['{"a" [1]}', 'a colon expected', /expected a colon after "a"/],
  ['{a: 1}', 'a name expected', /line 1: expected the name of a field/],
  ['{"a": [}', 'a value expected', /line 1, within a: expected a value/],
  ['id,text\n1,Tea', 'CSV', /line 1: expected an object/],
])('%j: %s', async (text, _, expected) => {
  const found = read(text, ['a'], 2)
  if (Array.isArray(expected)) expect(await found).toEqual(expected)
  else await expect(found).rejects.toThrow(expected)
})
