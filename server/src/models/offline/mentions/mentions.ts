import type { Period } from '../language/periods.ts'

interface Placed {
  start: number
  end: number
}

export interface LinkMention extends Placed {
  kind: 'email' | 'url' | 'phone'
}

export interface NumberMention extends Placed {
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

export interface DateMention extends Placed {
  kind: 'date'
  /** `YYYY-MM-DD`, or an ISO 8601 UTC time where a time of day was said. */
  value: string
  /** The other day that it may be: the one before instead of the one to come, or day and month the other way round. */
  also?: string
}

/** A capitalised (or listed) name. The scores, 0 to 1, say how much it looks like each kind. */
export interface NameMention extends Placed {
  kind: 'name'
  person: number
  organization: number
  place: number
  /** Said with a title ("Mrs"), which is not part of the name. */
  titled?: boolean
  /** Listed as a country (true) or as a city (false). */
  country?: boolean
}

export const overlaps = (a: Placed, b: Placed): boolean => a.start < b.end && b.start < a.end
