import { newKeyPair, newSecret } from '@keepsake/webhooks'
import type { Editor, Finishing } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { auditedChanges } from '../../../platform/access/audit.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../../platform/database/sql-errors.ts'
import { readable } from '../../../platform/encryption/readable.ts'
import type { OnStep } from '../../../platform/outbound-http/steps.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Send } from '../attempt/send.ts'
import type { Deployment } from '../direction/deployment.ts'
import type { Catalogue } from '../event-types/catalogue.ts'
import { exampleOf } from '../event-types/example.ts'
import { refuseImpossible, warningOfUnknown } from '../event-types/known-patterns.ts'
import type { PublishedTypes } from '../event-types/published-types.ts'
import type { Schema } from '../event-types/schema-cost.ts'
import { API_VERSION, GRACE_HOURS, RESPONSE_MS } from '../limits.ts'
import { changesOf } from './changes.ts'
import { checkNames, type TypeWithSchema } from './filter-names.ts'
import { type Condition, explain, readFilter } from './filters.ts'
import { KINDS, type Kind, kindOf } from './kinds.ts'
import { requireSecret } from './own-signature.ts'
import { sendPing, sentExample } from './ping.ts'
import { createSettingsReader, type GivenSettings } from './read-settings.ts'
import { type Ping, recordPing } from './sql/ping.ts'
import type { Undelivered } from './sql/subscriptions.ts'
import * as store from './store.ts'
import type { Subscription } from './subscription.ts'

export interface PreparedSubscription {
  row: store.NewSubscription
  /** The signing secret, which is available only now. */
  secret: string
}

/** Its receiver was sent a test event. */
export interface TestedSubscription extends PreparedSubscription {
  ping: Ping
}

/** A validated change to a subscription. */
export interface CheckedUpdate {
  id: string
  expectedVersion: number | undefined
  settings: Partial<store.Settings>
}

export interface SubscriptionsDependencies extends Pick<Platform, 'database' | 'outbound'> {
  send: Send
  keyring: Keyring
  /** The default guarantee, the authentication required of all subscriptions, and the events that are sent. */
  deployment: Pick<Deployment, 'guarantee' | 'auth' | 'events'>
  types: PublishedTypes
  catalogue: Catalogue
}

