import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import { signingSecrets } from '../../platform/encryption/signing-secret.ts'
import { enqueuePost, type Posts } from '../../platform/jobs/post-job.ts'
import { decryptCallback } from './actions.ts'
import { ACTION_EXECUTED } from './events.ts'

export const CALLBACK_JOB = 'notifications.callback'

/** They sign the callbacks of a tenant. */
export const SIGNING_SECRETS = signingSecrets('notification.signing_secret')

/** Starts the attempts of a callback whose action was executed, in the current transaction. */
export const enqueueCallback = (
  scope: TenantScope,
  database: Database,
  payload: { notificationId: string; actionId: string },
): Promise<void> => enqueuePost(database, scope, { kind: CALLBACK_JOB, payload })

/** The executed actions that wait for the URL of their callback. */
export function createCallbackPosts(vault: Vault): Posts {
  const waiting = ({ notificationId, actionId }: Record<string, unknown>) => ({
    notificationId: String(notificationId),
    id: String(actionId),
    callbackStatus: { in: ['queued', 'retrying'] },
  })
  return {
    secrets: SIGNING_SECRETS,
    async find(scope, payload) {
      const where = waiting(payload)
      const action = await scope.prisma(models => models.notificationAction.findFirst({ where }))
      if (!action?.callbackUrl || !action.executedAt) return undefined
      const { notificationId, id, callbackUrl, executedBy, executedAt } = action
      const body = JSON.stringify({
        type: ACTION_EXECUTED.type,
        notificationId,
        actionId: id,
        memberId: executedBy,
        executedAt: executedAt.toISOString(),
      })
      return {
        // a signed ID has no full stop
        id: `${notificationId}_${id}`,
        body,
        headers: { 'Idempotency-Key': `${notificationId}.${id}` },
        plainHttp: true,
        url: () => decryptCallback(callbackUrl, vault),
      }
    },
    async keep(scope, payload, { status: callbackStatus, error: callbackError }) {
      const data = { callbackStatus, callbackError }
      await scope.prisma(models => models.notificationAction.updateMany({ where: waiting(payload), data }))
    },
  }
}
