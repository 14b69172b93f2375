import type { Finishing } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { actorOf, type Principal } from '../../../platform/access/principal.ts'
import { audit } from '../../../platform/audit.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { JsonObject } from '../../../platform/json.ts'
import { given } from '../../../platform/list.ts'
import type { OutboundFetch } from '../../../platform/outbound-http/outbound-http.ts'
import type { Deployment } from '../deployment.ts'
import type { Send } from '../engine/send.ts'
import { API_VERSION, GRACE_HOURS, RESPONSE_MS } from '../limits.ts'
import type { Catalogue } from '../publishing/catalogue.ts'
import type { PublishedTypes } from '../publishing/published-types.ts'
import { newSecret } from '../signature.ts'
import { readAuthentication } from './authentication.ts'
import type { Keyring } from './encrypted-secrets.ts'
import { refuseImpossible, warningOfUnknown } from './known-patterns.ts'
import { sendPing } from './ping.ts'
import { type Ping, recordPing } from './sql/ping.ts'
import type { Undelivered } from './sql/subscriptions.ts'
import * as store from './store.ts'
import type { Subscription } from './subscription.ts'

/** The caller and the tenant. */
export interface Caller {
  scope: TenantScope
  principal: Principal
  requestId: string
}

/** A subscription to store, whose receiver was sent a test event. */
export interface TestedSubscription {
  row: store.NewSubscription
  /** The signing secret, which is available only now. */
  secret: string
  ping: Ping
}

/** A validated change to a subscription. */
export interface CheckedUpdate {
  id: string
  expectedVersion: number | undefined
  settings: Partial<store.Settings>
}

export interface SubscriptionsDependencies {
  database: Database
  outbound: OutboundFetch
  send: Send
  keyring: Keyring
  /** The default guarantee, the authentication required of all subscriptions, and the events that are sent. */
  deployment: Pick<Deployment, 'guarantee' | 'auth' | 'events'>
  types: PublishedTypes
  catalogue: Catalogue
}

