import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'
import type { Models } from '../../../../models/port.ts'
import { countFacts } from '../../records/profile/sql.ts'
import { claimExtractions } from '../sql/extractions.ts'
import { createProfileRenewer } from './renew-profile.ts'

const MIRA = { email: 'mira@fjord.example' }
const FACTS = [
  'Mira Solberg runs the ferry office in Bergen.',
  'Mira Solberg prefers calls before noon.',
  'Mira Solberg is waiting for the contract of the new pier.',
  'Mira Solberg moved from Oslo in 2019.',
  'Mira Solberg gets seasick.',
]

let app: TestApp
let model: ScriptedModel
let key: string
let tenantId: number
/** What the model writes as a profile. */
let writes: (body: string) => Step
const isProfile = (body: string): boolean => body.includes('You keep the profile')
beforeAll(async () => {
  model = await scriptedModel(body => {
    if (isProfile(body)) return writes(body)
    const said = FACTS.filter(fact => body.includes(fact))
    return { answer: { values: [], facts: said.map(fact => ({ quote: fact, fact })) } }
  })
  app = await createTestApp({ settings: { ...settingsOf(model), EMBEDDING_PROVIDER: 'off' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  const organization = await app.organization()
  key = organization.key
  tenantId = organization.tenants.live
  await post('collections', { name: 'Trips', properties: [{ name: 'Budget', type: 'number', unit: 'USD' }] })
})

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
const digest = async (more: object = {}) => (await post('smart-memory-digest', { ...MIRA, ...more })).body
const texts = async (): Promise<string[]> => (await digest()).profile.lines.map(({ text }: { text: string }) => text)
const asked = (): string[] => model.requests.map(({ body }) => body).filter(isProfile)

/** Stores facts, each as a memory of its own. @returns the ids of the memories */
async function memorize(contents: readonly string[] = FACTS, from = 1): Promise<string[]> {
  const ids: string[] = []
  for (const [n, content] of contents.entries()) {
    const timestamp = `2026-05-0${n + from}T09:00:00Z`
    const { status, body } = await post('memorize', { ...MIRA, content, timestamp })
    expect(status, JSON.stringify(body)).toBe(200)
    ids.push(body.data.memories[0].id)
  }
  return ids
}

const waiting = async (): Promise<number> => {
  const rows = await app.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM memory_extractions WHERE tenant_id = $1 AND kind = 'profile'`,
    [tenantId],
  )
  return rows[0]?.n ?? 0
}
async function renewed(): Promise<void> {
  await app.advance('11 minutes')
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
}
/** Lines as a model returns them. The facts have the numbers of their order. */
const lines = (...all: [line: string, ...facts: number[]][]) => ({
  answer: { lines: all.map(([line, ...facts]) => ({ facts, line })) },
})
const PROFILE = lines(
  ['Runs the ferry office in Bergen and gets seasick.', 1, 5],
  ['Prefers calls before noon.', 2],
  ['Waiting for the contract of the new pier.', 3],
)

describe('the profile of a record', () => {
  it('is written by the model after five facts, with what each line rests on, and opens the digest', async () => {
    writes = () => PROFILE
    const before = asked().length
    await post('upsert', { records: [{ key: MIRA, properties: { Budget: 90_000 } }] })
    const ids = await memorize(FACTS.slice(0, 4))
    expect(await waiting()).toBe(0)
    ids.push(...(await memorize(FACTS.slice(4), 5)))
    await renewed()
    expect(asked().length - before).toBe(1)
    const prompt: string = JSON.parse(asked().at(-1) ?? '').messages[1].content
    expect(prompt).toContain('[4] 2026-05-04: Mira Solberg moved from Oslo in 2019.')
    expect(prompt).toContain('- Budget: 90000 USD')
    const { digest: text, profile } = await digest()
    expect(text).toMatch(
      /^# .+\n\n## Profile\n\n- Runs the ferry office in Bergen and gets seasick\.\n- Prefers .+\n- Waiting .+\n\n## Properties\n/,
    )
    expect(profile).toMatchObject({ version: 1, renewedAt: expect.any(String) })
    expect(profile.lines[0]).toEqual({
      id: expect.stringMatching(/^lin_/),
      text: 'Runs the ferry office in Bergen and gets seasick.',
      sources: [
        { memoryId: ids[0], text: FACTS[0] },
        { memoryId: ids[4], text: FACTS[4] },
      ],
      pinned: false,
      composed: false,
    })
    expect((await digest({ includeProfile: false })).digest).not.toContain('## Profile')
    expect(await digest({ asOf: '2026-05-02T12:00:00Z' })).not.toHaveProperty('profile')
  })

  it('is written again after five more facts, and not sooner than after ten minutes', async () => {
    writes = () => PROFILE
    const before = asked().length
    await memorize()
    await renewed()
    await memorize(FACTS.map(fact => `${fact} Again.`))
    await app.advance('5 minutes')
    expect(await waiting()).toBe(1)
    expect(asked().length - before).toBe(1)
    await app.advance('6 minutes')
    await expect.poll(() => asked().length - before, { timeout: 30_000 }).toBe(2)
    expect(asked().at(-1)).toContain('- Prefers calls before noon.')
  })

  it('has no line that nothing states, however the model words it, and none that is too long', async () => {
    writes = () =>
      lines(
        ['Owns a bank in Zurich.', 1],
        ['Prefers calls before noon.', 99],
        ['Prefers calls before noon.'],
        ['Prefers calls before 9 in the morning and never before noon.', 2],
        ['Prefers calls before noon, as Anton Berg says.', 2],
        [`Gets seasick ${'and seasick '.repeat(40)}.`, 5],
        ['\u0000Gets seasick \uD83D', 5],
        ['Gets\n\n# seasick.', 5],
      )
    await memorize()
    await renewed()
    expect(await texts()).toEqual(['Gets # seasick.'])
    expect((await digest()).digest).toContain('## Profile\n\n- Gets # seasick.\n')
  })

  it('has at most 1,500 characters, whatever the model returns', async () => {
    const many = Array.from({ length: 60 }, (_, n): [string, number] => [
      `${['Ferry', 'Office', 'Bergen', 'Runs'][n % 4]} office ferry Bergen ${'runs '.repeat(n)}`,
      1,
    ])
    writes = () => ({
      answer: `<think>Who is she?</think>\n\`\`\`json\n${JSON.stringify({ lines: many.map(([line, fact]) => ({ facts: [fact], line })) })}\n\`\`\``,
    })
    await memorize()
    await renewed()
    expect((await texts()).join('').length).toBeLessThanOrEqual(1_500)
    expect((await texts()).length).toBeGreaterThan(0)
    expect((await texts()).join('')).not.toContain('think')
  })

  it.each<[string, Step]>([
    ['refuses', { status: 400 }],
    ['writes nothing', lines()],
    ['writes only what nothing states', lines(['Owns a bank in Zurich.', 1])],
  ])('stands as it was if the model %s', async (_, step) => {
    writes = () => PROFILE
    await memorize()
    await renewed()
    const before = asked().length
    writes = () => step
    await memorize(FACTS.map(fact => `${fact} Again.`))
    await renewed()
    expect(asked().length - before).toBe(1)
    expect(await texts()).toEqual([
      'Runs the ferry office in Bergen and gets seasick.',
      'Prefers calls before noon.',
      'Waiting for the contract of the new pier.',
    ])
  })

  it('is tried again if the model fails', async () => {
    writes = () => ({ status: 503 })
    await memorize()
    await app.advance('11 seconds')
    await expect.poll(() => asked().length, { timeout: 30_000 }).toBeGreaterThan(0)
    writes = () => PROFILE
    await app.advance('1 hour')
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
    expect(await texts()).toHaveLength(3)
  })

  it('loses the lines that rest on a deleted or an edited memory alone, and gets them back with it', async () => {
    writes = () => PROFILE
    const ids = await memorize()
    await renewed()
    const { deletionId } = (await post('memory/delete', { memoryIds: [ids[0], ids[1]] })).body.data
    const { lines: left } = (await digest()).profile
    expect(left.map(({ text }: { text: string }) => text)).toEqual([
      'Runs the ferry office in Bergen and gets seasick.',
      'Waiting for the contract of the new pier.',
    ])
    expect(left[0].sources).toEqual([{ memoryId: ids[4], text: FACTS[4] }])
    await post('memory/cancel-deletion', { deletionId })
    expect(await texts()).toHaveLength(3)
    await post('memory/update', { memoryId: ids[2], content: 'The pier is built.' })
    expect(await texts()).toEqual(['Runs the ferry office in Bergen and gets seasick.', 'Prefers calls before noon.'])
    await post('memory/delete', { memoryIds: [ids[1]] })
    await app.advance('31 days')
    const stored = () =>
      app.database.query('SELECT profile::text AS text FROM record_profiles WHERE tenant_id = $1', [tenantId])
    await expect.poll(async () => JSON.stringify(await stored()), { timeout: 30_000 }).not.toContain('noon')
  })

  it('is exported with the facts that it rests on, and imported with the memories that state them', async () => {
    writes = () => PROFILE
    await memorize()
    await renewed()
    const exported: { record?: { recordId?: string }; memory?: { recordId?: string } }[] = (await post('export', {}))
      .body.lines
    const here = await digest()
    const { key: other } = await app.organization()
    const there = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key: other, body })
    const records = exported.flatMap(({ record }) => record ?? [])
    const memories = exported.flatMap(({ memory }) => memory ?? [])
    // a record comes before its memories
    expect((await there('memory/import', { records })).body.data).toMatchObject({ problems: [] })
    expect((await there('memory/import', { memories })).body.data).toMatchObject({
      problems: [],
      memories: { stored: 5 },
    })
    const { body } = await there('smart-memory-digest', MIRA)
    expect(body.digest).toBe(here.digest)
    expect(body.profile.lines[0].sources[0].memoryId).not.toBe(here.profile.lines[0].sources[0].memoryId)
    expect((await there('smart-recall', { ...MIRA, query: 'seasick' })).body.results[0].facts[0].text).toBe(FACTS[4])
  })

  it('is in what is exported of a person, with the lines that were pinned and removed', async () => {
    writes = () => PROFILE
    await memorize()
    await renewed()
    const [first] = (await digest()).profile.lines
    const change = { ...MIRA, propertyName: '[Profile]' }
    await post('memory/update', { ...change, operation: 'remove', value: first.id })
    await post('memory/update', { ...change, value: 'Calls herself captain.' })
    const exported: { record?: { profile: object }; memory?: { facts: object } }[] = (
      await post('records/export-person', MIRA)
    ).body.lines
    expect(exported.flatMap(({ record }) => record?.profile ?? [])).toMatchObject([
      {
        lines: expect.arrayContaining([expect.objectContaining({ text: 'Calls herself captain.', pinned: true })]),
        removed: [
          { text: first.text, sources: first.sources.map(({ memoryId }: { memoryId: string }) => ({ memoryId })) },
        ],
        renewedAt: expect.any(String),
      },
    ])
    expect(exported.flatMap(({ memory }) => memory?.facts ?? []).flat()).toHaveLength(FACTS.length)
  })

  it('never has what the gate held back', async () => {
    writes = body =>
      lines(['Runs the ferry office in Bergen.', 1], [body.includes('seasick') ? 'Gets seasick.' : '', 5])
    const ids = await memorize()
    await app.database.query(
      `INSERT INTO suggestions (id, tenant_id, record_id, memory_id, collection_id, system_name, name, value, value_hash,
         confidence, reason, evidence, engine, stance)
       SELECT 'sug_1', tenant_id, record_id, id, '', 'ill', 'Ill', 'true', 'x', 0.5, 'low_confidence',
         '{"start": 18, "end": 25, "text": "seasick"}', 'model', 'supposed' FROM memories WHERE tenant_id = $1 AND id = $2`,
      [tenantId, ids[4] ?? ''],
    )
    // an import may have a place that is in no content
    await app.database.query(
      `UPDATE memories SET facts = jsonb_set(facts, '{0,evidence,end}', '3000000000') WHERE tenant_id = $1`,
      [tenantId],
    )
    expect((await texts()).join()).not.toContain('seasick')
    await renewed()
    expect(asked().at(-1)).not.toContain('seasick')
    expect(await texts()).toEqual(['Runs the ferry office in Bergen.'])
  })

  it('keeps what callers pinned and removed while the model wrote', async () => {
    let pinned: Promise<unknown> | undefined
    writes = () => {
      pinned ??= post('memory/update', { ...MIRA, propertyName: '[Profile]', value: 'Calls herself captain.' })
      return { ...PROFILE, delayMs: 1_500 }
    }
    await memorize()
    await renewed()
    await pinned
    expect(await texts()).toContain('Calls herself captain.')
    const { lines: now } = (await digest()).profile
    const noon = now.find(({ text }: { text: string }) => text.includes('noon'))
    await post('memory/update', { ...MIRA, propertyName: '[Profile]', operation: 'remove', value: noon.id })
    writes = () => lines(['She prefers calls before noon.', 2], ['Moved from Oslo in 2019.', 4])
    const noted = asked().length
    await memorize(FACTS.map(fact => `${fact} Again.`))
    await renewed()
    expect(asked().length).toBe(noted + 1)
    expect(asked().at(-1)).toContain('removed lines')
    expect(await texts()).toEqual(['Calls herself captain.', 'Moved from Oslo in 2019.'])
  })

  it('is written by one of two workers', async () => {
    writes = () => PROFILE
    await memorize()
    await renewed()
    const scope = app.database.scope({ tenantId, livemode: true })
    const [{ id = '' } = {}] = await scope.query<{ id: string }>('SELECT id FROM records WHERE tenant_id = $1')
    const claim = async (leaseSeconds: number) =>
      (await claimExtractions(app.database, { limit: 4, leaseSeconds })).find(({ memoryId }) => memoryId === id)
    let late: Awaited<ReturnType<typeof claim>>
    let own: typeof late
    // until the worker of the app leaves both to this test
    await expect
      .poll(
        async () => {
          await scope.transaction(() => countFacts(scope, id, 5, 'req_1'))
          await app.database.query(
            `UPDATE memory_extractions SET run_at = app_now() - interval '1 second' WHERE tenant_id = $1 AND kind = 'profile'`,
            [tenantId],
          )
          late = await claim(0)
          // the lease of the first one has ended while its model still writes
          own = await claim(600)
          return [late?.kind, own?.kind]
        },
        { timeout: 20_000 },
      )
      .toEqual(['profile', 'profile'])
    const write = (line: string): Models =>
      ({
        writeProfile: async () => ({ lines: [{ text: line, facts: [0] }], usage: { inputTokens: 0, outputTokens: 0 } }),
      }) as unknown as Models
    for (const [row, line] of [
      [own, 'Runs the office in Bergen.'],
      [late, 'Runs the ferry in Bergen.'],
    ] as const) {
      if (row?.kind !== 'profile') continue
      const renew = createProfileRenewer({ models: write(line), definitionsOf: async () => [] })
      await renew(scope, row, new AbortController().signal)
    }
    expect(await texts()).toEqual(['Runs the office in Bergen.'])
  })
})
