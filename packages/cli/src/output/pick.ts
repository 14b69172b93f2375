import jmespath from 'jmespath'
import { usage } from '../terminal/failure.ts'
import { isFields } from '../terminal/json.ts'

/** `[].id`, `[?active]`, `[0]`: the start of an expression that only a list can match. */
const OF_ITEMS = /^\s*\[\s*(?:[\]?*:]|-?\d)/

/** An expression about the whole response, as `data[].id` and `[?active]` are; any other is about one item. */
export const isOfResponse = (expression: string): boolean => /^\s*\[|\bdata\b/.test(expression)

/**
 * What an expression makes of each item. An item in which it finds nothing is left out.
 *
 * @throws Failure if the expression is not valid JMESPath
 */
export const pickEach = (items: readonly unknown[], expression: string): unknown[] =>
  items.map(item => pick(item, expression)).filter(picked => picked !== null)

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
