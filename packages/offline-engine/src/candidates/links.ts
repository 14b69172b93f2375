import type { Compiled } from '../property/definition.ts'
import { ownedByOther } from '../view/labels.ts'
import type { View } from '../view/view.ts'
import { type Candidate, clamp } from './candidate.ts'
import { support } from './support.ts'

/** Addresses are unambiguous: if only one property takes them, no words around are needed. */
export function linksFor(view: View, compiled: Compiled): Candidate[] {
  const { kind } = compiled
  return view.links.flatMap(mention => {
    if (mention.kind !== kind) return []
    const text = view.content.slice(mention.start, mention.end)
    const near = support(view, compiled, mention, view.links)
    const host = [...compiled.main.keys()].some(
      word => word.length > 3 && kind === 'url' && text.toLowerCase().includes(word),
    )
    const social =
      kind === 'url' && /(?:linkedin|twitter|x|facebook|instagram|github|youtube|zoom|calendly)\.(?:com|us)/i.test(text)
    const score = host
      ? 0.9
      : social
        ? 0.3
        : (compiled.alone ? 0.75 : 0.4) + near * 0.5 - (ownedByOther(view, compiled) ? 0.3 : 0)
    return [{ compiled, value: text, start: mention.start, end: mention.end, score: clamp(score), exclusive: true }]
  })
}