export interface WithSecret {
  subscription: Subscription
  /** The signing secret, which is available only now. */
  secret: string
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** The operations on an account's subscriptions; every change is written to the audit log. */
export function createSubscriptions({
  database,
  outbound,
  send,
  keyring,
  deployment,
  types,
  catalogue,
}: SubscriptionsDependencies) {
  const noted = (
    action: string,
    { principal, requestId }: Caller,
    target: string,
    details: JsonObject = {},
  ): Promise<void> =>
    audit(database, {
      organizationId: principal.organization.id,
      actor: actorOf(principal),
      action: `webhook.${action}`,
      target,
      details: { livemode: principal.livemode, ...details },
      requestId,
    })

  /** Makes a change and its audit entry in one transaction. */
  const changing = (action: string, caller: Caller, id: string, work: () => Promise<Subscription>) =>
    caller.scope.transaction(async () => {
      const subscription = await work()
      await noted(action, caller, id)
      return subscription
    })

  /** A name that does not resolve may do so later, but a blocked address is always rejected. */
  async function requireAllowed(url: string, livemode: boolean): Promise<void> {
    const { outcome, reason } = await outbound.check(url, { livemode })
    if (outcome === 'blocked') throw invalid('body.url', `body.url cannot be called. ${reason}`)
  }

  return {
    /** A warning about the event patterns of a subscription. */
    async eventsWarning({ scope }: Caller, { events }: Pick<Subscription, 'events'>): Promise<string | undefined> {
      return warningOfUnknown(events, deployment.events, await types.list(scope), catalogue)
    },

    /**
     * Validates a new subscription and sends its receiver a test event. Nothing is stored yet.
     * @param idFor returns the same ids if the call is retried after a crash, so that a receiver can deduplicate the
     * test event
     * @throws ApiError `validation_error`, or `conflict_error` if the maximum number is reached
     */
    async prepare(
      { scope, idFor }: Caller & Pick<Finishing, 'idFor'>,
      input: Schemas['CreateWebhookRequest'],
    ): Promise<TestedSubscription> {
      const authentication = readAuthentication(input.auth ?? { type: 'hmac' }, deployment.auth)
      refuseImpossible(input.events, catalogue)
      await requireAllowed(input.url, scope.livemode)
      await store.requireRoom(scope)
      const secret = newSecret()
      const row: store.NewSubscription = {
        id: idFor('whk'),
        url: input.url,
        description: input.description ?? null,
        events: input.events,
        apiVersion: API_VERSION,
        guarantee: input.guarantee ?? deployment.guarantee,
        timeoutMs: input.timeout_ms ?? RESPONSE_MS,
        authType: authentication.type,
        authSecret: keyring.encryptAuthentication(authentication),
        secretCurrent: keyring.encryptSecret(secret),
      }
      const tested = { ...row, secretPrevious: null }
      return { row, secret, ping: await sendPing(scope, tested, idFor('evt'), { send, keyring }) }
    },

    /** Stores a subscription with its test. @throws ApiError `conflict_error` if the maximum number is reached */
    async create(caller: Caller, { row, ping }: TestedSubscription): Promise<Subscription> {
      const subscription = await changing('created', caller, row.id, () => store.insertSubscription(caller.scope, row))
      await recordPing(caller.scope, row.id, ping)
      return subscription
    },

    /** @throws ApiError `not_found_error`, `validation_error`, or `conflict_error` if it has another version than expected */
    async check({ scope }: Caller, id: string, input: Schemas['UpdateWebhookRequest']): Promise<CheckedUpdate> {
      const { expected_version: expectedVersion, url, description, events, guarantee, timeout_ms: timeoutMs } = input
      await store.findVersion(scope, id, expectedVersion)
      const authentication = input.auth && readAuthentication(input.auth, deployment.auth)
      if (events) refuseImpossible(events, catalogue)
      if (url !== undefined) await requireAllowed(url, scope.livemode)
      const settings = given({
        url,
        description: description === '' ? null : description,
        events,
        guarantee,
        timeoutMs,
        authType: authentication?.type,
        authSecret: authentication && keyring.encryptAuthentication(authentication),
      })
      return { id, expectedVersion, settings }
    },

    /** @throws ApiError `not_found_error`, or `conflict_error` if it has another version than expected */
    update: (caller: Caller, { id, expectedVersion, settings }: CheckedUpdate): Promise<Subscription> =>
      changing('updated', caller, id, () => store.updateSubscription(caller.scope, id, settings, expectedVersion)),

    remove: (caller: Caller, id: string): Promise<Undelivered> =>
      // retried: a delivery that is being finished locks the rows in the opposite order
      caller.scope.retried(() =>
        caller.scope.transaction(async () => {
          const undelivered = await store.deleteSubscription(caller.scope, id)
          await noted('deleted', caller, id, { ...undelivered })
          return undelivered
        }),
      ),

    /** Sends a test event. It cannot be undone, and after a crash it is unknown whether it arrived. */
    async test({ scope, beginExternal }: Caller & Pick<Finishing, 'beginExternal'>, id: string): Promise<Ping> {
      const subscription = await store.findSubscription(scope, id)
      const eventId = newId('evt')
      await beginExternal(eventId)
      return sendPing(scope, subscription, eventId, { send, keyring })
    },

    recordTest: ({ scope }: Caller, id: string, ping: Ping): Promise<void> => recordPing(scope, id, ping),

    /** Signs with a new secret from now on, and with both until the grace period ends. */
    async rotate(caller: Caller, id: string, graceHours: number = GRACE_HOURS.least): Promise<WithSecret> {
      const secret = newSecret()
      const encrypted = keyring.encryptSecret(secret)
      const rotate = () => store.rotateSubscription(caller.scope, id, encrypted, graceHours)
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
