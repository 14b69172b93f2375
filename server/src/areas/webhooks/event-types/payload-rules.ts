import { type ErrorDetail, pathOf } from '../../../platform/values/errors.ts'
import { API_KEY_IN_TEXT, ENCRYPTED_IN_TEXT } from '../../../platform/values/secret-forms.ts'
import { hasCardDigits, hasCardNumber, hasIban } from './account-numbers.ts'

/** Whether an event whose payload breaks a rule is refused, or sent with a warning. */
export type PayloadRules = 'refuse' | 'warn'

/** Why a payload may not be sent, or may be a mistake, and which of its fields is the cause: `customer.email`. */
export type PayloadProblem = ErrorDetail

export interface PayloadVerdict {
  /** Why the payload is refused. */
  problem?: PayloadProblem
  /** What may be a mistake, and may be what the sender means. */
  doubt?: PayloadProblem
}

const oneOf = (list: string): string => `(?:${list.trim().split(/\s+/).join('|')})`

/** Matches snake_case names that end in one of these words or its plural. */
const endingIn = (list: string): RegExp => new RegExp(`(?:^|_)${oneOf(list)}s?$`)

/** Names that end in one of these contain secrets. */
const SECRET_NAMES = endingIn(`
  password passwd passphrase passcode pwd secret token bearer api_key apikey access_key secret_key private_key signing_key
  encryption_key authorization cookie credential otp pin cvv cvc card_number pan`)

/** Names of secrets that are never a number: `tokens: 50` is how many. */
const NEVER_NUMBERS = /(?:^|_)tokens?$/

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

/** Names that end like one of a secret or of personal data, and are neither, possibly over two levels: `wallet.address`. */
const OPEN_NAMES = new RegExp(
  `(?:^|_)(?:${[
    // what fetches the next page of a list
    `${oneOf('page next pagination paging continuation cursor sync delta skip resume scroll offset starting')}_tokens?`,
    `${oneOf('public publishable')}_${oneOf('token api_key apikey access_key signing_key encryption_key')}s?`,
    // where something is that is no person
    `${oneOf('wallet contract token mint blockchain onchain crypto ethereum eth bitcoin btc solana memory web website')}s?_address`,
  ].join('|')})$`,
)

const CURRENCIES = Intl.supportedValuesOf('currency').join(' ').toLowerCase()
/** Names of amounts, possibly with a currency: `total`, `price_usd`. They should be integer cents. */
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
  // `git@` begins the address of a repository
  pattern('an e-mail address', /[\w.+-](?<!(?<![\w.+-])git)@[\w-]+\.[a-z]{2,}/i),
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
 * not ISO 8601 in UTC. Fields are checked by name, texts by pattern; returns the first problem, or the first doubt: an
 * integer of money without a unit or a currency, or digits that may be a card number.
 */
export function judgePayload(value: unknown): PayloadVerdict {
  const found = find(value)
  if (!found) return {}
  const { path, message, certain } = found
  const problem = { path: pathOf(path), message }
  return certain ? { problem } : { doubt: problem }
}

/** Why a payload is refused. */
export const payloadProblem = (value: unknown): PayloadProblem | undefined => judgePayload(value).problem

interface Found {
  path: string[]
  message: string
  certain: boolean
}

type Finding = Omit<Found, 'path'>

const certain = (message: string): Finding => ({ message, certain: true })
const doubtful = (message: string): Finding => ({ message, certain: false })

const CARD_DIGITS = doubtful('has the form of a card number; send none')

/** What is wrong with a text or a number, whatever its name is. */
function valueFinding(value: string | number): Finding | undefined {
  const text = String(value)
  // of the rules for texts, a number can only break the last one
  const rule = typeof value === 'string' ? VALUE_RULES.find(({ matches }) => matches(value)) : undefined
  if (rule) return certain(`looks like ${rule.what}`)
  return /\d{14}/.test(text) && hasCardDigits(text) ? CARD_DIGITS : undefined
}

/**
 * The path is built on the way back up: building it for each value would cost as much as the longest name each time.
 * @param ownName the name of the field that has the value
 */
function find(value: unknown, ownName?: string): Found | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    const finding = valueFinding(value)
    return finding && { path: [], ...finding }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const hasCurrency = 'currency' in value
  let doubt: Found | undefined
  for (const [key, inner] of Object.entries(value)) {
    const isItem = Array.isArray(value)
    const name = isItem ? ownName : snake(key)
    const isOpen = OPEN_NAMES.test(isItem ? `${ownName}` : `${ownName}_${name}`)
    const own = name === undefined ? undefined : nameFinding(name, inner, { hasCurrency, isOpen })
    if (own?.certain) return { path: [key], ...own }
    const below = find(inner, name)
    if (below?.certain) return { ...below, path: [key, ...below.path] }
    const other = own ? { path: [], ...own } : below
    if (other) doubt ??= { ...other, path: [key, ...other.path] }
  }
  return doubt
}

interface Surroundings {
  hasCurrency: boolean
  /** Whether the name is of what anyone may see. */
  isOpen: boolean
}

function nameFinding(name: string, value: unknown, { hasCurrency, isOpen }: Surroundings): Finding | undefined {
  // whether a secret is set is not secret
  const hidden =
    isOpen || value === null || typeof value === 'boolean' || (typeof value === 'number' && NEVER_NUMBERS.test(name))
  if (!hidden && (SECRET_NAMES.test(name) || (SECRET_PARTS.test(name) && !FACTS.test(name))))
    return certain('is the name of a secret; send none')
  if (!hidden && PERSONAL_NAMES.test(name)) return certain('is the name of personal data; send an id instead')
  // the rules for a single value apply to each value of a list
  if (value === null || Array.isArray(value)) return undefined
  if (name.endsWith('_cents') && !Number.isSafeInteger(value)) return certain('must be an integer of cents')
  if (MONEY_NAMES.test(name) && isAmount(value)) {
    const advice = `is money without a unit; send integer cents as ${name}_cents`
    if (!Number.isSafeInteger(value)) return certain(advice)
    return hasCurrency ? undefined : doubtful(`${advice}, or with a currency beside it`)
  }
  if (TIME_NAMES.test(name) && !(typeof value === 'string' && ISO_UTC.test(value)))
    return certain('must be a time, ISO 8601 in UTC')
  return undefined
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= MAX_AMOUNT_LENGTH && AMOUNT.test(value.trim()))
