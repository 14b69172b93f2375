import { AwsClient } from 'aws4fetch'
import { sha256 as hashOf } from '../encryption/crypto.ts'
import { AttachmentError, type AttachmentStore, bounded, checkKey, keyOf } from './attachment-store.ts'

export interface S3Settings {
  /** e.g. `https://s3.eu-central-1.amazonaws.com` or the address of a MinIO server. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Prefix of every key, e.g. `keepsake/`. */
  prefix: string
}

const TIMEOUT_MS = 30_000
const RETRIES = 2

/** Returns the error code in S3's XML response, which is more specific than the status. */
const problemOf = async (response: Response): Promise<string> => {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]
  return code === undefined ? String(response.status) : `${response.status} ${code}`
}

/**
 * Creates an attachment store for a bucket of S3 or a compatible service (path-style addresses, Signature Version 4).
 * An upload is buffered in memory, up to `maxBytes`: its hash is its key, and is signed before the first byte is sent.
 */
export const createS3Store = ({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  prefix,
}: S3Settings): AttachmentStore => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}/${prefix}`

  const unavailable = (what: string, cause?: unknown): AttachmentError =>
    new AttachmentError(
      'unavailable',
      `S3 at ${endpoint} did not take part: ${what}. Check the settings ATTACHMENTS_S3_* and that the bucket ${bucket} exists.`,
      cause,
    )

  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body?: Uint8Array<ArrayBuffer>,
    sha256 = hashOf(''),
  ): Promise<Response> => {
    try {
      return await client.fetch(`${base}${key}`, {
        method,
        headers: { 'x-amz-content-sha256': sha256 },
        ...(body && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (cause) {
      throw unavailable('it cannot be reached', cause)
    }
  }

  const read = async (key: string): Promise<Response | undefined> => {
    const response = await send('GET', checkKey(key))
    if (response.ok) return response
    const problem = await problemOf(response)
    // A missing bucket also returns 404, but that is a configuration error.
    if (response.status === 404 && !problem.includes('NoSuchBucket')) return undefined
    throw unavailable(problem)
  }

  return {
    place: base,
    // a bucket has one address for all processes, unlike a folder
    readMark: async () => ({ id: base, writtenBy: 'S3', writtenAt: new Date(0) }),
    writeMark: async () => {},

    async put(content, { space, maxBytes }) {
      const parts: Uint8Array[] = []
      for await (const part of bounded(content, maxBytes)) parts.push(part)
      const bytes = Buffer.concat(parts)
      const sha256 = hashOf(bytes)
      const key = keyOf(space, sha256)
      const response = await send('PUT', key, bytes, sha256)
      if (!response.ok) throw unavailable(await problemOf(response))
      await response.body?.cancel()
      return { key, sha256, size: bytes.length }
    },

    async has(key) {
      const response = await read(key)
      await response?.body?.cancel()
      return response !== undefined
    },

    async get(key) {
      const response = await read(key)
      if (response?.body) return response.body
      throw new AttachmentError('missing', `No attachment has the key ${key}.`)
    },

    async delete(key) {
      const response = await send('DELETE', checkKey(key))
      const problem = response.ok ? '' : await problemOf(response)
      if (problem !== '' && (response.status !== 404 || problem.includes('NoSuchBucket'))) throw unavailable(problem)
      await response.body?.cancel()
    },
  }
}
