import { describe, expect, it } from 'vitest'
import { changesOf, type Definition, draftOf, newDraft, toChanges } from './property-drafts.ts'

const BUDGET: Definition = {
  name: 'Budget',
  systemName: 'budget',
  type: 'number',
  mode: 'replace',
  unit: 'USD',
  aliases: ['Spend', 'Price range'],
}
const STAGE: Definition = {
  name: 'Stage',
  systemName: 'stage',
  type: 'options',
  mode: 'replace',
  options: ['Open', 'Won'],
}
const before = [BUDGET, STAGE]

describe('a collection that is edited', () => {
  it('does not change while nothing is typed, or only spaces', () => {
    const drafts = before.map(draftOf)
    expect(changesOf(before, drafts)).toEqual({ added: [], removed: [], changed: [] })
    const spaced = drafts.map(draft => ({ ...draft, aliases: draft.aliases.replaceAll(', ', ' ,') }))
    expect(changesOf(before, spaced).changed).toEqual([])
  })

  it('says what is added, removed and changed, and what converts values', () => {
    const drafts = [
      { ...draftOf(BUDGET), name: 'Annual budget', aliases: 'Spend' },
      { ...newDraft('1'), name: 'Region' },
    ]
    expect(changesOf(before, drafts)).toEqual({
      added: ['Region'],
      removed: [STAGE],
      changed: [{ before: BUDGET, name: 'Annual budget', fields: ['name', 'aliases'], isReshaped: false }],
    })
    const retyped = [draftOf(BUDGET), { ...draftOf(STAGE), type: 'text' as const }]
    expect(changesOf(before, retyped).changed).toMatchObject([{ fields: ['type', 'options'], isReshaped: true }])
  })
})

it('the API gets all properties, and null for what was emptied', () => {
  const drafts = [
    { ...draftOf(BUDGET), unit: ' ', aliases: '', review: 'always' as const },
    { ...draftOf(STAGE), options: 'Open, Lost,' },
    { ...newDraft('1'), name: ' Region ', description: 'Where.' },
  ]
  expect(toChanges(before, drafts)).toEqual([
    {
      systemName: 'budget',
      name: 'Budget',
      type: 'number',
      mode: 'replace',
      unit: null,
      aliases: [],
      review: 'always',
    },
    { systemName: 'stage', name: 'Stage', type: 'options', mode: 'replace', options: ['Open', 'Lost'] },
    { name: 'Region', type: 'text', mode: 'replace', description: 'Where.' },
  ])
})
