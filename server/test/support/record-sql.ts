import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SENT_SQL, type SentSql } from '../../src/platform/database/sent-sql.ts'
import './provided.ts'

/** A statement of the server's own code, as it was sent. */
export interface RecordedSql {
  text: string
  /** Numbers of the parameters that carried the tenant; null when it was sent outside of a scope. */
  tenantParameters: number[] | null
  /** The file and line that sent it: `areas/memory/records/wire.ts:12`. */
  place: string
}

const SOURCE = join(import.meta.dirname, '../../src/')
const NOT_A_PLACE = ['platform/database/']
const FRAME = /[\s(](?:file:\/\/)?(\/[^\s()]+?):(\d+):\d+\)?$/
// from Prisma's adapter it is a long way up to who called
const STACK_DEPTH = 80

const fileName = `sql-${process.pid}-${randomBytes(4).toString('hex')}`
const seen = new Map<string, RecordedSql | undefined>()

/** What this test file has made the server send so far, each statement once. */
export const recordedSql = (): RecordedSql[] => [...seen.values()].filter(each => each !== undefined)

subscribe(SENT_SQL, message => {
  // nobody else publishes on this channel
  const { text, values, tenantId } = message as SentSql
  const tenantParameters =
    tenantId === undefined ? null : values.flatMap((value, n) => (value === tenantId ? [n + 1] : []))
  const key = `${tenantParameters} ${text}`
  if (seen.has(key)) return
  const place = placeOfSender()
  const recorded = place === undefined ? undefined : { text, tenantParameters, place }
  seen.set(key, recorded)
  const directory = inject('recordings')
  if (recorded && directory) appendFileSync(join(directory, fileName), `${JSON.stringify(recorded)}\n`)
})

/** @returns undefined when a test sent it */
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
