import { channel } from 'node:diagnostics_channel'

/** A statement that is being sent to the database. */
export interface SentSql {
  text: string
  /** The values that can be the tenant. */
  values: readonly unknown[]
  /** The tenant of the scope. Undefined if it was sent without a scope. */
  tenantId: number | undefined
  isInTransaction: boolean
}

/** Node diagnostics channel of every statement, including Prisma's. Subscribers run in the stack of the sender. */
export const SENT_SQL = 'keepsake:sql'

const sent = channel(SENT_SQL)

export function publishSql(statement: SentSql): void {
  if (sent.hasSubscribers) sent.publish(statement)
}
