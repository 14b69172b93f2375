import { invalid } from '../values/errors.ts'

/**
 * Decodes the content of a file. Node ignores characters that are not base64, which would store another file than the
 * client meant.
 * @throws ApiError `validation_error`
 */
export function decodeBase64(base64: string, field: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64')
  const withoutPadding = (text: string): string => text.replace(/={0,2}$/, '')
  if (withoutPadding(bytes.toString('base64')) !== withoutPadding(base64))
    throw invalid(field, `${field} is not base64. Encode the bytes of the file, without line breaks`)
  return bytes
}
