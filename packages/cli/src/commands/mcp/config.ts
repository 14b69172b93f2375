import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, isAbsolute, join } from 'node:path'
import { InvalidSelectionError, selectTools } from '@keepsake/mcp'
import { profilesPath, readProfiles } from '@keepsake/sdk/credentials'
import { createTwoFilesPatch } from 'diff'
import { keyOf, lookUp } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { readConfigFile, writeConfigFile } from './config-file.ts'
import { setInJson, setInToml } from './config-text.ts'
import { entryOf, HOSTS, type Host, type Launch, pathOf } from './hosts.ts'

export interface McpConfigSettings extends Settings {
  toolsets?: string
  readOnly?: boolean
  name?: string
  yes?: boolean
  dryRun?: boolean
  print?: boolean
}

/** Adds this server to the configuration of an MCP host, or replaces its entry. Keys are never written. */
export async function configureHost(hostName: string, settings: Partial<McpConfigSettings>, io: Io): Promise<void> {
  const host = HOSTS.find(({ name }) => name === hostName)
  if (!host) throw usage(`There is no host ${hostName}.`, `The hosts: ${HOSTS.map(({ name }) => name).join(', ')}`)
  const { name = 'keepsake' } = settings
  if (!/^[\w-]+$/.test(name)) throw usage('--name may only have letters, digits, - and _.')
  checkSelection(settings)
  const entry = entryOf(host, launchOf(host, settings, io))
  const path = pathOf(host, io.env)
  const before = settings.print ? '' : readConfigFile(path)
  const after = withEntry(host, path, before, name, entry)
  if (settings.print) {
    io.stdout.write(after)
    return
  }
  // one line of context: the lines nearby may have the keys of other servers
  const difference = createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 1 })
  const isChanged = after !== before
  if (settings.dryRun) {
    if (isChanged) io.stdout.write(difference)
    else io.stderr.write(`${path} already has this entry.\n`)
    return
  }
  if (isChanged) {
    if (!settings.yes) {
      io.stderr.write(difference)
      await confirm(`Write this to ${path}?`, io)
    }
    if (readConfigFile(path) !== before)
      throw new Failure('conflict_error', `${path} changed in the meantime.`, { hints: ['Run the command again.'] })
    writeConfigFile(path, after)
  }
  await printResult({ success: true, data: { host: host.name, path, name, changed: isChanged } }, settings, io)
  io.stderr.write(isChanged ? `${host.title} now has ${name}. ${host.reload}\n` : `${path} already has this entry.\n`)
}

/** The host would show the error only when it starts the server. */
function checkSelection({ toolsets, readOnly }: Partial<McpConfigSettings>): void {
  try {
    selectTools({ toolsets, readOnly })
  } catch (error) {
    if (error instanceof InvalidSelectionError) throw usage(error.message)
    throw error
  }
}

function withEntry(host: Host, path: string, before: string, name: string, entry: object): string {
  const set = host.format === 'json' ? setInJson : setInToml
  const after = set(before, [host.section, name], entry)
  if (after !== undefined) return after
  const format = host.format.toUpperCase()
  throw new Failure('configuration_error', `${path} is not ${format} that can be changed here. Nothing was written.`, {
    hints: [`Add the entry yourself: keepsake mcp config ${host.name} --print`],
  })
}

/** @throws Failure if there is no key, or the host could not find the key that commands use here */
function launchOf(host: Host, settings: Partial<McpConfigSettings>, io: Io): Launch {
  const credentials = lookUp(settings, io)
  keyOf(credentials)
  const { found, envFile, baseUrl } = credentials
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

async function confirm(question: string, io: Io): Promise<void> {
  if (!io.stdin.isTTY)
    throw usage('There is no terminal to confirm this on, so nothing was written.', 'To write: --yes')
  io.stderr.write(`${question} [y/N] `)
  let line = ''
  for await (const chunk of io.stdin) {
    line += String(chunk)
    if (line.includes('\n')) break
  }
  if (!/^y(es)?\s*$/i.test(line)) throw new Failure('abort_error', 'Nothing was written.')
}
