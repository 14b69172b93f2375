/**
 * Why a value that stands in a text is not stored without a decision: a closed list, with the words in which people
 * read it. `unsure` is said of the record, only not for certain: it is stored if less confidence is needed, and may
 * dispute a stored value. `held` is never stored without a decision.
 */
export const DOUBTS = {
  asked: { words: 'asked, not stated', is: 'held' },
  denied: { words: 'denied', is: 'held' },
  supposed: { words: 'supposed, not stated', is: 'held' },
  wished: { words: 'wished, not stated', is: 'held' },
  planned: { words: 'planned, not done', is: 'held' },
  almost: { words: 'almost happened', is: 'held' },
  ironic: { words: 'not meant seriously', is: 'held' },
  demanded: { words: 'demanded or proposed, not agreed', is: 'held' },
  example: { words: 'an example or a draft', is: 'held' },
  general: { words: 'said in general', is: 'held' },
  past: { words: 'no longer the case', is: 'held' },
  hedged: { words: 'not certain', is: 'unsure' },
  limit: { words: 'a limit or a range', is: 'unsure' },
  by_assistant: { words: 'said by the assistant, not confirmed', is: 'held' },
  by_another: { words: 'said by somebody else about themselves', is: 'held' },
  quoted: { words: 'quoted or forwarded', is: 'held' },
  signature: { words: 'in a signature or a disclaimer', is: 'held' },
  about_another: { words: 'about somebody or something else', is: 'held' },
  no_answer: { words: 'does not answer the question', is: 'held' },
  corrected: { words: 'corrected later', is: 'held' },
  implausible: { words: 'hardly possible', is: 'held' },
  far_off: { words: 'far from the stored value', is: 'held' },
  other_period: { words: 'for another period', is: 'held' },
  unrelated: { words: 'no word of what the property is about', is: 'unsure' },
} as const satisfies Record<string, { words: string; is: 'held' | 'unsure' }>

export type Doubt = keyof typeof DOUBTS

/** The most confidence in a value with a doubt: less than what is stored as usual. */
const MOST = { held: 0.6, unsure: 0.75 }

export const mostConfidence = (doubt: Doubt): number => MOST[DOUBTS[doubt].is]

/** Whether a value is not stored without a decision, however little confidence is needed. */
export const holdsBack = (doubt: Doubt | undefined): boolean => doubt !== undefined && DOUBTS[doubt].is === 'held'
