import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../testing/double.ts'
import { openTerminal, type Terminal } from '../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
})
afterEach(() => terminal.remove())

const ID = 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const recalled = {
  success: true,
  answer: 'By 15 March.',
  results: [
    {
      content: 'Dana decides by 15 March, she said on the phone, and not before.',
      score: 0.82,
      recordId: ID,
      properties: { Budget: 120000 },
    },
    { content: 'Likes "tea", and quiet.', score: 0.4, recordId: ID, properties: {} },
  ],
}

const show = async (words: string[], body: unknown, columns = 80) => {
  server.answer({ body })
  return terminal.run(words, { tty: true, columns })
}
const recall = ['memory', 'smart-recall', 'When?']

describe('a table', () => {
  it('shows the fields of a response and its lists, with numbers right-aligned and long text wrapped', async () => {
    const { stdout, stderr } = await show(recall, recalled)
    expect(stdout).toBe(`answer  By 15 March.

results (2)
content                                                    score  properties
Dana decides by 15 March, she said on the phone, and not    0.82  Budget: 120000
before.
Likes "tea", and quiet.                                      0.4
`)
    expect(stderr).toBe('\nHidden columns: recordId. Widen the terminal, or use --output json.\n')
  })

  it.each([60, 80, 120, 200])('names the record of each row at %i columns', async columns => {
    const key = { name: 'email', value: 'dana@northwind.example' }
    const results = [
      { ...recalled.results[0], record: { recordId: ID, type: 'Contact', key } },
      { ...recalled.results[1], record: { recordId: `${ID}2`, type: 'Contact', name: 'Owen Achterberg', key } },
      { ...recalled.results[1], record: { recordId: 'rec_without_a_key', type: 'Contact' } },
    ]
    const { stdout } = await show(recall, { success: true, results }, columns)
    expect(stdout).toMatch(/^results \(3\)\nrecord +content/)
    for (const label of ['dana@', 'Owen', 'rec_']) expect(stdout).toMatch(new RegExp(`^${label}`, 'm'))
  })

  it('shows every column on a wide terminal', async () => {
    const { stdout, stderr } = await show(recall, recalled, 200)
    expect(stdout).toContain(`${recalled.results[0]?.content}   0.82  ${ID}  Budget: 120000\n`)
    expect(stderr).toBe('')
  })

  it.each([20, 40, 60, 80, 100, 140])('is never wider than %i columns', async columns => {
    const long = {
      ...recalled,
      results: [{ ...recalled.results[0], content: `${'word '.repeat(80)}${'x'.repeat(300)}` }],
    }
    const { stdout } = await show(recall, long, columns)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(columns)
  })

  it('counts wide characters as two columns', async () => {
    const rows = [
      { name: '日本語', n: 1 },
      { name: 'abc', n: 22 },
    ]
    const { stdout } = await show(['collections', 'list'], { success: true, data: rows })
    expect(stdout).toBe('name     n\n日本語   1\nabc     22\n')
  })

  it('truncates cells longer than three lines, with a mark', async () => {
    const { stdout } = await show(
      ['collections', 'list'],
      { success: true, data: [{ text: 'lorem ipsum '.repeat(40) }] },
      40,
    )
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/…$/)
  })

  it('escapes control sequences in stored text', async () => {
    const evil = 'before\u001b[2J\u001b]0;title\u0007after\u0000'
    const { stdout } = await show(['events', 'get', 'job_1'], { success: true, data: { id: evil } })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the output must not contain these
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    expect(stdout).toContain('before')
  })

  it('shows nested fields by their path, and prints long texts unchanged', async () => {
    const data = {
      plan: { name: 'pro', limits: { minute: 600 } },
      features: ['memory', 'events'],
      none: [],
      note: 'one\n\n- two\n',
    }
    const { stdout } = await show(['account', 'me'], { success: true, data })
    expect(stdout).toBe(`plan.name           pro
plan.limits.minute  600
features            memory, events
none                (none)

note
one

- two
`)
  })

  it('says if nothing was found, and if there is more', async () => {
    expect(await show(['events', 'list'], { success: true, data: [] })).toMatchObject({
      stdout: '',
      stderr: 'Nothing found.\n',
    })
    const { stderr } = await show(['events', 'list'], { success: true, data: [{ id: 1 }], nextCursor: 'c' })
    expect(stderr).toBe('There are more results. Add --paginate to fetch all pages.\n')
  })
})

