import { describe, expect, it } from 'vitest'
import { ApiError } from '../../platform/values/errors.ts'
import { changeProperties, type PropertyDefinitionChange } from './change-properties.ts'
import type { PropertyDefinition } from './collection.ts'

const budget: PropertyDefinition = {
  name: 'Budget',
  systemName: 'budget',
  type: 'number',
  mode: 'append',
  unit: 'USD',
  description: 'What they can spend.',
}
const stage: PropertyDefinition = {
  name: 'Stage',
  systemName: 'stage',
  type: 'options',
  mode: 'replace',
  options: ['Won', 'Lost'],
}
const change = (...changes: PropertyDefinitionChange[]) => changeProperties([budget, stage], changes)

function refused(...changes: PropertyDefinitionChange[]): string[] {
  try {
    change(...changes)
  } catch (error) {
    if (error instanceof ApiError) return error.details?.map(({ path }) => path) ?? []
    throw error
  }
  return []
}

describe('an existing property', () => {
  it('keeps the fields that the change omits, whether identified by name or system name', () => {
    expect(change({ systemName: 'stage' }, { name: ' BUDGET ' })).toEqual([stage, { ...budget, name: 'BUDGET' }])
  })

  it('can be renamed using its system name, which does not change', () => {
    expect(change({ systemName: 'budget', name: 'Annual budget' })).toEqual([{ ...budget, name: 'Annual budget' }])
  })

  it('drops fields set to null', () => {
    const { unit, description, ...rest } = budget
    expect(change({ systemName: 'budget', unit: null, description: null })).toEqual([rest])
  })

  it('drops its options if its type changes, and keeps them otherwise', () => {
    const { options, ...rest } = stage
    expect(change({ systemName: 'stage', type: 'text' })).toEqual([{ ...rest, type: 'text' }])
    expect(change({ systemName: 'stage', name: 'Phase' })).toEqual([{ ...stage, name: 'Phase' }])
  })
})

describe('a new property', () => {
  it('requires a name and a type', () => {
    expect(refused({ systemName: 'region' }, { name: 'Region' })).toEqual([
      'body.properties.0.name',
      'body.properties.0.type',
      'body.properties.1.type',
    ])
  })

  it('gets a unique system name', () => {
    const made = change({ systemName: 'budget', name: 'Annual budget' }, { name: 'Budget!', type: 'text' })
    expect(made.map(({ systemName }) => systemName)).toEqual(['budget', 'budget_2'])
  })
})

it('is rejected if listed twice or if its name is taken', () => {
  expect(refused({ systemName: 'budget' }, { name: 'Budget' })).toEqual([
    'body.properties.1.name',
    'body.properties.1.systemName',
  ])
  expect(refused({ systemName: 'budget', name: 'Stage' }, { systemName: 'stage' })).toEqual(['body.properties.1.name'])
})
