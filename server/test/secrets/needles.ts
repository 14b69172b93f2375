/** Every planted secret begins so. It has no form that a redaction could recognize. */
const STEM = 'pl4ntedS3cret'

export interface Needles {
  /** Makes a secret that is recognized wherever it turns up. @param name what it is, in letters */
  make(name: string): string
  /** The same as a signing secret: `whsec_` and base64 of 24 bytes. */
  makeSigning(name: string): string
  /** Adds a secret that was made elsewhere, such as a key that a response has shown. */
  add(secret: string): void
  /** The secrets in a text, each with what is around it. */
  in(text: string): string[]
  /** All that is searched for. */
  all(): string[]
}

export function createNeedles(): Needles {
  const needles = new Set([STEM])
  let count = 0
  const add = (secret: string): void => {
    needles.add(secret)
  }
  return {
    make: name => `${STEM}${++count}${name}`,
    makeSigning: name => `whsec_${`${STEM}${++count}${name}`.padEnd(32, 'x').slice(0, 32)}`,
    add,
    in: text =>
      [...needles].flatMap(needle => {
        const at = text.indexOf(needle)
        return at === -1 ? [] : [text.slice(Math.max(0, at - 80), at + needle.length + 40)]
      }),
    all: () => [...needles],
  }
}
