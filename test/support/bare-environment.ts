const { PATH = '', NODE_COMPILE_CACHE } = process.env

/** For programs that a test starts: no setting of whoever runs the tests, and what Node has compiled before. */
export const BARE: Readonly<Record<string, string>> = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
