/** A message up to this length is compared as a whole, in UTF-16 code units. */
const WHOLE = 400
/** The length up to which sentences of a longer one are compared together. */
const WINDOW = 300
/** Windows of one message. What is asked stands at the beginning or, more often, at the end. */
const FIRST = 2
const LAST = 6

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The parts of a message that are compared with guidelines: in a long one, each question would be lost in the rest. */
export function windowsOf(message: string): string[] {
  const text = message.trim()
  if (text.length <= WHOLE) return [text]
  const windows: string[] = []
  for (const { segment } of sentences.segment(text)) {
    const last = windows.at(-1)
    if (last !== undefined && last.length + segment.length <= WINDOW) windows[windows.length - 1] = last + segment
    // without an end of a sentence, a model reads the beginning
    else windows.push(segment.slice(0, 2 * WINDOW))
  }
  const whole = [...new Set(windows.map(window => window.trim()))].filter(window => window !== '')
  return whole.length <= FIRST + LAST ? whole : [...whole.slice(0, FIRST), ...whole.slice(-LAST)]
}
