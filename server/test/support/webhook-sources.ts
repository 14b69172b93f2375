import { sign } from '@keepsake/webhooks'
import { expect, vi } from 'vitest'
import type { TestAnswer, TestApp } from './test-app.ts'
import type { UsedOrganization } from './use-app.ts'

/** An event of a support desk, and how it becomes a memory. */
export const EVENT = {
  type: 'ticket.created',
  data: { email: 'dana@northwind.example', subject: 'Export fails', plan: 'pro' },
}
export const MAPPING = {
  record: { email: 'data.email' },
  content: 'Ticket: {{data.subject}}',
  properties: { Plan: 'data.plan' },
  tags: ['support', 'plan-{{data.plan}}'],
  timestamp: 'data.at',
}

export interface Source {
  id: string
  secret: string
}

export interface Sent {
  id?: string
  secondsAgo?: number
  body?: string | Uint8Array<ArrayBuffer>
  secret?: string
}

/** Unix seconds. */
export const now = (): number => Math.floor(Date.now() / 1000)

/** The status of an answer, and what became of the delivery. */
export const result = ({ status, body }: TestAnswer): unknown[] => [
  status,
  body.data?.result ?? body.reason ?? body.error,
]

/** Sources of an organization, and deliveries to them as another service sends them. */
export function useSources(app: TestApp, owner: UsedOrganization) {
  const send = ({ id }: Source, raw: string | Uint8Array<ArrayBuffer>, headers: object): Promise<TestAnswer> =>
    app.call('POST', `/api/v1/webhooks/inbound/${id}`, { raw, headers: { ...headers } })

  const logOf = async ({ id }: Source, query = '') =>
    (await app.call('GET', `/api/v1/webhooks/sources/${id}/events${query}`, { key: owner.key })).body.data

  return {
    send,
    logOf,
    async create(settings: object = {}): Promise<Source> {
      const body = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING, ...settings }
      const { status, body: made } = await owner.post('webhooks/sources', body)
      expect([status, made.message]).toEqual([201, undefined])
      return { id: made.data.id, secret: made.data.secret_current }
    },
    /** Sends a signed event of Standard Webhooks. */
    async deliver(
      source: Source,
      { id = 'evt_1', secondsAgo = 0, body = JSON.stringify(EVENT), secret = source.secret }: Sent = {},
    ): Promise<TestAnswer> {
      return send(source, body, await sign({ id, body, timestamp: now() - secondsAgo }, secret))
    },
    /** Waits until all accepted events are memories. */
    stored: (source: Source): Promise<void> =>
      vi.waitFor(async () => expect(await logOf(source, '?status=queued')).toEqual([]), { timeout: 20_000 }),
    memories: async () => (await owner.post('recall', {})).body.data,
  }
}

/** A source that only keeps events, as the API has returned it. */
export interface KeepingSource extends Source {
  url: string
  data: Record<string, unknown>
}

/** Sources that only keep events, and requests to them. */
export const useKeepingSources = (app: TestApp, owner: UsedOrganization) => ({
  async create(settings: object): Promise<KeepingSource> {
    const { status, body } = await owner.post('webhooks/sources', {
      ...{ name: 'A service', routes: [{ kind: 'store' }] },
      ...settings,
    })
    expect([status, body.message]).toEqual([201, undefined])
    return { id: body.data.id, secret: body.data.secret_current, url: body.data.url, data: body.data }
  },
  post: ({ id }: Pick<Source, 'id'>, body: string, headers: object = {}, search = ''): Promise<TestAnswer> =>
    app.call('POST', `/api/v1/webhooks/inbound/${id}${search}`, { raw: body, headers: { ...headers } }),
})
