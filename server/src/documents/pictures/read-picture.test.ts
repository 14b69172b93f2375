import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageOf, photoOf } from '../../../test/support/media-files.ts'
import { readPicture } from './read-picture.ts'

const FORMATS = ['jpeg', 'png', 'webp'] as const

describe.each(FORMATS)('%s', format => {
  const read = (bytes: Uint8Array) => readPicture({ bytes, mimeType: `image/${format}`, keepLocation: false })

  it('has no location the second time', async () => {
    const { withoutLocation } = read(await photoOf(format))
    expect(withoutLocation && read(withoutLocation)).toEqual({ takenAt: new Date('2024-05-06T05:08:09.000Z') })
  })

  it('stays as it is if it has no location', async () => {
    expect(read(await imageOf(format))).toEqual({})
  })

  it('can be damaged anywhere', async () => {
    const photo = await photoOf(format)
    const damage = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(damage, fc.nat(photo.length), (changes, length) => {
        const damaged = new Uint8Array(photo)
        for (const [at, value] of changes) damaged[at] = value
        read(damaged.subarray(0, length))
      }),
      { numRuns: 300, seed: 20_261_123 },
    )
  })
})

describe('a JPEG', () => {
  const read = (bytes: Uint8Array) => readPicture({ bytes, mimeType: 'image/jpeg', keepLocation: false })

  it('loses the location of every picture in it', async () => {
    const photo = await photoOf('jpeg')
    const { withoutLocation } = read(Buffer.concat([photo, photo]))
    const text = Buffer.from(withoutLocation ?? []).toString('latin1')
    expect([text.length, text.includes('GPSLatitude')]).toEqual([photo.length * 2, false])
    expect(read(withoutLocation ?? new Uint8Array()).withoutLocation).toBeUndefined()
  })

  it('loses a location that is split over two segments', async () => {
    const xmp = (text: string): Buffer => segment(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${text}`)
    const image = await imageOf('jpeg')
    const split = Buffer.concat([image.subarray(0, 2), xmp('<x exif:GP'), xmp('SLatitude="47"/>'), image.subarray(2)])
    expect(Buffer.from(read(split).withoutLocation ?? []).toString('latin1')).not.toContain('Latitude')
  })

  it('has a mark of EXIF only in a segment', async () => {
    const image = await imageOf('jpeg')
    expect(read(Buffer.concat([image, Buffer.from('Exif\0\0MM\0*\0\0\0\x08'.repeat(1_000))]))).toEqual({})
  })

  it('is refused with more segments or entries than any picture has', async () => {
    const image = await imageOf('jpeg')
    const withSegments = (part: Buffer, count: number): Buffer =>
      Buffer.concat([image.subarray(0, 2), ...Array(count).fill(part), image.subarray(2)])
    expect(() => read(withSegments(segment('Exif\0\0'), 1_001))).toThrow('more than 1000 blocks of metadata')
    const entries = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08\x13\x88', 'latin1'), Buffer.alloc(60_010)])
    expect(() => read(withSegments(segment(entries.toString('latin1')), 3))).toThrow('more than 10000 EXIF entries')
  })
})

it('removes a location from a GIF', async () => {
  const image = await imageOf('gif')
  const header = 13 + ((image[10] ?? 0) & 0x80 ? 3 * 2 ** (((image[10] ?? 0) & 7) + 1) : 0)
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, n) => 255 - n), 0])
  const xmp = Buffer.concat([Buffer.from('!\xff\x0bXMP DataXMP<x exif:GPSLatitude="47"/>', 'latin1'), trailer])
  const photo = Buffer.concat([image.subarray(0, header), xmp, image.subarray(header)])
  const { withoutLocation } = readPicture({ bytes: photo, mimeType: 'image/gif', keepLocation: false })
  expect(Buffer.from(withoutLocation ?? []).toString('latin1')).not.toContain('GPS')
  expect(withoutLocation?.subarray(-image.length + header)).toEqual(new Uint8Array(image.subarray(header)))
  await expect(sharp(withoutLocation).metadata()).resolves.toMatchObject({ width: 40 })
})

/** A segment APP1. */
function segment(content: string): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}
