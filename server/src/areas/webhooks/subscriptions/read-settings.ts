import { newKeyPair } from '@keepsake/webhooks'
import type { Schemas } from '../../../contract/schemas.ts'
import type { OutboundFetch } from '../../../platform/outbound-http/outbound-http.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Deployment } from '../direction/deployment.ts'
import { readAuthentication, type Spelling } from './authentication.ts'
import { readFilter } from './filters.ts'
import { readHeaders } from './headers.ts'
import { checkSignature } from './own-signature.ts'
import type { Settings } from './store.ts'
import type { Subscription } from './subscription.ts'

const SETS_AUTHORIZATION: ReadonlySet<string> = new Set(['bearer', 'basic', 'oauth2'])

/** What the owner of a subscription or a destination may set. An empty description removes it. */
export type GivenSettings = Partial<
  Omit<Schemas['UpdateWebhookRequest'], 'expected_version'> & {
    name: string
    enabled: boolean
    /** The names of `url` and the fields of `auth` in the request, where they differ. */
    spelledAs: Spelling
  }
>

export interface SettingsReaderDependencies {
  outbound: OutboundFetch
  keyring: Keyring
  deployment: Pick<Deployment, 'auth'>
}

export type SettingsReader = (
  input: GivenSettings,
  livemode: boolean,
  /** The subscription to change, if there is one. */
  found?: Pick<Subscription, 'privateKeyCurrent' | 'signature' | 'headers' | 'secretCurrent'>,
) => Promise<Partial<Settings>>

/** Reads the given settings, with secrets encrypted. @throws ApiError `validation_error`, from the returned function */
export function createSettingsReader({ outbound, keyring, deployment }: SettingsReaderDependencies): SettingsReader {
  /** A name that does not resolve may do so later, but a blocked address is always rejected. */
  async function requireAllowed(url: string, livemode: boolean, path: string): Promise<void> {
    const { outcome, reason } = await outbound.check(url, { livemode })
    if (outcome === 'blocked') throw invalid(path, `${path} cannot be called. ${reason}`)
  }

  /** A key that exists stays, so that receivers can keep its public key. */
  async function privateKeysOf(wanted: boolean | undefined, existing: string | null) {
    if (wanted === undefined || (wanted && existing !== null)) return {}
    return wanted
      ? { privateKeyCurrent: keyring.encryptPrivateKey((await newKeyPair()).privateKey) }
      : { privateKeyCurrent: null, privateKeyPrevious: null }
  }

  return async (input, livemode, found) => {
    const { url, name, description, events, guarantee, timeout_ms: timeoutMs, auth, headers, ed25519, enabled } = input
    const { uid, metadata, filter, rate_limit: rateLimit, max_event_age_seconds: maxEventAgeSeconds, ordered } = input
    const authentication = auth && readAuthentication(auth, deployment.auth, input.spelledAs)
    const readable = headers && readHeaders(headers)
    if (readable?.authorization !== undefined && authentication && SETS_AUTHORIZATION.has(authentication.type))
      throw invalid(
        'body.headers',
        `body.headers has Authorization, which auth of the type ${authentication.type} sets.`,
      )
    const encryptedHeaders = readable && keyring.encryptHeaders(readable)
    if (authentication?.type === 'oauth2') {
      const path = `body.auth.${input.spelledAs?.token_url ?? 'token_url'}`
      await requireAllowed(authentication.credentials.tokenUrl, livemode, path)
    }
    checkSignature(input, keyring, found)
    if (filter) readFilter(filter)
    if (url !== undefined) await requireAllowed(url, livemode, `body.${input.spelledAs?.url ?? 'url'}`)
    return given({
      url: url && keyring.url.encrypt(url),
      name,
      description: description === '' ? null : description,
      events,
      uid: uid === '' ? null : uid,
      metadata,
      filter: filter === '' ? null : filter,
      // 0 removes a limit
      rateLimit: rateLimit === 0 ? null : rateLimit,
      maxEventAgeSeconds: maxEventAgeSeconds === 0 ? null : maxEventAgeSeconds,
      ordered,
      guarantee,
      timeoutMs,
      authType: authentication?.type,
      authSecret: authentication && keyring.encryptAuthentication(authentication),
      headers: encryptedHeaders,
      format: input.format,
      signature: input.signature,
      ...(await privateKeysOf(ed25519, found?.privateKeyCurrent ?? null)),
      enabled,
    })
  }
}
