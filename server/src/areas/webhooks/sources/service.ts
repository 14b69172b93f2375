import type { Schemas } from '../../../contract/schemas.ts'
import { audit } from '../../../platform/access/audit.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import type { Caller } from '../subscriptions/service.ts'
import type { Mapping } from './mapping.ts'
import { templateProblem } from './payload.ts'
import { fits, newSecretOf, type SchemeName, type SignatureSettings, schemeOf, settingsProblem } from './schemes.ts'
import { encryptSecret, type Source } from './source.ts'
import * as store from './store.ts'

/** A source and its secret, which is available only now. */
export interface SourceWithSecret {
  source: Source
  secret: string
}

const ROTATION_HOURS = 24

/** The operations on an account's sources; every change is written to the audit log. */
export function createSources({ database, vault }: { database: Database; vault: Vault }) {
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

  return {
    /** @throws ApiError `validation_error`, or `conflict_error` if the maximum number is reached */
    async create(caller: Caller, input: Schemas['CreateWebhookSourceRequest']): Promise<SourceWithSecret> {
      const { name, description, scheme, signature, types = ['*'], mapping, enabled = true } = input
      checkSettings(scheme, signature)
      checkMapping(mapping)
      const secret = secretOf(scheme, signature ?? null, input.secret)
      const row: store.NewSource = {
        id: newId('src'),
        name,
        description: description || null,
        scheme,
        signature: signature ?? null,
        types,
        mapping,
        enabled,
        secretCurrent: encryptSecret(vault, secret),
      }
      const insert = () => store.insertSource(caller.scope, row)
      return { source: await changing('created', caller, row.id, insert, { scheme, types, enabled }), secret }
    },

    /** @throws ApiError `not_found_error`, `validation_error`, or `conflict_error` for another version than expected */
    async update(caller: Caller, id: string, input: Schemas['UpdateWebhookSourceRequest']): Promise<Source> {
      const { expected_version: expected, description, ...settings } = input
      if (settings.signature) checkSettings((await store.findSource(caller.scope, id)).scheme, settings.signature)
      if (settings.mapping) checkMapping(settings.mapping)
      const changes = given({ ...settings, ...(description !== undefined && { description: description || null }) })
      return changing('updated', caller, id, () => store.updateSource(caller.scope, id, changes, expected), {
        changed: Object.keys(changes),
        ...given({ types: settings.types, enabled: settings.enabled }),
      })
    },

    remove: (caller: Caller, id: string): Promise<void> =>
      changing('deleted', caller, id, () => store.deleteSource(caller.scope, id)),

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
