/** A pattern that takes more than linear time, and why it never sees more than `bound` characters. */
export interface BoundedPattern {
  path: string
  source: string
  bound: number
  why: string
}

/** The only patterns that may. Each is measured at its bound. */
export const BOUNDED_PATTERNS: readonly BoundedPattern[] = [
  {
    path: 'packages/sdk/src/core/settings.ts',
    source: String.raw`\/+$`,
    bound: 2_000,
    why: 'The base URL is given by whoever runs the program. The linear form needs a lookbehind, which older browsers lack.',
  },
  {
    path: 'server/src/http/reference/page.ts',
    source: String.raw`"(?:[^"\\]|\\.)*"(\s*:)?`,
    bound: 4_000,
    why: 'It marks the examples of the spec.',
  },
  {
    path: 'packages/offline-engine/src/answers/question-parts.ts',
    source: String.raw`\bhow much\b.*\b(?:costs?|pay|pays|paid|spen[dt]|charged?|earn|price|rent|fee|money|willing|budget|save|grant|compensation|deposit|apply|plan)\b|\bwhat (?:\w+ ){0,4}(?:price|budget|salary|fee|rent|costs?|deposit)\b`,
    bound: 2_000,
    why: 'MAX_QUESTION in the same file.',
  },
  {
    path: 'packages/english/src/chunks.ts',
    source: String.raw`\p{L}{2}|\p{L}.*\d|\d.*\p{L}`,
    bound: 1_000,
    why: 'A token is part of a sentence: MAX_SENTENCE in language/sentences.ts.',
  },
  {
    path: 'packages/english/src/dates/sentence-dates.ts',
    source: String.raw`(?<!\s)\s*(?:\bto\b|\buntil\b|\bthrough\b|-|–)\s*(?!.*(?:\bto\b|–))`,
    bound: 1_000,
    why: 'A date is part of a sentence: MAX_SENTENCE in language/sentences.ts.',
  },
  {
    path: 'packages/offline-engine/src/property/named-property.ts',
    source: String.raw`\((?:not|other than|except|without)\b[^)]*\)|;.*$`,
    bound: 1_000,
    why: 'maxLength of the description of a property in the spec.',
  },
  {
    path: 'packages/offline-engine/src/candidates/adjacent-roles.ts',
    source: String.raw`(?:^|[^\p{L}])(\p{L}[\p{L}-]*)[,:]?\s+(?:(?:is|was|called|named)\s+)?(?:(?:dr|mr|mrs|ms|prof|professor|herr|frau|mme|sir)\.?\s+)?$`,
    bound: 48,
    why: 'It sees 48 characters before a name.',
  },
  {
    path: 'packages/offline-engine/src/candidates/adjacent-roles.ts',
    source: String.raw`^(?:\s*[,(–-]\s*|\s*\n\s*|,?\s+(?:is|was|as|will be|remains)\s+|\s+)(?:(?:the|our|your|their|my|his|her|as|a|an|new)\s+){0,2}(\p{L}[\p{L}-]*)(?=(\s+(?:of|for|at|here|again)\b)?)`,
    bound: 48,
    why: 'It sees 48 characters after a name.',
  },
  {
    path: 'packages/offline-engine/src/view/view.ts',
    source: String.raw`^\s*\S{0,12}\s*(?:->|→|=>)\s*$`,
    bound: 24,
    why: 'Two values that are further apart are not compared: MOVED in the same file.',
  },
]

/** Files whose patterns see at most `bound` characters, also those that are built at run time. Each is measured at that. */
export const BOUNDED_FILES: readonly Omit<BoundedPattern, 'source'>[] = [
  {
    path: 'packages/offline-engine/src/gate/rules/',
    bound: 1_200,
    why: 'A rule sees a Place: 400 characters on each side of a value, and of the value. MAX_SIDE and MAX_TURN in gate/place.ts.',
  },
  {
    path: 'packages/offline-engine/src/answers/',
    bound: 1_000,
    why: 'It sees a sentence, or a part of a question: MAX_SENTENCE in english/sentences.ts.',
  },
  {
    path: 'packages/offline-engine/src/gate/gate.ts',
    bound: 400,
    why: 'It sees a side of a Place: MAX_SIDE in gate/place.ts.',
  },
  {
    path: 'packages/offline-engine/src/property/name-before.ts',
    bound: 120,
    why: 'MAX_BEFORE in the same file.',
  },
]
