import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { index } from '../../test/support/search/engines.ts'
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { highlightsOf } from './excerpts/highlights.ts'
import { rank } from './rank.ts'
import type { Hit } from './types.ts'

const now = new Date('2026-11-21T10:00:00Z')
let test: TestDatabase
let tenants = 700

beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

async function stored(contents: readonly string[]): Promise<Scope> {
  const scope = test.database.scope({ tenantId: tenants++, livemode: true })
  const text = { record: 'rec_a', session: null, speaker: null, timestamp: now }
  await index(
    scope,
    contents.map((content, i) => ({ ...text, id: `n${i}`, content })),
  )
  return scope
}

const hitsFor = (scope: Scope, text: string): Promise<Hit[]> =>
  rank(scope, { text, source: 'memory', limit: 10, now, recordIds: ['rec_a'] })

const contentsFor = async (scope: Scope, contents: readonly string[], text: string): Promise<(string | undefined)[]> =>
  (await hitsFor(scope, text)).map(({ id }) => contents[Number(id.slice(1))])

/** Asks each question, and compares what comes first. */
async function expectFirst(contents: readonly string[], questions: readonly [string, string][]): Promise<void> {
  const scope = await stored(contents)
  const first: [string, string | undefined][] = []
  for (const [question] of questions) first.push([question, (await contentsFor(scope, contents, question))[0]])
  expect(first).toEqual(
    questions.map(([question, part]) => [question, contents.find(content => content.includes(part))]),
  )
}

describe('an identifier is found', () => {
  it('with other separators, without its prefix, and by its end', () =>
    expectFirst(
      [
        'The invoice INV-20418 was paid twice.',
        'Reach Noor on +44 (0)20 7946-0958 in the evening.',
        'Reach Jonas on 0170 / 55 44 332.',
        'Wire it to FR76 3000 6000 0112 3456 7890 189, please.',
        'The camera has the address 9C:B6:D0:E1:4F:22.',
        'We are on release v4.2.117 since noon.',
        'KL 1009 lands at six.',
        'The book is ISBN 0-306-40615-2.',
        'They charged $2,450.00 for it.',
        'Der Preis ist 18.300,50 Euro.',
        'Order sku_77120/b is late.',
        'The tank holds 1 250 000 litres.',
        'The key of room 12 is with Ada.',
      ],
      [
        ['INV20418', 'INV-20418'],
        ['inv 20418', 'INV-20418'],
        ['INV_20418', 'INV-20418'],
        ['+442079460958', 'Noor'],
        ['02079460958', 'Noor'],
        ['0170-5544332', 'Jonas'],
        ['FR7630006000011234567890189', 'Wire it'],
        ['9cb6d0e14f22', 'camera'],
        ['9C-B6-D0-E1-4F-22', 'camera'],
        ['4.2.117', 'release'],
        ['v4.2.117', 'release'],
        ['KL1009', 'KL 1009'],
        ['0306406152', 'ISBN'],
        ['$2,450', '2,450.00'],
        ['2450.00', '2,450.00'],
        ['18,300.50', 'Preis'],
        ['SKU-77120-B', 'sku_77120'],
        ['1250000', 'tank'],
      ],
    ))

  it('among a hundred that differ in one digit', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `Rex-${1990 + i}`)
    const contents = names.map(name => `${name} is a part of the pump and stands in the catalog.`)
    const scope = await stored(contents)
    const lost: string[] = []
    for (const name of names)
      for (const question of [name, `Where is ${name} used?`])
        if (!(await contentsFor(scope, contents, question))[0]?.startsWith(`${name} `)) lost.push(question)
    expect(lost).toEqual([])
  })

  it('and highlighted', async () => {
    const content = `${'It rained all day, and nobody came. '.repeat(30)}The invoice INV-20418 was paid. ${'Then it snowed. '.repeat(30)}`
    const [hit] = await hitsFor(await stored([content]), 'INV20418')
    expect(hit?.matched).toEqual(['INV20418'])
    expect(highlightsOf([{ text: content }], hit?.matched ?? [])[0]?.text).toContain('INV-20418')
  })
})

describe('a word is found', () => {
  it('without its invisible characters, and whether accents are composed or not', () =>
    expectFirst(
      [
        'The green\u00adhouse in Ant\u00adwerp is empty.',
        'A tele\u200bscope for the obser\u2060vatory.',
        '\ufeffMarmalade for the guests.',
        'Sen\u0303or Ibarra paid.',
        'L\u2019h\u00f4tel est complet.',
        'می\u200cروم خانه',
      ],
      [
        ['Antwerp', 'green'],
        ['telescope', 'obser'],
        ['obser\u00advatory', 'obser'],
        ['marmalade', 'Marmalade'],
        ['Se\u00f1or', 'Ibarra'],
        ['senor', 'Ibarra'],
        ["l'ho\u0302tel", 'complet'],
        ['میروم', 'خانه'],
      ],
    ))

  it('in other scripts with what is attached to it, in any case and without accents', () =>
    expectFirst(
      [
        '부산에서는 회의를 했다.',
        'Ο πελάτης μένει στη Θεσσαλονίκη.',
        'وصلت الرسالة والفاتورة أمس',
        'הלקוח שילם את החשבונית',
        'Die Großbäckerei Müller schließt.',
        'GDAŃSK office moved',
        'Он купил чёрный стол.',
        'The launch went well 🎉🎉',
        'Deploy failed again 😡',
        'Flight to 🇯🇵 booked',
      ],
      [
        ['부산', '부산'],
        ['회의', '부산'],
        ['ΘΕΣΣΑΛΟΝΙΚΗ', 'Θεσσαλονίκη'],
        ['πελατησ', 'Θεσσαλονίκη'],
        ['رسالة', 'الرسالة'],
        ['فاتوره', 'الرسالة'],
        ['לקוח', 'הלקוח'],
        ['חשבונית', 'הלקוח'],
        ['Grossbäckerei', 'Großbäckerei'],
        ['Mueller', 'Großbäckerei'],
        ['Gdansk', 'GDAŃSK'],
        ['черный', 'чёрный'],
        ['🎉', 'launch'],
        ['😡', 'Deploy'],
        ['🇯🇵', 'Flight'],
      ],
    ))

  it('by its nearest spelling, if nothing has it', async () => {
    const contents = [
      'The plumber fixed the boiler.',
      'Quillfeather signed the lease.',
      'The warehouse burned down.',
      'The committee meets in Szczecin.',
      'Она живёт в Петербурге.',
    ]
    await expectFirst(contents, [
      ['plumer', 'plumber'],
      ['bolier', 'boiler'],
      ['who is quilfeather?', 'Quillfeather'],
      ['Quilfaether', 'Quillfeather'],
      ['warhuose', 'warehouse'],
      ['comittee', 'committee'],
      ['comittie', 'committee'],
      ['петребурге', 'Петербурге'],
    ])
    const scope = await stored(contents)
    for (const other of ['lamp', 'plmr', 'blanket', 'xylographer', 'quolfaathor'])
      expect([other, await hitsFor(scope, other)]).toEqual([other, []])
  })

  it('by the exact spelling only, if something has it', async () => {
    const contents = ['Marten keeps the keys.', 'Martin keeps the books.']
    const scope = await stored(contents)
    expect(await contentsFor(scope, contents, 'Marten')).toEqual(['Marten keeps the keys.'])
  })
})
