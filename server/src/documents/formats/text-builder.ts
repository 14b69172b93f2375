/** What can be between two words, the widest last. */
const GAPS = ['', ' ', '\t', '\n', '\n\n'] as const
export type Gap = (typeof GAPS)[number]

/** Text that grows, with its blank lines at the right places. */
export class TextBuilder {
  readonly #parts: string[] = []
  length = 0
  /** What separates the next word from the previous one. */
  #gap: Gap = ''

  /** Sets a gap before the next word, unless there is a wider one. */
  separate(gap: Gap): void {
    if (this.length > 0 && GAPS.indexOf(gap) > GAPS.indexOf(this.#gap)) this.#gap = gap
  }

  /** Adds words. White space in them is one space. @returns where they begin */
  words(text: string): number {
    const words = text.replace(/[\s\u00a0]+/g, ' ')
    if (words.startsWith(' ')) this.separate(' ')
    const trimmed = words.trim()
    if (trimmed === '') return this.length
    const start = this.#push(trimmed)
    if (words.endsWith(' ')) this.separate(' ')
    return start
  }

  /** Adds text as it stands. */
  verbatim(text: string): void {
    if (text !== '') this.#push(text)
  }

  #push(text: string): number {
    const start = this.length + this.#gap.length
    this.#parts.push(this.#gap, text)
    this.length = start + text.length
    this.#gap = ''
    return start
  }

  toString(): string {
    return this.#parts.join('')
  }
}
