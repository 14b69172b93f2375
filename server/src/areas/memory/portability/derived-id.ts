import { derivedDigits } from '../../../platform/values/ids.ts'

const PREFIX_AND_TIME = 'rec_'.length + 10

/**
 * The id that replaces one already in use. It keeps the timestamp and is the same for the same arguments, so that a
 * second import finds what the first one added.
 */
export const derivedId = (tenantId: number, id: string): string =>
  id.slice(0, PREFIX_AND_TIME) + derivedDigits(`${tenantId} ${id}`)
