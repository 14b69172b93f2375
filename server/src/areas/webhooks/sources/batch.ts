import type { Json } from '../../../platform/values/json.ts'
import { valueAt } from './payload.ts'

/** An event of a batch: its payload, and its JSON as it stands in the batch. */
export interface Item {
  value: Json
  text: string
}

/** The items of a batch. Undefined if there is no list at the path. @param text that `payload` was parsed from */
export function itemsOf(text: string, payload: Json, path: string): Item[] | undefined {
  const list = path === '$' ? payload : valueAt(payload, path)
  if (!Array.isArray(list)) return undefined
  const start = path === '$' ? skipSpace(text, 0) : startOf(text, path)
  if (start === undefined) return undefined
  const texts = [...elements(text, start)].map(({ from, to }) => text.slice(from, to))
  return list.map((value, index) => ({ value, text: texts[index] ?? JSON.stringify(value) }))
}

/** Where the value at a path of names begins. Of a repeated name the last one counts, as for a parser. */
function startOf(text: string, path: string): number | undefined {
  let at: number | undefined = skipSpace(text, 0)
  for (const name of path.split('.')) {
    if (at === undefined || text[at] !== '{') return undefined
    let found: number | undefined
    for (const member of elements(text, at)) {
      const end = endOfString(text, member.from)
      if (JSON.parse(text.slice(member.from, end)) === name) found = skipSpace(text, skipSpace(text, end) + 1)
    }
    at = found
  }
  return at
}

/** The parts of a list or an object between its commas. The text is valid JSON. @param start of its bracket */
function* elements(text: string, start: number): Generator<{ from: number; to: number }> {
  let depth = 0
  let from = start + 1
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at) - 1
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    if (depth > 1 || (depth === 1 && character !== ',')) continue
    const first = skipSpace(text, from)
    const part = text.slice(first, at).trimEnd()
    if (part !== '') yield { from: first, to: first + part.length }
    if (depth === 0) return
    from = at + 1
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (/[\s\u{FEFF}]/u.test(text[at] ?? '.')) at++
  return at
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}
