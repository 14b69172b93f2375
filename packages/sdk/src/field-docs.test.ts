import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const path = join(import.meta.dirname, 'spec/models.gen.ts')
const models = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)

/** Whether each field of the models has a sentence, by its place. */
function fieldsIn(node: ts.Node, place: string[]): { field: string; isDocumented: boolean }[] {
  const own = ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node) ? [...place, node.name.getText()] : place
  const inner: ReturnType<typeof fieldsIn> = []
  ts.forEachChild(node, child => void inner.push(...fieldsIn(child, own)))
  if (!ts.isPropertySignature(node)) return inner
  const isDocumented = ts.getJSDocCommentsAndTags(node).some(doc => ts.isJSDoc(doc) && doc.comment !== undefined)
  return [{ field: own.join('.'), isDocumented }, ...inner]
}

it('documents every field of every schema, query and body', () => {
  const fields = fieldsIn(models, [])
  expect(fields.length).toBeGreaterThan(1500)
  expect(fields.filter(({ isDocumented }) => !isDocumented).map(({ field }) => field)).toEqual([])
})

it('repeats no examples, which the reference has', () => {
  expect(models.text).not.toContain('@example')
})
