import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PLATFORM_SETTINGS } from '../platform/settings/settings.ts'
import { errorCode, makeDirectory, writeAtomically } from '../platform/values/files.ts'
import { isObject } from '../platform/values/json.ts'

type Environment = Record<string, string | undefined>

/** The group of settings that `keepsake-server setup embeddings` stores. */
const STORED = 'EMBEDDING_'

export const dataDirectoryOf = (environment: Environment): string =>
  resolve(PLATFORM_SETTINGS.KEEPSAKE_DATA_DIR.parse(environment.KEEPSAKE_DATA_DIR?.trim() || undefined))

const pathIn = (dataDirectory: string): string => join(dataDirectory, 'settings.json')

/** Settings of the environment that name another model than the stored one. */
const NAMING = ['EMBEDDING_PROVIDER', 'EMBEDDING_NAME']

/**
 * Adds the stored settings of the embedding model to the environment, unless it names a model itself.
 * @throws Error with the fix if the file is damaged
 */
export function withStoredSettings(environment: Environment): Environment {
  if (NAMING.some(name => environment[name]?.trim())) return environment
  const path = pathIn(dataDirectoryOf(environment))
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return environment
    throw error
  }
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  return { ...settingsIn(text, path), ...given }
}

function settingsIn(text: string, path: string): Record<string, string> {
  const damaged = `${path} is damaged. Delete it, and run keepsake-server setup embeddings again.`
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(damaged, { cause })
  }
  if (!isObject(value)) throw new Error(damaged)
  return Object.fromEntries(
    Object.entries(value).map(([name, setting]) => {
      if (!name.startsWith(STORED) || typeof setting !== 'string') throw new Error(damaged)
      return [name, setting]
    }),
  )
}

export async function storeSettings(dataDirectory: string, settings: Record<string, string>): Promise<string> {
  await makeDirectory(dataDirectory)
  const path = pathIn(dataDirectory)
  await writeAtomically(path, `${JSON.stringify(settings, null, 2)}\n`, 'replace')
  return path
}
