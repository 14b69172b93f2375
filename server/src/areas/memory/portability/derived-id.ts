import { derivedDigits } from '../../../platform/values/ids.ts'

const PREFIX_AND_TIME = 'rec_'.length + 10
/** The digits after the time that ids of one process and millisecond have in common. It counts up the others. */
const IN_COMMON = 8

/**
 * The id that replaces one already in use. It keeps the timestamp and the order of ids of one millisecond, which is
 * that of turns in their session. It is the same for the same arguments, so that a second import finds what the first
 * one added.
 */
export function derivedId(tenantId: number, id: string): string {
  const counted = PREFIX_AND_TIME + IN_COMMON
  const digits = derivedDigits(`${tenantId} ${id.slice(0, counted)}`).slice(0, IN_COMMON)
  return id.slice(0, PREFIX_AND_TIME) + digits + id.slice(counted)
}
