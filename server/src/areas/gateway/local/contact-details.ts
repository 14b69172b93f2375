import type { Json, JsonObject } from '../../../platform/values/json.ts'
import { textsIn } from './terms.ts'

/** Its parts are bounded, and an attempt starts only where a part can start, so that no text takes long. */
const EMAIL = /(?<![^\s<>@,;:"'()[\]])[^\s<>@,;:"'()[\]]{1,254}@[^\s<>@,;:"'()[\]]{1,254}\.\p{L}{2,}/gu
/** A number with the prefix of a country, or one of North America in its usual forms. */
const NUMBER = /(?<![\w+])(?:\+\d[\d\s()./-]{6,20}\d|\(\d{3}\) ?\d{3}[-. ]\d{4}|\d{3}[-. ]\d{3}[-. ]\d{4})(?!\w)/g
/** A text that is nothing but a number with the prefix of a call abroad. */
const ABROAD = /^\s*00\d[\d\s()./-]{6,}$/
const EMAIL_NAME = /email|correo|почт|邮箱|メール/
const EMAIL_WORDS = new Set(['mail', 'mails', 'courriel'])
const PHONE_NAME =
  /phone|telefon|mobil|movil|celular|cellul|whatsapp|landline|directline|rufn|handyn|contactn(?:o$|r|u)|телефон|мобил|电话|電話|手机|手機|携帯|전화/
const PHONE_WORDS = new Set('tel tlf cell handy fon mob gsm fax sms dial msisdn viber signal wechat'.split(' '))
const PRIVATE_WORDS = new Set(
  'personal private privat prive privado home birth birthday birthdate dob ssn passport'.split(' '),
)
/** An address with such a name is that of the employer, as `email` is. */
const BUSINESS_WORDS = new Set(['work', 'business', 'company', 'corporate', 'office'])

/** Where imports keep contact details under their own name. */
const NAMED = new Set(['personal_emails', 'phone_numbers'])

export interface ContactDetails {
  personalEmails: string[]
  /** As texts, or objects in the shape of the provider. */
  phones: Json[]
  /** The other fields, which a result may show. */
  rest: JsonObject
}

/**
 * Separates the fields of an import that are contact details of a person, whatever they are named: an email address other
 * than that of the employer, a phone number, or what is personal by its name.
 * @param known fields of the provider, whose meaning is known
 */
export function contactDetails(details: JsonObject, known: ReadonlySet<string>): ContactDetails {
  const found = { emails: [] as string[], phones: [] as string[] }
  const rest = Object.entries(details).flatMap(([name, value]) => {
    if (NAMED.has(name)) return []
    const shown = known.has(name) ? value : shownOf(name, value, found)
    return shown === undefined ? [] : [[name, shown] as const]
  })
  const named = Array.isArray(details.phone_numbers) ? details.phone_numbers : []
  return {
    personalEmails: [...new Set([...textsIn(details.personal_emails), ...found.emails])],
    phones: [...named, ...found.phones.filter(phone => !named.includes(phone))],
    rest: Object.fromEntries(rest),
  }
}

/** What a result may show of a value; undefined for nothing. Adds contact details to `found`. */
function shownOf(name: string, value: Json, found: { emails: string[]; phones: string[] }): Json | undefined {
  const inName = { emails: name.match(EMAIL) ?? [], phones: name.match(NUMBER) ?? [] }
  if (inName.emails.length + inName.phones.length > 0) {
    found.emails.push(...inName.emails)
    found.phones.push(...inName.phones)
    return undefined
  }
  if (Array.isArray(value)) {
    const shown = value.flatMap(item => shownOf(name, item, found) ?? [])
    return shown.length > 0 || value.length === 0 ? shown : undefined
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([field, item]) => {
      const shown = shownOf(`${name} ${field}`, item ?? null, found)
      return shown === undefined ? [] : [[field, shown] as const]
    })
    return Object.fromEntries(fields)
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value
  // full-width characters count as the usual ones
  const text = String(value).normalize('NFKC')
  const words = wordsOf(name)
  const emails = text.match(EMAIL) ?? []
  if (emails.length > 0 || isNamed(words, EMAIL_NAME, EMAIL_WORDS)) {
    if (words.some(word => BUSINESS_WORDS.has(word))) return value
    found.emails.push(...emails)
    return undefined
  }
  const isPhone = isNamed(words, PHONE_NAME, PHONE_WORDS)
  const phones = isPhone || ABROAD.test(text) ? [text] : (text.match(NUMBER) ?? [])
  found.phones.push(...phones.map(phone => phone.trim()).filter(phone => phone.replaceAll(/\D/g, '').length > 5))
  if (isPhone || phones.length > 0) return undefined
  return words.some(word => PRIVATE_WORDS.has(word)) ? undefined : value
}

/** `Mobile Phone`, `mobilePhone` and `mobile_phone` have the same words. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

const isNamed = (words: readonly string[], pattern: RegExp, exact: ReadonlySet<string>): boolean =>
  pattern.test(words.join('')) || words.some(word => exact.has(word))
