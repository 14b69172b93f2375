import { stemsIn, stemsOf } from '@keepsake/english'
import type { PropertyDefinition } from '../types.ts'
import type { FoundValue } from './judgement.ts'
import type { Place } from './place.ts'

/** Words that stand in the description of any property. */
const ANY_SUBJECT = new Set(
  'customer client person people user company account contact day date number amount value name time record patient'
    .split(' ')
    .flatMap(stemsOf),
)

/** Types of which a text has one value. */
const SINGLE: ReadonlySet<string> = new Set(['number', 'date'])

const subjectOf = ({ name, description = '' }: PropertyDefinition): Set<string> =>
  new Set(stemsIn(`${name} ${description}`).filter(stem => !ANY_SUBJECT.has(stem)))

const speaksOf = (said: string, subject: ReadonlySet<string>): boolean => stemsIn(said).some(stem => subject.has(stem))

const sentenceOf = ({ left, said, right }: Place): string => left + said + right

/** Whether the sentence of a value, or the one before, has a word of what the property is about. */
export function isAbout(place: Place, definition: PropertyDefinition): boolean {
  const subject = subjectOf(definition)
  return subject.size === 0 || speaksOf(`${place.previous} ${place.left} ${place.right}`, subject)
}

/** The value as one of the only other property that its sentence speaks of, if nothing was found for that. */
export function ofAnother<T extends FoundValue>(
  property: T,
  place: Place,
  {
    definition,
    definitions,
    found,
  }: { definition: PropertyDefinition; definitions: readonly PropertyDefinition[]; found: readonly T[] },
): T[] {
  if (!SINGLE.has(definition.type)) return []
  const others = definitions.filter(
    one =>
      one.type === definition.type &&
      one.unit === definition.unit &&
      !found.some(other => other.collectionId === one.collectionId && other.systemName === one.systemName) &&
      speaksOf(sentenceOf(place), subjectOf(one)),
  )
  const [other] = others
  if (!other || others.length > 1) return []
  return [{ ...property, collectionId: other.collectionId, systemName: other.systemName, propertyName: other.name }]
}
