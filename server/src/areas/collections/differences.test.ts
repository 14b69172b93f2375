import { expect, it } from 'vitest'
import type { PropertyDefinition } from './collection.ts'
import { differences, isUnchanged, type Snapshot } from './differences.ts'

const property = (name: string, rest: Partial<PropertyDefinition> = {}): PropertyDefinition => ({
  name,
  systemName: name.toLowerCase(),
  type: 'text',
  mode: 'replace',
  ...rest,
})
const sales: Snapshot = { name: 'Sales', slug: 'sales', properties: [property('Budget'), property('Stage')] }

it('says nothing where nothing changed', () => {
  expect(isUnchanged(differences(sales, structuredClone(sales)))).toBe(true)
})

it('tells a new name, another shape, what came and what went apart', () => {
  const after: Snapshot = {
    ...sales,
    description: 'Deals.',
    properties: [property('Region'), property('Annual budget', { systemName: 'budget', type: 'number', unit: 'USD' })],
  }
  expect(differences(sales, after)).toEqual({
    fields: [{ field: 'description', to: 'Deals.' }],
    added: [property('Region')],
    removed: [property('Stage')],
    renamed: [{ systemName: 'budget', from: 'Budget', to: 'Annual budget' }],
    changed: [
      {
        systemName: 'budget',
        name: 'Annual budget',
        fields: [
          { field: 'type', from: 'text', to: 'number' },
          { field: 'unit', to: 'USD' },
        ],
      },
    ],
    reordered: false,
  })
})

it('notices another order, and no other order where one came or went between', () => {
  const [budget, stage] = sales.properties
  if (!budget || !stage) throw new Error('The collection has two properties.')
  expect(differences(sales, { ...sales, properties: [stage, budget] }).reordered).toBe(true)
  expect(differences(sales, { ...sales, properties: [budget, property('Region'), stage] }).reordered).toBe(false)
})

it('has added all of a first version', () => {
  const { fields, added } = differences(undefined, sales)
  expect(fields).toEqual([
    { field: 'name', to: 'Sales' },
    { field: 'slug', to: 'sales' },
  ])
  expect(added).toEqual(sales.properties)
})
