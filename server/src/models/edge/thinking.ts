/** How models mark what they think before they answer: the beginning and the end, in lower case. */
const MARKS: readonly (readonly [string, string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis', '<|channel|>final<|message|>'],
]

/** Cuts what a model thinks from a text that arrives in pieces. */
export interface ThinkingCutter {
  /** @returns what can be passed on by now */
  push(piece: string): string
  /** @returns what was held back, since it could have become a mark */
  end(): string
}

/**
 * Text between the marks is cut. A mark in a code span is text, and so is one in the middle of the text that does not
 * end: then the text is about marks.
 * @param isUnopened whether the model ends its thinking with a mark and does not begin it with one, because the template
 * of the server has written the first one. The text is held back until that mark or the end.
 */
export function cutThinking(isUnopened = false): ThinkingCutter {
  let held = ''
  let opened: { at: string; close: string } | undefined
  let awaitsClose = isUnopened
  let lead = ''
  let last = ''
  let hasText = false
  let hasCut = false

  /** White space around the thinking belongs to neither it nor the answer. */
  function passed(text: string): string {
    if (hasText) return text
    lead += text
    if (lead.trim() === '') return ''
    hasText = true
    return hasCut ? lead.trimStart() : lead
  }

  function dropTo(end: number): void {
    held = held.slice(end)
    opened = undefined
    awaitsClose = false
    hasCut = true
  }

  return {
    push(piece) {
      held += piece
      let out = ''
      for (;;) {
        const lower = lowered(held)
        if (awaitsClose) {
          const close = firstMark(lower, CLOSING)
          if (!close) return out
          dropTo(close.end)
        } else if (opened) {
          const { close } = opened
          const end = lower.indexOf(close)
          if (end < 0) return out
          dropTo(end + close.length)
        } else {
          const open = firstMark(lower, OPENING, last)
          if (!open) {
            const safe = held.length - beginningLength(lower)
            out += passed(held.slice(0, safe))
            last = held[safe - 1] ?? last
            held = held.slice(safe)
            return out
          }
          out += passed(held.slice(0, open.start))
          last = ''
          opened = { at: held.slice(open.start, open.end), close: CLOSE_OF.get(open.mark) ?? '' }
          held = held.slice(open.end)
        }
      }
    },
    end() {
      const rest = passed(opened ? (hasText ? opened.at + held : '') : held)
      held = ''
      return hasText || hasCut || opened ? rest : lead
    },
  }
}

/** The whole text of an answer without what the model thought. */
export function withoutThinking(text: string): string {
  const close = unopenedEnd(text)
  const cutter = cutThinking()
  return close === undefined ? cutter.push(text) + cutter.end() : withoutThinking(text.slice(close).trimStart())
}

/** Where thinking ends that no mark began. Undefined if there is none. */
export function unopenedEnd(text: string): number | undefined {
  const lower = lowered(text)
  const close = firstMark(lower, CLOSING)
  if (!close) return undefined
  const open = firstMark(lower, OPENING)
  return open && open.start < close.start ? undefined : close.end
}

const OPENING = MARKS.map(([open]) => open)
// the end of a channel also stands in answers that do not think
const CLOSING = MARKS.map(([, close]) => close).filter(close => !close.startsWith('<|'))
const CLOSE_OF: ReadonlyMap<string, string> = new Map(MARKS)

// places in the result are places in the text, which toLowerCase() does not promise for all letters
const lowered = (text: string): string => text.replaceAll(/[A-Z]+/g, letters => letters.toLowerCase())

interface Mark {
  mark: string
  start: number
  end: number
}

/** @param before the character before the text */
function firstMark(lower: string, marks: readonly string[], before = ''): Mark | undefined {
  let first: Mark | undefined
  for (const mark of marks) {
    let start = lower.indexOf(mark)
    while (start >= 0 && (lower[start - 1] ?? before) === '`') start = lower.indexOf(mark, start + 1)
    if (start >= 0 && (!first || start < first.start)) first = { mark, start, end: start + mark.length }
  }
  return first
}

/** How many of the last characters could be the beginning of a mark. */
function beginningLength(lower: string): number {
  const longest = Math.max(...OPENING.map(mark => mark.length))
  for (let length = Math.min(longest, lower.length); length > 0; length--) {
    const tail = lower.slice(-length)
    if (OPENING.some(mark => mark.startsWith(tail))) return length
  }
  return 0
}
