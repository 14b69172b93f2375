import { appendFileSync, createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import spec from '../../../../server/src/contract/openapi.json' with { type: 'json' }
import { Keepsake } from '../client.ts'
import { BodyTooLargeError } from '../errors/errors.gen.ts'
import { MAX_ATTACHMENT_BYTES } from './guidelines.ts'
import { MAX_MEDIA_BYTES } from './multimodal.ts'
import type { UploadProgress } from './upload.ts'

const directory = mkdtempSync(join(tmpdir(), 'keepsake-upload-'))
afterAll(() => rmSync(directory, { recursive: true }))
const PATH = join(directory, 'whiteboard "1".png')
const CONTENT = 'x'.repeat(200_000)
writeFileSync(PATH, CONTENT)
const LARGE = join(directory, 'large.bin')
writeFileSync(LARGE, Buffer.alloc(MAX_MEDIA_BYTES + 1))

/** The statuses of the answers, and what arrived. */
let statuses: number[]
let arrived: { keys: (string | null)[]; forms: FormData[]; attempts: number }
beforeEach(() => {
  statuses = []
  arrived = { keys: [], forms: [], attempts: 0 }
})
const client = new Keepsake({
  secretKey: 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000',
  fetch: async (url, init) => {
    arrived.attempts++
    const request = new Request(url, init)
    const status = statuses.shift() ?? 200
    arrived.forms.push(await request.formData())
    arrived.keys.push(request.headers.get('idempotency-key'))
    return Response.json({ success: status === 200, error: 'unavailable_error', message: 'No.' }, { status })
  },
})
const sentFile = async () => {
  const file = arrived.forms.at(-1)?.get('file') as File
  return [file.name, await file.text()]
}

it.each([
  ['a path', () => PATH, 'whiteboard "1".png'],
  ['a Buffer', () => Buffer.from(CONTENT), ''],
  ['an ArrayBuffer', () => new TextEncoder().encode(CONTENT).buffer, ''],
  ['a Blob', () => new Blob([CONTENT]), ''],
  ['a File', () => new File([CONTENT], 'Überblick\n.png'), 'Überblick\n.png'],
  ['an fs.ReadStream', () => createReadStream(PATH), 'whiteboard "1".png'],
  ['a stream of Node', () => Readable.from([CONTENT.slice(0, 9), CONTENT.slice(9)]), ''],
  ['a ReadableStream', () => new Blob([CONTENT]).stream(), ''],
])('sends %s, with its progress', async (_, file, name) => {
  const seen: UploadProgress[] = []
  const source = file()
  await client.multimodal.memorizeFile(
    source,
    { caption: 'A plan', tags: ['a', 'b'] },
    { onProgress: each => seen.push(each) },
  )
  expect(await sentFile()).toEqual([name, CONTENT])
  const [form] = arrived.forms
  expect([form?.get('caption'), form?.getAll('tags')]).toEqual(['A plan', ['a', 'b']])
  expect(seen.at(-1)?.sent).toBe(CONTENT.length)
  const isStream = typeof source === 'object' && ('pipe' in source || 'getReader' in source)
  expect(seen.at(-1)?.total).toBe(isStream ? undefined : CONTENT.length)
  expect(seen.map(({ sent }) => sent).toSorted((a, b) => a - b)).toEqual(seen.map(({ sent }) => sent))
})

it('sends a file again with the same key, but not a stream', async () => {
  statuses = [503, 200]
  await client.multimodal.memorizeFile(PATH)
  expect(await sentFile()).toEqual(['whiteboard "1".png', CONTENT])
  expect([arrived.attempts, new Set(arrived.keys).size]).toEqual([2, 1])
  statuses = [503]
  await expect(client.multimodal.memorizeFile(createReadStream(PATH))).rejects.toMatchObject({ status: 503 })
  expect(arrived.attempts).toBe(3)
})

it('refuses a file that is too large before it sends anything', async () => {
  await expect(client.multimodal.memorizeFile(LARGE)).rejects.toThrow(
    new BodyTooLargeError(`The file has ${MAX_MEDIA_BYTES + 1} bytes; at most ${MAX_MEDIA_BYTES} are allowed.`, {
      code: 'validation_error',
    }),
  )
  const attachment = client.guidelines.attachFile('gdl_1', new Blob([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)]), {
    name: 'a',
  })
  await expect(attachment).rejects.toBeInstanceOf(BodyTooLargeError)
  expect(arrived.attempts).toBe(0)
  await expect(client.multimodal.memorizeFile(createReadStream(LARGE))).rejects.toBeInstanceOf(BodyTooLargeError)
  expect(arrived.forms).toEqual([])
})

