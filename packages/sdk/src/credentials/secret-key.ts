const SHAPE = /^sk_(live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/
const PREFIX = /^sk_(live|test)_/
const PLACEHOLDER =
  /^(<.*>|\[.*\]|\{.*\}|\$\{?\w*\}?|x+|\.+|…|(your|my|insert|replace|change)[-_ ]?.*|placeholder|todo|none|null|undefined)$/i

/** Whether a setting is empty or still holds a template placeholder. */
export function isUnset(value: string | undefined): value is undefined | '' {
  const text = value?.trim() ?? ''
  // a key's characters are random: one key in a thousand begins with "my"
  if (SHAPE.test(text)) return false
  return text === '' || PLACEHOLDER.test(text) || (PREFIX.test(text) && PLACEHOLDER.test(text.replace(PREFIX, '')))
}

/** Whether a key is of another product, and not a Keepsake key with a mistake in it. */
export const isForeign = (key: string): boolean => !PREFIX.test(key)

/**
 * Returns why a key must not be sent to the server, or `undefined` if it may be. `API_KEY` may belong to another
 * product, and that key must not be sent to us.
 * @param origin where it was found, such as `API_KEY in the environment`
 */
export function refusalOf(key: string, origin: string): string | undefined {
  if (SHAPE.test(key)) return undefined
  if (key === '') return `${origin} is empty. Set it to a Keepsake key, or leave it out to have one looked for.`
  return PREFIX.test(key)
    ? `The key from ${origin} is not a complete Keepsake key of 60 characters. Was it cut off or changed when it was copied?`
    : `The key from ${origin} is not a Keepsake key. Keepsake keys begin with sk_live_ or sk_test_. It was not sent.`
}