/** The settings of a new subscription. */
export type NewSettings = GivenSettings & {
  url: string
  events: string[]
  customer?: string
  /** The source whose accepted events it receives. */
  sourceId?: string
  secret?: string
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
  const { noted, changing } = auditedChanges(database, kindOf)

  const readSettings = createSettingsReader({ outbound, keyring, deployment })

  /** The types with a schema: those of the service, and those that the account declares. */
  async function typesWithSchema(scope: TenantScope): Promise<TypeWithSchema[]> {
    const own = await scope.prisma(models => models.webhookEventType.findMany({ where: { archivedAt: null } }))
    return [...catalogue.events, ...own.map(({ type, schema }) => ({ type, schema: schema as Schema }))]
  }

  /** @throws ApiError `validation_error` if a pattern can never match */
  const refusePatterns = (scope: TenantScope, patterns: readonly string[]): Promise<void> =>
    refuseImpossible(patterns, catalogue, async types => {
      const where = { type: { in: types } }
      const declared = await scope.prisma(models => models.webhookEventType.findMany({ where, select: { type: true } }))
      return declared.map(({ type }) => type)
    })

  /** A warning about the names in a filter. @throws ApiError `validation_error` if one of them cannot exist */
  async function namesWarning(scope: TenantScope, filter: string, events: readonly string[], sent?: JsonObject) {
    return checkNames(readFilter(filter), events, await typesWithSchema(scope), sent)
  }

  /** Validates a new subscription; stores nothing. @param idFor returns the same id if the call is retried */
  async function prepare(
    { scope, idFor }: Editor & Pick<Finishing, 'idFor'>,
    kind: Kind,
    input: NewSettings,
  ): Promise<PreparedSubscription> {
    const settings = await readSettings({ ...input, auth: input.auth ?? { type: 'hmac' } }, scope.livemode)
    await refusePatterns(scope, input.events)
    if (input.filter) await namesWarning(scope, input.filter, input.events)
    const owner = { kind, customer: input.customer ?? null, sourceId: input.sourceId ?? null }
    await store.requireRoom(scope, owner)
    const secret = input.secret === undefined ? newSecret() : requireSecret(input.secret, input.signature)
    const row: store.NewSubscription = {
      ...settings,
      id: idFor(KINDS[kind].prefix),
      ...owner,
      url: keyring.url.encrypt(input.url),
      events: input.events,
      apiVersion: API_VERSION,
      guarantee: input.guarantee ?? deployment.guarantee,
      timeoutMs: input.timeout_ms ?? RESPONSE_MS,
      authType: settings.authType ?? 'hmac',
      authSecret: settings.authSecret ?? null,
      secretCurrent: keyring.encryptSecret(secret),
    }
    return { row, secret }
  }

  /** A new secret that receivers have already. @throws ApiError `validation_error`, or `not_found_error` */
  async function checkedSecret(scope: TenantScope, id: string, secret: string): Promise<string> {
    const { signature, secretCurrent } = await store.findSubscription(scope, id)
    if (readable(() => keyring.decryptSecret(secretCurrent), undefined) === secret)
      throw invalid(
        'body.secret',
        'body.secret is the present secret. Choose another one, or leave it out for a new one.',
      )
    return requireSecret(secret, signature)
  }

  return {
    /** A warning about the event patterns of a subscription and the names in its filter. */
    async eventsWarning(
      { scope }: Editor,
      { events, filter }: Pick<Subscription, 'events' | 'filter'>,
    ): Promise<string | undefined> {
      const warnings = [
        warningOfUnknown(events, deployment.events, await types.list(scope), catalogue),
        filter === null ? undefined : await namesWarning(scope, filter, events),
      ].filter(warning => warning !== undefined)
      return warnings.length > 0 ? warnings.join(' ') : undefined
    },

    /** What a filter does with an event. @throws ApiError `validation_error` if the filter is invalid */
    async testFilter(
      { scope }: Editor,
      { filter, event: { type, data, previous_attributes: previous } }: Schemas['TestWebhookFilterRequest'],
    ): Promise<{ matches: boolean; conditions: Condition[]; warning: string | undefined }> {
      const event = { id: newId('evt'), type, createdAt: await scope.now() }
      // parsed from the JSON of the request
      const sent = { object: data, ...(previous && { previous_attributes: previous }) } as JsonObject
      const warning = await namesWarning(scope, filter, [type], sent)
      return { ...explain(readFilter(filter), { ...event, data: sent }), warning }
    },

    /**
     * Validates a new subscription and sends its receiver a test event. Nothing is stored yet.
     * @param idFor returns the same ids if the call is retried after a crash, so that a receiver can deduplicate the
     * test event
     * @throws ApiError `validation_error`, or `conflict_error` if the maximum number is reached
     */
    async prepareTested(
      caller: Editor & Pick<Finishing, 'idFor'>,
      input: Schemas['CreateWebhookRequest'],
    ): Promise<TestedSubscription> {
      const { row, secret } = await prepare(caller, 'webhook', input)
      const none = { secretPrevious: null, privateKeyCurrent: null, privateKeyPrevious: null, headers: null }
      const tested = { ...none, format: 'envelope', signature: null, ...row }
      const ping = await sendPing(caller.scope, tested, caller.idFor('evt'), { send, keyring })
      return { row, secret, ping }
    },

    prepare,

    /** Stores a subscription. @throws ApiError `conflict_error` if the maximum number is reached */
    async create(caller: Editor, { row, ping }: PreparedSubscription & { ping?: Ping }): Promise<Subscription> {
      const insert = () => store.insertSubscription(caller.scope, row)
      const subscription = await changing('created', caller, row.id, insert, changesOf(row, keyring.url))
      if (ping) await recordPing(caller.scope, row.id, ping)
      return subscription
    },

    /** @throws ApiError `not_found_error`, `validation_error`, or `conflict_error` if it has another version than expected */
    async check(
      { scope }: Editor,
      id: string,
      { expected_version: expectedVersion, ...input }: GivenSettings & { expected_version?: number },
    ): Promise<CheckedUpdate> {
      const found = await store.findVersion(scope, id, expectedVersion)
      if (input.events) await refusePatterns(scope, input.events)
      if (input.filter) await namesWarning(scope, input.filter, input.events ?? found.events)
      return { id, expectedVersion, settings: await readSettings(input, scope.livemode, found) }
    },

    /** @throws ApiError `not_found_error`, or `conflict_error` if it has another version than expected */
    update: (caller: Editor, { id, expectedVersion, settings }: CheckedUpdate): Promise<Subscription> =>
      changing(
        'updated',
        caller,
        id,
        () => store.updateSubscription(caller.scope, id, settings, { expectedVersion, urls: keyring.url }),
        changesOf(settings, keyring.url),
      ),

    remove: (caller: Editor, id: string): Promise<Undelivered> =>
      // retried: a delivery that is being finished locks the rows in the opposite order
      caller.scope.retriedTransaction(async () => {
        const undelivered = await store.deleteSubscription(caller.scope, id)
        await noted('deleted', caller, id, { ...undelivered })
        return undelivered
      }),

    /**
     * Sends a test event. It cannot be undone, and after a crash it is unknown whether it arrived.
     * @param type whose example is sent
     * @throws ApiError `not_found_error`, or `validation_error` for a type without an example
     */
    async test(
      { scope, principal, beginExternal }: Editor & Pick<Finishing, 'beginExternal'>,
      id: string,
      { type, onStep }: { type?: string | undefined; onStep?: OnStep } = {},
    ): Promise<Ping> {
      const subscription = await store.findSubscription(scope, id)
      const seen = principal.customer === undefined ? catalogue : undefined
      const given = { catalogue: seen, sent: deployment.events, path: 'query.event_type' }
      const example = type === undefined ? undefined : sentExample(await exampleOf(scope, type, given))
      const eventId = newId('evt')
      await beginExternal(eventId)
      return sendPing(scope, subscription, eventId, { send, keyring, ...(onStep && { onStep }) }, example)
    },

    recordTest: ({ scope }: Editor, id: string, ping: Ping): Promise<void> =>
      recordPing(scope, id, ping).catch(error => {
        // it was deleted while the receiver answered
        throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? store.missing(id) : error
      }),

    /** Signs with a new secret from now on, and with both until the grace period ends. */
    async rotate(
      caller: Editor,
      id: string,
      { grace_hours: graceHours = GRACE_HOURS.least, secret: own }: Schemas['RotateWebhookRequest'] = {},
    ): Promise<WithSecret> {
      const secret = own === undefined ? newSecret() : await checkedSecret(caller.scope, id, own)
      const keys = {
        secret: keyring.encryptSecret(secret),
        privateKey: keyring.encryptPrivateKey((await newKeyPair()).privateKey),
      }
      const rotate = () => store.rotateSubscription(caller.scope, id, keys, graceHours)
      return { subscription: await changing('rotated', caller, id, rotate), secret }
    },

    revokePrevious: (caller: Editor, id: string) =>
      changing('secret_revoked', caller, id, () => store.revokePreviousSecret(caller.scope, id)),
    enable: (caller: Editor, id: string) =>
      changing('enabled', caller, id, () => store.enableSubscription(caller.scope, id)),
    disable: (caller: Editor, id: string) =>
      changing('disabled', caller, id, () => store.disableSubscription(caller.scope, id)),
  }
}
