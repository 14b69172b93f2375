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

const readAbove = async (least: number | undefined, content: string, definitions: PropertyDefinition[]) => {
  const input = { content, timestamp: NOW, definitions }
  return resolve(input, await scoredCandidates(input), least)
}

/** The values that are returned, not only found. */
const said = async (content: string, definition: PropertyDefinition): Promise<unknown> =>
  (await readAbove(undefined, content, [definition]))[0]?.value

async function read(
  content: string,
  definition: PropertyDefinition,
  ...others: PropertyDefinition[]
): Promise<unknown> {
  const found = await readAbove(FOUND, content, [definition, ...others])
  return found.find(one => one.systemName === definition.systemName)?.value
}

describe('answers to questions', () => {
  const TOOLS = property('Tools used', 'array', { description: 'Software that the team works with.' })

  it.each([
    ['Rep: What do you run today?\nDana: Jira and GitLab.\nRep: Fine.', ['Jira', 'GitLab']],
    ['[09:12] Rep: What do you use?\n[09:13] Dana: Only Jira.\n[09:14] Rep: Fine.', ['Jira']],
    ['Rep: What do you use?\nRep: Jira and GitLab are common.\nDana: We will see.', undefined],
  ])('reads the list that answers, if another speaker says it: %j', async (content, value) => {
    expect(await (value === undefined ? said : read)(content, TOOLS)).toEqual(value)
  })

  it.each([
    ['Any pets? No, none.', property('Has pets', 'boolean'), false],
    ['A: Do you log in with SSO?\nB: Not yet.\nA: Fine.', property('SSO enabled', 'boolean'), false],
    ['A: Is it furnished?\nB: Yes, fully.\nA: Good.', property('Furnished', 'boolean'), true],
    [
      'A: Was anybody hurt?\nB: No, luckily.\nA: Good.',
      property('Injured', 'boolean', { description: 'Whether anybody was hurt.' }),
      false,
    ],
    [
      'A: How many kilometres has it done?\nB: About 61 thousand.\nA: OK.',
      property('Mileage', 'number', { unit: 'km' }),
      61_000,
    ],
    ['A: How many people?\nB: Just two.\nA: OK.', property('Occupants', 'number'), 2],
    ['A: And notice?\nB: Six weeks.\nA: OK.', property('Notice period', 'number', { unit: 'weeks' }), 6],
  ])('reads a short answer in the context of its question: %j', async (content, definition, value) => {
    expect(await (value === undefined ? said : read)(content, definition)).toBe(value)
  })
})

describe('lists', () => {
  it.each([
    ['They licensed the Reports and Planner modules.', property('Modules', 'array'), ['Reports', 'Planner']],
    [
      'We replaced the brake pads, the timing belt and the pump.',
      property('Work', 'array', { description: 'Parts replaced.' }),
      ['brake pads', 'timing belt', 'pump'],
    ],
    ['Her skills, including Go and Rust, are rare.', property('Skills', 'array'), ['Go', 'Rust']],
    [
      'I love Thai and Lebanese food, can’t stand olives.',
      property('Favorite cuisines', 'array'),
      ['Thai', 'Lebanese food'],
    ],
    ['Rotterdam went live in August and in March.', property('Tools in use', 'array'), undefined],
    ['The group is privately held; director Anna Reed said so.', property('Certifications', 'array'), undefined],
  ])('end where their clause ends: %j', async (content, definition, value) => {
    expect(await (value === undefined ? said : read)(content, definition)).toEqual(value)
  })

  it('name who does what the description says', async () => {
    const signers = property('Decision makers', 'array', { description: 'People who sign or approve.' })
    expect(await read('Above that it goes to Helena Voss, our CFO.', signers)).toEqual(['Helena Voss'])
    expect(await said('Helena waters the plants.', signers)).toBeUndefined()
  })
})

describe('numbers', () => {
  it.each([
    ['Training is two hours per team.', property('Team size', 'number'), undefined],
    ['She is 1.68 m tall.', property('Height', 'number', { unit: 'cm' }), 168],
    ['Mileage: 45.200 km', property('Mileage', 'number', { unit: 'km' }), 45_200],
    ['She trains three times a week.', property('Sessions per week', 'number'), 3],
    ['We meet twice a week.', property('Lessons per week', 'number'), 2],
    ['The rent is 980 euros a month.', property('Monthly rent', 'number', { unit: 'EUR' }), 980],
    ['The room is 120 euros a night.', property('Monthly rent', 'number', { unit: 'EUR' }), undefined],
    ['I have booked the credit, it comes to $412.50.', property('Budget', 'number', { unit: 'USD' }), undefined],
    ['Total: $9,870, deposit $2,000 paid', property('Total price', 'number', { unit: 'USD' }), 9_870],
    ['I charge 40 pounds an hour.', property('Hourly rate', 'number', { unit: 'GBP' }), 40],
  ])('are matched by unit, rate and kind of amount: %j', async (content, definition, value) => {
    expect(await (value === undefined ? said : read)(content, definition)).toBe(value)
  })
})

