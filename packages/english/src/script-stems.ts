/** Particles after a Korean noun, longest first. */
const KOREAN_PARTICLE =
  /(?:에서부터|으로부터|에게서|한테서|으로서|으로써|이라도|까지|부터|에서|에게|한테|께서|으로|하고|이랑|처럼|보다|마다|조차|밖에|이나|라도|로서|로써|은|는|이|가|을|를|의|에|와|과|도|만|로|랑|나)$/

/** What is written together with the noun that follows it. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|[وف]?لل)(?=.{3})/u
const ARABIC_AND = /^[وف](?=.{4})/u
const HEBREW_PREFIX = /^(?:[ושכ]?ה|ו?[בלמכש]|ו|כש|מה|שב|של)(?=.{3})/u

/** The word without its first match, or nothing if it has none. */
const without = (word: string, affix: RegExp): string[] => (affix.test(word) ? [word.replace(affix, '')] : [])

/**
 * Stems of a word of another script: the word, and the noun to which a Korean particle or an Arabic or Hebrew article is
 * attached. Whether it is one cannot be known without a dictionary, so most words keep both.
 */
export function scriptStems(word: string): readonly string[] {
  if (/^\p{sc=Hangul}{2,}$/u.test(word)) {
    const noun = without(word, KOREAN_PARTICLE)
    return [word, ...noun, ...noun.flatMap(inner => (inner.length > 1 ? without(inner, KOREAN_PARTICLE) : []))]
  }
  if (/^\p{sc=Arabic}{4,}$/u.test(word)) {
    const noun = without(word, ARABIC_ARTICLE)
    return noun.length > 0 ? noun : [word, ...without(word, ARABIC_AND)]
  }
  if (/^\p{sc=Hebrew}{4,}$/u.test(word)) return [word, ...without(word, HEBREW_PREFIX)]
  return [word.replace(/'[a-z]+$/, '')]
}
