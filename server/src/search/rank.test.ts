import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hitsOf, SIGNALS } from './rank.ts'
import type { Found } from './retrieval/candidate-retrieval.ts'
import { readQuestion } from './scoring/question.ts'
import { PUSHED } from './scoring/rank-merge.ts'
import { REACH, type Statistics } from './scoring/score.ts'
import type { Hit } from './types.ts'

const question = readQuestion('orchid budget', new Date('2026-11-21T10:00:00Z'))
const statistics: Statistics = {
  passages: 1_000,
  averageLength: 8,
  terms: question.terms.map(() => ({ passages: 20, spoken: 0, related: 0 })),
  similarity: { mean: 0.2, deviation: 0.1 },
}

/** A passage with these counts of the question's words and this similarity of its vector. */
function found(id: string, counts: readonly number[], similarity?: number): Found {
  const cell = { counts, spoken: counts.map(() => false), length: 8, traits: 0, hasNumber: false, speaker: null }
  const around = Array.from({ length: 2 * REACH + 1 }, (_, d) => (d === REACH ? cell : undefined))
  return { id, part: 0, recordId: 'rec_a', timestamp: 0, around, keys: null, similarity }
}

const search = (candidates: readonly Found[], limit: number, meaning = true): Hit[] =>
  hitsOf(question, candidates, statistics, { ...SIGNALS, meaning }, limit)

const corpora = fc
  .array(
    fc.record({
      counts: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
      similarity: fc.option(fc.float({ min: -1, max: 1, noNaN: true }), { nil: undefined }),
    }),
    { maxLength: 60 },
  )
  .map(texts => texts.map(({ counts, similarity }, i) => found(`mem_${i}`, counts, similarity)))

describe('ranking by meaning', () => {
  it('hides no hit that words find, and keeps the first half of them on a page of any length', () => {
    fc.assert(
      fc.property(corpora, fc.integer({ min: 1, max: 60 }), (candidates, limit) => {
        const words = search(candidates, 60, false).map(hit => hit.id)
        const both = search(candidates, 60).map(hit => hit.id)
        words.forEach((id, i) => {
          expect(both.indexOf(id)).toBeGreaterThanOrEqual(0)
          expect(both.indexOf(id) + 1).toBeLessThanOrEqual(PUSHED * (i + 1))
        })
        const page = search(candidates, limit).map(hit => hit.id)
        for (const id of words.slice(0, Math.floor(limit / PUSHED))) expect(page).toContain(id)
      }),
    )
  })

  it('returns scores in descending order', () => {
    fc.assert(
      fc.property(corpora, candidates => {
        const scores = search(candidates, 60).map(hit => hit.score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
    )
  })

  it('lets a hit by words alone win over one with a similar meaning', () => {
    const [first, second] = search([found('near', [0, 0], 0.7), found('words', [2, 2])], 10)
    expect([first?.id, second?.id]).toEqual(['words', 'near'])
    expect(first?.parts.meaning).toBe(0)
  })

  it('finds a text without any word of the question, but only if it stands out', () => {
    expect(search([found('near', [0, 0], 0.8)], 10)).toMatchObject([{ id: 'near', matched: [] }])
    expect(search([found('like any other', [0, 0], 0.25)], 10)).toEqual([])
    expect(search([found('near', [0, 0], 0.8)], 10, false)).toEqual([])
  })

  it('prefers the closer of two texts with the same words', () => {
    const hits = search([found('far', [1, 0], 0.1), found('near', [1, 0], 0.6)], 10)
    expect(hits.map(hit => hit.id)).toEqual(['near', 'far'])
  })
})

describe('a question that names a time', () => {
  const read = (text: string) => readQuestion(text, new Date('2026-11-21T10:00:00Z'))
  const asked = read('orchid budget on 17.11.2026')
  const known: Statistics = { ...statistics, terms: asked.terms.map(() => ({ passages: 20, spoken: 0, related: 0 })) }
  const said = (id: string, at: string, counts: readonly number[]): Found => {
    const passage = found(id, [...counts, ...asked.terms.slice(counts.length).map(() => 0)], id === 'later' ? 0.9 : 0)
    return { ...passage, timestamp: Date.parse(at) }
  }

  it('first finds what was said then and has a word of it, whatever is alike in meaning', () => {
    const candidates = [
      said('later', '2026-11-20T10:00:00Z', [3, 3]),
      said('then', '2026-11-17T10:00:00Z', [1, 0]),
      said('idle', '2026-11-17T11:00:00Z', [0, 0]),
    ]
    const hits = hitsOf(asked, candidates, known, { ...SIGNALS, window: false }, 3)
    expect(hits.map(hit => hit.id).slice(0, 2)).toEqual(['then', 'later'])
    expect(hits.map(hit => hit.score)).toEqual(hits.map(hit => hit.score).toSorted((a, b) => b - a))
  })

  it('needs more than a word in common with what was said within a month', () => {
    const inMonth = read('orchid budget in September 2026')
    expect(inMonth.terms.length).toBe(asked.terms.length)
    const find = (then: readonly number[]) =>
      hitsOf(
        inMonth,
        [said('later', '2026-11-20T10:00:00Z', [3, 3]), said('then', '2026-09-17T10:00:00Z', then)],
        known,
        { ...SIGNALS, window: false },
        3,
      ).map(hit => hit.id)
    expect(find([1, 0])).toEqual(['later', 'then'])
    expect(find([2, 2])).toEqual(['then', 'later'])
  })
})
