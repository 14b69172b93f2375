import { describe, expect, it } from 'vitest'
import { fixture } from '../test/fixture.ts'
import { objectShape, refName, resolve } from './schemas.ts'

describe('resolving references', () => {
  const document = {
    components: { schemas: { 'a/b': { type: 'string' }, Ring: { $ref: '#/components/schemas/Ring' } } },
  }

  it('follows them, including escaped names', () => {
    expect(resolve(document, { $ref: '#/components/schemas/a~1b' })).toEqual({ type: 'string' })
    expect(resolve(document, { type: 'number' })).toEqual({ type: 'number' })
  })

  it.each(['#/components/schemas/None', 'other.yaml#/x', '#/components/schemas/Ring'])('refuses %s', reference => {
    expect(() => resolve(document, { $ref: reference })).toThrow(`$ref ${reference} leads nowhere`)
  })

  it('names the schema that a reference points to', () => {
    expect(refName({ $ref: '#/components/schemas/Note' })).toBe('Note')
    expect(refName({ type: 'string' })).toBeUndefined()
  })

  it('merges the parts of allOf', async () => {
    const { document } = await fixture()
    const { properties, required } = objectShape(document, { $ref: '#/components/schemas/Note' })
    expect(properties.map(([name]) => name)).toEqual(['id', 'text', 'kind', 'odd-name', 'lines'])
    expect([...required]).toEqual(['text'])
  })
})
