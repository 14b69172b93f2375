import { type Command, InvalidArgumentError, Option } from 'commander'
import { FORMATS, type Format } from '../output/format.ts'

/** Options that every command accepts in addition to its own. */
export interface Settings {
  output?: Format | undefined
  jmespath?: string | undefined
  profile?: string | undefined
  baseUrl?: string | undefined
  /** Milliseconds for each attempt. */
  timeout?: number | undefined
  retry?: boolean | undefined
}

/** Further options of commands that call the server. */
export interface CallSettings extends Settings {
  dryRun?: boolean | undefined
  idempotencyKey?: string | undefined
  paginate?: boolean | undefined
  wait?: boolean | undefined
  yes?: boolean | undefined
}

const SHARED = 'Global options:'

export function sharedOptions(): Option[] {
  return [
    new Option('-o, --output <format>', 'output format (default: table on a terminal, otherwise json)').choices(
      FORMATS,
    ),
    new Option('--jmespath <expression>', 'filter the output with a JMESPath expression'),
    new Option('--profile <name>', 'use the key of this profile (env: KEEPSAKE_PROFILE)'),
    new Option('--base-url <url>', 'URL of the server (env: KEEPSAKE_BASE_URL; default: http://127.0.0.1:7411)'),
    new Option('--timeout <seconds>', 'timeout of each attempt (default: 60)').argParser(milliseconds),
    new Option('--no-retry', 'do not retry failed requests'),
  ].map(option => option.helpGroup(SHARED))
}

export function callOptions(of: { writes?: true; paginated?: true; event?: true; confirm?: string }): Option[] {
  return [
    new Option('--dry-run', 'print the request without sending it'),
    ...(of.writes
      ? [new Option('--idempotency-key <key>', 'make retries with the same key take effect only once')]
      : []),
    ...(of.paginated ? [new Option('--paginate', 'fetch all pages; --jmespath then applies to each item')] : []),
    ...(of.confirm ? [new Option('-y, --yes', 'do not ask for confirmation on a terminal')] : []),
    ...(of.event ? [new Option('--wait', 'wait for the job and show progress')] : []),
  ].map(option => option.helpGroup('Call options:'))
}

function milliseconds(raw: string): number {
  const seconds = Number(raw)
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a number of seconds greater than 0.')
  return seconds * 1000
}

/**
 * The options of a command, merged with those given before it (`keepsake --profile work memory recall`); the nearest
 * wins.
 */
export function settingsOf<Kind extends Settings>(command: Command): Partial<Kind> {
  const chain: Command[] = []
  for (let at: Command | null = command; at; at = at.parent) chain.unshift(at)
  const retry = chain.every(each => each.getOptionValue('retry') !== false)
  return Object.assign({}, ...chain.map(each => each.opts()), { retry })
}
