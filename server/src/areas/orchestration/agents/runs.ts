import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { notFound } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { toUsage } from '../responses/view.ts'

type Run = Schemas['AgentRun']

const cursor = idCursor('agent-runs', 'rsp')

const FIELDS = {
  id: true,
  status: true,
  agentVersion: true,
  model: true,
  inputTokens: true,
  outputTokens: true,
  credits: true,
  rounds: true,
  errorCode: true,
  errorMessage: true,
  eventId: true,
  createdAt: true,
  finishedAt: true,
} as const

/** The runs of an agent, newest first. @throws ApiError `not_found_error` */
export function listAgentRuns(
  scope: TenantScope,
  agentId: string,
  { status, ...query }: PageQuery & { status?: Run['status'] | undefined },
): Promise<Page<Run>> {
  return readById(query, cursor, async ({ after, take }) => {
    const agent = await scope.prisma(models =>
      models.agent.findUnique({ where: { id: agentId }, select: { id: true } }),
    )
    if (!agent) throw notFound('agent', agentId)
    const where = { agentId, ...given({ status, id: after && { lt: after } }) }
    const rows = await scope.prisma(models =>
      models.response.findMany({ where, select: FIELDS, orderBy: { id: 'desc' }, take }),
    )
    return rows.map(({ inputTokens, outputTokens, credits, errorCode, errorMessage, model, eventId, ...row }) => ({
      id: row.id,
      // the column contains only what the statements of the responses write
      status: row.status as Run['status'],
      agentVersion: row.agentVersion ?? 1,
      ...(model !== null && { model }),
      usage: toUsage({ inputTokens, outputTokens }),
      creditsCharged: credits,
      rounds: row.rounds,
      ...(errorCode !== null && {
        error: { code: errorCode as NonNullable<Run['error']>['code'], message: errorMessage ?? '' },
      }),
      ...(eventId !== null && { eventId }),
      createdAt: row.createdAt.toISOString(),
      ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    }))
  })
}
