import type { Command } from 'commander'
import { examplesText } from './api-command.ts'
import type { Io } from './io.ts'
import { sharedOptions } from './settings.ts'

/** A command that this package implements itself. */
export interface OwnCommand {
  name: string
  /** Absent if it adds to a group of the spec. */
  summary?: string
  /** Adds arguments, options and the action; called only if the command was typed. */
  build: (command: Command, io: Io) => void
}

/** Adds a command that is not an operation of the spec. */
export function addOwn(
  parent: Command,
  name: string,
  summary: string,
  description: string,
  examples: string[],
): Command {
  const command = parent.command(name).summary(summary).description(`${summary}.\n\n${description}`)
  for (const option of sharedOptions()) command.addOption(option)
  return command.addHelpText('after', examplesText(examples))
}

/** A command that only groups others accepts the shared options too, but hides them in its help. */
export function makeParent(parent: Command): void {
  parent.helpCommand(false)
  for (const option of sharedOptions()) parent.addOption(option.hideHelp())
}
