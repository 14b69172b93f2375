import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRanks, PUSHED } from './rank-merge.ts'

/** All hits in any order, and some of them in the order by words alone. */
const rankings = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 })
  .chain(ids => fc.tuple(fc.shuffledSubarray(ids, { minLength: ids.length }), fc.shuffledSubarray(ids)))

const self = (id: string): string => id

describe('keepPlaces', () => {
  it('hides no word match: each ranks at most twice as low as by words alone', () => {
    fc.assert(
      fc.property(rankings, ([all, words]) => {
        const placed = mergeRanks(all, words, self)
        expect(placed.toSorted()).toEqual(all.toSorted())
        words.forEach((id, i) => {
          expect(placed.indexOf(id) + 1).toBeLessThanOrEqual(PUSHED * (i + 1))
        })
      }),
    )
  })

  it('shows the first half of the word matches on a page of any length', () => {
    fc.assert(
      fc.property(rankings, fc.integer({ min: 1, max: 40 }), ([all, words], limit) => {
        const page = mergeRanks(all, words, self).slice(0, limit)
        for (const id of words.slice(0, Math.floor(limit / PUSHED))) expect(page).toContain(id)
      }),
    )
  })

  it('keeps the given order if no word match is ranked too low', () => {
    fc.assert(
      fc.property(rankings, ([all]) => {
        expect(mergeRanks(all, all, self)).toEqual(all)
        expect(mergeRanks(all, [], self)).toEqual(all)
      }),
    )
    expect(mergeRanks(['near', 'word', 'nearer'], ['word'], self)).toEqual(['near', 'word', 'nearer'])
    expect(mergeRanks(['near', 'nearer', 'word'], ['word'], self)).toEqual(['near', 'word', 'nearer'])
  })
})
