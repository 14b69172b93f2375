import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, isAbsolute, join } from 'node:path'
import { type Credentials, profilesPath, readProfiles } from '@keepsake/sdk/credentials'
import type { Settings } from '../../table/settings.ts'
import { Failure } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { setInJson, setInToml } from './config-text.ts'
import type { Host, Launch } from './hosts.ts'

/** Which tools the host gets. */
interface Selected extends Settings {
  toolsets?: string
  readOnly?: boolean
}

/** @throws Failure if the file is not one that can be changed here */
export function withEntry(host: Host, path: string, before: string, name: string, entry: object): string {
  const set = host.format === 'json' ? setInJson : setInToml
  const after = set(before, [host.section, name], entry)
  if (after !== undefined) return after
  const format = host.format.toUpperCase()
  throw new Failure('configuration_error', `${path} is not ${format} that can be changed here. Nothing was written.`, {
    hints: [`Add the entry yourself: keepsake mcp config ${host.name} --print`],
  })
}

/** @throws Failure if the host could not find the key that commands use here */
export function launchOf(
  host: Host,
  { found, envFile, baseUrl }: Credentials,
  settings: Partial<Selected>,
  io: Io,
): Launch {
  const profile = settings.profile ?? (io.env.KEEPSAKE_PROFILE || readProfiles(profilesPath(io.env)).default)
  const options = [
    ...(settings.toolsets === undefined ? [] : ['--toolsets', settings.toolsets]),
    ...(settings.readOnly ? ['--read-only'] : []),
  ]
  const launch = (env: Launch['env'], ...more: string[]): Launch => {
    const { command, args } = ownCommand(io)
    return { command, args: [...args, 'mcp', ...options, ...more], env }
  }
  switch (found?.source) {
    case 'profile':
    case 'default-profile': {
      const server = settings.baseUrl === undefined ? [] : ['--base-url', settings.baseUrl]
      return launch({}, '--profile', profile ?? 'default', ...server)
    }
    case 'env-file':
      return launch({ ...(envFile !== undefined && { KEEPSAKE_ENV_FILE: envFile }) }, '--base-url', baseUrl)
    default: {
      const variable = found?.source === 'API_KEY' ? 'API_KEY' : 'KEEPSAKE_API_KEY'
      if (host.reference) return launch({ [variable]: host.reference(variable) }, '--base-url', baseUrl)
      throw new Failure('configuration_error', `The key is in ${variable}, which ${host.title} does not pass on.`, {
        hints: ['Store the key first: keepsake auth login', 'Then run this command without the variable.'],
      })
    }
  }
}

// packages and Node versions that their tool removes some day: of npx, pnpm dlx and fnm
const TEMPORARY = /[\\/](_npx|dlx|fnm_multishells)[\\/]/

/**
 * The command line of this program, with absolute paths: hosts do not have the PATH of a shell. Links are not followed,
 * since they lead into directories that have the version in their name, which the next install replaces.
 */
function ownCommand({ env }: Io): Pick<Launch, 'command' | 'args'> {
  const script = process.argv[1] ?? ''
  if (TEMPORARY.test(realpathSync(script))) return { command: 'npx', args: ['-y', '@keepsake/cli'] }
  return { command: nodeOnPath(env.PATH) ?? process.execPath, args: [script] }
}

/** The path of this Node as a shell finds it, such as a link of Homebrew or pnpm to the present version. */
function nodeOnPath(path = ''): string | undefined {
  const own = realpathSync(process.execPath)
  return path
    .split(delimiter)
    .map(directory => join(directory, basename(process.execPath)))
    .find(file => isAbsolute(file) && !TEMPORARY.test(file) && existsSync(file) && realpathSync(file) === own)
}
