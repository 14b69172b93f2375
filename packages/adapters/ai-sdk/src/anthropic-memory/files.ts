/** The directory that Claude sees. */
export const ROOT = '/memories'

/** A file as `view` lists it. */
export interface FileEntry {
  /** Such as `/memories/preferences.md`. */
  path: string
  /** Characters of its text. */
  size: number
}

/** A file that was read, with what is needed to change exactly what was read. */
export interface OpenFile {
  text: string
  /** @throws FileError if the text cannot be stored, KeepsakeError if someone else changed the file meanwhile */
  write(text: string): Promise<void>
  remove(): Promise<void>
  rename(path: string): Promise<void>
}

/** A part of the directory. */
export interface FileSource {
  /** Whether a path belongs here. */
  has(path: string): boolean
  list(): Promise<FileEntry[]>
  /** @returns undefined if there is no such file */
  open(path: string): Promise<OpenFile | undefined>
  create(path: string, text: string): Promise<void>
}

/** What Claude did wrong, in words for it. */
export class FileError extends Error {
  override name = 'FileError'
}

/**
 * The path without a slash at its end.
 * @throws FileError if it leads out of the directory
 */
export function checkedPath(path: string): string {
  const segments = decodedForCheck(path).split(/[/\\]/)
  if ((path !== ROOT && !path.startsWith(`${ROOT}/`)) || segments.includes('..') || segments.includes('.'))
    throw new FileError(`Error: ${path} is not a path in ${ROOT}. Pass a path that begins with ${ROOT}/, without "..".`)
  return path.replace(/\/+$/, '')
}

function decodedForCheck(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
