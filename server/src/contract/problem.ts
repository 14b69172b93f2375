import type { ErrorObject } from 'ajv/dist/2020.js'
import { type ErrorDetail, pathOf } from '../platform/values/errors.ts'
import { bareName, nearName } from '../platform/values/near-name.ts'
import { FOREIGN_NAMES } from './foreign-names.ts'

const MAX_DETAILS = 20
/** Comparing names takes time that grows with their length. No field has a longer one. */
const MAX_COMPARED_LENGTH = 100

/**
 * Describes what is wrong with a request in the words of the API, not in those of the validator.
 * @param place `body`, `path` or `query`
 * @param errors of a validator with the option `verbose`
 */
export const toDetails = (place: string, errors: readonly ErrorObject[]): ErrorDetail[] =>
  errors
    .filter(error => !(isBlank(error) && isEmpty(error, errors)) && !SAID_BY_OTHERS.has(error.keyword))
    .filter(error => !(error.keyword in LISTS && hasWrongType(error, errors)) && !isOfWords(error, errors))
    .slice(0, MAX_DETAILS)
    .map(error => ({ path: placeOf(place, error), message: messageOf(error) }))

/** Keywords that report once more what an inner error has reported. */
const SAID_BY_OTHERS = new Set(['propertyNames', 'if'])

/** A text that is not blank. */
const NOT_BLANK = '\\S'
const isBlank = ({ keyword, params }: ErrorObject): boolean => keyword === 'pattern' && params.pattern === NOT_BLANK

