import { describe, expect, it } from 'vitest'
import { covers, toggled, treeOf } from './type-tree.ts'

const TYPES = ['invoice.paid', 'invoice.voided', 'order.item.added', 'order.paid', 'ping']
const typed = TYPES.map(type => ({ type, description: type === 'invoice.voided' ? 'It was taken back.' : '' }))

describe('the tree of event types', () => {
  it('has a group for the first part of the names', () => {
    const shown = treeOf(typed).map(({ pattern, below }) => [pattern, below.map(leaf => leaf.pattern)])
    expect(shown).toEqual([
      ['invoice.*', ['invoice.paid', 'invoice.voided']],
      ['order.*', ['order.item.added', 'order.paid']],
      ['ping', []],
    ])
  })

  it('finds words in names and descriptions, in any case', () => {
    const found = (search: string) =>
      treeOf(typed, search).flatMap(({ pattern, below }) =>
        below.map(leaf => leaf.pattern).concat(below.length ? [] : pattern),
      )
    expect(found('PAID')).toEqual(['invoice.paid', 'order.paid'])
    expect(found('invoice taken')).toEqual(['invoice.voided'])
    expect(found('nothing')).toEqual([])
  })
})

describe('choosing', () => {
  it.each([
    [[], 'order.paid', ['order.paid']],
    [['order.paid'], 'order.paid', []],
    [['order.paid', 'ping'], 'order.*', ['ping', 'order.*']],
    [['order.*'], 'order.paid', ['order.item.added']],
    [['order.*', 'ping'], 'order.*', ['ping']],
    [['*'], '*', []],
    [['ping', 'order.paid'], '*', ['*']],
    [['*'], 'order.paid', ['invoice.*', 'order.item.added', 'ping']],
    [['*'], 'order.*', ['invoice.*', 'ping']],
    [['*'], 'ping', ['invoice.*', 'order.*']],
  ])('%j and %s make %j', (patterns, pattern, result) => {
    const after = toggled(patterns, pattern, TYPES)
    expect(after.toSorted()).toEqual(result.toSorted())
    expect(covers(after, pattern)).toBe(!covers(patterns, pattern))
  })
})
