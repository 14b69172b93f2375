import type { Period } from '../language/periods.ts'

interface TextRange {
  start: number
  end: number
}

export interface LinkMention extends TextRange {
  kind: 'email' | 'url' | 'phone'
}

export interface NumberMention extends TextRange {
  kind: 'number'
  value: number
  /** `USD`, `%`, a unit in its short form (`km`, `kg`, `day`), or nothing for a bare number. */
  unit?: string
  /** A bare four-digit number that reads as a year. */
  year: boolean
  /** Said as "a" or "one": weak, unless its noun follows at once. */
  weak: boolean
  /** What it is in metres where its "m" may stand for them. */
  metres?: number
  /** What it is where its dot may part thousands. */
  grouped?: number
  /** "fifth", "5th": which one, not how many. */
  ordinal?: boolean
  /** "a month", "per week" after it. */
  period?: Period
}

/** A capitalised (or listed) name. The scores, 0 to 1, say how much it looks like each kind. */
export interface NameMention extends TextRange {
  kind: 'name'
  person: number
  organization: number
  place: number
  /** Said with a title ("Mrs"), which is not part of the name. */
  titled?: boolean
  /** Listed as a country (true) or as a city (false). */
  country?: boolean
}

export const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end
