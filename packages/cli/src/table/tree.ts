/** Content of `generated/tree.gen.ts`: the groups of the spec's commands, in the spec's order. */
export interface Group {
  name: string
  summary: string
  /** Loads the group's commands, plain data in a separate file, so that only their callers pay for them. */
  load: () => Promise<{ commands: ApiCommand[] }>
}

/** One operation as a command; its flags and arguments have their wire names. */
export interface ApiCommand {
  /** All words after the program's name: `memory smart-recall`, `admin keys create`. */
  line: string
  operationId: string
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** The path template: `/api/v1/events/{id}`; its placeholders are `arguments`, in order. */
  path: string
  summary: string
  description: string
  security: 'bearer' | 'internal' | 'none'
  /** Takes `--idempotency-key`, and is safe to retry with it. */
  writes?: true
  /** Returns pages with `nextCursor`; takes `--paginate`. */
  paginated?: true
  /** Responds line by line; takes `--to`. */
  lines?: true
  /** Returns an `eventId`; takes `--wait`. */
  event?: true
  /** Fails if `data.passed` of the response is false, so that a script stops. */
  verdict?: true
  /** What it asks on a terminal before it deletes data; takes `--yes`. */
  confirm?: string
  arguments: { name: string; description: string; choices?: string[] }[]
  body?: {
    required?: true
    /** The field that may be given as the last argument. */
    first?: string
    /** The field that `--file` sets; without it there is no `--file`. */
    file?: { field: string; as: 'text' | 'base64' | 'items' }
  }
  flags: Flag[]
  /** Complete command lines. */
  examples: string[]
}

/** A `time` is a string of the format date-time, which may be typed as a day: `2026-11-01`, `yesterday`. */
export type FlagType = 'string' | 'time' | 'integer' | 'number' | 'boolean' | 'list' | 'json' | 'any'

export interface Flag {
  /** Without dashes: `record-id`. */
  name: string
  /** Its name on the wire: `recordId`. */
  field: string
  in: 'body' | 'query' | 'header'
  type: FlagType
  /** Type of each entry of a `list`. */
  items?: FlagType
  /** Of a `boolean`, words that it takes in place of true or false. */
  choices?: string[]
  /** The server's default if the flag is not given. */
  default?: unknown
  required?: true
  description: string
}

/** The command line as parsed: flags by name, values not yet parsed. */
export interface Typed {
  arguments: string[]
  flags: Record<string, unknown>
  body?: string | undefined
  file?: string | undefined
}
