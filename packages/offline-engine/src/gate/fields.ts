// The fields of a form, and what stands in them as long as nobody has filled them in.

/** What stands where nothing was written: signs, or a name of the field in brackets. */
const DRAWN =
  /%[sdf]\b|\$\{?[a-z_]{2,}\}?|[x#_*]{2,}(?:[ .,/:@-][x#_*]+)*|[#_.…*\-–—=~]{2,}|\b(?:dd|mm|yy(?:yy)?|hh|ss|tt|jj(?:jj)?)(?:[ ./:-](?:dd|mm|yy(?:yy)?|hh|ss|tt|jj(?:jj)?))+\b|<[^<>]{0,40}>|\[[^[\]]{0,40}\]|\{{1,2}[^{}]{0,40}\}{1,2}/giu
/** What is printed beside it: signs, a unit, a currency. */
const PRINTED = /^(?:€|\$|£|kg|cm|m|%|\p{Lu}{3})?$/iu
/** What people write who have nothing to write yet. */
const NONE_YET = /^[\s"'“”(]*(?:n\/?a|n\.a\.|n\. ?n\.?|tb[acd]|t\.b\.[acd]\.?|\?+|[-–—]+)[\s"'“”).;,]*$/iu
/** How to fill it in: "(as on your card)". */
const HOW_TO =
  /^\s*\((?=[^()]*\b(?:as (?:on|in|it|shown|stated|printed|per|given|registered|you|they)|fill|filled|enter|insert|see|copy|tick|circle|choose|select|pick|state|give|write|print|block (?:capitals|letters)|optional|required|mandatory|if (?:known|any|applicable|different|needed|you)|please|your|leave (?:blank|empty)|for office use|office use|to be (?:filled|completed)|wie (?:auf|im|in)|falls|bitte|siehe|ausfüllen)\b)[^()\n]*\)?\s*$/iu
/** "e.g. Lighthouse" */
const SUCH_AS =
  /^\W*(?:e\. ?g\.?|eg\b|z\. ?b\.|for (?:example|instance)|par exemple|p\. ?ex\.|p\. ?ej\.|bijv\.|such as|example:)/iu

/** The label of a field, and what stands in it. */
const FIELD = /^[ \t>*•-]*(?:\d+[.)] )?\p{L}[^:\n]{0,50}:[ \t]*(.*)$/u

/** What stands in the field of a line, if it is one of a form. */
export const fieldOf = (line: string): string | undefined => FIELD.exec(line)?.[1]

/** Whether a text only shows where something is to be written. */
export function isBlank(text: string): boolean {
  const printed = text.replaceAll(DRAWN, '')
  return printed.length < text.length && PRINTED.test(printed.replaceAll(/[\s"'“”.;,]/gu, ''))
}

/** Whether a text is what people write who have nothing to write yet. */
export const isNoneYet = (text: string): boolean => NONE_YET.test(text)

/** Whether a field says what to write, or shows it by an example. */
export const asksFor = (field: string): boolean => HOW_TO.test(field) || SUCH_AS.test(field)

/** Fields that a form has at least. */
const MIN_FIELDS = 3

/** What a form or a program writes into a field by itself. */
const PRESET = /^(?:0+(?:[.,]0+)?|0?1[./]0?1[./](?:1970|1900|2000)|1970-01-01|00:00)(?: ?(?:€|\$|£|\p{Lu}{3}))?$/iu

/** Whether most of the fields of a text are only places for values. */
export function isEmptyForm(content: string): boolean {
  const fields = content.split('\n').flatMap(line => fieldOf(line) ?? [])
  if (fields.length < MIN_FIELDS) return false
  const shown = fields.filter(field => isBlank(field) || asksFor(field)).length
  const empty = fields.filter(field => field.trim() === '' || PRESET.test(field.trim())).length
  return shown > 0 && (shown + empty) * 2 > fields.length
}
