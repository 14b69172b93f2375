import { actorOf, type Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit.ts'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import { invalid } from '../../platform/errors.ts'
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts'
import { newId } from '../../platform/ids.ts'
import type { Deployment } from '../deployment.ts'
import type { Send } from '../engine/send.ts'
import type { PublishedTypes } from '../events/published-types.ts'
import { API_VERSION, GRACE_HOURS, RESPONSE_MS } from '../limits.ts'
import { newSecret } from '../signature.ts'
import { readAuthentication } from './authentication.ts'
import { refuseImpossible, warningOfUnknown } from './known-patterns.ts'
import { type Ping, ping } from './ping.ts'
import type { Keyring } from './sealed.ts'
import * as store from './store.ts'
import type { Schemas, Subscription } from './subscription.ts'

/** Who asks, and for whose data. */
export interface Caller {
  scope: TenantScope
  principal: Principal
  requestId: string
  signal: AbortSignal
}

export interface SubscriptionsDependencies {
  database: Database
  outbound: GuardedFetch
  send: Send
  keyring: Keyring
  /** The guarantee that holds where a subscription does not say, the authentication that all use, and what is sent. */
  deployment: Pick<Deployment, 'guarantee' | 'auth' | 'events'>
  types: PublishedTypes
}

export interface WithSecret {
  subscription: Subscription
  /** The signing secret, known this once. */
  secret: string
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** What an account does with its subscriptions; every change is in the audit log. */
export function createSubscriptions({
  database,
  outbound,
  send,
  keyring,
  deployment,
  types,
}: SubscriptionsDependencies) {
  const noted = (action: string, { principal, requestId }: Caller, target: string): Promise<void> =>
    audit(database, {
      organizationId: principal.organization.id,
      actor: actorOf(principal),
      action: `webhook.${action}`,
      target,
      details: { livemode: principal.livemode },
      requestId,
    })

  /** A change and its line in the audit log, both or neither. */
  const changing = (action: string, caller: Caller, id: string, work: () => Promise<Subscription>) =>
    caller.scope.transaction(async () => {
      const subscription = await work()
      await noted(action, caller, id)
      return subscription
    })

  /** A name that does not resolve may do so later; a blocked address never may. */
  async function requireAllowed(url: string, livemode: boolean): Promise<void> {
    const { outcome, reason } = await outbound.check(url, { livemode })
    if (outcome === 'blocked') throw invalid('body.url', `body.url cannot be called. ${reason}`)
  }

  return {
    /** What is odd about the events that a subscription waits for. */
    async eventsWarning({ scope }: Caller, { events }: Pick<Subscription, 'events'>): Promise<string | undefined> {
      return warningOfUnknown(events, deployment.events, await types.list(scope))
    },

    /**
     * Makes a subscription and tests it; one whose test fails is made all the same.
     * @throws ApiError `validation_error`, or `conflict_error` when there are as many as there may be
     */
    async create(caller: Caller, input: Schemas['CreateWebhookRequest']): Promise<WithSecret & { ping: Ping }> {
      const authentication = readAuthentication(input.auth ?? { type: 'hmac' }, deployment.auth)
      refuseImpossible(input.events)
      await requireAllowed(input.url, caller.scope.livemode)
      const id = newId('whk')
      const secret = newSecret()
      const subscription = await changing('created', caller, id, () =>
        store.insertSubscription(caller.scope, {
          id,
          url: input.url,
          description: input.description ?? null,
          events: input.events,
          apiVersion: API_VERSION,
          guarantee: input.guarantee ?? deployment.guarantee,
          timeoutMs: input.timeout_ms ?? RESPONSE_MS,
          authType: authentication.type,
          authSecret: keyring.sealAuthentication(authentication),
          secretCurrent: keyring.sealSecret(secret),
        }),
      )
      return { subscription, secret, ping: await ping(caller.scope, subscription, { send, keyring }) }
    },

    /** @throws ApiError `not_found_error`, `validation_error`, or `conflict_error` when it was changed meanwhile */
    async update(caller: Caller, id: string, input: Schemas['UpdateWebhookRequest']): Promise<Subscription> {
      const current = await store.findSubscription(caller.scope, id)
      if (input.expected_version !== undefined && input.expected_version !== current.version)
        throw store.versionConflict(current.version)
      const authentication = input.auth && readAuthentication(input.auth, deployment.auth)
      if (input.events) refuseImpossible(input.events)
      if (input.url !== undefined) await requireAllowed(input.url, caller.scope.livemode)
      const { description } = input
      return changing('updated', caller, id, () =>
        store.updateSubscription(caller.scope, id, current.version, {
          url: input.url ?? current.url,
          description: description === undefined ? current.description : description || null,
          events: input.events ?? current.events,
          guarantee: input.guarantee ?? current.guarantee,
          timeoutMs: input.timeout_ms ?? current.timeoutMs,
          authType: authentication?.type ?? current.authType,
          authSecret: authentication ? keyring.sealAuthentication(authentication) : current.authSecret,
        }),
      )
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await caller.scope.transaction(async () => {
        await store.deleteSubscription(caller.scope, id)
        await noted('deleted', caller, id)
      })
    },

    async test({ scope }: Caller, id: string): Promise<Ping> {
      return ping(scope, await store.findSubscription(scope, id), { send, keyring })
    },

    /** A new secret signs from now on; the old one signs beside it until the grace period ends. */
    async rotate(caller: Caller, id: string, graceHours: number = GRACE_HOURS.least): Promise<WithSecret> {
      const secret = newSecret()
      const sealed = keyring.sealSecret(secret)
      const rotate = () => store.rotateSubscription(caller.scope, id, sealed, graceHours)
      return { subscription: await changing('rotated', caller, id, rotate), secret }
    },

    revokePrevious: (caller: Caller, id: string) =>
      changing('secret_revoked', caller, id, () => store.revokePreviousSecret(caller.scope, id)),
    enable: (caller: Caller, id: string) =>
      changing('enabled', caller, id, () => store.enableSubscription(caller.scope, id)),
    disable: (caller: Caller, id: string) =>
      changing('disabled', caller, id, () => store.disableSubscription(caller.scope, id)),
  }
}
