import { describe, expect, it } from 'vitest'
import type { Passage } from '../types.ts'
import { answerOffline } from './answer.ts'
import { checkAnswer } from './check-answer.ts'

const now = new Date('2026-11-28T12:00:00Z')

type Memory = [about: string, day: string, content: string]

const HARBOUR: Memory[] = [
  ['Seagull', '2026-02-01', 'The mast was painted white by Gregor.'],
  ['Seagull', '2026-03-05', 'Sails are kept in the shed behind the harbour office.'],
  ['Seagull', '2026-06-05', 'The insurance costs 310 euros a year.'],
  ['Kestrel', '2026-02-01', 'The hull has a crack on the port side.'],
  ['Kestrel', '2026-03-01', 'Petra skippers the Kestrel, her brother Nils cooks.'],
  ['Kestrel', '2026-04-11', 'The berth is number 22 at the east pier.'],
  ['Kestrel', '2026-07-11', 'The berth is number 31 at the west pier now.'],
]

const OFFICE: Memory[] = [
  ['Lena Ortiz', '2026-02-01', 'I work from home on Mondays.'],
  ['Lena Ortiz', '2026-04-02', "I moved from Graz to Linz because of my partner's job."],
  ['Lena Ortiz', '2026-05-02', "My brother's birthday is on 4 March."],
  ['Lena Ortiz', '2026-05-03', 'The laptop battery died during the live demo in Vienna.'],
  ['Tom Becker', '2026-03-05', 'My team has nine people, two of them in Riga.'],
  ['Tom Becker', '2026-04-05', 'Closed the deal with Fernwood for 72,000 euros on 2 April 2026.'],
  ['Tom Becker', '2026-05-05', 'Jana no longer leads the support team, Marek does.'],
  ['Tom Becker', '2026-06-05', 'Lena drinks oat milk.'],
]

const HANDBOOK: Memory[] = [
  ['Handbook', '2026-01-02', 'Everyone has 25 days of paid leave a year.'],
  ['Handbook', '2026-01-03', 'The office paid 740 euros for the kiln.'],
  ['Handbook', '2026-01-04', 'Unpaid leave needs a letter to the office.'],
]

function passagesOf(memories: readonly Memory[], record?: string): Passage[] {
  return memories
    .filter(([about]) => record === undefined || about === record)
    .map(([about, day, content], n) => ({
      id: `m${n}`,
      content,
      timestamp: new Date(day),
      about,
      isNamed: record === undefined,
      score: 0.5,
    }))
}

const answerTo = (question: string, memories: readonly Memory[], record?: string): string | undefined =>
  answerOffline({ question, now, passages: passagesOf(memories, record) })?.answer

describe('a question is answered', () => {
  it.each([
    ['Who painted the mast?', HARBOUR, 'Seagull: The mast was painted white by Gregor.'],
    ['Where are the sails kept?', HARBOUR, 'Seagull: Sails are kept in the shed behind the harbour office.'],
    ['How much does the insurance of the Seagull cost?', HARBOUR, 'Seagull: The insurance costs 310 euros a year.'],
    ['Why did Lena move to Linz?', OFFICE, "Lena Ortiz: I moved from Graz to Linz because of my partner's job."],
    ['How many people are in Tom’s team?', OFFICE, 'Tom Becker: My team has nine people, two of them in Riga.'],
    ['How much paid leave do I have a year?', HANDBOOK, 'Handbook: Everyone has 25 days of paid leave a year.'],
    ['How much did the office pay for the kiln?', HANDBOOK, 'Handbook: The office paid 740 euros for the kiln.'],
    ['Who leads the support team?', OFFICE, 'Tom Becker: Jana no longer leads the support team, Marek does.'],
  ])('%s', (question, memories, answer) => expect(answerTo(question, memories)).toBe(answer))

  it('by the newest of statements that contradict each other, and with the day of the older one', () => {
    expect(answerTo('Which number is the berth of the Kestrel?', HARBOUR)).toBe(
      'Kestrel: The berth is number 31 at the west pier now. (since 11 July 2026; before, on 11 April 2026: "The berth is number 22 at the east pier.")',
    )
    expect(answerTo('Which number is my berth?', HARBOUR, 'Kestrel')).toMatch(/^The berth is number 31/)
  })

  it('on a line of its own for each record', () => {
    const both: Memory[] = [
      ['Ana', '2026-02-01', 'My locker is number 12.'],
      ['Bo', '2026-02-02', 'My locker is number 40.'],
    ]
    expect(answerTo('Which number is my locker?', both)?.split('\n').sort()).toEqual([
      'Ana: My locker is number 12.',
      'Bo: My locker is number 40.',
    ])
  })
})

