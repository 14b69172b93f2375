import type { Schemas } from '../../contract/schemas.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../platform/encryption/reencrypt.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { ApiError, type ErrorDetail } from '../../platform/values/errors.ts'

/** Maximum details of an error. */
export const MAX_DETAILS = 20

const CALLBACK_PURPOSE = 'notification.callback'

export const CALLBACK_COLUMNS: EncryptedColumn[] = [
  {
    table: 'notification_actions',
    column: 'callback_url',
    where: 'callback_url IS NOT NULL',
    purpose: CALLBACK_PURPOSE,
  },
]

export type NewAction = Schemas['NewNotificationAction'] & {
  /** Of a callback, encrypted. */
  callbackUrl?: string
}

/**
 * Checks the actions of a new notification and encrypts the URLs of callbacks. Whether a callback's host may be called
 * is checked when it is called.
 * @throws ApiError `validation_error`
 */
export function readActions(
  actions: readonly Schemas['NewNotificationAction'][],
  { livemode, vault, outbound }: { livemode: boolean; vault: Vault; outbound: Pick<OutboundFetch, 'allowsHttp'> },
): NewAction[] {
  const details = actions.flatMap((action, index): ErrorDetail[] => {
    const path = `body.actions.${index}`
    if (actions.findIndex(({ id }) => id === action.id) < index)
      return [{ path: `${path}.id`, message: `is used by another action of this notification: ${action.id}` }]
    const message = urlProblem(action, url => !livemode || outbound.allowsHttp(url))
    return message === undefined ? [] : [{ path: `${path}.url`, message }]
  })
  const [first] = details
  if (first)
    throw new ApiError('validation_error', `${first.path} ${first.message}.`, {
      details: details.slice(0, MAX_DETAILS),
    })
  return actions.map(({ id, type, label, url }) => ({
    id,
    type,
    label,
    ...(type === 'link' && url !== undefined && { url }),
    ...(type === 'callback' && url !== undefined && { callbackUrl: vault.encrypt(url, CALLBACK_PURPOSE) }),
  }))
}

function urlProblem(
  { type, url: text }: Schemas['NewNotificationAction'],
  mayUseHttp: (url: URL) => boolean,
): string | undefined {
  if (type === 'dismiss') return text === undefined ? undefined : 'must be absent: dismiss has no URL'
  if (text === undefined) return `is required for ${type}`
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    return 'must be a URL that begins with https:// or http://'
  if (type === 'link') return undefined
  if (url.protocol === 'http:' && !mayUseHttp(url))
    return 'must use https in live mode; a test key may use http, and the operator of this server can allow the host in OUTBOUND_ALLOW'
  if (url.username !== '' || url.password !== '') return 'must not contain a user or a password'
  return undefined
}

export const decryptCallback = (encrypted: string, vault: Vault): string => vault.decrypt(encrypted, CALLBACK_PURPOSE)
