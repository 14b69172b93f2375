import { unitOf } from '@keepsake/english/units'
import type { PropertyDefinition } from '../types.ts'

/** The unit of a property: the one of its definition, or one in its name or description. */
export function unitFor(definition: PropertyDefinition, words: readonly string[]): string | undefined {
  // In a text "m" for metres is ambiguous; in a definition it is not.
  if (definition.unit === 'm') return 'm'
  return (
    unitOf(definition.unit) ??
    unitOf(definition.unit?.split(/[ /]/)[0]) ??
    unitInName(words) ??
    unitDescribed(definition)
  )
}

/** "Memory in GB", "in cubic metres": also in the description. */
function unitDescribed({ type, description }: PropertyDefinition): string | undefined {
  if (type !== 'number') return undefined
  const said = /\bin (cubic (?:met(?:er|re)s?|feet)|\p{L}{2,})\b/iu.exec(description ?? '')?.[1]?.toLowerCase()
  return said === undefined ? undefined : unitOf(said.startsWith('cubic') ? 'm3' : said)
}

/** "Weight (kg)", "duration_minutes": the unit may be in the name. */
function unitInName(words: readonly string[]): string | undefined {
  const last = words.at(-1)
  return last !== undefined &&
    words.length > 1 &&
    !/^(?:year|second|name|a|in|m|g|b|l|h|number|grand|share|mil)$/.test(last)
    ? unitOf(last)
    : undefined
}
