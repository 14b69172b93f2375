import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const organization = useOrganization(app)
const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/v1/${path}`, { key: organization.key, ...(body && { body }) })
const create = async (name: string, value: string, more: object = {}): Promise<string> =>
  (await call('POST', 'guidelines', { name, value, ...more })).body.data.id
const select = async (message: string, more: object = {}) =>
  (await call('POST', 'ai/smart-guidelines', { message, ...more })).body
const namesOf = ({ selection }: { selection: { name: string }[] }): string[] => selection.map(({ name }) => name)

const REFUNDS = `# Refunds

Refund within 30 days.

## Exceptions

### Vouchers

A gift card cannot be returned.

### Shipping

Postage is never repaid.
`
const TRAVEL = `# Travel

Book trains early.

## Hotels

At most 120 euros for a night.
`
let refunds: string
beforeEach(async () => {
  refunds = await create('Refund policy', REFUNDS, { tags: ['support'] })
  await create('Travel policy', TRAVEL, { tags: ['staff'] })
})

describe('a selection', () => {
  it('has the section that matches, under its headings, and names its source', async () => {
    const { selection, compiledContext, usage } = await select('Can this customer return a gift card?')
    expect(selection[0]).toMatchObject({
      guidelineId: refunds,
      reason: 'section "Vouchers" has return, gift, card',
      content: expect.stringContaining('# Refunds\n\n## Exceptions\n\n### Vouchers\n\nA gift card cannot be returned.'),
    })
    expect(selection[0].sections[0]).toMatchObject({ slug: 'vouchers', title: 'Vouchers' })
    expect(compiledContext).toContain(
      `<policy id="${refunds}" name="Refund policy" version="1" section="Vouchers">\n# Refunds`,
    )
    expect(compiledContext).not.toContain('trains')
    expect(usage).toMatchObject({ engine: 'offline', mode: 'fast', omittedSections: 0, creditsCharged: 1 })
    const { body } = await call('GET', 'me')
    expect(body.data.credits).toBe(999_999)
  })

  it('begins with what is always on, then with what the message triggers in any form of its words', async () => {
    await create('Tone', 'Be kind.', { alwaysOn: true })
    await create('Seat map', '# Plan\n\nRow 1 is in front.', { triggerKeywords: ['window seat', 'aisle'] })
    const found = await select('How much may a hotel cost? She wants window seats.')
    expect(namesOf(found)).toEqual(['Tone', 'Seat map', 'Travel policy'])
    expect(found.selection.map(({ reason }: { reason: string }) => reason).slice(0, 2)).toEqual([
      'alwaysOn',
      'keyword "window seat"; its name has seat; section "Plan" has seats',
    ])
    expect(found.selection[0]).toMatchObject({ score: 1, sections: [{ score: 0 }], content: 'Be kind.' })
    const inOtherOrder = await select('A seat by the window')
    expect(inOtherOrder.selection[1].reason).toBe('its name has seat; section "Plan" has seat')
  })

  it('has only guidelines with all of the tags', async () => {
    const message = 'A hotel refund for a gift card'
    expect(namesOf(await select(message, { tags: ['staff'] }))).toEqual(['Travel policy'])
    expect((await select(message, { tags: ['staff', 'support'] })).selection).toEqual([])
  })

  it.each(['Someone wants their money back', 'money back', 'I want my money back for this order'])(
    'is chosen by its meaning if the message has other words: %s',
    async message => {
      const { selection } = await select(message)
      expect(namesOf({ selection })).toEqual(['Refund policy'])
      expect(selection[0].why).toEqual([{ by: 'meaning', section: expect.any(String) }])
      expect(selection[0].reason).toMatch(/^section ".*" has a similar meaning$/)
    },
  )

  it('says why as data', async () => {
    await create('Tone', 'Be kind.', { alwaysOn: true, triggerKeywords: ['gift card'] })
    const { selection } = await select('A refund for a gift card')
    expect(selection.map(({ why }: { why: object[] }) => why)).toEqual([
      [{ by: 'always_on' }, { by: 'keyword', words: ['gift card'] }],
      [
        { by: 'name', words: ['refund'] },
        { by: 'words', words: ['refund', 'gift', 'card'], section: 'Vouchers' },
      ],
    ])
  })

  it('puts guidelines whose name is in the message first', async () => {
    await create('Parking', '# Parking\n\nEmployees park behind the house, and visitors in front of it.')
    await create('Visitors', '# Reception\n\nGive everybody a badge, and show them where to park.')
    expect(namesOf(await select('Where do visitors park?'))).toEqual(['Parking', 'Visitors'])
    expect(namesOf(await select('What about visitors at reception?'))[0]).toBe('Visitors')
  })

  it('is empty if nothing matches', async () => {
    expect(await select('Umbrella')).toMatchObject({ selection: [] })
    expect(await select('Quantum chromodynamics')).toMatchObject({ selection: [], compiledContext: '' })
  })

  it('stays within the tokens, and leaves out or cuts what does not fit', async () => {
    const lines = Array.from({ length: 400 }, (_, n) => `Rule ${n}: bring an umbrella.`).join('\n')
    await create('Rain', `# Rain\n\n${lines}\n\n## Umbrellas\n\nAn umbrella is black.`, { alwaysOn: true })
    for (const maxContentTokens of [50, 120, 1000, 100_000]) {
      const { compiledContext, usage } = await select('umbrella', { maxContentTokens })
      expect(Math.ceil(compiledContext.length / 4)).toBeLessThanOrEqual(maxContentTokens)
      expect(usage.contentTokens).toBeLessThanOrEqual(maxContentTokens)
      expect(usage.omittedSections === 0).toBe(maxContentTokens === 100_000)
    }
    const { selection } = await select('umbrella rule bring', { maxContentTokens: 300 })
    const cut = selection[0].sections.find(({ truncated }: { truncated?: boolean }) => truncated)
    expect(cut).toMatchObject({ slug: 'rain' })
    expect(selection[0].content).toContain('umbrella.\n\n[…]')
  })

  it('follows every change of the text at once', async () => {
    const about = async (message: string) => namesOf(await select(message))
    expect(await about('umbrella')).toEqual([])
    const update = { updateMode: 'section', sectionSlug: 'vouchers', value: 'An umbrella can be returned.' }
    await call('PATCH', `guidelines/${refunds}`, update)
    expect(await about('umbrella')).toEqual(['Refund policy'])
    expect((await select('gift card')).compiledContext).not.toContain('gift')
    expect((await select('postage')).selection[0].sections[0].slug).toBe('shipping')
    await call('PATCH', `guidelines/${refunds}`, { tags: ['other'], triggerKeywords: ['parcel'] })
    expect(namesOf(await select('postage', { tags: ['other'] }))).toEqual(['Refund policy'])
    expect(await about('two parcels')).toEqual(['Refund policy'])
    await call('DELETE', `guidelines/${refunds}`)
    expect(await about('umbrella')).toEqual([])
    const left = 'SELECT count(*)::int AS n FROM search.documents WHERE record_id = $1'
    expect(await app.database.query(left, [refunds])).toEqual([{ n: 0 }])
  })

  it('keeps the entries of sections that did not change', async () => {
    const rows = `SELECT id, xmin::text, position::int FROM search.documents WHERE record_id = $1 ORDER BY position`
    const before = await app.database.query<{ id: string }>(rows, [refunds])
    await call('PATCH', `guidelines/${refunds}`, { updateMode: 'section', sectionSlug: 'shipping', value: 'Free.' })
    const after = await app.database.query<{ id: string }>(rows, [refunds])
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(after[2]?.id).not.toBe(before[2]?.id)
  })

  it('says if a model is missing for the mode deep', async () => {
    const { usage, warnings } = await select('gift card', { mode: 'deep' })
    expect([usage.mode, usage.engine, warnings[0].code]).toEqual(['fast', 'offline', 'model_unavailable'])
    expect(await select('gift card')).not.toHaveProperty('warnings')
  })

  it.each([
    ['long', 'card '.repeat(10_000)],
    ['without spaces', 'x'.repeat(50_000)],
    ['with marks only', '?!'.repeat(1_000)],
    ['with quotes and wildcards', `%_'"\\ {a,b} \u0001 ${'('.repeat(500)}`],
  ])('takes a message %s', async (_, message) => {
    expect((await call('POST', 'ai/smart-guidelines', { message })).status).toBe(200)
  })

  it('never has another organization’s guidelines', async () => {
    const other = await app.organization()
    const { body } = await app.call('POST', '/api/v1/ai/smart-guidelines', {
      key: other.key,
      body: { message: 'gift card' },
    })
    expect(body.selection).toEqual([])
  })
})

