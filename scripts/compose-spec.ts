/**
 * Completes the spec from its area files, `openapi/<area>.yaml`: the lists of tags and paths in openapi.yaml, and the
 * permissions that a key can be limited to. Writes the table of permissions and plans that the server reads, and the
 * list of the areas' facts. Writes the codes of `openapi/errors.yaml` where the spec and the server list them. With `--check`, checks that the committed files are current.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { PLAN_NAMES } from '../server/src/platform/access/plan-names.ts'
import { ROLES } from '../server/src/platform/access/roles.ts'

const root = join(import.meta.dirname, '..')

/** What an area file says about its area. An area may have more files, `openapi/<area>-*.yaml`, with paths only. */
const Tag = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** The smallest plan that includes the area; every plan does if there is none. */
  'x-plan': z.enum(PLAN_NAMES).optional(),
  /** The role with the fewest rights that has a permission. */
  'x-permissions': z.record(z.string().regex(/^[a-z-]+:[a-z]+$/), z.enum(ROLES)).default({}),
  /** Permissions that test keys do not have. */
  'x-live-only': z.array(z.string()).default([]),
})
const AreaFile = z.looseObject({
  tags: z.tuple([Tag]).optional(),
  paths: z.record(z.string(), z.unknown()).optional(),
})

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = globSync('openapi/*.yaml', { cwd: root })
  .sort()
  .map(path => ({ path, ...AreaFile.parse(parse(read(path))) }))

/** What stands in the spec keeps its place; what is new comes last. */
function inOrder<T>(items: readonly T[], nameOf: (item: T) => string, order: readonly string[]): T[] {
  const place = (item: T): number => order.indexOf(nameOf(item)) + 1 || Number.POSITIVE_INFINITY
  return items.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/** Replaces the lines of a block, which are indented or comments, up to the next key. */
function withBlock(text: string, key: string, lines: readonly string[]): string {
  const block = new RegExp(`^${key}:\\n(?:(?: .*)?\\n)*`, 'm')
  if (!block.test(text)) throw new Error(`openapi.yaml has no block "${key}:".`)
  return text.replace(block, () => [`${key}:`, ...lines, ''].join('\n'))
}

const spec = read('openapi.yaml')
const before = z.object({ tags: z.array(z.object({ name: z.string() })), paths: z.record(z.string(), z.unknown()) })
const { tags: oldTags, paths: oldPaths } = before.parse(parse(spec))

const tags = inOrder(
  files.flatMap(file => {
    for (const tag of file.tags ?? [])
      if (`${tag.name}.yaml` !== basename(file.path)) throw new Error(`${file.path} must have the tag of its name.`)
    return file.tags ?? []
  }),
  ({ name }) => name,
  oldTags.map(({ name }) => name),
)
const paths = inOrder(
  files.flatMap(({ path, paths: own = {} }) => Object.keys(own).map(name => ({ name, path }))),
  ({ name }) => name,
  Object.keys(oldPaths),
)

/** Of YAML, where it needs quotes in a line of its own, and inside braces. */
const quoted = (text: string, special: RegExp): string =>
  special.test(text) ? `'${text.replaceAll("'", "''")}'` : text
const BLOCK = /: | #|^[^\w]/
const FLOW = /[{},[\]]/
/** Of an object in TypeScript. */
const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)
const pointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

