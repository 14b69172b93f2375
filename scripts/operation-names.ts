/**
 * Keeps openapi/names.tsv, the names that each operation has for clients: method and path, SDK, CLI, MCP. New
 * operations and names are added; one that the spec no longer has fails, because clients use it. `--check` only
 * compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const path = join(root, 'openapi/names.tsv')
const HEADER = ['operation', 'SDK', 'CLI', 'MCP'].join('\t')

const Names = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform(names => [names].flat().join(', '))
const Operation = z.object({
  operationId: z.string(),
  'x-protocol': z.undefined().optional(),
  'x-sdk': Names,
  'x-cli': Names,
  'x-mcp': Names,
})
const Spec = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

const { paths } = Spec.parse(JSON.parse(readFileSync(join(root, 'server/src/contract/openapi.json'), 'utf8')))
const rows = Object.entries(paths).flatMap(([template, item]) =>
  Object.entries(item).flatMap(([method, value]) => {
    const { success, data } = Operation.safeParse(value)
    if (!success) return []
    return [[`${method.toUpperCase()} ${template}`, data['x-sdk'], data['x-cli'], data['x-mcp']].join('\t')]
  }),
)
const current = [HEADER, ...rows.toSorted()].join('\n')
const committed = readFileSync(path, 'utf8').slice(0, -1)

/** Each name as its own line, so that an added alias is no change of the others. */
const namesIn = (table: string): string[] =>
  table
    .split('\n')
    .slice(1)
    .flatMap(row => {
      const [operation = '', ...interfaces] = row.split('\t')
      const named = interfaces.flatMap((names, n) =>
        names.split(', ').flatMap(name => (name === '' ? [] : [`${operation}: ${HEADER.split('\t')[n + 1]} ${name}`])),
      )
      return [operation, ...named]
    })

const known = new Set(namesIn(current))
const gone = namesIn(committed).filter(name => !known.has(name))
if (gone.length > 0) {
  process.stderr.write(
    `The spec lacks names that clients use. Restore them, or delete them from openapi/names.tsv:\n  ${gone.join('\n  ')}\n`,
  )
  process.exitCode = 1
} else if (current !== committed) {
  if (process.argv.includes('--check')) {
    process.stderr.write('openapi/names.tsv lacks operations of the spec; run pnpm generate and commit it.\n')
    process.exitCode = 1
  } else writeFileSync(path, `${current}\n`)
}
