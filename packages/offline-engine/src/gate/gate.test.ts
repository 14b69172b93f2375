import { describe, expect, it } from 'vitest'
import { definer } from '../../test/definitions.ts'
import { readOffline } from '../extract.ts'
import { DOUBTS, type Doubt, holdsBack } from './doubt.ts'
import { throughGate } from './gate.ts'

const property = definer('Gardens')

const DEFINITIONS = [
  property('Budget', 'number', { unit: 'EUR', description: 'What the customer can spend on the garden' }),
  property('Planting date', 'date'),
  property('Area', 'number', { unit: 'm2' }),
  property('City', 'text', { description: 'City where the customer lives' }),
  property('Gardener', 'text'),
  property('Pond', 'boolean', { description: 'Whether there is a pond' }),
  property('Age', 'number', { description: 'Age of the customer' }),
]

interface Said {
  turns?: readonly (readonly [speaker: string, said: string])[]
  names?: string[]
}

/** What is found in a text, by property: the value, and the doubt that holds it back. */
async function judged(text: string, { turns, names = [] }: Said = {}) {
  let content = text
  const spoken: { start: number; end: number; speaker: string }[] = []
  for (const [speaker, said] of turns ?? []) {
    content += `${content === '' ? '' : '\n'}${speaker}: `
    spoken.push({ start: content.length, end: content.length + said.length, speaker })
    content += said
  }
  const input = {
    content,
    timestamp: new Date('2026-06-01T10:00:00Z'),
    definitions: DEFINITIONS,
    minConfidence: 0.9,
    subject: { names },
    ...(turns && { turns: spoken }),
  }
  const { properties } = await throughGate(input, (await readOffline(input)).properties)
  for (const { evidence } of properties) expect(content.slice(evidence.start, evidence.end)).toBe(evidence.text)
  return properties
}

/** The values that would be stored. */
async function stored(text: string, said: Said = {}): Promise<Record<string, unknown>> {
  const properties = await judged(text, said)
  return Object.fromEntries(
    properties
      .filter(({ confidence, doubt }) => confidence >= 0.9 && !holdsBack(doubt))
      .map(({ propertyName, value }) => [propertyName, value]),
  )
}

describe('what is stated of the record', () => {
  it.each<[string, Record<string, unknown>]>([
    ['Our budget for the garden is 4,500 euros.', { Budget: 4500 }],
    ['Not more, not less: our budget is 4,500 euros.', { Budget: 4500 }],
    ['Budget: 1.200,50 EUR', { Budget: 1200.5 }],
    ['Our budget is half a million euros.', { Budget: 500_000 }],
    ['Our budget is 1 1/2 million euros.', { Budget: 1_500_000 }],
    ['Our budget went up to 4,500 euros.', { Budget: 4500 }],
    ['The planting date is 1 month from now.', { 'Planting date': '2026-07-01' }],
    [
      'Planting date: 12 April 2027. Area: 300 m2. City: Graz. Pond: no.',
      { 'Planting date': '2027-04-12', Area: 300, City: 'Graz', Pond: false },
    ],
    ['Gardener: Livia Brandt', { Gardener: 'Livia Brandt' }],
    ['If you need more, call me. Our budget is 4,500 euros.', { Budget: 4500 }],
    ['The budget is 4,500 euros, can you do something with that?', { Budget: 4500 }],
    ['My neighbour helps me, and my budget is 4,500 euros.', { Budget: 4500 }],
    ['The planting date was moved from 12 April 2027 to 19 April 2027.', { 'Planting date': '2027-04-19' }],
  ])('%s', async (text, values) => expect(await stored(text)).toMatchObject(values))

  it.each<[string, Record<string, unknown>]>([
    ['Our budget is 4,500 euros. Actually no, it is 5,400 euros.', { Budget: 5400 }],
    ['Our budget is 4,500 euros, sorry, 5,400 euros.', { Budget: 5400 }],
    ['Area: 300 m2 ~~300~~ → 350 m2', { Area: 350 }],
    ['Area: 300 m2 (no, 350).', { Area: 350 }],
    ['The area is 300 m2. Not 300, 350 m2!', { Area: 350 }],
    ['Planting date: 12 April 2027. Edit: 19 April 2027.', { 'Planting date': '2027-04-19' }],
    ["Our budget is 4,500 euros. That's last year's. This year it's 5,400 euros.", { Budget: 5400 }],
    ['City: Linz. Oops, scratch that, Graz.', { City: 'Graz' }],
    ['The planting date was postponed by two weeks from 12 April 2027.', { 'Planting date': '2027-04-26' }],
    ['Planting date brought forward by a month from 31 March 2027.', { 'Planting date': '2027-02-28' }],
  ])('the last word counts: %s', async (text, values) => expect(await stored(text)).toEqual(values))
})

