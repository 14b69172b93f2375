import { sha256 } from '../../../platform/encryption/crypto.ts'
import { MAX_CALL_NAME_LENGTH } from '../limits.ts'

const HASH_CHARACTERS = 8

/**
 * The name that models call a tool by: `slug__tool`. A slug has no underscores, so tools of two servers never have the
 * same name. Models accept letters, digits, hyphens and underscores, 64 in all; a name that does not fit gets a hash.
 */
export function callNameOf(slug: string, name: string): string {
  const plain = `${slug}__${name.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`
  if (plain === `${slug}__${name}` && plain.length <= MAX_CALL_NAME_LENGTH) return plain
  const hash = sha256(name).slice(0, HASH_CHARACTERS)
  return `${plain.slice(0, MAX_CALL_NAME_LENGTH - HASH_CHARACTERS - 1)}_${hash}`
}
