import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SENT_SQL, type SentSql } from '../../src/platform/database/tracing/sent-sql.ts'
import './provided.ts'

/** A statement of the server's own code, as it was sent. */
export interface RecordedSql {
  text: string
  /** Numbers of the parameters with the tenant. Null if it was sent without a scope. */
  tenantParameters: number[] | null
  /** The file and line that sent it: `areas/memory/records/wire.ts:12`. */
  place: string
}

const SOURCE = join(import.meta.dirname, '../../src/')
const NOT_A_PLACE = ['platform/database/']
const FRAME = /[\s(](?:file:\/\/)?(\/[^\s()]+?):(\d+):\d+\)?$/
// the stack from Prisma's adapter to the caller is deep
const STACK_DEPTH = 80

/** What this process has sent, without duplicates: undefined where a test sent it. */
type Seen = Map<string, RecordedSql | undefined>

// test files of one process share its modules, but this setup runs for each of them
const shared: typeof globalThis & { keepsakeSentSql?: Seen } = globalThis
shared.keepsakeSentSql ??= record()
const seen = shared.keepsakeSentSql

/** Returns the statements that the tests of this process have made the server send so far, without duplicates. */
export const recordedSql = (): RecordedSql[] => [...seen.values()].filter(each => each !== undefined)

function record(): Seen {
  const seen: Seen = new Map()
  const fileName = `sql-${process.pid}-${randomBytes(4).toString('hex')}`
  const directory = inject('recordings')
  subscribe(SENT_SQL, message => {
    // only this type is published on the channel
    const { text, values, tenantId } = message as SentSql
    const tenantParameters =
      tenantId === undefined ? null : values.flatMap((value, n) => (value === tenantId ? [n + 1] : []))
    const key = `${tenantParameters} ${text}`
    if (seen.has(key)) return
    const place = placeOfSender()
    const recorded = place === undefined ? undefined : { text, tenantParameters, place }
    seen.set(key, recorded)
    if (recorded && directory) appendFileSync(join(directory, fileName), `${JSON.stringify(recorded)}\n`)
  })
  return seen
}

/** @returns undefined if a test sent it */
function placeOfSender(): string | undefined {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = STACK_DEPTH
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  for (const line of stack.split('\n')) {
    const [, path = '', lineNumber] = FRAME.exec(line) ?? []
    if (path === import.meta.filename || path === '' || path.includes('/node_modules/')) continue
    if (!path.startsWith(SOURCE) || path.includes('.test.')) return undefined
    const within = path.slice(SOURCE.length)
    if (!NOT_A_PLACE.some(place => within.startsWith(place))) return `${within}:${lineNumber}`
  }
  return undefined
}