describe('what is not stored', () => {
  it.each<[Doubt, string]>([
    ['asked', 'Is our budget 4,500 euros or was that for the pond?'],
    ['asked', 'They asked whether the budget is 4,500 euros.'],
    ['denied', "Our budget isn't 4,500 euros."],
    ['denied', 'I doubt that our budget is 4,500 euros.'],
    ['denied', 'Budget: 4,500 euros. Nobody has agreed to that.'],
    ['denied', 'Our budget is nowhere near 4,500 euros.'],
    ['denied', 'The budget is anything but 4,500 euros.'],
    ['denied', 'We ruled out a budget of 4,500 euros.'],
    ['supposed', 'In a parallel universe our budget is 4,500 euros.'],
    ['planned', 'The committee will vote on a budget of 4,500 euros.'],
    ['planned', 'We are haggling to get the budget up to 4,500 euros.'],
    ['demanded', 'We pitched a budget of 4,500 euros to the committee.'],
    ['example', 'Fill in the sheet like this: Budget: 4,500 euros'],
    ['example', 'Write a story in which our budget is 4,500 euros.'],
    ['example', 'Please translate this into Dutch: our budget is 4,500 euros.'],
    ['general', 'The average budget in our street is 4,500 euros.'],
    ['about_another', 'Our budget went up by 4,500 euros.'],
    ['about_another', 'We have spent 4,500 euros of our budget.'],
    ['about_another', 'Three quarters of the area, 300 m2, are lawn.'],
    ['supposed', 'If our budget were 4,500 euros, we would plant trees.'],
    ['supposed', 'Let us say the budget is 4,500 euros, assuming the bank agrees.'],
    ['wished', 'I wish we had a budget of 4,500 euros.'],
    ['almost', 'We nearly had a budget of 4,500 euros.'],
    ['ironic', 'Our budget is 4,500,000 euros. Just kidding!'],
    ['demanded', 'The contractor demands a budget of 4,500 euros.'],
    ['example', 'Write me an e-mail like this: "Our budget is 4,500 euros."'],
    ['general', 'Customers like you usually have a budget of 4,500 euros.'],
    ['past', 'Our budget used to be 4,500 euros.'],
    ['hedged', 'Our budget is maybe 4,500 euros.'],
    ['limit', 'Our area is more than 300 m2.'],
    ['about_another', "My neighbour's budget is 4,500 euros."],
    ['about_another', 'The people next door have a garden budget of 4,500 euros.'],
    ['implausible', 'Age: -4'],
    ['other_period', 'Our budget is 4,500 euros a month.'],
    ['quoted', 'See below.\n\nOn Tue, 3 Feb 2026 at 16:12, Jo <jo@a.example> wrote:\n> Our budget is 4,500 euros.'],
    ['quoted', 'Siehe unten.\n\nVon: Jo <jo@a.example>\nGesendet: Dienstag\n\nBudget: 4,500 euros'],
    ['quoted', 'Voir plus bas.\n\nLe mar. 3 févr. 2026 à 16:12, Jo a écrit :\n> Budget: 4,500 euros'],
    ['quoted', 'Véase abajo.\n\nEl mar, 3 feb 2026 a las 16:12, Jo escribió:\n> Budget: 4,500 euros'],
    ['signature', 'Thanks!\n\nBest regards\nJo Weber\nCity: Graz'],
    ['by_assistant', 'ChatGPT filled in "Budget: 4,500 euros".'],
  ])('%s: %s', async (doubt, text) => {
    const properties = await judged(text)
    expect(properties.map(one => one.doubt)).toContain(doubt)
    expect(await stored(text)).toEqual({})
  })
})

