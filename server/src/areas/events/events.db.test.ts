import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let working: TestApp
let idle: TestApp
let key: string
let idleKey: string
beforeAll(async () => {
  working = await createTestApp()
  idle = await createTestApp({ settings: { WORKERS: 'off' } })
  key = (await working.organization()).key
  idleKey = (await idle.organization()).key
})
afterAll(() => Promise.all([working.stop(), idle.stop()]))

const batch = async (app: TestApp, as: string, contents: string[]): Promise<string> => {
  const records = contents.map(content => ({ email: 'dana@northwind.example', content }))
  const { body } = await app.call('POST', '/api/v1/batch-memorize', { key: as, body: { records } })
  return body.eventId
}

const finished = async (id: string) => {
  for (;;) {
    const { body } = await working.call('GET', `/api/v1/events/${id}`, { key })
    if (body.data.finishedAt) return body.data
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

describe('an event', () => {
  it('reports the outcome of each item, success or failure', async () => {
    const records = [
      { email: 'dana@northwind.example', content: 'Prefers calls before noon.' },
      { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', content: 'About nobody.' },
      { email: 'dana@northwind.example', content: 'Prefers calls before noon.' },
    ]
    const { status, body } = await working.call('POST', '/api/v1/batch-memorize', { key, body: { records } })
    expect(status).toBe(202)
    const event = await finished(body.eventId)
    expect(event).toMatchObject({
      type: 'batch_memorize',
      status: 'partial',
      progress: { done: 3, total: 3, failed: 1 },
      result: { stored: 1, duplicates: 1, creditsCharged: 1 },
    })
    const details = await working.call('GET', `/api/v1/events/${body.eventId}/details`, { key })
    expect(details.body.data).toMatchObject([
      { index: 0, outcome: 'succeeded', result: { recordId: expect.stringMatching(/^rec_/), creditsCharged: 1 } },
      { index: 1, outcome: 'failed', error: { error: 'not_found_error' } },
      { index: 2, outcome: 'succeeded', result: { duplicate: true, creditsCharged: 0 } },
    ])
    const failed = await working.call('GET', `/api/v1/events/${body.eventId}/details?outcome=failed`, { key })
    expect(failed.body.data).toHaveLength(1)
  })

  it('fails only if all its items failed', async () => {
    const records = [{ recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', content: 'About nobody.' }]
    const { body } = await working.call('POST', '/api/v1/batch-memorize', { key, body: { records } })
    expect(await finished(body.eventId)).toMatchObject({ status: 'failed', error: expect.stringContaining('No item') })
  })

  it('is not visible to another organization', async () => {
    const id = await batch(idle, idleKey, ['Likes tea.'])
    const stranger = await idle.organization()
    for (const path of [`/api/v1/events/${id}`, `/api/v1/events/${id}/details`])
      expect((await idle.call('GET', path, { key: stranger.key })).status).toBe(404)
    expect((await idle.call('POST', `/api/v1/events/${id}/cancel`, { key: stranger.key })).status).toBe(404)
  })
})

describe('the list of events', () => {
  it('is sorted newest first, has pages, and can be filtered by type, status and time', async () => {
    const { key: own } = await idle.organization()
    const ids: string[] = []
    for (const content of ['one', 'two', 'three']) ids.unshift(await batch(idle, own, [content]))
    const first = await idle.call('GET', '/api/v1/events?limit=2', { key: own })
    const second = await idle.call('GET', `/api/v1/events?limit=2&cursor=${first.body.nextCursor}`, { key: own })
    const seen = [...first.body.data, ...second.body.data].map(event => event.id)
    expect(seen).toEqual(ids)
    expect(second.body).not.toHaveProperty('nextCursor')
    for (const [query, count] of [
      ['status=queued', 3],
      ['status=completed', 0],
      ['type=batch_memorize', 3],
      ['type=other', 0],
      ['since=2100-01-01T00:00:00Z', 0],
      ['until=2100-01-01T00:00:00Z', 3],
    ] as const)
      expect((await idle.call('GET', `/api/v1/events?${query}`, { key: own })).body.data, query).toHaveLength(count)
  })
})

describe('cancelling an event', () => {
  it('leaves pending items undone and uncharged, and is idempotent', async () => {
    const { key: own } = await idle.organization({ credits: 10 })
    const id = await batch(idle, own, ['one', 'two'])
    for (let again = 0; again < 2; again++) {
      const { status, body } = await idle.call('POST', `/api/v1/events/${id}/cancel`, { key: own })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ status: 'cancelled', progress: { done: 0, total: 2, failed: 0 } })
    }
    const { body } = await idle.call('GET', '/api/v1/me', { key: own })
    expect(body.data.credits).toBe(10)
    const details = await idle.call('GET', `/api/v1/events/${id}/details`, { key: own })
    expect(details.body.data.map((item: { outcome: string }) => item.outcome)).toEqual(['pending', 'pending'])
  })

  it('prevents a worker from claiming it', async () => {
    const { key: own } = await idle.organization({ credits: 10 })
    const id = await batch(idle, own, ['never stored'])
    await idle.call('POST', `/api/v1/events/${id}/cancel`, { key: own })
    const worker = await createTestApp({ store: idle.store }).catch(() => undefined)
    // the embedded database supports one process, so only the job's rows are checked there
    if (worker) {
      await expect
        .poll(() => idle.database.query('SELECT id FROM runtime.jobs WHERE kind = $1', ['batch_memorize']))
        .toEqual([])
      await worker.stop()
    }
    const { body } = await idle.call('POST', '/api/v1/recall', { key: own, body: {} })
    expect(body.data).toEqual([])
  })

  it('returns an error if it has ended', async () => {
    const id = await batch(working, key, ['Likes coffee.'])
    await finished(id)
    const { status, body } = await working.call('POST', `/api/v1/events/${id}/cancel`, { key })
    expect(status).toBe(409)
    expect(body.message).toContain('completed')
  })
})
