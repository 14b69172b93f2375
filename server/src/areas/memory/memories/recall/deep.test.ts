import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hit } from '../../../../search/types.ts'
import { expandedQuery, fuse } from './deep.ts'

describe('the query of the second search', () => {
  test('contains the names that the texts mention, once each', () => {
    const texts = ['We met Lee Chen at Northwind.', 'It was Lee Chen who called, from Łódź.']
    expect(expandedQuery('who called', texts)).toBe('who called Lee Chen Northwind Łódź')
  })

  test('is absent if the texts mention nothing new', () => {
    expect(expandedQuery('who called', ['Somebody did.', 'Nobody else.'])).toBeUndefined()
    expect(expandedQuery('did lee chen call', ['Yes, Lee Chen did.'])).toBeUndefined()
  })

  test('contains a handful of names, however many there are', () => {
    const names = Array.from({ length: 26 }, (_, n) => `from X${String.fromCharCode(97 + n)}yz`)
    expect(expandedQuery('who', [names.join(' ')])?.split(' ')).toHaveLength(7)
  })
})

const hit = (id: string, score: number): Hit => ({
  id,
  score,
  part: 0,
  matched: [],
  alike: [],
  parts: { match: 0, speaker: 0, date: 0, answer: 0, asks: 0, brief: 0, cues: 0, meaning: 0 },
})
const ids = (hits: readonly Hit[]): string[] => hits.map(({ id }) => id)

describe('two merged rankings', () => {
  test('put hits found by both before hits found by one', () => {
    expect(ids(fuse([hit('a', 0.9), hit('b', 0.8)], [hit('b', 0.7), hit('c', 0.6)], 10))).toEqual(['b', 'a', 'c'])
  })

  test('never rank a hit of the second search alone above the best of the first', () => {
    expect(ids(fuse([hit('a', 0.1)], [hit('x', 0.9)], 10))).toEqual(['a', 'x'])
  })

  test('keep the order of hits found only by the first search, ahead of those found only by the second', () => {
    const names = fc.uniqueArray(fc.nat(200), { maxLength: 60 }).map(list => list.map(n => hit(`m${n}`, 0.5)))
    fc.assert(
      fc.property(names, names, (first, second) => {
        const [inFirst, inSecond] = [new Set(ids(first)), new Set(ids(second))]
        const fused = ids(fuse(first, second, 200))
        const onlyFirst = fused.filter(id => !inSecond.has(id))
        expect(onlyFirst).toEqual(ids(first).filter(id => !inSecond.has(id)))
        expect(fused.filter(id => !inFirst.has(id) || !inSecond.has(id)).slice(0, onlyFirst.length)).toEqual(onlyFirst)
      }),
    )
  })

  test("give a hit the better of its scores and keep the list's length", () => {
    const fused = fuse([hit('a', 0.4), hit('b', 0.3)], [hit('a', 0.6)], 1)
    expect(fused).toMatchObject([{ id: 'a', score: 0.6 }])
  })
})
