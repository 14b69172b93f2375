import { LONGEST_INDEXED_TEXT, withoutSigns } from '../../typed-value.ts'
import { type Bind, holdsForAny } from './condition.ts'

/**
 * SQL: value `p` is a list; a range of the index by text. The database keeps what is inside a list as text, so that filters
 * need not open it: the elements in lower case, a sign before and behind each that no text has (`runtime.inner_text`).
 */
export const LISTS = `(p.text_value >= E'\\x1F' AND p.text_value < ' ')`

/** SQL: the index may have only the beginning of value `p`. Bytes, of which there are no fewer than characters, cost nothing. */
export const CUT = `octet_length(p.text_value) >= ${LONGEST_INDEXED_TEXT}`

/** SQL of a condition on the `value` of value `p`, which is opened for it. */
export const opened = (condition: string): string =>
  `EXISTS (SELECT FROM (SELECT v.value FROM property_values v WHERE v.tenant_id = $1 AND v.system_name = p.system_name
    AND v.record_id = p.record_id OFFSET 0) v WHERE ${condition})`

/** SQL: what holds of `element` holds of an element of the opened list, or of the value itself. Lax mode takes either. */
export const someElement = (condition: string): string =>
  opened(`EXISTS (SELECT FROM jsonb_path_query(v.value, '$[*]') AS element WHERE ${condition})`)

/** A pattern for texts that have this text in them. */
export const patternOf = (text: string): string => `%${escaped(withoutSigns(text))}%`

/** SQL: value `p` is a list with one of these texts as an element, in lower case. Other values are told by one comparison. */
export const isListWith = (texts: readonly string[], bind: Bind): string => {
  const patterns = texts.map(text => `%\x1F${escaped(withoutSigns(text))}\x1F%`)
  return `(p.text_value < ' ' AND (${holdsForAny('p.text_value LIKE', patterns, 'text', bind)}
    OR (${CUT} AND ${LISTS} AND ${someElement(`lower(element #>> '{}') = ANY(${bind(texts)}::text[])`)})))`
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
