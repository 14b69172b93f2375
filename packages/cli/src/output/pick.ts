import jmespath from 'jmespath'
import { usage } from '../terminal/failure.ts'
import { isFields } from '../terminal/json.ts'

/** `[].id`, `[?active]`, `[0]`: the start of an expression that only a list can match. */
const OF_ITEMS = /^\s*\[\s*(?:[\]?*:]|-?\d)/

/**
 * Of a list's response, an expression that begins with a list means the items: `[].id` is `data[].id`.
 *
 * @throws Failure if the expression is not valid JMESPath
 */
export function pick(value: unknown, expression: string): unknown {
  try {
    const isOfItems = OF_ITEMS.test(expression) && isFields(value) && Array.isArray(value.data)
    return jmespath.search(isOfItems ? value.data : value, expression)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw usage(
      `${JSON.stringify(expression)} is not a valid JMESPath expression: ${reason}.`,
      "Examples: 'data[].id', and '[].id' of a list. See https://jmespath.org",
    )
  }
}
