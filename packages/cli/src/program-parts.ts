import type { Command } from 'commander'
import { sharedOptions } from './settings.ts'

/** A command that only holds others. */
export function addParent(program: Command, name: string, summary: string): Command {
  const parent = program.command(name).summary(summary).description(summary)
  // Understood here as well, but told only where they stand best: with the whole command.
  for (const option of sharedOptions()) parent.addOption(option.hideHelp())
  return parent
}
