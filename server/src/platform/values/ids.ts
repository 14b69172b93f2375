import { createHash, randomFillSync } from 'node:crypto'
import { encodeTime, isValid, monotonicFactory, uuidToULID } from 'ulid'

export const ID_PREFIXES = {
  org: 'organization',
  mbr: 'member',
  inv: 'invitation',
  agt: 'agent account',
  key: 'API key',
  ses: 'session of the console',
  aud: 'audit log entry',
  req: 'request',
  tsk: 'background job',
  use: 'usage entry',
  hld: 'hold',
  wlt: 'ledger entry',
  sup: 'suppression',
  phd: 'phone delivery',
  chg: 'property change',
  typ: 'entity type',
  rec: 'record',
  mem: 'memory',
  prp: 'property value',
  sug: 'suggestion',
  itm: 'task or issue of a workspace',
  del: 'deletion',
  col: 'collection',
  gdl: 'guideline',
  gat: 'guideline attachment',
  pln: 'smart-update plan',
  prj: 'document project',
  doc: 'document',
  chk: 'document chunk',
  ext: 'external source',
  med: 'media item',
  rsp: 'stored response',
  cmp: 'chat completion',
  cal: 'tool call',
  agn: 'agent',
  mcp: 'MCP server',
  dst: 'destination',
  ntf: 'notification',
  job: 'asynchronous event',
  evt: 'webhook envelope',
  wpl: 'link to the portal',
  whk: 'webhook subscription',
  dlv: 'webhook delivery',
  dlq: 'dead letter',
  src: 'inbound source',
  rcv: 'inbound delivery',
} as const

export type IdPrefix = keyof typeof ID_PREFIXES
export type Id<P extends IdPrefix = IdPrefix> = `${P}_${string}`

// the library requests one random number per character, so they are generated in batches
const pool = new Uint32Array(1024)
let used = pool.length
const random = (): number => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return (pool[used++] ?? 0) / 2 ** 32
}

const nextUlid = monotonicFactory(random)

/**
 * Creates an id: the prefix, `_` and a ULID (26 characters, 48 bits of milliseconds and 80 random bits).
 * Ids of one process sort in the order of creation, even within a millisecond or if the clock is set back.
 * They are unique, not secret: neighboring ids can be guessed.
 *
 * @example newId('mem') // 'mem_01KB5Y3V6Q2M8W4N7T9X0ZC1DE'
 */
export const newId = <P extends IdPrefix>(prefix: P): Id<P> => `${prefix}_${nextUlid()}`

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_DIGITS = 16

/** The last 16 characters of an id, which are normally random, derived from a text. */
export function derivedDigits(text: string): string {
  const digest = createHash('sha256').update(text).digest()
  return Array.from({ length: RANDOM_DIGITS }, (_, n) => DIGITS.charAt((digest[n] ?? 0) & 31)).join('')
}

/** An id derived from a moment and a text. The same inputs give the same id. */
export const derivedId = <P extends IdPrefix>(prefix: P, at: Date, text: string): Id<P> =>
  `${prefix}_${encodeTime(at.getTime())}${derivedDigits(text)}`

/** Whether a text has the form of an id with this prefix. It does not check whether the object exists. */
export const isId = <P extends IdPrefix>(prefix: P, text: string): text is Id<P> =>
  text.startsWith(`${prefix}_`) && isValid(text.slice(prefix.length + 1))

/** The 128 bits of an id's ULID as 32 lowercase hex digits. `ulidToUUID` takes ten times as long, for each delivery. */
export function hexOfId(id: string): string {
  const digits = id.slice(id.lastIndexOf('_') + 1)
  // two digits of a ULID are the first byte, and then each four are five hex digits
  let hex = ''
  let bits = 0
  for (const [place, digit] of [...digits].entries()) {
    bits = bits * 32 + DIGITS.indexOf(digit)
    if (place % 4 !== 1) continue
    hex += bits.toString(16).padStart(place === 1 ? 2 : 5, '0')
    bits = 0
  }
  return hex
}

/** The id whose ULID has these 128 bits. @param hex 32 hex digits */
export const idOfHex = <P extends IdPrefix>(prefix: P, hex: string): Id<P> =>
  `${prefix}_${uuidToULID(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))}`
