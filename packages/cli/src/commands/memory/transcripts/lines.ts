import { usage } from '../../../terminal/failure.ts'
import { isLabelled, type Spoken, spokenIn } from './speakers.ts'
import { linesOf, type Turn, timestampOf, turnsOf } from './turn.ts'

/** The time before the name, with or without brackets: a clock time is left out, because it has no day. */
const TIMED = /^\[?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*?|\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?)\]?[\s,–-]+(?=\S)/

/** A turn for each line that begins with a name; other lines continue the turn before them. */
export function readLines(text: string): Turn[] {
  const lines = linesOf(text).map(line => spokenIn(line.replace(TIMED, '')))
  const isSpeaker = speakersOf(lines.flatMap(line => line ?? []))
  let begun = false
  return turnsOf(text, line => {
    const said = spokenIn(line.replace(TIMED, ''))
    if (said && isSpeaker(said.speaker)) {
      begun = true
      return { speaker: said.speaker, content: said.content, ...timestampOf(dated(TIMED.exec(line)?.[1])) }
    }
    if (begun || line.trim() === '' || isLabelled(line)) return undefined
    throw usage(`The text before the first name is nobody's: "${line.trim().slice(0, 60)}"`, HINT)
  })
}

const HINT = 'Begin each turn with a name, as in `Dana: Hello.`'

/**
 * Words that are not written as a name are one only if they come again, or if the conversation begins with them: what
 * someone says may have a colon too ("two things: …").
 */
function speakersOf(lines: readonly Spoken[]): (speaker: string) => boolean {
  const times = new Map<string, number>()
  for (const { speaker } of lines) times.set(speaker, (times.get(speaker) ?? 0) + 1)
  const inAnyCase = lines[0]?.isName === false
  const accepted = new Set(
    lines.flatMap(({ speaker, isName }) => (isName || inAnyCase || (times.get(speaker) ?? 0) > 1 ? speaker : [])),
  )
  return speaker => accepted.has(speaker)
}

const dated = (time: string | undefined): string => (/^\d{4}-/.test(time ?? '') ? (time ?? '').replace(' ', 'T') : '')
