import { usage } from '../terminal/failure.ts'

/** An entry of a list in a JSON file. */
export interface JsonEntry {
  /** The path of its list, with `*` for each index: `sessions.*.messages`. */
  list: string
  /** Its own path: `sessions.0.messages.3`; empty for an object at the top of the file. */
  path: string
  line: number
  /** The number of the value at the top of the file that it is in, from 0. */
  document: number
  text: string
}

/** Something at the top of a file that is in none of the lists. */
export interface JsonRest {
  list: undefined
  path: string
  line: number
  /** Number of entries of a list or an object; 1 for any other value, 0 for null. */
  count: number
  /** It should be one of the lists. */
  isNoList?: true
}

interface Frame {
  isList: boolean
  /** The path with `*` for each index. */
  pattern: string
  path: string
  line: number
  key: string
  index: number
  expects: 'first' | 'value' | 'key' | 'colon' | 'comma'
  /** The members of an object that is an entry itself, as JSON. */
  members: string[] | undefined
  rest: JsonRest[]
  hasLists: boolean
}

interface Capture {
  pattern: string
  path: string
  line: number
  isString: boolean
  isScalar: boolean
  isKept: boolean
  depth: number
  commas: number
  isEmpty: boolean
}

const [QUOTE, BACKSLASH, NEWLINE, COMMA, COLON] = [0x22, 0x5c, 0x0a, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d]
const isSpace = (code: number): boolean => code === 0x20 || code === NEWLINE || code === 0x0d || code === 0x09

/**
 * Reads the entries of lists one by one, so that a file may be larger than the memory. The file has one JSON value or
 * several, such as pages or lines. A nested list comes before the entry that contains it, which is without it.
 * @param lists their paths: `results`, `sessions.*.messages`; an empty one is a list, or separate objects, at the top
 * @throws Failure with the line, if the text is not JSON
 */
export async function* jsonEntries(
  pieces: AsyncIterable<string>,
  lists: readonly string[],
): AsyncGenerator<JsonEntry | JsonRest> {
  const scanner = new Scanner(lists)
  for await (const piece of pieces) yield* scanner.read(piece)
  yield* scanner.end()
}

class Scanner {
  readonly #lists: ReadonlySet<string>
  readonly #parents: ReadonlySet<string>
  readonly #frames: Frame[] = []
  #capture: Capture | undefined
  #kept: string[] = []
  #inString = false
  #isEscaped = false
  #line = 1
  #document = 0
  #found: (JsonEntry | JsonRest)[] = []

  constructor(lists: readonly string[]) {
    this.#lists = new Set(lists)
    // the entries that have lists of their own
    this.#parents = new Set(lists.flatMap(list => /^(.*\.\*)\.[^.]+$/.exec(list)?.[1] ?? []))
  }

  read(piece: string): (JsonEntry | JsonRest)[] {
    this.#found = []
    let at = 0
    while (at < piece.length) at = this.#capture ? this.#goOn(piece, at, this.#capture) : this.#step(piece, at)
    return this.#found
  }

  end(): (JsonEntry | JsonRest)[] {
    this.#found = []
    const capture = this.#capture
    if (capture?.isScalar) this.#finish(capture)
    const open = this.#capture?.path ?? this.#frames.at(-1)?.path
    if (open === undefined) return this.#found
    throw usage(
      `The file ends at line ${this.#line}${open === '' ? '' : ` within ${open}`}: it is incomplete. Nothing was sent.`,
      'Export it again.',
    )
  }

