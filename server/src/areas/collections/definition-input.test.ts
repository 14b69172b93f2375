import { describe, expect, it } from 'vitest'
import { defineProperties, type PropertyDefinitionInput } from './definition-input.ts'

const text = (name: string, more: Partial<PropertyDefinitionInput> = {}): PropertyDefinitionInput => ({
  name,
  type: 'text',
  mode: 'replace',
  ...more,
})

/** The paths named in the error. */
function refusedPaths(inputs: PropertyDefinitionInput[]): string[] {
  try {
    defineProperties(inputs)
  } catch (error) {
    expect(error).toMatchObject({ code: 'validation_error', status: 400 })
    return (error as { details: { path: string }[] }).details.map(({ path }) => path)
  }
  return []
}

describe('defining properties', () => {
  it('keeps the given fields and order, and generates missing system names', () => {
    expect(
      defineProperties([
        text(' Next step ', { description: 'What comes next.' }),
        text('Stage', { type: 'options', options: ['Won', 'Lost'], mode: 'append' }),
        text('Size', { type: 'number', unit: 'm²', systemName: 'area' }),
      ]),
    ).toEqual([
      { name: 'Next step', systemName: 'next_step', type: 'text', mode: 'replace', description: 'What comes next.' },
      { name: 'Stage', systemName: 'stage', type: 'options', options: ['Won', 'Lost'], mode: 'append' },
      { name: 'Size', systemName: 'area', type: 'number', mode: 'replace', unit: 'm²' },
    ])
  })

  it('generates unique system names', () => {
    const defined = defineProperties([
      text('Budget'),
      text('Budget!'),
      text('Costs', { systemName: 'budget' }),
      text('预算'),
    ])
    expect(defined.map(({ systemName }) => systemName)).toEqual(['budget_2', 'budget_3', 'budget', 'property'])
  })

  it('rejects two properties with the same case-insensitive name, and reports each field', () => {
    expect(refusedPaths([text('Budget'), text('Stage'), text('BUDGET '), text('stage')])).toEqual([
      'body.properties.2.name',
      'body.properties.3.name',
    ])
  })

  it('rejects two properties with the same system name', () => {
    expect(refusedPaths([text('Budget', { systemName: 'cost' }), text('Cost', { systemName: 'cost' })])).toEqual([
      'body.properties.1.systemName',
    ])
  })

  it('requires options for the type options, and rejects them for any other', () => {
    expect(refusedPaths([text('Stage', { type: 'options' })])).toEqual(['body.properties.0.options'])
    expect(refusedPaths([text('Tags', { type: 'array', options: ['a'] })])).toEqual(['body.properties.0.options'])
  })

  it('rejects an invisible name', () => {
    expect(refusedPaths([text('  ')])).toEqual(['body.properties.0.name'])
  })
})
