/** Inserted when the package is built. */
declare const KEEPSAKE_SDK_VERSION: string | undefined

const NAME = typeof KEEPSAKE_SDK_VERSION === 'string' ? `keepsake-sdk/${KEEPSAKE_SDK_VERSION}` : 'keepsake-sdk'

/** Names this client in the logs of the server's operator. A browser page sends only its browser's user agent. */
export const userAgent = (): string | undefined => (globalThis.process?.versions?.node === undefined ? undefined : NAME)
