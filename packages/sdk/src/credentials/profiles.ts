import { ConfigurationError } from '../errors/errors.gen.ts'
import { isRecord } from '../errors/is-record.ts'
import { environment } from './node-builtin.ts'
import { nodeModules, readIfThere, writePrivately } from './private-file.ts'

/** A key stored under a name, and the server it belongs to. */
export interface Profile {
  secretKey: string
  baseUrl?: string
}

export interface ProfileStore {
  /** Name of the profile that is used if nothing else provides a key. */
  default?: string
  profiles: Record<string, Profile>
}

/** Path of the stored profiles: `keepsake/profiles.json` in the user's configuration directory (XDG, or %APPDATA%). */
export function profilesPath(env: Record<string, string | undefined> = environment()): string {
  const { os, path } = nodeModules()
  const base = env.XDG_CONFIG_HOME || env.APPDATA || path.join(env.HOME || os.homedir(), '.config')
  return path.join(base, 'keepsake', 'profiles.json')
}

/** @throws ConfigurationError if the file exists but is not valid */
export function readProfiles(path: string): ProfileStore {
  const text = readIfThere(path)
  if (text === undefined) return { profiles: {} }
  const store = parsed(text)
  if (!isStore(store)) throw new ConfigurationError(`${path} is damaged. Repair it, or delete it and log in again.`)
  return store
}

export function writeProfiles(path: string, store: ProfileStore): void {
  writePrivately(path, `${JSON.stringify(store, null, 2)}\n`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isStore(value: unknown): value is ProfileStore {
  if (!isRecord(value) || !isRecord(value.profiles)) return false
  if (value.default !== undefined && typeof value.default !== 'string') return false
  return Object.values(value.profiles).every(
    profile =>
      isRecord(profile) &&
      typeof profile.secretKey === 'string' &&
      (profile.baseUrl === undefined || typeof profile.baseUrl === 'string'),
  )
}
