/** Put in when the package is built. */
declare const KEEPSAKE_SDK_VERSION: string | undefined

const NAME = typeof KEEPSAKE_SDK_VERSION === 'string' ? `keepsake-sdk/${KEEPSAKE_SDK_VERSION}` : 'keepsake-sdk'

/** Which client this is, for the logs of whoever runs the server. A page keeps to what its browser says. */
export const userAgent = (): string | undefined => (globalThis.process?.versions?.node === undefined ? undefined : NAME)
