import { RE2JS } from 're2js'
import { isObject } from '../../../platform/values/json.ts'
import { innerSchemas } from './schema-cost.ts'

/** Steps of all compiled patterns of a schema. A character of a text meets each step of a pattern once at most. */
const MAX_STEPS = 5_000
const MAX_PATTERNS = 100
/** How many steps take as long as a check. */
const STEPS_PER_CHECK = 4

/** The checks that a call has left. Each pattern takes its own before it runs. */
export interface Budget {
  checks: number
}

/** That of the current validation, which runs without a pause. */
let current: Budget = { checks: 0 }

/** Thrown if a text would take too long. */
export class TooManySteps extends Error {}

/** Runs a validation whose patterns use a budget. @throws TooManySteps before the work that exceeds it */
export function within<T>(budget: Budget, validate: () => T): T {
  current = budget
  return validate()
}

interface LinearPattern {
  steps: number
  test(text: string): boolean
  /** By which the validator distinguishes patterns. */
  toString(): string
}

/** Compiles with RE2, whose time is linear in the text whatever the pattern. @throws Error if RE2 cannot */
function compile(pattern: string): LinearPattern {
  const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern))
  const steps = compiled.programSize()
  return {
    steps,
    test(text) {
      current.checks -= (text.length * steps) / STEPS_PER_CHECK
      if (current.checks < 0) throw new TooManySteps()
      return compiled.test(text)
    },
    toString: () => pattern,
  }
}

/** What the validator compiles patterns with. `code` would name it in generated modules, which there are none of. */
export const linearRegExp = Object.assign(compile, { code: 'linearRegExp' })

/** Why the patterns of a schema cannot be used. It names the first one that is the cause. */
export function patternProblem(schema: unknown): string | undefined {
  const patterns = patternsIn(schema)
  if (patterns.length > MAX_PATTERNS) return `must have at most ${MAX_PATTERNS} patterns, not ${patterns.length}.`
  let steps = 0
  for (const pattern of patterns) {
    try {
      steps += compile(pattern).steps
    } catch (error) {
      const reason = error instanceof Error ? error.message.replace('error parsing regexp: ', '') : String(error)
      return `has the pattern ${pattern}, which cannot be checked in linear time: ${reason}. Patterns are those of RE2, without lookahead, lookbehind and backreferences.`
    }
    if (steps > MAX_STEPS) return `has patterns that are too large together, up to ${pattern}. Repeat less ({n,m}).`
  }
  return undefined
}

function patternsIn(schema: unknown): string[] {
  if (!isObject(schema)) return []
  const own = typeof schema.pattern === 'string' ? [schema.pattern] : []
  return [...own, ...innerSchemas(schema).flatMap(patternsIn)]
}
