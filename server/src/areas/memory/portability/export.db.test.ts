import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import type { PortableMemory, PortableRecord } from './portable.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file', credits: 100_000 })
beforeAll(async () => {
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
  await post('collections', { name: 'Desk', kind: 'workspace' })
  const email = 'ann@northwind.example'
  await post('memorize', {
    email,
    customKeyName: 'crmId',
    customKeyValue: '1',
    content: 'Budget: $100k. "Quoted",\nnew line.',
  })
  await post('upsert', { records: [{ key: { email }, properties: { Budget: 200, Stage: 'Won' } }] })
  await post('memorize', {
    email,
    content: 'Older.',
    extract: false,
    timestamp: '2020-02-03T04:05:06.789Z',
    speaker: 'Ann',
    sessionId: 'call-1',
    tags: ['b', 'a'],
    metadata: { from: { here: [1, 2.5, null] } },
  })
  await post('upsert', { records: [{ key: { websiteUrl: 'northwind.example' }, properties: { Budget: 5 } }] })
  const ofBob = Array.from({ length: 230 }, (_, n) => ({
    keys: [{ name: 'email', value: 'bob@northwind.example' }],
    content: `Memory ${n}.`,
    timestamp: new Date(Date.UTC(2026, 0, 1) + n).toISOString(),
  }))
  await post('memory/import', { memories: ofBob })
})

type Line = { record?: PortableRecord; memory?: PortableMemory; end?: { records: number; memories: number } }

