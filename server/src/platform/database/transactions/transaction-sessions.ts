import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The connection on which Prisma runs a transaction. */
export interface TransactionSession {
  /** Undefined before the transaction begins, and after Prisma has ended it, for example because of its timeout. */
  client: pg.PoolClient | undefined
}

/**
 * Finds the connections that Prisma uses for its transactions, so that statements can be sent with the driver
 * directly. With Prisma they take two to three times as long.
 */
export interface TransactionSessions {
  pool: pg.Pool
  /** Runs `begin`, which begins one transaction. */
  run<T>(begin: (session: TransactionSession) => Promise<T>): Promise<T>
}

export function createTransactionSessions(pool: pg.Pool): TransactionSessions {
  const beginning = new AsyncLocalStorage<TransactionSession>()

  async function connect(session: TransactionSession): Promise<pg.PoolClient> {
    const client = await pool.connect()
    const release = client.release
    // from here on, another caller can use the connection
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
        // the pool's methods access its private fields, so they are bound to it
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
    run(begin) {
      const session: TransactionSession = { client: undefined }
      return beginning.run(session, () => begin(session))
    },
  }
}