describe('changes', () => {
  const PLAN = property('Plan', 'options', { options: ['Basic', 'Starter', 'Premium'] })

  it.each([
    ['She downgraded from Premium to Basic.', PLAN, 'Basic'],
    ['Antwerp starts in January.', PLAN, undefined],
    ['Their plan is Starter.', PLAN, 'Starter'],
    ['Dear hiring team, hello.', property('Hiring stage', 'options', { options: ['Hired', 'Rejected'] }), undefined],
    ['We qualify that lead.', property('Stage', 'options', { options: ['Qualified', 'Lost'] }), 'Qualified'],
    ['Please move my appointment from June 12 to June 19.', property('Appointment', 'date'), '2026-06-19'],
    ['The hearing on 14 July is cancelled.', property('Hearing date', 'date'), undefined],
    ['The lease runs from 1 May 2026 to 30 April 2027.', property('Lease end', 'date'), '2027-04-30'],
    ['You can pick it up on Friday.', property('Pickup date', 'date'), '2026-03-06'],
    ['Minutes of the board; no calls before November.', property('Next call', 'date'), undefined],
    ['Departing on 21 May 2026, returning 23 May.', property('Return date', 'date'), '2026-05-23'],
    ['We go live on the 2nd of April.', property('Go-live date', 'date'), '2026-04-02'],
  ])('return the new value: %j', async (content, definition, value) => {
    expect(await (value === undefined ? said : read)(content, definition)).toBe(value)
  })

  it('keep the next meeting apart from this one', async () => {
    const next = property('Next meeting', 'date')
    expect(await read('We meet again tomorrow.', property('Meeting date', 'date'), next)).toBeUndefined()
    expect(await read('We meet again tomorrow.', next, property('Meeting date', 'date'))).toBe('2026-03-05')
  })
})

describe('yes-or-no facts', () => {
  it.each([
    ['SSO is on.', property('SSO enabled', 'boolean'), true],
    ['SSO is off.', property('SSO enabled', 'boolean'), false],
    ['Pets are welcome.', property('Pets allowed', 'boolean'), true],
    ['The retainer is unpaid.', property('Retainer paid', 'boolean'), false],
    ['They pay by card.', property('Paid', 'boolean'), undefined],
    ['The invoice has been paid.', property('Paid', 'boolean'), true],
    ['The bank pre-approved us.', property('Mortgage pre-approved', 'boolean'), true],
  ])('are read from the state of a thing: %j', async (content, definition, value) => {
    expect(await (value === undefined ? said : read)(content, definition)).toBe(value)
  })
})

describe('a boolean', () => {
  const about = async (content: string) =>
    (await readAbove(0.01, content, [property('Decision maker', 'boolean')]))[0]?.value

  it.each([
    'A decision was postponed.',
    'The decision was moved to March.',
    'We postponed the decision.',
    'The decision maker is on holiday.',
  ])('is not yes because the text names a thing: %j', async content => expect(await about(content)).toBeUndefined())

  it.each(['She makes the decisions.', 'He decides.', 'Mara is the decision maker.', 'She has the final say.'])(
    'is yes if it is said of the subject: %j',
    async content => expect(await about(content)).toBe(true),
  )

  it('is not yes if the thing has not come about', async () => {
    const signed = [property('Contract signed', 'boolean')]
    expect((await readAbove(0.01, 'The signed contract was postponed.', signed))[0]?.value).not.toBe(true)
    expect((await readAbove(0.01, 'The contract was signed.', signed))[0]?.value).toBe(true)
  })
})

describe('an array', () => {
  it('has the items of a list together, however certain each is', async () => {
    const content = 'She is fluent in German, English and Polish.'
    const input = { content, timestamp: NOW, definitions: [property('Languages', 'array')] }
    const valuesAt = async (minConfidence?: number) =>
      (await extractOffline({ ...input, minConfidence })).map(({ value }) => value)
    expect(await valuesAt()).toEqual([['German', 'English', 'Polish']])
    expect(await valuesAt(0.8)).toEqual([['German', 'English', 'Polish']])
    expect(await valuesAt(0.95)).toEqual([['German', 'English', 'Polish']])
  })
})

describe('names', () => {
  it('are those of the record’s subject, not of people it mentions', async () => {
    const member = property('Member name', 'text')
    const trainer = property('Trainer', 'text')
    expect(await read('Anna starts with her new trainer, Jo Park.', trainer, member)).toBe('Jo Park')
    expect(await read('Anna starts with her new trainer, Jo Park.', member, trainer)).toBe('Anna')
  })

  it('have the kind that the description states', async () => {
    const handler = property('Case handler', 'text', { description: 'Person who handles the claim.' })
    expect(await read('Case handler is now Petra Kohl.', handler)).toBe('Petra Kohl')
  })

  it('may contain the property’s word, and a code with spaces may follow its label', async () => {
    expect(await read('It is heard in the Superior Court of Denver.', property('Court', 'text'))).toMatch(
      /^Superior Court/,
    )
    expect(await read('Plate: BX 771 K', property('License plate number', 'text'))).toBe('BX 771 K')
  })

  it('may be followed by where somebody is from', async () => {
    const lead = property('Project lead', 'text', { description: 'Person who leads the project.' })
    expect(await read('Present: Joanna Reyes (project lead), Tom Birk', lead)).toBe('Joanna Reyes')
  })

  it('of languages are all read from a list', async () => {
    const languages = property('Languages', 'array')
    expect(await read('She is fluent in German, English and Polish.', languages)).toEqual([
      'German',
      'English',
      'Polish',
    ])
  })
})
