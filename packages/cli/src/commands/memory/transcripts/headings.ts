import { isName } from './speakers.ts'
import { type Context, linesOf, secondsOf, spoken, type TextFormat, type Turn, timestampAfter } from './turn.ts'

/** `Dana Reyes  0:03`, as Otter and Teams write it, or `[Dana Reyes] 15:34:20` of a Zoom caption. */
const HEADING = /^(?:\[([^\]\n]{1,80})\]|(\p{L}[^\n:[\]]{0,79}?))[ \t]+\(?(\d{1,3}(?::\d{2}){1,2})\)?[ \t]*$/u

/** Otter's and Teams' text: a line with the name and the time, and below it what was said. */
export const HEADINGS: TextFormat = {
  fits: text => {
    const first = linesOf(text).find(line => HEADING.test(line))
    return (
      first !== undefined &&
      linesOf(text)
        .filter(line => line.trim() !== '')
        .indexOf(first) < MAX_BEFORE
    )
  },
  read: readHeadings,
}

/** The name and the time apart, as Otter and Teams write them. */
const WIDE = /\S(?: [ \t]|\t)[ \t]*\(?\d{1,3}(?::\d{2}){1,2}\)?[ \t]*$/u

/** Lines of a title before the first name. */
const MAX_BEFORE = 8

const FOOTER = /^Transcribed by https?:\/\/\S+$/

function readHeadings(text: string, { start }: Context): Turn[] {
  const turns: Turn[] = []
  const lines = linesOf(text)
  const isWide = lines.some(line => WIDE.test(line))
  for (const line of lines) {
    // "We meet at 10:30" has no gap where the names have one, or is not written as a name is
    const isHeading = isWide ? WIDE.test(line) : isName(HEADING.exec(line)?.[2] ?? '')
    const [, bracketed, bare, clock] = (isHeading && HEADING.exec(line)) || []
    const speaker = bracketed ?? bare
    const last = turns.at(-1)
    if (speaker !== undefined && clock !== undefined)
      // a caption has the time of the day, which is no distance from the beginning
      turns.push({ speaker: speaker.trim(), content: '', ...(bare && timestampAfter(start, secondsOf(clock))) })
    else if (last && !FOOTER.test(line.trim())) last.content += `${line}\n`
  }
  return spoken(turns)
}
