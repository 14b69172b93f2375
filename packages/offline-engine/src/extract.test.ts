import { describe, expect, it } from 'vitest'
import { extractOffline } from './extract.ts'
import type { ExtractedProperty, ExtractInput, PropertyDefinition } from './types.ts'

const property = (
  name: string,
  type: PropertyDefinition['type'],
  more: Partial<PropertyDefinition> = {},
): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'Contacts',
  name,
  systemName: name.toLowerCase().replaceAll(' ', '_'),
  type,
  mode: 'replace',
  ...more,
})

/** A Wednesday. */
const NOW = new Date('2026-03-04T09:00:00Z')

const read = (
  content: string,
  definitions: PropertyDefinition[],
  more: Partial<ExtractInput> = {},
): Promise<ExtractedProperty[]> => extractOffline({ content, timestamp: NOW, definitions, ...more })

const firstValue = async (content: string, definition: PropertyDefinition): Promise<unknown> =>
  (await read(content, [definition]))[0]?.value

const CONTACT = [
  property('Full name', 'text'),
  property('Email', 'text'),
  property('Phone', 'text'),
  property('Job title', 'text'),
  property('Company', 'text'),
  property('City', 'text'),
  property('Website', 'text'),
  property('Budget', 'number', { unit: 'USD' }),
  property('Team size', 'number'),
  property('Renewal date', 'date'),
  property('Decision maker', 'boolean'),
  property('Priority', 'options', { options: ['Low', 'Medium', 'High'] }),
  property('Allergies', 'array', { mode: 'append' }),
]

