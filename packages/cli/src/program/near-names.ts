/** What people type who know another tool, and the command that does it here. */
export const NEAR: Readonly<Record<string, string>> = {
  'account get': 'account me',
  'account info': 'account me',
  'account show': 'account me',
  attachments: 'guidelines attachments',
  'attachments upload': 'guidelines attachments upload <id> <path>',
  config: 'auth status',
  init: 'auth register <name>',
  key: 'keys',
  'keys new': 'keys create',
  login: 'auth login',
  logout: 'auth logout',
  'memory add': 'memory memorize',
  'memory ask': 'memory smart-recall',
  'memory create': 'memory memorize',
  'memory find': 'memory smart-recall',
  'memory list': 'memory recall',
  'memory ls': 'memory recall',
  'memory remember': 'memory memorize',
  'memory rm': 'memory delete',
  'memory save': 'memory memorize',
  'memory store': 'memory memorize',
  'rag search-all': 'rag search',
  ask: 'memory smart-recall',
  find: 'memory smart-recall',
  listen: 'webhooks listen',
  memorise: 'memory memorize',
  register: 'auth register <name>',
  remember: 'memory memorize',
  search: 'memory smart-recall',
  server: 'serve',
  signin: 'auth login',
  'sign-in': 'auth login',
  signout: 'auth logout',
  'sign-out': 'auth logout',
  signup: 'auth register <name>',
  start: 'serve',
  status: 'auth status',
  upload: 'multimodal memorize',
  version: '--version',
  whoami: 'account me',
}

/** The command that a caller probably means, if its name is near none of ours. @param words without flags */
export function nearName(words: string[]): string | undefined {
  const typed = words.join(' ')
  return Object.hasOwn(NEAR, typed) ? NEAR[typed] : undefined
}

/** The lines whose last word is nearest to a word. None if it is near no one. */
export function nearest(word: string, lines: readonly string[]): string[] {
  const ranked = lines.map(line => ({ line, distance: distanceOf(word, line.slice(line.lastIndexOf(' ') + 1)) }))
  const least = Math.min(word.length / 3, ...ranked.map(({ distance }) => distance))
  return ranked.filter(({ distance }) => distance <= least).map(({ line }) => line)
}

/** How many characters differ; two that changed places count once. */
function distanceOf(one: string, other: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1))
      if (isSwapped) next[j] = Math.min(at(next, j), at(before, j - 2) + 1)
    }
    ;[before, row] = [row, next]
  }
  return at(row, other.length)
}
const at = (row: readonly number[] | undefined, n: number): number => row?.[n] ?? 0