const post = async (path: string, body: object): Promise<TestAnswer> => {
  const answer = await app.call('POST', `/api/v1/${path}`, { key: own.key, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}
const exported = async (body: object = {}): Promise<Line[]> => {
  const { status, headers, body: answer } = await app.call('POST', '/api/v1/export', { key: own.key, body })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(answer.success).toBe(true)
  return answer.lines
}

describe('an export', () => {
  it('lists each record followed by its memories, oldest first, and the number of both', async () => {
    const lines = await exported()
    const kinds = lines.map(line => Object.keys(line)[0])
    expect(kinds).toEqual(['record', 'memory', 'memory', 'record', 'record', ...Array(230).fill('memory'), 'end'])
    expect(lines.at(-1)).toEqual({ end: { records: 3, memories: 232 } })
    expect(lines.slice(5, -1).map(line => line.memory?.content)).toEqual(
      Array.from({ length: 230 }, (_, n) => `Memory ${n}.`),
    )
  })

  it('contains every part of a record', async () => {
    const [record, older, newer] = await exported({
      filterByProperty: { conditions: [{ property: 'Stage', operator: 'exists' }] },
    })
    expect(record?.record).toMatchObject({
      type: 'Contact',
      keys: [
        { name: 'crmId', value: '1' },
        { name: 'email', value: 'ann@northwind.example' },
      ],
      properties: [
        { propertyName: 'Stage', systemName: 'stage', type: 'text', value: 'Won', version: 1, source: 'caller' },
        { propertyName: 'Budget', collection: 'sales', type: 'number', value: 200, version: 2, confidence: 1 },
      ],
    })
    const [, budget] = record?.record?.properties ?? []
    expect(budget?.history).toMatchObject([
      { version: 1, to: 100_000, source: `memory:${newer?.memory?.memoryId}`, evidence: { text: '$100k' } },
      { version: 2, from: 100_000, to: 200, source: 'caller' },
    ])
    expect(budget?.history[0]).not.toHaveProperty('from')
    expect(older?.memory).toMatchObject({
      recordId: record?.record?.recordId,
      type: 'Contact',
      keys: record?.record?.keys,
      content: 'Older.',
      speaker: 'Ann',
      sessionId: 'call-1',
      tags: ['b', 'a'],
      metadata: { from: { here: [1, 2.5, null] } },
      timestamp: '2020-02-03T04:05:06.789Z',
    })
  })

  it('can be limited to a type or a filter, and can be empty', async () => {
    const companies = await exported({ type: 'Company' })
    expect(companies.map(({ record }) => record?.keys)).toEqual([
      [{ name: 'websiteUrl', value: 'northwind.example' }],
      undefined,
    ])
    const none = { conditions: [{ property: 'Stage', operator: 'equals', value: 'Lost' }] }
    expect(await exported({ groups: [none] })).toEqual([{ end: { records: 0, memories: 0 } }])
    const wrong = await app.call('POST', '/api/v1/export', {
      key: own.key,
      body: { groups: [{ conditions: [{ property: 'a', operator: 'gt', value: [] }] }] },
    })
    expect(wrong.body.details).toMatchObject([{ path: 'body.groups.0.conditions.0.value' }])
  })

  it('resumes after any of its lines', async () => {
    const lines = await exported()
    for (const at of [0, 1, 2, 3, 4, 5, 103, 104, 105, 233, 234]) {
      const { record, memory } = lines[at] ?? {}
      const after = memory
        ? { recordId: memory.recordId, memoryId: memory.memoryId, timestamp: memory.timestamp }
        : { recordId: record?.recordId }
      expect((await exported({ after })).slice(0, -1), `behind ${at}`).toEqual(lines.slice(at + 1, -1))
    }
    const half = await app.call('POST', '/api/v1/export', {
      key: own.key,
      body: { after: { recordId: lines[0]?.record?.recordId, timestamp: '2020-01-01T00:00:00Z' } },
    })
    expect(half.body.details).toMatchObject([{ path: 'body.after' }])
  })

  it('is a table for clients that accept CSV', async () => {
    const answer = await app.call('POST', '/api/v1/export', { key: own.key, body: {}, headers: { Accept: 'text/csv' } })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text: string = answer.body
    expect(text).toMatch(/^kind,recordId,type,keys,/)
    expect(text).toContain('"Budget: $100k. ""Quoted"",\nnew line."')
    expect(text.trimEnd().split('\r\n').at(-1)).toMatch(/^end,.*"\{""records"":3,""memories"":232\}",,,,,$/)
  })

  it('costs nothing', async () => {
    const { key: poor } = await app.organization({ credits: 0 })
    expect((await app.call('POST', '/api/v1/export', { key: poor, body: {} })).body.lines).toEqual([
      { end: { records: 0, memories: 0 } },
    ])
  })

  it('that fails midway says so in its last line', async () => {
    const request = new Request('http://localhost/api/v1/export', {
      method: 'POST',
      headers: { Authorization: `Bearer ${own.key}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
    const { body } = await app.app.fetch(request)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader?.read())?.value ?? ''
    await app.database.query('ALTER TABLE memories RENAME TO gone')
    try {
      for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) text += piece.value
    } finally {
      await app.database.query('ALTER TABLE gone RENAME TO memories')
    }
    const lines: Record<string, { error?: string; message?: string }>[] = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.at(-1)?.error).toMatchObject({ success: false, error: 'server_error' })
    expect(lines.some(line => line.end)).toBe(false)
    expect(text).not.toContain('gone')
  })

  it('contains everything that existed when it began exactly once, even during writes', async () => {
    const idsIn = (lines: Line[]): string[] => lines.flatMap(({ memory }) => memory?.memoryId ?? [])
    const before = idsIn(await exported())
    const people = ['ann', 'bob', 'cid', 'dee']
    const writing = Array.from({ length: 60 }, (_, n) =>
      post('memorize', {
        email: `${people[n % people.length]}@northwind.example`,
        content: `Written meanwhile: ${n}.`,
        timestamp: new Date(Date.UTC(2019 + (n % 9), 1, 1)).toISOString(),
        extract: false,
      }),
    )
    const exports = await Promise.all([exported(), exported(), exported()])
    await Promise.all(writing)
    for (const lines of exports) {
      const ids = idsIn(lines)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(before))
      expect(lines.at(-1)).toEqual({
        end: { records: lines.filter(({ record }) => record).length, memories: ids.length },
      })
    }
    expect(idsIn(await exported())).toHaveLength(before.length + 60)
  })

  it('is generated only while a client reads it', async () => {
    const { key } = await app.organization({ credits: 100_000 })
    for (let n = 0; n < 6; n++) {
      const memories = Array.from({ length: 100 }, (_, m) => ({
        keys: [{ name: 'email', value: `p${m % 10}@northwind.example` }],
        content: `${n} ${m}${' …'.repeat(4000)}`,
        timestamp: '2026-01-01T00:00:00Z',
      }))
      const { status } = await app.call('POST', '/api/v1/memory/import', { key, body: { memories } })
      expect(status).toBe(200)
    }
    const whole = await app.countRoundTrips(() => app.call('POST', '/api/v1/export', { key, body: {} }))
    const made = await app.countRoundTrips(async () => {
      // without a socket, whose buffers take as much as the machine has time for
      const request = new Request('http://localhost/api/v1/export', {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: '{}',
      })
      const reader = (await app.app.fetch(request, { address: '127.0.0.1' })).body?.getReader()
      await reader?.read()
      await untilQuiet()
      await reader?.cancel()
      await untilQuiet()
    })
    expect(made).toBeLessThan(whole / 2)
  })

  const untilQuiet = (): Promise<void> => expect.poll(() => app.countRoundTrips(() => pause(200))).toBe(0)
})
