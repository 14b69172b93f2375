import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { acquireLock } from '../../packages/sdk/src/registration/lock-file.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const temporary: string[] = []

/**
 * Returns the tarball of a workspace package: the one that `pnpm release:dry` is about to release, in `KEEPSAKE_PACKS`,
 * otherwise one that is built and packed now, as for publishing.
 */
export async function pack(folder: string): Promise<string> {
  const { KEEPSAKE_PACKS } = process.env
  if (KEEPSAKE_PACKS) return tarballIn(KEEPSAKE_PACKS, folder)
  const directory = temporaryDirectory()
  await inTurn(folder, async cwd => {
    await run('pnpm', ['run', 'build'], { cwd })
    await run('pnpm', ['pack', '--pack-destination', directory], { cwd })
  })
  return tarballIn(directory, folder)
}

/** Returns the tarballs of the server, the CLI, and what they depend on. */
export async function packAll(): Promise<string[]> {
  // the server's package contains the console
  if (!process.env.KEEPSAKE_PACKS)
    await inTurn('packages/console', cwd => run('pnpm', ['run', 'build'], { cwd, maxBuffer: 2 ** 26 }))
  const tarballs: string[] = []
  for (const folder of ['packages/webhooks', 'packages/mcp', 'packages/sdk', 'packages/cli', 'server'])
    tarballs.push(await pack(folder))
  return tarballs
}

/** Two test files may build the same package at the same time, in the same directory. */
async function inTurn(folder: string, work: (directory: string) => Promise<unknown>): Promise<void> {
  const lock = await acquireLock(join(tmpdir(), `keepsake-pack-${folder.replaceAll('/', '-')}.lock`))
  try {
    await work(join(root, folder))
  } finally {
    lock.release(false)
  }
}

function tarballIn(directory: string, folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`
  const [found] = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(each => basename(each) === file)
  if (found === undefined) throw new Error(`${directory} has no ${file}. Build it: pnpm packs`)
  return join(directory, found)
}

/** Creates an empty project outside the workspace with only the tarballs and their dependencies. */
export async function emptyProject(tarballs: string[]): Promise<string> {
  const directory = temporaryDirectory()
  writeFileSync(join(directory, 'package.json'), '{ "private": true }\n')
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], { cwd: directory })
  return directory
}

export interface Runtime {
  version: string
  path: string
}

/** The Node that runs the tests, and those installed on the machine. */
export async function runtimes(): Promise<Runtime[]> {
  const own = (process.env.PATH ?? '').split(delimiter).filter(directory => !directory.includes('node_modules'))
  const candidates = [process.execPath, ...own.map(directory => join(directory, 'node')).filter(existsSync)]
  const paths = [...new Set(candidates.map(path => realpathSync(path)))]
  return Promise.all(paths.map(async path => ({ path, version: (await run(path, ['--version'])).stdout.trim() })))
}

/** Writes a program into a project and runs it; returns its output. */
export async function runProgram(
  runtime: Runtime,
  project: string,
  file: string,
  source: string,
  env: Record<string, string>,
): Promise<string> {
  writeFileSync(join(project, file), source)
  const { stdout } = await run(runtime.path, [file], { cwd: project, env: { PATH: process.env.PATH, ...env } })
  return stdout
}

export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'keepsake-packed-'))
  temporary.push(directory)
  return directory
}

export function removeTemporaryDirectories(): void {
  for (const directory of temporary.splice(0)) rmSync(directory, { recursive: true })
}
