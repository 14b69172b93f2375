import { Option } from 'commander'
import type { Typed } from './input.ts'
import type { Io } from './io.ts'
import { PRODUCTS } from './products.ts'
import type { CallSettings } from './settings.ts'
import type { ApiCommand } from './tree.ts'

type Action = (entry: ApiCommand, typed: Typed, settings: Partial<CallSettings>, io: Io) => Promise<void>

interface OwnAction {
  /** The argument that it takes beside them: its name and what it is. */
  argument?: [name: string, description: string]
  /** What it takes beside the fields of the spec. */
  options: () => Option[]
  load: () => Promise<Action>
}

/** What a command of the spec does when it runs, where that is more than to send one request and print the answer. */
export const ownAction = ({ line, lines }: ApiCommand): OwnAction | undefined =>
  OWN[line] ?? (lines ? LINES : undefined)

const LINES: OwnAction = {
  options: () => [new Option('--to <path>', 'write to this file (named <path>.part until it is complete)')],
  load: async () => (await import('./lines.ts')).writeLines,
}

/** Those with a way of their own. */
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
