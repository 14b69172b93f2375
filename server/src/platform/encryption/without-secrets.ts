/** Shorter values occur in texts by chance. */
const MIN_LENGTH = 8
/** The parameters of a URL are not always secrets, and words of this length are rare. */
const MIN_PARAMETER_LENGTH = 16

/**
 * Removes secrets from a text of a service that received them, such as an error page that repeats the headers of a call.
 * A beginning of a secret at the end of the text is removed too, since texts are cut.
 * @param secrets values as they were sent; of `Bearer abc`, both parts count
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const values = secrets
    .flatMap(secret => [secret, ...secret.split(/\s+/)])
    .flatMap(secret => [secret, JSON.stringify(secret).slice(1, -1)])
    .filter(({ length }) => length >= MIN_LENGTH)
    .toSorted((a, b) => b.length - a.length)
  let safe = text
  for (const value of values) safe = withoutBeginning(safe.replaceAll(value, '[redacted]'), value)
  return safe
}

function withoutBeginning(text: string, value: string): string {
  for (let length = Math.min(value.length - 1, text.length); length >= MIN_LENGTH; length--)
    if (text.endsWith(value.slice(0, length))) return `${text.slice(0, -length)}[redacted]`
  return text
}

/** The values of a query string that can be tokens. */
export const tokensIn = (query: URLSearchParams): string[] =>
  [...query.values()].filter(value => value.length >= MIN_PARAMETER_LENGTH && !/\s|\{\{/.test(value))
