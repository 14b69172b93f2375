import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import type { Span } from '../types.ts'
import type { View } from '../view/view.ts'

const ABOUT = new Set(
  'fault defect repair damage problem issue bug failure malfunction complaint pain snag'
    .split(' ')
    .map(word => conceptOf(stem(word))),
)
/** Verbs and states of something out of order. */
const FAULTY =
  /^(?:drips?|dripping|leaks?|leaking|leaked|rattles?|rattling|sticks|stuck|squeaks?|squeaking|fails?|failed|failing|crashes|crashed|freezes|froze|hangs|jammed|jams|flickers?|flickering|broke|broken|cracked|torn|damaged|rusted|rusty|mouldy|moldy|loose|clogged|blocked|dented|scratched|smashed|wrecked|missing|dead|burst|ruined|soaked|collapsed|stolen|gone|lost)$/
const DENIED = /^(?:doesn't|don't|won't|isn't|aren't|can't|cannot|not|never|stopped|didn't|no)$/
const DUTY =
  /^(?:work|works|working|close|closes|open|opens|heat|heats|start|starts|lock|locks|turn|turns|function|functions|load|loads|respond|responds|drain|drains|shut|charge|charges|run|runs)$/

export const asksForFaults = ({ main, side }: Compiled): boolean =>
  [...main.keys(), ...side.keys()].some(word => ABOUT.has(word))

/** "The tap drips and the window doesn't close": what is out of order, without its article. */
export function faultyThings(view: View): Span[] {
  const found: Span[] = []
  let from = 0
  for (let at = 0; at < view.tokens.length; at += 1) {
    const token = view.tokens[at]
    if (token === undefined) break
    const lower = token.lower
    if (at > from && (token.before === 'hard' || /^(?:and|but|while|because|that|which|so)$/.test(lower))) {
      from = token.before === 'hard' ? at : at + 1
      if (from > at) continue
    }
    const faulty =
      FAULTY.test(lower) ||
      (DENIED.test(lower) && view.tokens.slice(at + 1, at + 3).some(next => DUTY.test(next.lower)))
    if (!faulty || at === from) continue
    let end = at
    while (
      end > from &&
      /^(?:is|are|was|were|has|have|had|been|got|still|also|really|both|all|be|being|completely|badly)$/.test(
        view.tokens[end - 1]?.lower ?? '',
      )
    )
      end -= 1
    let start = from
    while (
      start < end &&
      /^(?:the|a|an|my|our|his|her|their|then|also|now|both|and)$/.test(view.tokens[start]?.lower ?? '')
    )
      start += 1
    const [first, last] = [view.tokens[start], view.tokens[end - 1]]
    if (first === undefined || last === undefined || end <= start || end - start > 5) continue
    if (
      view.tokens
        .slice(start, end)
        .some(one => /^(?:i|we|he|she|they|it|you|there|this|that|to|of|for|what|everything|nothing)$/.test(one.lower))
    )
      continue
    found.push({ start: first.start, end: last.end, text: view.content.slice(first.start, last.end) })
  }
  return found
}
