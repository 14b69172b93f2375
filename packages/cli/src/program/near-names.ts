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
