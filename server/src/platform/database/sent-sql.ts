import { channel } from 'node:diagnostics_channel'

/** A statement on its way to the database. */
export interface SentSql {
  text: string
  /** Those of the values that may be the tenant. */
  values: readonly unknown[]
  /** The tenant that it runs for; undefined when it was sent outside of a scope. */
  tenantId: number | undefined
}

/** Node's diagnostics channel of every statement, Prisma's included. Subscribers run in the stack of the sender. */
export const SENT_SQL = 'keepsake:sql'

const sent = channel(SENT_SQL)

export function publishSql(text: string, values: readonly unknown[], tenantId: number | undefined): void {
  if (sent.hasSubscribers) sent.publish({ text, values, tenantId } satisfies SentSql)
}
