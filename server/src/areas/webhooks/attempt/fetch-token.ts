import type { Vault } from '../../../platform/encryption/crypto.ts'

/** What a token in a `fetch_url` gives: one event, as a subscription gets it. */
export interface FetchGrant {
  tenantId: number
  subscriptionId: string
  expiresAt: Date
}

/** Writes and reads the tokens with which a receiver fetches an event that is too large to deliver. */
export interface FetchTokens {
  fetchToken(eventId: string, grant: FetchGrant): string
  /** Undefined if the token was changed, or is that of another event. */
  readFetchToken(eventId: string, token: string): FetchGrant | undefined
}

/** The token of one event cannot be decrypted for another. */
const purposeOf = (eventId: string): string => `webhook.fetch_url ${eventId}`

export const createFetchTokens = (vault: Vault): FetchTokens => ({
  fetchToken: (eventId, { tenantId, subscriptionId, expiresAt }) =>
    vault.encrypt([tenantId, subscriptionId, expiresAt.getTime()].join(' '), purposeOf(eventId)),

  readFetchToken(eventId, token) {
    try {
      const [tenantId, subscriptionId = '', expiresAt] = vault.decrypt(token, purposeOf(eventId)).split(' ')
      return { tenantId: Number(tenantId), subscriptionId, expiresAt: new Date(Number(expiresAt)) }
    } catch {
      return undefined
    }
  },
})

/** The data of a large event with a token in its `fetch_url`. @param data as stored, see `storedPayload` */
export function withFetchToken(data: string, token: string): string {
  const parsed = JSON.parse(data)
  const url = new URL(parsed.fetch_url)
  url.searchParams.set('token', token)
  return JSON.stringify({ ...parsed, fetch_url: url.href })
}
