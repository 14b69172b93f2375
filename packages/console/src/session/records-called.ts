import type { Keepsake, SearchedRecord } from '@keepsake/sdk'
import { identityOf } from './identity.ts'

/** What looks like an email, a website, a phone number or the ID of a record. */
const KEY = /^(rec_\w{26}|\S+@\S+\.\S+|[\w-]+(\.[\w-]+)+|\+?[\d ()./-]{6,})$/
/** How many records are found by their names. */
const MAX_CALLED = 20
/** The API takes no longer text. */
const MAX_LENGTH = 200

/** The records that a text names: by a key in any spelling, or by the beginnings of words of a name or key. */
export async function recordsCalled(client: Keepsake, text: string): Promise<SearchedRecord[]> {
  const [byKey, { data: called }] = await Promise.all([
    recordByKey(client, text),
    client.records.list({ called: text.slice(0, MAX_LENGTH), limit: MAX_CALLED }),
  ])
  const records = called.map(({ recordId, type, keys, displayName, lastMemory }) => ({
    recordId,
    type,
    keys,
    ...(displayName !== undefined && { displayName }),
    ...(lastMemory && { lastMemory }),
  }))
  return byKey ? [byKey, ...otherThan([byKey], records)] : records
}

async function recordByKey(client: Keepsake, text: string): Promise<SearchedRecord | undefined> {
  if (!KEY.test(text)) return undefined
  return client.memory.listKeys(identityOf(text)).then(
    ({ data }) => data,
    () => undefined,
  )
}

export function otherThan(records: readonly SearchedRecord[], found: readonly SearchedRecord[]): SearchedRecord[] {
  const known = new Set(records.map(({ recordId }) => recordId))
  return found.filter(({ recordId }) => !known.has(recordId))
}
