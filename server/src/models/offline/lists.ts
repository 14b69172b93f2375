import { isNameKind, namesFor } from './called.ts'
import { type Candidate, clamp } from './candidate.ts'
import type { Compiled } from './definition.ts'
import { optionsFor } from './options.ts'
import { readList } from './phrases.ts'
import { announcements } from './statements.ts'
import { textsFor } from './texts.ts'
import { linksFor } from './values.ts'
import { support, type View } from './view.ts'

/** Things that are called by a proper name. */
const NAMED = ['tool', 'certific', 'platform', 'brand']
/** Said to be gone, or that there is none. */
const DROPPED =
  /^(?:no|none|not|never|stopped|dropped|quit|former|formerly|nothing|any|wants?|needs?|has|have|is|are|was|were|yet|so|then|please)\b|\b(?:discontinued|stopped|withdrawn|dropped)\b|[$€£]|^\d[\d.,]*$/i

/** One candidate per item; the items of a text are joined into one array when everything is read. */
export function listsFor(view: View, compiled: Compiled): Candidate[] {
  const { kind } = compiled
  if ((compiled.definition.options ?? []).length > 0) return optionsFor(view, compiled)
  if (kind === 'email' || kind === 'phone' || kind === 'url') return linksFor(view, compiled)
  const spoken = announcements(view, compiled).filter(one => one.side === 'after')
  if (kind === 'language') return textsFor(view, compiled)
  const named = isNameKind(kind) || NAMED.some(word => compiled.main.has(word))
  const items: Candidate[] = spoken.flatMap(announced =>
    readList(view, announced.at, announced.label)
      .filter(
        span =>
          !DROPPED.test(span.text) &&
          /\p{L}{2}/u.test(span.text) &&
          (announced.label || !named || /^\p{Lu}|^\S*(?:\p{Ll}\p{Lu}|\p{L}\d|[+#])/u.test(span.text)),
      )
      .map((span, _, all) => ({
        compiled,
        value: span.text,
        start: span.start,
        end: span.end,
        score: clamp(announced.strength - (announced.label ? 0 : all.length > 1 ? 0.1 : 0.18)),
        exclusive: false,
      })),
  )
  if (isNameKind(kind)) {
    items.push(...namesFor(view, compiled, kind, announcements(view, compiled)))
  }
  return items
}

/** "Label: key: value; key: value" and "Label: key=value, key=value" as an object. */
export function objectsFor(view: View, compiled: Compiled): Candidate[] {
  return announcements(view, compiled).flatMap(announced => {
    const first = view.tokens[announced.at]
    if (first === undefined || !announced.label) return []
    const text = view.content.slice(first.start, view.end)
    const value: Record<string, string> = {}
    let end = first.start
    for (const match of text.matchAll(/([\p{L}_][\p{L}\p{N}_ ]{0,40}?)\s?[:=]\s?([^,;:=|\n]{1,200})/gu)) {
      const key = match[1]?.trim() ?? ''
      const said = match[2]?.trim().replace(/\.$/, '') ?? ''
      if (key === '' || said === '' || key === '__proto__') continue
      value[key] = said
      end = first.start + match.index + match[0].trimEnd().replace(/\.$/, '').length
    }
    if (Object.keys(value).length === 0) return []
    return [
      {
        compiled,
        value,
        start: first.start,
        end,
        score: clamp(0.6 + support(view, compiled, first, []) * 0.2),
        exclusive: false,
      },
    ]
  })
}
