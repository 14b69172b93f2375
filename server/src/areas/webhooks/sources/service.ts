import { randomBytes } from 'node:crypto'
import type { Editor } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { auditedChanges } from '../../../platform/access/audit.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import { conflict, invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Deployment } from '../direction/deployment.ts'
import { TOLERANCE_SECONDS } from '../limits.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { settingsProblem } from './own-scheme.ts'
import { createRoutesReader, type PreparedRoutes, type PreparingCaller } from './prepare-routes.ts'
import type { SchemeName, SignatureSettings } from './scheme.ts'
import { schemeOf } from './schemes.ts'
import { newSecretOf, secretProblem } from './secrets.ts'
import { encryptSecret, type Source } from './source.ts'
import * as store from './store.ts'

/** A source and its secrets, which are available only now. */
export interface SourceWithSecret {
  source: Source
  secret: string
  /** Those of new forward routes, by their ids. */
  forwardSecrets?: ReadonlyMap<string, string>
  /** Absent unless it was generated. */
  verifyToken?: string
}

interface PreparedSource {
  row: store.NewSource
  secret: string
  verifyToken?: string
  routes: PreparedRoutes
}

/** A validated change to a source. */
interface CheckedSource {
  id: string
  changes: store.SourceChanges
  expected: number | undefined
  /** The destinations when it was checked. */
  seen: string[]
  /** Absent if the routes stay as they are. */
  routes: PreparedRoutes | undefined
}

const ROTATION_HOURS = 24

export interface SourcesServiceDependencies extends Pick<Platform, 'database' | 'vault'> {
  subscriptions: Subscriptions
  keyring: Keyring
  deployment: Pick<Deployment, 'direction' | 'events' | 'auth'>
}

