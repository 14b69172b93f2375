import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { beginSpan, type Ending } from '../../telemetry/current-span.ts'
import { errorCode } from '../../values/files.ts'

const MAX_TEXT = 1_000

/** Records each statement that a request sends as a part of it, on the connections that this pool makes from now on. */
export function traceStatements(pool: pg.Pool): void {
  pool.on('connect', client => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client)
    Object.assign(client, { query: (...args: unknown[]) => traced(query, args) })
  })
}

function traced(query: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const [first] = args
  const text: unknown = typeof first === 'string' ? first : Reflect.get(Object(first), 'text')
  if (typeof text !== 'string') return query(...args)
  const end = beginSpan({
    name: nameOf(text),
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shortened(text) },
  })
  const last = args.at(-1)
  if (typeof last === 'function') {
    const told = (error: unknown, ...result: unknown[]): unknown => {
      end(endingOf(error))
      return last(error, ...result)
    }
    return query(...args.slice(0, -1), AsyncLocalStorage.bind(told))
  }
  const result = query(...args)
  if (result instanceof Promise)
    result.then(
      () => end(),
      error => end(endingOf(error)),
    )
  return result
}

/** The messages of the database can quote values. */
const endingOf = (error: unknown): Ending => (error ? { error: `SQLSTATE ${errorCode(error) ?? 'unknown'}` } : {})

/** What a statement does first, and to which table. Values are parameters, so its text has none. */
function nameOf(text: string): string {
  const [, verb, table = ''] = /\b(INSERT INTO|UPDATE|DELETE FROM|FROM)\s+([\w."]+)/i.exec(text) ?? []
  if (verb === undefined) return /\w+/.exec(text)?.[0].toUpperCase() ?? 'statement'
  return `${VERBS.get(verb.toUpperCase()) ?? 'UPDATE'} ${table.replaceAll('"', '').replace('public.', '')}`
}

const VERBS: ReadonlyMap<string, string> = new Map([
  ['INSERT INTO', 'INSERT'],
  ['DELETE FROM', 'DELETE'],
  ['FROM', 'SELECT'],
])

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
