import type { AppInfo } from './settings.ts'

/** Inserted when the package is built. */
declare const KEEPSAKE_SDK_VERSION: string | undefined

const NAME = typeof KEEPSAKE_SDK_VERSION === 'string' ? `keepsake-sdk/${KEEPSAKE_SDK_VERSION}` : 'keepsake-sdk'

/** Names this client in the logs of the server's operator. A browser page sends only its browser's user agent. */
export function userAgent(app: AppInfo | undefined): string | undefined {
  if (globalThis.process?.versions?.node === undefined) return undefined
  if (app === undefined) return NAME
  return `${NAME} ${app.name}${app.version ? `/${app.version}` : ''}${app.url ? ` (${app.url})` : ''}`
}
