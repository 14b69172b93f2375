import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import type { BusboyInstance } from '@fastify/busboy'
import { invalid } from '../platform/values/errors.ts'
import { chunksOf, requireStorable, tooLarge } from './body.ts'

export interface UploadedFile {
  /** As the client sent it, so it can contain anything. */
  name: string
  bytes: Uint8Array
}

/** A multipart body: text fields, and one file in the field `file`. */
export interface Form {
  /** A field that is sent several times is a list. */
  fields: Record<string, string | string[]>
  file: UploadedFile | undefined
}

export const FILE_FIELD = 'file'

const MAX_FIELDS = 100
const MAX_HEADERS = 20
const MAX_NAME_LENGTH = 200

export interface FormLimits {
  /** Of the complete body, in bytes. */
  body: number
  /** Of the file, in bytes. */
  file: number
}

/**
 * Parses a multipart body while it arrives. A file over its limit is discarded, so at most the limit is kept in memory.
 * @throws ApiError 400 if it is malformed, 413 if it is too large, 415 if it is compressed
 */
export async function readForm(request: Request, limits: FormLimits): Promise<Form> {
  const parser = await parserOf(request.headers.get('content-type') ?? '', limits)
  const fields = new Map<string, string[]>()
  let file: { name: string; chunks: Uint8Array[] } | undefined
  let problem: Error | undefined
  const note = (error: Error): void => {
    problem ??= error
  }
  parser.on('field', (name, value, isNameCut) => {
    if (isNameCut) note(invalid('body', `A field has a name of more than ${MAX_NAME_LENGTH} bytes.`))
    if (name === FILE_FIELD) note(invalid(`body.${FILE_FIELD}`, `body.${FILE_FIELD} must be a file, with a file name.`))
    fields.set(name, [...(fields.get(name) ?? []), value])
  })
  parser.on('file', (field, content, name) => {
    const chunks: Uint8Array[] = []
    if (field !== FILE_FIELD)
      note(invalid(`body.${field}`, `body.${field} must be text. Send the file as ${FILE_FIELD}.`))
    else if (file) note(invalid(`body.${FILE_FIELD}`, `body.${FILE_FIELD} must be one file.`))
    else file = { name, chunks }
    content.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    content.on('limit', () => {
      chunks.length = 0
      note(tooLarge(`body.${FILE_FIELD} is larger than ${limits.file} bytes.`))
    })
    content.on('error', note)
  })
  parser.on('fieldsLimit', () => note(invalid('body', `The body has more than ${MAX_FIELDS} fields.`)))
  parser.on('error', () => note(malformed()))
  const parsed = finished(parser).catch(() => note(malformed()))
  for await (const chunk of chunksOf(request, limits.body)) if (parser.writable) parser.write(chunk)
  parser.end()
  await parsed
  if (problem) throw problem
  const form = Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
  requireStorable(form)
  return { fields: form, file: file && { name: file.name, bytes: Buffer.concat(file.chunks) } }
}

const malformed = () =>
  invalid('body', 'The body is not valid multipart/form-data. Check the boundary, and that the body is complete.')

async function parserOf(contentType: string, limits: FormLimits): Promise<BusboyInstance> {
  try {
    const { Busboy } = await import('@fastify/busboy')
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: {
        fileSize: limits.file,
        fieldSize: limits.body,
        fields: MAX_FIELDS,
        headerPairs: MAX_HEADERS,
        fieldNameSize: MAX_NAME_LENGTH,
      },
    })
  } catch {
    throw malformed()
  }
}

/** Identifies repeats of the same form. Boundaries differ between them. */
export function fingerprintOf({ fields, file }: Form): Uint8Array {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, file?.name]))
    .update(file?.bytes ?? '')
    .digest()
}
