import { sign } from '@keepsake/webhooks'
import type { Database } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import { hopsHeader, MAX_HOPS } from '../../platform/events/hops.ts'
import type { JobKind } from '../../platform/jobs/runner.ts'
import type { Logger } from '../../platform/log/log.ts'
import type { OutboundFetch, OutboundResult } from '../../platform/outbound-http/outbound-http.ts'
import { decryptCallback } from './actions.ts'
import { ACTION_EXECUTED } from './events.ts'
import { SIGNING_SECRETS } from './signing-secret.ts'

export const CALLBACK_JOB = 'notifications.callback'
/** Seconds before each retry. */
const RETRY_DELAYS_SECONDS = [10, 60, 300, 1_800, 7_200]
/** Shorter than the lease of a job. */
const RESPONSE_MS = 10_000
/** The response is not used. */
const RESPONSE_BYTES = 1_024

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
      const { secret } = await SIGNING_SECRETS.of(scope, vault)
      // a signed ID has no full stop
      const message = { id: `${notificationId}_${id}`, timestamp: Math.floor(Date.now() / 1_000), body }
      const result = await outbound.fetch(decryptCallback(action.callbackUrl, vault), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `${notificationId}.${id}`,
          ...hopsHeader(hops ?? 0),
          ...(await sign(message, secret)),
        },
        body,
        livemode,
        plainHttp: true,
        timeoutMs: RESPONSE_MS,
        maxResponseBytes: RESPONSE_BYTES,
        signal,
      })
      const { error, final } = verdictOf(result)
      const again = RETRY_DELAYS_SECONDS[attempts - 1]
      const isRetried = error !== null && !final && again !== undefined
      await set(isRetried ? 'retrying' : error === null ? 'succeeded' : 'failed', error)
      return isRetried ? { again } : undefined
    },
  }
}

/** Why a call failed, null if it succeeded, and whether a retry would give the same result. */
function verdictOf(result: OutboundResult): { error: string | null; final: boolean } {
  if (result.outcome === 'blocked') return { error: result.reason, final: true }
  if (result.outcome === 'failed') return { error: result.message, final: false }
  const { status } = result
  if (status >= 200 && status < 300) return { error: null, final: true }
  return { error: `The receiver answered ${status}.`, final: status < 500 && status !== 408 && status !== 429 }
}
