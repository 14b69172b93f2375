import { describe, expect, it } from 'vitest'
import { definer } from '../../test/definitions.ts'
import { readBoat, type Values } from '../../test/read-boat.ts'

const property = definer('Boats')

const DEFINITIONS = [
  property('Berth', 'text', { description: 'Where the boat lies' }),
  property('Sailmaker', 'text', { description: 'Company that makes the sails' }),
  property('Crew', 'number', { description: 'How many people sail on it' }),
  property('Mooring fee', 'number', { unit: 'EUR', description: 'What the mooring costs' }),
  property('Deposit', 'number', { unit: 'NOK', description: 'What the yard keeps' }),
  property('Haul-out date', 'date', { description: 'Day on which the boat is taken out of the water' }),
  property('Insurance', 'options', { options: ['Basic', 'Coastal', 'Ocean'], description: 'Which cover the boat has' }),
]

const read = (content: string): ReturnType<typeof readBoat> => readBoat(content, DEFINITIONS)
const stored = async (content: string): Promise<Values> => (await read(content)).stored

describe('what may still be chosen', () => {
  it.each([
    'The shortlist for the sailmaker: North Loft, Elvstrom, plain Doyle. We vote on Thursday.',
    'Sailmaker candidates: North Loft, Elvstrom',
    'Options for the insurance: Coastal, Ocean',
    'Still in the running for sailmaker: North Loft',
    'Under consideration as sailmaker: Elvstrom',
    'Contenders for the haul-out date: 3 June, 10 June',
    'Possible insurance: Coastal or Ocean',
    'Our shortlist of sailmakers is Doyle, Elvstrom and Hood.',
    'The yard floated raising the mooring fee to 1,100 EUR.',
    'She is torn between Coastal and Ocean as the insurance.',
    'They are weighing Coastal against Ocean for the insurance.',
  ])('is a suggestion at most: %j', async text => {
    expect(await stored(text)).toEqual({})
  })

  it('suggests it', async () => {
    expect((await read('Nominees for the sailmaker: North Loft, Elvstrom')).suggested).toEqual({
      Sailmaker: 'North Loft',
    })
  })

  it.each([
    ['Sailmaker: North Loft', { Sailmaker: 'North Loft' }],
    ['Insurance option: Coastal', { Insurance: 'Coastal' }],
    ['The skippers looked at all options – the insurance is Coastal.', { Insurance: 'Coastal' }],
    ['Options booked: Coastal insurance', { Insurance: 'Coastal' }],
    ['Hood & Daughters is our new sailmaker.', { Sailmaker: 'Hood & Daughters' }],
  ])('is stored once it is chosen: %j', async (text, values) => {
    expect(await stored(text)).toEqual(values)
  })
})

describe('what a text denies from afar', () => {
  it.each([
    'I would not go so far as to say that she has a crew of 5.',
    "I wouldn't swear that the crew is 5.",
    'Nobody can say that the mooring fee is 900 EUR.',
    'It would be wrong to say that the mooring fee is 900 EUR.',
    'It is simply not the case, whatever the office says, that the crew is 5.',
    'There is no evidence that the haul-out date is 3 June.',
    'Far be it from me to say that the crew is 5.',
    'I cannot in good conscience say that the haul-out date is 3 June.',
    'I have yet to see proof that the crew is 5.',
    'It is not that the crew is 5.',
    'I doubt very much, as does everyone here, that the haul-out date is 3 June.',
    "It couldn't be further from the truth that the crew is 5.",
    'I would be the last to say that the crew is 5.',
    'The idea that the mooring fee is 900 EUR is absurd.',
    'Had we gone with the outer pier, the mooring fee would have been 900 EUR.',
    'They all but doubled the crew to 5.',
    'Once upon a time there was a crew of 5 on the Gannet.',
    'The skipper demands 250 EUR of the mooring fee back.',
  ])('leaves nothing to decide on: %j', async text => {
    expect(await read(text)).toEqual({ stored: {}, suggested: {} })
  })

  it.each([
    ['I can say that the crew is 5.', { Crew: 5 }],
    ['There is evidence that the crew is 5.', { Crew: 5 }],
    ['There is no question that the mooring fee is 900 EUR.', { 'Mooring fee': 900 }],
    ['The November list shows that the crew is 5.', { Crew: 5 }],
    ['The pier has no sign, and the mooring fee is 900 EUR.', { 'Mooring fee': 900 }],
    ['I am not ashamed to say that the crew is 5.', { Crew: 5 }],
    ["I can't say this often enough: the mooring fee is 900 EUR.", { 'Mooring fee': 900 }],
    ['Nobody would claim it is cheap; the crew is 5.', { Crew: 5 }],
    ['I would not say that it is cheap, but the mooring fee is 900 EUR.', { 'Mooring fee': 900 }],
  ])('is no denial of what stands beside it: %j', async (text, values) => {
    expect(await stored(text)).toEqual(values)
  })
})

