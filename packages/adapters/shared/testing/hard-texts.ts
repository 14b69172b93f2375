/** Texts of messages that are hard to store: parts that repeat, equal and empty messages, and cut characters. */
export const HARD_TEXTS: readonly string[] = [
  '-'.repeat(160_000),
  ' '.repeat(160_000),
  '',
  'Yes.',
  'Yes.',
  'yes',
  '🙂'.repeat(60_000),
  `a${'🙂'.repeat(60_000)}`,
  'Yes. '.repeat(20_000),
  '\n'.repeat(30_000),
  '\u{0}\u{d800}'.repeat(9_000),
]

/** A `fetch` that lets this many calls through and answers the others with 500. */
export function failingAfter(calls: number): typeof fetch {
  let left = calls
  return async (input, init) => {
    left -= 1
    return left >= 0
      ? fetch(input, init)
      : Response.json({ success: false, error: 'server_error', message: 'It failed.' }, { status: 500 })
  }
}

/** A `fetch` whose server stores nothing of an import, and says that it was there. */
export const takesForDuplicates: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  if (!pathname.endsWith('/memory/import')) return fetch(input, init)
  const none = { created: 0, known: 0 }
  const data = {
    creditsCharged: 0,
    records: none,
    properties: { added: 0, known: 0 },
    memories: { stored: 0, duplicates: 1 },
    problems: [],
  }
  return Response.json({ success: true, data })
}
