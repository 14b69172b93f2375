import { asksFor, fieldOf, isBlank, isNoneYet } from '../fields.ts'
import type { Place } from '../place.ts'
import { isFieldName, isPlaceholder } from '../placeholders.ts'
import type { Rule } from './rule.ts'

// Is it filled in? A form says what belongs into its fields until somebody writes it there.

/** What stands in the field of a value, up to the end of its line. */
const fieldAround = ({ line, said, right }: Place): string | undefined =>
  fieldOf(`${line.toLowerCase()}${said}${right}`)

/** "City: (city)" */
const NAMES_ITSELF = /^\W*([^:\n]{2,40}):\s*[(<[{]\s*\1\s*[)>\]}]\W*$/iu

/** Whether a value is only the place for one, or says what to write there. */
export function isUnfilled(place: Place): boolean {
  if (isBlank(place.said) || (place.definition.type !== 'boolean' && isNoneYet(place.said))) return true
  if (isPlaceholder(place.said, place.definition)) return true
  const field = fieldAround(place)
  return (
    field !== undefined &&
    (NAMES_ITSELF.test(`${place.line}${place.said}${place.right}`) ||
      isBlank(field) ||
      isNoneYet(field) ||
      isFieldName(field) ||
      asksFor(field))
  )
}

export const UNFILLED: readonly Rule[] = [
  {
    doubt: 'example',
    because: 'A form of which most fields are "____" or "(as on your card)" was not filled in, nor was "01.01.1970".',
    holds: place => place.isInEmptyForm && fieldAround(place) !== undefined,
  },
]
