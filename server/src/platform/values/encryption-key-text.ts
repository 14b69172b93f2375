export const KEY_BYTES = 32

/** The keys of a text, which commas or white space separate. */
export const splitKeys = (text: string): string[] => text.split(/[\s,]+/).filter(part => part !== '')

const isKey = (part: string): boolean => {
  const bytes = Buffer.from(part, 'base64')
  return bytes.length === KEY_BYTES && bytes.toString('base64').replace('=', '') === part.replace(/=$/, '')
}

/** What is wrong with a text of encryption keys, without a key. Undefined if nothing is. */
export function keysProblem(text: string): string | undefined {
  const wrong = splitKeys(text).findIndex(part => !isKey(part))
  if (wrong < 0 && splitKeys(text).length > 0) return undefined
  const problem = wrong < 0 ? 'it holds no key' : `key ${wrong + 1} is not base64 of ${KEY_BYTES} bytes`
  return `is not valid: ${problem}, which openssl rand -base64 ${KEY_BYTES} makes`
}
