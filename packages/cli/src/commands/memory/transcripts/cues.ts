import { spokenIn } from './speakers.ts'
import {
  type Context,
  linesOf,
  plainText,
  secondsOf,
  spoken,
  type TextFormat,
  type Turn,
  timestampAfter,
} from './turn.ts'

interface Cue {
  speaker: string | undefined
  seconds: number
  text: string
}

/** WebVTT, as of Zoom, Teams and Google Meet. */
export const WEB_VTT: TextFormat = { fits: text => text.startsWith('WEBVTT'), read: readCues }

/** SubRip (`.srt`). Teams also writes such cues without numbers. */
export const SRT: TextFormat = {
  fits: text => /^(?:\d+\s*\r?\n)?\d{1,2}:\d{1,2}:\d{1,2}[,.]\d{1,3}\s+-->/.test(text),
  read: readCues,
}

/** One turn for the consecutive cues of a speaker: cues end anywhere in a sentence. */
function readCues(text: string, { start }: Context): Turn[] {
  const turns: Cue[] = []
  for (const block of text.split(/\r?\n\s*\r?\n/)) {
    const lines = linesOf(block)
    const at = lines.findIndex(line => line.includes('-->'))
    if (at < 0) continue
    const seconds = secondsOf(lines[at]?.split('-->')[0] ?? '')
    for (const cue of voicesIn(lines.slice(at + 1), seconds)) {
      const last = turns.at(-1)
      if (last && (cue.speaker === undefined || cue.speaker === last.speaker)) last.text += ` ${cue.text}`
      else turns.push(cue)
    }
  }
  return spoken(
    turns.map(({ speaker = 'Speaker', seconds, text: content }) => ({
      speaker,
      content,
      ...timestampAfter(start, seconds),
    })),
  )
}

/**
 * What each voice says in one cue: `<v Dana>Hello.</v>`, `Dana: Hello.`, `- Dana: Hello.` for one of two, or a line with
 * the name alone above what is said.
 */
function voicesIn(lines: readonly string[], seconds: number): Cue[] {
  const whole = lines.join(' ')
  const voices = [...whole.matchAll(/<v(?:\.[^\s<>]*)?\s([^<>]+)>(.*?)(?=<\/v>|<v[\s.]|$)/g)]
  if (voices.length > 0)
    return voices.map(([, speaker = '', said = '']) => ({ speaker: speaker.trim(), seconds, text: plainText(said) }))
  const cues: Cue[] = []
  // `{\an8}` says where a subtitle is shown
  for (const line of lines.map(one => plainText(one.replaceAll(/\{\\[^{}]*\}/g, ''))).filter(one => one !== '')) {
    const said = spokenIn(line.replace(/^(?:[-–]|>>)\s*/, ''))
    const last = cues.at(-1)
    if (said?.isName) cues.push({ speaker: said.speaker, seconds, text: said.content })
    else if (last) last.text += ` ${line}`
    else cues.push({ speaker: undefined, seconds, text: line })
  }
  return cues
}
