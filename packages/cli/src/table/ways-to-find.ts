/** The operations that find memories and records, in the words of docs/memory.md. */
const WAYS: [want: string, command: string][] = [
  ['the memories that answer a question, or an answer', 'smart-recall'],
  ['whatever fits a message of a user: the server chooses', 'smart-recall-unified'],
  ['memories by date, page by page', 'recall'],
  ['records whose properties match, by one set of conditions', 'filter-by-property'],
  ['records by groups of conditions, by a query, or both, with their total', 'search'],
  ['records by a question about properties, in words', 'query-properties'],
]

/** For `keepsake memory --help`. */
export function waysToFind(): string {
  const width = Math.max(...WAYS.map(([, command]) => command.length))
  return `\nWhich one finds what you want:\n${WAYS.map(([want, command]) => `  ${command.padEnd(width)}  ${want}`).join('\n')}`
}
