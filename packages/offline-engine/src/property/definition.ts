import type { TextKind } from '../language/concepts.ts'
import type { FrameIndex } from '../language/frames.ts'
import type { Period } from '../language/periods.ts'
import type { PropertyDefinition } from '../types.ts'

/** A definition with everything that the rules ask of it worked out once per call. */
export interface Compiled {
  definition: PropertyDefinition
  /** Its place among the properties of the call. */
  place: number
  /** Concepts of the name's own words; all of them together are worth 1. */
  main: ReadonlyMap<string, number>
  /** Concepts of generic words and of the description: they help, they never decide. */
  side: ReadonlyMap<string, number>
  /** Its words that are a verb and a particle written as one: "pickup". */
  compounds: readonly { verb: string; particle: string; concept: string }[]
  /** The name as a run of stems, for labels and for "X is Y". */
  names: readonly (readonly string[])[]
  /** The concepts of those names, without stop words. */
  runs: readonly (readonly string[])[]
  kind: TextKind
  frames: FrameIndex
  /** Stems that go with its numbers and dates. */
  hints: ReadonlySet<string>
  /** What amounts to a yes or a no. */
  facts: { yes: FrameIndex; no: FrameIndex }
  /** Which kind of place. */
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
  /** The only number of its collection in such a unit. */
  soleUnit: boolean
  /** No other number of its collection is asked for in just this unit. */
  ownUnit: boolean
  /** The only number of its collection that is counted so often. */
  solePeriod: boolean
  /** Another date of its collection asks for the next one. */
  hasNext: boolean
  /** What tells it from a plainer property of its collection ("target weight" from "weight"): it must be said. */
  marked: string | undefined
  /** How often, where its name says so. */
  period: Period | undefined
  /** Its numbers count people. */
  people: boolean
  /** Its name says that it is measured (a duration, an age), so that any unit may follow its number. */
  measured: boolean
  /** What its description says in other words than its name. */
  paraphrase: ReadonlySet<string>
  /** The verbs of "parts replaced" and "products that they use", as stems. */
  objectVerbs: ReadonlySet<string>
  /** The verbs of "people who sign or approve", as stems. */
  actorVerbs: ReadonlySet<string>
  /** Asks whom or which company the record itself is about. */
  subject: 'person' | 'organization' | undefined
  /** Words that the names of what it asks for are made with. */
  nameParts: ReadonlySet<string> | undefined
  /** Asks for the title of a work, which stands in quotation marks. */
  quoted: boolean
  /** What a person whom it asks for is called: "coach", and by its description "trainer". */
  roles: ReadonlySet<string>
  /** What the people are called whom the other properties of its collection ask for. */
  otherRoles: ReadonlySet<string>
  /** Its name has no word of its own: "contact person". */
  generic: boolean
  /** The only one of its kind in this call: an address needs no words around it then. */
  alone: boolean
}