describe('whose statement it is', () => {
  it.each<[Doubt, string]>([
    ['quoted', 'On the poster it says: "We have a garden budget of 4,500 euros and live in Graz."'],
    ['about_another', 'The other garden takes a budget of 4,500 euros.'],
    ['general', 'The large garden comes with a pond and an area of 300 m2.'],
    ['no_answer', 'City: please choose one'],
    ['example', 'Calculator result, for illustration only: budget 4,500 euros.'],
    ['past', 'In 2011 we planted an area of 300 m2.'],
    ['past', 'Our area was 300 m2.'],
    ['asked', 'So the budget is 4,500 euros, or did I misread?'],
    ['supposed', 'On the assumption that the budget is 4,500 euros I drew a plan.'],
    ['almost', 'We came this close to a budget of 4,500 euros.'],
    ['planned', 'By 2030 our area will be 300 m2.'],
    ['wished', 'The nursery would like us to have a budget of 4,500 euros.'],
    ['about_another', 'Our supplier has a garden area of 300 m2.'],
    ['by_assistant', 'The planning tool puts the budget at 4,500 euros.'],
    ['denied', 'The budget is 4,500 euros, which is nonsense.'],
    ['limit', 'We have at most an area of 300 m2.'],
    ['wished', 'I would like the area to measure 300 m2, an area of 300 m2.'],
    ['wished', 'We would prefer to have a pond in the garden.'],
    ['wished', 'The customer would really prefer a planting date of 3 May 2027.'],
    ['general', 'In this trade the budget is 4,500 euros.'],
    ['general', 'Gardens with an area of 300 m2 get a discount.'],
    ['demanded', 'They offered me a budget of 4,500 euros.'],
    ['planned', 'I want to plant before the area reaches 300 m2.'],
    ['hedged', 'Area: 300 m2 (I made that up)'],
    ['ironic', 'City: Atlantis 🙃'],
    ['implausible', 'Age: 250'],
    ['no_answer', 'Gardener: nobody at present'],
    ['about_another', 'The family next to us has a budget of 4,500 euros.'],
    ['about_another', 'The firm we are acquiring has a budget of 4,500 euros.'],
    ['about_another', 'Her budget is 4,500 euros, mine is still open.'],
    ['by_another', 'According to the brochure, our budget is 4,500 euros.'],
    ['quoted', 'El mar, 3 nov 2026, Ana escribió:\nOur budget is 4,500 euros.'],
  ])('%s: %s', async (doubt, text) => {
    const properties = await judged(text)
    expect(properties.map(one => one.doubt)).toContain(doubt)
    expect(await stored(text)).toEqual({})
  })

  it.each<[string, Record<string, unknown>]>([
    ['I wrote in the form: "Budget: 4,500 euros, area: 300 m2".', { Budget: 4500, Area: 300 }],
    ['Could you come on Monday? Our budget is 4,500 euros and we live in Graz lol', { Budget: 4500 }],
    ['Budget: 4,500 euros, not yet paid', { Budget: 4500 }],
    ['Area: 300 m2. Case no. 17 is closed.', { Area: 300 }],
    ['Ada is 34 years old and lives in Graz.', { Age: 34 }],
    ['I asked our accountant, the budget is 4,500 euros.', { Budget: 4500 }],
  ])('is stated: %s', async (text, values) => expect(await stored(text)).toMatchObject(values))

  it('of a mail with its header depends on who sent it', async () => {
    const mail = 'From: Ada Lind <ada@a.example>\nSubject: Garden\n\nOur budget is 4,500 euros.'
    expect(await stored(mail, { names: ['ada', 'lind'] })).toEqual({ Budget: 4500 })
    expect(await stored(mail, { names: ['omar'] })).toEqual({})
  })

  it('is who is quoted, before a colon', async () => {
    const text = 'Their rival boasted on stage: our budget is 4,500 euros.'
    expect(await stored(text, { names: ['ada', 'lind'] })).toEqual({})
  })

  it('is who speaks in a line with several speakers', async () => {
    const text = 'Bea: I live in Linz and my budget is 4,500 euros. Ada: Nice, mine is 5,400.'
    expect(await stored(text, { names: ['ada', 'lind'] })).not.toMatchObject({ Budget: 4500 })
  })
})

