import { isNumber } from '@keepsake/english'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../indexing/document.ts'
import { SIGNALS } from '../rank.ts'
import type { Signals } from '../types.ts'
import { readQuestion } from './question.ts'
import { type Candidate, type Cell, counter, REACH, type Scored, score } from './score.ts'

const now = new Date('2026-11-21T10:00:00Z')
interface Line {
  speaker?: string
  text: string
  at?: string
}

/** Scores the lines of one session and returns them in their order. */
function scored(question: string, lines: Line[], signals: Partial<Signals> = {}, session = true): Scored[] {
  const asked = readQuestion(question, now, { related: signals.related })
  const countsOf = counter(asked)
  const cells = lines.map(({ text, speaker = null }): Cell => {
    const [passage] = documentOf({ id: 'm', source: 'memory', content: text, timestamp: now, speaker }).passages
    const keys = passage?.keys ?? []
    return {
      counts: countsOf(keys, passage?.counts ?? []),
      spoken: asked.terms.map(term => keys.includes(term.speakerKey)),
      length: passage?.length ?? 0,
      traits: passage?.traits ?? 0,
      hasNumber: keys.some(isNumber),
      speaker,
    }
  })
  const candidates = lines.map(
    ({ at }, i): Candidate => ({
      id: String(i),
      part: 0,
      timestamp: at ? Date.parse(at) : now.getTime(),
      around: Array.from({ length: 2 * REACH + 1 }, (_, d) =>
        session || d === REACH ? cells[i + d - REACH] : undefined,
      ),
    }),
  )
  const statistics = {
    passages: 1_000,
    averageLength: 8,
    terms: asked.terms.map((_, t) => ({
      passages: 5,
      spoken: cells.filter(cell => cell.spoken[t]).length,
      related: 0,
    })),
  }
  return score(asked, candidates, statistics, { ...SIGNALS, ...signals })
}

const best = (all: Scored[]): string | undefined => all.toSorted((a, b) => b.raw - a.raw)[0]?.candidate.id