describe('a question is not answered', () => {
  it.each([
    ['about another name', 'Who skippers the Albatross?', HARBOUR],
    ['about another record', 'Who cooks on the Seagull?', HARBOUR],
    ['about another number', 'What is at berth number 40?', HARBOUR],
    ['about another time', 'What did we agree with Fernwood in January 2026?', OFFICE],
    ['about another thing', 'Who painted the hull?', HARBOUR],
    ['about a thing of somebody else', 'When is Lena’s birthday?', OFFICE],
    ['about somebody who is not named', 'Where does she work?', OFFICE],
    ['without a person', 'Who insures the Seagull?', HARBOUR],
    ['without a time', 'When did the hull crack?', HARBOUR],
    ['without an amount', 'How much did Gregor charge for the mast?', HARBOUR],
    ['without a duration', 'How long is the mast?', HARBOUR],
    ['without an age', 'How old is Lena’s brother?', OFFICE],
    ['without a reason', 'Why was the mast painted?', HARBOUR],
    ['without a way', 'How did the hull get its crack?', HARBOUR],
    ['without a name', 'What is the name of Lena’s partner?', OFFICE],
    ['without a thing of the kind', 'Which laptop does Lena use?', OFFICE],
    ['by a word that means something else', 'Where does Maria live?', OFFICE],
    ['by what somebody else says of others', 'What does Tom drink?', OFFICE],
  ])('%s', (_, question, memories) => expect(answerTo(question, memories)).toBeUndefined())

  it('by another record than the one that is asked', () => {
    expect(answerTo('Who painted the mast?', HARBOUR, 'Kestrel')).toBeUndefined()
    expect(answerTo('When is my birthday?', OFFICE, 'Lena Ortiz')).toBeUndefined()
  })
})

describe('an answer in words of a model', () => {
  const worded = (question: string, answer: string, source: string, memories: readonly Memory[]) => {
    const passages = passagesOf(memories)
    const passage = passages.find(({ content }) => content.includes(source))
    const start = passage?.content.indexOf(source) ?? 0
    const sources = [{ id: passage?.id ?? '', start, end: start + source.length, text: source }]
    return checkAnswer({ question, passages, now }, { answer, sources })?.answer
  }

  it('is kept with the record that it is from', () => {
    expect(worded('Who painted the mast?', 'Gregor did.', 'painted white by Gregor', HARBOUR)).toBe(
      'Seagull: Gregor did.',
    )
    expect(worded('Where does Lena live?', 'In Linz.', 'moved from Graz to Linz', OFFICE)).toBe('Lena Ortiz: In Linz.')
  })

  it('is kept if its quote is only the word that answers', () => {
    expect(worded('Where are the sails kept?', 'In the shed.', 'shed', HARBOUR)).toBe('Seagull: In the shed.')
    expect(worded('Which person cooks on the Kestrel?', 'It is Nils.', 'Nils', HARBOUR)).toBe('Kestrel: It is Nils.')
  })

  it('is dropped if it has an amount that its sources lack', () => {
    const ask = (answer: string) =>
      worded('What did Tom close the deal with Fernwood for?', answer, 'for 72,000 euros', OFFICE)
    expect(ask('For 72000 euros.')).toBe('Tom Becker: For 72000 euros.')
    expect(ask('For 72k euros.')).toBe('Tom Becker: For 72k euros.')
    expect(ask('For 92,000 euros.')).toBeUndefined()
  })

  it.each([
    ['Who skippers the Albatross?', 'Petra.', 'Petra skippers the Kestrel', HARBOUR],
    ['When did Tom close the deal with Oakfield?', 'On 2 April 2026.', 'on 2 April 2026', OFFICE],
    ['What is at berth number 40?', 'The Kestrel.', 'The berth is number 22', HARBOUR],
    ['When was the mast painted?', 'Gregor painted it.', 'painted white by Gregor', HARBOUR],
    ['Where does Maria live?', 'In Vienna.', 'the live demo in Vienna', OFFICE],
  ])('is dropped if its source is about something else: %s', (question, answer, source, memories) =>
    expect(worded(question, answer, source, memories)).toBeUndefined(),
  )
})