describe('in a conversation', () => {
  it('what an assistant says is not stored, unless the user confirms it', async () => {
    const say = (answer: string) =>
      stored('', {
        turns: [
          ['assistant', 'So your budget is 4,500 euros, right?'],
          ['user', answer],
        ],
      })
    expect(await say("Yes, that's right.")).toEqual({ Budget: 4500 })
    expect(await say('No, that is what my sister has.')).toEqual({})
    expect(await say('Let me think about it.')).toEqual({})
  })

  it('the "I" of another speaker is not the record', async () => {
    const turns = [
      ['Planner', 'I live in Graz and my own budget is 4,500 euros.'],
      ['Ada Lind', 'Nice.'],
    ] as const
    expect(await stored('', { names: ['ada', 'lind'], turns })).toEqual({})
    const own = [
      ['Planner', 'What can you spend?'],
      ['Ada Lind', 'Our budget is 4,500 euros.'],
    ] as const
    expect(await stored('', { names: ['ada', 'lind'], turns: own })).toEqual({ Budget: 4500 })
  })

  it('another one is not the record, also if an address of the record has its word', async () => {
    const named = { names: ['Dana Fox', 'garden'] }
    expect(await stored('The other garden takes a budget of 4,500 euros.', named)).toEqual({})
    expect(await stored('The garden takes a budget of 4,500 euros.', named)).toEqual({ Budget: 4500 })
    const turns = [
      ['assistant', 'What is your budget?'],
      ['user', 'The other garden takes €4,500.'],
    ] as const
    expect(await stored('', { ...named, turns })).toEqual({})
    expect(await stored('Another garden has a budget of 4,500 euros.', named)).toEqual({})
    expect(await stored('A garden like that has a budget of 4,500 euros.', named)).toEqual({})
  })

  it('what puts a question off does not answer it', async () => {
    const ask = (answer: string) =>
      stored('', {
        turns: [
          ['assistant', 'What is the planting date?'],
          ['user', answer],
        ],
      })
    expect(await ask('On 12 April 2027.')).toEqual({ 'Planting date': '2027-04-12' })
    expect(await ask('I cannot say yet. Ask me again after 17 January.')).toEqual({})
    expect(await ask('Call me after 3 March.')).toEqual({})
    expect(await ask('We are on a cruise until 12 April 2027.')).toEqual({})
    expect(await ask('Probably before January.')).toEqual({})
  })

  it('what is turned down is not stored', async () => {
    const turns = [
      ['Contractor', 'A budget of 9,000 euros, then.'],
      ['Ada Lind', 'Out of the question.'],
    ] as const
    expect(await stored('', { names: ['ada', 'lind'], turns })).toEqual({})
  })

  it('the last word counts, also if an assistant repeats the first', async () => {
    const turns = [
      ['user', 'Our budget is 4,500 euros.'],
      ['assistant', '4,500 euros, noted.'],
      ['user', 'No wait, 5,400. I mixed up the digits.'],
    ] as const
    expect(await stored('', { turns })).toEqual({ Budget: 5400 })
  })
})

