import type { ExtractInput, Json, Span } from '../types.ts'
import type { Doubt } from './doubt.ts'

/** A value that an engine found. */
export interface FoundValue {
  collectionId: string
  systemName: string
  propertyName: string
  value: Json
  confidence: number
  evidence: Span
  /** `offline` estimates how plainly a value is stated; a model says how certain it is. */
  engine?: string
}

/** What is known of a text besides its words. */
export type GateInput = Pick<ExtractInput, 'content' | 'timestamp' | 'definitions' | 'speaker' | 'turns' | 'subject'>

/** What the gate lets pass, what it holds back, and why. */
export interface Judgement<T extends FoundValue> {
  /** With a doubt that holds, a value is not stored without a decision. */
  properties: (T & { doubt?: Doubt })[]
  /** Values whose sentences speak of another property: suggested for that one if they dispute its value. */
  faint: T[]
}
