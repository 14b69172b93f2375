/** In credits. What is not listed is free, and so is a call that fails. */
export const PRICES = {
  /** Selecting guidelines for a message. */
  smartGuidelines: 1,
  /** Letting a model choose among them, in addition to `smartGuidelines`. */
  chooseGuidelines: 1,
  /** Planning a smart update. Applying its plan is free. */
  smartUpdate: 1,
  /** Letting a model plan it, in addition to `smartUpdate`. */
  planUpdate: 1,
} as const
