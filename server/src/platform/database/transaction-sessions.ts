import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The connection that Prisma runs a transaction on. */
export interface TransactionSession {
  /** Undefined before the transaction begins, and once Prisma has ended it, be it for its timeout. */
  client: pg.PoolClient | undefined
}

/**
 * Finds the connections that Prisma takes for its transactions, so that a statement can go to the driver itself: through
 * Prisma it takes two to three times as long.
 */
export interface TransactionSessions {
  /** The pool to give to Prisma. */
  pool: pg.Pool
  /** Runs `begin`, which begins one transaction. */
  run<T>(begin: (session: TransactionSession) => Promise<T>): Promise<T>
}

export function createTransactionSessions(pool: pg.Pool): TransactionSessions {
  const beginning = new AsyncLocalStorage<TransactionSession>()

  async function connect(session: TransactionSession): Promise<pg.PoolClient> {
    const client = await pool.connect()
    const release = client.release
    // from here on the connection belongs to somebody else
    client.release = error => {
      session.client = undefined
      release(error)
    }
    session.client = client
    return client
  }

  return {
    pool: new Proxy(pool, {
      get(target, name) {
        const session = beginning.getStore()
        if (name === 'connect' && session && !session.client) return () => connect(session)
        const value: unknown = Reflect.get(target, name)
        // the pool's own methods reach its private fields
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
    run(begin) {
      const session: TransactionSession = { client: undefined }
      return beginning.run(session, () => begin(session))
    },
  }
}
