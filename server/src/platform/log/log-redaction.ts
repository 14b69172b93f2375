import type { Json } from '../values/json.ts'
import { API_KEY_IN_TEXT, ENCRYPTED_IN_TEXT } from '../values/secret-forms.ts'

const REDACTED = '[redacted]'

/** Matches fields that are secret by name, in any case and with any separators. */
const SECRET_NAME =
  /authorization|cookie|passw(?:or)?d|passphrase|secret|sealed|credential|(?:api|access|private|encryption|signing)[-_]?key|token$/i

/** Secrets that can be recognized by their form. The first match wins, so the widest patterns come last. */
const SECRET_TEXT: [RegExp, string][] = [
  [API_KEY_IN_TEXT, REDACTED],
  [ENCRYPTED_IN_TEXT, REDACTED],
  [/\bwhsec_[\w+/=-]{16,}/g, REDACTED],
  [/\bsk-[\w-]{16,}/g, REDACTED],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, REDACTED],
  // A digit or a symbol distinguishes a credential from a sentence that continues after "basic".
  [/\b(Bearer|Basic)\s+(?=[^\s"',]*[\d=._-])[^\s"',]{8,}/gi, `$1 ${REDACTED}`],
  [/(:\/\/)[^\s/?#"]+@/g, `$1${REDACTED}@`],
]

// Most lines contain no secrets, and this cheap pattern is the only one that runs on all of them.
const SUSPICIOUS =
  /authorization|cookie|passw|passphrase|secret|sealed|credential|(?:api|access|private|encryption|signing)[-_]?key|token"|sk_|v1\.|whsec_|sk-|PRIVATE KEY|bearer|basic|:\/\//i

/** Shorter values would redact ordinary words. */
const MIN_SECRET = 8

/** Creates a function that redacts secrets in a complete log line (JSON and a line break). */
export const createRedactor = (secrets: readonly string[]): ((line: string) => string) => {
  const values = secrets.filter(secret => secret.length >= MIN_SECRET).toSorted((a, b) => b.length - a.length)
  const escaped = values.map(value => JSON.stringify(value).slice(1, -1))

  const inText = (text: string): string => {
    let clean = text
    for (const value of values) clean = clean.replaceAll(value, REDACTED)
    for (const [pattern, by] of SECRET_TEXT) clean = clean.replace(pattern, by)
    return clean
  }

  const inValue = (value: Json): Json => {
    if (typeof value === 'string') return inText(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(inValue)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [inText(name), inField(name, inner)]))
  }

  const inField = (name: string, value: Json): Json => {
    // A number or a flag with such a name (`hasSecret`, `apiKey: null`) is not a secret.
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
    return SECRET_NAME.test(name) ? REDACTED : inValue(value)
  }

  return line => {
    if (!SUSPICIOUS.test(line) && !escaped.some(value => line.includes(value))) return line
    const parsed: Json = JSON.parse(line)
    return `${JSON.stringify(inValue(parsed))}\n`
  }
}
