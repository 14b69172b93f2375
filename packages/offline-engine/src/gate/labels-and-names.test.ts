import { describe, expect, it } from 'vitest'
import { definer } from '../../test/definitions.ts'
import { readOffline } from '../extract.ts'
import { holdsBack } from './doubt.ts'
import { throughGate } from './gate.ts'

const property = definer('Voyages')

const DEFINITIONS = [
  property('Budget', 'number', { unit: 'EUR', description: 'What the customer can spend' }),
  property('Decision date', 'date', { description: 'Day on which they decide' }),
  property('City', 'text', { description: 'City where the customer lives' }),
  property('Allergies', 'array', { description: 'What the customer is allergic to' }),
  property('Weight', 'number', { unit: 'kg', description: 'Body weight' }),
]

/** The values that would be stored. */
async function stored(
  content: string,
  { names = [], collectionName = 'Voyages' }: { names?: string[]; collectionName?: string } = {},
): Promise<Record<string, unknown>> {
  const input = {
    content,
    timestamp: new Date('2026-06-01T10:00:00Z'),
    definitions: DEFINITIONS.map(one => ({ ...one, collectionName })),
    minConfidence: 0.9,
    subject: { names },
  }
  const { properties } = await throughGate(input, (await readOffline(input)).properties)
  return Object.fromEntries(
    properties
      .filter(({ confidence, doubt }) => confidence >= 0.9 && !holdsBack(doubt))
      .map(({ propertyName, value }) => [propertyName, value]),
  )
}

describe('labels', () => {
  const names = ['ada', 'lind']
  it.each([
    ['Berth: lower deck\nDinner: second sitting\nMoney: we can spend 4,500 euros', { Budget: 4500 }],
    [
      'Route: fjords\nLuggage: two trunks\nMoney: our budget is 4,500 euros\nHome: I live in Graz',
      { Budget: 4500, City: 'Graz' },
    ],
    ['Berth: lower deck\nOur budget is 4,500 euros.', { Budget: 4500 }],
    ['Roof: tin, flat\nHeating: our budget is 4,500 euros', { Budget: 4500 }],
  ])('of a list name nobody: %j', async (text, values) => {
    expect(await stored(text, { names })).toEqual(values)
  })

  it.each([
    ['a first name', 'Rosa: I live in Graz.\nBen: Nice.'],
    ['one that comes back', 'Yaw: our budget is 4,500 euros\nChidi: that is a lot\nYaw: it has to be'],
    ['a role', 'Host: our budget is 4,500 euros\nGuest house: nice view'],
    ['names that no list has', 'Chidi: our budget is 4,500 euros.\nOyin: Nice!\nYaw: I live in Graz.'],
  ])('are speakers: %s', async (_, text) => {
    expect(await stored(text, { names })).toEqual({})
  })
})

describe('a name that the collection has too', () => {
  const own = { names: ['tamsin'], collectionName: 'Tamsin file' }
  it('still tells the record from others', async () => {
    expect(await stored("Oskar's budget is 900 euros.", own)).toEqual({})
    expect(await stored("Tamsin's budget is 900 euros.", own)).toEqual({ Budget: 900 })
  })

  it('is none in another form, or in small letters', async () => {
    const band = { names: ['band'], collectionName: 'Bands' }
    expect(await stored('The other band has a budget of 900 euros.', band)).toEqual({})
    expect(await stored('The other band has a budget of 900 euros.', { ...band, collectionName: 'Band file' })).toEqual(
      {},
    )
  })
})

describe('what is not of the record', () => {
  it.each([
    ['a date of another name', 'The due date has moved to 2 July 2026.'],
    ['a reference', 'Ref call with Hartl Freight: 10 years in, budget 12,000 euros. Send their story.'],
    ['what is withdrawn', 'Our budget is 4,500 euros. Scratch that, they gave no figure.'],
    ['who writes about it', 'Nurse Abel here, I have a latex allergy myself, the patient has none that we know of.'],
    ['the others in the house', 'Unsere Vormieter, budget 4,500 euros, sind weg.'],
    ['what nobody weighs', 'Weight: 840 kg'],
  ])('%s', async (_, text) => {
    expect(await stored(text, { names: ['ada', 'lind'] })).toEqual({})
  })

  it.each([
    ['The decision date has moved to 2 July 2026.', { 'Decision date': '2026-07-02' }],
    ['Our budget is 4,500 euros. Scratch that, it is 5,400 euros.', { Budget: 5400 }],
    ['Nurse Abel here, the patient is allergic to latex.', { Allergies: ['latex'] }],
    ['Weight: 84 kg', { Weight: 84 }],
  ])('%j is', async (text, values) => {
    expect(await stored(text, { names: ['ada', 'lind'] })).toEqual(values)
  })
})
