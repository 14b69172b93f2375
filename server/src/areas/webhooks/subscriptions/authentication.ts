import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { Authentication } from '../attempt/send.ts'

type Input = Schemas['WebhookAuth']

/** Other names of fields. */
export type Spelling = Readonly<Partial<Record<string, string>>>

/** Required and optional fields of each authentication type. */
const FIELDS = {
  hmac: { required: [], optional: [] },
  bearer: { required: ['token'], optional: [] },
  basic: { required: ['username', 'password'], optional: [] },
  oauth2: { required: ['token_url', 'client_id', 'client_secret'], optional: ['scope', 'audience'] },
  mtls: { required: ['certificate', 'private_key'], optional: [] },
} as const satisfies Record<Input['type'], { required: (keyof Input)[]; optional: (keyof Input)[] }>

/**
 * @param wanted the type that the deployment requires; `hmac` is part of every type
 * @param spelledAs the names that the caller used for fields, where they differ
 * @throws ApiError `validation_error` naming a field that is missing, not allowed, or not a valid certificate or key
 */
export function readAuthentication(input: Input, wanted: Input['type'], spelledAs: Spelling = {}): Authentication {
  const at = (name: string): string => `body.auth.${spelledAs[name] ?? name}`
  if (wanted !== 'hmac' && input.type !== wanted)
    throw invalid('body.auth', `body.auth must be of the type ${wanted}: this server asks for it (WEBHOOKS_AUTH)`)
  const required: readonly string[] = FIELDS[input.type].required
  const allowed: readonly string[] = ['type', 'ca_certificate', ...required, ...FIELDS[input.type].optional]
  for (const name of required)
    if (!Object.hasOwn(input, name)) throw invalid(at(name), `${at(name)} is missing for ${input.type}`)
  for (const name of Object.keys(input))
    if (!allowed.includes(name)) throw invalid(at(name), `${at(name)} does not go with the type ${input.type}`)
  const { certificate = '', private_key: key = '', ca_certificate: ca } = input
  if (ca !== undefined) readPem(at('ca_certificate'), () => new X509Certificate(ca))
  if (input.type !== 'mtls') return { ...readCredentials(input, input.type), ...given({ ca }) }
  const readable = readPem(at('certificate'), () => new X509Certificate(certificate))
  const privateKey = readPem(at('private_key'), () => createPrivateKey(key))
  if (!readable.checkPrivateKey(privateKey))
    throw invalid(at('private_key'), `${at('private_key')} is not the key of the certificate`)
  return { type: 'mtls', identity: { cert: certificate, key, ...(ca !== undefined && { ca }) } }
}

function readCredentials(input: Input, type: Exclude<Input['type'], 'mtls'>): Authentication {
  const { token = '', username = '', password = '' } = input
  if (type === 'hmac') return { type }
  if (type === 'bearer') return { type, token }
  if (type === 'basic') return { type, username, password }
  const { token_url: tokenUrl = '', client_id: clientId = '', client_secret: clientSecret = '' } = input
  const { scope, audience } = input
  return { type, credentials: { tokenUrl, clientId, clientSecret, ...given({ scope, audience }) } }
}

function readPem<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch {
    throw invalid(path, `${path} must be PEM, unencrypted; it cannot be read`)
  }
}