describe('other formats', () => {
  const print = async (...words: string[]) => {
    server.answer({ body: recalled })
    return (await terminal.run([...recall, ...words])).stdout
  }

  it('are JSON in a pipe, with the complete response', async () => {
    expect(JSON.parse(await print())).toEqual(recalled)
  })

  it('ndjson: one line per entry', async () => {
    const lines = (await print('--output', 'ndjson')).trimEnd().split('\n')
    expect(lines.map(line => JSON.parse(line))).toEqual(recalled.results)
  })

  it('csv: quoted by RFC 4180, with nested values as JSON', async () => {
    expect(await print('-o', 'csv')).toBe(
      `content,score,recordId,properties\r\n"Dana decides by 15 March, she said on the phone, and not before.",0.82,${ID},"{""Budget"":120000}"\r\n"Likes ""tea"", and quiet.",0.4,${ID},{}\r\n`,
    )
  })

  it('yaml', async () => {
    expect(await print('-o', 'yaml', '--jmespath', '{answer: answer, scores: results[].score}')).toBe(
      'answer: By 15 March.\nscores:\n  - 0.82\n  - 0.4\n',
    )
  })
})

describe('--jmespath', () => {
  it('prints the result of a JMESPath expression', async () => {
    server.answer({ body: { success: true, data: [{ id: 'a' }, { id: 'b' }] } })
    expect(JSON.parse((await terminal.run(['events', 'list', '--jmespath', 'data[].id'])).stdout)).toEqual(['a', 'b'])
    expect((await terminal.run(['events', 'list', '--jmespath', 'data[].id'], { tty: true })).stdout).toBe('a\nb\n')
  })

  it('is also accepted before the command', async () => {
    server.answer({ body: recalled })
    const { stdout } = await terminal.run(['--jmespath', 'answer', ...recall])
    expect(JSON.parse(stdout)).toBe(recalled.answer)
  })

  it('with an invalid expression is a usage error', async () => {
    server.answer({ body: recalled })
    const { exitCode, stderr } = await terminal.run(['events', 'list', '--jmespath', 'data[', '-o', 'table'])
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/"data\[" is not a valid JMESPath expression/)
  })
})

describe('usage', () => {
  const none = { calls: 0, charges: 0, credits: 0, inputTokens: 0, outputTokens: 0 }
  const report = {
    success: true,
    data: {
      granularity: 'day',
      totals: { ...none, calls: 12, credits: 9 },
      series: [0, 1, 0, 8].map((credits, day) => ({ at: `2026-11-0${day + 1}T00:00:00.000Z`, ...none, credits })),
      groups: [
        { group: 'memorize', ...none, credits: 8 },
        { group: 'recall', ...none, credits: 1 },
        { group: null, ...none },
      ],
    },
  }

  it('has a line for each figure over time, and a bar for each group', async () => {
    const { stdout } = await show(['analytics', 'overview'], report, 100)
    expect(stdout).toContain('series (4)\ncredits  ▁▂▁█  max 8\n')
    expect(stdout).toMatch(/memorize .* 8 .* █{20}\n/)
    expect(stdout).toMatch(/recall .* 1 .* █{3}\n/)
  })

  it('fits a narrow terminal', async () => {
    const series = Array.from({ length: 744 }, (_, hour) => ({ at: `${hour}`, ...none, credits: hour }))
    const { stdout } = await show(
      ['analytics', 'overview'],
      { success: true, data: { granularity: 'hour', series } },
      40,
    )
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(40)
    expect(stdout).toContain('█  max 743')
  })

  it('is plain JSON without a terminal, and a plain table in a file', async () => {
    server.answer({ body: report })
    expect(JSON.parse((await terminal.run(['analytics', 'overview'])).stdout)).toEqual(report)
    server.answer({ body: report })
    const { stdout } = await terminal.run(['analytics', 'overview', '--output', 'table'])
    expect(stdout).not.toContain('█')
    expect(stdout).toContain('2026-11-04T00:00:00Z')
  })
})

