/** Narrower descriptions stand below what they describe. */
const NARROWEST = 24
const INDENT = 2

/**
 * Breaks the lines of a help text between words, so that none is wider than the terminal. A description goes on under its
 * first word; an example goes on with a backslash, so that it can still be copied.
 */
export function fitHelp(text: string, width: number): string {
  let isExample = false
  return text
    .split('\n')
    .flatMap(line => {
      if (!line.startsWith(' ')) isExample = line.startsWith('Examples:')
      if (line.length <= width) return line
      return isExample ? brokenExample(line, width) : broken(line, width)
    })
    .join('\n')
}

function broken(line: string, width: number): string[] {
  const [, indent = '', term = '', gap = '', description = ''] = /^( *)(\S+(?: \S+)*?)( {2,})(.*)$/.exec(line) ?? []
  const column = indent.length + term.length + gap.length
  if (description !== '' && width - column >= NARROWEST) {
    const [first = '', ...rest] = wrapped(description, width - column)
    return [`${indent}${term}${gap}${first}`, ...rest.map(each => ' '.repeat(column) + each)]
  }
  const below = description === '' ? [] : indented(description, indent.length + 2 * INDENT, width)
  return [...indented(description === '' ? line.trim() : term, indent.length, width), ...below]
}

const indented = (text: string, indent: number, width: number): string[] =>
  wrapped(text, Math.max(1, width - indent)).map(each => ' '.repeat(indent) + each)

/** Broken between the words of the shell. A word that is wider than a line is closed, and goes on without a space. */
function brokenExample(line: string, width: number): string[] {
  const words = line.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? []
  const space = Math.max(8, width - 2 * INDENT - ' \\'.length)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= space) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.flatMap((text, at) => {
    const indent = ' '.repeat(at === 0 ? INDENT : 2 * INDENT)
    const end = at < lines.length - 1 ? ' \\' : ''
    if (text.length <= space) return indent + text + end
    const quote = /^['"]/.exec(text)?.[0] ?? ''
    const parts = pieces(quote ? text.slice(1, -1) : text, space - 2).map(part => quote + part + quote)
    return parts.map((part, n) => (n === 0 ? indent : '') + part + (n < parts.length - 1 ? '\\' : end))
  })
}

/** Words that fit beside each other. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap(each => pieces(each, width))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A word that is wider than a line, broken after a space, a `|` or a `,`, or anywhere. */
function pieces(word: string, width: number): string[] {
  if (word.length <= width) return [word]
  const at = Math.max(...[' ', '|', ','].map(end => word.lastIndexOf(end, width - 1))) + 1 || width
  return [word.slice(0, at), ...pieces(word.slice(at), width)]
}
