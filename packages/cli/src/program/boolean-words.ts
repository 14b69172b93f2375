import { commandOf } from './typed-names.ts'

const WITH_VALUE = /^--([a-z][\w-]*)=(true|false)$/

/** Writes `--extract false` and `--extract=false` as `--no-extract`, which the parser reads. */
export async function booleanWords(words: string[]): Promise<string[]> {
  const command = await commandOf(words)
  const names = new Set(command?.flags.filter(({ type }) => type === 'boolean').map(({ name }) => name))
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const read: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [, name = word.slice(2), value = words[at + 1] ?? ''] = WITH_VALUE.exec(word) ?? []
    const isGiven = at < end && word.startsWith('--') && names.has(name) && (value === 'true' || value === 'false')
    read.push(isGiven ? `--${value === 'true' ? '' : 'no-'}${name}` : word)
    if (isGiven && !word.includes('=')) at++
  }
  return read
}
