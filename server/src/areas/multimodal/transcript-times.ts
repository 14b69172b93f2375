/**
 * A time at the beginning of a line: of a WebVTT or SubRip cue, or in brackets; or in brackets before a sentence in a line.
 * A bare one may be a time of day.
 */
const TIME =
  /(?:^|(?<=[.!?…]["”’)]?[ \t]{1,4})(?=[[(]))[ \t]*(?:(?<cue>(?:\d{1,3}:)?[0-5]\d:[0-5]\d[.,]\d{3})[ \t]+-->|[[(](?<bracketed>(?:\d{1,3}:)?[0-5]?\d:[0-5]\d(?:[.,]\d{1,3})?)[\])])/gm

/**
 * When a part of a transcript is said, in seconds: the last time that the transcript gives up to the start of the part,
 * else the first one within it. Undefined if it gives none.
 */
export function timeOf(transcript: string, { start, end }: { start: number; end: number }): number | undefined {
  let time: string | undefined
  for (const { index, groups } of transcript.matchAll(TIME)) {
    if (index >= end || (index > start && time !== undefined)) break
    time = groups?.cue ?? groups?.bracketed
  }
  return time === undefined ? undefined : secondsOf(time)
}

const secondsOf = (time: string): number =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)