it.each([
  ['Finding a city for the new office has been tricky.', {}],
  ['My city is lovely.', {}],
  ['My city is Graz.', { City: 'Graz' }],
  ['Gardener is important.', {}],
  ['City: Graz', { City: 'Graz' }],
])('of "%s" stores what something is, not what it is like', async (text, expected) => {
  expect(await stored(text)).toEqual(expected)
})

it.each([
  ['Job title', 'Dear Mr Renner, I am writing as the dental nurse who saw you last week.', undefined],
  ['Job title', 'See you soon. Kind regards, Maud Ferrier, Dental Nurse', undefined],
  ['Job title', 'I work as a dental nurse in Leeds.', 'dental nurse'],
])('%s of "%s" belongs to the one who says it', async (name, content, expected) => {
  const definitions = [property(name, 'text', { description: 'What the person does for a living' })]
  const input = { content, timestamp: new Date('2026-06-01T10:00:00Z'), definitions, minConfidence: 0.9 }
  const { properties } = await throughGate({ ...input, subject: { names: [] } }, (await readOffline(input)).properties)
  expect(properties.find(({ confidence, doubt }) => confidence >= 0.9 && !holdsBack(doubt))?.value).toBe(expected)
})

it.each([
  [['renner'], undefined],
  [['maud', 'ferrier'], 'dental nurse'],
])('what stands behind a name belongs to that person: a record of %j', async (names, expected) => {
  const definitions = [property('Job title', 'text', { description: 'What the person does for a living' })]
  const content = 'Home visit on 17 February 2026. Visitor: Maud Ferrier (dental nurse)'
  const input = {
    content,
    timestamp: new Date('2026-06-01T10:00:00Z'),
    definitions,
    minConfidence: 0.9,
    subject: { names },
  }
  const { properties } = await throughGate(input, (await readOffline(input)).properties)
  expect(properties.find(({ confidence, doubt }) => confidence >= 0.9 && !holdsBack(doubt))?.value).toBe(expected)
})

it('judges the values of any engine', async () => {
  const content = 'Is our budget 4,500 euros?'
  const evidence = { start: 14, end: 25, text: '4,500 euros' }
  const found = {
    collectionId: 'col_1',
    systemName: 'budget',
    propertyName: 'Budget',
    value: 4500,
    confidence: 0.99,
    evidence,
  }
  const input = { content, timestamp: new Date('2026-06-01T10:00:00Z'), definitions: DEFINITIONS }
  const { properties } = await throughGate(input, [found])
  expect(properties).toEqual([{ ...found, doubt: 'asked', confidence: 0.6 }])
})

it('believes a model where only the place of words is against it', async () => {
  const content = 'We meet again on 14 September 2026.'
  const found = {
    collectionId: 'col_1',
    systemName: 'planting_date',
    propertyName: 'Planting date',
    value: '2026-09-14',
    confidence: 0.95,
    evidence: { start: 17, end: 34, text: '14 September 2026' },
  }
  const input = { content, timestamp: new Date('2026-06-01T10:00:00Z'), definitions: DEFINITIONS }
  const judge = async (engine: string) => (await throughGate(input, [{ ...found, engine }])).properties[0]
  expect((await judge('model'))?.confidence).toBe(0.95)
  expect(holdsBack((await judge('offline'))?.doubt)).toBe(true)
})

it.each([`${'O'.repeat(40)}1 has a budget of 900 euros.`, `Candidates${' for'.repeat(40)}, the budget is 900 euros.`])(
  'judges a text in the time of any other: %j',
  async text => {
    await judged('Oak House has a budget of 900 euros.')
    const before = process.cpuUsage()
    await judged(text)
    // with nested repetitions in a pattern it takes ten seconds, and twice as long for a word or a letter more
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  },
)

it('has words for each reason', () => {
  for (const { words } of Object.values(DOUBTS)) expect(words).toMatch(/^\p{Ll}[\p{L} ,]+$/u)
})