const composed = withBlock(
  withBlock(
    spec,
    'tags',
    tags.flatMap(({ name, description }) => [`  - name: ${name}`, `    description: ${quoted(description, BLOCK)}`]),
  ),
  'paths',
  paths.map(({ name, path }) => `  ${name}: { $ref: ${quoted(`${path}#/paths/${pointer(name)}`, FLOW)} }`),
)

const permissions = tags.flatMap(tag => Object.entries(tag['x-permissions']))

/** Replaces the list of values of a string in a spec file: the first `enum` after the line with this key. */
function withEnum(path: string, key: string, values: readonly string[]): string {
  const list = new RegExp(`^( {4}${key}:\\n(?: {6}.*\\n)*? {6}.*\\benum: )\\[[^\\]]*\\]`, 'm')
  const text = read(path)
  if (!list.test(text)) throw new Error(`${path} has no list of the values of ${key}.`)
  return text.replace(list, (_, start: string) => `${start}[${values.join(', ')}]`)
}

const { errors } = z
  .looseObject({
    errors: z.array(
      z.looseObject({
        code: z.string(),
        from: z.enum(['server', 'client', 'cli']),
        chatReasons: z.array(z.string()).default([]),
        statuses: z.array(z.looseObject({ status: z.int() })).default([]),
      }),
    ),
  })
  .parse(parse(read('openapi/errors.yaml')))
const served = errors.filter(({ from }) => from === 'server')
const statuses = new Set(served.flatMap(error => error.statuses.map(({ status }) => status)))

const codes = `// Generated from openapi/errors.yaml by pnpm generate; do not edit.

/** The status of each code, unless an error has another one. */
export const STATUS = {
${served.map(({ code, statuses: [usual] }) => `  ${code}: ${usual?.status},`).join('\n')}
} as const

export type ErrorCode = keyof typeof STATUS
export type ErrorStatus = ${[...statuses].sort((a, b) => a - b).join(' | ')}
`

const table = `// Generated from openapi/*.yaml by pnpm generate; do not edit.
import type { PlanName } from './plan-names.ts'

/** The role with the fewest rights that has a permission. */
export const MIN_ROLES = {
${permissions.map(([name, role]) => `  '${name}': '${role}',`).join('\n')}
} as const

/** Permissions for what live and test data share. A test key must not reach live data, so it does not have them. */
export const LIVE_ONLY: readonly string[] = [${tags.flatMap(tag => tag['x-live-only'].map(name => `'${name}'`)).join(', ')}]

/** The smallest plan with each feature. A feature is an area, with all its operations; the others are in every plan. */
export const FEATURES: Readonly<Record<string, PlanName>> = {
${tags.flatMap(tag => (tag['x-plan'] ? [`  ${key(tag.name)}: '${tag['x-plan']}',`] : [])).join('\n')}
}
`

const withFacts = tags
  .map(({ name }) => name)
  .filter(name => existsSync(join(root, `server/src/areas/${name}/facts.ts`)))
const withSettings = withFacts.filter(name => /\bsettings\b/.test(read(`server/src/areas/${name}/facts.ts`))).sort()
const constantOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_FACTS`
const facts = `// Generated from the folders of server/src/areas by pnpm generate; do not edit.
${withFacts
  .map(name => `import { ${constantOf(name)} } from './areas/${name}/facts.ts'`)
  .sort()
  .join('\n')}

/** What is known about the areas without a running service. */
export const AREAS = {
${withFacts.map(name => `  ${key(name)}: ${constantOf(name)},`).join('\n')}
}

export const AREA_SETTINGS = {
${withSettings.map(name => `  ...${constantOf(name)}.settings,`).join('\n')}
}
`

const outputs = {
  'openapi.yaml': composed,
  'openapi/organizations.yaml': withEnum(
    'openapi/organizations.yaml',
    'Permission',
    permissions.map(([name]) => `'${name}'`),
  ),
  'openapi/common.yaml': withEnum(
    'openapi/common.yaml',
    'Failure',
    served.map(({ code }) => code),
  ),
  'openapi/orchestration.yaml': withEnum(
    'openapi/orchestration.yaml',
    'ChatError',
    served.flatMap(({ code, chatReasons }) => [code, ...chatReasons]),
  ),
  'server/src/platform/values/error-codes.gen.ts': codes,
  'server/src/platform/access/permissions.gen.ts': table,
  'server/src/area-facts.gen.ts': facts,
}
for (const [path, content] of Object.entries(outputs)) {
  if (existsSync(join(root, path)) && read(path) === content) continue
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is out of date; run pnpm generate and commit it.\n`)
    process.exitCode = 1
  } else writeFileSync(join(root, path), content)
}
