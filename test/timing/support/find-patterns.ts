import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { document } from '../../../server/src/contract/operations.ts'
import type { Pattern } from './hostile-inputs.ts'

export const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = [
  'server/src',
  'packages/sdk/src',
  'packages/cli/src',
  'packages/mcp/src',
  'packages/english/src',
  'packages/offline-engine/src',
]
const NOT_OURS = /\.test\.ts$|\.gen\.ts$|\.d\.ts$|\/database\/prisma\/|\/testing\//

/** A pattern, and where it is defined: `path:line`, a JSON pointer into the spec, or the name of a format. */
export interface FoundPattern extends Pattern {
  where: string
}

export interface PatternsInSource {
  literals: FoundPattern[]
  /** Where patterns are built at run time, as `path:line`. */
  built: string[]
}

/** The regular expressions in the source of all code that runs. */
export function patternsInSource(): PatternsInSource {
  const literals: FoundPattern[] = []
  const built: string[] = []
  for (const path of SOURCES.flatMap(filesIn)) {
    const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      const where = `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        literals.push({ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      }
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
        built.push(where)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { literals, built }
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path}`)
    .filter(path => path.endsWith('.ts') && !NOT_OURS.test(path))
}

/** The `pattern`s of the spec, which Ajv compiles with the flag `u`. */
export function patternsInSpec(node: unknown = document, pointer = '#'): FoundPattern[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ where: `${pointer}/pattern`, source: value, flags: 'u' }]
      : patternsInSpec(value, `${pointer}/${name}`),
  )
}

/** The names of the formats that the spec uses. */
export function formatsInSpec(node: unknown = document): string[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node).flatMap(([name, value]) =>
    name === 'example' || name === 'examples'
      ? []
      : name === 'format' && typeof value === 'string'
        ? [value]
        : formatsInSpec(value),
  )
  return [...new Set(inside)]
}
