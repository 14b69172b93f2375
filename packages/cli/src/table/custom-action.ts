import type { Option } from 'commander'
import type { Io } from '../terminal/io.ts'
import type { CallSettings } from './settings.ts'
import type { ApiCommand, Typed } from './tree.ts'

type Action = (entry: ApiCommand, typed: Typed, settings: Partial<CallSettings>, io: Io) => Promise<void>

/** What a command of the spec does that is more than sending one request and printing the response. */
export interface CustomAction {
  /** The last argument: its name and description. */
  argument?: [name: string, description: string]
  /** Whether that argument takes the place of the first field of the body. */
  replacesFirst?: boolean
  /** Options in addition to the fields of the spec. */
  options: () => Option[]
  load: () => Promise<Action>
}

/** By the words of the command. */
export type CustomActions = Readonly<Record<string, CustomAction>>
