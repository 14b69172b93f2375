import type { TextKind } from '@keepsake/english/concepts'
import type { FrameIndex } from '@keepsake/english/frames'
import type { Period } from '@keepsake/english/periods'
import type { PropertyDefinition } from '../types.ts'

/** A definition with all data that the rules need, computed once per call. */
export interface Compiled {
  definition: PropertyDefinition
  /** Its index among the properties of the call. */
  place: number
  /** Concepts of the name's own words, whose weights add up to 1, and of its aliases, each of which adds up to 1. */
  main: ReadonlyMap<string, number>
  /** Concepts of generic words and of the description: they help, but never decide. */
  side: ReadonlyMap<string, number>
  /** Its words that are a verb and a particle written as one: "pickup". */
  compounds: readonly { verb: string; particle: string; concept: string }[]
  /** The name as a run of stems, for labels and for "X is Y". */
  names: readonly (readonly string[])[]
  /** The concepts of those names, without stop words. */
  runs: readonly (readonly string[])[]
  kind: TextKind
  frames: FrameIndex
  /** Stems that occur with its numbers and dates. */
  hints: ReadonlySet<string>
  /** Phrases that mean yes or no. */
  facts: { yes: FrameIndex; no: FrameIndex }
  /** The kind of place. */
  wants: 'city' | 'country' | undefined
  /** The first letters of the words of its name. */
  initials: string
  /** Concepts of the description alone. */
  described: ReadonlySet<string>
  /** The only property of its collection that takes such a value (an amount of money, a date). */
  sole: boolean
  money: boolean
  percent: boolean
  year: boolean
  unit: string | undefined
  /** The only number of its collection with such a unit. */
  soleUnit: boolean
  /** No other number of its collection has exactly this unit. */
  ownUnit: boolean
  /** The only number of its collection with this period. */
  solePeriod: boolean
  /** Another date of its collection asks for the next one. */
  hasNext: boolean
  /**
   * The concept that distinguishes it from a plainer property of its collection ("target weight" from "weight"): the
   * text must mention it.
   */
  marked: string | undefined
  /** The period in its name. */
  period: Period | undefined
  /** Its numbers count people. */
  people: boolean
  /** Its name says that it is measured (a duration, an age), so that any unit may follow its number. */
  measured: boolean
  /** Words of its description that are not in its name. */
  paraphrase: ReadonlySet<string>
  /** The verbs of "parts replaced" and "products that they use", as stems. */
  objectVerbs: ReadonlySet<string>
  /** The verbs of "people who sign or approve", as stems. */
  actorVerbs: ReadonlySet<string>
  /** Asks for the person or company that the record itself is about. */
  subject: 'person' | 'organization' | undefined
  /** Words that occur in the names it asks for. */
  nameParts: ReadonlySet<string> | undefined
  /** Asks for the title of a work, which is in quotation marks. */
  quoted: boolean
  /** The roles of the person it asks for: "coach", and by its description "trainer". */
  roles: ReadonlySet<string>
  /** The roles of the people that the other properties of its collection ask for. */
  otherRoles: ReadonlySet<string>
  /** Its name has only generic words: "contact person". */
  generic: boolean
  /** The only one of its kind in this call: an address then needs no words around it. */
  alone: boolean
}

/** An address, which one property wants once and another as a list. */
export const isLinkKind = (kind: TextKind): boolean => kind === 'email' || kind === 'phone' || kind === 'url'
