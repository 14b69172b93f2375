import type { FileSource } from './file-source.ts'

/**
 * Keeps the error of a stream of Node until it is read, such as that of a file that does not exist. Nobody listens to the stream
 * until then, and an error without a listener ends the process.
 */
export const holdError = (file: FileSource): void => Object(file).on?.('error', () => {})
