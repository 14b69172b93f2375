import { allCommands } from '../call/all-commands.ts'
import { pathNames } from '../call/input.ts'
import type { ApiCommand } from '../table/tree.ts'

/**
 * What the caller types for each request field that a server error can name: `--record-id` for `body.recordId`,
 * `<content>` or `<id>` for an argument. A field from `--body` or `--file` keeps its name.
 */
export async function typedNames(words: string[]): Promise<(path: string) => string> {
  const command = await commandOf(words)
  const has = (flag: string): boolean => words.some(word => word === flag || word.startsWith(`${flag}=`))
  return path => {
    const [, place, field, rest = ''] = /^(body|query|path)\.(\w+)(.*)$/.exec(path) ?? []
    if (command && place === 'path') return argumentOf(command, field ?? '') ?? path
    const flag = command?.flags.find(each => each.field === field)
    if (flag === undefined) return path
    const isTyped = has(`--${flag.name}`)
    if (!isTyped && (has('--body') || has('--file'))) return path
    return !isTyped && command?.body?.first === field ? `<${flag.name}>${rest}` : `--${flag.name}${rest}`
  }
}

/** A parameter of the path as an argument: `<source-id>` for `sourceId`. */
function argumentOf(command: ApiCommand, name: string): string | undefined {
  const argument = command.arguments[pathNames(command).indexOf(name)]
  return argument && `<${argument.name}>`
}

/** The command that the words name; flags may stand before and between its own words. */
export async function commandOf(words: string[]): Promise<ApiCommand | undefined> {
  const commands = await allCommands()
  const found = commands.flatMap(command => {
    let at = -1
    const own = command.line.split(' ')
    const fits = own.every(word => {
      at = words.indexOf(word, at + 1)
      return at >= 0
    })
    return fits ? [{ command, between: at + 1 - own.length, length: own.length }] : []
  })
  return found.sort((a, b) => a.between - b.between || b.length - a.length)[0]?.command
}
