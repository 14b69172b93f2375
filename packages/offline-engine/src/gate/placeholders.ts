import type { PropertyDefinition } from '../types.ts'

// What templates write where a value belongs: "name@example.com", "First Last", "+1 555 000 0000", "lorem ipsum".

/** Names of the fields of a form, of which a value is never made. */
const FIELD_WORD =
  /^(?:first|last|middle|full|given|family|maiden|company|business|organi[sz]ation|employer|client|customer|contact|manager|street|city|town|country|state|zip|postal|job|e-?mail|phone|project|product|your|the|my|vor|nach|firmen)?-?_?(?:name|surname|forename|firstname|lastname|fullname|username|first|last|vorname|nachname|prénom|nom|nombre|apellidos?|company|firma|city|town|country|stadt|land|street|address|title|e-?mail|phone|number|code|date|here|text|placeholder|your|the|full|given|family)$/iu
/** With one of these, such words are a placeholder: "Company Name", "First Last", "City, Country", "Your Company". */
const FIELD_MARK =
  /(?:name|first|last|your|placeholder|vorname|nachname|prénom|apellido|nombre)|^(?:city|town|country|street|address|company)$/iu
const LEGAL_FORM = /^(?:ltd|inc|gmbh|llc|corp|plc|co|s\.?a)$/iu
const LOREM = /^\W*lorem(?: ipsum\b.*|\W*)$|\blorem ipsum\b|\bdolor sit amet\b/iu

const MAIL = /^([^\s@]+)@([^\s@]+)$/
const SAMPLE_USER =
  /^(?:(?:your|my|first|last|full|user|sur|some)?[._-]?(?:name|e?mail|first|last)|firstname|lastname|surname|vorname|nachname|nombre|prenom|f\.?last|you|me|user|username|someone|somebody|address|example|sample|x{2,})(?:[._-](?:(?:last|sur|family)?name|last|nachname|apellido|nom|here))?$/i
const SAMPLE_HOST =
  /^(?:[\w-]+\.)*(?:example|beispiel|ejemplo|exemple|(?:my|your|some|the)?-?(?:domain|company|business|website|site|firm|organi[sz]ation|org|employer|provider|host|firma)|e?mail)\.\w{2,8}(?:\.\w{2})?$/i
/** A host that is nobody's, whoever the user is. */
const NO_HOST =
  /^(?:[\w-]+\.)*(?:(?:your|my|some)-?(?:domain|company|business|website|site|firm|organi[sz]ation|employer|provider|name)|domain|company)\.\w{2,8}$/i

/** The end of a number of which every digit is the same, or follows the one before. */
const MIN_SAME = 6
const ASCENDING = '01234567890'

const isSampleNumber = (digits: string): boolean => {
  const end = digits.slice(-MIN_SAME)
  const isCounted = digits.length >= 9 && digits.length <= 11 && ASCENDING.includes(digits)
  return digits.length > MIN_SAME && (new Set(end).size === 1 || isCounted)
}

const isSampleMail = (text: string): boolean => {
  const [, user = '', host = ''] = MAIL.exec(text) ?? []
  return NO_HOST.test(host) || (SAMPLE_USER.test(user) && SAMPLE_HOST.test(host))
}

/** Whether a text consists of the names of fields, as in "City: City, Country". */
export function isFieldName(text: string): boolean {
  const words = text.split(/[\s,/]+/).filter(word => word !== '' && !LEGAL_FORM.test(word))
  return (
    words.length > 0 &&
    words.every(word => FIELD_WORD.test(word)) &&
    (words.length > 1 || /name$/i.test(words[0] ?? '')) &&
    words.some(word => FIELD_MARK.test(word))
  )
}

/** "00,000": zeros that show where digits belong. */
const ZEROS = /^\W*(?:0{2,}(?:[ .,']0+)*|0(?:[ ,']000)+)(?![\d.,])/

/** @param said the value as it is written, in lower case */
export function isPlaceholder(said: string, { type, name, options }: PropertyDefinition): boolean {
  const text = said
    .trim()
    .replace(/^["'“(]+/, '')
    .replace(/(?<!["'”).,;])["'”).,;]+$/, '')
  if (type === 'number') return ZEROS.test(text)
  if ((type !== 'text' && type !== 'array') || options !== undefined) return false
  if (MAIL.test(text)) return isSampleMail(text)
  if (/^[\d\s()+./-]+$/.test(text))
    return (
      /\b(?:phone|telephone|mobile|cell|fax|tel|contact)\b/i.test(name) && isSampleNumber(text.replaceAll(/\D/g, ''))
    )
  return LOREM.test(text) || isFieldName(text)
}
