import { expect, it, vi } from 'vitest'
import { readSchema, readySchema } from './schema.ts'

const schemaWith = (...lengths: number[]) => ({
  type: 'object',
  properties: Object.fromEntries(lengths.map((length, n) => [`a${n}`, { oneOf: Array(length).fill({}) }])),
})

it('with as many alternatives as it may have checks data', () => {
  const schema = schemaWith(1_000)
  readSchema(schema)
  expect(readySchema(schema).errorsOf({ a0: 1 })).toMatchObject([{ keyword: 'oneOf' }])
})

it('with more alternatives is refused, as data would be too deep for the stack, and nothing is printed', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const schema of [schemaWith(2_000), schemaWith(5_000), schemaWith(600, 401)])
    expect(() => readSchema(schema)).toThrow(/^body\.schema must have at most 1000 entries in oneOf, not \d+\. Use/)
  expect(() => readSchema({ type: 'strin' })).toThrow(/is not a JSON Schema/)
  expect(printed).not.toHaveBeenCalled()
})
