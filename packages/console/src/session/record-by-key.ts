import type { Keepsake, SearchedRecord } from '@keepsake/sdk'
import { identityOf } from './identity.ts'

/** What looks like an email, a website, a phone number or the ID of a record. */
const KEY = /^(rec_\w{26}|\S+@\S+\.\S+|[\w-]+(\.[\w-]+)+|\+?[\d ()./-]{6,})$/

/** The record that has a text as its key. Undefined if the text is not a key, or nobody has it. */
export async function recordByKey(client: Keepsake, text: string): Promise<SearchedRecord | undefined> {
  if (!KEY.test(text)) return undefined
  return client.memory.listKeys(identityOf(text)).then(
    ({ data }) => data,
    () => undefined,
  )
}

export const otherThan = (record: SearchedRecord | undefined, found: readonly SearchedRecord[]): SearchedRecord[] =>
  found.filter(({ recordId }) => recordId !== record?.recordId)
