import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { acquireLock } from '../../packages/sdk/src/registration/lock-file.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const temporary: string[] = []

/** Builds a workspace package and packs it as for publishing; returns the tarball. */
export async function pack(folder: string): Promise<string> {
  const directory = temporaryDirectory()
  const cwd = join(root, folder)
  // Two test files may pack the same package at the same time, from the same directory.
  const lock = await acquireLock(join(tmpdir(), `keepsake-pack-${folder.replaceAll('/', '-')}.lock`))
  try {
    await run('pnpm', ['run', 'build'], { cwd })
    await run('pnpm', ['pack', '--pack-destination', directory], { cwd })
  } finally {
    lock.release(false)
  }
  const [name] = readdirSync(directory)
  if (name === undefined) throw new Error(`pnpm pack made no tarball of ${folder}`)
  return join(directory, name)
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
