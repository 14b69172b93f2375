import pg from 'pg'

export interface FailureCounter {
  /** Statements that have failed so far. */
  count(): number
  stop(): void
}

/** Counts the statements of this process that PostgreSQL refuses with this code, including those that are retried. */
export function countFailures(sqlState: string): FailureCounter {
  let failures = 0
  // called for each statement that fails; the driver's types do not declare it
  const original: unknown = Reflect.get(pg.Query.prototype, 'handleError')
  if (typeof original !== 'function') throw new Error('The driver has no Query.handleError any more.')
  Reflect.set(pg.Query.prototype, 'handleError', function (this: unknown, error: object, ...rest: unknown[]) {
    if (Reflect.get(error, 'code') === sqlState) failures++
    return Reflect.apply(original, this, [error, ...rest])
  })
  return {
    count: () => failures,
    stop: () => void Reflect.set(pg.Query.prototype, 'handleError', original),
  }
}
