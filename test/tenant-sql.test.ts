import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../server/src')
const MIGRATIONS = join(import.meta.dirname, '../server/prisma/migrations')
/** What is no area, what is the operator's work, and what one process does for all tenants. */
const NOT_TENANTS = [
  'platform',
  'contract',
  'http',
  'boot',
  'areas/organizations',
  'areas/health',
  'areas/webhooks/engine',
  'areas/webhooks/metrics.ts',
  'areas/events/sql/purge-events.ts',
  'areas/memory/memories/search-source.ts',
  'areas/memory/records/deletion/purge-deletions.ts',
  'search/search.ts',
  'search/meaning/embed-texts.ts',
  'search/meaning/store-embeddings.ts',
]

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  path =>
    path.includes('/') &&
    path.endsWith('.ts') &&
    !path.endsWith('.test.ts') &&
    !path.endsWith('.gen.ts') &&
    !NOT_TENANTS.some(place => path === place || path.startsWith(`${place}/`)),
)

/** Names of the tables that have the rows of many tenants. */
const tenantTables = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.sql'))
  .flatMap(path => [
    ...readFileSync(join(MIGRATIONS, path), 'utf8').matchAll(/CREATE (?:UNLOGGED )?TABLE ([\w".]+) \(([^;]*)/g),
  ])
  .filter(([, , columns]) => /"?tenant_id"?/.test(columns ?? ''))
  .map(([, name = '']) => name.replaceAll('"', ''))

const GAP = ' … '

/** Each text of a file, with a sign where it has gaps. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(SOURCE, path), 'utf8'), ts.ScriptTarget.Latest)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(GAP))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const TABLE_USE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:ONLY\s+)?([a-z_]+(?:\.[a-z_]+)?)/g

const texts = files.flatMap(path => textsOf(path).map(text => ({ path, text })))
const statements = texts
  .map(each => ({ ...each, tables: [...each.text.matchAll(TABLE_USE)].map(([, table = '']) => table) }))
  .filter(({ tables }) => tables.some(table => tenantTables.includes(table) || table === 'tenants'))

/** A statement that is put together names the tenant in itself or in one of its parts, which lie in the same folder. */
function partsOf({ path, text }: { path: string; text: string }): string {
  if (!text.includes(GAP)) return text
  const near = texts.filter(part => dirname(part.path) === dirname(path) && part.text !== text)
  return [text, ...near.map(part => part.text)].join('\n')
}

describe('every statement of an area is about one tenant', () => {
  test('the statements are found', () => {
    expect(tenantTables).toContain('memories')
    expect(tenantTables).toContain('search.documents')
    expect(statements.length).toBeGreaterThan(10)
  })

  test.each(
    statements.map((statement, n): [string, (typeof statements)[number]] => [`${statement.path} ${n}`, statement]),
  )('%s', (_name, statement) => {
    const { tables } = statement
    if (tables.some(table => tenantTables.includes(table))) expect(partsOf(statement)).toMatch(/\btenant_id\b/)
    if (tables.includes('tenants')) expect(partsOf(statement)).toMatch(/\bid = \$1\b/)
  })
})

test.each(files)('%s reaches the database through a scope only', path => {
  const source = readFileSync(join(SOURCE, path), 'utf8')
  expect(source).not.toMatch(/\bdatabase\.(query|prisma)\b/)
})
