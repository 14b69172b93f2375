import { Keepsake } from '@keepsake/sdk'
import { type Profile, profilesPath, readProfiles, refusalOf, writeProfiles } from '@keepsake/sdk/credentials'
import { Client, keyOf, lookUp, maskKey } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { readLine } from '../../terminal/ask.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import { type Io, readAll } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'

const ME = { method: 'GET', path: '/auth/me', security: 'bearer' } as const

/** @throws Failure if the input is not a key, or the server refuses it; nothing is stored then */
export async function login(settings: Partial<Settings>, io: Io): Promise<void> {
  const name = profileName(settings, io) ?? 'default'
  const secretKey = (await readSecret('API key: ', io)).trim()
  if (secretKey === '')
    throw usage('No key was given.', 'Pipe the key in (keepsake auth login < key.txt), or run this on a terminal.')
  const refusal = refusalOf(secretKey, io.stdin.isTTY ? 'the prompt' : 'stdin')
  if (refusal !== undefined) throw usage(refusal)

  const baseUrl = settings.baseUrl ?? lookUp({}, { ...io, env: { ...io.env, KEEPSAKE_PROFILE: undefined } }).baseUrl
  const found = { secretKey, source: 'option', origin: 'stdin' } as const
  const { body } = await new Client(settings, io, { baseUrl, found }).send(ME)

  const path = profilesPath(io.env)
  const store = readProfiles(path)
  const profiles: Record<string, Profile> = { ...store.profiles, [name]: { secretKey, baseUrl } }
  writeProfiles(path, { ...store, default: store.default ?? name, profiles })
  await printResult(
    { success: true, data: { profile: name, baseUrl, key: maskKey(secretKey), account: accountOf(body) } },
    settings,
    io,
  )
  io.stderr.write(`Stored in ${path}.\n`)
  warnOfOther(secretKey, settings, io)
}

export async function logout(settings: Partial<Settings>, io: Io): Promise<void> {
  const path = profilesPath(io.env)
  const store = readProfiles(path)
  const name = profileName(settings, io) ?? store.default
  if (name === undefined || store.profiles[name] === undefined) {
    const names = Object.keys(store.profiles).join(', ') || 'none'
    throw new Failure('not_found_error', `No profile ${name ?? 'default'} in ${path}. Available profiles: ${names}.`, {
      hints: ['To see which key is used: keepsake auth status'],
    })
  }
  const { [name]: _, ...profiles } = store.profiles
  writeProfiles(path, {
    ...(store.default !== undefined && store.default !== name && { default: store.default }),
    profiles,
  })
  await printResult({ success: true, data: { profile: name, removed: true } }, settings, io)
  const { found } = lookUp(
    { ...settings, profile: undefined },
    { ...io, env: { ...io.env, KEEPSAKE_PROFILE: undefined } },
  )
  if (found) io.stderr.write(`Commands now use another key: ${found.origin}.\n`)
}

/** Prints what is known even if the server cannot be reached, and fails then. */
export async function status(settings: Partial<Settings>, io: Io): Promise<void> {
  const credentials = lookUp(settings, io)
  const secretKey = keyOf(credentials)
  const path = profilesPath(io.env)
  const store = readProfiles(path)
  const known = {
    key: maskKey(secretKey),
    origin: credentials.found?.origin,
    baseUrl: credentials.baseUrl,
    profilesFile: path,
    profiles: Object.keys(store.profiles),
    defaultProfile: store.default,
  }
  try {
    const { body } = await new Client(settings, io, credentials).send(ME)
    await printResult({ success: true, data: { ...known, account: accountOf(body) } }, settings, io)
  } catch (error) {
    await printResult({ success: false, data: known }, settings, io)
    throw error
  }
}

export async function register(name: string, settings: Partial<Settings>, io: Io): Promise<void> {
  const { baseUrl, envFile } = lookUp(settings, io)
  const options = {
    name,
    baseUrl,
    envFile,
    env: io.env,
    profile: settings.profile,
    timeout: settings.timeout,
    ...(settings.retry === false && { maxRetries: 0 }),
    ...(io.env.SIGNUP_TOKEN && { signupToken: io.env.SIGNUP_TOKEN }),
  }
  const { created, origin, account } = await Keepsake.register(options)
  await printResult({ success: true, data: { created, origin, account } }, settings, io)
  const next = "Next: keepsake memory memorize 'Dana prefers calls before noon.' --email dana.reyes@northwind.example"
  io.stderr.write(
    created
      ? `Key stored: ${origin}.\n${next}\n`
      : `No account was created, and ${name} was not registered: commands use the account ${account.name}, whose key is ${origin}.\nTo register another account, remove that key first.\n`,
  )
}

const profileName = (settings: Partial<Settings>, io: Io): string | undefined =>
  settings.profile ?? (io.env.KEEPSAKE_PROFILE || undefined)

const accountOf = (body: unknown): Fields => (isFields(body) && isFields(body.data) ? body.data : {})

/** A key in the environment has priority over a stored one, which is easy to miss. */
function warnOfOther(secretKey: string, settings: Partial<Settings>, io: Io): void {
  const { found } = lookUp(settings, io)
  if (found && found.secretKey !== secretKey) {
    io.stderr.write(`Commands use another key, which has priority: ${found.origin}.\n`)
  }
}

/** Reads from a pipe as is; prompts on a terminal without showing the input. */
async function readSecret(question: string, io: Io): Promise<string> {
  if (!io.stdin.isTTY) return (await readAll(io.stdin)).toString('utf8')
  return readLine(question, io)
}
