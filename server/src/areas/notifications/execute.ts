import { auditBy } from '../../platform/access/audit.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import { carryHops, hopsOf } from '../../platform/events/hops.ts'
import { emit } from '../../platform/events/outbox.ts'
import { ApiError } from '../../platform/values/errors.ts'
import { enqueueCallback } from './callbacks.ts'
import { ACTION_EXECUTED } from './events.ts'
import { ACTION_FIELDS, dismiss, getNotification, markRead, type StoredAction } from './inbox.ts'

/** Who runs an action, and in which request. */
export interface Executor {
  scope: TenantScope
  principal: Principal
  requestId: string
  headers: Headers
}

export interface Executed {
  action: StoredAction & { executedAt: Date; executedBy: string }
  alreadyExecuted: boolean
}

/**
 * Runs an action of a notification that the caller received. Of parallel calls, one executes it; the others find it
 * executed.
 * @throws ApiError `not_found_error` if the caller did not receive it, or it has no such action
 */
export function executeAction(
  database: Database,
  executor: Executor,
  notificationId: string,
  actionId: string,
): Promise<Executed> {
  const { scope, principal, headers } = executor
  const inbox = { scope, memberId: principal.member.id }
  return scope.transaction(async () => {
    await carryHops(database, hopsOf(headers))
    const { actions } = await getNotification(inbox, notificationId)
    const type = actions.find(({ id }) => id === actionId)?.type
    if (type === undefined)
      throw new ApiError(
        'not_found_error',
        `${notificationId} has no action ${actionId}. Its actions: ${actions.map(({ id }) => id).join(', ') || 'none'}.`,
      )
    const isFirst = await claim(scope, { notificationId, actionId, type, memberId: principal.member.id })
    if (isFirst) {
      const data = { notificationId, actionId, actionType: type, memberId: principal.member.id }
      await emit(scope, { type: ACTION_EXECUTED.type, data })
      const details = { actionId }
      await auditBy(database, executor, { action: ACTION_EXECUTED.type, target: notificationId, details })
      if (type === 'callback') await enqueueCallback(scope, database, { notificationId, actionId })
    }
    await (type === 'dismiss' ? dismiss : markRead)(inbox, notificationId)
    const action = await scope.prisma(models =>
      models.notificationAction.findFirst({ where: { notificationId, id: actionId }, select: ACTION_FIELDS }),
    )
    if (!action?.executedAt || action.executedBy === null) throw new Error(`${actionId} was not executed.`)
    const { executedAt, executedBy } = action
    return { action: { ...action, executedAt, executedBy }, alreadyExecuted: !isFirst }
  })
}

/** Stores the execution. @returns false if the action was executed before; a parallel call waits for the row */
async function claim(
  scope: TenantScope,
  {
    notificationId,
    actionId,
    type,
    memberId,
  }: { notificationId: string; actionId: string; type: string; memberId: string },
): Promise<boolean> {
  const executedAt = await scope.now()
  const { count } = await scope.prisma(models =>
    models.notificationAction.updateMany({
      where: { notificationId, id: actionId, executedAt: null },
      data: { executedAt, executedBy: memberId, ...(type === 'callback' && { callbackStatus: 'queued' }) },
    }),
  )
  return count > 0
}
