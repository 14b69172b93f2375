import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { BANNER } from '../generated-file.ts'
import { asArray, asObject, asString, isObject, type Json } from '../json.ts'
import type { Document } from '../operations.ts'
import { resolve } from '../schemas.ts'
import { describedSchemas } from './contract.ts'

/**
 * The types of the SDK, in two files: `models`, which its users see, with a sentence at each field; and `paths`, by
 * which the client inside sends requests, which refers to them.
 * @param aliases names of the types that are no schema of the spec, with their place in `operations`
 */
export async function sdkTypes(
  document: Document,
  aliases: Map<string, string>,
): Promise<{ models: string; paths: string }> {
  const source = JSON.stringify(withSingles(describedSchemas(asSent(document))))
  const nodes = await openapiTS(source, { defaultNonNullable: false, silent: true })
  const { paths, components, operations } = interfacesOf(nodes)
  const places = new Map<ts.Node, string>()
  const models = new Map<string, ts.TypeAliasDeclaration>()
  const schemas = asObject(asObject(document.components).schemas)
  for (const member of membersOf(components && lookUp(components, ['schemas']))) {
    const name = member.name && ts.isPropertySignature(member) ? nameOf(member.name) : undefined
    if (name !== undefined && ts.isPropertySignature(member) && member.type) {
      const type = withAlternatives(member.type, resolve(document, schemas[name])['x-alternatives'])
      models.set(name, withComments(exported(name, type), ts.getSyntheticLeadingComments(member)))
    }
  }
  for (const [name, alias] of aliases) {
    const found = placesOf(alias).map(keys => operations && lookUp(operations, keys))
    const types = found.filter(type => type !== undefined)
    const [only, ...others] = types
    if (only && others.length === 0) places.set(only, name)
    models.set(name, exported(name, others.length === 0 && only ? only : ts.factory.createUnionTypeNode(types)))
  }
  const sorted = [...models].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, node]) => node)
  for (const node of sorted) eachNode(node, keepSentence)
  const own = new Map(sorted.map(({ type, name }) => [type as ts.Node, name.text]))
  const modelsText = astToString(sorted.map(node => rewritten(node, places, own.get(node.type)).node))

  const inner = [paths, operations].filter(node => node !== undefined)
  for (const node of inner) eachNode(node, part => void ts.setSyntheticLeadingComments(part, undefined))
  const sending = inner.map(node => rewritten(node, places))
  const used = [...new Set(sending.flatMap(({ names }) => names))].sort()
  const imports =
    used.length === 0 ? '' : `import type {\n${used.map(name => `  ${name},\n`).join('')}} from './models.gen.ts'\n\n`
  return {
    models: `// ${BANNER}\n\n${modelsText}`,
    paths: `// ${BANNER}\n\n${imports}${astToString(sending.map(({ node }) => node))}`,
  }
}

/**
 * The type of an object that needs one of several fields: `x-alternatives` is `{ any: [...] }` if more than one can be
 * given, and `{ one: [...] }` if not. The server checks it by code, as tools of models cannot have a union at the root.
 */
function withAlternatives(type: ts.TypeNode, alternatives: Json | undefined): ts.TypeNode {
  if (!isObject(alternatives)) return type
  const { any, one } = alternatives
  const names = asArray(any ?? one).map(asString)
  const never = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword)
  const optional = ts.factory.createToken(ts.SyntaxKind.QuestionToken)
  const field = (name: string, isGiven: boolean): ts.TypeElement => {
    const member = membersOf(type).find(each => each.name && nameOf(each.name) === name)
    if (!member || !ts.isPropertySignature(member) || !member.type)
      throw new Error(`openapi.yaml: x-alternatives names ${name}, which is no field.`)
    const copy = isGiven
      ? ts.factory.createPropertySignature(undefined, name, undefined, member.type)
      : ts.factory.createPropertySignature(undefined, name, optional, never)
    return withComments(copy, ts.getSyntheticLeadingComments(member))
  }
  const options = names.map(name => {
    const others = one ? names.filter(other => other !== name) : []
    return ts.factory.createTypeLiteralNode([field(name, true), ...others.map(other => field(other, false))])
  })
  return ts.factory.createIntersectionTypeNode([type, ts.factory.createUnionTypeNode(options)])
}

/** A list that always has exactly one entry, so that reading the first needs no check. */
function withSingles(value: Json): Json {
  if (Array.isArray(value)) return value.map(withSingles)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]): [string, Json] => [name, withSingles(part)]),
  )
  const { type, minItems, maxItems, items } = copy
  return type === 'array' && minItems === 1 && maxItems === 1 && items !== undefined
    ? { ...copy, prefixItems: [items] }
    : copy
}

