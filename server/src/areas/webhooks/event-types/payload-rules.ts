import { pathOf } from '../../../platform/values/errors.ts'
import { API_KEY_IN_TEXT, ENCRYPTED_IN_TEXT } from '../../../platform/values/secret-forms.ts'
import { hasCardNumber, hasIban } from './account-numbers.ts'

/** Why a payload may not be sent, and which field is the cause. */
export interface PayloadProblem {
  /** A dotted path within the payload: `customer.email`. */
  path: string
  message: string
}

const oneOf = (list: string): string => `(?:${list.trim().split(/\s+/).join('|')})`

/** Matches snake_case names that end in one of these words or its plural. */
const endingIn = (list: string): RegExp => new RegExp(`(?:^|_)${oneOf(list)}s?$`)

/** Names that end in one of these contain secrets. */
const SECRET_NAMES = endingIn(`
  password passwd passphrase passcode pwd secret token bearer api_key apikey access_key secret_key private_key signing_key
  encryption_key authorization cookie credential otp pin cvv cvc card_number pan`)

/** Names of parts of a secret: `client_secret_value`. */
const SECRET_PARTS = /(?:^|_)secrets?_/
/** Names of what is not secret about one: `secret_id`, `secret_rotated_at`. */
const FACTS = endingIn('id at count name type version')

/** Names that end in one of these contain personal data. */
const PERSONAL_NAMES = endingIn(`
  email e_mail email_address phone phone_number mobile mobile_number fax first_name last_name middle_name full_name
  given_name family_name surname maiden_name birthday birth_date birthdate date_of_birth dob address street_address
  postal_address street postcode postal_code zip zip_code ip ip_address mac_address ssn social_security_number
  national_id passport passport_number tax_id driver_license license_plate iban bic account_number bank_account`)

const CURRENCIES = Intl.supportedValuesOf('currency').join(' ').toLowerCase()
/** Names of amounts, possibly with a currency: `total`, `price_usd`. They must be integer cents. */
const MONEY_NAMES = new RegExp(
  `(?:^|_)${oneOf('amount price cost total subtotal balance fee tax discount revenue')}s?(?:(?:_in)?_${oneOf(CURRENCIES)})?$`,
)
/** A number, possibly with a currency. */
const AMOUNT = /^(?:[a-z]{3}|\p{Sc})?[ +-]*\d[\d.,' ]*(?:[a-z]{3}|\p{Sc})?$/iu
const MAX_AMOUNT_LENGTH = 40

/** Names of times, possibly with a unit: `paid_at`, `timestamp_ms`. */
const TIME_NAMES =
  /(?:_at|(?:^|_)(?:timestamp|datetime|ts)s?)(?:_(?:s|sec|seconds|ms|millis|milliseconds|us|ns|unix|utc))?$/

interface ValueRule {
  what: string
  matches(text: string): boolean
}

const pattern = (what: string, expression: RegExp): ValueRule => ({ what, matches: text => expression.test(text) })

const VALUE_RULES: readonly ValueRule[] = [
  pattern('an API key', new RegExp(API_KEY_IN_TEXT.source)),
  pattern('an encrypted secret', new RegExp(ENCRYPTED_IN_TEXT.source)),
  pattern('a signing secret', /\bwhsec_[A-Za-z0-9+/=]{16}/),
  pattern('a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/),
  // uses a lookbehind for the header: matching forward would rescan a row of headers from each of them
  pattern('a JSON Web Token', /(?<=\beyJ[\w-]{8,})\.eyJ[\w-]{8,}\.[\w-]{8,}/),
  pattern('a cloud access key', /\bA(?:KI|SI)A[0-9A-Z]{16}\b/),
  pattern('an access token', /\b(?:gh[pousr]_\w{36}|xox[abprs]-[\w-]{10,}|sk-[\w-]{20,})/),
  pattern('a bearer token', /\bbearer [\w.~+/-]{20,}/i),
  // matches a single character before the @: a run of them would be rescanned from each character
  pattern('an e-mail address', /[\w.+-]@[\w-]+\.[a-z]{2,}/i),
  pattern('a phone number', /^\+\d[\d ()./-]{7,}\d$/),
  { what: 'a card number', matches: hasCardNumber },
  { what: 'an IBAN', matches: hasIban },
]

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

const snake = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()

/**
 * Why a payload may not be sent: it contains a secret, personal data, money that is not an integer, or a time that is
 * not ISO 8601 in UTC. Fields are checked by name, texts by pattern; returns the first problem.
 */
export function payloadProblem(value: unknown): PayloadProblem | undefined {
  const found = find(value)
  return found && { path: pathOf(found.path), message: found.message }
}

interface Found {
  path: string[]
  message: string
}

const looksLike = (what: string): Found => ({ path: [], message: `looks like ${what}` })

/**
 * The path is built on the way back up: building it for each value would cost as much as the longest name each time.
 * @param listName the name of the field, if the value is a list
 */
function find(value: unknown, listName?: string): Found | undefined {
  if (typeof value === 'string') {
    const rule = VALUE_RULES.find(({ matches }) => matches(value))
    return rule && looksLike(rule.what)
  }
  // of the rules for texts, a number can only break this one
  if (typeof value === 'number') return hasCardNumber(String(value)) ? looksLike('a card number') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? listName : snake(key)
    const message = name === undefined ? undefined : nameProblem(name, inner)
    if (message) return { path: [key], message }
    const found = find(inner, name)
    if (found) return { path: [key, ...found.path], message: found.message }
  }
  return undefined
}

function nameProblem(name: string, value: unknown): string | undefined {
  // whether a secret is set is not secret
  const hidden = value === null || typeof value === 'boolean'
  if (!hidden && (SECRET_NAMES.test(name) || (SECRET_PARTS.test(name) && !FACTS.test(name))))
    return 'is the name of a secret; send none'
  if (!hidden && PERSONAL_NAMES.test(name)) return 'is the name of personal data; send an id instead'
  // the rules for a single value apply to each value of a list
  if (value === null || Array.isArray(value)) return undefined
  if (name.endsWith('_cents') && !Number.isSafeInteger(value)) return 'must be an integer of cents'
  if (MONEY_NAMES.test(name) && isAmount(value)) return `is money without a unit; send integer cents as ${name}_cents`
  if (TIME_NAMES.test(name) && !(typeof value === 'string' && ISO_UTC.test(value)))
    return 'must be a time, ISO 8601 in UTC'
  return undefined
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= MAX_AMOUNT_LENGTH && AMOUNT.test(value.trim()))
