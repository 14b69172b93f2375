import { findBadText } from '../platform/values/unicode.ts'
import type { ExtractedProperty, ExtractInput, Extraction } from './port.ts'
import { fits } from './value-types.ts'

/** Values of one text. More of them are an error of the reader, and would hold up the database. */
const MAX_VALUES = 1_000
/** Bytes of one value as JSON. */
const MAX_BYTES = 256 * 1024

/** A value that cannot be stored, without the text that it was read from. */
export interface RefusedValue {
  property: string
  reason: 'type' | 'text' | 'size' | 'evidence' | 'too_many'
}

/** Leaves out the values of a text that the database could not store, or that are not of the type of their property. */
export function writableValues(
  { content, definitions }: ExtractInput,
  { properties, faint = [], ...rest }: Extraction,
): { extraction: Extraction; refused: RefusedValue[] } {
  const definitionOf = new Map(definitions.map(one => [keyOf(one), one]))
  const refused: RefusedValue[] = []
  const refuse = (one: ExtractedProperty, reason: RefusedValue['reason']): boolean => {
    refused.push({ property: keyOf(one), reason })
    return false
  }
  const writable = (all: readonly ExtractedProperty[]): ExtractedProperty[] =>
    all.filter(one => {
      const reason = problemOf(one, definitionOf.get(keyOf(one)), content)
      return reason === undefined || refuse(one, reason)
    })
  const kept = { properties: writable(properties), faint: writable(faint) }
  const most = new Set(mostCertain([...kept.properties, ...kept.faint], MAX_VALUES))
  const few = (all: readonly ExtractedProperty[]): ExtractedProperty[] =>
    all.filter(one => most.has(one) || refuse(one, 'too_many'))
  return { extraction: { ...rest, properties: few(kept.properties), faint: few(kept.faint) }, refused }
}

/** The most certain values, in text order. @param most undefined for all of them */
export function mostCertain(found: ExtractedProperty[], most: number | undefined): ExtractedProperty[] {
  if (most === undefined || found.length <= most) return found
  const kept = new Set(found.toSorted((a, b) => b.confidence - a.confidence).slice(0, most))
  return found.filter(one => kept.has(one))
}

const keyOf = ({ collectionId, systemName }: { collectionId: string; systemName: string }): string =>
  `${collectionId} ${systemName}`

function problemOf(
  { value, confidence, evidence: { start, end, text } }: ExtractedProperty,
  definition: ExtractInput['definitions'][number] | undefined,
  content: string,
): RefusedValue['reason'] | undefined {
  // a list of several values of a property, or one of them
  const all = definition?.mode === 'append' && Array.isArray(value) ? value : [value]
  const { type = 'text', options } = definition ?? {}
  if (!definition || !all.every(one => type === 'array' || fits(type, one, options ?? []))) return 'type'
  if (findBadText(value)) return 'text'
  if (Buffer.byteLength(JSON.stringify(value)) > MAX_BYTES) return 'size'
  const isInside =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= content.length
  return isInside && confidence >= 0 && confidence <= 1 && !findBadText(text) ? undefined : 'evidence'
}
