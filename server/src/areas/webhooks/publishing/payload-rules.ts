import { API_KEY_IN_TEXT } from '../../../platform/api-keys.ts'
import { ENCRYPTED_IN_TEXT } from '../../../platform/crypto.ts'
import { pathOf } from '../../../platform/errors.ts'

/** Why a payload may not be sent, and which field is the cause. */
export interface PayloadProblem {
  /** A dotted path within the payload: `customer.email`. */
  path: string
  message: string
}

/** Matches snake_case names that end in one of these words or its plural. */
const endingIn = (list: string): RegExp => new RegExp(`(?:^|_)(?:${list.trim().split(/\s+/).join('|')})s?$`)

/** Names that end in one of these contain secrets. */
const SECRET_NAMES = endingIn(`
  password passwd passphrase passcode secret token api_key apikey access_key secret_key private_key signing_key
  encryption_key authorization cookie credential otp pin cvv cvc card_number pan`)

/** Names that end in one of these contain personal data. */
const PERSONAL_NAMES = endingIn(`
  email e_mail email_address phone phone_number mobile mobile_number fax first_name last_name middle_name full_name
  given_name family_name surname maiden_name birthday birth_date birthdate date_of_birth dob address street_address
  postal_address street postcode postal_code zip zip_code ip ip_address mac_address ssn social_security_number
  national_id passport passport_number tax_id driver_license license_plate iban bic account_number bank_account`)

/** Names of amounts, which must be integer cents. */
const MONEY_NAMES = endingIn('amount price cost total subtotal balance fee tax discount revenue')

interface ValueRule {
  what: string
  pattern: RegExp
}

const VALUE_RULES: readonly ValueRule[] = [
  { what: 'an API key', pattern: new RegExp(API_KEY_IN_TEXT.source) },
  { what: 'an encrypted secret', pattern: new RegExp(ENCRYPTED_IN_TEXT.source) },
  { what: 'a signing secret', pattern: /\bwhsec_[A-Za-z0-9+/=]{16}/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  // uses a lookbehind for the header: matching forward would rescan a row of headers from each of them
  { what: 'a JSON Web Token', pattern: /(?<=\beyJ[\w-]{8,})\.eyJ[\w-]{8,}\.[\w-]{8,}/ },
  { what: 'a cloud access key', pattern: /\bA(?:KI|SI)A[0-9A-Z]{16}\b/ },
  { what: 'an access token', pattern: /\b(?:gh[pousr]_\w{36}|xox[abprs]-[\w-]{10,}|sk-[\w-]{20,})/ },
  // matches a single character before the @: a run of them would be rescanned from each character
  { what: 'an e-mail address', pattern: /[\w.+-]@[\w-]+\.[a-z]{2,}/i },
  { what: 'a phone number', pattern: /^\+\d[\d ()./-]{7,}\d$/ },
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

/**
 * The path is built on the way back up: building it for each value would cost as much as the longest name each time.
 */
function find(value: unknown): { path: string[]; message: string } | undefined {
  if (typeof value === 'string') {
    const rule = VALUE_RULES.find(({ pattern }) => pattern.test(value))
    return rule && { path: [], message: `looks like ${rule.what}` }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const message = Array.isArray(value) ? undefined : nameProblem(snake(name), inner)
    if (message) return { path: [name], message }
    const found = find(inner)
    if (found) return { path: [name, ...found.path], message: found.message }
  }
  return undefined
}

function nameProblem(name: string, value: unknown): string | undefined {
  // whether a secret is set is not secret
  const hidden = value === null || typeof value === 'boolean'
  if (!hidden && SECRET_NAMES.test(name)) return 'is the name of a secret; send none'
  if (!hidden && PERSONAL_NAMES.test(name)) return 'is the name of personal data; send an id instead'
  if (name.endsWith('_cents') && value !== null && !Number.isSafeInteger(value)) return 'must be an integer of cents'
  if (typeof value === 'number' && MONEY_NAMES.test(name))
    return `is money without a unit; send integer cents as ${name}_cents`
  if (name.endsWith('_at') && value !== null && !(typeof value === 'string' && ISO_UTC.test(value)))
    return 'must be a moment, ISO 8601 in UTC'
  return undefined
}
