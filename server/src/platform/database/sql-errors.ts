/** PostgreSQL's codes that callers act on. */
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
export const CHECK_VIOLATION = '23514'
const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'

const PASSES = [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, DEADLOCK, SERIALIZATION_FAILURE]

const MOST_ATTEMPTS = 10

/** The SQLSTATE of a failed statement, however deep the driver and Prisma have wrapped it. */
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
 * Runs a statement again when another one got in its way: both inserted the same key, they waited for each other, or the
 * other one deleted the record that this one wrote to. Looking again then finds what the other one has written.
 */
export async function retried<T>(statement: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await statement()
    } catch (error) {
      const state = sqlStateOf(error)
      if (state === undefined || !PASSES.includes(state) || attempt === MOST_ATTEMPTS) throw error
      await new Promise(resolve => setTimeout(resolve, Math.random() * 5 * attempt))
    }
  }
}
