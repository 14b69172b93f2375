import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { waysToFind } from '../packages/cli/src/table/ways-to-find.ts'
import { describeSettings } from '../server/src/boot/config.ts'

const root = join(import.meta.dirname, '..')
const IGNORED = /(^|\/)(node_modules|dist|\.git|\.changeset|\.keepsake)(\/|$)/

const pages = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'docs', 'packages', 'server', 'examples', 'bench']
  .flatMap(entry => {
    if (entry.endsWith('.md')) return [entry]
    return readdirSync(join(root, entry), { recursive: true, encoding: 'utf8' }).map(path => join(entry, path))
  })
  .filter(path => path.endsWith('.md') && !IGNORED.test(path))

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
/** The text without code blocks, in which brackets are not links. */
const prose = (text: string): string => text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '')

const anchorsOf = (text: string): string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

describe('links resolve in', () => {
  test.each(pages)('%s', path => {
    const text = read(path)
    const links = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter(link => {
      if (/^[a-z]+:/.test(link)) return false
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : relative(root, join(root, dirname(path), file))
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

describe('the table "Where to make a change" of CONTRIBUTING.md names what is there:', () => {
  const text = read('CONTRIBUTING.md')
  const rows = [...text.matchAll(/^\| (.+?) \| (.*`.*) \|$/gm)].map(([, change = '', files = '']) => ({
    change,
    files,
  }))
  /** Paths are below the server's source, the server, or the root. */
  const placeOf = (path: string): string | undefined =>
    ['server/src', 'server', '.'].map(folder => join(root, folder, path)).find(path => existsSync(path))

  test.each(rows)('$change', ({ files }) => {
    const named = [...files.matchAll(/`([^`<>]+)`/g)].map(([, name = '']) => name)
    const paths = named.filter(name => /^[\w/.-]+\/[\w/.-]+\.\w+$/.test(name))
    const last = { folder: '' }
    const places = paths.map(path => {
      const place = placeOf(path) ?? placeOf(join(last.folder, path)) ?? placeOf(join(dirname(last.folder), path))
      last.folder = dirname(path)
      return { path, place }
    })
    expect(places.filter(({ place }) => place === undefined)).toEqual([])
    const constants = named.filter(name => /^[A-Z][A-Z_]+$/.test(name))
    const texts = places.map(({ place = '' }) => readFileSync(place, 'utf8')).join('')
    expect(constants.filter(name => !texts.includes(name))).toEqual([])
  })
})

test('packages/sdk/README.md states the size that the check allows', () => {
  const [client] = JSON.parse(read('packages/sdk/.size-limit.json'))
  expect(read('packages/sdk/README.md')).toContain(`in less than ${client.limit} (gzip)`)
})

test('docs/settings.md lists the server settings as they are in the code', () => {
  const rows = read('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)` \| (?:`(.*?)` )?\| (.+) \|$/gm)
  const documented = [...rows].map(([, name, fallback = '', purpose]) => ({
    name,
    fallback,
    purpose,
  }))
  const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }): number =>
    String(a.name).localeCompare(String(b.name))
  expect(documented.toSorted(byName)).toEqual(describeSettings().toSorted(byName))
})

test('docs/dependencies.md lists every dependency', () => {
  const manifests = [
    'package.json',
    'server/package.json',
    'examples/package.json',
    'site/package.json',
    'test/packed/runtimes/package.json',
  ].concat(globSync('packages/{*,adapters/*}/package.json', { cwd: root }))
  const names = manifests.flatMap(path => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(read(path))
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  const text = read('docs/dependencies.md')
  const missing = [...new Set(names)].filter(name => !name.startsWith('@keepsake/') && !text.includes(`\`${name}\``))
  expect(missing).toEqual([])
})

test('docs/frameworks.md names the versions that are installed', () => {
  const lock = read('pnpm-lock.yaml')
  const rows = [...read('docs/frameworks.md').matchAll(/^\| `([^`]+)` \| (\d[^ ]*) \|/gm)]
  expect(rows.length).toBeGreaterThan(7)
  const versionsOf = (name: string): string[] =>
    [...lock.matchAll(/^ {2}'?(@?[^@'\s]+)@(\d[^:('\s]*)'?:$/gm)].flatMap(([, each, version = '']) =>
      each === name ? version : [],
    )
  for (const [, name = '', version] of rows) expect([name, versionsOf(name)]).toEqual([name, [version]])
})

test('api.md of the SDK lists every public method', () => {
  const classes = [
    ...read('packages/sdk/surface.d.ts').matchAll(
      /^(?:export )?declare class (\w+Api|Events|Webhooks|Keepsake|ApiClient) .*?^}/gms,
    ),
  ]
  const methods = classes.flatMap(([text]) =>
    [...text.matchAll(/^ {4}(?:static )?(\w+)[<(]/gm)].map(([, name]) => name),
  )
  expect(methods.length).toBeGreaterThan(50)
  const list = read('packages/sdk/api.md')
  expect(methods.filter(name => name !== 'constructor' && !new RegExp(`\\.${name}[<(]`).test(list))).toEqual([])
})

test.each(['benchmarks', 'recall', 'scale'])(
  'docs/%s.md is a page for readers of at most 60 lines, besides written tables, with a link to the measurements',
  name => {
    const text = read(`docs/${name}.md`)
    const own = text.replaceAll(/<!-- figures[\s\S]*?<!-- end/g, '')
    expect(own.split('\n').length).toBeLessThanOrEqual(60)
    expect(text).toMatch(/\]\(\.\.\/bench\/\w+\.md\)/)
  },
)

test('README says which writes survive a power failure, and what needs a model', () => {
  const text = read('README.md').replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/On PostgreSQL, a confirmed write survives a crash and a power failure/)
  expect(text).toMatch(/embedded database it survives a crash, but a power failure can lose/)
  expect(text).toMatch(/a quarter of all values/)
  // the figures of the default threshold
  expect(read('docs/extraction.md')).toMatch(/^\| 0\.9 \| 97 % \| 24 % \|$/m)
})

test('docs/memory-recall.md and `keepsake memory --help` tell the same six ways to find apart', () => {
  const commands = [...waysToFind().matchAll(/^ {2}([\w-]+) /gm)].map(([, command]) => command)
  const text = read('docs/memory-recall.md')
  const table = text.slice(text.indexOf('Which operation do you want?'), text.indexOf('Beside these'))
  expect([...table.matchAll(/^\| .*? \| `([\w-]+)` \|/gm)].map(([, command]) => command)).toEqual(commands)
  expect(commands).toHaveLength(6)
})
