import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

/** The first table of docs/dependencies.md: a package, its role, and the file that imports it. */
const rows = [
  ...(read('docs/dependencies.md').split('\n## All others')[0] ?? '').matchAll(
    /^\| `([^`]+)` \| [^|]+ \| `([^`]+)` \| [^|]+ \|$/gm,
  ),
].map(([, name = '', file = '']) => ({ name, file }))

test('docs/dependencies.md begins with the packages that everything is built on', () => {
  expect(rows.map(({ name }) => name)).toEqual([
    'openapi-typescript',
    'openapi-fetch',
    'commander',
    'eventsource-parser',
    'hono',
    '@hono/node-server',
    'prisma',
    'vitest',
    'tsup',
  ])
})

test.each(rows)('$name is imported in $file', ({ name, file }) => {
  expect(read(file)).toMatch(new RegExp(`^import (?!type ).*from '${name}(/[\\w/-]+)?'$|import\\('${name}'\\)`, 'm'))
})
