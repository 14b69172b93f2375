/** Characters without a visible form: soft hyphens, zero-width spaces and joiners, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu
/** Accents of Latin and Greek letters; other scripts have marks that distinguish words. */
const ACCENTS = /(?<=[\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu
/** Vowel signs and lengthening, which Arabic and Hebrew texts usually omit, the dots of Russian "ё", and skin tones. */
const OMITTED =
  /[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]|(?<=е)\u0308|[\u{1f3fb}-\u{1f3ff}]/gu
/** Letters that are written in two ways. */
const SAME: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu')
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** A word in lower case by the letters that its spellings have in common: "Straße" is "strasse", "Αθήνα" is "αθηνα". */
export const plainLetters = (lower: string): string =>
  lower
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(OMITTED, '')
    .normalize('NFC')
    .replace(WRITTEN_OTHERWISE, letter => SAME[letter] ?? letter)
    .replace(ARABIC_DIGITS, digit => String(digit.charCodeAt(0) & 15))

const UMLAUT = /[äöü]/g

/** "Müller" is also written "Mueller"; undefined for a word without an umlaut. */
export function withoutUmlauts(lower: string): string | undefined {
  const composed = lower.normalize('NFC')
  const spelled = composed.replace(UMLAUT, letter => `${letter.normalize('NFD').charAt(0)}e`)
  return spelled === composed ? undefined : plainLetters(spelled)
}

/** A number without the marks of thousands: 1,299.00 and 1.299,00 are 1299, 1.200,50 is 1200.50. */
export function plainNumber(number: string): string {
  const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(number)
  const plain = european ? number.replaceAll('.', '').replace(',', '.') : number.replace(/,(?=\d{3})/g, '')
  return plain.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replace(/^(\d+)\.00$/, '$1')
}
