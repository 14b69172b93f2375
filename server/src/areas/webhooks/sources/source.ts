import type { Schemas } from '../../../contract/schemas.ts'
import type { WebhookSource } from '../../../platform/database/prisma/client.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { readable, secretStateOf } from '../../../platform/encryption/readable.ts'
import type { EncryptedColumn } from '../../../platform/encryption/reencrypt.ts'
import { DAY_MS } from '../../../platform/values/durations.ts'
import { given } from '../../../platform/values/given.ts'
import { headerNamesOf, rotationOf, type Shown, type Subscription, shownUrl } from '../subscriptions/subscription.ts'
import type { Mapping } from './mapping.ts'
import { routesOf, type StoredRoute } from './routes.ts'
import type { SchemeName, SignatureSettings } from './scheme.ts'

/** A stored source as of a given time; secrets are encrypted. */
export interface Source extends Omit<WebhookSource, 'scheme' | 'signature' | 'routes' | 'mapping' | 'dedupe'> {
  scheme: SchemeName
  signature: SignatureSettings | null
  routes: readonly StoredRoute[] | null
  mapping: Mapping | null
  dedupe: Schemas['WebhookSourceDedupe']
  secretAgeDays: number
  /** The destinations of its forward routes. */
  forwards: Pick<Subscription, 'id' | 'url' | 'filter' | 'headers'>[]
}

export function sourceAt(now: Date, row: WebhookSource & Pick<Source, 'forwards'>): Source {
  const inGracePeriod = row.secretGraceEndsAt !== null && row.secretGraceEndsAt > now
  return {
    ...row,
    // these columns contain what the spec allows: only validated requests are stored
    scheme: row.scheme as SchemeName,
    signature: row.signature as SignatureSettings | null,
    routes: row.routes as Source['routes'],
    mapping: row.mapping as Mapping | null,
    dedupe: row.dedupe as Source['dedupe'],
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

export const SOURCE_COLUMNS = [column('secret_current'), column('secret_previous'), column('verify_token')]

export const encryptSecret = (vault: Vault, secret: string): string => vault.encrypt(secret, PURPOSE)
export const decryptSecret = (vault: Vault, encrypted: string): string => vault.decrypt(encrypted, PURPOSE)

/** A masked secret: enough to distinguish two secrets, but nothing of a short one. */
const masked = (secret: string): string => (secret.length > 10 ? `…${secret.slice(-5)}` : '…')

export interface SourceContext extends Shown {
  vault: Vault
  /** The URL that receives the webhooks of a source. */
  urlOf(id: string): string
  /** Only in the response that creates them: the secrets of forward routes, by their ids. */
  forwardSecrets?: ReadonlyMap<string, string>
  /** The same, for what Meta sends to check the URL. */
  verifyToken?: string
}

/** The source as returned by the API. */
export function sourceToWire(row: Source, context: SourceContext): Schemas['WebhookSource'] {
  const { accountId, livemode, vault, keyring, urlOf, secret, verifyToken } = context
  const routes = routesOf(row).map(route => routeToWire(route, row, context))
  const forward = routes.find(({ kind }) => kind === 'forward')
  const maskedIn = (encrypted: string): string => masked(readable(() => decryptSecret(vault, encrypted), ''))
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
    routes,
    mapping: row.mapping,
    ...given({ verify_token: verifyToken }),
    split: row.split,
    tolerance_seconds: row.toleranceSeconds,
    dedupe: row.dedupe,
    forward_url: forward?.url ?? null,
    forward_id: forward?.id ?? null,
    ...given({ forward_secret: forward?.secret }),
    enabled: row.enabled,
    secret_current: secret ?? maskedIn(row.secretCurrent),
    secret_previous: row.secretPrevious && maskedIn(row.secretPrevious),
    ...secretStateOf(() => {
      for (const each of [row.secretCurrent, row.secretPrevious]) if (each) decryptSecret(vault, each)
      for (const { url } of row.forwards) keyring.url.decrypt(url)
    }),
    rotation: rotationOf(row),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

function routeToWire(
  route: StoredRoute,
  { mapping, forwards }: Pick<Source, 'mapping' | 'forwards'>,
  { keyring, mayWrite, forwardSecrets }: SourceContext,
): Schemas['WebhookSourceRoute'] {
  const types = [...route.types]
  if (route.kind !== 'forward')
    return { kind: route.kind, types, ...(route.kind === 'memory' && mapping && { mapping }) }
  const { id } = route
  const destination = forwards.find(each => each.id === id)
  return {
    kind: 'forward',
    types,
    id,
    ...(destination && {
      url: shownUrl(destination, keyring, mayWrite),
      filter: destination.filter,
      header_names: headerNamesOf(destination, keyring),
    }),
    ...given({ secret: forwardSecrets?.get(id) }),
  }
}
