import { domainToASCII } from 'node:url'
import { invalid } from '../../../platform/values/errors.ts'

/** The ways to identify an entity in a request. */
export interface IdentityFields {
  recordId?: string | undefined
  email?: string | undefined
  websiteUrl?: string | undefined
  phoneNumber?: string | undefined
  customKeyName?: string | undefined
  customKeyValue?: string | undefined
  type?: string | undefined
}

export interface IdentityKey {
  /** `email`, `websiteUrl`, `phoneNumber` or a custom name. */
  name: string
  /** Normalized, so that two spellings of one key are equal. */
  value: string
}

/** An entity as identified in a request: by its id, by keys, or both. */
export interface Identity {
  recordId: string | undefined
  keys: IdentityKey[]
  type: string | undefined
  /** The type of the record that a key names if records of several types have it: the requested or the key's usual one. */
  usualType: string | undefined
  /** The type of a new record if none has these keys. */
  newType: string
}

const BUILT_IN: Record<'email' | 'websiteUrl' | 'phoneNumber', { newType: string; normalize(value: string): string }> =
  {
    email: { newType: 'Contact', normalize: normalizeEmail },
    phoneNumber: { newType: 'Contact', normalize: normalizePhone },
    websiteUrl: { newType: 'Company', normalize: normalizeWebsite },
  }
const CUSTOM_TYPE = 'Record'
const OUTSIDE_ASCII = /[^\0-\x7F]/

/** Names of mailboxes may have any letters. Those of domains are written as DNS has them, like those of websites. */
function normalizeEmail(value: string): string {
  const address = value.trim().toLowerCase().normalize('NFC')
  const [, mailbox = '', domain = ''] = /^(.*@)(.*)$/s.exec(address) ?? []
  if (!OUTSIDE_ASCII.test(domain)) return address
  const ascii = domainToASCII(domain)
  return ascii === '' ? '' : `${mailbox}${ascii}`
}

/** Numbers of these countries never begin with the zero that callers from the same country dial. */
const DIALED_ZERO = /^(\+(?:2[07]|3[0-36]|4[013469]|353|358|380|6[0-46]|8[1246]|9[0-58]))0+/

/** "+49 (0)30", but not of Italy, where the zero is a part of the number. */
const ZERO_IN_BRACKETS = /^(\s*(?:\+|00)[\s-]*(?!39|37[89])\d{1,3}[\s./-]*)\(0\)/

/** "0049 30 …", "+49 (0)30 …" and "+49 30 …" are one number. */
function normalizePhone(value: string): string {
  const number = value
    .normalize('NFKC')
    .replace(ZERO_IN_BRACKETS, '$1')
    .replaceAll(/[^\d+]/g, '')
  const international = number.replace(/^00/, '+').replace(DIALED_ZERO, '$1')
  return /\d/.test(international) ? international : ''
}

function normalizeWebsite(value: string): string {
  const url = URL.parse(
    `https://${value
      .trim()
      .normalize('NFC')
      .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')}`,
  )
  const host = url?.hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=.*\.)/, '') ?? ''
  return /[^.]\.[^.]/.test(host) ? `${host}${url?.pathname.replace(/(?<!\/)\/+$/, '')}` : ''
}

/**
 * Parses the identity keys of a request.
 * @param path their path in the request, for error messages
 * @returns undefined if the request identifies no entity
 * @throws ApiError `validation_error`
 */
export function readIdentity(fields: IdentityFields, path = 'body'): Identity | undefined {
  const keys: IdentityKey[] = []
  const types: string[] = []
  for (const [name, { newType, normalize }] of Object.entries(BUILT_IN)) {
    const given = fields[name as keyof typeof BUILT_IN]
    if (given === undefined) continue
    const value = normalize(given)
    if (value === '') throw invalid(`${path}.${name}`, `${path}.${name} is not a valid ${name}: ${given}`)
    keys.push({ name, value })
    types.push(newType)
  }
  const custom = readCustomKey(fields, path)
  if (custom) keys.push(custom)
  if (fields.recordId === undefined && keys.length === 0) return undefined
  const usualType = fields.type ?? types[0]
  return { recordId: fields.recordId, keys, type: fields.type, usualType, newType: usualType ?? CUSTOM_TYPE }
}

/** Like `readIdentity`, but the request must identify an entity. */
export function requireIdentity(fields: IdentityFields, path = 'body'): Identity {
  const identity = readIdentity(fields, path)
  if (!identity)
    throw invalid(
      path,
      'Identify the record with recordId, email, websiteUrl, phoneNumber, or customKeyName with customKeyValue.',
    )
  return identity
}

/** A normalized identity key; undefined if it is not valid. */
export function normalKey({ name, value }: IdentityKey): IdentityKey | undefined {
  const builtIn = Object.entries(BUILT_IN).find(([known]) => known === name)?.[1]
  const normal = builtIn ? builtIn.normalize(value) : value.trim().normalize('NFC')
  return normal === '' ? undefined : { name, value: normal }
}

/** The key that names a record to people: a built-in one, if it has any. */
export const namingKey = (keys: readonly IdentityKey[]): IdentityKey | undefined =>
  keys.find(({ name }) => Object.hasOwn(BUILT_IN, name)) ?? keys[0]

export const nameFrom = (keys: readonly IdentityKey[]): string | undefined => namingKey(keys)?.value

/** The type of a new record if none has this key. */
export const usualType = (name: string): string =>
  Object.entries(BUILT_IN).find(([known]) => known === name)?.[1].newType ?? CUSTOM_TYPE

function readCustomKey(
  { customKeyName: name, customKeyValue: value }: IdentityFields,
  path: string,
): IdentityKey | undefined {
  if (name === undefined && value === undefined) return undefined
  if (name === undefined) throw invalid(`${path}.customKeyName`, 'customKeyValue needs customKeyName beside it.')
  if (value === undefined) throw invalid(`${path}.customKeyValue`, 'customKeyName needs customKeyValue beside it.')
  if (name === 'recordId' || Object.hasOwn(BUILT_IN, name))
    throw invalid(`${path}.customKeyName`, `${name} is a built-in key: send it as the field ${name}.`)
  if (value.trim() === '') throw invalid(`${path}.customKeyValue`, `${path}.customKeyValue must not be empty.`)
  return { name, value: value.trim().normalize('NFC') }
}
