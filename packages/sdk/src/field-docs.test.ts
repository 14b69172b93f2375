import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const path = join(import.meta.dirname, 'generated/types.gen.ts')
const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)

interface Property {
  path: string[]
  isDocumented: boolean
}

/** All properties of an interface of the generated types, at any depth. */
function propertiesOf(name: string): Property[] {
  return statements.filter(ts.isInterfaceDeclaration).flatMap(node => (node.name.text === name ? below(node, []) : []))
}

function below(node: ts.Node, path: string[]): Property[] {
  const found: Property[] = []
  ts.forEachChild(node, child => {
    const own = ts.isPropertySignature(child) ? [...path, child.name.getText().replaceAll('"', '')] : path
    if (own !== path) found.push({ path: own, isDocumented: hasDescription(child) })
    found.push(...below(child, own))
  })
  return found
}

const hasDescription = (node: ts.Node): boolean =>
  ts.getJSDocTags(node).some(tag => tag.tagName.text === 'description' && tag.comment !== undefined)

const undocumented = (properties: Property[]): string[] =>
  properties.filter(({ isDocumented }) => !isDocumented).map(({ path }) => path.join('.'))

it('documents every field of every schema', () => {
  const fields = propertiesOf('components').filter(({ path }) => path[0] === 'schemas' && path.length > 2)
  expect(fields.length).toBeGreaterThan(900)
  expect(undocumented(fields)).toEqual([])
})

/** The parts of a call that hold its fields. */
const PART = /^(parameters|query|header|path|cookie|requestBody|responses|headers|content|\d{3}|\w+\/[\w.+-]+)$/

it('documents every parameter and every field of the bodies of an operation', () => {
  const properties = propertiesOf('operations').filter(({ path }) => path.length > 1)
  const fields = properties.filter(({ path }) => !PART.test(path.at(-1) ?? ''))
  expect(fields.length).toBeGreaterThan(100)
  expect(undocumented(fields)).toEqual([])
})
