import { getMimeType } from 'hono/utils/mime'
import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/values/errors.ts'

export type MediaKind = Schemas['MediaKind']

export interface MediaType {
  kind: MediaKind
  mimeType: string
  /** The usual extension of a file name. */
  extension: string
}

const TYPES: readonly MediaType[] = [
  { kind: 'image', mimeType: 'image/png', extension: 'png' },
  { kind: 'image', mimeType: 'image/jpeg', extension: 'jpg' },
  { kind: 'image', mimeType: 'image/webp', extension: 'webp' },
  { kind: 'image', mimeType: 'image/gif', extension: 'gif' },
  { kind: 'audio', mimeType: 'audio/mpeg', extension: 'mp3' },
  { kind: 'audio', mimeType: 'audio/wav', extension: 'wav' },
  { kind: 'audio', mimeType: 'audio/ogg', extension: 'ogg' },
  { kind: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  { kind: 'audio', mimeType: 'audio/flac', extension: 'flac' },
  { kind: 'audio', mimeType: 'audio/webm', extension: 'webm' },
  { kind: 'pdf', mimeType: 'application/pdf', extension: 'pdf' },
]

export const MIME_TYPES: readonly string[] = TYPES.map(({ mimeType }) => mimeType)

/** Other names of the same types. Containers of video have the same bytes at the beginning as those of audio. */
const SAME: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'video/webm': 'audio/webm',
}
/** Where the marks of file types are. */
const SAMPLE_BYTES = 65_536
/** How Matroska names the codecs of video. */
const VIDEO_TRACK = /V_(?:VP[89]|AV1|MPEG|THEORA)/

/**
 * Determines what a file is from its bytes.
 * @param field where the content is in the request
 * @throws ApiError `validation_error` if it is empty, not of an accepted type, or not what its name says
 */
export async function mediaTypeOf(name: string | undefined, bytes: Uint8Array, field: string): Promise<MediaType> {
  if (bytes.length === 0) throw invalid(field, `${field} is empty. Send the content of the file.`)
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(sample)
  const mimeType = found && normal(found.mime)
  const type = TYPES.find(each => each.mimeType === mimeType)
  if (!type || (mimeType === 'audio/webm' && VIDEO_TRACK.test(Buffer.from(sample).toString('latin1'))))
    throw invalid(
      field,
      `${field} is ${found?.mime ?? 'of an unknown type'}, which is not accepted. Send one of ${MIME_TYPES.join(', ')}.`,
    )
  const named = name === undefined ? undefined : promisedBy(name)
  if (named !== undefined && named !== mimeType)
    throw invalid(
      field,
      `${field} is ${mimeType}, but its name ${name} is that of ${named}. Correct the name or the file.`,
    )
  return type
}

/** The type that the extension of a name promises, if it is one whose bytes can be recognized. */
function promisedBy(name: string): string | undefined {
  const type = getMimeType(name.toLowerCase())
  if (type === undefined || type === 'image/svg+xml' || /^text\//.test(type)) return undefined
  return normal(type)
}

const normal = (mimeType: string): string => {
  const [type = ''] = mimeType.split(';')
  return SAME[type] ?? type
}