/** An empty text is also blank. Report one error instead of two. */
const isEmpty = ({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  errors.some(other => other.instancePath === instancePath && other.keyword === 'minLength')

/** The values that a field may have. A value of another type is none of them: report one error instead of two. */
const LISTS = { enum: true, const: true }
const hasWrongType = ({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  errors.some(other => other.instancePath === instancePath && other.keyword === 'type')

/** The values of a field that may be true, false or one of some words; nothing for other forms. */
function wordsOf(forms: unknown): string[] | undefined {
  const words = [forms].flat().map(form => {
    const { type, enum: values }: { type?: unknown; enum?: unknown } = Object(form)
    if (values !== undefined) return [values].flat().map(String)
    return type === 'boolean' ? ['true', 'false'] : undefined
  })
  return words.every(each => each !== undefined) ? words.flat() : undefined
}

/** What is wrong with each form of such a field. Its list of values says it in one. */
const isOfWords = (error: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  error.keyword !== 'oneOf' &&
  errors.some(other => other.keyword === 'oneOf' && other.instancePath === error.instancePath && wordsOf(other.schema))

function placeOf(place: string, { instancePath, keyword, params }: ErrorObject): string {
  const field: unknown = keyword === 'required' ? params.missingProperty : params.additionalProperty
  const parts = instancePath.split('/').map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  return pathOf([place, ...parts.slice(1), ...(typeof field === 'string' ? [field] : [])])
}

type Params = Record<string, unknown>

const entries = (limit: unknown, one: string, many: string): string => `${limit} ${limit === 1 ? one : many}`

const MESSAGES: Record<string, (params: Params, schema: Params) => string> = {
  required: () => 'is missing',
  additionalProperties: ({ additionalProperty }, { properties }) =>
    unknownField(String(additionalProperty), properties),
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  type: ({ type }) => `must be of type ${[type].flat().join(' or ')}`,
  format: ({ format }) =>
    format === 'date-time'
      ? 'must be a date and a time with its zone, such as 2026-11-20T15:04:05Z'
      : `must be a valid ${format === 'idn-email' ? 'email' : format}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have ${limit} characters or more`),
  maxLength: ({ limit }) => `must have ${limit} characters or fewer`,
  minimum: ({ limit }) => `must be ${limit} or more`,
  maximum: ({ limit }) => `must be ${limit} or less`,
  minItems: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have ${limit} entries or more`),
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  maxItems: ({ limit }) => `must have ${entries(limit, 'entry', 'entries')} or fewer`,
  minProperties: ({ limit }) => `must have ${entries(limit, 'field', 'fields')} or more`,
  maxProperties: ({ limit }) => `must have ${entries(limit, 'field', 'fields')} or fewer`,
  uniqueItems: ({ i, j }) => `must not repeat an entry (${j} and ${i} are the same)`,
  pattern: ({ pattern }) => formMessage(String(pattern)),
  declaredPattern: ({ pattern }) => `must match ${pattern}`,
  anyOf: () => 'must have one of the forms in the reference',
  oneOf: (_, { oneOf }) => {
    const words = wordsOf(oneOf)
    return words ? `must be one of ${words.join(', ')}` : 'must have one of the forms in the reference'
  },
}

function messageOf({ keyword, params, parentSchema = {}, propertyName }: ErrorObject): string {
  const message = MESSAGES[keyword]?.(params, parentSchema) ?? 'is not valid'
  return propertyName === undefined ? message : `has a name that ${message}`
}

/** What a text must look like, by the pattern in the spec. */
const FORMS: ReadonlyMap<string, string> = new Map([
  [NOT_BLANK, 'must have more in it than white space'],
  ['^[a-z][a-z0-9_]*$', 'must have only lowercase letters, digits and underscores, and start with a letter'],
  ['^[a-z0-9]+(-[a-z0-9]+)*$', 'must have only lowercase letters and digits, joined by hyphens'],
  [
    '^[A-Za-z][A-Za-z0-9 _-]*$',
    'must have only letters, digits, spaces, hyphens and underscores, and start with a letter',
  ],
  [
    '^[A-Za-z][A-Za-z0-9_.-]*$',
    'must have only letters, digits, dots, hyphens and underscores, and start with a letter',
  ],
  [String.raw`^\+?[0-9 ()./-]+$`, 'must be a phone number such as +44 20 7946 0123'],
  ['^[Hh][Tt][Tt][Pp][Ss]?://', 'must start with http:// or https://'],
  ['^[Hh][Tt][Tt][Pp][Ss]?://.+$', 'must start with http:// or https://'],
  ['^([Hh][Tt][Tt][Pp][Ss]?://.+)?$', 'must start with http:// or https://, or be empty'],
  [String.raw`^(\*|[A-Za-z0-9._-]+(\.\*)?)$`, 'must be an event type such as order.paid, or a pattern such as order.*'],
  [
    String.raw`^(\*|[A-Za-z0-9_:/.-]+(\.\*)?)$`,
    'must be an event type such as ticket.created, or a pattern such as ticket.*',
  ],
  ['^[A-Za-z0-9._-]+$', 'must be an event type such as order.paid: letters, digits, full stops, _ and -'],
  [
    String.raw`^[^.{}]+(\.[^.{}]+)*$`,
    'must be a path such as data.items.0.name: names and list positions, separated by one full stop',
  ],
  ['^([!-~]([ -~]*[!-~])?)?$', 'must have only printable ASCII characters, and no spaces at its ends'],
  ['^[!-~]+$', 'must have only printable ASCII characters and no spaces'],
  ['^[!-~]*$', 'must have only printable ASCII characters and no spaces'],
  ['^[A-Za-z0-9+/]*={0,2}$', 'must be base64'],
  ['^[^:]+:', 'must be key:value'],
  [
    String.raw`^(\$|[^.{}]+(\.[^.{}]+)*)$`,
    'must be $, or a path such as data.items: names and list positions, separated by one full stop',
  ],
  [String.raw`^[^:\x00-\x1F\x7F]+$`, 'must have no colon and no control characters'],
  [String.raw`^[^\x00-\x1F\x7F]+$`, 'must have no control characters'],
  ['^[ -~]+$', 'must have only printable ASCII characters, and no line break'],
  [String.raw`^[ -~\r\n]+$`, 'must have only printable ASCII characters'],
  ["^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", 'must have only the characters of a header name, such as X-Api-Version'],
  ['^[A-Za-z0-9_.:-]*$', 'must have only letters, digits, dots, colons, hyphens and underscores'],
  ['^[A-Za-z0-9_.:-]+$', 'must have only letters, digits, dots, colons, hyphens and underscores'],
  ['^[A-Za-z0-9_-]+$', 'must have only letters, digits, hyphens and underscores'],
  ['^[A-Za-z0-9_-]{1,64}$', 'must have 1 to 64 letters, digits, hyphens and underscores'],
  ['^[A-Za-z][A-Za-z0-9_]{0,63}$', 'must have 1 to 64 letters, digits and underscores, and start with a letter'],
  [
    String.raw`^[^\u0000-\u001f\u007f]*\S[^\u0000-\u001f\u007f]*$`,
    'must be one line without control characters, and have more in it than white space',
  ],
  ['^[0-9a-f]{24}$', 'must have 24 hexadecimal digits'],
  ['^[0-9a-f]{32}$', 'must have 32 lowercase hexadecimal digits'],
  ['^[0-9]{1,9},[0-9]{1,9}$', 'must be a range such as 51,200'],
  [String.raw`^[0-9]{1,7}(\.[0-9]{1,8})?$`, 'must be an amount such as 5 or 0.25'],
  [
    '^(mcp_[0-9A-HJKMNP-TV-Z]{26}|[a-z0-9]+(-[a-z0-9]+)*)$',
    'must be the id of an MCP server such as mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ, or its slug',
  ],
  ['^[ -~]*$', 'must have only printable ASCII characters'],
  [
    String.raw`^(\*|wpl_[0-9A-HJKMNP-TV-Z]{26})$`,
    'must be the ID of a link such as wpl_01KAK7F3V6R6T1Q7S0G9Y5N2WZ, or * for all',
  ],
  ['^inv_[0-9A-Za-z_-]{43}$', 'must be the token of an invitation, which is inv_ and 43 characters'],
])

function formMessage(pattern: string): string {
  // several kinds of ids are `(a|b)_`
  const [, prefix] = /^\^\(?([a-z]+)[|a-z]*\)?_\[/.exec(pattern) ?? []
  const form = FORMS.get(pattern)
  return form ?? (prefix ? `must be an id such as ${prefix}_01KAK7F3V6R6T1Q7S0G9Y5N2WZ` : 'is not valid')
}

function unknownField(given: string, properties: unknown): string {
  const meant = intendedField(given, Object.keys(Object(properties)))
  return `is not a field of this operation${meant === undefined ? '' : `. Did you mean ${meant}?`}`
}

/** The field that a caller meant: in another notation, with a typo, or by the name that another service uses. */
function intendedField(given: string, fields: readonly string[]): string | undefined {
  if (given.length > MAX_COMPARED_LENGTH) return undefined
  const bare = bareName(given)
  const foreign = FOREIGN_NAMES.get(bare) ?? []
  return (
    fields.find(field => bareName(field) === bare) ??
    foreign.find(field => fields.includes(field)) ??
    nearName(given, fields)
  )
}
