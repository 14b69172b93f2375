import { describe, expect, test } from 'vitest'
import { readOutput } from './structured-output.ts'

const ITEM = {
  type: 'object',
  properties: {
    item: { type: 'integer' },
    cost: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    sure: { type: 'number' },
    note: { type: 'string' },
  },
  required: ['item', 'cost', 'sure', 'note'],
  additionalProperties: false,
}
const LIST = {
  type: 'object',
  properties: { items: { type: 'array', items: ITEM } },
  required: ['items'],
  additionalProperties: false,
}
const one = { item: 2, cost: 7.5, sure: 0.5, note: 'tea' }
const read = (text: string): unknown => readOutput(text, LIST)

describe('an answer that can be used', () => {
  test.each([
    ['plain', JSON.stringify({ items: [one] })],
    ['in prose', `Sure! See {this}:\n${JSON.stringify({ items: [one] })}\nAnything else?`],
    ['in a code block', `Here:\n\`\`\`json\n${JSON.stringify({ items: [one] })}\n\`\`\`\nDone.`],
    ['in a code block that is not closed', `\`\`\`\n${JSON.stringify({ items: [one] })}`],
    ['as a list', JSON.stringify([one])],
    ['as one item', JSON.stringify(one)],
    ['with other keys', JSON.stringify({ why: 'x', items: [{ ...one, also: 1 }] })],
    ['with numbers as text', JSON.stringify({ items: [{ ...one, item: '2', sure: '0.5' }] })],
    ['with null beside it', JSON.stringify({ items: [null, one, { ...one, item: 'second' }, 'tea'] })],
    ['after a list in prose', `By [1] and [2]: ${JSON.stringify({ items: [one] })}`],
  ])('%s', (_how, text) => {
    expect(read(text)).toEqual({ output: { items: [one] } })
  })

  test('a list beside others may be missing', () => {
    const both = {
      ...LIST,
      properties: { ...LIST.properties, more: LIST.properties.items },
      required: ['items', 'more'],
    }
    for (const text of [{ items: [one] }, [one], { more: [], items: [one] }])
      expect(readOutput(JSON.stringify(text), both)).toEqual({ output: { items: [one], more: [] } })
  })

  test('null is an empty text or list', () => {
    expect(read('{"items":null}')).toEqual({ output: { items: [] } })
    expect(read(JSON.stringify({ items: [{ ...one, note: null }] }))).toEqual({
      output: { items: [{ ...one, note: '' }] },
    })
  })
})

test.each(['I cannot.', '', '{"items": [', '{"items":[{"item":"x"}]}', '{"list":[]}', '[1,2]', 'null'])(
  'an answer that cannot be used: %j',
  text => {
    expect(read(text)).toMatchObject({ problem: expect.any(String) })
  },
)
