const ERROR_RESPONSE = 'E'.charCodeAt(0)
/** A message is its type, a byte, and its length with these four bytes. */
const LENGTH_AT = 1

/**
 * The message of a fault of PostgreSQL itself in its answer: one of its own mistakes, or one that ends its session. What it
 * has in memory cannot be trusted after that; what it has committed can.
 * @param answer whole messages of PostgreSQL's protocol
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
