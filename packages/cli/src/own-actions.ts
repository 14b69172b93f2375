import { Option } from 'commander'
import type { Typed } from './input.ts'
import type { Io } from './io.ts'
import { PRODUCTS } from './products.ts'
import type { CallSettings } from './settings.ts'
import type { ApiCommand } from './tree.ts'

type Action = (entry: ApiCommand, typed: Typed, settings: Partial<CallSettings>, io: Io) => Promise<void>

interface OwnAction {
  /** An additional argument: its name and description. */
  argument?: [name: string, description: string]
  /** Options in addition to the fields of the spec. */
  options: () => Option[]
  load: () => Promise<Action>
}

/** Returns the custom action of a spec command that does more than send one request and print the response. */
export const ownAction = ({ line, lines }: ApiCommand): OwnAction | undefined =>
  OWN[line] ?? (lines ? LINES : undefined)

const LINES: OwnAction = {
  options: () => [new Option('--to <path>', 'write to this file (named <path>.part until it is complete)')],
  load: async () => (await import('./lines.ts')).writeLines,
}

/** Commands with a custom action. */
const OWN: Readonly<Record<string, OwnAction>> = {
  'memory export': {
    options: () => [
      new Option('--to <path>', 'write to this file (named <path>.part until it is complete)'),
      new Option('--resume', 'continue an interrupted export to the same file'),
    ],
    load: async () => (await import('./export.ts')).exportMemory,
  },
  'memory import': {
    argument: ['[path]', 'file of an export, or - for stdin; an interrupted import continues where it stopped'],
    options: () => [
      new Option('--from <product>', 'product that the file comes from (default: Keepsake)').choices(PRODUCTS),
    ],
    load: async () => (await import('./import.ts')).importMemory,
  },
}
