import { ConfigurationError } from '../errors/errors.gen.ts'
import type { KeepsakeOptions } from './settings.ts'

const NAMES = Object.keys({
  secretKey: 1,
  baseUrl: 1,
  profile: 1,
  envFile: 1,
  timeout: 1,
  maxRetries: 1,
  fetch: 1,
  fetchOptions: 1,
  defaultHeaders: 1,
  defaultQuery: 1,
  appInfo: 1,
  logger: 1,
  internalKey: 1,
  organizationId: 1,
  csrfToken: 1,
  dangerouslyAllowBrowser: 1,
} satisfies Record<keyof KeepsakeOptions, 1>)

/** What other clients call an option, as far as its letters differ from ours. */
const ELSEWHERE: Record<string, keyof KeepsakeOptions> = {
  apikey: 'secretKey',
  key: 'secretKey',
  token: 'secretKey',
  host: 'baseUrl',
  url: 'baseUrl',
  endpoint: 'baseUrl',
  timeoutms: 'timeout',
  retries: 'maxRetries',
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/**
 * An option with a wrong name would be ignored, and the client would use a default without a word.
 * @param more names that are also allowed
 * @throws ConfigurationError naming the unknown option, and the one that was probably meant
 */
export function checkOptionNames(options: object, more: readonly string[] = []): void {
  const known = [...NAMES, ...more]
  const unknown = Object.keys(options).find(name => !known.includes(name))
  if (unknown === undefined) return
  const letters = lettersOf(unknown)
  const meant = known.find(name => lettersOf(name) === letters) ?? ELSEWHERE[letters]
  throw new ConfigurationError(
    `Unknown option ${unknown}. ${meant ? `Did you mean ${meant}?` : `The options are ${known.join(', ')}.`}`,
  )
}
