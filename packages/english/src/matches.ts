/**
 * Like `text.matchAll(pattern)`, without the copy of the pattern that it makes on each call.
 *
 * @param pattern global, and never matches an empty text
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match)
  return found
}
