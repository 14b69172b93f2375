import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { usage } from '../../terminal/failure.ts'
import { type Io, readAll } from '../../terminal/io.ts'

/** A request that was saved to a file. */
export interface SavedRequest {
  /** Of the request line. Absent if there is none. */
  method?: string
  /** Without the question mark. Empty if there is none. */
  query: string
  headers: Record<string, string[]>
  body: Buffer
}

/** Reads a saved request. @param path of its file, or - for stdin */
export const readSavedRequest = async (path: string, io: Io): Promise<SavedRequest> =>
  parsed(path === '-' ? await readAll(io.stdin) : readFileSync(resolve(io.cwd, path)))

const REQUEST_LINE = /^([A-Z]+) (\S+)( HTTP\/[\d.]+)?$/

/** An optional request line, headers, an empty line, and the bytes after it. */
function parsed(file: Buffer): SavedRequest {
  const [end, ends] =
    ['\r\n\r\n', '\n\n']
      .map(mark => [file.indexOf(mark), mark.length] as const)
      .filter(([at]) => at >= 0)
      .toSorted(([one], [other]) => one - other)[0] ?? []
  if (end === undefined || ends === undefined)
    throw usage(
      'The file has no empty line between the headers and the body.',
      'For a file with only the body: --body <path>',
    )
  const headers: Record<string, string[]> = {}
  const lines = file.subarray(0, end).toString('latin1').split(/\r?\n/)
  const [, method, target = ''] = REQUEST_LINE.exec(lines[0] ?? '') ?? []
  for (const line of lines) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    if (at > 0 && /^[\w-]+$/.test(name)) headers[name] = [...(headers[name] ?? []), line.slice(at + 1).trim()]
  }
  const question = target.indexOf('?')
  const query = question < 0 ? '' : target.slice(question + 1)
  return { ...(method !== undefined && { method }), query, headers, body: file.subarray(end + ends) }
}
