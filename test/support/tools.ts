import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** A folder outside the workspace with tools that are no dependencies of the project. */
export interface Tools extends AsyncDisposable {
  folder: string
  write(name: string, text: string): Promise<void>
  /**
   * Runs a command of an installed package.
   * @returns its output
   * @throws Error with its output if it fails
   */
  run(command: string, args: readonly string[], env?: Record<string, string>): Promise<string>
}

/** @param packages with exact versions, such as `orval@8.38.0` */
export async function installTools(packages: readonly string[]): Promise<Tools> {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-contract-'))
  const run = (program: string, args: readonly string[], more = {}): Promise<string> =>
    execute(program, [...args], { cwd: folder, env: { ...process.env, ...more }, maxBuffer: 2 ** 26 }).then(
      ({ stdout }) => stdout,
      ({ message, stdout, stderr }) => Promise.reject(new Error([message, stdout, stderr].join('\n'))),
    )
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages])
  return {
    folder,
    write: (name, text) => writeFile(join(folder, name), text),
    run: (command, args, more) => run(join(folder, 'node_modules/.bin', command), args, more),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
