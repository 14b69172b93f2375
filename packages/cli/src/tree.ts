import { groups } from './generated/tree.gen.ts'

/** What `generated/tree.gen.ts` holds: the groups of the spec's commands, in the spec's order. */
export interface Group {
  name: string
  summary: string
  /** Reads the group's commands, plain data in a file of their own: what they cost is paid by who asks for them. */
  load: () => Promise<{ commands: ApiCommand[] }>
}

/** The commands of every group. */
export async function allCommands(): Promise<ApiCommand[]> {
  const tables = await Promise.all(groups.map(group => group.load()))
  return tables.flatMap(({ commands }) => commands)
}

/** One operation as a command; its own flags and arguments carry their names on the wire. */
export interface ApiCommand {
  /** All its words after the program's name: `memory smart-recall`, `admin keys create`. */
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
  /** Answers page by page with `nextCursor`; takes `--paginate`. */
  paginated?: true
  /** Answers line by line; takes `--to`. */
  lines?: true
  /** Answers with an `eventId`; takes `--wait`. */
  event?: true
  arguments: { name: string; description: string; choices?: string[] }[]
  body?: {
    required?: true
    /** The field that may be given as the last argument. */
    first?: string
    /** The field that `--file` fills; without it `--file` is the whole body. */
    file?: { field: string; as: 'text' | 'base64' | 'items' }
  }
  flags: Flag[]
  /** Whole command lines. */
  examples: string[]
}

export type FlagType = 'string' | 'integer' | 'number' | 'boolean' | 'list' | 'json' | 'any'

export interface Flag {
  /** Without dashes: `record-id`. */
  name: string
  /** Its name on the wire: `recordId`. */
  field: string
  in: 'body' | 'query' | 'header'
  type: FlagType
  /** Type of each entry of a `list`. */
  items?: FlagType
  choices?: string[]
  /** What the server takes when the flag is not given. */
  default?: unknown
  required?: true
  description: string
}