/** What the client sends and reads: each parameter in its place, and successes only, since failures throw. */
function asSent(document: Document): Document {
  const resolved = (parameters: Json | undefined): Json[] => asArray(parameters).map(each => resolve(document, each))
  const paths = Object.entries(asObject(document.paths)).map(([path, item]): [string, Json] => {
    const parts = Object.entries(asObject(item)).map(([key, part]): [string, Json] => {
      if (key === 'parameters') return [key, resolved(part)]
      if (!isObject(part) || !isObject(part.responses)) return [key, part]
      // 206 is a part of a file, which is not JSON
      const successes = Object.entries(part.responses).filter(([status]) => /^2(?!06)/.test(status))
      const responses = successes.map(([status, response]): [string, Json] => {
        const { headers: _headers, ...rest } = resolve(document, response)
        return [status, rest]
      })
      const parameters = resolved(part.parameters)
      return [key, { ...part, ...(parameters.length > 0 && { parameters }), responses: Object.fromEntries(responses) }]
    })
    return [path, Object.fromEntries(parts)]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

function interfacesOf(nodes: ts.Node[]): Partial<Record<string, ts.InterfaceDeclaration>> {
  return Object.fromEntries(nodes.filter(ts.isInterfaceDeclaration).map(node => [node.name.text, node]))
}

const exported = (name: string, type: ts.TypeNode): ts.TypeAliasDeclaration =>
  ts.factory.createTypeAliasDeclaration([ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)], name, undefined, type)

function withComments<Node extends ts.Node>(node: Node, comments: ts.SynthesizedComment[] | undefined): Node {
  return comments ? ts.setSyntheticLeadingComments(node, comments) : node
}

const membersOf = (node: ts.Node | undefined): readonly ts.TypeElement[] =>
  node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : []

/** The type at a place in an interface. */
function lookUp(root: ts.Node, keys: string[]): ts.TypeNode | undefined {
  let found: ts.Node | undefined = root
  for (const key of keys) {
    const member: ts.TypeElement | undefined = membersOf(found).find(each => each.name && nameOf(each.name) === key)
    found = member && ts.isPropertySignature(member) ? member.type : undefined
  }
  return found && ts.isTypeNode(found) ? found : undefined
}

/** The places in `NonNullable<operations['recall']['requestBody']>['content'] | operations[…]`. */
const placesOf = (alias: string): string[][] =>
  alias.split(' | ').map(part => [...part.matchAll(/\['?([^'\]]+)'?\]/g)].map(([, key = '']) => key))

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined

function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, child => eachNode(child, visit))
}

/** Leaves the sentence and the default of a field: editors show no more. */
function keepSentence(node: ts.Node): void {
  const comments = ts.getSyntheticLeadingComments(node)
  if (!comments) return
  const tags = comments.flatMap(({ text }) =>
    text
      .split('\n')
      .map(line => line.replace(/^\s*\*? ?/, '').trimEnd())
      .join('\n')
      .split(/\n?(?=^@\w+)/m),
  )
  const sentence = tags.find(tag => tag.startsWith('@description'))?.replace(/^@description\s*/, '')
  const kept = [sentence, ...tags.filter(tag => /^@(default|deprecated)/.test(tag))].filter(tag => tag !== undefined)
  const lines = kept.join('\n').trim().split('\n')
  const text = lines.length === 1 ? `* ${lines[0]} ` : `*\n${lines.map(line => ` * ${line}`.trimEnd()).join('\n')}\n `
  const kind = ts.SyntaxKind.MultiLineCommentTrivia
  const isEmpty = lines.join('') === ''
  ts.setSyntheticLeadingComments(node, isEmpty ? [] : [{ kind, text, hasTrailingNewLine: true, pos: -1, end: -1 }])
}

/**
 * With the names of models in place of what they stand for.
 * @param own the name that the node declares, which is not replaced by itself
 * @returns the node, and the names in it
 */
function rewritten<Node extends ts.Node>(
  root: Node,
  places: Map<ts.Node, string>,
  own?: string,
): { node: ts.Node; names: string[] } {
  const names: string[] = []
  const reference = (name: string): ts.TypeNode => {
    names.push(name)
    return ts.factory.createTypeReferenceNode(name)
  }
  const { transformed } = ts.transform<ts.Node>(root, [
    context => node => {
      const visit = (part: ts.Node): ts.Node => {
        const place = places.get(part)
        if (place !== undefined && place !== own) return reference(place)
        const name = schemaOf(part)
        return name === undefined ? ts.visitEachChild(part, visit, context) : reference(name)
      }
      return visit(node)
    },
  ])
  return { node: transformed[0] ?? root, names }
}

/** `Event` of `components["schemas"]["Event"]`. */
function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { objectType } = node.objectType
  const isComponents = ts.isTypeReferenceNode(objectType) && ts.isIdentifier(objectType.typeName)
  return isComponents && objectType.typeName.text === 'components' && keyOf(node.objectType) === 'schemas'
    ? keyOf(node)
    : undefined
}

const keyOf = ({ indexType }: ts.IndexedAccessTypeNode): string | undefined =>
  ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : undefined
