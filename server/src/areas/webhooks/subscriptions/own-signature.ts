import { isWebhookError, signingKey } from '@keepsake/webhooks'
import { invalid } from '../../../platform/values/errors.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { OwnSignature } from '../attempt/own-signature.ts'
import { contentProblem, formProblem } from '../attempt/signature-form.ts'
import { isReserved } from './headers.ts'
import type { Subscription } from './subscription.ts'

type Found = Pick<Subscription, 'privateKeyCurrent' | 'signature' | 'headers' | 'secretCurrent'>

interface Given {
  signature?: OwnSignature | null
  ed25519?: boolean
  headers?: Readonly<Record<string, string>>
}

const NAMES = ['header', 'id_header', 'timestamp_header', 'type_header'] as const

/** @param found the subscription to change, if there is one @throws ApiError `validation_error` */
export function checkSignature({ signature, ed25519, headers }: Given, keyring: Keyring, found?: Found): void {
  // written by `readSettings`
  const effective = signature === undefined ? ((found?.signature ?? null) as OwnSignature | null) : signature
  if (effective === null) {
    const isText = signature === null && found !== undefined && !isStandard(keyring.decryptSecret(found.secretCurrent))
    if (!isText) return
    throw invalid(
      'body.signature',
      'body.signature cannot be removed while the secret is a text of your own. Rotate it to one of whsec_ and base64 first: webhooks rotate.',
    )
  }
  if (ed25519 === true || (ed25519 === undefined && signature && (found?.privateKeyCurrent ?? null) !== null))
    throw invalid('body.ed25519', 'body.ed25519 cannot be combined with signature, which replaces all signatures.')
  const owners = Object.keys(headers ?? keyring.decryptHeaders(found?.headers ?? null)).map(name => name.toLowerCase())
  if (!signature) {
    // the headers change next to a signature that stays
    const taken = NAMES.map(name => effective[name]?.toLowerCase()).find(name => name && owners.includes(name))
    if (headers && taken) throw invalid(`body.headers.${taken}`, `body.headers.${taken} is a header of the signature.`)
    return
  }
  const [path, message] = formProblem(signature) ?? contentProblem(signature) ?? []
  if (path !== undefined) throw invalid(path, `${path} ${message}`)
  const seen = new Set(owners)
  for (const field of NAMES) {
    const name = signature[field]?.toLowerCase()
    if (name === undefined) continue
    const place = `body.signature.${field}`
    if (isReserved(name) || name === 'authorization')
      throw invalid(
        place,
        `${place} cannot be ${name}, which the service sets or which changes how the request is read.`,
      )
    if (seen.has(name)) throw invalid(place, `${place} is ${name}, which another header is called already.`)
    seen.add(name)
  }
}

/** Whether a secret is one of Standard Webhooks. */
function isStandard(secret: string): boolean {
  try {
    signingKey(secret)
    return secret.startsWith('whsec_')
  } catch (error) {
    if (!isWebhookError(error)) throw error
    return false
  }
}

/** @throws ApiError `validation_error` unless the signature is one's own, or it is a secret of Standard Webhooks */
export function requireSecret(secret: string, signature: unknown): string {
  if (signature || isStandard(secret)) return secret
  throw invalid(
    'body.secret',
    'body.secret must be whsec_ and base64. Any other text can sign with a signature of your own: set signature.',
  )
}
