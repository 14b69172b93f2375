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
  expect(memories.length).toBeGreaterThan(6)
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

const DAY = 86_400_000
/** Texts of one record, from the oldest to the newest, a number of days apart. */
const life = (texts: readonly (string | [string, string])[], days: number): MemoryRow[] =>
  texts
    .map((text, place) => {
      const [speaker, content] = typeof text === 'string' ? [null, text] : text
      const timestamp = new Date(Date.UTC(2024, 9, 1) + place * days * DAY)
      return { ...memory(content, place), speaker, sessionId: speaker && 'ses_1', timestamp }
    })
    .toReversed()
const of = (newestFirst: readonly MemoryRow[], tokens: number): string =>
  digestOf('ada', [], { focused: [], newest: newestFirst }, tokens).digest

test('shows of a long chat what each part of it tells, without reactions and questions', () => {
  const said = (content: string, place: number): MemoryRow => ({ ...memory(content, place), speaker: 'Ada' })
  const facts = ['I moved to Bergen in March.', 'My brother Jon got married.', 'We bought the boat last week.']
  const chat = Array.from({ length: 600 }, (_, n) =>
    n % 200 === 150
      ? said(`Wow, that sounds great! ${facts[Math.floor(n / 200)]} How are you?`, n)
      : said(`That's so good to hear, number ${n}!`, n),
  )
  const { digest } = digestOf('ada', [], { focused: [], newest: chat }, 500)
  for (const fact of facts) expect(digest).toContain(`Ada: … ${fact}`)
  expect(digest).not.toContain('How are you?')
})

const LETTER =
  'The plumber came again on the usual round and looked at the radiators in the hall. We talked about the weather and the garden for a while, and the neighbours waved over the hedge. The hedge is green and tall at this time of the year. '.repeat(
    3,
  )

test('of a long life keeps the news, which say what has become of older facts', () => {
  const ill = (n: number): string =>
    `Ngozi was diagnosed with illness ${n} at the clinic of Dr. Lowe${n} and moved to ward ${n}.`
  const letters = Array.from({ length: 60 }, (_, n) => Array.from({ length: 5 }, (_, m) => ill(n * 10 + m)).join(' '))
  const news = ['The blue tablets are down to one in the evening.', 'The clinic closes on Fridays.']
  const digest = of(life([...letters, ...news.map(each => `${LETTER}${each} ${LETTER}`)], 10), 500)
  for (const each of news) expect(digest).toContain(each)
})

test('keeps the news beside memories that match the focus', () => {
  const ill = (n: number): string =>
    `Ngozi was diagnosed with illness ${n} at the clinic of Dr. Lowe${n} and moved to ward ${n}.`
  const letters = Array.from({ length: 60 }, (_, n) => Array.from({ length: 5 }, (_, m) => ill(n * 10 + m)).join(' '))
  const news = 'The blue tablets are down to one in the evening.'
  const newest = life([...letters, `${LETTER}${news} ${LETTER}`], 10)
  const focused = newest
    .slice(20, 23)
    .map(each => ({ ...each, passage: { start: 0, end: 20, text: 'Ngozi was diagnosed' } }))
  expect(digestOf('ada', [], { focused, newest }, 500).digest).toContain(news)
})

test('of two years of a household keeps who they are, what harms them, where they live and each season', () => {
  const letters = [
    'Okoro household: Ngozi, Pete, children Ifeoma (8) and Tunde (3), tortoise Basil.',
    `${LETTER}Tunde is allergic to egg, the adrenaline pen is in the red tin. ${LETTER}`,
    `${LETTER}We sold the van for £900 to the baker. ${LETTER}`,
    'Pete never eats fish; Ngozi drinks no coffee.',
    `${LETTER}We moved to 12 Mill Lane on 3 August 2025. ${LETTER}`,
    `${LETTER}The stopcock is behind the oven, turn it left. ${LETTER}`,
    `${LETTER}Grandma Bisi died on Sunday. ${LETTER}`,
    `${LETTER}Ngozi got promoted to head of the ward. ${LETTER}`,
    `${LETTER}The heating engineer is called Ruta, 07700 900117. ${LETTER}`,
    `${LETTER}Ifeoma starts at Hill School on 4 September. ${LETTER}`,
  ]
  const digest = of(life(letters, 70), 620)
  for (const fact of [
    'Okoro household: Ngozi, Pete, children Ifeoma (8) and Tunde (3), tortoise Basil.',
    'Tunde is allergic to egg, the adrenaline pen is in the red tin.',
    'We sold the van for £900',
    'Pete never eats fish',
    'We moved to 12 Mill Lane on 3 August 2025.',
    'The stopcock is behind the oven',
    'Grandma Bisi died on Sunday.',
    'Ngozi got promoted',
    'Ruta, 07700 900117',
    'Hill School on 4 September',
  ])
    expect(digest).toContain(fact)
  expect(digest).toMatch(/: … We moved to 12 Mill Lane on 3 August 2025\. …/)
})

test('of an intake keeps the clause with the number, and no shell', () => {
  const turns: [string, string][] = [
    ['Bo', 'Ouch. And what did the vet say about the leg of the old mare?'],
    [
      'Cy',
      'She needs rest now, she is stiff. That is the whole point, the farrier has to be done before the show on 9 May 2027.',
    ],
    ['Bo', 'That hurts. So who pays for all of it then?'],
    [
      'Cy',
      'Jo signs for anything under 300. Above that it is our treasurer, Dr. Abara. And the stable owner will want a word.',
    ],
  ]
  const talk = Array.from({ length: 8 }, (_, n): [string, string] => [
    'Cy',
    `The weather by the ${['lake', 'barn', 'road', 'wood', 'mill', 'hill', 'gate', 'pond'][n]} was mild and the paths were dry for a walk.`,
  ])
  const digest = of(life([...turns, ...talk], 0), 190)
  expect(digest).toContain('before the show on 9 May 2027.')
  expect(digest).toContain('Dr. Abara')
  expect(digest).not.toMatch(/Ouch|That hurts/)
})

