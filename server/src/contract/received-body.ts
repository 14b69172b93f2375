import { buffer } from 'node:stream/consumers'
import { chunksOf, mediaTypeOf, parseBody, readBody } from './body.ts'
import { FILE_FIELD, fingerprintOf, readForm } from './multipart.ts'
import type { Operation } from './operations.ts'
import { validateBody, validateForm } from './validator.ts'

export interface ReceivedBody {
  /** The same for repeats of the same request. */
  fingerprint: Uint8Array
  /** Parses and validates it, unless the operation takes the bytes. @throws ApiError `validation_error` */
  read(): Promise<unknown>
}

/**
 * Receives the body of a request: JSON, a form with a file if the spec allows `multipart/form-data`, or any bytes.
 * @throws ApiError 413 if it is too large, 415 if the operation does not accept its type, 400 if a form is malformed
 */
export async function receiveBody(request: Request, operation: Operation): Promise<ReceivedBody> {
  const { bodyLimit, fileLimit, rawBody } = operation
  if (rawBody) {
    const bytes = await buffer(chunksOf(request, bodyLimit))
    return { fingerprint: bytes, read: async () => bytes }
  }
  if (fileLimit !== undefined && mediaTypeOf(request) === 'multipart/form-data') {
    const form = await readForm(request, { body: bodyLimit, file: fileLimit })
    return {
      fingerprint: fingerprintOf(form),
      async read() {
        const fields = validateForm(operation, form)
        return { ...fields, [FILE_FIELD]: form.file }
      },
    }
  }
  const bytes = await readBody(request, bodyLimit)
  return {
    fingerprint: bytes,
    async read() {
      const body = await parseBody(bytes)
      validateBody(operation, body)
      return body
    },
  }
}
