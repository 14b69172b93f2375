import { allCommands } from './all-commands.ts'
import type { ApiCommand } from './tree.ts'

/**
 * What the caller typed for each request field that a server error can name: `--record-id` for `body.recordId`,
 * `<content>` for an argument. A field from `--body` or `--file` keeps its name.
 */
export async function typedNames(words: string[]): Promise<(path: string) => string> {
  const command = await commandOf(words)
  const has = (flag: string): boolean => words.some(word => word === flag || word.startsWith(`${flag}=`))
  return path => {
    const [, field, rest = ''] = /^(?:body|query)\.(\w+)(.*)$/.exec(path) ?? []
    const flag = command?.flags.find(each => each.field === field)
    if (flag === undefined) return path
    if (has(`--${flag.name}`)) return `--${flag.name}${rest}`
    const isArgument = command?.body?.first === field && !has('--body') && !has('--file')
    return isArgument ? `<${flag.name}>${rest}` : path
  }
}

/** The command that the words name; flags may stand before and between its own words. */
async function commandOf(words: string[]): Promise<ApiCommand | undefined> {
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
