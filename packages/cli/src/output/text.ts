import stringWidth from 'string-width'

/** Stored text may contain terminal escape sequences; they must have no effect when printed. */
export const printable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
  text.replaceAll(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')

export const widthOf = (text: string): number => stringWidth(text)

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The longest prefix that fits, with `…` if something was cut off. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** Lines of at most `width` columns, broken between words; a longer word is broken inside. */
export function wrap(text: string, width: number, mostLines = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    for (const piece of pieces(word, width)) {
      const longer = line === '' ? piece : `${line} ${piece}`
      if (widthOf(longer) <= width) {
        line = longer
      } else {
        lines.push(line)
        line = piece
      }
    }
  }
  lines.push(line)
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), cut(`${lines.slice(mostLines - 1).join(' ')}`, width)]
}

function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts = ['']
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1) ?? ''
    if (last !== '' && widthOf(last + segment) > width) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts
}
