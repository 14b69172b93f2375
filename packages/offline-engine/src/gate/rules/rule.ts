import type { Json } from '../../types.ts'
import type { Doubt } from '../doubt.ts'
import type { Place } from '../place.ts'

/** What a judgement knows besides the place of a value. */
export interface Judged {
  value: Json
  /** When the text was said. */
  timestamp: Date
  /** The words of the property's name, its other names and its description. */
  about: string
  /** The names of all properties that are looked for, and of their collections. */
  domain: string
  /** Whether one of its words stands in this text. */
  isNamedIn(text: string): boolean
  /** Whether one of the words that its name has for itself does: not "end", "date", or what its description says. */
  isMeantIn(text: string): boolean
  /** The words of the names of the record; empty if none is known. */
  names: ReadonlySet<string>
  /** Whether the record is one of those who speak. */
  isAmongSpeakers: boolean
  /** Whether a text has one of the words of a reason, other than as a word of the properties: "sample", "target". */
  hears(cue: RegExp, text: string): boolean
}

/** One reason to hold a value back. */
export interface Rule {
  doubt: Doubt
  /** An example of what it holds back, and why. */
  because: string
  /** It goes by where words stand. A language model, which reads them, is believed. */
  isSoft?: true
  holds(place: Place, judged: Judged): boolean
}

export const isNumber = ({ definition }: Place): boolean => definition.type === 'number'
export const isDate = ({ definition }: Place): boolean => definition.type === 'date'

const HEAD = /^\W*(?:(?:and|but|so|also|the|an?|my|our|his|her|their|mr|mrs|ms|dr|hi|hello|ok)\b\W*)*$/

/** Whether a name begins its clause: what is said of it later does not unsay it, unless that is what the property is about. */
export const isHead = ({ definition, near, beyond }: Place, { isNamedIn }: Judged): boolean =>
  (definition.type === 'text' || definition.type === 'array') && HEAD.test(near) && !isNamedIn(beyond)