describe('a part of a time', () => {
  it.each([
    ['the last day of August', '2026-08-31'],
    ['the last day of the month', '2026-05-31'],
    ['the first Monday of September', '2026-09-07'],
    ['the last Friday in October 2027', '2027-10-29'],
    ['the second Tuesday of next month', '2026-06-09'],
    ['at the end of Q3', '2026-09-30'],
    ['at the end of the year', '2026-12-31'],
    ['by the end of 2027', '2027-12-31'],
    ['14 August', '2026-08-14'],
    ['the eleventh of June', '2026-06-11'],
    ['a month after 4 June', '2026-07-04'],
    ['in five weeks', '2026-06-16'],
    ['Sunday, the last day of the month', '2026-05-31'],
    ['tomorrow', '2026-05-13'],
  ])('is a day if it is exact: %s', async (said, day) => {
    expect(await stored(`The haul-out date is ${said}.`)).toEqual({ 'Haul-out date': day })
  })

  it.each([
    'mid-August',
    'the beginning of September',
    'in the last week of August',
    'in the 2nd half of August',
    'in the second half of the year',
    'in the first half of Q3',
    'at the end of the week',
    'late in July',
    'sometime in July',
    'around the end of July',
    'in July',
    'July 2027',
    '07/2027',
    'next quarter',
    'next month',
    'in the fourth quarter',
    'Q2',
    'on a Thursday in July',
    'Thursday of next week',
    'Friday, the last day of the month',
  ])('is no certain day otherwise: %s', async said => {
    expect(await stored(`The haul-out date is ${said}.`)).toEqual({})
  })
})

describe('a table', () => {
  it.each([
    ['Item;Estimate\nCrew;5\nMooring fee;900', { Crew: 5, 'Mooring fee': 900 }],
    ['Item\tPrevious\tNew\nCrew\t5\t6', { Crew: 5 }],
    ['Item | Goal | Forecast\n--- | --- | ---\nCrew | 5 | 6', { Crew: 5 }],
    ['Item,Budgeted,Status\nCrew,5,open\nDeposit,900,open', {}],
  ])('suggests what is in a column of plans or of the past: %j', async (text, suggested) => {
    expect(await read(text)).toEqual({ stored: {}, suggested })
  })

  it('has no values in its header', async () => {
    expect(await stored('Sailmaker | Berth | Insurance\nNorth Loft | C14 | Ocean')).not.toHaveProperty('Sailmaker')
    expect(await stored('Berth | Crew\nInsurance | Ocean')).not.toHaveProperty('Berth')
  })

  it.each([
    ['Crew;5\nMooring fee;900\nInsurance;Ocean', { Crew: 5, 'Mooring fee': 900, Insurance: 'Ocean' }],
    ['Crew | 5\nBerth | C14', { Crew: 5, Berth: 'C14' }],
    ['Item;Actual;Note\nCrew;5;none', { Crew: 5 }],
  ])('states its other cells: %j', async (text, values) => {
    expect(await stored(text)).toEqual(values)
  })
})

describe('a form', () => {
  it.each([
    'Berth: #######',
    'Sailmaker: xxxx',
    'Sailmaker: ***',
    'Sailmaker: <name>',
    'Sailmaker: [name]',
    'Sailmaker: {name}',
    'Berth: N/A',
    'Berth: tbd',
    'Sailmaker: (model as on the back)',
    'Berth: (as on your card)',
    'Berth: (choose one)',
    'Berth: (your berth)',
    'Berth: (berth)',
    'Berth: $BERTH',
    'Berth: e.g. C14',
    'Sailmaker: z. B. Elvstrom',
  ])('has nothing where nothing was written: %j', async text => {
    expect(await read(text)).toEqual({ stored: {}, suggested: {} })
  })

  it('states nothing if most of it was not filled in', async () => {
    const text = 'Berth: ####\nSailmaker: ____\nInsurance: <cover>\nHaul-out date: 01.06.2026\nMooring fee: 0'
    expect(await stored(text)).toEqual({})
    expect(await stored('Berth: ____\nSailmaker: ____\nCrew: 0\nHaul-out date: 01.01.1970')).toEqual({})
  })

  it.each([
    ['Berth: C14 (as painted on the pier)\nCrew: 5', { Berth: 'C14', Crew: 5 }],
    ['Berth: C14\nCrew: 5\nSailmaker: tbd\nInsurance: n/a\nHaul-out date: ?', { Berth: 'C14', Crew: 5 }],
    ['Berth: C14\nSailmaker: ____\nCrew: 5', { Berth: 'C14', Crew: 5 }],
  ])('states what was filled in: %j', async (text, values) => {
    expect(await stored(text)).toEqual(values)
  })
})

describe('other money', () => {
  it.each([
    'The mooring fee is 900 Swiss francs.',
    'The mooring fee is 900 Norwegian kroner.',
    'The mooring fee is 900 Canadian dollars.',
    'The mooring fee is 900 pounds sterling.',
    'The mooring fee is 900 zloty.',
    'The mooring fee is 90,000 yen.',
    'The mooring fee is CHF 900.',
    'Mooring fee: kr 900',
    'Mooring fee in Swiss francs: 900',
    'Mooring fee: 900 (CHF)',
    'Mooring fee (in dollars): 900',
    'Mooring fee: 900 Fr.',
    'The mooring fee is 900 Hong Kong dollars.',
    'The mooring fee is 900 lei.',
    'Deposit: 900 Swedish kronor',
  ])('is no amount of a property in another: %j', async text => {
    expect(await read(text)).toEqual({ stored: {}, suggested: {} })
  })

  it.each([
    ['The mooring fee is 900 euros.', { 'Mooring fee': 900 }],
    ['Mooring fee in euros: 900', { 'Mooring fee': 900 }],
    ['Mooring fee: 900 EUR (CHF 860)', { 'Mooring fee': 900 }],
    ['The deposit is 900 Norwegian kroner.', { Deposit: 900 }],
    ['The deposit is 900 kroner.', { Deposit: 900 }],
    ['The deposit is kr 900.', { Deposit: 900 }],
  ])('is stored in its own: %j', async (text, values) => {
    expect(await stored(text)).toEqual(values)
  })
})
