import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = import.meta.dirname
/** Pages are mounted from a table of their paths. */
const FROM_TABLE = ['GET /console/*', 'GET /portal/*']
const ROUTE = /web\.(get|post|put|patch|delete|all)\(\s*'([^']+)'/g

it('are all listed in the README, and no others', async () => {
  const files = (await readdir(FOLDER)).filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  const sources = await Promise.all(files.map(name => readFile(join(FOLDER, name), 'utf8')))
  const served = sources.flatMap(text =>
    [...text.matchAll(ROUTE)].map(([, method = '', path]) => `${method.toUpperCase()} ${path}`),
  )
  const readme = await readFile(join(FOLDER, 'README.md'), 'utf8')
  const rows = readme.split('\n').flatMap(line => /^\| (`[^|]+`) \|/.exec(line)?.[1] ?? [])
  const listed = rows.flatMap(row => [...row.matchAll(/`([^`]+)`/g)].map(([, route]) => route))
  expect(listed.sort()).toEqual([...new Set([...served, ...FROM_TABLE])].sort())
})