/** The operations on an account's sources; every change is written to the audit log. */
export function createSources({ database, vault, subscriptions, keyring, deployment }: SourcesServiceDependencies) {
  const reader = createRoutesReader({ subscriptions, keyring, deployment })
  const { changing } = auditedChanges(database, () => 'source')

  /** Makes the destinations as they were prepared. @returns the secrets of new ones */
  async function applyRoutes(caller: Editor, { created, updated, removed }: PreparedRoutes) {
    for (const id of removed) await subscriptions.remove(caller, id)
    for (const change of updated) await subscriptions.update(caller, change)
    for (const prepared of created) await subscriptions.create(caller, prepared)
    return new Map(created.map(({ row, secret }) => [row.id, secret]))
  }

  return {
    /** Validates a new source. Nothing is stored yet. @throws ApiError `validation_error` */
    async prepare(caller: PreparingCaller, input: Schemas['CreateWebhookSourceRequest']): Promise<PreparedSource> {
      const { name, description, scheme, signature, types = ['*'] } = input
      const {
        dedupe = 'id',
        enabled = true,
        split = true,
        tolerance_seconds: toleranceSeconds = TOLERANCE_SECONDS,
      } = input
      checkSettings(scheme, signature)
      if (scheme === 'none' && input.allow_unsigned !== true)
        throw invalid(
          'body.allow_unsigned',
          'body.allow_unsigned must be true for the scheme none: anyone who knows the URL can send events.',
        )
      const secret = secretOf(scheme, signature ?? null, input.secret)
      const token = verifyTokenOf(scheme, input.verify_token)
      const id = caller.idFor('src')
      const routes = await reader.read(caller, { id, name }, input)
      const row: store.NewSource = {
        ...{ id, name, description: description || null, scheme, signature: signature ?? null, types },
        ...{ routes: routes.routes, mapping: routes.mapping, dedupe, enabled, split, toleranceSeconds },
        verifyToken: token === undefined ? null : encryptSecret(vault, token),
        secretCurrent: encryptSecret(vault, secret),
      }
      return {
        row,
        secret,
        routes,
        ...(token !== undefined && input.verify_token === undefined && { verifyToken: token }),
      }
    },

    /** Stores a source. @throws ApiError `conflict_error` if the maximum number is reached */
    async create(caller: Editor, { row, routes, ...secrets }: PreparedSource): Promise<SourceWithSecret> {
      const { scheme, types, enabled } = row
      const insert = () => store.insertSource(caller.scope, row)
      const source = await changing('created', caller, row.id, insert, { scheme, types: [...types], enabled })
      if (routes.created.length === 0) return { source, ...secrets }
      const forwardSecrets = await applyRoutes(caller, routes)
      return { source: await store.findSource(caller.scope, row.id), ...secrets, forwardSecrets }
    },

    /** Validates a change. Nothing is stored yet. @throws ApiError `not_found_error` or `validation_error` */
    async check(
      caller: PreparingCaller,
      id: string,
      input: Schemas['UpdateWebhookSourceRequest'],
    ): Promise<CheckedSource> {
      const { expected_version: expected, description, routes, mapping, forward_url: url, ...others } = input
      const { tolerance_seconds: toleranceSeconds, verify_token: token, ...settings } = others
      const source = await store.findSource(caller.scope, id)
      if (settings.signature) checkSettings(source.scheme, settings.signature)
      if (token !== undefined) verifyTokenOf(source.scheme, token)
      const areGiven = routes !== undefined || mapping !== undefined || (url !== undefined && !isAbsent(url, source))
      const prepared = areGiven ? await reader.read(caller, source, input, source) : undefined
      const changes = given({
        ...settings,
        ...(description !== undefined && { description: description || null }),
        ...(prepared && { routes: prepared.routes, mapping: prepared.mapping }),
        toleranceSeconds,
        verifyToken: token && encryptSecret(vault, token),
      })
      return { id, changes, expected, seen: source.forwards.map(each => each.id), routes: prepared }
    },

    /** @throws ApiError `not_found_error`, or `conflict_error` if it changed, or has another version than expected */
    async update(
      caller: Editor,
      { id, changes, expected, seen, routes }: CheckedSource,
    ): Promise<Omit<SourceWithSecret, 'secret'>> {
      const change = () => store.updateSource(caller.scope, id, changes, expected)
      const source = await changing('updated', caller, id, change, {
        changed: Object.keys(changes),
        ...given({ types: changes.types, enabled: changes.enabled }),
      })
      if (!routes) return { source }
      if (source.forwards.map(each => each.id).join() !== seen.join())
        throw conflict(`The routes of ${id} were changed by another call. Fetch the source and retry.`)
      const forwardSecrets = await applyRoutes(caller, routes)
      return { source: await store.findSource(caller.scope, id), forwardSecrets }
    },

    remove: (caller: Editor, id: string): Promise<void> =>
      // retried: a delivery that is being finished locks the rows in the opposite order
      caller.scope.retried(() => changing('deleted', caller, id, () => store.deleteSource(caller.scope, id))),

    /** Accepts the new secret from now on, and the old one until the grace period ends. */
    async rotate(
      caller: Editor,
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

    revokePrevious: (caller: Editor, id: string): Promise<Source> =>
      changing('secret_revoked', caller, id, () => store.revokePrevious(caller.scope, id)),
  }
}

/** Whether a forward URL that is to be removed is not there. */
const isAbsent = (url: string, source: Pick<Source, 'forwards'>): boolean => url === '' && source.forwards.length === 0

/** The given secret, or a new one. @throws ApiError `validation_error` if it does not fit the scheme */
function secretOf(name: SchemeName, signature: SignatureSettings | null, own: string | undefined): string {
  const scheme = schemeOf(name, signature)
  const secret = own ?? newSecretOf(scheme)
  if (secret === undefined)
    throw invalid('body.secret', `body.secret is required for the scheme ${name}: it is the public key of the service.`)
  const problem = own === undefined ? undefined : secretProblem(scheme, name, own)
  if (problem) throw invalid('body.secret', `body.secret ${problem}`)
  return secret
}

/** What Meta sends to check the URL: the given text, or a new one. @throws ApiError `validation_error` for another scheme */
function verifyTokenOf(scheme: SchemeName, own: string | undefined): string | undefined {
  if (scheme === 'meta') return own ?? randomBytes(24).toString('base64url')
  if (own !== undefined)
    throw invalid('body.verify_token', `body.verify_token is only for the scheme meta, not ${scheme}. Leave it out.`)
  return undefined
}

function checkSettings(scheme: SchemeName, signature: SignatureSettings | undefined): void {
  const [path, message] = settingsProblem(scheme, signature) ?? []
  if (path !== undefined) throw invalid(path, `${path} ${message}`)
}
