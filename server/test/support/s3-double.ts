import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { S3Settings } from '../../src/platform/attachments/s3.ts'

/** A fake S3 server on loopback that verifies signatures like S3. */
export interface S3Double {
  settings: S3Settings
  /** Objects in the bucket, by path. */
  objects: Map<string, Buffer>
  /** Statuses to return for the next requests, in this order. */
  failures: number[]
  close(): Promise<void>
}

const MAX_SKEW_MS = 15 * 60_000
const hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '')

/**
 * Returns the S3 error code if a request is not signed correctly. Implemented from the Signature Version 4
 * documentation.
 */
const refusal = (request: IncomingMessage, body: Buffer, settings: S3Settings): string | undefined => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/
  const [, keyId, day = '', region = '', signed = '', signature = ''] =
    form.exec(header(request, 'authorization')) ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== settings.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== settings.region) return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => names.includes(name))) return 'AccessDenied'
  const date = header(request, 'x-amz-date')
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day) || !(Math.abs(Date.now() - time) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  const payload = header(request, 'x-amz-content-sha256')
  if (payload !== hex(body)) return 'XAmzContentSHA256Mismatch'

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonicalHeaders = names.map(name => `${name}:${header(request, name).trim()}\n`).join('')
  const canonical = [request.method, path, query, canonicalHeaders, signed, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hex(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${settings.secretAccessKey}`, day), region))
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

export const startS3Double = async (): Promise<S3Double> => {
  const settings = {
    endpoint: '',
    region: 'eu-central-1',
    bucket: 'things',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI+bPxRfiCY',
    prefix: 'keep sake/',
  }
  const objects = new Map<string, Buffer>()
  const failures: number[] = []

  const answer = (request: IncomingMessage, body: Buffer): { status: number; body: string | Buffer } => {
    const fail = (status: number, code: string) => ({
      status,
      body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
    })
    const failure = failures.shift()
    if (failure !== undefined) return fail(failure, 'SlowDown')
    const refused = refusal(request, body, settings)
    if (refused) return fail(403, refused)
    const path = request.url ?? ''
    if (!path.startsWith(`/${settings.bucket}/`)) return fail(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(path, body)
      return { status: 200, body: '' }
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return { status: 204, body: '' }
    }
    const found = objects.get(path)
    return found ? { status: 200, body: found } : fail(404, 'NoSuchKey')
  }

  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { status, body } = answer(request, Buffer.concat(parts))
    response.writeHead(status).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  settings.endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    settings,
    objects,
    failures,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
