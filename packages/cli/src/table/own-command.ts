import { type Command, Option } from 'commander'
import type { Io } from '../terminal/io.ts'
import { sharedOptions } from './settings.ts'

/** A command that this package implements itself. */
export interface OwnCommand {
  name: string
  /** Another name for it. */
  alias?: string
  /** Absent if it adds to a group of the spec. */
  summary?: string
  /** Adds arguments, options and the action; called only if the command was typed. */
  build: (command: Command, io: Io) => void
}

/** A command of a group that is not an operation of the spec. */
export interface Subcommand {
  name: string
  summary: string
  description: string
  examples: string[]
  /** Its name, `<dir>` or `[path]`, and its description. */
  argument?: readonly [name: string, description: string]
  /** Descriptions by flags, `--tags <a,b>`. */
  options?: Record<string, string>
  /** Loads the implementation, so that only its callers pay for it. */
  run: (command: Command, args: readonly string[]) => Promise<void>
}

/** Adds commands to a group. */
export function addOwn(parent: Command, actions: readonly Subcommand[]): void {
  for (const { name, summary, description, examples, argument, options = {}, run } of actions) {
    const command = parent.command(name).summary(summary).description(`${summary}.\n\n${description}`)
    if (argument) command.argument(...argument)
    for (const [flags, text] of Object.entries(options)) command.addOption(new Option(flags, text))
    for (const option of sharedOptions()) command.addOption(option)
    command.addHelpText('after', examplesText(examples))
    command.action(() => run(command, command.args))
  }
}

export const examplesText = (examples: string[]): string =>
  examples.length === 0 ? '' : `\nExamples:\n${examples.map(example => `  ${example}\n`).join('')}`.trimEnd()

/** A command that only groups others accepts the shared options too, but hides them in its help. */
export function makeParent(parent: Command): void {
  parent.helpCommand(false)
  for (const option of sharedOptions()) parent.addOption(option.hideHelp())
}
