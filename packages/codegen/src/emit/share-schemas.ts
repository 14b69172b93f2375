import { isObject, type Json } from '../json.ts'

/** Shorter schemas are as easy to read inline. */
const MIN_LENGTH = 120

interface Shared {
  /** `const Memory = {…}`, each after the constants it uses. */
  constants: string[]
  /** The value as TypeScript that refers to the constants. */
  text: string
}

/**
 * Prints a value so that a repeated schema is printed once.
 * @param named schemas that may become constants; the first name of equal ones is used
 */
export function shareSchemas(value: unknown, named: readonly [name: string, schema: Json][]): Shared {
  const root: Json = JSON.parse(JSON.stringify(value))
  const names = new Map<string, string>()
  for (const [name, schema] of named) {
    const text = JSON.stringify(schema)
    if (text.length >= MIN_LENGTH && !names.has(text)) names.set(text, name)
  }
  const uses = new Map<string, number>()
  count(root)
  const shared = [...names.keys()].filter(text => (uses.get(text) ?? 0) > 1)
  // a nested schema is shorter than its parent
  const inOrder = shared.toSorted((one, other) => one.length - other.length)
  return {
    constants: inOrder.map(text => `const ${names.get(text)} = ${print(JSON.parse(text), text)}`),
    text: print(root),
  }

  function count(part: Json): void {
    if (Array.isArray(part)) part.forEach(count)
    if (!isObject(part)) return
    const text = JSON.stringify(part)
    if (names.has(text)) {
      uses.set(text, (uses.get(text) ?? 0) + 1)
      // the content of a constant is printed once
      if (uses.get(text) !== 1) return
    }
    Object.values(part).forEach(count)
  }

  function print(part: Json, own?: string): string {
    const chosen = new Set(shared.filter(text => text !== own))
    const withNames = JSON.stringify(
      part,
      (_key, each: Json) => {
        const text = isObject(each) ? JSON.stringify(each) : ''
        return chosen.has(text) ? `@@${names.get(text)}@@` : each
      },
      2,
    )
    return withNames.replaceAll(/"@@(\w+)@@"/g, '$1')
  }
}
