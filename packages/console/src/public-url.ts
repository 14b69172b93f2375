// two folders below the server's own addresses, as a module of the build and of the development server
const here = import.meta.url

/** Where the addresses of this server begin: its origin, and the prefix of a proxy if there is one. */
export const PUBLIC_URL = new URL('../..', here).href.replace(/\/$/, '')

/** The prefix alone, such as `/keepsake`. Empty if there is none. */
export const PREFIX = new URL(PUBLIC_URL).pathname.replace(/\/$/, '')
