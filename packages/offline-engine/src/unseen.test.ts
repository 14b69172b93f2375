import { describe, expect, it } from 'vitest'
import { definer } from '../test/definitions.ts'
import { extractOffline, scoredCandidates } from './extract.ts'
import { resolve } from './scoring/resolve.ts'
import type { PropertyDefinition } from './types.ts'

const property = definer('Things')

/** These tests check what is found; whether it is certain enough to be returned is measured on complete sets. */
const FOUND = 0.3

/** A Wednesday. */
const NOW = new Date('2026-03-04T09:00:00Z')

async function read(content: string, definitions: PropertyDefinition[]): Promise<Record<string, unknown>> {
  const input = { content, timestamp: NOW, definitions }
  const found = resolve(input, await scoredCandidates(input), FOUND)
  return Object.fromEntries(found.map(one => [one.systemName, one.value]))
}

describe('the bearer of a name', () => {
  const PUPIL = property('Pupil', 'text', { description: 'Name of the pupil' })
  const HOME = [
    property('Tenant Name', 'text', { description: 'Name of the tenant' }),
    property('Landlord Name', 'text', { description: 'Who lets the home (the owner, not an agent)' }),
  ]
  const COACHED = [
    property('Client Name', 'text', { description: 'Name of the client' }),
    property('Coach Name', 'text', { description: 'Name of the coach or trainer' }),
  ]

  it.each([
    ['Handed over by the owner, Dr. Sunniva Krog.', HOME, { landlord_name: 'Sunniva Krog' }],
    ['Coach Imani: hello!\nWes: hi\nCoach Imani: any pain?', COACHED, { coach_name: 'Imani' }],
    ['Name: Benedikta Sol\nTrainer: Marcus Tein', COACHED, { client_name: 'Benedikta Sol', coach_name: 'Marcus Tein' }],
    ['Pupil: to be named', [PUPIL], {}],
  ])('is identified by the role next to it: %j', async (content, definitions, values) => {
    expect(await read(content, definitions)).toMatchObject(values)
    expect(Object.keys(await read(content, definitions)).sort()).toEqual(
      expect.arrayContaining(Object.keys(values).sort()),
    )
  })

  it("is not the record's subject with another role", async () => {
    expect(await read('Handed over by the owner, Dr. Sunniva Krog.', HOME)).not.toHaveProperty('tenant_name')
    expect(await read('Pupil: to be named', [PUPIL])).toEqual({})
  })
})

describe('forms', () => {
  it.each([
    ['PI: Dr. Efua Boateng', property('Principal Investigator', 'text'), 'Efua Boateng'],
    [
      'Host: Asante Valley College',
      property('Applicant', 'text', { description: 'Organization that applies (host of the project)' }),
      'Asante Valley College',
    ],
    [
      'Goal: [ ] weight loss [x] muscle gain [ ] endurance',
      property('Goal', 'options', { options: ['Weight Loss', 'Muscle Gain', 'Endurance'] }),
      'Muscle Gain',
    ],
  ])('contain initials, words of the description, and ticked boxes: %j', async (content, definition, value) => {
    expect(Object.values(await read(content, [definition]))[0]).toContain(value)
  })

  it('assign a plain label to the plain property', async () => {
    const definitions = [
      property('Target Weight', 'number', { unit: 'kg' }),
      property('Body Weight', 'number', { unit: 'kg' }),
    ]
    expect(await read('Weight: 58 kg', definitions)).toEqual({ body_weight: 58 })
  })
})

describe('a statement about something else', () => {
  it.each([
    ['The trail is closed.', property('Trail', 'text')],
    ['She wants to buy.', property('Must Haves', 'array')],
    ['No Series A yet.', property('Stage', 'options', { options: ['Seed', 'Series A'] })],
    ['A short report after week six.', property('Sessions per Week', 'number')],
    ['Please approve the proof by Friday.', property('Proof Approved', 'boolean')],
  ])('is ignored: %j', async (content, definition) => {
    expect(await read(content, [definition])).toEqual({})
  })

  it('in brackets corrects nothing', async () => {
    const requested = property('Amount Requested', 'number', { unit: 'EUR' })
    expect(await read('Requested: EUR 640 000 (own contribution: EUR 90 000)', [requested])).toEqual({
      amount_requested: 640_000,
    })
  })
})

describe('a value with a fixed format', () => {
  it.each([
    ['The Orrin Vale Fund is glad.', property('Fund', 'text'), 'Orrin Vale Fund'],
    ['They hold the "Sea of Glass" show.', property('Show Title', 'text'), 'Sea of Glass'],
    ['The plate is KLV 3382 now.', property('License Plate', 'text'), 'KLV 3382'],
    ['We rode the trail Mill Loop.', property('Trail', 'text'), 'Mill Loop'],
    ['Height 18.5 m.', property('Height', 'number', { unit: 'm' }), 18.5],
    ['It is funded for 18 months.', property('Duration', 'number', { unit: 'months' }), 18],
    ['Hearing: 12.09.2026', property('Hearing', 'date'), '2026-09-12'],
    ['Inspected this morning.', property('Inspection Date', 'date'), '2026-03-04'],
    ['The belt and the pump have been replaced.', property('Parts Replaced', 'array'), ['belt', 'pump']],
  ])('is read: %j', async (content, definition, value) => {
    expect(Object.values(await read(content, [definition]))).toEqual([value])
  })
})

it('has a probability, not a score', async () => {
  const [one] = await extractOffline({
    content: 'Hearing: 12.09.2026',
    timestamp: NOW,
    definitions: [property('Hearing', 'date')],
  })
  expect(one?.confidence).toBeGreaterThan(0.9)
  expect(one?.confidence).toBeLessThan(1)
})
