const MAX_LENGTH = 60
const MAX_WORDS = 6
/** Letters, digits and what names of companies contain. No invisible characters, and none that change the direction. */
const CHARACTERS = /^[\p{L}\p{M}\p{N} &'’.,()+-]+$/u
/** A domain such as `example.com`, which mail programs show as a link. */
const DOMAIN = /[\p{L}\p{N}]\.[\p{L}\p{N}]/u
/** Digits in a row, with the separators of phone numbers. */
const NUMBER = /(?:\p{N}[ ().+-]*){6}/u

/**
 * Returns a name for the subject and the text of a mail on one line. Undefined for a text that is more than a name: it
 * could carry a message or a link to people who do not know the sender.
 */
export function checkedName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  const isPlain = CHARACTERS.test(name) && !DOMAIN.test(name) && !NUMBER.test(name)
  return isPlain && name.length <= MAX_LENGTH && name.split(' ').length <= MAX_WORDS ? name : undefined
}
