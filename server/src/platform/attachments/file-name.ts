import { invalid } from '../values/errors.ts'

/** Control characters, the separators and wildcards of paths, and marks that reverse the direction of text. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const MAX_BYTES = 200

/** Accepts a name that every file system can store as it is. @throws ApiError `validation_error` that says why not */
export function checkFileName(name: string, field: string): string {
  const problem = problemOf(name)
  if (problem) throw invalid(field, `${field} ${problem}`)
  return name
}

function problemOf(name: string): string | undefined {
  if (name.trim() === '') return 'must not be empty'
  if (Buffer.byteLength(name) > MAX_BYTES) return `must have at most ${MAX_BYTES} bytes`
  if (UNSAFE.test(name))
    return String.raw`must be a file name without a path: < > : " / \ | ? * and control characters are not allowed`
  if (/^[. ]|[. ]$/.test(name)) return 'must not begin or end with a dot or a space'
  if (RESERVED.test(name)) return 'is a reserved name on Windows. Choose another'
  return undefined
}
