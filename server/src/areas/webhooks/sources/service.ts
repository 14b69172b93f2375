import type { Finishing } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { audit } from '../../../platform/access/audit.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { conflict, invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { type Deployment, requireSending } from '../deployment.ts'
import { RECEIVED } from '../events.ts'
import type { Caller, PreparedSubscription, Subscriptions } from '../subscriptions/service.ts'
import type { Mapping } from './mapping.ts'
import { templateProblem } from './payload.ts'
import { fits, newSecretOf, type SchemeName, type SignatureSettings, schemeOf, settingsProblem } from './schemes.ts'
import { encryptSecret, type Source } from './source.ts'
import * as store from './store.ts'

/** A source and its secrets, which are available only now. */
export interface SourceWithSecret {
  source: Source
  secret: string
  /** Signs what is forwarded. Absent unless forwarding begins. */
  forwardSecret?: string
}

/** A call that checks its input before the transaction that stores it. */
type PreparingCaller = Caller & Pick<Finishing, 'idFor'>

/** A source to store. */
interface PreparedSource {
  row: store.NewSource
  secret: string
  forward: PreparedSubscription | undefined
}

/** A validated change to a source. */
interface CheckedSource {
  id: string
  changes: store.SourceChanges
  expected: number | undefined
  forwarding: Forwarding | undefined
}

/** A checked change to where a source forwards. */
interface Forwarding {
  /** The destination when it was checked. */
  seen: string | undefined
  /** @returns the secret, if forwarding begins */
  apply(): Promise<string | undefined>
}

const ROTATION_HOURS = 24

/** The field of a source that is the URL of its destination. */
const SPELLED = { url: 'forward_url' }

export interface SourcesServiceDependencies {
  database: Database
  vault: Vault
  subscriptions: Subscriptions
  deployment: Pick<Deployment, 'direction' | 'events' | 'auth'>
}

