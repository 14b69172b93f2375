import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../../test/support/document-files.ts'
import { AUDIO, emptyPng, imageOf, photoOf, VIDEO } from '../../../test/support/media-files.ts'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

// the schedule that removes files runs every 15 seconds of the clock of tests
const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app)
const dana = { email: 'dana@northwind.example' }

const memorize = (content: Uint8Array, more: object = {}) =>
  own.post('multimodal/memorize', { contentBase64: Buffer.from(content).toString('base64'), ...more })
const stored = async (content: Uint8Array, more: object = {}) => {
  const { status, body } = await memorize(content, more)
  expect([status, body.message]).toEqual([201, undefined])
  return body.data
}
const read = (path: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/v1/multimodal/${path}`, { key: own.key, headers })
const bytesOf = async (id: string, what = 'content'): Promise<Buffer> => {
  const { body } = await read(`${id}/${what}`, { Accept: 'application/json' })
  return Buffer.from(body.data.contentBase64, 'base64')
}
const remove = (id: string) => app.call('DELETE', `/api/v1/multimodal/${id}`, { key: own.key })
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits
const files = async (): Promise<string[]> => {
  const entries = await readdir(join(app.store.directory, 'attachments'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
}

describe('storing media', () => {
  it('is confirmed for a record that is being deleted in the background, and goes with it', async () => {
    const png = await imageOf('png')
    const { media } = await stored(png, { ...dana, caption: 'The plan' })
    await app.database.query(
      `INSERT INTO deletions (id, tenant_id, kind, record_id, status, actor, deleted_at, recoverable_until)
       VALUES ('del_01KAK7F3V6R6T1Q7S0G9Y5N2WY', $1, 'record', $2, 'deleting', 'internal', now(), now() + interval '1 day')`,
      [own.tenant, media.recordId],
    )
    const again = await stored(png, { ...dana, caption: 'Another plan' })
    expect(again.media).toMatchObject({ caption: 'Another plan', recordId: media.recordId })
    expect((await read(`${again.media.id}/content`)).status).toBe(404)
  })

  it('stores a file that is deleted whenever it is found stored', async () => {
    const png = await imageOf('png', { width: 8, height: 8 })
    let { media } = await stored(png, { ...dana, caption: 'The plan' })
    for (let n = 0; n < 25; n++) {
      const [again] = await Promise.all([memorize(png, { ...dana, caption: `The plan, ${n}` }), remove(media.id)])
      expect([again.status, again.body.message]).toEqual([201, undefined])
      media = again.body.data.media
      expect((await bytesOf(media.id)).equals(png)).toBe(true)
    }
  })

  it('stores an image with a thumbnail, and returns it as it was', async () => {
    const png = await imageOf('png', { width: 1200, height: 600 })
    const before = await credits()
    const { media, ...rest } = await stored(png, { ...dana, name: 'board.png', caption: 'The plan', tags: ['launch'] })
    expect(rest).toEqual({ creditsCharged: 1 })
    expect(await credits()).toBe(before - 1)
    expect(media).toEqual({
      id: expect.stringMatching(/^med_/),
      recordId: expect.stringMatching(/^rec_/),
      kind: 'image',
      name: 'board.png',
      mimeType: 'image/png',
      size: png.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      caption: 'The plan',
      width: 1200,
      height: 600,
      tags: ['launch'],
      timestamp: expect.any(String),
      createdAt: expect.any(String),
      url: expect.stringMatching(/^http:.*\/api\/v1\/multimodal\/med_\w+\/content$/),
      thumbnailUrl: expect.stringMatching(/\/thumbnail$/),
    })
    const { status, headers } = await read(`${media.id}/content`)
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/octet-stream',
        'content-length': String(png.length),
        'content-disposition': `attachment; filename="board.png"; filename*=UTF-8''board.png`,
        'x-content-type-options': 'nosniff',
        etag: `"${media.sha256}"`,
      }),
    ])
    expect((await bytesOf(media.id)).equals(png)).toBe(true)
    const thumbnail = await sharp(await bytesOf(media.id, 'thumbnail')).metadata()
    expect(thumbnail).toMatchObject({ format: 'webp', width: 512, height: 256 })
    expect((await read(`${media.id}/content`, { Range: 'bytes=0-3' })).status).toBe(206)
    for (const what of ['content', 'thumbnail']) {
      const statusOf = async (headers: Record<string, string>) => (await read(`${media.id}/${what}`, headers)).status
      expect(await statusOf({ Range: 'bytes=1-2' })).toBe(206)
      expect(await statusOf({ Range: 'bytes=99999999-' })).toBe(416)
      expect(await statusOf({ 'If-None-Match': '*' })).toBe(304)
    }
    expect((await read(`${media.id}/content`, { 'If-None-Match': `"${media.sha256}"` })).status).toBe(304)
  })

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('recognizes %s by its bytes', async format => {
    const { media } = await stored(await imageOf(format))
    expect(media).toMatchObject({ kind: 'image', mimeType: `image/${format}`, width: 40, height: 20 })
    expect(media).not.toHaveProperty('recordId')
  })

  it.each(Object.entries(AUDIO))('recognizes %s by its bytes', async (extension, content) => {
    const { media } = await stored(content, { transcript: 'We launch in March.' })
    expect(media).toMatchObject({
      kind: 'audio',
      name: `audio.${extension}`,
      mimeType: expect.stringMatching(/^audio\//),
      transcript: 'We launch in March.',
      transcribedBy: 'caller',
    })
    expect(media).not.toHaveProperty('thumbnailUrl')
    expect((await read(`${media.id}/thumbnail`)).status).toBe(404)
  })

  it('takes a form', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await imageOf('png'))]), 'plan.png')
    for (const [name, value] of Object.entries({ ...dana, caption: 'The plan', keepLocation: 'true', tags: 'a' }))
      form.append(name, value)
    form.append('tags', 'b')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const { status, body } = await app.call('POST', '/api/v1/multimodal/memorize', {
      key: own.key,
      raw: Buffer.from(await request.arrayBuffer()),
      headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
    })
    expect([status, body.data?.media ?? body]).toMatchObject([
      201,
      { name: 'plan.png', caption: 'The plan', tags: ['a', 'b'] },
    ])
  })

  it('stores the same bytes once, and the same memory once', async () => {
    const png = await imageOf('png', { color: '#123456' })
    const first = await stored(png, { ...dana, caption: 'One' })
    const before = [await credits(), (await files()).length]
    const again = await stored(png, { ...dana, caption: 'One', tags: ['ignored'] })
    expect(again).toEqual({ media: first.media, duplicate: true, creditsCharged: 0 })
    expect([await credits(), (await files()).length]).toEqual(before)
    const other = await stored(png, { caption: 'One' })
    const words = await stored(png, { ...dana, caption: 'Two' })
    expect(new Set([first, other, words].map(({ media }) => media.id)).size).toBe(3)
    expect(await files()).toHaveLength(Number(before[1]))
    const together = await Promise.all(Array.from({ length: 4 }, () => stored(png, { caption: 'Three' })))
    expect(together.filter(({ duplicate }) => duplicate)).toHaveLength(3)
    expect(new Set(together.map(({ media }) => media.id)).size).toBe(1)
  })

  it('stores an upload with an idempotency key once', async () => {
    const body = { contentBase64: (await imageOf('png', { color: '#555555' })).toString('base64') }
    const send = () =>
      app.call('POST', '/api/v1/multimodal/memorize', { key: own.key, body, headers: { 'Idempotency-Key': 'one' } })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.body]).toEqual([201, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  it('reads the text of a PDF page by page', async () => {
    const { media } = await stored(pdfOf(['The budget is 40,000 euros.', 'The launch is in March.']))
    expect(media).toMatchObject({ kind: 'pdf', name: 'pdf.pdf', mimeType: 'application/pdf', pages: 2 })
    const scan = await memorize(pdfOf(['', '']))
    expect([scan.status, scan.body.warnings]).toMatchObject([201, [{ code: 'no_words' }]])
    expect(scan.body.data.media.pages).toBe(2)
    const half = await stored(pdfOf(['The quay is closed.', '']))
    expect(half.media.pages).toBe(2)
  })
})

describe('photos', () => {
  const GPS = /GPS/
  it.each(['jpeg', 'png', 'webp'] as const)('lose their location as %s, and keep their date', async format => {
    const photo = await photoOf(format)
    const { media, locationRemoved } = await stored(photo)
    expect([media.timestamp, locationRemoved]).toEqual(['2024-05-06T05:08:09.000Z', true])
    const kept = await bytesOf(media.id)
    const [was, is] = await Promise.all([sharp(photo).metadata(), sharp(kept).metadata()])
    expect([was.exif?.includes(Buffer.from('Camera')), is.exif?.includes(Buffer.from('Camera'))]).toEqual([true, true])
    expect(GPS.test(was.xmp?.toString() ?? '')).toBe(true)
    expect(GPS.test(is.xmp?.toString() ?? '')).toBe(false)
    // 47 22 31 as rational numbers
    const latitude = (bytes: Buffer | undefined) =>
      ['LE', 'BE'].some(order => {
        const numbers = Buffer.alloc(24)
        for (const [n, value] of [47, 1, 22, 1, 31, 1].entries())
          order === 'LE' ? numbers.writeUInt32LE(value, n * 4) : numbers.writeUInt32BE(value, n * 4)
        return bytes?.includes(numbers) ?? false
      })
    expect([latitude(was.exif), latitude(is.exif)]).toEqual([true, false])
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    expect((await pixels(kept)).equals(await pixels(photo))).toBe(true)
  })

  it('keep their location if the caller asks for it, and their timestamp is that of the caller', async () => {
    const photo = await photoOf('jpeg', { color: '#ff0000' })
    const { media, ...rest } = await stored(photo, { keepLocation: true, timestamp: '2020-01-01T00:00:00Z' })
    expect(rest).not.toHaveProperty('locationRemoved')
    expect(media.timestamp).toBe('2020-01-01T00:00:00.000Z')
    expect((await bytesOf(media.id)).equals(photo)).toBe(true)
  })
})

describe('bad input', () => {
  const jpeg = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, object, string, string]>([
    ['a text', () => Buffer.from('Hello there'), {}, 'body.contentBase64', 'not accepted'],
    [
      'a program',
      () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
      { name: 'a.png' },
      'body.contentBase64',
      'not accepted',
    ],
    ['a video', () => VIDEO, { caption: 'x' }, 'body.contentBase64', 'not accepted'],
    [
      'a wrong extension',
      () => imageOf('png'),
      { name: 'a.jpg' },
      'body.contentBase64',
      'its name a.jpg is that of image/jpeg',
    ],
    ['an image as PDF', () => imageOf('png'), { name: 'a.pdf' }, 'body.contentBase64', 'Correct the name'],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 4_000), {}, 'body.contentBase64', 'incomplete'],
    [
      'half a PNG',
      async () => (await imageOf('png', { width: 2_000, height: 2_000 })).subarray(0, 1_000),
      {},
      'body.contentBase64',
      'incomplete',
    ],
    ['a pixel bomb', () => emptyPng(60_000, 60_000), {}, 'body.contentBase64', '50000000 pixels'],
    ['an encrypted PDF', () => pdfOf(['secret'], { encrypted: true }), {}, 'body.contentBase64', 'password'],
    ['half a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), {}, 'body.contentBase64', 'PDF'],
    ['audio without words', () => AUDIO.mp3, {}, 'body.transcript', 'SPEECH_PROVIDER'],
    ['a path as name', () => imageOf('png'), { name: '../a.png' }, 'body.name', 'without a path'],
    ['no base64', () => Buffer.from('x'), { contentBase64: 'a b c' }, 'body.contentBase64', 'base64'],
    ['a wrong key', () => imageOf('png'), { phoneNumber: '.....' }, 'body.phoneNumber', 'phoneNumber'],
  ])('refuses %s', async (_, content, more, field, message) => {
    const before = await credits()
    const { status, body } = await memorize(await content(), more)
    expect([status, body.details]).toEqual([400, [{ path: field, message: expect.stringContaining(message) }]])
    expect(await credits()).toBe(before)
  })

  it('refuses empty and too large files', async () => {
    const send = async (bytes: Buffer<ArrayBuffer>, name: string) => {
      const form = new FormData()
      form.set('file', new Blob([bytes]), name)
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const { status, body } = await app.call('POST', '/api/v1/multimodal/memorize', {
        key: own.key,
        raw: Buffer.from(await request.arrayBuffer()),
        headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
      })
      return [status, body.message]
    }
    expect(await send(Buffer.alloc(0), 'a.png')).toEqual([400, expect.stringContaining('empty')])
    expect((await send(Buffer.alloc(20_971_521), 'a.png'))[0]).toBe(413)
    expect((await memorize(Buffer.alloc(20_971_521))).status).toBe(413)
  })

  it('refuses the id of a record that does not exist, and a caller without credits', async () => {
    const png = await imageOf('png', { color: '#777777' })
    expect((await memorize(png, { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' })).status).toBe(404)
    await stored(png, dana)
    await stored(png, { customKeyName: 'crmId', customKeyValue: '4711' })
    const both = { ...dana, customKeyName: 'crmId', customKeyValue: '4711' }
    expect((await memorize(png, both)).status).toBe(409)
    expect((await own.post('multimodal/search', both)).status).toBe(409)
    const poor = await app.organization({ credits: 0 })
    const search = { key: poor.key, body: { query: 'harbor' } }
    expect((await app.call('POST', '/api/v1/multimodal/search', search)).status).toBe(402)
    const body = { contentBase64: png.toString('base64') }
    expect((await app.call('POST', '/api/v1/multimodal/memorize', { key: poor.key, body })).status).toBe(402)
  })
})

describe('deleting media', () => {
  it('removes it at once, and its bytes with its last memory', async () => {
    await app.database.query('DELETE FROM organizations WHERE id <> $1', [own.id])
    await app.advance('61 minutes')
    await expect.poll(files, { timeout: 20_000, interval: 100 }).toEqual([])
    const png = await imageOf('png', { color: '#abcdef' })
    const one = (await stored(png, { ...dana, caption: 'The harbor' })).media.id
    const two = (await stored(png, { caption: 'The harbor' })).media.id
    expect(await files()).toHaveLength(2)
    expect((await remove(one)).body.data).toEqual({ id: one })
    const found = async () =>
      (await own.post('multimodal/search', { query: 'harbor' })).body.results.map(
        (result: { media: { id: string } }) => result.media.id,
      )
    expect(await found()).toEqual([two])
    expect([(await remove(one)).status, (await read(`${one}/content`)).status]).toEqual([404, 404])
    expect((await bytesOf(two)).equals(png)).toBe(true)
    await remove(two)
    expect(await found()).toEqual([])
    await app.advance('1 minute')
    await expect.poll(files, { timeout: 20_000, interval: 100 }).toEqual([])
    const texts = "SELECT id FROM search.documents WHERE source = 'media' AND tenant_id = $1"
    const left = await app.database.query(texts, [own.tenant])
    expect(left).toEqual([])
  })
})
