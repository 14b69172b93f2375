import { Client, lookUp } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { Failure } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'

/** The programs that open an address, by platform. They get it as their last argument. */
const OPENERS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Prints the address of the console after the server has confirmed that it has one, and opens it on a terminal.
 * @throws Failure if the server cannot be reached, or serves no console
 */
export async function openConsole(
  settings: Partial<Settings & { open: boolean }>,
  io: Io,
  open: (url: string) => Promise<boolean> = openInBrowser,
): Promise<void> {
  const { baseUrl } = lookUp(settings, io)
  await new Client(settings, io).send({ method: 'GET', path: '/healthz', security: 'none' })
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/console/`
  const { status } = await fetch(url, { method: 'HEAD', signal: io.signal })
  if (status === 404)
    throw new Failure('not_found_error', `The server at ${baseUrl} serves no console.`, {
      hints: ['It was started with CONSOLE=off. Remove that setting and restart it.'],
    })
  await printResult({ success: true, data: { url } }, settings, io)
  if (settings.open === false || !io.stdout.isTTY) return
  if (!(await open(url))) io.stderr.write('No browser could be started. Open the address yourself.\n')
}

/** @returns false if no browser could be started */
async function openInBrowser(url: string): Promise<boolean> {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  // the bundle leaves this module out of commands that do not need it; Node before 20.16 cannot load it this way
  const childProcess = process.getBuiltinModule?.('node:child_process')
  if (!childProcess) return false
  return new Promise(resolve => {
    const child = childProcess.spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    child.once('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}
