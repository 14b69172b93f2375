import { literalPattern } from '../../../../platform/database/like.ts'
import { MAX_INDEXED_TEXT_LENGTH, withoutSigns } from '../../typed-value.ts'
import { type Bind, holdsForAny } from './condition.ts'

/**
 * SQL: value `p` is a list; a range of the index by text. The database stores list elements as text, so that filters
 * need not parse the list: lowercase elements, with a separator before and after each that no text contains
 * (`runtime.inner_text`).
 */
export const LISTS = `(p.text_value >= E'\\x1F' AND p.text_value < ' ')`

/**
 * SQL: the index may have only the beginning of value `p`. Byte length is cheap to compute and never less than the
 * number of characters.
 */
export const CUT = `octet_length(p.text_value) >= ${MAX_INDEXED_TEXT_LENGTH}`

/** SQL of a condition on the `value` of value `p`, which has to be read from the row. */
export const opened = (condition: string): string =>
  `EXISTS (SELECT FROM (SELECT v.value FROM property_values v WHERE v.tenant_id = $1 AND v.system_name = p.system_name
    AND v.record_id = p.record_id OFFSET 0) v WHERE ${condition})`

/** SQL: the condition on `element` holds for an element of the list, or for the value itself. Lax mode covers both. */
export const someElement = (condition: string): string =>
  opened(`EXISTS (SELECT FROM jsonb_path_query(v.value, '$[*]') AS element WHERE ${condition})`)

export const patternOf = (text: string): string => `%${literalPattern(withoutSigns(text))}%`

/** SQL: value `p` is a list with one of these lowercase texts. One comparison excludes other values. */
export const isListWith = (texts: readonly string[], bind: Bind): string => {
  const patterns = texts.map(text => `%\x1F${literalPattern(withoutSigns(text))}\x1F%`)
  return `(p.text_value < ' ' AND (${holdsForAny('p.text_value LIKE', patterns, 'text', bind)}
    OR (${CUT} AND ${LISTS} AND ${someElement(`lower(element #>> '{}') = ANY(${bind(texts)}::text[])`)})))`
}
