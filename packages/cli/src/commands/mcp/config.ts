import { InvalidSelectionError, selectTools } from '@keepsake/mcp'
import { createTwoFilesPatch } from 'diff'
import { keyOf, lookUp } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { backupOf, readConfigFile, writeConfigFile } from './config-file.ts'
import { launchOf, withEntry } from './host-entry.ts'
import { entryOf, HOSTS, pathOf } from './hosts.ts'

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
  const credentials = lookUp(settings, io)
  keyOf(credentials)
  const entry = entryOf(host, launchOf(host, credentials, settings, io))
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
      await confirmWriting(`Write this to ${path}?`, io)
    }
    if (readConfigFile(path) !== before)
      throw new Failure('conflict_error', `${path} changed in the meantime.`, { hints: ['Run the command again.'] })
    writeConfigFile(path, after)
  }
  await printResult({ success: true, data: { host: host.name, path, name, changed: isChanged } }, settings, io)
  io.stderr.write(
    isChanged
      ? `${host.title} now has ${name}. ${host.reload}\n${before === '' ? '' : `The file before this change is ${backupOf(path)}.\n`}`
      : `${path} already has this entry.\n`,
  )
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

/** @throws Failure unless a person answers yes, or if there is nobody to ask */
export async function confirmWriting(question: string, io: Io): Promise<void> {
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
