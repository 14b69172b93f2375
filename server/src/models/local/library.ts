import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { errorCode, makeDirectory } from '../../platform/values/files.ts'

export const LIBRARY = '@huggingface/transformers'
/** The version that `setup embeddings` installs. */
const VERSION = '4.3.1'
/** A module in the installed folder, since the library is found from there only. */
const ENTRY = 'entry.mjs'

const run = promisify(execFile)
const folderIn = (dataDirectory: string): string => join(resolve(dataDirectory), 'library')

/**
 * Finds the library of local models, next to the server or in the data directory.
 * @returns what to import, or undefined
 */
export function findLibrary(dataDirectory: string): string | undefined {
  try {
    return import.meta.resolve(LIBRARY)
  } catch {
    const entry = join(folderIn(dataDirectory), ENTRY)
    return existsSync(entry) ? pathToFileURL(entry).href : undefined
  }
}

/**
 * Installs the library in the data directory with npm. Its install scripts are not needed: one downloads libraries for
 * graphics cards.
 * @throws Error with the fix; nothing is left behind
 */
export async function installLibrary(dataDirectory: string): Promise<void> {
  const folder = folderIn(dataDirectory)
  const incomplete = `${folder}.part`
  await rm(incomplete, { recursive: true, force: true })
  await makeDirectory(incomplete)
  try {
    await writeFile(join(incomplete, 'package.json'), '{ "private": true, "type": "module" }\n')
    await writeFile(join(incomplete, ENTRY), `export * from '${LIBRARY}'\n`)
    const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${LIBRARY}@${VERSION}`]
    await run('npm', options, { cwd: incomplete, maxBuffer: 64 * 1024 * 1024 })
    await rm(folder, { recursive: true, force: true })
    await rename(incomplete, folder)
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true })
    throw new Error(
      `The library ${LIBRARY} could not be installed in ${folder}: ${reasonOf(error)} Check the connection to the npm registry and the free space (470 MB). Without a connection, copy the folder ${folder} from a machine that has it.`,
      { cause: error },
    )
  }
}

function reasonOf(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return 'npm was not found. It comes with Node.'
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  const lines = said.split('\n').filter(line => line.trim() !== '' && !line.includes('A complete log of this run'))
  return `npm failed: ${lines.slice(0, 3).join(' ')}`
}