it.each([
  [join(directory, 'none.png'), /none\.png cannot be read: ENOENT/],
  [directory, /cannot be read: it is no file/],
  [7 as never, /Pass a path, a Blob, bytes or a stream/],
  [{ path: PATH } as never, /Pass a path, a Blob, bytes or a stream/],
])('refuses %s', async (file, message) => {
  await expect(client.multimodal.memorizeFile(file)).rejects.toMatchObject({ code: 'configuration_error', message })
  expect(arrived.attempts).toBe(0)
})

it('says why a stream could not be read to its end', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'a'
      throw new Error('The disk is gone.')
    })(),
  )
  await expect(client.multimodal.memorizeFile(broken)).rejects.toMatchObject({
    code: 'configuration_error',
    message: 'The file could not be read to its end: The disk is gone.',
  })
})

it('says that the file of a stream does not exist, however late it is read', async () => {
  const slow = new Keepsake({
    // the stream has failed when there is a key
    secretKey: async () => {
      // `once` would listen for the error
      if (!missing.closed) await new Promise<void>(resolve => missing.once('close', () => resolve()))
      return 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000'
    },
    fetch: async (url, init) => Response.json(await new Request(url, init).formData()),
  })
  const missing = createReadStream(join(directory, 'none.png'))
  await expect(slow.multimodal.memorizeFile(missing)).rejects.toMatchObject({
    code: 'configuration_error',
    message: expect.stringContaining('ENOENT'),
  })
})

it('sends the pieces of a stream as bytes, and refuses others', async () => {
  const streamOf = (piece: unknown) =>
    new ReadableStream<Uint8Array>({
      start: controller => {
        controller.enqueue(piece as Uint8Array)
        controller.close()
      },
    })
  const elsewhere: unknown = runInNewContext('new Uint8Array([97, 98])')
  for (const file of [streamOf(new TextEncoder().encode('ab').buffer), streamOf(elsewhere), elsewhere as Uint8Array]) {
    await client.multimodal.memorizeFile(file)
    expect(await sentFile()).toEqual(['', 'ab'])
  }
  await expect(client.multimodal.memorizeFile(streamOf({ a: 1 }))).rejects.toThrow('neither bytes nor text')
})

it('sends a file as it is when the call begins, also if it grows', async () => {
  const path = join(directory, 'growing.log')
  writeFileSync(path, 'one')
  const growing = new Keepsake({
    secretKey: async () => {
      appendFileSync(path, ' two')
      return 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000'
    },
    fetch: async (url, init) => {
      arrived.forms.push(await new Request(url, init).formData())
      return Response.json({})
    },
  })
  await growing.multimodal.memorizeFile(path)
  expect(await sentFile()).toEqual(['growing.log', 'one'])
})

it('ends with its signal', async () => {
  const signal = AbortSignal.abort()
  await expect(client.multimodal.memorizeFile(PATH, {}, { signal })).rejects.toMatchObject({ code: 'abort_error' })
})

interface Upload {
  post: {
    requestBody: { content: { 'multipart/form-data': { schema: { properties: { file: { maxLength: number } } } } } }
  }
}

it('has the limits of the specification', () => {
  const limit = ({ post }: Upload): number =>
    post.requestBody.content['multipart/form-data'].schema.properties.file.maxLength
  expect(limit(spec.paths['/api/v1/multimodal/memorize'])).toBe(MAX_MEDIA_BYTES)
  expect(limit(spec.paths['/api/v1/guidelines/{id}/attachments'])).toBe(MAX_ATTACHMENT_BYTES)
})
