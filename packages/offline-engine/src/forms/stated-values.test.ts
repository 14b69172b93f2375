import { expect, test } from 'vitest'
import { extractOffline } from '../extract.ts'
import type { PropertyDefinition } from '../types.ts'

const asks = (
  name: string,
  type: PropertyDefinition['type'],
  description = '',
  options?: string[],
): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'File',
  name,
  systemName: name.toLowerCase().replaceAll(' ', '_'),
  type,
  description,
  mode: 'replace',
  ...(options && { options }),
})

const DIET = asks('Dietary restrictions', 'array', 'What the guest does not eat or drink')
const ALLERGIES = asks('Allergies', 'array', 'What the person is allergic to')
const SKILLS = asks('Skills', 'array')
const CHANNEL = asks('Preferred channel', 'options', 'How to contact the customer', ['phone', 'email', 'letter'])
const STAGE = asks('Stage', 'options', 'Where the deal stands', ['trial', 'lost', 'customer'])

const read = async (content: string, ...definitions: PropertyDefinition[]): Promise<unknown> => {
  const found = await extractOffline({ content, timestamp: new Date('2026-03-02T10:00:00Z'), definitions })
  return found.filter(({ confidence }) => confidence >= 0.9).map(({ value }) => value)
}

test.each([
  ['My brother Anselm runs the shop.', asks('Brother', 'text', 'Name of the brother'), 'Anselm'],
  ['Our vet, Dr Okoye, called.', asks('Vet', 'text', 'Who treats the dog'), 'Dr Okoye'],
  ['We live in Birkenallee 7 since May.', asks('Address', 'text', 'Where the person lives'), 'Birkenallee 7'],
  ['Lives in Tromsø, wants to stay.', asks('City', 'text', 'Where the person lives'), 'Tromsø'],
  ['Tickets to Peru are paid.', asks('Destination', 'text'), 'Peru'],
  ['My salary is paid to Larch Bank.', asks('Bank', 'text', 'Where the salary is paid'), 'Larch Bank'],
  ['I always book a forward-facing seat.', asks('Seat preference', 'text'), 'forward-facing seat'],
  ['Choir practice has moved to Wednesdays.', asks('Choir day', 'text', 'Weekday of the choir'), 'Wednesday'],
  ['I wake up at quarter past five.', asks('Wake-up time', 'text', 'When the person gets up'), 'quarter past five'],
  ['Notice period six weeks.', asks('Notice period', 'text'), 'six weeks'],
  ['Flights booked: out on TP1121 in May.', asks('Flight number', 'text'), 'TP1121'],
  ['Mina Vogt, bridge engineer, was recommended.', asks('Profession', 'text'), 'bridge engineer'],
  ['Back from Crete on 9 May.', asks('Return', 'date', 'Day of return'), '2026-05-09'],
  ['Now earning 61k.', asks('Current salary', 'number', 'What the candidate earns'), 61_000],
  ['No letters, please, I only read mail.', CHANNEL, 'email'],
  ['Eats no pork and no rabbit.', DIET, ['pork', 'rabbit']],
  ['Five years of Kotlin and Scala.', SKILLS, ['Kotlin', 'Scala']],
  ['Allergic to shellfish, badly.', ALLERGIES, ['shellfish']],
  ['There is an allergy to kiwi on file.', ALLERGIES, ['kiwi']],
  ['The new shop goes live on 9 May.', asks('Go-live date', 'date'), '2026-05-09'],
])('reads the plain statement %j', async (content, definition, value) => {
  expect(await read(content, definition)).toEqual([value])
})

test.each([
  ["My brother's friend Otto runs the shop.", asks('Brother', 'text', 'Name of the brother')],
  ['We need somebody proficient in Kotlin.', SKILLS],
  ['I am not allergic to shellfish.', ALLERGIES],
  ['There is no known allergy to kiwi.', ALLERGIES],
  ['I thought that I was allergic to latex.', ALLERGIES],
  ['There was no bread at the station.', DIET],
  ['They gave me a middle seat.', asks('Seat preference', 'text')],
  ['The trial ran well, the customer is quiet.', STAGE],
])('reads no certain value in %j', async (content, definition) => {
  expect(await read(content, definition)).toEqual([])
})
