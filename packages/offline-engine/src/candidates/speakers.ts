import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import type { Candidate } from './candidate.ts'

/** Speakers named by a role instead of a name. */
const FUNCTIONS =
  /^(?:agent|bot|user|assistant|customer|client|support|rep|desk|host|caller|prospect|lead|me|you|nurse|doctor|tutor|teacher|recruiter|interviewer|consultant|sdr|ae|csm|workshop|shop|office|operator|advisor|adviser|moderator|q|a|note|subject|from|to|date|patient|student|tenant|buyer|member)$/i

/** In a transcript, a speaker with a name before the colon is the subject; a first name alone is weaker evidence. */
export function speakerFor(view: View, compiled: Compiled): Candidate[] {
  const { speaker } = view
  if (speaker === undefined) return []
  const name = view.content.slice(speaker.start, speaker.end)
  const [lead, ...rest] = name.split(' ')
  const role = conceptOf(stem((lead ?? '').toLowerCase()))
  if (rest.length > 0 && compiled.roles.has(role)) {
    const start = speaker.end - rest.join(' ').length
    return [{ compiled, value: rest.join(' '), start, end: speaker.end, score: 0.85, exclusive: false }]
  }
  if (compiled.subject !== 'person' || compiled.otherRoles.has(role)) return []
  const titled = /^(?:Dr|Prof|Nurse|Officer|Agent)\b/.test(name)
  if (titled || FUNCTIONS.test(name) || !/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u.test(name)) return []
  return [{ compiled, value: name, ...speaker, score: name.includes(' ') ? 0.78 : 0.56, exclusive: false }]
}
