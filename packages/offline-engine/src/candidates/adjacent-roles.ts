import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'

const BEFORE =
  /(?:^|[^\p{L}])(\p{L}[\p{L}-]*)[,:]?\s+(?:(?:is|was|called|named)\s+)?(?:(?:dr|mr|mrs|ms|prof|professor|herr|frau|mme|sir)\.?\s+)?$/iu
const AFTER =
  /^(?:\s*[,(–-]\s*|\s*\n\s*|,?\s+(?:is|was|as|will be|remains)\s+|\s+)(?:(?:the|our|your|their|my|his|her|as|a|an|new)\s+){0,2}(\p{L}[\p{L}-]*)(?=(\s+(?:of|for|at|here|again)\b)?)/iu
const APPOSED = /^(?:\s*[,(–]|\s*\n|,?\s+(?:is|was|as|will be|remains)\s)/

/** Roles that speak for the provider, not for the subject of the record. */
const PROVIDERS =
  /^(?:agent|bot|assistant|support|rep|desk|host|reception|receptionist|operator|office|workshop|garage|shop|clinic|practice|nurse|doctor|tutor|teacher|coach|trainer|recruiter|interviewer|consultant|advisor|adviser|moderator|sales|sdr|ae|csm|service)$/i

/** The words next to a name that state its role: "Coach Imani", "the owner, Dr. Krog", "Dario Penn, Coach". */
export function rolesBeside(view: View, mention: NameMention): readonly string[] {
  const known = read.get(mention)
  if (known !== undefined) return known
  const roles = readBeside(view, mention)
  read.set(mention, roles)
  return roles
}

/** Cached, since every property needs it. */
const read = new WeakMap<NameMention, readonly string[]>()

function readBeside(view: View, mention: NameMention): string[] {
  const said: string[] = []
  const before = BEFORE.exec(view.content.slice(Math.max(0, mention.start - 48), mention.start))?.[1]
  if (before !== undefined) said.push(before)
  const text = view.content.slice(mention.end, mention.end + 48)
  const labelNext = /^\s*\n[^\n]*:/.test(view.content.slice(mention.end, mention.end + 80))
  const after = APPOSED.test(text) && !labelNext ? AFTER.exec(text)?.[1] : undefined
  if (after !== undefined) said.push(after)
  // "Imani: …" under "Coach Imani:": the speaker's own role.
  if (view.speaker !== undefined && introduces(view, mention)) {
    said.push(view.content.slice(view.speaker.start, view.speaker.end))
  }
  return said.map(word => conceptOf(stem(word.toLowerCase())))
}

/** "Lionel here", "this is Ana Wirth", "Bruno speaking": speakers introducing themselves. */
export function introduces(view: View, mention: NameMention): boolean {
  const after = view.content.slice(mention.end, mention.end + 10)
  if (/^,? (?:here|speaking)\b/i.test(after)) return true
  const before = view.content.slice(Math.max(view.start, mention.start - 24), mention.start)
  return /(?:\b(?:this is|it's|it is|my name is|my name's|i am|i'm|ask for me)[:,]?\s+(?:(?:dr|mr|mrs|ms)\.? )?)$/i.test(
    before,
  )
}

/** The speaker represents the workshop or the office, not the record. */
export const isProvider = (view: View): boolean =>
  view.speaker !== undefined && PROVIDERS.test(view.content.slice(view.speaker.start, view.speaker.end))

/** The name has the role of another property: "the owner, Dr. Krog" is not the tenant. */
export const isOther = (view: View, mention: NameMention, compiled: Compiled): boolean =>
  compiled.otherRoles.size > 0 && rolesBeside(view, mention).some(role => compiled.otherRoles.has(role))
