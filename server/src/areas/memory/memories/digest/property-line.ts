import type { components } from '../../../../contract/openapi.gen.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import { listTextOf } from '../../properties/workspace-lists.ts'
import { disputedLater, oneLine, seeLater, valueText } from '../../text-format.ts'

type PropertyValue = components['schemas']['PropertyValue']

/** Properties with one value, which a digest shows once. */
export interface EqualProperties {
  of: [PropertyValue, ...PropertyValue[]]
  /** The collection, if another one has another value of the same name. */
  collection: string | undefined
}

/** In letters. Shorter values, such as "no", are equal by chance. */
const MIN_TEXT = 4

/**
 * Properties in their order, each value once: that of one name in several collections, and the same text under several names. A unit
 * that one of them lacks is no difference.
 */
export function equalOnce(properties: readonly PropertyValue[]): EqualProperties[] {
  const groups: [PropertyValue, ...PropertyValue[]][] = []
  for (const property of properties) {
    const equal = groups.find(group => group.some(other => isEqual(property, other)))
    if (equal) equal.push(property)
    else groups.push([property])
  }
  const named = Map.groupBy(
    groups.flatMap(group => [...new Set(group.map(nameOf))]),
    name => name,
  )
  return groups.map(of => {
    const isShared = of.some(property => (named.get(nameOf(property))?.length ?? 0) > 1)
    return { of, collection: isShared ? of.find(({ collectionName }) => collectionName)?.collectionName : undefined }
  })
}

const nameOf = ({ propertyName }: PropertyValue): string => oneLine(propertyName).toLowerCase()

function isEqual(one: PropertyValue, other: PropertyValue): boolean {
  if (one.disputed || other.disputed || one.systemName === 'tasks' || other.systemName === 'tasks') return false
  if (one.unit !== undefined && other.unit !== undefined && one.unit !== other.unit) return false
  const [text, same] = [one, other].map(({ value }) => oneLine(valueText(value)).toLowerCase())
  if (text !== same || text === undefined || listOf(one) || listOf(other)) return false
  return (
    nameOf(one) === nameOf(other) ||
    (typeof one.value === 'string' && text.replaceAll(/[^\p{L}]/gu, '').length >= MIN_TEXT)
  )
}

const listOf = (property: PropertyValue): ReturnType<typeof listTextOf> =>
  listTextOf({ ...property, name: property.propertyName, workspace: property.collectionName })

// a name that starts with a Markdown marker would become a heading, quote or list after the bullet
export const withoutMarker = (name: string): string => oneLine(name).replace(/^[^\p{L}\p{N}[]+/u, '')

/**
 * Properties with one value on a line, in so many tokens.
 * @param correctedAt the time of a later memory that corrects the one which says it
 */
export function propertyLine({ of, collection }: EqualProperties, left: number, correctedAt?: Date): string {
  const [property] = of
  const { value, asOf, disputed } = property
  const list = listOf(property)
  if (list) return itemLines(`- ${withoutMarker(list.title)}:`, list.items, left)
  const unit = of.find(each => each.unit !== undefined)?.unit
  const inUnit = (one: unknown): string => oneLine(`${valueText(one)}${unit === undefined ? '' : ` ${unit}`}`)
  const note = disputed
    ? disputedLater(asOf, { said: inUnit(disputed.value), timestamp: disputed.timestamp })
    : correctedAt && seeLater(asOf, correctedAt)
  const names = new Map(of.map(each => [nameOf(each), withoutMarker(each.propertyName)]))
  const label = `${[...names.values()].join(', ')}${collection ? ` (${oneLine(collection)})` : ''}`
  return `- ${label}: ${inUnit(value)}${note ?? ''}`
}

/** A list with as many items as fit, at least one, and the number of the others. */
function itemLines(title: string, items: readonly string[], tokens: number): string {
  const lines = items.map(item => `\n  - ${item}`)
  const more = (n: number): string => (n === 0 ? '' : `\n  - … ${n} more`)
  let text = title
  let shown = 0
  for (const line of lines) {
    // the line break after the list also counts
    const cost = estimateDatedTokens(`${text}${line}${more(lines.length - shown - 1)}\n`)
    if (shown > 0 && cost > tokens) break
    text += line
    shown++
  }
  return text + more(lines.length - shown)
}
