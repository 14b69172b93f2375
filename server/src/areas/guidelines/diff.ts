import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff'

/** The time to compare lines grows with the square of this number. */
const MAX_EDITS = 1_000
const CONTEXT = 3
const NO_LINE_BREAK = String.raw`\ No newline at end of file`

export interface Named {
  name: string
  value: string
}

export interface TextDiff {
  /** In the unified format. Empty if the texts are equal. */
  diff: string
  addedLines: number
  removedLines: number
}

/**
 * Compares two texts line by line. If they differ in more than 1,000 lines, everything between their first and their last
 * difference is one hunk.
 */
export function diffOf(before: Named, after: Named): TextDiff {
  const options = { context: CONTEXT, maxEditLength: MAX_EDITS }
  const found = structuredPatch('', '', before.value, after.value, undefined, undefined, options)
  const hunks = found?.hunks ?? [oneHunk(linesOf(before.value), linesOf(after.value))]
  const count = (sign: string): number =>
    hunks.reduce((sum, { lines }) => sum + lines.filter(line => line.startsWith(sign)).length, 0)
  const patch = { oldFileName: before.name, newFileName: after.name, oldHeader: '', newHeader: '', hunks }
  return {
    diff: hunks.length > 0 ? formatPatch(patch, FILE_HEADERS_ONLY) : '',
    addedLines: count('+'),
    removedLines: count('-'),
  }
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function oneHunk(before: readonly string[], after: readonly string[]): StructuredPatchHunk {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const from = Math.max(0, start - CONTEXT)
  const unchanged = Math.max(0, end - CONTEXT)
  const marked = (sign: string, lines: readonly string[]): string[] =>
    lines.flatMap(line => (line.endsWith('\n') ? sign + line.slice(0, -1) : [sign + line, NO_LINE_BREAK]))
  return {
    oldStart: from + 1,
    oldLines: before.length - unchanged - from,
    newStart: from + 1,
    newLines: after.length - unchanged - from,
    lines: [
      ...marked(' ', before.slice(from, start)),
      ...marked('-', before.slice(start, before.length - end)),
      ...marked('+', after.slice(start, after.length - end)),
      ...marked(' ', after.slice(after.length - end, after.length - unchanged)),
    ],
  }
}
