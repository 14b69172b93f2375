import { STOP_WORDS } from '@keepsake/english'
import { isFormOf } from './intent.ts'
import type { KnownProperty, Vocabulary } from './vocabulary.ts'
import { formsIn, type Mark, type MessageWord, overlaps } from './words.ts'

export interface PropertyMark extends Mark {
  /** All properties with this name. */
  properties: KnownProperty[]
}

export interface ValueMark extends Mark {
  /** The properties that have it, each with the value as stored. */
  of: { property: KnownProperty; value: string }[]
}

export interface TypeMark extends Mark {
  type: string
}

/** Where the forms occur in this order, with at most one short word between two of them. */
const placesOf = (words: readonly MessageWord[], forms: readonly string[], gap: number): Mark[] =>
  words.flatMap((first, i) => {
    if (forms.length === 0 || first.form !== forms[0]) return []
    let at = i
    for (const form of forms.slice(1)) {
      let next = at + 1
      const small = (n: number): boolean => STOP_WORDS.has(words[n]?.text ?? '')
      while (next <= at + gap && words[next]?.form !== form && small(next)) next++
      if (words[next]?.form !== form) return []
      at = next
    }
    return [{ start: first.start, end: words[at]?.end ?? first.end }]
  })

/** Keeps the longest of overlapping marks. */
function longest<M extends Mark>(marks: readonly M[]): M[] {
  const kept: M[] = []
  for (const mark of [...marks].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!kept.some(other => overlaps(other, mark))) kept.push(mark)
  return kept.sort((a, b) => a.start - b.start)
}

function merged<M extends Mark>(marks: readonly M[], merge: (into: M, mark: M) => void): M[] {
  const byPlace = new Map<string, M>()
  for (const mark of marks) {
    const place = `${mark.start} ${mark.end}`
    const known = byPlace.get(place)
    if (known) merge(known, mark)
    else byPlace.set(place, mark)
  }
  return longest([...byPlace.values()])
}

/** Finds mentions of properties: by a full name or alias, or by the last word of it if no other property has that word. */
export function propertyMarks(words: readonly MessageWord[], { properties }: Vocabulary): PropertyMark[] {
  const names = properties.flatMap(property =>
    [property.name, ...(property.aliases ?? [])].map(name => ({ property, forms: formsIn(name) })),
  )
  const marks = names.flatMap(({ property, forms }) => {
    const last = forms.slice(-1)
    const alone =
      forms.length > 1 && names.every(other => other.property === property || !other.forms.includes(last[0] ?? ''))
    const places = [
      ...placesOf(words, forms, 1),
      ...(alone && (last[0]?.length ?? 0) > 3 ? placesOf(words, last, 0) : []),
    ]
    return places.map(place => ({ ...place, properties: [property] }))
  })
  // a property that is mentioned by two of its names is one
  return merged(marks, (into, mark) => {
    for (const property of mark.properties) if (!into.properties.includes(property)) into.properties.push(property)
  })
}

export function valueMarks(words: readonly MessageWord[], { properties }: Vocabulary): ValueMark[] {
  const marks = properties.flatMap(property =>
    property.values.flatMap(value =>
      placesOf(words, formsIn(value), 0).map(place => ({ ...place, of: [{ property, value }] })),
    ),
  )
  return merged(marks, (into, mark) => into.of.push(...mark.of))
}

export const typeMarks = (words: readonly MessageWord[], { types }: Vocabulary): TypeMark[] =>
  words.flatMap(({ text, start, end }) => {
    const type = types.find(each => isFormOf(text, each))
    return type === undefined ? [] : [{ start, end, type }]
  })