describe('what a person looks for', () => {
  const webhook = {
    id: 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    account_id: 'org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    livemode: true,
    customer: 'acme',
    url: 'https://hooks.northwind.example/keepsake/in',
    events: ['memory.*', 'record.*'],
    circuit_state: 'open',
    last_failure: { event_id: 'evt_1', event_type: 'memory.stored', error: 'timeout', at: '2026-11-20T15:04:05Z' },
    disabled_at: null,
    version: 1,
  }
  const header = (stdout: string): string[] => (stdout.split('\n')[0] ?? '').split(/ {2,}/)

  it.each([60, 80, 120])('comes first in lists of webhooks at %i columns', async columns => {
    const rows = [webhook, { ...webhook, disabled_at: '2026-11-20T15:04:05Z', last_failure: null }]
    const { stdout } = await show(['webhooks', 'list'], { success: true, data: rows }, columns)
    if (columns >= 80)
      expect(header(stdout).slice(0, 5)).toEqual(['url', 'state', 'events', 'customer', 'last failure'])
    expect(stdout).toContain('disabled')
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(columns)
  })

  it('is the key of a record, and the evidence of a suggestion', async () => {
    const keys = [{ name: 'email', value: 'dana@northwind.example' }]
    const records = [{ recordId: ID, type: 'Contact', keys, lastMemory: { memoryId: 'mem_1', text: 'Likes tea.' } }]
    const list = await show(['records', 'list'], { success: true, data: records })
    expect(list.stdout).toMatch(/^keys .*\nemail dana@northwind\.example {2}Likes tea\./)
    const suggestion = {
      id: 'sug_1',
      status: 'open',
      recordId: ID,
      propertyName: 'Budget',
      systemName: 'budget',
      value: 5,
    }
    const evidence = { start: 20, end: 24, text: '$5' }
    const { stdout } = await show(['suggestions', 'list'], { success: true, data: [{ ...suggestion, evidence }] })
    expect(header(stdout).slice(0, 4)).toEqual(['record', 'propertyName', 'value', 'evidence'])
    expect(stdout).toMatch(new RegExp(`${ID} +Budget +5 +\\$5`))
  })

  it.each([80, 100, 160])('is what states a value, who said it and when, at %i columns', async columns => {
    const at = '2026-11-20T15:04:05.000Z'
    const own = { type: 'number', collectionId: 'col_1', collectionName: 'Sales', version: 1, updatedAt: at, asOf: at }
    const said = { evidence: { start: 14, end: 19, text: '$120k' }, speaker: 'Omar', saidAt: at }
    const passage = { start: 0, text: 'Our budget is $120k.' }
    const properties = [
      {
        ...own,
        propertyName: 'Budget',
        systemName: 'budget',
        value: 120_000,
        source: `memory:${ID}`,
        ...said,
        passage,
      },
      { ...own, propertyName: 'Seats', systemName: 'seats', value: 40, source: 'caller' },
    ]
    const body = { success: true, data: { recordId: ID, type: 'Contact', properties } }
    const { stdout } = await show(['memory', 'properties', '--record-id', ID], body, columns)
    expect(stdout).toMatch(/\npropertyName +value +evidence +speaker +saidAt/)
    expect(stdout).toMatch(/\nBudget +120000 +\$120k +Omar +2026-11-20T15:04:05Z/)
    expect(stdout).toMatch(/\nSeats +40( |\n)/)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(columns)
  })

  it('fits COLUMNS, else 80 without a terminal', async () => {
    const data = [{ ...webhook, description: 'word '.repeat(60) }]
    for (const [env, width] of [
      [{ COLUMNS: '50' }, 50],
      [{}, 80],
    ] as const) {
      server.answer({ body: { success: true, data } })
      const { stdout } = await terminal.run(['webhooks', 'list', '-o', 'table'], { columns: 0, env })
      expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(width)
    }
  })

  it('stands below a long name on a narrow terminal', async () => {
    const { stdout } = await show(
      ['account', 'me'],
      { success: true, data: { aVeryLongNameOfAField: 'two words' } },
      24,
    )
    expect(stdout).toBe('aVeryLongNameOfAField\n  two words\n')
  })
})
