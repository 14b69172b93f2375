import type { UploadedFile } from '../../contract/multipart.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { decodeBase64 } from '../../platform/attachments/base64.ts'
import { checkFileName } from '../../platform/attachments/file-name.ts'
import { sha256 } from '../../platform/encryption/crypto.ts'
import { ApiError } from '../../platform/values/errors.ts'
import { readImage } from './files/image.ts'
import { type MediaKind, type MediaType, mediaTypeOf } from './files/media-type.ts'
import { readMetadata, readPdf } from './files/read-file.ts'

/** The same limit as of the file in the spec. */
export const MAX_BYTES = 20_971_520

type JsonBody = Schemas['MemorizeMediaRequest']
export type MemorizeBody = JsonBody | (Omit<JsonBody, 'contentBase64'> & { file: UploadedFile })

export interface Upload {
  bytes: Uint8Array
  name: string
  type: MediaType
  /** How errors name the field with the content. */
  field: string
}

/** The file of a request, by its bytes. @throws ApiError `validation_error`, with 413 if it is too large */
export async function uploadOf(body: MemorizeBody): Promise<Upload> {
  const isForm = 'file' in body
  const field = isForm ? 'body.file' : 'body.contentBase64'
  const bytes = isForm ? body.file.bytes : decodeBase64(body.contentBase64, field)
  if (bytes.length > MAX_BYTES)
    throw new ApiError('validation_error', `${field} has ${bytes.length} bytes; at most ${MAX_BYTES} are allowed.`, {
      status: 413,
    })
  const given = body.name ?? (isForm && body.file.name !== '' ? body.file.name : undefined)
  if (given !== undefined) checkFileName(given, 'body.name')
  const type = await mediaTypeOf(given, bytes, field)
  return { bytes, name: given ?? `${type.kind}.${type.extension}`, type, field }
}

/** A file as it will be stored, and what can be read from it. */
export interface ReadFile {
  kind: MediaKind
  mimeType: string
  bytes: Uint8Array
  sha256: string
  locationRemoved: boolean
  /** By the EXIF data of an image. */
  takenAt?: Date
}

/**
 * Removes the location of an image, and reads when it was taken.
 * @throws ApiError `validation_error` if the metadata of the image cannot be read
 */
export async function prepare(upload: Upload, keepLocation: boolean): Promise<ReadFile> {
  const { bytes: original, field } = upload
  const { kind, mimeType } = upload.type
  const { takenAt, withoutLocation } =
    kind === 'image' ? await readMetadata({ bytes: original, mimeType, keepLocation }, field) : {}
  const bytes = withoutLocation ?? original
  return {
    kind,
    mimeType,
    bytes,
    sha256: sha256(bytes),
    locationRemoved: bytes !== original,
    ...(takenAt && { takenAt }),
  }
}

/** What is read from the content, if it is not stored yet. */
export interface Content {
  width?: number
  height?: number
  thumbnail?: Uint8Array
  pages: string[]
}

/** Decodes a file. @throws ApiError `validation_error` if it is damaged, encrypted or too large to decode */
export async function decode({ kind, bytes }: ReadFile, field: string): Promise<Content> {
  if (kind === 'pdf') return { pages: await readPdf(bytes, field, MAX_BYTES) }
  const image = kind === 'image' ? await readImage(bytes, field) : undefined
  return { ...image, pages: [] }
}
