import type { Database } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import { UNREADABLE_SECRET, whenUnreadable } from '../../platform/encryption/readable.ts'
import { hopsHeader, MAX_HOPS } from '../../platform/events/hops.ts'
import type { JobKind } from '../../platform/jobs/runner.ts'
import { postSigned } from '../../platform/jobs/signed-post.ts'
import type { Logger } from '../../platform/log/log.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { decryptCallback } from './actions.ts'
import { ACTION_EXECUTED } from './events.ts'
import { SIGNING_SECRETS } from './signing-secret.ts'

export const CALLBACK_JOB = 'notifications.callback'
const CIRCULAR = `Not called: ${MAX_HOPS} deliveries in a row led to this action, so the deliveries run in a circle.`

interface CallbackDependencies {
  log: Logger
  database: Database
  vault: Vault
  outbound: OutboundFetch
}

/** Calls the URL of a callback, signed, until it responds with 2xx, or an error that a retry does not change. */
export function createCallbackJob({ database, log, vault, outbound }: CallbackDependencies): JobKind {
  return {
    lane: 'upkeep',
    async handle({ tenantId, payload, attempts, hops }, signal) {
      const livemode = payload.livemode === true
      const scope = database.scope({ tenantId: Number(tenantId), livemode })
      const notificationId = String(payload.notificationId)
      const id = String(payload.actionId)
      const where = { notificationId, id, callbackStatus: { in: ['queued', 'retrying'] } }
      const action = await scope.prisma(models => models.notificationAction.findFirst({ where }))
      if (!action?.callbackUrl || !action.executedAt) return undefined
      const set = (callbackStatus: string, callbackError: string | null) =>
        scope.prisma(models => models.notificationAction.updateMany({ where, data: { callbackStatus, callbackError } }))
      if ((hops ?? 0) >= MAX_HOPS) {
        log.warn({ notification: notificationId, action: id }, CIRCULAR)
        await set('failed', CIRCULAR)
        return undefined
      }
      const body = JSON.stringify({
        type: ACTION_EXECUTED.type,
        notificationId,
        actionId: id,
        memberId: action.executedBy,
        executedAt: action.executedAt.toISOString(),
      })
      const { callbackUrl } = action
      const open = async () => ({
        url: decryptCallback(callbackUrl, vault),
        secret: (await SIGNING_SECRETS.of(scope, vault)).secret,
      })
      const opened = await open().catch(whenUnreadable(undefined))
      if (!opened) {
        await set('failed', UNREADABLE_SECRET)
        return undefined
      }
      const { status, error, again } = await postSigned(outbound, {
        ...opened,
        // a signed ID has no full stop
        ...{ id: `${notificationId}_${id}`, timestamp: Math.floor(Date.now() / 1_000), body },
        headers: { 'Idempotency-Key': `${notificationId}.${id}`, ...hopsHeader(hops ?? 0) },
        ...{ livemode, plainHttp: true, signal, attempts },
      })
      await set(status, error)
      return again === undefined ? undefined : { again }
    },
  }
}
