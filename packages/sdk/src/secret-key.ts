const SHAPE = /^sk_(live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/
const PREFIX = /^sk_(live|test)_/
const PLACEHOLDER =
  /^(<.*>|\[.*\]|\{.*\}|\$\{?\w*\}?|x+|\.+|…|(your|my|insert|replace|change)[-_ ]?.*|placeholder|todo|none|null|undefined)$/i

/** Whether a setting holds nothing: empty, or what a template holds before somebody fills it in. */
export function isUnset(value: string | undefined): value is undefined | '' {
  const text = value?.trim() ?? ''
  // a key's characters are random: one key in a thousand begins with "my"
  if (SHAPE.test(text)) return false
  return text === '' || PLACEHOLDER.test(text) || (PREFIX.test(text) && PLACEHOLDER.test(text.replace(PREFIX, '')))
}

/**
 * Why a key is not sent to the server, or `undefined` when it may be. `API_KEY` may well be another product's, and that
 * key must not leave for ours.
 * @param origin where it was found, such as `API_KEY in the environment`
 */
export function refusalOf(key: string, origin: string): string | undefined {
  if (SHAPE.test(key)) return undefined
  const wrong = PREFIX.test(key)
    ? 'is not a whole Keepsake key: sk_live_ or sk_test_, 8 characters, _ and 43 characters'
    : 'is not a Keepsake key: those begin with sk_live_ or sk_test_'
  return `The key from ${origin} was not sent: it ${wrong}. Set that to a Keepsake key, or unset it.`
}
