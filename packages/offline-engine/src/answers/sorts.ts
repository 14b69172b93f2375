import type { Token } from '@keepsake/english/sentences'

// Sorts whose things are known, or known by their form. Other sorts are judged by how alike words are used.

const COLORS =
  /^(?:(?:light|dark|bright|pale|off)-?)?(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|beige|turquoise|teal|navy|maroon|crimson|scarlet|gold|golden|silver|bronze|copper|cream|ivory|khaki|olive|mint|lilac|lavender|magenta|cyan|indigo|burgundy|mustard|ochre|coral|salmon|peach|charcoal|amber|ruby|emerald|sand|rust|aqua|tan|transparent|colou?rless|multicolou?red|\p{L}+ish)$/u
const FLOORS =
  /^(?:\d+(?:st|nd|rd|th)?|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|upper|lower|basement|attic|mezzanine|penthouse|downstairs|upstairs|ground-floor)$/

/** The words that are of a sort. */
const WORDS: readonly (readonly [sort: RegExp, of: RegExp])[] = [
  [/^colou?rs?$/, COLORS],
  [/^(?:floors?|store?ys?|levels?)$/, FLOORS],
]
/** Sorts whose things have a name of their own. */
const NAMED =
  /^(?:brands?|makes?|models?|manufacturers?|makers?|airlines?|banks?|insurers?|providers?|vendors?|suppliers?|universit(?:y|ies)|newspapers?|operators?|carriers?|labels?|publishers?)$/
const NO_NAME =
  /^(?:i(?:['’]\p{L}+)?|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|mr|mrs|ms|dr|english|german|french|ok)$/u
/** A name after these is of a place or a person. */
const OF_OTHER = /^(?:in|to|near|into|towards?|outside|around|mr|mrs|ms|dr|prof|with)$/

/**
 * Whether a sentence has a thing of a sort, if that can be told by its words; undefined for other sorts.
 * @param isAsked whether a word is one of the question
 */
export function hasOfSort(
  sort: string,
  tokens: readonly Token[],
  isAsked: (lower: string) => boolean,
): boolean | undefined {
  const words = WORDS.find(([name]) => name.test(sort))?.[1]
  if (words) return tokens.some(({ lower }) => words.test(lower) && !isAsked(lower))
  if (!NAMED.test(sort)) return undefined
  return tokens.some(
    ({ lower, capital }, at) =>
      (capital || /\p{L}\d|\d\p{L}/u.test(lower)) &&
      at > 0 &&
      !NO_NAME.test(lower) &&
      !isAsked(lower.replace(/['’]s?$/, '')) &&
      !OF_OTHER.test(tokens[at - 1]?.lower ?? ''),
  )
}
