import type { Io, Sink } from './io.ts'

/** A command in a hint, such as `keepsake auth login`; not a path, a package or `keepsake-server`. */
const COMMAND = /(?<![\w@/.-])keepsake (?=[a-z<]|--)/g

/** Names commands as this one was started: `KEEPSAKE_COMMAND`, which the entry sets unless the caller did. */
export const asStarted = (text: string, { KEEPSAKE_COMMAND: name }: Io['env']): string =>
  name ? text.replaceAll(COMMAND, `${name} `) : text

/** Streams whose notes and hints name commands as this one was started. */
export function withCommandName(io: Io): Io {
  const { stderr, env } = io
  const write = (text: string | Uint8Array): unknown =>
    stderr.write(typeof text === 'string' ? asStarted(text, env) : text)
  const named: Sink = Object.create(stderr, { write: { value: write } })
  // the descriptors, since some streams are opened when they are first read
  return Object.create(null, { ...Object.getOwnPropertyDescriptors(io), stderr: { value: named, enumerable: true } })
}

/** How this process was started, as the caller would type it again. */
export function commandOf(script: string, env: Io['env']): string {
  const { npm_lifecycle_event: event, npm_command: command, npm_config_user_agent: agent = '' } = env
  const manager = agent.split('/')[0]
  if (event === 'npx') return 'npx @keepsake/cli'
  // a checkout runs the source with a script
  if (/\bsrc[\\/]main\.ts$/.test(script)) return event && manager ? `${manager} ${event}` : `node ${script}`
  return command === 'exec' && manager === 'pnpm' ? 'pnpm exec keepsake' : 'keepsake'
}
