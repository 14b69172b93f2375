import { type Command, InvalidArgumentError, Option } from 'commander'
import { FORMATS, type Format } from './output/format.ts'

/** What every command takes beside its own flags. */
export interface Settings {
  output?: Format | undefined
  jmespath?: string | undefined
  profile?: string | undefined
  baseUrl?: string | undefined
  /** Milliseconds for each try. */
  timeout?: number | undefined
  retry?: boolean | undefined
}

/** What a command that calls the server takes as well. */
export interface CallSettings extends Settings {
  dryRun?: boolean | undefined
  idempotencyKey?: string | undefined
  paginate?: boolean | undefined
  wait?: boolean | undefined
}

const SHARED = 'Options of every command:'

/** @param taken names of flags that the command has itself; its own meaning wins */
export function sharedOptions(taken: ReadonlySet<string> = new Set()): Option[] {
  const filter = taken.has('query') ? '--jmespath <expression>' : '--query, --jmespath <expression>'
  return [
    new Option('-o, --output <format>', 'how to print the result (default: table on a terminal, else json)').choices(
      FORMATS,
    ),
    new Option(filter, 'print only what a JMESPath expression picks from the answer'),
    new Option('--profile <name>', 'use the key stored under this name (or KEEPSAKE_PROFILE)'),
    new Option('--base-url <url>', 'the server to call (or KEEPSAKE_BASE_URL; default: http://127.0.0.1:7411)'),
    new Option('--timeout <seconds>', 'how long to wait for each try').argParser(milliseconds),
    new Option('--no-retry', 'give up after the first try'),
  ].map(option => option.helpGroup(SHARED))
}

export function callOptions(of: { writes?: true; paginated?: true; event?: true }): Option[] {
  return [
    new Option('--dry-run', 'print the request and send nothing'),
    ...(of.writes ? [new Option('--idempotency-key <key>', 'the same key never does the same work twice')] : []),
    ...(of.paginated ? [new Option('--paginate', 'go on to the last page')] : []),
    ...(of.event ? [new Option('--wait', 'wait until the work is through, and show how far it is')] : []),
  ].map(option => option.helpGroup('Options of this call:'))
}

function milliseconds(raw: string): number {
  const seconds = Number(raw)
  if (!(seconds > 0)) throw new InvalidArgumentError('It is a number of seconds above 0.')
  return seconds * 1000
}

/** The options of a command with those given before it (`keepsake --profile work memory recall`); the nearest wins. */
export function settingsOf<Kind extends Settings>(command: Command): Partial<Kind> {
  const chain: Command[] = []
  for (let at: Command | null = command; at; at = at.parent) chain.unshift(at)
  const retry = chain.every(each => each.getOptionValue('retry') !== false)
  return Object.assign({}, ...chain.map(each => each.opts()), { retry })
}
