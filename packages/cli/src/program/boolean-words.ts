import { commandOf } from './typed-names.ts'

const WITH_VALUE = /^--([a-z][\w-]*)=(true|false)$/

/**
 * Writes `--extract false` and `--extract=false` as `--no-extract`, which the parser reads. A flag that also takes a word gets
 * its value with `=`, so that what follows it is an argument.
 */
export async function booleanWords(words: string[]): Promise<string[]> {
  const command = await commandOf(words)
  const flags = new Map(command?.flags.filter(({ type }) => type === 'boolean').map(flag => [flag.name, flag]))
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const read: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [, name = word.slice(2), value = words[at + 1] ?? ''] = WITH_VALUE.exec(word) ?? []
    const flag = at < end && word.startsWith('--') ? flags.get(name) : undefined
    const isWord = flag?.choices?.includes(value) === true
    const isGiven = flag !== undefined && (value === 'true' || value === 'false' || isWord)
    if (isWord) read.push(`--${name}=${value}`)
    else if (isGiven && value === 'false') read.push(`--no-${name}`)
    else if (flag?.choices && (isGiven || !word.includes('='))) read.push(`--${name}=true`)
    else read.push(isGiven ? `--${name}` : word)
    if (isGiven && !word.includes('=')) at++
  }
  return read
}
