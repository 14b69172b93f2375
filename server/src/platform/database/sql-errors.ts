/** PostgreSQL's codes that callers handle. */
const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
export const CHECK_VIOLATION = '23514'
const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'

const PASSES = [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, DEADLOCK, SERIALIZATION_FAILURE]

const MAX_ATTEMPTS = 10

/** Thrown in a transaction after a conflict that the database does not detect. `retried` runs it again. */
export class RunAgainError extends Error {
  override readonly name = 'RunAgainError'
  readonly code = SERIALIZATION_FAILURE
}

const DISK_FULL = '53100'
/** Classes of PostgreSQL codes for an unavailable server: connection, resources, shutdown, internal error. */
const AWAY = /^(?:08|53|57P|58|XX)/
/** Error codes of the system and of Prisma for a failed connection. */
const UNREACHABLE = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'],
])
/** Messages of the driver for errors without a code. */
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client .* is not queryable)/

/** Returns the SQLSTATE of a failed statement, even if the driver and Prisma have wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  for (const name of ['originalCode', 'sqlState', 'code']) {
    const code: unknown = Reflect.get(error, name)
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P\d/.test(code)) return code
  }
  for (const name of ['cause', 'meta', 'driverAdapterError']) {
    const found = sqlStateOf(Reflect.get(error, name))
    if (found) return found
  }
  return undefined
}

/**
 * Retries a statement after a conflict: both inserted the same key, there was a deadlock, or the other one deleted the
 * record that this one wrote to. The retry sees what the other one has written.
 */
export async function retried<T>(statement: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await statement()
    } catch (error) {
      const state = sqlStateOf(error)
      if (state === undefined || !PASSES.includes(state) || attempt === MAX_ATTEMPTS) throw error
      await new Promise(resolve => setTimeout(resolve, Math.random() * 5 * attempt))
    }
  }
}

/** Whether a statement can succeed later, although it was retried: the database is unavailable, or conflicts go on. */
export const mayPass = (error: unknown): boolean =>
  unavailableReason(error) !== undefined || PASSES.includes(sqlStateOf(error) ?? '')

/** Returns the message for callers if the database is unavailable. Undefined for other errors. */
export function unavailableReason(error: unknown): string | undefined {
  const state = sqlStateOf(error)
  if (state === DISK_FULL)
    return 'The disk of the database is full, so that nothing can be stored. Whoever runs the server has to free some space.'
  // `EPIPE` has the form of a SQLSTATE, so both checks are needed
  return isBroken(error) || AWAY.test(state ?? '')
    ? 'The database does not answer at the moment. Try again in some seconds.'
    : undefined
}

const isBroken = (error: unknown): boolean =>
  error instanceof Error && (UNREACHABLE.has(Reflect.get(error, 'code')) || BROKEN.test(error.message))
