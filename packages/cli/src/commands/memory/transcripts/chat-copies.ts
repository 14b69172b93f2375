import { CLOCK, DAY, momentReader } from './dates.ts'
import { linesOf, type TextFormat, type Turn, turnsOf } from './turn.ts'

/** A chat that was copied as text: each message begins with a line of its own. */
interface Head {
  speaker: string
  day?: string | undefined
  clock?: string | undefined
  content?: string | undefined
}

const first = (text: string): string => linesOf(text).find(line => line.trim() !== '') ?? ''

const copy = (pattern: RegExp, head: (groups: Record<string, string | undefined>) => Head): TextFormat => ({
  fits: text => pattern.test(first(text)),
  read: (text): Turn[] => {
    const heads = linesOf(text).map(line => {
      const groups = pattern.exec(line)?.groups
      return groups ? head(groups) : undefined
    })
    const timestampOf = momentReader(heads.flatMap(one => (one?.day ? [{ day: one.day, clock: one.clock ?? '' }] : [])))
    // Zoom indents what was said
    return turnsOf(text.replaceAll(/^\t/gm, ''), line => {
      const groups = pattern.exec(line)?.groups
      if (!groups) return undefined
      const { speaker, day, clock, content } = head(groups)
      return { speaker: speaker.trim(), content: content ?? '', ...(day && clock && timestampOf(day, clock)) }
    })
  },
})

const named = ({ speaker = '', ...rest }: Record<string, string | undefined>): Head => ({ speaker, ...rest })

/** `15:34:20 From Dana Reyes to Everyone:`, and `15:34:20 From Dana Reyes : Hi` of older versions. */
export const ZOOM_CHAT = copy(
  /^\d{1,2}:\d{2}:\d{2}\s+From\s+(?<speaker>[^:]+?)(?:\s+to\s+[^:]+?)?\s*:\s*(?<content>.*)$/i,
  named,
)

/** `[14.10.2026 15:34] Dana Reyes`, with what was said below. */
export const TEAMS_CHAT = copy(
  new RegExp(
    `^\\[(?:(?<day>${DAY})|(?:\\d{1,2}[./]\\d{1,2}\\.?|\\p{L}+))?,?\\s*(?<clock>${CLOCK})\\]\\s+(?<speaker>[^:]{1,80})$`,
    'u',
  ),
  named,
)

/** `Dana, [14.10.2026 15:34]`, as Telegram copies messages, and `Dana — 14/10/2026 15:34` or `Dana — Today at 15:34` of Discord. */
export const APP_COPY = copy(
  new RegExp(
    `^(?<speaker>[^:,]{1,80}?)(?:,\\s\\[| — )(?:(?:(?<day>${DAY})|\\p{L}+(?: \\p{L}+)?),?\\s)?(?<clock>${CLOCK})\\]?$`,
    'u',
  ),
  named,
)
