import { KeepsakeError } from '@keepsake/sdk'

/** What a customer reads for the name of a field. Others are written with spaces. */
const FIELDS: Readonly<Record<string, string>> = {
  url: 'URL',
  event_id: 'event ID',
  filter: 'filter',
  events: 'list of events',
  headers: 'header',
  auth: 'authentication',
  rate_limit: 'limit per second',
  max_event_age_seconds: 'oldest event',
  timeout_ms: 'time to respond',
  grace_hours: 'overlap',
}

/** Sentences for whoever runs the server or writes programs for it. */
const FOR_OTHERS = /OUTBOUND_|operator|test key|webhooks [a-z]|webhookPayloadDays|Publish the event|WEBHOOKS_/
const ID = / ?(?:such as )?\b(?:whk|dlv|evt|dlq|org)_[0-9A-HJKMNP-TV-Z]{26}\b/g
const PATH = /\b(?:body|query|path)\.([a-zA-Z_]+)((?:\.[\w-]+)*)/g

/** A message of the API as a customer reads it: without fields of requests, IDs, settings and commands. */
export function forCustomer(message: string): string {
  const sentences = message.split(/(?<=\.)\s+/)
  const own = sentences.filter(sentence => !FOR_OTHERS.test(sentence))
  return own
    .join(' ')
    .replaceAll(PATH, (_, field: string, rest: string) => nameOf(field, rest))
    .replaceAll(ID, '')
    .replace(/(?<=[a-z0-9])$/, '.')
}

function nameOf(field: string, rest: string): string {
  const name = FIELDS[field] ?? field.replaceAll('_', ' ')
  // a place in a list says nothing, the name of a header or of a credential does
  const last = rest.split('.').at(-1) ?? ''
  return `The ${name}${/^\d*$/.test(last) ? '' : ` ${last.replaceAll('_', ' ')}`}`
}

/** What a customer can do about a failed call, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  permission_error: 'This page may not do that. Ask whoever sent you here.',
  not_found_error: 'This no longer exists. Go back to the list and choose another one.',
  connection_error: 'The service cannot be reached. Check your connection, and try again.',
  timeout_error: 'The service did not answer in time. Try again in a minute.',
}
const AGAIN = 'This did not work because of a problem of the service. Try again in a minute.'
const REACHABLE = 'Enter an https URL that can be reached from the internet.'
/** What is in the way, by what the API says about it. */
const CONFLICTS: readonly (readonly [RegExp, string])[] = [
  [/is disabled/, 'It is disabled. Enable it first.'],
  [/payload of .* was deleted/, 'Its payload is no longer kept, so it cannot be sent again.'],
  [/rotation is in progress/, 'Both secrets sign already. Wait until the overlap ends, or end it first.'],
]
const CHANGED = 'It was changed meanwhile. Close this, look at it again, and repeat what you wanted.'

/** What went wrong and what the customer can do. */
export function explainToCustomer(error: Error): string {
  if (!(error instanceof KeepsakeError)) return error.message
  const { code, status = 0, retryAfterSeconds, message, details } = error
  if (code === 'rate_limit_error')
    return `There were too many requests at once. Try again in ${retryAfterSeconds ?? 60} seconds.`
  const advice = ADVICE[code]
  if (advice) return advice
  if (status >= 500 || status === 0) return AGAIN
  if (code === 'conflict_error') {
    if ('currentVersion' in error.body) return CHANGED
    const known = CONFLICTS.find(([pattern]) => pattern.test(message))
    if (known) return known[1]
  }
  const isUrl = details.some(({ path }) => path === 'body.url')
  return [forCustomer(message), ...(isUrl ? [REACHABLE] : [])].join(' ').trim() || AGAIN
}