test('leaves answered questions and idle turns out even if all fits, and shows a question with its brief answer', () => {
  const digest = of(
    life(
      [
        ['Assistant', 'Noted. When did your lease begin?'],
        ['Ada', 'may 2019'],
        ['Assistant', 'Got it, thanks!'],
        ['Ada', 'my dog Rollo cannot climb stairs'],
      ],
      0,
    ),
    1000,
  )
  expect(digest).toContain('- 2024-10-01: Ada: (asked: When did your lease begin?) may 2019')
  expect(digest).toContain('Rollo')
  expect(digest).not.toMatch(/Got it|Assistant/)
})

test('marks what a later memory corrects with its date', () => {
  const digest = of(
    life(['Ferry booked, 6 May at 18:15 from Kiel.', 'The ferry was moved: it now leaves at 7:40 on 9 May.'], 30),
    500,
  )
  expect(digest).toContain('from Kiel. (changed later: see 2024-10-31)')
})

test('of a text in another language keeps sentences of each period', () => {
  const texts = Array.from(
    { length: 30 },
    (_, n) => `Am Tag ${n} war Mira im Garten. ${'Es gab Suppe und Brot im Haus. '.repeat(9)}`,
  )
  const digest = of(life(texts, 20), 500)
  const years = [...digest.matchAll(/^- (\d{4}-\d\d)/gm)].map(([, month]) => month)
  expect(new Set(years).size).toBeGreaterThan(7)
  expect(digest).toContain('Am Tag')
})

const FILLER = 'The paths by the mill were dry, and the hedges were green. '

test('shows a sentence with the one that names whom it is about', () => {
  const letters = Array.from({ length: 12 }, (_, n) => `${FILLER.repeat(6)}Shed ${n} was painted on a dry day.`)
  const digest = of(
    life(
      [`${FILLER.repeat(4)}The lodger is called Ottavio. He must not eat eggs. ${FILLER.repeat(4)}`, ...letters],
      20,
    ),
    300,
  )
  expect(digest).toContain('The lodger is called Ottavio. He must not eat eggs.')
})

test('of a chat shows what is told before advice, filler, and an event that was shown', () => {
  const course = (n: number): string =>
    `I signed up for the ${['ferry', 'net', 'rope', 'sail', 'tide', 'radio'][n % 6]} course of mate number ${n}.`
  const chat = Array.from({ length: 120 }, (_, n): [string, string] => {
    if (n % 4 === 0) return ['Bea', `Rowing makes people calm, and a boat is a lovely place${'!'.repeat(n)}`]
    if (n % 4 === 1) return ['Bea', `Remember, stay positive about boat ${n}! Do it!`]
    return ['Bea', n % 4 === 2 ? `Losing my job at the pier was hard, and gave me push ${n}.` : course(n)]
  })
  const digest = of(life(chat, 1), 600)
  const count = (said: RegExp): number => digest.match(said)?.length ?? 0
  expect(count(/signed up for/g)).toBeGreaterThan(8)
  expect(count(/Losing my job/g)).toBeGreaterThan(0)
  expect(count(/Losing my job/g)).toBeLessThan(count(/signed up for/g) / 3)
  expect(digest).not.toMatch(/stay positive|Do it!|calm/)
})

test('of a long life shows what has lasted before deliveries that are over', () => {
  const notes = Array.from({ length: 40 }, (_, n) =>
    n % 2
      ? `Parcel ${n} with 3 boards for Mr Lund arrives on Tuesday.`
      : `Mr Lund${n} has the key to room ${n} of the mill.`,
  )
  const digest = of(life(notes, 15), 400)
  const [keys, parcels] = [/has the key/g, /arrives on Tuesday/g].map(one => digest.match(one)?.length ?? 0)
  expect(keys).toBeGreaterThan(2 * (parcels ?? 0))
})

test('marks a date whose memory a later one corrects', () => {
  const told = life(
    ['Ferry booked, 6 May at 18:15 from Kiel.', 'The ferry was moved: it now leaves at 7:40 on 9 May.'],
    30,
  )
  const crossing = (source: string, type: 'date' | 'text') => ({
    propertyName: 'Crossing',
    systemName: 'crossing',
    value: '2026-05-06',
    type,
    version: 1,
    updatedAt: '2026-11-20T00:00:00.000Z',
    asOf: '2024-10-01T00:00:00.000Z',
    source,
    confidence: 0.95,
  })
  const lineOf = (...given: Parameters<typeof crossing>): string | undefined =>
    /^- Crossing: .*$/m.exec(digestOf('ada', [crossing(...given)], { focused: [], newest: told }, 500).digest)?.[0]
  expect(lineOf('memory:mem_0', 'date')).toBe('- Crossing: 2026-05-06 (2024-10-01; see also 2024-10-31)')
  expect(lineOf('memory:mem_1', 'date')).toBe('- Crossing: 2026-05-06')
  expect(lineOf('memory:mem_0', 'text')).toBe('- Crossing: 2026-05-06')
})
