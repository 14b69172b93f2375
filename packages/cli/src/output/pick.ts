import jmespath from 'jmespath'
import { usage } from '../terminal/failure.ts'

/** @throws Failure if the expression is not valid JMESPath */
export function pick(value: unknown, expression: string): unknown {
  try {
    return jmespath.search(value, expression)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw usage(
      `${JSON.stringify(expression)} is not a valid JMESPath expression: ${reason}.`,
      "Example: 'data[].id'. See https://jmespath.org",
    )
  }
}
