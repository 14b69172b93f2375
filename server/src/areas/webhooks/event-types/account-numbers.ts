// Amex 3782 822463 10005, Diners 3056 930902 5904, all others in groups of four, with or without separators. Visa
// numbers of 13 digits are no longer issued, and a tenth of all ids with 13 digits would look like one.
const CARD =
  /(?<!\w)(?=((?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|35\d{2}|6(?:011|[245]\d{2}))([ -]?)\d{4}\2\d{4}\2\d{4}|3[47]\d{2}([ -]?)\d{6}\3\d{5}|3[068]\d{2}([ -]?)\d{6}\4\d{4})(?!\w))/g

/** The length of an IBAN in each country that has one. */
const IBAN_LENGTHS = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map(entry => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const IBAN = /(?<!\w)(?=([A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30})(?!\w))/gi

/** Whether a text contains the number of a payment card as people write it: in groups, with a valid check digit (Luhn). */
export const hasCardNumber = (text: string): boolean =>
  someMatch(text, CARD, found => /\D/.test(found) && isLuhn(found.replaceAll(/\D/g, '')))

/** Whether a text contains digits that may be a card number. One id of ten with so many digits has a valid check digit. */
export const hasCardDigits = (text: string): boolean =>
  someMatch(text, CARD, found => !/\D/.test(found) && isLuhn(found))

/** Whether a text contains an IBAN: the length of its country, and its check digits (modulo 97). */
export const hasIban = (text: string): boolean =>
  someMatch(text, IBAN, found => beginsWithIban(found.replaceAll(' ', '').toUpperCase()))

function someMatch(text: string, expression: RegExp, check: (found: string) => boolean): boolean {
  for (const [, found = ''] of text.matchAll(expression)) if (check(found)) return true
  return false
}

// plain loops, since a text of megabytes can consist of such numbers
const ZERO = '0'.charCodeAt(0)
const A = 'A'.charCodeAt(0)

function isLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 1; place <= digits.length; place++) {
    const digit = Number(digits[digits.length - place])
    const doubled = digit * 2
    if (place % 2 === 1) sum += digit
    else sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** @param text may continue after the IBAN: the words that follow it in a sentence have the same form */
function beginsWithIban(text: string): boolean {
  const length = IBAN_LENGTHS.get(text.slice(0, 2))
  if (length === undefined || text.length < length) return false
  let rest = 0
  // the country and the check digits count last, and a letter as two digits: A as 10
  for (let place = 4; place < length + 4; place++) {
    const code = text.charCodeAt(place % length)
    rest = (code < A ? rest * 10 + code - ZERO : rest * 100 + code - A + 10) % 97
  }
  return rest === 1
}
