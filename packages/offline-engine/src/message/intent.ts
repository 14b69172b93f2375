const PRONOUN = /\b(?:he|him|his|she|her|hers|they|them|their|theirs|it|its)\b/i
const ABOUT_THEM =
  /^(?:who(?:'s| is| are)|tell me (?:more |everything )?about|what (?:do|else do) (?:we|you|i) know about|brief me (?:on|about)|summari[sz]e) (?:him|her|he|she|they|them|it|this(?: \w+)?)\b[?.!\s]*$/i
/** Verbs that ask for a list, and nouns for the people on it. */
const LISTS =
  /^(?:please |can you |could you )?(?:show|list|find|give|get|count|filter|search for|fetch|which|who|whose|how many|everyone|everybody|all|any)\b/i
const ASKS =
  /^(?:what|when|why|how|where|did|does|do|is|are|was|were|has|have|can|could|will|would|should|tell|explain|summari[sz]e|brief|describe|remind)\b/i
const ABOUT =
  /^(?:(?:please|can you|could you) )?(?:(?:who|what)(?:'s| is| are)|tell me (?:everything |more |all )?about|what (?:do|else do) (?:we|you|i) know about|(?:summari[sz]e|show|give me) (?:all |everything )?(?:what )?(?:we|you|i) know about|brief me (?:on|about)|(?:give me )?a? ?(?:brief|briefing|summary|overview|digest) (?:on|of|about)|summari[sz]e|describe|catch me up on|prepare me for (?:a |the |my )?(?:call|meeting|chat) with)\s+/i

/**
 * Whether a message asks for records: by a verb that requests a list, a record type, or a bare description ("contacts
 * in Berlin"). Other questions ask for the content of memories, even if they mention values.
 */
export function asksForRecords(message: string, types: readonly string[]): boolean {
  const text = message.trim()
  if (subjectOf(text) !== undefined) return false
  if (LISTS.test(text)) return true
  const [, noun = ''] = /^what (\p{L}+)/iu.exec(text) ?? []
  if (types.some(type => isFormOf(noun, type))) return true
  return !ASKS.test(text)
}

/**
 * The subject of a message that asks for everything about somebody or something: "who is Dana Reyes?", "brief me on
 * northwind.example".
 * @returns undefined if the message asks for something else
 */
export function subjectOf(message: string): string | undefined {
  const text = message.trim()
  const begin = ABOUT.exec(text)
  if (!begin) return undefined
  const subject = text
    .slice(begin[0].length)
    .replace(/(?<![?!.\s])[?!.\s]+$/u, '')
    .replace(/^(?:the )?(?:contact|customer|client|company|account|person) (?=\S)/i, '')
  // accepts only a name, an address or an id: "who is in Berlin" and "what is the budget" ask for something else
  return /^(?:\p{Lu}|\p{N}|\p{Lo}|\S+@|\S+\.\p{L})/u.test(subject) ? subject : undefined
}

export const isFormOf = (word: string, type: string): boolean => {
  const [a, b] = [word.toLowerCase(), type.toLowerCase()]
  return a === b || a === `${b}s` || a === b.replace(/y$/, 'ies') || a === `${b}es`
}

/** Whether "he", "their" and the like refer to the subject of the conversation. */
export const refersBack = (message: string): boolean => PRONOUN.test(message)

/** Whether a message such as "who is he?" asks for everything known, like "who is Dana?". */
export const asksAboutThem = (message: string): boolean => ABOUT_THEM.test(message.trim())
