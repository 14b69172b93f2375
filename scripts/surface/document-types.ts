import ts from 'typescript'

/**
 * Replaces a type such as `components['schemas']['Event']`, a path into the spec, by the type that has that name, or by
 * the schema's type if none has; returns any other node unchanged.
 * @param isMeaning whether the node is the definition of a name, and so must not be replaced by that name
 */
export function inlined(node: ts.Node, isMeaning: boolean, declarations: Map<string, ts.Statement>): ts.Node {
  const path = pathOf(node)
  if (!path) return node
  const [root = '', ...keys] = path
  const [kind, name = '', ...rest] = keys
  if (root === 'components' && kind === 'schemas' && rest.length === 0 && !isMeaning)
    return ts.factory.createTypeReferenceNode(name)
  const declaration = declarations.get(root)
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) return node
  let members: readonly ts.TypeElement[] = declaration.members
  let found: ts.TypeNode | undefined
  for (const key of keys) {
    const member = members.find(each => each.name && nameOf(each.name) === key)
    found = member && ts.isPropertySignature(member) ? member.type : undefined
    members = found && ts.isTypeLiteralNode(found) ? found.members : []
  }
  if (!found) throw new Error(`The document's types have no ${path.join('.')}.`)
  // the target may itself be a reference
  return inlined(found, false, declarations)
}

/** `['components', 'schemas', 'Event']`, or nothing if the node is not such a type. */
function pathOf(node: ts.Node): string[] | undefined {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
    return ['components', 'operations'].includes(node.typeName.text) ? [node.typeName.text] : undefined
  if (!ts.isIndexedAccessTypeNode(node)) return undefined
  const before = pathOf(node.objectType)
  const key = ts.isLiteralTypeNode(node.indexType) ? node.indexType.literal : undefined
  if (!before || !key || !(ts.isStringLiteral(key) || ts.isNumericLiteral(key))) return undefined
  return [...before, key.text]
}

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined
