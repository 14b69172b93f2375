import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import type { MemoryRow } from '../sql/read.ts'
import { digestOf } from './digest-of.ts'

const memory = (content: string, place: number): MemoryRow => ({
  id: `mem_${place}`,
  recordId: 'rec_1',
  content,
  speaker: null,
  sessionId: null,
  actionId: null,
  tags: [],
  metadata: {},
  version: 1,
  timestamp: new Date(Date.UTC(2026, 10, 20) - place * 86_400_000),
  createdAt: new Date(Date.UTC(2026, 10, 20)),
  superseded: null,
  facts: null,
})
const supersededBy = (value: string | null): MemoryRow['superseded'] =>
  value === null
    ? null
    : [{ propertyName: 'Budget', said: 1, value, memoryId: null, evidence: null, timestamp: '2026-11-20T00:00:00Z' }]
const newest = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(
        'Soup again.',
        'The renewal is due.',
        '更新は六月。'.repeat(20),
        '👩‍👩‍👧🏽'.repeat(30),
        'e\u0301\u0323'.repeat(60),
      ),
    ),
    {
      maxLength: 40,
    },
  )
  .chain(contents =>
    fc
      .array(fc.option(fc.string({ unit: 'grapheme', maxLength: 400 })), {
        minLength: contents.length,
        maxLength: contents.length,
      })
      .map(values =>
        contents.map((content, place) => ({
          ...memory(content, place),
          superseded: supersededBy(values[place] ?? null),
        })),
      ),
  )
const budget = fc.integer({ min: 1, max: 1500 })

test('stays within its budget, is deterministic, and contains each memory once', () => {
  fc.assert(
    fc.property(newest, fc.nat(10), budget, (list, focus, tokens) => {
      const told = { newest: list, focused: list.filter((_, n) => n % 11 === focus) }
      const digest = digestOf('dana', [], told, tokens)
      expect(estimateDatedTokens(digest.digest)).toBeLessThanOrEqual(tokens)
      expect(digestOf('dana', [], told, tokens)).toEqual(digest)
      expect(new Set(digest.memories.map(({ id }) => id)).size).toBe(digest.memories.length)
    }),
  )
})

test('lists memories that match the focus first, then the others newest first', () => {
  fc.assert(
    fc.property(newest, fc.nat(10), budget, (list, focus, tokens) => {
      const focused = list.filter((_, n) => n % 11 === focus).toReversed()
      const kept = digestOf('dana', [], { newest: list, focused }, tokens).memories
      const places = kept.map(each => focused.indexOf(each))
      const inFocus = places.filter(place => place >= 0)
      expect(places.slice(0, inFocus.length)).toEqual(inFocus.toSorted((a, b) => a - b))
      const times = kept.slice(inFocus.length).map(({ timestamp }) => timestamp.getTime())
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }),
  )
})

test('prefers memories about frequent topics over one-off mentions if space is short', () => {
  const list = Array.from({ length: 21 }, (_, n) =>
    memory(n === 6 ? 'Soup in the canteen, with bread on the side.' : `The renewal and its discount, call ${n}.`, n),
  )
  const { memories } = digestOf('dana', [], { newest: list, focused: [] }, 190)
  expect(memories.map(({ id }) => id)).not.toContain('mem_6')
  expect(memories.map(({ id }) => id)).toEqual(expect.arrayContaining(['mem_0', 'mem_5', 'mem_7']))
})

test('keeps a statement beside many questions that match the focus, and what the user said before what the assistant said', () => {
  const said = (speaker: string, content: string, place: number): MemoryRow => ({ ...memory(content, place), speaker })
  const questions = Array.from({ length: 30 }, (_, n) =>
    said('user', `When should you call me, and where, number ${'x'.repeat(n)}?`, n),
  )
  const answers = Array.from({ length: 30 }, (_, n) =>
    said('assistant', `You can be called in office ${'y'.repeat(n)}.`, n + 30),
  )
  const fact = said('user', 'I prefer calls before noon.', 60)
  const { memories, digest } = digestOf('dana', [], { focused: questions, newest: [...answers, fact] }, 120)
  expect(memories.map(({ id }) => id)).toContain('mem_60')
  expect(digest).not.toContain('?')
  expect(
    digestOf('dana', [], { focused: [], newest: [fact, said('user', 'I prefer calls before noon', 61)] }, 500).memories,
  ).toEqual([fact])
})

test('shows of a long chat what each part of it tells, without reactions and questions', () => {
  const said = (content: string, place: number): MemoryRow => ({ ...memory(content, place), speaker: 'Ada' })
  const facts = ['I moved to Bergen in March.', 'My brother Jon got married.', 'We bought the boat last week.']
  const chat = Array.from({ length: 600 }, (_, n) =>
    n % 200 === 150
      ? said(`Wow, that sounds great! ${facts[Math.floor(n / 200)]} How are you?`, n)
      : said(`That's so good to hear, number ${n}!`, n),
  )
  const { digest } = digestOf('ada', [], { focused: [], newest: chat }, 500)
  for (const fact of facts) expect(digest).toContain(`Ada: … ${fact.slice(0, 18)}`)
  expect(digest).not.toContain('How are you?')
})
