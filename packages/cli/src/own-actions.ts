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
  options: () => [new Option('--to <path>', 'write into this file; until it is whole it is called <path>.part')],
  load: async () => (await import('./lines.ts')).writeLines,
}

/** Those with a way of their own. */
const OWN: Readonly<Record<string, OwnAction>> = {
  'memory export': {
    options: () => [
      new Option('--to <path>', 'write into this file; until it is whole it is called <path>.part'),
      new Option('--resume', 'go on where an interrupted export into the same file has stopped'),
    ],
    load: async () => (await import('./export.ts')).exportMemory,
  },
  'memory import': {
    argument: [
      '[path]',
      'the file of an export, or - for stdin; an import that was interrupted goes on where it stopped',
    ],
    options: () => [
      new Option('--from <product>', 'the file is not of Keepsake, but of this product').choices(PRODUCTS),
    ],
    load: async () => (await import('./import.ts')).importMemory,
  },
}
