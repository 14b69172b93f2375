import type { Stream } from '../../contract/answer.ts'
import type { Query, Schemas } from '../../contract/schemas.ts'
import type { Database } from '../../platform/database/database.ts'
import { literalPattern } from '../../platform/database/like.ts'
import type { AuditEntry } from '../../platform/database/prisma/client.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { createdCursor, olderThan, type PageQuery, readByCreation } from '../../platform/lists/list.ts'
import { given } from '../../platform/values/given.ts'
import { isObject } from '../../platform/values/json.ts'

type Entry = Schemas['AuditEntry']

export type AuditFilter = Omit<Query<'listAudit'>, keyof PageQuery>

const cursor = createdCursor('audit')
const PAGE = 200

/** One page of an organization's audit log, newest first. */
export async function listAudit(
  database: Database,
  organizationId: string,
  { actor, action, target, since, until, ...query }: AuditFilter & PageQuery,
): Promise<Page<Entry>> {
  const { entries, ...page } = await readByCreation(query, cursor, async ({ after, take }) => {
    const rows = await database.prisma(models =>
      models.auditEntry.findMany({
        where: {
          organizationId,
          ...given({ actor, action: action === undefined ? undefined : matching(action), target }),
          ...((since ?? until) === undefined ? {} : { createdAt: given({ gte: since, lt: until }) }),
          ...olderThan(after),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    )
    return rows
  })
  return { entries: entries.map(toWire), ...page }
}

const matching = (action: string) =>
  action.endsWith('.*') ? { startsWith: literalPattern(action.slice(0, -1)) } : action

type Row = Omit<AuditEntry, 'organizationId'>

const toWire = ({ id, actor, action, target, details, requestId, createdAt }: Row): Entry => ({
  id,
  actor,
  action,
  target,
  details: isObject(details) ? details : {},
  ...(requestId !== null && { requestId }),
  createdAt: createdAt.toISOString(),
})

/** The complete audit log as NDJSON, one page of the database at a time, newest first. The last line is `end`. */
export const exportAudit = (
  database: Database,
  organizationId: string,
  filter: AuditFilter,
): Stream<'application/x-ndjson'> => ({
  type: 'application/x-ndjson',
  pieces: lines(database, organizationId, filter),
  failed: error => write({ error }),
})

const write = (line: Schemas['AuditLine']): string => `${JSON.stringify(line)}\n`

async function* lines(database: Database, organizationId: string, filter: AuditFilter): AsyncGenerator<string, void> {
  let count = 0
  let next: string | undefined
  do {
    const page = await listAudit(database, organizationId, { ...filter, limit: PAGE, ...(next && { cursor: next }) })
    count += page.entries.length
    if (page.entries.length > 0) yield page.entries.map(entry => write({ entry })).join('')
    next = page.nextCursor
  } while (next !== undefined)
  yield write({ end: { entries: count } })
}
