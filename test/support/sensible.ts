/**
 * Rules that the descriptions state but the schemas cannot: one identity key, values that fit their operator, ids that
 * exist.
 */

const KEYS = ['email', 'websiteUrl', 'phoneNumber', 'customKeyName', 'recordId'] as const
const KEY_VALUES: Record<(typeof KEYS)[number], Record<string, string>> = {
  email: { email: 'dana.reyes@northwind.example' },
  websiteUrl: { websiteUrl: 'https://northwind.example' },
  phoneNumber: { phoneNumber: '+44 20 7946 0123' },
  customKeyName: { customKeyName: 'crmId', customKeyValue: '4711' },
  recordId: {},
}
// these name existing data, or need a language model
const WANT_MORE = ['recordId', 'collectionIds', 'collectionNames', 'actionId', 'extractionPrompt', 'cursor']
// a new response has none of these, and its steps name no tools
const OF_OTHER_RUNS = ['previousResponseId', 'toolOutputs', 'memory', 'memorize', 'model', 'tools', 'guidelines']

const OPERANDS: Record<string, unknown> = {
  in: ['Won', 'Lost'],
  notIn: ['Won'],
  between: [1, 100_000],
  before: '2027-01-01T00:00:00Z',
  after: '2020-01-01T00:00:00Z',
  gt: 1,
  gte: 50_000,
  lt: 1e9,
  lte: 0,
  contains: 'o',
  notContains: 'x',
  startsWith: 'N',
}

type Fields = Record<string, unknown>

/**
 * Turns a body that the schema allows into one that the server is likely to accept.
 * @param choice any number; it picks the identity key
 */
export function sensible(body: unknown, choice: number): unknown {
  if (Array.isArray(body)) return body.map((item, index) => sensible(item, choice + index))
  if (typeof body !== 'object' || body === null) return body
  const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, sensible(value, choice)]))
  for (const name of WANT_MORE) delete fields[name]
  if ('toolOutputs' in fields || 'steps' in fields || 'inputs' in fields || 'maxSteps' in fields)
    for (const name of OF_OTHER_RUNS) delete fields[name]
  if ('steps' in fields) delete fields.messages
  if ('inputs' in fields) fields.inputs = { product: 'x' }
  // an event name ends in a past tense, which no pattern can express
  if ('type' in fields && 'data' in fields) fields.type = 'order.paid'
  if ('operator' in fields) return condition(fields)
  const named = KEYS.some(key => key in body) || 'content' in fields
  if (named) oneKey(fields, choice)
  return ordered(fields)
}

function condition({ property, operator, value }: Fields): Fields {
  if (operator === 'exists' || operator === 'notExists') return { property, operator }
  return { property, operator, value: OPERANDS[String(operator)] ?? (typeof value === 'object' ? 'Won' : value) }
}

/** One of the generated keys, or a known one, so that calls use each other's records. */
function oneKey(fields: Fields, choice: number): void {
  const { [choice % (KEYS.length - 1)]: wanted = 'email' } = KEYS
  const made = fields[wanted]
  for (const key of [...KEYS, 'customKeyValue']) delete fields[key]
  const keepMade = choice % 3 === 0 && typeof made === 'string' && wanted !== 'customKeyName'
  Object.assign(fields, keepMade ? { [wanted]: made } : KEY_VALUES[wanted])
}

function ordered(fields: Fields): Fields {
  const { since, until } = fields
  if (typeof since === 'string' && typeof until === 'string' && Date.parse(since) > Date.parse(until))
    return { ...fields, since: until, until: since }
  return fields
}
