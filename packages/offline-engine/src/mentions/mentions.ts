import type { Period } from '@keepsake/english/periods'

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
  /** `USD`, `%`, a unit in its short form (`km`, `kg`, `day`), or absent for a bare number. */
  unit?: string
  /** A bare four-digit number that may be a year. */
  year: boolean
  /** Written as "a" or "one": weak, unless its noun follows at once. */
  weak: boolean
  /** Its value if its "m" means metres. */
  metres?: number
  /** Its value if its dot separates thousands. */
  grouped?: number
  /** "fifth", "5th": identifies, does not count. */
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
  /** Preceded by a title ("Mrs"), which is not part of the name. */
  titled?: boolean
  /** Listed as a country (true) or as a city (false). */
  country?: boolean
}

export const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end
