import { commentOf, typeOfSchema } from '../../output/typescript.ts'
import type { Fields } from '../../terminal/json.ts'

/** An event type whose `data.object` has a schema. */
export interface TypedEvent {
  type: string
  description: string
  schema: Fields
}

/** The TypeScript of a catalogue: a type for the object of each event, and one for what is delivered. */
export function typescriptOf(events: readonly TypedEvent[]): string {
  const names = namesOf(events)
  const objects = events.map(
    ({ type, description, schema }) =>
      `${commentOf(description)}export type ${names.get(type)} = ${typeOfSchema(schema)}\n`,
  )
  const entries = events.map(({ type }) => `  '${type}': ${names.get(type)}`)
  // line by line: checkers of packages take a line that begins with `export` for a statement of the bundle
  const objectsByType = ['export interface WebhookObjects {', ...entries, '}']
  return `${['// Written by `keepsake webhooks types`.', '', objects.join('\n'), '/** The object of an event, by its type. */', ...objectsByType, '', ...EVENT].join('\n')}\n`
}

const EVENT = [
  '/** An event as it is delivered. An object that is too large has only its ids, and `fetch_url` the URL of all of it. */',
  'export type WebhookEvent = {',
  '  [Type in keyof WebhookObjects]: {',
  '    id: string',
  '    type: Type',
  '    api_version: string',
  '    created_at: string',
  '    data: { object: WebhookObjects[Type]; previous_attributes?: Record<string, unknown>; fetch_url?: string }',
  '    livemode: boolean',
  '  }',
  '}[keyof WebhookObjects]',
]

/** `invoice.payment_failed` is `InvoicePaymentFailed`. */
function namesOf(events: readonly TypedEvent[]): Map<string, string> {
  // the last two are used in the types
  const taken = new Set(['WebhookObjects', 'WebhookEvent', 'Array', 'Record'])
  const names = new Map<string, string>()
  for (const { type } of events) {
    const bare = type
      .split(/[._-]/)
      .map(word => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
    const first = /^[A-Z]/.test(bare) ? bare : `Event${bare}`
    let name = first
    for (let n = 2; taken.has(name); n++) name = `${first}${n}`
    taken.add(name)
    names.set(type, name)
  }
  return names
}
