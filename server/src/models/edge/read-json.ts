/** Values to try in a text. More of them are no answer. */
const MAX_TRIED = 20

/** The JSON values in what a model wrote, the most likely first: the whole text, code blocks, then what stands in prose. */
export function* jsonIn(text: string): Generator<unknown> {
  const whole = parse(text.trim())
  if (whole) return yield whole.value
  for (const [, block = ''] of text.matchAll(/```[^\n`]*\n(.*?)(?:```|$)/gs)) {
    const value = parse(block.trim())
    if (value) yield value.value
  }
  let from = 0
  for (let tried = 0; tried < MAX_TRIED; tried++) {
    const start = text.slice(from).search(/[{[]/)
    if (start < 0) return
    const end = endOfValue(text, from + start)
    const value = end === undefined ? undefined : parse(text.slice(from + start, end))
    if (value) yield value.value
    from = value && end !== undefined ? end : from + start + 1
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Where the object or list that starts at `start` ends. Undefined if it does not. */
function endOfValue(text: string, start: number): number | undefined {
  let depth = 0
  let isInText = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isInText) {
      if (letter === '\\') at++
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') depth++
    else if ((letter === '}' || letter === ']') && --depth === 0) return at + 1
  }
  return undefined
}
