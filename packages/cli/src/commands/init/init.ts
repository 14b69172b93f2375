import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Keepsake } from '@keepsake/sdk'
import { type Credentials, refusalOf, setInEnvFile } from '@keepsake/sdk/credentials'
import { createTwoFilesPatch } from 'diff'
import { Client, keyOf, lookUp } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { readLine } from '../../terminal/ask.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { confirmWriting } from '../mcp/config.ts'
import { backupOf, readConfigFile, writeConfigFile } from '../mcp/config-file.ts'
import { addSdk, addToHosts, type Change, ignoreKeyFile } from './changes.ts'
import { gitState } from './git.ts'

export interface InitSettings extends Settings {
  yes?: boolean
  dryRun?: boolean
}

/** Where the key is, or will be. */
interface KeyPlace {
  credentials: Credentials
  /** The file to write the key to; undefined if there is a key. */
  missingIn: string | undefined
}

/**
 * Prepares a project and the MCP hosts of the machine: all changes are shown first, and none is written unless it is
 * confirmed. Running it again changes nothing.
 */
export async function init(settings: Partial<InitSettings>, io: Io): Promise<void> {
  const { credentials, missingIn } = keyPlaceOf(settings, io)
  const { found, envFile } = credentials
  const inFile = found?.source === 'env-file' ? envFile : undefined
  const plans = [...(inFile === undefined ? [] : [ignoreKeyFile(inFile)]), addSdk(io.cwd), addToHosts(credentials, io)]
  const changes = plans.flatMap(plan => plan.changes)
  const left = plans.flatMap(plan => plan.left)
  const preview = [
    ...(missingIn === undefined ? [] : [`KEEPSAKE_API_KEY will be written to ${missingIn}.\n`]),
    ...changes.map(differenceOf),
  ].join('\n')
  if (settings.dryRun) {
    io.stdout.write(preview)
    for (const sentence of left) io.stderr.write(`${sentence}\n`)
    return
  }
  if (!settings.yes && preview !== '') io.stderr.write(preview)
  // before anything else: a server that cannot be reached must not leave half a project
  const origin = await storeKey({ credentials, missingIn }, changes.length > 0, settings, io)
  for (const change of changes) write(change)
  const written = changes.map(({ path }) => path)
  await printResult({ success: true, data: { key: origin, changed: written, left } }, settings, io)
  io.stderr.write(`The key is ${origin}.\n`)
  for (const { path, before, isPrivate, next } of changes) {
    io.stderr.write(`Changed ${path}.${isPrivate && before !== '' ? ` Before: ${backupOf(path)}` : ''}\n`)
    if (next !== '') io.stderr.write(`  ${next}\n`)
  }
  for (const sentence of left) io.stderr.write(`${sentence}\n`)
}

/** @throws Failure if the key that is found is not usable, or git tracks the file that has or gets it */
function keyPlaceOf(settings: Partial<InitSettings>, io: Io): KeyPlace {
  const credentials = lookUp(settings, io)
  const { found, envFile } = credentials
  if (found) keyOf(credentials)
  if (envFile === undefined) throw new Error('This runtime has no files.')
  if ((!found || found.source === 'env-file') && gitState(envFile) === 'tracked')
    throw new Failure('configuration_error', `Git tracks ${envFile}, so the next commit would contain the key.`, {
      hints: [
        `Take it out of git, and keep the file: git rm --cached ${basename(envFile)}`,
        'Or use another file: set KEEPSAKE_ENV_FILE',
      ],
    })
  if (found) return { credentials, missingIn: undefined }
  const origin = `KEEPSAKE_API_KEY in ${envFile}`
  return { credentials: { ...credentials, found: { secretKey: '', source: 'env-file', origin } }, missingIn: envFile }
}

/**
 * Asks once: for a key if there is none, otherwise whether to write.
 * @returns where the key is
 */
async function storeKey(
  { credentials, missingIn }: KeyPlace,
  hasChanges: boolean,
  settings: Partial<InitSettings>,
  io: Io,
): Promise<string> {
  const { found, baseUrl } = credentials
  const origin = found?.origin ?? ''
  if (missingIn === undefined) {
    if (hasChanges && !settings.yes) await confirmWriting('Write these changes?', io)
    return origin
  }
  if (!settings.yes && !io.stdin.isTTY)
    throw usage('There is no terminal to ask for a key on, so nothing was written.', 'To register an account: --yes')
  const given = settings.yes
    ? ''
    : (await readLine('API key to use; Enter registers a new account, Ctrl-C writes nothing: ', io)).trim()
  if (given === '') {
    const options = { baseUrl, envFile: missingIn, env: io.env, profile: settings.profile, timeout: settings.timeout }
    await Keepsake.register({
      name: basename(io.cwd) || 'agent',
      ...options,
      ...(io.env.SIGNUP_TOKEN && { signupToken: io.env.SIGNUP_TOKEN }),
    })
    return origin
  }
  const refusal = refusalOf(given, 'the prompt')
  if (refusal !== undefined) throw usage(refusal)
  const client = new Client(settings, io, { baseUrl, found: { secretKey: given, source: 'option', origin } })
  await client.send({ method: 'GET', path: '/auth/me', security: 'bearer' })
  setInEnvFile(missingIn, 'KEEPSAKE_API_KEY', given)
  return origin
}

/** One line of context: the lines nearby may have the keys of other servers. */
const differenceOf = ({ path, before, after }: Change): string =>
  createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 1 })

function write({ path, before, after, isPrivate }: Change): void {
  if (readConfigFile(path) !== before)
    throw new Failure('conflict_error', `${path} changed in the meantime.`, { hints: ['Run the command again.'] })
  if (isPrivate) writeConfigFile(path, after)
  else writeFileSync(path, after)
}
