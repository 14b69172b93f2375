import { describe, expect, it } from 'vitest'
import { definer } from '../../test/definitions.ts'
import { readBoat } from '../../test/read-boat.ts'

const property = definer('Boats')

const DEFINITIONS = [
  property('Skipper', 'text', { description: 'Who sails it' }),
  property('Home port', 'text', { description: 'City where it lies' }),
  property('Sailmaker', 'text', { description: 'Company that makes the sails' }),
  property('Email', 'text'),
  property('Phone', 'text'),
  property('Mooring fee', 'number', { unit: 'EUR' }),
]

const read = (content: string): ReturnType<typeof readBoat> => readBoat(content, DEFINITIONS)

describe('what a template writes where a value belongs', () => {
  it.each([
    'Email: your.name@example.org',
    'Email: user@yourdomain.net',
    'Email: sales@company.com',
    'Write to firstname.lastname@mycompany.com, the skipper reads it.',
    'Skipper: First name Last name',
    'Skipper: Your full name',
    'Skipper: Surname, Forename',
    'Skipper: n. n.',
    'The skipper is Vorname Nachname.',
    'Sailmaker: Your Company Ltd',
    'Sailmaker: Lorem ipsum dolor sit amet',
    'Sailmaker: <sailmaker>',
    'Home port: Town, Country',
    'Phone: +49 000 0000000',
    'Phone: 1234567890',
    'Mooring fee: 0,000 EUR',
    'Mooring fee: 00.00 EUR',
  ])('is nothing to decide on: %j', async text => {
    expect(await read(text)).toEqual({ stored: {}, suggested: {} })
  })

  it.each([
    ['Email: ina.first@northloft.no', { Email: 'ina.first@northloft.no' }],
    ['Email: post@example.org', { Email: 'post@example.org' }],
    ['Skipper: Ola Namesen', { Skipper: 'Ola Namesen' }],
    ['Home port: Panama City', { 'Home port': 'Panama City' }],
    ['Sailmaker: First Sail Company', { Sailmaker: 'First Sail Company' }],
    ['Phone: +47 22 00 00 41', { Phone: '+47 22 00 00 41' }],
    ['Mooring fee: 0 EUR', { 'Mooring fee': 0 }],
    ['Mooring fee: 700.00 EUR', { 'Mooring fee': 700 }],
  ])('is not what only looks like it: %j', async (text, values) => {
    expect((await read(text)).stored).toEqual(values)
  })
})