  /** Reads one character outside of values. */
  #step(piece: string, at: number): number {
    const code = piece.charCodeAt(at)
    if (code === NEWLINE) this.#line++
    if (isSpace(code) || code === 0xfeff) return at + 1
    const frame = this.#frames.at(-1)
    if (!frame) return this.#begin(piece, at, '', '')
    if (frame.expects === 'comma' || frame.expects === 'first') {
      if (code === (frame.isList ? CLOSE_LIST : CLOSE)) {
        this.#close()
        return at + 1
      }
    }
    if (frame.expects === 'comma') {
      if (code !== COMMA) throw this.#wrong(`a comma or the end of ${frame.path || 'the file'}`)
      frame.expects = frame.isList ? 'value' : 'key'
      return at + 1
    }
    if (frame.expects === 'colon') {
      if (code !== COLON) throw this.#wrong(`a colon after "${frame.key}"`)
      frame.expects = 'value'
      return at + 1
    }
    if (!frame.isList && frame.expects !== 'value') {
      if (code !== QUOTE) throw this.#wrong('the name of a field')
      return this.#take(at, { pattern: '', path: frame.path, line: this.#line }, code, true)
    }
    if (frame.isList) return this.#begin(piece, at, join(frame.pattern, '*'), join(frame.path, String(frame.index)))
    return this.#begin(piece, at, join(frame.pattern, frame.key), join(frame.path, frame.key))
  }

  /** Begins a value: enters it if it contains lists, else captures its text. */
  #begin(piece: string, at: number, pattern: string, path: string): number {
    const code = piece.charCodeAt(at)
    const frame = this.#frames.at(-1)
    const isTop = frame === undefined
    const enters =
      code === OPEN_LIST ? this.#lists.has(pattern) : code === OPEN && (isTop || this.#parents.has(pattern))
    if (!enters) {
      if (isTop) throw this.#wrong(this.#lists.has('') ? 'a list or an object' : 'an object')
      const isKept = frame.isList || frame.members !== undefined
      return this.#take(at, { pattern, path, line: this.#line }, code, isKept)
    }
    const isEntry = code === OPEN && (!isTop || this.#lists.has(''))
    this.#frames.push({
      isList: code === OPEN_LIST,
      pattern,
      path,
      line: this.#line,
      key: '',
      index: 0,
      expects: 'first',
      members: isEntry ? [] : undefined,
      rest: [],
      hasLists: false,
    })
    return at + 1
  }

  #take(at: number, place: Pick<Capture, 'pattern' | 'path' | 'line'>, code: number, isKept: boolean): number {
    const isString = code === QUOTE
    const isScalar = !isString && code !== OPEN && code !== OPEN_LIST
    if (isScalar && !/[-\dtfnNI]/.test(String.fromCharCode(code))) throw this.#wrong('a value')
    this.#capture = { ...place, isString, isScalar, isKept, depth: 0, commas: 0, isEmpty: true }
    this.#kept = []
    this.#inString = false
    return at
  }

  /** Reads the text of a value up to its end, or the end of the piece. */
  #goOn(piece: string, from: number, capture: Capture): number {
    let at = from
    for (; at < piece.length; at++) {
      if (this.#inString) {
        at = this.#endOfString(piece, at)
        if (!this.#inString && capture.depth === 0) return this.#cut(piece, from, at + 1, capture)
        continue
      }
      const code = piece.charCodeAt(at)
      if (capture.isScalar && (isSpace(code) || code === COMMA || code === CLOSE || code === CLOSE_LIST))
        return this.#cut(piece, from, at, capture)
      if (code === NEWLINE) this.#line++
      else if (code === CLOSE || code === CLOSE_LIST) {
        capture.depth--
        if (capture.depth === 0) return this.#cut(piece, from, at + 1, capture)
      } else if (!isSpace(code)) {
        if (capture.depth === 1) {
          capture.isEmpty = false
          if (code === COMMA) capture.commas++
        }
        if (code === QUOTE) this.#inString = true
        else if (code === OPEN || code === OPEN_LIST) capture.depth++
      }
    }
    if (capture.isKept || capture.isScalar) this.#kept.push(piece.slice(from))
    return at
  }

  /** @returns the index of the quote that ends the string, or the length of the piece */
  #endOfString(piece: string, from: number): number {
    let at = from
    if (this.#isEscaped) at++
    this.#isEscaped = false
    for (;;) {
      const quote = piece.indexOf('"', at)
      const end = quote < 0 ? piece.length : quote
      let backslashes = 0
      while (end - backslashes > at && piece.charCodeAt(end - backslashes - 1) === BACKSLASH) backslashes++
      const isEscaped = backslashes % 2 === 1
      if (quote < 0) {
        this.#isEscaped = isEscaped
        return end
      }
      if (!isEscaped) {
        this.#inString = false
        return quote
      }
      at = quote + 1
    }
  }

  #cut(piece: string, from: number, to: number, capture: Capture): number {
    if (capture.isKept || capture.isScalar) this.#kept.push(piece.slice(from, to))
    this.#finish(capture)
    return to
  }

  #finish(capture: Capture): void {
    const text = this.#kept.join('')
    const { pattern, path, line } = capture
    this.#capture = undefined
    const frame = this.#frames.at(-1)
    if (!frame) return
    if (!frame.isList && frame.expects !== 'value') {
      frame.key = String(parsed(text, line, path))
      frame.expects = 'colon'
      return
    }
    frame.expects = 'comma'
    if (frame.isList) {
      frame.index++
      this.#found.push({ list: frame.pattern, path, line, document: this.#document, text })
      return
    }
    if (this.#lists.has(pattern) && text !== 'null') {
      this.#found.push({ list: undefined, path, line, count: 1, isNoList: true })
      return
    }
    frame.members?.push(`${JSON.stringify(frame.key)}:${text}`)
    if (this.#frames.length === 1) frame.rest.push({ list: undefined, path, line, count: countOf(capture, text) })
  }

  #close(): void {
    this.#leave()
    if (this.#frames.length === 0) this.#document++
  }

  #leave(): void {
    const frame = this.#frames.pop()
    const outer = this.#frames.at(-1)
    if (!frame) return
    if (outer) {
      outer.expects = 'comma'
      outer.hasLists ||= frame.isList
      if (outer.isList) outer.index++
    }
    if (frame.isList) return
    // an object at the top is an entry only if it has no lists
    if (!outer && (frame.hasLists || !frame.members)) this.#found.push(...frame.rest)
    else if (frame.members)
      this.#found.push({
        list: outer ? outer.pattern : '',
        path: frame.path,
        line: frame.line,
        document: this.#document,
        text: `{${frame.members.join(',')}}`,
      })
  }

  #wrong(expected: string): Error {
    const path = this.#frames.at(-1)?.path
    const within = path ? `, within ${path}` : ''
    return usage(`The file is not JSON at line ${this.#line}${within}: expected ${expected}. Nothing was sent.`)
  }
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function countOf({ isScalar, isString, isEmpty, commas }: Capture, text: string): number {
  if (isScalar || isString) return text === 'null' ? 0 : 1
  return isEmpty ? 0 : commas + 1
}

/** @throws Failure with the line, if the text is not JSON */
function parsed(text: string, line: number, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw usage(
      `The file is not JSON at line ${line}${path === '' ? '' : `, in ${path}`}: ${message}. Nothing was sent.`,
    )
  }
}