describe('guidelines.test', () => {
  const test = (body: object) => call('POST', 'guidelines/test', body)

  it('passes if each message selects what it should', async () => {
    const { status, body } = await test({
      cases: [
        { message: 'money back', expect: ['refund policy'], reject: ['Travel policy'] },
        { message: 'How much may a hotel cost?', expect: ['Travel policy'] },
      ],
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ passed: true, failed: 0, creditsCharged: 2 })
    expect(body.data.results[0]).toMatchObject({
      passed: true,
      missing: [],
      unexpected: [],
      selected: [{ guidelineId: refunds, name: 'Refund policy', why: [{ by: 'meaning' }] }],
    })
    expect((await call('GET', 'me')).body.data.credits).toBe(999_998)
  })

  it('names what is missing and what is too much', async () => {
    const { body } = await test({
      cases: [
        { message: 'A gift card', expect: ['Travel policy'], reject: [refunds] },
        { message: 'Hotels', expect: ['Travel policy'] },
      ],
    })
    expect(body.data).toMatchObject({ passed: false, failed: 1 })
    expect(body.data.results[0]).toMatchObject({
      passed: false,
      missing: ['Travel policy'],
      unexpected: ['Refund policy'],
    })
  })

  it('refuses guidelines that do not exist and cases without an expectation, for free', async () => {
    const unknown = await test({ cases: [{ message: 'Hi', expect: ['Refunds of last year'] }] })
    expect(unknown.status).toBe(400)
    expect(unknown.body.details[0].path).toBe('body.cases.0.expect.0')
    expect((await test({ cases: [{ message: 'Hi' }] })).status).toBe(400)
    expect((await call('GET', 'me')).body.data.credits).toBe(1_000_000)
  })

  it('selects from the texts of the call, and stores none', async () => {
    const guidelines = [
      { name: 'Boats', value: '# Boats\n\n## Oars\n\nOars are free of charge.', tags: ['lake'] },
      { id: refunds, name: 'Lockers', value: 'A locker costs 2 euros.', triggerKeywords: ['padlock'] },
    ]
    const cases = [
      { message: 'What do oars cost?', expect: ['Boats'] },
      { message: 'Where do I get a padlock?', expect: [refunds], reject: ['boats'] },
      { message: 'A gift card', expect: [] },
    ]
    const { body } = await test({ cases, guidelines })
    expect(body.data).toMatchObject({ passed: true, creditsCharged: 3 })
    expect(body.data.results[0].selected[0]).toMatchObject({ guidelineId: 'draft_1', name: 'Boats' })
    expect((await test({ cases: [cases[0]], guidelines, tags: ['hills'] })).body.data.results[0].missing).toEqual([
      'Boats',
    ])
    const unknown = await test({ cases: [{ message: 'A gift card', expect: ['Refund policy'] }], guidelines })
    expect(unknown.status).toBe(400)
    expect((await call('GET', 'guidelines')).body.data).toHaveLength(2)
  })

  it('passes a case that expects nothing if only what is always on is selected', async () => {
    await create('Tone', 'Be kind.', { alwaysOn: true })
    const { body } = await test({
      cases: [
        { message: 'Quantum chromodynamics', expect: [] },
        { message: 'A gift card', expect: [] },
      ],
    })
    expect(body.data.results).toMatchObject([
      { passed: true, missing: [], unexpected: [] },
      { passed: false, unexpected: ['Refund policy'] },
    ])
  })

  it('warns if no model can choose', async () => {
    const { body } = await test({ cases: [{ message: 'gift card', expect: [refunds] }], mode: 'deep' })
    expect(body.data.passed).toBe(true)
    expect(body.warnings).toMatchObject([{ code: 'model_unavailable' }])
  })
})