/** The operations on an account's sources; every change is written to the audit log. */
export function createSources({ database, vault, subscriptions, deployment }: SourcesServiceDependencies) {
  const noted = (action: string, { principal, requestId }: Caller, target: string, details: JsonObject = {}) =>
    audit(database, {
      organizationId: principal.organization.id,
      actor: actorOf(principal),
      action: `source.${action}`,
      target,
      details: { livemode: principal.livemode, ...details },
      requestId,
    })

  /** Makes a change and its audit entry in one transaction. */
  const changing = <T>(action: string, caller: Caller, id: string, work: () => Promise<T>, details: JsonObject = {}) =>
    caller.scope.transaction(async () => {
      const result = await work()
      await noted(action, caller, id, details)
      return result
    })

  /** The destination of a source. @throws ApiError `validation_error` if the URL must not be called */
  function prepareForward(caller: PreparingCaller, { id, name }: Pick<Source, 'id' | 'name'>, url: string) {
    requireSending(deployment, RECEIVED.type)
    const { auth } = deployment
    if (auth !== 'hmac')
      throw invalid(
        'body.forward_url',
        `body.forward_url cannot be set: this server asks for authentication of the type ${auth} (WEBHOOKS_AUTH), which it has no field for.`,
      )
    const settings = { name, url, events: [RECEIVED.type], sourceId: id, spelledAs: SPELLED }
    return subscriptions.prepare(caller, 'destination', settings)
  }

  async function checkForward(caller: PreparingCaller, source: Source, url: string): Promise<Forwarding> {
    const seen = source.forward?.id
    if (url === '')
      return { seen, apply: async () => void (seen !== undefined && (await subscriptions.remove(caller, seen))) }
    if (seen === undefined) {
      const prepared = await prepareForward(caller, source, url)
      return { seen, apply: async () => (await subscriptions.create(caller, prepared)) && prepared.secret }
    }
    requireSending(deployment, RECEIVED.type)
    const change = await subscriptions.check(caller, seen, { url, spelledAs: SPELLED })
    return { seen, apply: async () => void (await subscriptions.update(caller, change)) }
  }

  return {
    /** Validates a new source. Nothing is stored yet. @throws ApiError `validation_error` */
    async prepare(caller: PreparingCaller, input: Schemas['CreateWebhookSourceRequest']): Promise<PreparedSource> {
      const { name, description, scheme, signature, types = ['*'], mapping, enabled = true, forward_url: url } = input
      checkSettings(scheme, signature)
      checkMapping(mapping)
      const secret = secretOf(scheme, signature ?? null, input.secret)
      const row: store.NewSource = {
        id: caller.idFor('src'),
        name,
        description: description || null,
        scheme,
        signature: signature ?? null,
        types,
        mapping,
        enabled,
        secretCurrent: encryptSecret(vault, secret),
      }
      return { row, secret, forward: url ? await prepareForward(caller, row, url) : undefined }
    },

    /** Stores a source. @throws ApiError `conflict_error` if the maximum number is reached */
    async create(caller: Caller, { row, secret, forward }: PreparedSource): Promise<SourceWithSecret> {
      const { scheme, types, enabled } = row
      const insert = () => store.insertSource(caller.scope, row)
      const source = await changing('created', caller, row.id, insert, { scheme, types, enabled })
      if (!forward) return { source, secret }
      await subscriptions.create(caller, forward)
      return { source: await store.findSource(caller.scope, row.id), secret, forwardSecret: forward.secret }
    },

    /** Validates a change. Nothing is stored yet. @throws ApiError `not_found_error` or `validation_error` */
    async check(
      caller: PreparingCaller,
      id: string,
      { expected_version: expected, description, forward_url: url, ...settings }: Schemas['UpdateWebhookSourceRequest'],
    ): Promise<CheckedSource> {
      const source = await store.findSource(caller.scope, id)
      if (settings.signature) checkSettings(source.scheme, settings.signature)
      if (settings.mapping) checkMapping(settings.mapping)
      const changes = given({ ...settings, ...(description !== undefined && { description: description || null }) })
      const forwarding = url === undefined ? undefined : await checkForward(caller, source, url)
      return { id, changes, expected, forwarding }
    },

    /** @throws ApiError `not_found_error`, or `conflict_error` if it changed, or has another version than expected */
    async update(
      caller: Caller,
      { id, changes, expected, forwarding }: CheckedSource,
    ): Promise<Omit<SourceWithSecret, 'secret'>> {
      const change = () => store.updateSource(caller.scope, id, changes, expected)
      const source = await changing('updated', caller, id, change, {
        changed: [...Object.keys(changes), ...(forwarding ? ['forward_url'] : [])],
        ...given({ types: changes.types, enabled: changes.enabled }),
      })
      if (!forwarding) return { source }
      if (source.forward?.id !== forwarding.seen)
        throw conflict(`The forward URL of ${id} was set or removed by another call. Fetch the source and retry.`)
      const forwardSecret = await forwarding.apply()
      return { source: await store.findSource(caller.scope, id), ...given({ forwardSecret }) }
    },

    remove: (caller: Caller, id: string): Promise<void> =>
      // retried: a delivery that is being finished locks the rows in the opposite order
      caller.scope.retried(() => changing('deleted', caller, id, () => store.deleteSource(caller.scope, id))),

    /** Accepts the new secret from now on, and the old one until the grace period ends. */
    async rotate(
      caller: Caller,
      id: string,
      { grace_hours: graceHours = ROTATION_HOURS, secret: own }: Schemas['RotateWebhookSourceRequest'],
    ): Promise<SourceWithSecret> {
      const { scheme, signature } = await store.findSource(caller.scope, id)
      const secret = secretOf(scheme, signature, own)
      const rotation = { encrypted: encryptSecret(vault, secret), graceHours }
      return {
        source: await changing('rotated', caller, id, () => store.rotateSource(caller.scope, id, rotation)),
        secret,
      }
    },

    revokePrevious: (caller: Caller, id: string): Promise<Source> =>
      changing('secret_revoked', caller, id, () => store.revokePrevious(caller.scope, id)),
  }
}

/** The given secret, or a new one. @throws ApiError `validation_error` if it does not fit the scheme */
function secretOf(name: SchemeName, signature: SignatureSettings | null, own: string | undefined): string {
  const scheme = schemeOf(name, signature)
  if (own === undefined) return newSecretOf(scheme)
  if (!fits(scheme, own)) throw invalid('body.secret', `body.secret must be whsec_ and base64 for the scheme ${name}.`)
  return own
}

function checkSettings(scheme: SchemeName, signature: SignatureSettings | undefined): void {
  const [path, message] = settingsProblem(scheme, signature) ?? []
  if (path !== undefined) throw invalid(path, `${path} ${message}`)
}

/** @throws ApiError `validation_error` if the mapping names no record, or has a placeholder that nothing can replace */
export function checkMapping({ record, content, tags = [] }: Mapping, path = 'body.mapping'): void {
  const templates = { content, ...Object.fromEntries(tags.map((tag, at) => [`tags.${at}`, tag])) }
  for (const [field, template] of Object.entries(templates)) {
    const place = `${path}.${field}`
    const problem = templateProblem(template)
    if (problem) throw invalid(place, `${place} ${problem}`)
  }
  const { type: _, custom_key_name: name, custom_key_value: value, ...keys } = record
  if ((name === undefined) !== (value === undefined))
    throw invalid(`${path}.record`, `${path}.record needs both custom_key_name and custom_key_value, or neither.`)
  if (value === undefined && Object.keys(keys).length === 0)
    throw invalid(
      `${path}.record`,
      `${path}.record names no identity key. Set record_id, email, website_url, phone_number or custom_key_value.`,
    )
}
