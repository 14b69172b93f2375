import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import { isOther } from './adjacent-roles.ts'
import { announcedName } from './announced-names.ts'
import type { Announcement } from './announcements.ts'
import { type Candidate, clamp, FLOOR } from './candidate.ts'
import { affinity, LIKELY, type NameKind, partEnd } from './name-affinity.ts'
import { EVIDENCE, isPrimary, type Mentioned } from './name-evidence.ts'
import { placeEnd } from './places.ts'
import { speakerFor } from './speakers.ts'
import { unannounced } from './unannounced-names.ts'

/** Score of a name of roughly the requested kind without any other evidence. */
const POSSIBLE = 0.05
/** Factor of the score of a name that belongs to another property. */
const OF_ANOTHER = 0.6

/** Names of the requested kind, scored by their announcements, their context, and the subject of the text. */
export function namesFor(view: View, compiled: Compiled, kind: NameKind, spoken: readonly Announcement[]): Candidate[] {
  const scores = new Map<NameMention, number>()
  const note = (mention: NameMention, score: number): void => {
    if (score > (scores.get(mention) ?? 0)) scores.set(mention, score)
  }
  const found: Candidate[] = []
  for (const announced of spoken) {
    const name = announcedName(view, compiled, kind, announced)
    if (name === undefined) continue
    if ('candidate' in name) found.push(name.candidate)
    else note(name.mention, name.score)
  }
  const field = found[0]
  const rivals = view.names.filter(name => affinity(view, name, compiled, kind) >= LIKELY)
  for (const mention of rivals) {
    if (field !== undefined && field.score > 0.7 && field.start <= mention.start && mention.end <= field.end) continue
    const fit = affinity(view, mention, compiled, kind)
    note(mention, evidenceFor({ view, compiled, kind, mention, fit, rivals }))
    if (kind === 'person' && isOther(view, mention, compiled))
      scores.set(mention, (scores.get(mention) ?? 0) * OF_ANOTHER)
  }
  for (const mention of view.names) if (!scores.has(mention)) scores.set(mention, POSSIBLE)
  const only = onlyOne(view, compiled, kind, rivals, [...scores.values()])
  if (only !== undefined) found.push({ ...candidateOf(view, compiled, only, only.end, FLOOR), fallback: true })
  for (const [mention, score] of scores)
    found.push(candidateOf(view, compiled, mention, endOf(view, compiled, kind, mention), clamp(score)))
  if (kind === 'person' && view.speaker !== undefined) found.push(...speakerFor(view, compiled))
  return found
}

function evidenceFor(one: Mentioned): number {
  const scores = EVIDENCE.map(scoreOf => scoreOf(one))
  return Math.max(...scores, isOwnedByAnother(one) ? 0 : unannounced(one))
}

/** Whether the name follows a label of other properties. */
function isOwnedByAnother({ view: { label, tokens }, compiled, mention }: Mentioned): boolean {
  if (label === undefined || label.owners.size === 0 || label.owners.has(compiled)) return false
  return mention.start > (tokens[label.to]?.start ?? 0) - 1
}

/** Where the value ends, which may be after the name. */
function endOf(view: View, compiled: Compiled, kind: NameKind, mention: NameMention): number {
  if (kind === 'place') return placeEnd(view, mention, compiled)
  return kind === 'thing' ? partEnd(view, mention, compiled) : mention.end
}

const candidateOf = (
  view: View,
  compiled: Compiled,
  { start }: NameMention,
  end: number,
  score: number,
): Candidate => ({ compiled, value: view.content.slice(start, end), start, end, score, exclusive: false })

/** The only full name of its kind, for the only property of that kind, if there is no better evidence. */
function onlyOne(
  view: View,
  compiled: Compiled,
  kind: NameKind,
  rivals: readonly NameMention[],
  scores: readonly number[],
): NameMention | undefined {
  const [one] = rivals
  if (one === undefined || rivals.length > 1 || kind === 'thing') return undefined
  if (!compiled.alone || !isPrimary(compiled) || scores.some(score => score >= FLOOR)) return undefined
  if (kind === 'place') return one.place >= 0.85 ? one : undefined
  return /\s/.test(view.content.slice(one.start, one.end)) && one[kind] >= 0.75 ? one : undefined
}
