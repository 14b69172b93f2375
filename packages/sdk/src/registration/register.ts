import { checkOptionNames } from '../core/option-names.ts'
import { newIdempotencyKey } from '../core/request.ts'
import type { KeepsakeOptions } from '../core/settings.ts'
import { Transport } from '../core/transport.ts'
import { findCredentials, usableKey } from '../credentials/credentials.ts'
import { setInEnvFile } from '../credentials/env-file.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import type { AgentResponse } from '../spec/models.gen.ts'
import { acquireLock, type Lock } from './lock-file.ts'

export interface RegisterOptions extends Omit<KeepsakeOptions, 'secretKey' | 'internalKey' | 'organizationId'> {
  /** Name of the agent, 1–100 characters. */
  name: string
  /** The server's sign-up token, if it requires one. */
  signupToken?: string | undefined
  /** Used instead of the process's environment. */
  env?: Record<string, string | undefined> | undefined
}

export interface Registration {
  /** False if there was a key already and no account was created. */
  created: boolean
  secretKey: string
  /** Describes where the key is stored. */
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
    // From here on an account may exist whose key nobody has. Repeating the attempt returns the same response.
    const { idempotencyKey, secret } = inheritedAttempt(lock, name)
    unfinished = true
    const headers: Record<string, string> = {
      'x-registration-secret': secret,
      ...(signupToken !== undefined && { 'x-signup-token': signupToken }),
    }
    const answer = await new Transport(options).send(
      api => api.POST('/auth/agent', { body: { name } }),
      { idempotencyKey, headers },
      { writes: true, auth: 'none' },
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

async function existingKey(options: Omit<RegisterOptions, 'name'>): Promise<Registration | undefined> {
  const credentials = findCredentials(options)
  if (!credentials.found) return undefined
  return verified({ created: false, secretKey: usableKey(credentials), origin: credentials.found.origin }, options)
}

async function verified(made: Omit<Registration, 'account'>, options: KeepsakeOptions): Promise<Registration> {
  const transport = new Transport({ ...options, secretKey: made.secretKey })
  const { data: account } = await transport.send(api => api.GET('/auth/me'))
  return { ...made, account }
}

/** What identifies an attempt to register, and proves to the server that it is ours. */
interface Attempt {
  idempotencyKey: string
  secret: string
}

/** Returns the unfinished attempt to register the same name, or a new one; writes it to the lock file. */
function inheritedAttempt(lock: Lock, name: string): Attempt {
  const [idempotencyKey, secret, ...rest] = lock.inherited?.split(' ') ?? []
  const attempt =
    idempotencyKey !== undefined && secret !== undefined && rest.join(' ') === name
      ? { idempotencyKey, secret }
      : { idempotencyKey: newIdempotencyKey(), secret: newIdempotencyKey() }
  lock.leave(`${attempt.idempotencyKey} ${attempt.secret} ${name}`)
  return attempt
}
