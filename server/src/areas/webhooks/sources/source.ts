import type { Schemas } from '../../../contract/schemas.ts'
import type { WebhookSource } from '../../../platform/database/prisma/client.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../../platform/encryption/reencrypt.ts'
import { DAY_MS } from '../../../platform/values/durations.ts'
import { given } from '../../../platform/values/given.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { rotationOf, type Subscription, shownUrl } from '../subscriptions/subscription.ts'
import type { Mapping } from './mapping.ts'
import type { SchemeName, SignatureSettings } from './schemes.ts'

/** A stored source as of a given time; secrets are encrypted. */
export interface Source extends Omit<WebhookSource, 'scheme' | 'signature' | 'mapping'> {
  scheme: SchemeName
  signature: SignatureSettings | null
  mapping: Mapping
  secretAgeDays: number
  /** The destination that accepted events are forwarded to. */
  forward: Pick<Subscription, 'id' | 'url'> | null
}

export function sourceAt(now: Date, row: WebhookSource & Pick<Source, 'forward'>): Source {
  const inGracePeriod = row.secretGraceEndsAt !== null && row.secretGraceEndsAt > now
  return {
    ...row,
    // these columns contain what the spec allows: only validated requests are stored
    scheme: row.scheme as SchemeName,
    signature: row.signature as SignatureSettings | null,
    mapping: row.mapping as Mapping,
    secretPrevious: inGracePeriod ? row.secretPrevious : null,
    secretAgeDays: (now.getTime() - row.secretRotatedAt.getTime()) / DAY_MS,
  }
}

const PURPOSE = 'webhook.source_secret'

const column = (name: string): EncryptedColumn => ({
  table: 'webhook_sources',
  column: name,
  where: `${name} IS NOT NULL`,
  purpose: PURPOSE,
})

export const SOURCE_COLUMNS = [column('secret_current'), column('secret_previous')]

export const encryptSecret = (vault: Vault, secret: string): string => vault.encrypt(secret, PURPOSE)
export const decryptSecret = (vault: Vault, encrypted: string): string => vault.decrypt(encrypted, PURPOSE)

/** A masked secret: enough to distinguish two secrets. */
const masked = (secret: string): string => `…${secret.slice(-5)}`

export interface SourceContext {
  accountId: string
  livemode: boolean
  vault: Vault
  keyring: Keyring
  /** Whether the reader may change it, so that the forward URL is shown whole. */
  mayWrite: boolean
  /** The URL that receives the webhooks of a source. */
  urlOf(id: string): string
  /** Only in the response that creates the secret. */
  secret?: string
  /** The same, for the secret that signs what is forwarded. */
  forwardSecret?: string
}

/** The source as returned by the API. */
export function sourceToWire(
  row: Source,
  { accountId, livemode, vault, keyring, mayWrite, urlOf, secret, forwardSecret }: SourceContext,
): Schemas['WebhookSource'] {
  return {
    id: row.id,
    account_id: accountId,
    livemode,
    name: row.name,
    description: row.description,
    url: urlOf(row.id),
    scheme: row.scheme,
    signature: row.signature,
    types: row.types,
    mapping: row.mapping,
    forward_url: row.forward && shownUrl(row.forward, keyring, mayWrite),
    forward_id: row.forward?.id ?? null,
    ...given({ forward_secret: forwardSecret }),
    enabled: row.enabled,
    secret_current: secret ?? masked(decryptSecret(vault, row.secretCurrent)),
    secret_previous: row.secretPrevious && masked(decryptSecret(vault, row.secretPrevious)),
    rotation: rotationOf(row),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
