import { expect, test } from 'vitest'
import { imageOf } from '../../server/test/support/media-files.ts'
import { useApp } from '../../server/test/support/use-app.ts'
import { holdOf } from './support/loop-hold.ts'

const MAX_HOLD_MS = 250
const BYTES = 255_000

const app = useApp()

const repeated = (text: string): Buffer => Buffer.from(text.repeat(BYTES / text.length), 'latin1')
const app1 = (content: string): string =>
  `\xff\xe1${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 0xff)}${content}`
const TIFF = 'MM\0*\0\0\0\x08'
/** A directory with as many entries as there are bytes for. */
const DIRECTORY = `${TIFF}\x13\x88`

const PICTURES: Record<
  string,
  (image: (format: 'jpeg' | 'png' | 'webp' | 'gif') => Promise<Buffer>) => Promise<Buffer>
> = {
  'a JPEG of EXIF marks': async image => Buffer.concat([await image('jpeg'), repeated(`Exif\0\0${DIRECTORY}`)]),
  'a JPEG of EXIF segments': async image => {
    const jpeg = await image('jpeg')
    return Buffer.concat([jpeg.subarray(0, 2), repeated(app1(`Exif\0\0${DIRECTORY}`)), jpeg.subarray(2)])
  },
  'a JPEG of XMP': async image =>
    Buffer.concat([await image('jpeg'), repeated('<x:xmpmeta'), Buffer.from('</x:xmpmeta>')]),
  'a GIF of XMP': async image =>
    Buffer.concat([await image('gif'), repeated('<x:xmpmeta'), Buffer.from('</x:xmpmeta>')]),
  'a WebP of EXIF marks': async image => Buffer.concat([await image('webp'), repeated(`Exif\0\0${DIRECTORY}`)]),
  'a PNG of text chunks': async image =>
    Buffer.concat([(await image('png')).subarray(0, 33), repeated('\0\0\0\x19zTXtRaw profile type exif\0\0\0\0\0\0')]),
}

test.each(Object.entries(PICTURES))('%s holds up nobody', { timeout: 120_000 }, async (_name, make) => {
  const { key } = await app.organization()
  const content = (await make(imageOf)).toString('base64')
  const { longest } = await holdOf(async () => {
    const body = { contentBase64: content, caption: 'A picture' }
    const { status } = await app.call('POST', '/api/v1/multimodal/memorize', { key, body })
    expect([201, 400]).toContain(status)
  })
  expect(longest).toBeLessThan(MAX_HOLD_MS)
})
