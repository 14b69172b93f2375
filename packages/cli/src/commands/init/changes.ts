import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Credentials } from '@keepsake/sdk/credentials'
import manifest from '../../../package.json' with { type: 'json' }
import { isFailure } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { readConfigFile } from '../mcp/config-file.ts'
import { hasEntry, setInJson } from '../mcp/config-text.ts'
import { launchOf, withEntry } from '../mcp/host-entry.ts'
import { entryOf, HOSTS, type Host, isInstalled, pathOf } from '../mcp/hosts.ts'
import { gitState } from './git.ts'

/** A file that is to be changed. */
export interface Change {
  path: string
  before: string
  after: string
  /** Belongs to another program, and may have keys. */
  isPrivate: boolean
  /** What to do next. */
  next: string
}

/** Changes that are wanted, and what is left as it is, in sentences. */
export interface Plan {
  changes: Change[]
  left: string[]
}

const NAME = 'keepsake'
const SDK = '@keepsake/sdk'
const LOCKS: readonly (readonly [file: string, manager: string])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
]

/** The line of `.gitignore` that keeps the file with the key out of git. */
export function ignoreKeyFile(envFile: string): Plan {
  if (gitState(envFile) !== 'untracked') return { changes: [], left: [] }
  const path = join(dirname(envFile), '.gitignore')
  const before = readConfigFile(path)
  const end = before === '' || before.endsWith('\n') ? '' : '\n'
  const after = `${before}${end}/${basename(envFile)}\n`
  return { changes: [{ path, before, after, isPrivate: false, next: '' }], left: [] }
}

/** The SDK as a dependency of the project in this directory. */
export function addSdk(directory: string): Plan {
  const path = join(directory, 'package.json')
  const [, manager = 'npm'] = LOCKS.find(([file]) => existsSync(join(directory, file))) ?? []
  if (!existsSync(path))
    return { changes: [], left: [`There is no package.json here. To use the SDK: npm install ${SDK}`] }
  const before = readConfigFile(path)
  if (['dependencies', 'devDependencies'].some(section => hasEntry(before, 'json', [section, SDK])))
    return { changes: [], left: [`package.json has ${SDK} already.`] }
  const after = setInJson(before, ['dependencies', SDK], `^${manifest.version}`)
  if (after === undefined)
    return { changes: [], left: [`${path} is not JSON that can be changed here. To use the SDK: npm install ${SDK}`] }
  return { changes: [{ path, before, after, isPrivate: false, next: `Install it: ${manager} install` }], left: [] }
}

/** The MCP server in every host of this machine that has none of that name. */
export function addToHosts(credentials: Credentials, io: Io): Plan {
  const hosts = HOSTS.filter(host => isInstalled(host, io.env))
  const plans = hosts.map(host => addToHost(host, credentials, io))
  return {
    changes: plans.flatMap(({ changes }) => changes),
    left: hosts.length === 0 ? ['No MCP host was found.'] : plans.flatMap(({ left }) => left),
  }
}

function addToHost(host: Host, credentials: Credentials, io: Io): Plan {
  const path = pathOf(host, io.env)
  try {
    const before = readConfigFile(path)
    const after = withEntry(host, path, before, NAME, entryOf(host, launchOf(host, credentials, {}, io)))
    if (after === before) return { changes: [], left: [`${host.title} has this server already.`] }
    if (hasEntry(before, host.format, [host.section, NAME]))
      return {
        changes: [],
        left: [
          `${host.title} has another server ${NAME}, which is kept. To replace it: keepsake mcp config ${host.name}`,
        ],
      }
    return { changes: [{ path, before, after, isPrivate: true, next: `${host.title}: ${host.reload}` }], left: [] }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { changes: [], left: [`${host.title} is left out: ${[error.message, ...error.hints].join(' ')}`] }
  }
}
