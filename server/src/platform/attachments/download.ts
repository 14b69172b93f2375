import { buffer } from 'node:stream/consumers'
import { ApiError } from '../values/errors.ts'

/** A stored file, as a response describes it. */
interface StoredFile {
  name: string
  /** Bytes. */
  size: number
  /** Hex. */
  sha256: string
}

/** The part of a file to send: the bytes from `start` to before `end`. */
interface ByteRange {
  start: number
  end: number
}

/**
 * The range that a request asks for. Undefined for the complete file, also if there are several ranges or `If-Range` names
 * another version. `unsatisfiable` if it begins after the end.
 */
function rangeOf(headers: Headers, size: number, etag: string): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers.get('If-Range')
  if (condition !== null && condition !== etag) return undefined
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  // without a start, the number is how many bytes at the end
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start < end ? { start, end } : 'unsatisfiable'
}

/** Whether the client has the file already (`If-None-Match`). */
function isKnown(headers: Headers, etag: string): boolean {
  const tags = headers.get('If-None-Match')?.split(',') ?? []
  return tags.some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

const etagOf = ({ sha256 }: Pick<StoredFile, 'sha256'>): string => `"${sha256}"`

/** Makes a browser save the file, and never run or show it. */
const downloadHeaders = (file: StoredFile): Record<string, string> => ({
  ETag: etagOf(file),
  // it may be kept by the client alone, which asks each time whether it may still have it
  'Cache-Control': 'private, no-cache, no-transform',
  'Accept-Ranges': 'bytes',
  'Content-Disposition': dispositionOf(file.name),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
})

/** RFC 6266: the name in ASCII for old clients, and in UTF-8. */
function dispositionOf(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/**
 * The bytes of a range. The source is not read further than its end.
 * @throws ApiError 500 if it ends before, which ends the connection: a client would wait for the rest
 */
async function* part(content: AsyncIterable<Uint8Array>, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const chunk of content) {
    const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end - at))
    at += chunk.length
    if (piece.length > 0) yield piece
    if (at >= end) return
  }
  if (at < end)
    throw new ApiError(
      'server_error',
      `The file is damaged: the store has only ${at} bytes of it. Upload it again, or ask the operator to restore it.`,
    )
}

/** The complete content of a stored file. @throws ApiError 500 if the store has less of it */
export const wholeFile = async (
  { size }: Pick<StoredFile, 'size'>,
  read: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<Buffer> => buffer(part(await read(), { start: 0, end: size }))

/** Whether the client asks for JSON rather than for the file. */
export const wantsJson = (headers: Headers): boolean =>
  (headers.get('Accept') ?? '').split(',').some(type => type.split(';')[0]?.trim() === 'application/json')

interface Bytes {
  type: 'application/octet-stream'
  pieces: AsyncIterable<Uint8Array>
}

/** The response to a download: the complete file, a range of it, or nothing if the client has it already. */
type Download =
  | { status: 200; headers: Record<string, string>; stream: Bytes }
  | { status: 206; headers: Record<string, string>; stream: Bytes }
  | { status: 304; headers: Record<string, string> }

/**
 * Answers a download with `Range`, `If-Range` and `If-None-Match`.
 * @param read opens the content; called only if some of it is sent
 * @throws ApiError 416 if the range begins after the end
 */
export async function download(
  headers: Headers,
  file: StoredFile,
  read: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<Download> {
  const { size } = file
  const etag = etagOf(file)
  const common = downloadHeaders(file)
  if (isKnown(headers, etag)) return { status: 304, headers: common }
  const range = rangeOf(headers, size, etag)
  if (range === 'unsatisfiable') throw unsatisfiable(size)
  const { start, end } = range ?? { start: 0, end: size }
  const stream: Bytes = { type: 'application/octet-stream', pieces: part(await read(), { start, end }) }
  const length = { 'Content-Length': String(end - start) }
  if (!range) return { status: 200, headers: { ...common, ...length }, stream }
  const partial = { ...common, ...length, 'Content-Range': `bytes ${start}-${end - 1}/${size}` }
  return { status: 206, headers: partial, stream }
}

const unsatisfiable = (size: number): ApiError =>
  new ApiError('validation_error', `The file has ${size} bytes, so the range cannot be sent.`, {
    status: 416,
    headers: { 'Content-Range': `bytes */${size}` },
  })
