import { asObject, isObject, type Json, type JsonObject } from './json.ts'
import type { Document } from './operations.ts'

/** The document without the operations that clients of other APIs call, and without the components that only they use. */
export function forOwnClients(document: Document): Document {
  const [own, foreign]: [JsonObject, JsonObject] = [{}, {}]
  for (const [path, item] of Object.entries(asObject(document.paths))) {
    const isForeign = Object.values(asObject(item)).some(operation => asObject(operation)['x-protocol'] !== undefined)
    if (isForeign) foreign[path] = item
    else own[path] = item
  }
  const used = referencesOf(document, own)
  const unused = [...referencesOf(document, foreign)].filter(reference => !used.has(reference))
  const components = Object.entries(asObject(document.components)).map(([kind, members]): [string, JsonObject] => [
    kind,
    Object.fromEntries(
      Object.entries(asObject(members)).filter(([name]) => !unused.includes(`#/components/${kind}/${name}`)),
    ),
  ])
  return { ...document, paths: own, components: Object.fromEntries(components) }
}

/** All references in a part of the document, and those in what they refer to. */
function referencesOf(document: Document, part: Json): Set<string> {
  const found = new Set<string>()
  const visit = (node: Json | undefined): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (!isObject(node)) return
    const { $ref: reference } = node
    if (typeof reference === 'string' && found.size < found.add(reference).size) {
      const [, , kind = '', name = ''] = reference.split('/')
      visit(asObject(asObject(document.components)[kind])[name])
    }
    for (const each of Object.values(node)) visit(each)
  }
  visit(part)
  return found
}
