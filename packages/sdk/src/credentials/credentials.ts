import { ConfigurationError } from '../errors/errors.gen.ts'
import { readEnvFile } from './env-file.ts'
import { environment, nodeBuiltins } from './node-builtin.ts'
import { type Profile, type ProfileStore, profilesPath, readProfiles } from './profiles.ts'
import { isForeign, isUnset, refusalOf } from './secret-key.ts'

export const DEFAULT_BASE_URL = 'http://127.0.0.1:7411'

/** Where to look for credentials; every field is optional. */
export interface CredentialLookup {
  secretKey?: string | undefined
  /** Name of a stored profile; `KEEPSAKE_PROFILE` when absent. */
  profile?: string | undefined
  baseUrl?: string | undefined
  /** The environment file; `KEEPSAKE_ENV_FILE`, or `.env` in the working directory, when absent. */
  envFile?: string | undefined
  /** Used instead of the process's environment. */
  env?: Record<string, string | undefined> | undefined
}

/** The step of the lookup that ended it: `option`, `profile` and so on. */
export type CredentialSource = 'option' | 'profile' | 'API_KEY' | 'env-file' | 'KEEPSAKE_API_KEY' | 'default-profile'

export interface Credentials {
  baseUrl: string
  /** The environment file that was, or would have been, read; absent in a runtime without files. */
  envFile?: string
  /** Which key was skipped, and why, as a sentence. */
  warning?: string
  /** Absent if no source has a key. */
  found?: {
    secretKey: string
    source: CredentialSource
    /** The source as text, such as `KEEPSAKE_API_KEY in /home/dana/agent/.env`. */
    origin: string
    /** Why this key must not be sent; see {@link usableKey}. */
    refusal?: string
  }
}

/**
 * Finds the key and the server. The first source that has a key ends the lookup: an explicit option; an explicitly
 * named profile; `API_KEY` in the environment; `KEEPSAKE_API_KEY` in the environment file; `KEEPSAKE_API_KEY` in the
 * environment; the stored default profile. An option and a named profile are used or refused, so that no other
 * organization's key replaces them. Elsewhere, empty values and placeholders count as unset. An `API_KEY` of another
 * product is skipped with a warning if a later source has a key.
 * @throws ConfigurationError if the named profile does not exist or the stored profiles cannot be read
 */
export function findCredentials(lookup: CredentialLookup = {}): Credentials {
  const env = lookup.env ?? environment()
  const profileName = lookup.profile ?? (env.KEEPSAKE_PROFILE || undefined)
  const files = nodeBuiltins()
  const envFile = files?.path.resolve(lookup.envFile ?? (env.KEEPSAKE_ENV_FILE || '.env'))
  const explicit =
    lookup.secretKey === undefined ? undefined : place(lookup.secretKey, 'option', 'the secretKey option')
  const named = explicit || profileName === undefined ? undefined : namedProfile(profileName, env)
  const store = (): ProfileStore => (files ? readProfiles(profilesPath(env)) : { profiles: {} })

  const places: (() => Place | undefined)[] = [
    () => explicit,
    () => named && place(named.secretKey, 'profile', `the profile ${profileName}`, named.baseUrl),
    () => present(env.API_KEY, 'API_KEY', 'API_KEY in the environment'),
    () => {
      const { KEEPSAKE_API_KEY, KEEPSAKE_BASE_URL } = envFile === undefined ? {} : readEnvFile(envFile)
      return present(KEEPSAKE_API_KEY, 'env-file', `KEEPSAKE_API_KEY in ${envFile}`, KEEPSAKE_BASE_URL)
    },
    () => present(env.KEEPSAKE_API_KEY, 'KEEPSAKE_API_KEY', 'KEEPSAKE_API_KEY in the environment'),
    () => {
      const { default: name = '', profiles } = store()
      const profile = profiles[name]
      return profile && present(profile.secretKey, 'default-profile', `the default profile ${name}`, profile.baseUrl)
    },
  ]
  let foreign: Place | undefined
  let chosen: Place | undefined
  for (const look of places) {
    chosen ??= look()
    if (chosen?.found.source !== 'API_KEY' || !isForeign(chosen.found.secretKey)) continue
    foreign = chosen
    chosen = undefined
  }
  const warning =
    foreign && chosen && `${foreign.found.origin} is not a Keepsake key and was skipped. Using ${chosen.found.origin}.`
  chosen ??= foreign

  // A server stored with a key is used with that key only: a stray file must not redirect another key.
  const beside = chosen?.baseUrl || undefined
  const baseUrl = lookup.baseUrl ?? named?.baseUrl ?? (env.KEEPSAKE_BASE_URL || undefined) ?? beside ?? DEFAULT_BASE_URL
  return {
    baseUrl,
    ...(envFile !== undefined && { envFile }),
    ...(warning && { warning }),
    ...(chosen && { found: chosen.found }),
  }
}

/**
 * Returns the key that was found.
 * @throws ConfigurationError if there is no key, or it is not a Keepsake key
 */
export function usableKey({ found, envFile }: Credentials): string {
  if (found?.refusal !== undefined) throw new ConfigurationError(found.refusal)
  if (found) return found.secretKey
  const file = envFile === undefined ? '' : ` or in ${envFile}`
  throw new ConfigurationError(
    `No API key. Pass secretKey, set KEEPSAKE_API_KEY in the environment${file}, or run keepsake auth login.`,
  )
}

interface Place {
  found: NonNullable<Credentials['found']>
  baseUrl: string | undefined
}

/** What ends the lookup, with a key that may be sent or the reason why not. */
function place(value: string, source: CredentialSource, origin: string, baseUrl?: string | undefined): Place {
  const secretKey = value.trim()
  const refusal = refusalOf(secretKey, origin)
  return { found: { secretKey, source, origin, ...(refusal !== undefined && { refusal }) }, baseUrl }
}

const present = (
  value: string | undefined,
  source: CredentialSource,
  origin: string,
  baseUrl?: string | undefined,
): Place | undefined => (isUnset(value) ? undefined : place(value, source, origin, baseUrl))

function namedProfile(name: string, env: Record<string, string | undefined>): Profile {
  const path = profilesPath(env)
  const { profiles } = readProfiles(path)
  const profile = profiles[name]
  if (profile) return profile
  const names = Object.keys(profiles).join(', ') || 'none yet'
  throw new ConfigurationError(`No profile ${name} in ${path}. Available profiles: ${names}.`)
}