describe('extractOffline', () => {
  it('reads a form', async () => {
    const content = [
      'Name: Bob Stone',
      'E-mail: bob@stone.example',
      'Mobile: (415) 555-0134',
      'Job title: VP of Sales',
      'Company: Stone & Daughters',
      'Budget: 25,000 USD',
      'Decision maker: yes',
      'Priority: low',
      'Allergies: peanuts, shellfish and latex',
    ].join('\n')
    expect(Object.fromEntries((await read(content, CONTACT)).map(one => [one.systemName, one.value]))).toEqual({
      full_name: 'Bob Stone',
      email: 'bob@stone.example',
      phone: '(415) 555-0134',
      job_title: 'VP of Sales',
      company: 'Stone & Daughters',
      budget: 25_000,
      decision_maker: true,
      priority: 'Low',
      allergies: ['peanuts', 'shellfish', 'latex'],
    })
  })

  it('reads prose, and returns the evidence of every value', async () => {
    const content =
      'Met Maria Gonzalez, the head of operations at Northwind Logistics. She is based in Lisbon and manages a team of 12. ' +
      'The budget is around $40k and the contract renews on 3 June 2026. She is allergic to penicillin.'
    const found = await read(content, CONTACT)
    expect(Object.fromEntries(found.map(one => [one.systemName, one.value]))).toMatchObject({
      full_name: 'Maria Gonzalez',
      job_title: 'head of operations',
      company: 'Northwind Logistics',
      city: 'Lisbon',
      team_size: 12,
      budget: 40_000,
      renewal_date: '2026-06-03',
      allergies: ['penicillin'],
    })
    for (const { evidence, confidence } of found) {
      expect(content.slice(evidence.start, evidence.end)).toBe(evidence.text)
      expect(confidence).toBeGreaterThan(0.4)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })

  it('returns nothing for a text without the requested values', async () => {
    expect(await read('It rained all morning and the bus was late again.', CONTACT)).toEqual([])
    expect(await read('', CONTACT)).toEqual([])
    expect(await read('Ana pays 40 EUR.', [])).toEqual([])
  })

  it('uses a correction under replace', async () => {
    expect(
      await firstValue(
        'The budget is 25k. Actually, the budget is 30k now.',
        property('Budget', 'number', { unit: 'USD' }),
      ),
    ).toBe(30_000)
  })

  it.each([
    ['Her budget is 1.2M.', property('Budget', 'number', { unit: 'USD' }), 1_200_000],
    ['The price is €1.500.000.', property('Price', 'number', { unit: 'EUR' }), 1_500_000],
    ['We have twenty-five employees.', property('Employees', 'number'), 25],
    ['Weight: 154 lb', property('Weight', 'number', { unit: 'kg' }), 69.85],
    ['The trial lasts two weeks, that is the duration.', property('Duration', 'number', { unit: 'days' }), 14],
  ])('reads the number of %j', async (content, definition, value) => {
    expect(await firstValue(content, definition)).toBe(value)
  })

  it('never returns an amount in another currency', async () => {
    expect(await read('The budget is €40k.', [property('Budget', 'number', { unit: 'USD' })])).toEqual([])
  })

  it.each([
    ['The deadline is tomorrow.', '2026-03-05'],
    ['The deadline is next Friday.', '2026-03-13'],
    ['The deadline is the end of March.', '2026-03-31'],
    ['The deadline is in two weeks.', '2026-03-18'],
    ['The deadline is 2026-07-01.', '2026-07-01'],
  ])('resolves relative dates from the time of the text: %j', async (content, value) => {
    expect(await firstValue(content, property('Deadline', 'date'))).toBe(value)
  })

  it.each([
    ['He is a smoker.', true],
    ["She doesn't smoke.", false],
    ['Smoker: no', false],
    ['She is a non-smoker.', false],
    ['Do you smoke? No, never.', false],
  ])('reads yes and no: %j', async (content, value) => {
    expect(await firstValue(content, property('Smoker', 'boolean'))).toBe(value)
  })

  it('keeps every value under append and at most maxProperties', async () => {
    const definitions = [property('Email', 'text', { mode: 'append' }), property('City', 'text')]
    const content = 'Email: a@one.example, b@two.example. He lives in Berlin.'
    expect((await read(content, definitions)).map(one => one.value)).toEqual([
      'a@one.example',
      'b@two.example',
      'Berlin',
    ])
    expect(await read(content, definitions, { maxProperties: 1 })).toHaveLength(1)
  })

  it('reads an object from its label', async () => {
    expect(await firstValue('Dimensions: width: 20 cm; height: 30 cm', property('Dimensions', 'object'))).toEqual({
      width: '20 cm',
      height: '30 cm',
    })
  })

  it('stops if the caller aborts', async () => {
    const content = 'The budget of Ana Reyes at Orbit Foods is $40k. '.repeat(4_000)
    await expect(read(content, CONTACT, { signal: AbortSignal.timeout(20) })).rejects.toThrow()
  })
})

describe('extractOffline on hostile text', { timeout: 180_000 }, () => {
  const HOSTILE: [string, string][] = [
    ['one endless word', 'a'.repeat(200_000)],
    ['digits', '1'.repeat(200_000)],
    ['digits and commas', '1,'.repeat(100_000)],
    ['digits and spaces', '1 '.repeat(100_000)],
    ['dots', 'a.'.repeat(100_000)],
    ['at signs', 'a@'.repeat(100_000)],
    ['colons', 'Budget: '.repeat(25_000)],
    ['brackets', '('.repeat(200_000)],
    ['line ends', '\n'.repeat(200_000)],
    ['capitals', 'Ana And '.repeat(25_000)],
    ['number words', 'two hundred '.repeat(16_000)],
    ['dates', 'from 1 May to '.repeat(14_000)],
    ['lists', 'allergic to a, b and c, '.repeat(8_000)],
    ['emoji, right to left and lone surrogates', '👩‍👩‍👧 שלום \ud800 مرحبا \udc00 Budget: $5k\n'.repeat(4_000)],
  ]

  it.each(HOSTILE)('reads 200 kB of %s in bounded time, with exact evidence', async (_, content) => {
    const before = process.cpuUsage()
    const found = await read(content, CONTACT)
    // Processor time, since everything waits on a busy machine.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(10_000)
    for (const { evidence } of found) expect(content.slice(evidence.start, evidence.end)).toBe(evidence.text)
  })

  it('accepts meaningless definitions', async () => {
    const odd = [
      property('', 'text'),
      property('🙂', 'number', { unit: '🙃' }),
      property('the of', 'boolean'),
      property('.*(a+)+$', 'options', { options: ['', '+', '(', '.*'] }),
      property('__proto__', 'object'),
    ]
    await expect(read('__proto__: a: b. The of 🙂 5 🙃 + ( .*', odd)).resolves.toBeInstanceOf(Array)
  })

  it.each([
    ['Email', 'You can write to dana@northwind.example.', 'dana@northwind.example'],
    ['Emails', 'You can write to dana@northwind.example.', 'dana@northwind.example'],
    ['Email address', 'You can write to dana@northwind.example.', 'dana@northwind.example'],
    ['Contact emails', 'You can write to dana@northwind.example.', 'dana@northwind.example'],
    ['Phone', 'Call me at +44 20 7946 0123 after lunch.', '+44 20 7946 0123'],
    ['Phones', 'Call me at +44 20 7946 0123 after lunch.', '+44 20 7946 0123'],
    ['Phone number', 'Call me at +44 20 7946 0123 after lunch.', '+44 20 7946 0123'],
    ['Phone numbers', 'Call me at +44 20 7946 0123 after lunch.', '+44 20 7946 0123'],
    ['Website', 'Our site is https://northwind.example.', 'https://northwind.example'],
    ['Websites', 'Our site is https://northwind.example.', 'https://northwind.example'],
    ['Links', 'Our site is https://northwind.example.', 'https://northwind.example'],
    ['URLs', 'Our site is https://northwind.example.', 'https://northwind.example'],
  ])('finds the %s of a text alone and as a list', async (name, content, value) => {
    expect(await firstValue(content, property(name, 'text'))).toBe(value)
    expect(await firstValue(content, property(name, 'array'))).toEqual([value])
  })

  it('finds all addresses of a list', async () => {
    const content = 'You can write to dana@northwind.example or to office@northwind.example.'
    expect(await firstValue(content, property('Emails', 'array'))).toEqual([
      'dana@northwind.example',
      'office@northwind.example',
    ])
  })

  it.each([
    [
      'Patient takes metformin 1000 mg, ramipril 5 mg and aspirin.',
      'Medications',
      ['metformin', 'ramipril', 'aspirin'],
    ],
    ['She is on metformin 1000 mg, ramipril 5 mg.', 'Medication', ['metformin', 'ramipril']],
    ['He has two kids, Ella and Tom.', 'Children', ['Ella', 'Tom']],
  ])('finds the list of %j whole, at any confidence', async (content, name, value) => {
    const definition = property(name, 'array')
    expect(await firstValue(content, definition)).toEqual(value)
    for (const minConfidence of [0.6, 0.7, 0.82, 0.85, 0.95])
      for (const found of await read(content, [definition], { minConfidence })) expect(found.value).toEqual(value)
  })
})
