/** Where a text is in a message: keys and indexes, from the outside in. */
export type Path = readonly (string | number)[]

/** How a framework writes its messages. They are JSON. */
export interface Dialect {
  /** The ID that the framework gave a message. */
  idOf(message: unknown): string | undefined
  /** Who says what in a message: the texts of users and assistants. Undefined if nothing is spoken. */
  spoken(message: unknown): { speaker: string; texts: Path[] } | undefined
}

/** UTF-16 units of a part: at most 150 kB of UTF-8, where a memory may have 200 kB. */
const PART = 50_000

/** Cuts a text, but no character outside the basic plane. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + PART
    const whole = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end - 1 : end
    parts.push(text.slice(start, whole))
    start = whole
  }
  return parts
}

/** The property of an object or list; undefined if there is none. */
export const fieldOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string | number, unknown>)[name]
    : undefined

/** A text that is not empty. */
export const nonEmpty = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The paths of the texts of a content: a string, or a list of parts of these types. */
export function textsAt(message: unknown, path: Path, types: readonly string[]): Path[] {
  const content = textAt(message, path)
  if (typeof content === 'string') return [path]
  if (!Array.isArray(content)) return []
  return content.flatMap((part: unknown, index): Path[] =>
    types.includes(String(fieldOf(part, 'type'))) && typeof fieldOf(part, 'text') === 'string'
      ? [[...path, index, 'text']]
      : [],
  )
}

const textAt = (message: unknown, path: Path): unknown => path.reduce<unknown>(fieldOf, message)

/** A message as it is kept: what is spoken, and the rest. */
export interface Written {
  speaker: string | undefined
  /** What is spoken, in parts. */
  said: string[]
  /** JSON of the message. If `places` is given, the spoken texts are left out, and these are their places and lengths. */
  rest: string
  places: [path: Path, length: number][] | undefined
}

const BETWEEN_TEXTS = '\n'
/** Their places are in the metadata of a memory, which has room for no more. */
const MAX_PLACES = 100
/** What PostgreSQL cannot store in a text: zeros, and halves of characters. */
const UNSTORABLE = /[\0\p{Cs}]/gu

/** Takes a message apart. */
export function write(message: unknown, dialect: Dialect): Written {
  const { speaker, texts = [] } = dialect.spoken(message) ?? {}
  const found = texts.map(path => String(textAt(message, path)))
  const text = found.join(BETWEEN_TEXTS)
  const parts = partsOf(text)
  const isVerbatim = text.search(UNSTORABLE) < 0 && parts.every(isSaid)
  if (parts.length === 0 || texts.length > MAX_PLACES || !isVerbatim)
    return {
      speaker,
      said: partsOf(text.replaceAll(UNSTORABLE, '')).filter(isSaid),
      rest: JSON.stringify(message),
      places: undefined,
    }
  const rest: unknown = JSON.parse(JSON.stringify(message))
  for (const path of texts) put(rest, path, '')
  return {
    speaker,
    said: parts,
    rest: JSON.stringify(rest),
    places: texts.map((path, at) => [path, found[at]?.length ?? 0]),
  }
}

/** A memory is not blank. */
const isSaid = (part: string): boolean => part.trim() !== ''

/** Puts a message together. */
export function read({ said, rest, places = [] }: Pick<Written, 'said' | 'rest' | 'places'>): unknown {
  const message: unknown = JSON.parse(rest)
  const text = said.join('')
  let start = 0
  for (const [path, length] of places) {
    put(message, path, text.slice(start, start + length))
    start += length + BETWEEN_TEXTS.length
  }
  return message
}

function put(message: unknown, path: Path, text: string): void {
  const holder = path.slice(0, -1).reduce<unknown>(fieldOf, message)
  const name = path.at(-1)
  if (typeof holder === 'object' && holder !== null && name !== undefined) Object.assign(holder, { [name]: text })
}

/** Equal for messages that are the same JSON; the order of keys does not matter. */
export async function digestOf(message: unknown): Promise<string> {
  const text = new TextEncoder().encode(canonical(message))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(bytes.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('')
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
