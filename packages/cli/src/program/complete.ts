import type { Command, Option } from 'commander'
import { allCommands } from '../call/all-commands.ts'
import { FORMATS } from '../output/format.ts'
import type { Io } from '../terminal/io.ts'
import { buildProgram } from './program.ts'

/**
 * Returns the completions at the cursor as lines `value<TAB>description`; none for a file name or free text.
 * @param words everything after the program's name; the last is the one being typed
 */
export async function complete(words: string[], io: Io): Promise<string[]> {
  const typed = words.at(-1) ?? ''
  const { command, waiting } = walk(await buildProgram(words, io), words.slice(0, -1))
  const candidates = waiting
    ? await valuesOf(command, waiting, io)
    : typed.startsWith('-')
      ? optionsOf(command)
      : namesOf(command)
  return candidates.filter(([value]) => value.startsWith(typed)).map(([value, about]) => `${value}\t${about}`)
}

type Candidate = [value: string, about: string]

/** Follows the words down the command tree; `waiting` is an option that still needs its value. */
function walk(program: Command, words: string[]): { command: Command; waiting: Option | undefined } {
  let command = program
  let waiting: Option | undefined
  for (const word of words) {
    if (waiting) {
      waiting = undefined
    } else if (word.startsWith('-')) {
      const option = command.options.find(({ long, short }) => word === long || word === short)
      waiting = option?.required ? option : undefined
    } else {
      command = command.commands.find(each => each.name() === word) ?? command
    }
  }
  return { command, waiting }
}

const namesOf = (command: Command): Candidate[] => command.commands.map(each => [each.name(), each.summary()])

const optionsOf = (command: Command): Candidate[] =>
  command.options.flatMap(({ long, description }): Candidate[] =>
    long ? [[long, description.split('\n')[0] ?? '']] : [],
  )

async function valuesOf(command: Command, option: Option, io: Io): Promise<Candidate[]> {
  const name = option.long?.replace(/^--/, '') ?? ''
  if (name === 'output') return FORMATS.map(format => [format, ''])
  if (name === 'profile') {
    const { profilesPath, readProfiles } = await import('@keepsake/sdk/credentials')
    return Object.keys(readProfiles(profilesPath(io.env)).profiles).map(profile => [profile, ''])
  }
  const flags = (await allCommands()).find(({ line }) => line === lineOf(command))?.flags
  return (flags?.find(flag => flag.name === name)?.choices ?? []).map(choice => [choice, ''])
}

const lineOf = (command: Command): string =>
  command.parent?.parent ? `${lineOf(command.parent)} ${command.name()}` : command.name()
