import { describe, expect, it } from 'vitest'
import { shareSchemas } from './share-schemas.ts'

const address = {
  type: 'object',
  properties: {
    street: { type: 'string', description: 'Name of the street, with the number of the house behind it.' },
  },
  required: ['street'],
}
const person = { type: 'object', properties: { home: address, work: address }, required: ['home', 'work'] }

/** Evaluates the printed TypeScript. */
function evaluated({ constants, text }: { constants: string[]; text: string }): unknown {
  return new Function([...constants, `return ${text}`].join('\n'))()
}

describe('sharing schemas', () => {
  it('prints a repeated schema once, with the same result', () => {
    const value = [person, { list: [person, address] }]
    const shared = shareSchemas(value, [
      ['Person', person],
      ['Address', address],
    ])
    expect(shared.constants.map(line => line.split(' =')[0])).toEqual(['const Address', 'const Person'])
    expect(shared.constants[1]).toContain('"home": Address')
    expect(shared.text).not.toContain('street')
    expect(evaluated(shared)).toEqual(value)
  })

  it('prints a schema that occurs once in its place', () => {
    const shared = shareSchemas([address], [['Address', address]])
    expect(shared.constants).toEqual([])
    expect(evaluated(shared)).toEqual([address])
  })
})
