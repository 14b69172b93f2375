import { findCredentials, usableKey } from './credentials.ts'
import { setInEnvFile } from './env-file.ts'
import { ConfigurationError } from './generated/errors.gen.ts'
import type { AgentResponse, RegisterAgentResponse } from './generated/models.gen.ts'
import { isKeepsakeError } from './keepsake-error.ts'
import { acquireLock, type Lock } from './lock-file.ts'
import { checkOptionNames } from './option-names.ts'
import { newIdempotencyKey } from './request.ts'
import type { KeepsakeOptions } from './settings.ts'
import { Transport } from './transport.ts'

export interface RegisterOptions extends Omit<KeepsakeOptions, 'secretKey' | 'internalKey' | 'organizationId'> {
  /** Name of the agent, 1–100 characters. */
  name: string
  /** The server's sign-up token, where it asks for one. */
  signupToken?: string | undefined
  /** Used instead of the process's environment. */
  env?: Record<string, string | undefined> | undefined
}

export interface Registration {
  /** False when a key was there already, and no account was made. */
  created: boolean
  secretKey: string
  /** Where the key is stored, as text. */
  origin: string
  account: AgentResponse['data']
}

/** See `Keepsake.register`. */
export async function register({ name, signupToken, ...options }: RegisterOptions): Promise<Registration> {
  checkOptionNames(options, ['name', 'signupToken', 'env'])
  const existing = await existingKey(options)
  if (existing) return existing
  const { envFile } = findCredentials(options)
  if (envFile === undefined)
    throw new ConfigurationError('Registration stores the key in a file, and this runtime has no files.')
  const lock = await acquireLock(`${envFile}.lock`)
  let unfinished = false
  try {
    const madeMeanwhile = await existingKey(options)
    if (madeMeanwhile) return madeMeanwhile
    // From here on an account may exist whose key nobody has. Repeating its idempotency key returns the same response.
    const idempotencyKey = inheritedKey(lock, name)
    unfinished = true
    const headers: Record<string, string> = signupToken === undefined ? {} : { 'x-signup-token': signupToken }
    const answer = await new Transport(options).send<RegisterAgentResponse>(
      { method: 'POST', path: '/auth/agent', body: { name }, writes: true, auth: 'none' },
      { idempotencyKey, headers },
    )
    const secretKey = answer.data.agent.api_key
    setInEnvFile(envFile, 'KEEPSAKE_API_KEY', secretKey)
    unfinished = false
    return await verified({ created: true, secretKey, origin: `KEEPSAKE_API_KEY in ${envFile}` }, options)
  } catch (error) {
    // A 4xx means that the server created no account.
    if (isKeepsakeError(error) && error.status !== undefined && error.status < 500) unfinished = false
    throw error
  } finally {
    lock.release(unfinished)
  }
}

async function existingKey(options: KeepsakeOptions): Promise<Registration | undefined> {
  const credentials = findCredentials(options)
  if (!credentials.found) return undefined
  return verified({ created: false, secretKey: usableKey(credentials), origin: credentials.found.origin }, options)
}

async function verified(made: Omit<Registration, 'account'>, options: KeepsakeOptions): Promise<Registration> {
  const transport = new Transport({ ...options, secretKey: made.secretKey })
  const { data: account } = await transport.send<AgentResponse>({ method: 'GET', path: '/auth/me' })
  return { ...made, account }
}

/**
 * Returns the idempotency key of an unfinished registration with the same name, or a new one; writes it to the lock
 * file.
 */
function inheritedKey(lock: Lock, name: string): string {
  const [key, ...rest] = lock.inherited?.split(' ') ?? []
  const idempotencyKey = key !== undefined && rest.join(' ') === name ? key : newIdempotencyKey()
  lock.leave(`${idempotencyKey} ${name}`)
  return idempotencyKey
}