describe('score', () => {
  it('finds an answer by the question before it', () => {
    const lines = [
      { speaker: 'Ana', text: 'The weather turned.' },
      { speaker: 'Ana', text: 'Which vendor makes the probes?' },
      { speaker: 'Ben', text: 'Kestrel, since spring.' },
      { speaker: 'Ana', text: 'Nice.' },
    ]
    const withAnswer = scored('vendor of the probes', lines)
    expect(withAnswer[2]?.parts.answer).toBeGreaterThan(0)
    expect(withAnswer[2]?.raw).toBeGreaterThan(withAnswer[0]?.raw ?? 0)
    expect(scored('vendor of the probes', lines, { answer: false })[2]?.parts.answer).toBe(0)
  })

  it('adds the matches of neighbours, but not without the window', () => {
    const lines = [{ text: 'The lighthouse keeper retired.' }, { text: 'It was sad.' }]
    expect(scored('lighthouse keeper', lines)[1]?.parts.match).toBeGreaterThan(0)
    expect(scored('lighthouse keeper', lines, { window: false })[1]?.parts.match).toBe(0)
  })

  it('prefers texts by the named person over texts that mention the name', () => {
    const lines = [
      { speaker: 'Ana', text: 'Hey Ben, pottery again?' },
      { speaker: 'Cleo', text: 'Unrelated things happened.' },
      { speaker: 'Cleo', text: 'More of them.' },
      { speaker: 'Cleo', text: 'And more.' },
      { speaker: 'Ben', text: 'Pottery class was fun.' },
    ]
    expect(best(scored('What does Ben say about pottery?', lines, { window: false }))).toBe('4')
  })

  it('boosts a named time without filtering', () => {
    const lines = [
      { text: 'Contract review done.', at: '2026-05-12T09:00:00Z' },
      { text: 'Contract review done.', at: '2026-09-12T09:00:00Z' },
    ]
    const all = scored('contract review in May 2026', lines, {}, false)
    expect(best(all)).toBe('0')
    expect(all[1]?.raw).toBeGreaterThan(0)
  })

  it('scores a single note without any dialogue signals', () => {
    const [note] = scored('When is the contract renewed?', [{ text: 'I renew the contract last week of March?' }])
    expect(note?.parts).toMatchObject({ speaker: 0, answer: 0, asks: 0, cues: 0 })
    expect(note?.parts.match).toBeGreaterThan(0.5)
  })

  it('prefers a turn of some words to one of one or two, in a conversation only', () => {
    const turns = (speaker?: string): Line[] =>
      ['Kayak!', 'We kayak on the lower river each morning before breakfast.'].map(text => ({
        text,
        ...(speaker && { speaker }),
      }))
    const briefOf = (lines: Line[], signals = {}) =>
      scored('Who likes the kayak?', lines, signals, false).map(({ parts }) => Math.abs(parts.brief))
    expect(best(scored('Who likes the kayak?', turns('Ida'), {}, false))).toBe('1')
    expect(briefOf(turns('Ida'))[0]).toBeCloseTo(0.08)
    expect(briefOf(turns('Ida'))[1]).toBe(0)
    expect(briefOf(turns())).toEqual([0, 0])
    expect(best(scored('Who likes the kayak?', turns('Ida'), { brief: false }, false))).toBe('0')
  })

  it('is less sure of a match of few words where meaning is known', () => {
    const cell: Cell = { counts: [1], spoken: [false], length: 4, traits: 0, hasNumber: false, speaker: null }
    const around = Array.from({ length: 2 * REACH + 1 }, (_, d) => (d === REACH ? cell : undefined))
    const matchOf = (
      question: string,
      similarity?: { mean: number; deviation: number },
      { passages = 100, having = 5 } = {},
    ): number | undefined => {
      const asked = readQuestion(question, now)
      const counts = asked.terms.map(() => 1)
      const candidate = { id: 'a', part: 0, timestamp: 0, around: around.map(one => one && { ...one, counts }) }
      const terms = asked.terms.map(() => ({ passages: having, spoken: 0, related: 0 }))
      const statistics = { passages, averageLength: 4, terms, similarity }
      return score(asked, [candidate], statistics, SIGNALS)[0]?.parts.match
    }
    const known = { mean: 0, deviation: 0.1 }
    expect(matchOf('the harbour', known)).toBeLessThan((matchOf('the harbour') ?? 0) / 3)
    expect(matchOf('harbour', known)).toBe(matchOf('harbour'))
    const many = 'the harbour crane gravel barge schedule tide mooring'
    expect(matchOf(many, known)).toBe(matchOf(many))
    // among few texts a word that one of them has tells all that a word can
    const few = { passages: 8, having: 1 }
    const crane = 'which harbour crane rusted overnight'
    expect(matchOf(crane, known, few)).toBe(matchOf(crane, undefined, few))
    expect(matchOf('the harbour', known, few)).toBeLessThan((matchOf('the harbour', undefined, few) ?? 0) / 3)
  })

  it('counts a related word less than the word itself', () => {
    const lines = [{ text: 'The doctor came.' }, { text: 'The physician came.' }, { text: 'The lorry came.' }]
    const [word, related, other] = scored('Which doctor?', lines, {}, false).map(({ parts }) => parts.match)
    expect(word).toBeGreaterThan(related ?? 0)
    expect(related).toBeGreaterThan(0)
    expect(other).toBe(0)
    expect(scored('Which doctor?', lines, { related: false }, false)[1]?.parts.match).toBe(0)
  })

  it('prefers a text with a number if the question asks for one', () => {
    const lines = [{ text: 'The fence posts are oak.' }, { text: 'We set 40 fence posts.' }]
    expect(best(scored('How many fence posts?', lines, {}, false))).toBe('1')
    const cues = (question: string, signals = {}) =>
      scored(question, lines, signals, false).map(({ parts }) => parts.cues > 0)
    expect(cues('How many fence posts?')).toEqual([false, true])
    expect(cues('How many fence posts?', { cues: false })).toEqual([false, false])
    expect(cues('Which fence posts?')).toEqual([false, false])
  })

  it('counts the meaning of neighbors only where neighbors are on', () => {
    const similarity = { mean: 0, deviation: 0.1 }
    const partsOf = (signals: Partial<Signals>): number[] => {
      const asked = readQuestion('Where is the anchor?', now)
      const cell: Cell = { counts: [0], spoken: [false], length: 4, traits: 0, hasNumber: false, speaker: null }
      const cells = [cell, { ...cell }]
      const candidates = cells.map((own, n) => ({
        id: String(n),
        part: 0,
        timestamp: 0,
        similarity: n === 0 ? 0.4 : 0.1,
        around: Array.from({ length: 2 * REACH + 1 }, (_, d) => (d === REACH ? own : cells[n + d - REACH])),
      }))
      const statistics = { passages: 9, averageLength: 4, terms: [{ passages: 1, spoken: 0, related: 0 }], similarity }
      return score(asked, candidates, statistics, { ...SIGNALS, ...signals }).map(({ parts }) => parts.meaning)
    }
    const [own = 0, near = 0] = partsOf({ neighbors: false })
    expect(own).toBeCloseTo(0.15)
    expect(near).toBeCloseTo(0.0375)
    expect(partsOf({})[1]).toBeGreaterThan(near)
  })
})
