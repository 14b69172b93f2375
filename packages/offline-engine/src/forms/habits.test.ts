import { expect, test } from 'vitest'
import { definer } from '../../test/definitions.ts'
import { extractOffline } from '../extract.ts'
import type { PropertyDefinition } from '../types.ts'

const property = definer('Guests')
const CAR = property('Car', 'text')
const INSTRUMENT = property('Instrument', 'text')
const EMPLOYER = property('Employer', 'text')
const CATERER = property('Caterer', 'text')
const MEDICATIONS = property('Medications', 'array')
const HOME = property('City', 'text', { description: 'Where the guest lives' })

const read = async (
  content: string,
  definition: PropertyDefinition,
): Promise<[value: unknown, isCertain: boolean][]> => {
  const found = await extractOffline({
    content,
    timestamp: new Date('2026-03-02T10:00:00Z'),
    definitions: [definition],
  })
  return found.map(({ value, confidence }) => [value, confidence >= 0.9])
}

test.each([
  ['We drive an old blue Citroen these days.', CAR, 'Citroen'],
  ['She drives a Kia Picanto to work.', CAR, 'Kia Picanto'],
  ['Ich fahre einen Seat.', CAR, 'Seat'],
  ['I play the oboe in a quintet.', INSTRUMENT, 'oboe'],
  ['He plays bass guitar.', INSTRUMENT, 'bass guitar'],
  ['Brook Street Kitchen is our caterer.', CATERER, 'Brook Street Kitchen'],
  ['Fennel & Rye is the new caterer for the party.', CATERER, 'Fennel & Rye'],
  ['Vivo en Gijón desde mayo.', HOME, 'Gijón'],
  ['Ich wohne jetzt in Fulda.', HOME, 'Fulda'],
  ["J'habite à Nantes.", HOME, 'Nantes'],
  ['Ich wohne in Fulda und arbeite bei Brandwerk.', EMPLOYER, 'Brandwerk'],
  ['She takes bisoprolol.', MEDICATIONS, ['bisoprolol']],
  ['He is on 5 mg of Corvexil and takes paracetamol.', MEDICATIONS, ['Corvexil', 'paracetamol']],
  ['Takes lisinopril 10 mg, apixaban and insulin.', MEDICATIONS, ['lisinopril', 'apixaban', 'insulin']],
])('reads what somebody does: %j', async (content, definition, value) => {
  expect(await read(content, definition)).toEqual([[value, true]])
})

test.each([
  ['I live in Gera and drive a Smart.', CAR, 'Smart'],
  ['We have a small Mazda.', CAR, 'Mazda'],
  ["I've been with Tannheim since 2019.", EMPLOYER, 'Tannheim'],
  ['Trabajo en Norplast.', EMPLOYER, 'Norplast'],
  ['Wohnt in Fulda.', HOME, 'Fulda'],
])('is unsure of %j', async (content, definition, value) => {
  expect(await read(content, definition)).toEqual([[value, false]])
})

test.each([
  ["We don't drive a Citroen.", CAR],
  ['I would rather drive a Citroen.', CAR],
  ['When in Rome I drive a Vespa.', CAR],
  ['He drives a hard bargain.', CAR],
  ['I play the lottery.', INSTRUMENT],
  ['She wants to play the oboe.', INSTRUMENT],
  ['Mi tía vive en Gijón.', HOME],
  ['Wenn ich in Fulda wohne, schreibe ich.', HOME],
  ['No vivo en Gijón.', HOME],
  ['He takes the tram.', MEDICATIONS],
  ['She no longer takes bisoprolol.', MEDICATIONS],
  ['He was on insulin in hospital.', MEDICATIONS],
])('reads nothing certain in %j', async (content, definition) => {
  expect((await read(content, definition)).filter(([, isCertain]) => isCertain)).toEqual([])
})
