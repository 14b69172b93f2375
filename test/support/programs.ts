import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// where Debian puts the programs of daemons, which is not in the path of every user
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of an installed program. Undefined if there is none. */
export const findProgram = (name: string): string | undefined =>
  PLACES.map(place => join(place, name)).find(path => existsSync(path))

/** The note of a skipped test that needs programs which are not installed. Undefined if all are. */
export function missingPrograms(packages: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(packages).filter(([program]) => findProgram(program) === undefined)
  if (missing.length === 0) return undefined
  const names = missing.map(([program]) => program).join(', ')
  return `${names} not found: apt-get install ${[...new Set(missing.map(([, name]) => name))].join(' ')}`
}
