import type { Command } from 'commander'
import type { Io } from './io.ts'
import { sharedOptions } from './settings.ts'

/** A command that this package writes itself. */
export interface OwnCommand {
  name: string
  summary: string
  /** Gives the command what it takes and does; called only when it was asked for. */
  build: (command: Command, io: Io) => void
}

/** A command that only holds others takes the shared options too, though they are told where they stand best. */
export function makeParent(parent: Command): void {
  parent.helpCommand(false)
  for (const option of sharedOptions()) parent.addOption(option.hideHelp())
}
