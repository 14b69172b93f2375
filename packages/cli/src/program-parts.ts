import type { Command } from 'commander'
import type { Io } from './io.ts'
import { sharedOptions } from './settings.ts'

/** A command that this package implements itself. */
export interface OwnCommand {
  name: string
  summary: string
  /** Adds arguments, options and the action; called only if the command was typed. */
  build: (command: Command, io: Io) => void
}

/** A command that only groups others accepts the shared options too, but hides them in its help. */
export function makeParent(parent: Command): void {
  parent.helpCommand(false)
  for (const option of sharedOptions()) parent.addOption(option.hideHelp())
}
