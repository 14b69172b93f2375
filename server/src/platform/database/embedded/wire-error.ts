const ERROR_RESPONSE = 'E'.charCodeAt(0)
/** A message starts with its type (one byte) and its length, which includes its own four bytes. */
const LENGTH_AT = 1

/**
 * Returns the message if the response reports an internal error of PostgreSQL, or an error that ends its session.
 * After that its memory cannot be trusted, but committed data can.
 * @param answer complete messages of PostgreSQL's protocol
 */
export function wireErrorIn(answer: Uint8Array): string | undefined {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  let at = 0
  while (at + LENGTH_AT + 4 <= answer.length) {
    const end = at + LENGTH_AT + view.getInt32(at + LENGTH_AT)
    if (answer[at] === ERROR_RESPONSE) {
      const fields = new Map(
        new TextDecoder()
          .decode(answer.subarray(at + LENGTH_AT + 4, end))
          .split('\0')
          .map(field => [field[0], field.slice(1)]),
      )
      const ends = fields.get('V') === 'FATAL' || fields.get('V') === 'PANIC'
      if (ends || fields.get('C')?.startsWith('XX')) return fields.get('M') ?? 'PostgreSQL gave no reason.'
    }
    at = end
  }
  return undefined
}
