import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { KEY_BYTES, keysProblem, splitKeys } from '../values/encryption-key-text.ts'
import { errorCode, writeAtomically } from '../values/files.ts'

export interface EncryptionKey {
  /** 8 characters that identify the key and reveal nothing about it. */
  id: string
  key: KeyObject
}

export interface EncryptionKeys {
  /** Encrypts new values. */
  current: EncryptionKey
  /** Decrypt values that they encrypted before. */
  previous: EncryptionKey[]
  /** Where they are configured: a setting, or the path of a file. */
  source: string
}

const makeKey = (bytes: Buffer): EncryptionKey => ({
  id: createHash('sha256').update('keepsake encryption key id').update(bytes).digest('base64url').slice(0, 8),
  key: createSecretKey(bytes),
})

const newKeyText = (): string => randomBytes(KEY_BYTES).toString('base64')

/**
 * Parses encryption keys: base64 of 32 bytes each, separated by commas or white space, the current one first.
 * @param source where the text comes from, for the error message
 * @throws Error if there is none or one is malformed. The message never contains a key.
 */
export const parseEncryptionKeys = (text: string, source = 'ENCRYPTION_KEY'): EncryptionKeys => {
  const problem = keysProblem(text)
  const [current, ...previous] = splitKeys(text).map(part => makeKey(Buffer.from(part, 'base64')))
  if (problem !== undefined || !current) throw new Error(`${source} ${problem}.`)
  return { current, previous, source }
}

export const idsOf = ({ current, previous }: EncryptionKeys): string[] => [current, ...previous].map(({ id }) => id)

const fileText = (keys: string[]): string => `${keys.join('\n')}\n`

/** Reads the key file of an embedded data directory. Creates it, readable only by its owner, if it is missing. */
export const loadKeyFile = async (path: string): Promise<EncryptionKeys> => {
  const read = async (): Promise<EncryptionKeys> => parseEncryptionKeys(await readFile(path, 'utf8'), path)
  try {
    return await read()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  try {
    await writeAtomically(path, fileText([newKeyText()]), 'keep')
  } catch (error) {
    // Another process has just created the file, so its key is used.
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return read()
}

/** Adds a new current key to a key file. Previous keys stay, so that their values can be encrypted again. */
export const addKeyToFile = async (path: string): Promise<EncryptionKeys> => {
  const keys = [newKeyText(), ...splitKeys(await readFile(path, 'utf8'))]
  await writeAtomically(path, fileText(keys), 'replace')
  return parseEncryptionKeys(keys.join(','), path)
}

/** Removes all keys except the current one from a key file. Call it only when no value needs rotation. */
export const dropPreviousKeys = async (path: string): Promise<EncryptionKeys> => {
  const keys = splitKeys(await readFile(path, 'utf8')).slice(0, 1)
  await writeAtomically(path, fileText(keys), 'replace')
  return parseEncryptionKeys(keys.join(','), path)
}
