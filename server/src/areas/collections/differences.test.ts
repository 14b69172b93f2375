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

it('reports nothing if nothing changed', () => {
  expect(isUnchanged(differences(sales, structuredClone(sales)))).toBe(true)
})

it('separates new names, other changes, additions and removals', () => {
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

it('reports a new order, but not if it only results from an addition or removal', () => {
  const [budget, stage] = sales.properties
  if (!budget || !stage) throw new Error('The collection has two properties.')
  expect(differences(sales, { ...sales, properties: [stage, budget] }).reordered).toBe(true)
  expect(differences(sales, { ...sales, properties: [budget, property('Region'), stage] }).reordered).toBe(false)
})

it('reports everything in a first version as added', () => {
  const { fields, added } = differences(undefined, sales)
  expect(fields).toEqual([
    { field: 'name', to: 'Sales' },
    { field: 'slug', to: 'sales' },
  ])
  expect(added).toEqual(sales.properties)
})
