import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** An image of one color. */
export const imageOf = (
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 40, height = 20, color = '#336699' }: { width?: number; height?: number; color?: string } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()

/** A photo with the date 2024-05-06 07:08:09 +02:00 and the position of Zurich in its EXIF and XMP data. */
export async function photoOf(format: 'png' | 'jpeg' | 'webp', { color = '#336699' } = {}): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD2: { DateTimeOriginal: '2024:05:06 07:08:09', OffsetTimeOriginal: '+02:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 31/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 29/1' },
    })
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer()
}

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,22.5N"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** A PNG that says it has these sides, and has no pixels. */
export function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const of = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

/** The first bytes of audio of each format, with some silence after them. */
export const AUDIO = {
  mp3: Buffer.concat([
    of('ID3', [4, 0, 0, 0, 0, 0, 0]),
    Buffer.concat(Array.from({ length: 8 }, () => Buffer.concat([of([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(413)]))),
  ]),
  wav: Buffer.concat([
    of(
      'RIFF',
      [100, 0, 0, 0],
      'WAVEfmt ',
      [16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x80, 0x3e, 0, 0, 2, 0, 16, 0],
      'data',
      [64, 0, 0, 0],
    ),
    Buffer.alloc(64),
  ]),
  ogg: Buffer.concat([
    of(
      'OggS',
      [0, 2],
      '\0\0\0\0\0\0\0\0',
      [1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 1, 19],
      'OpusHead',
      [1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0],
    ),
    Buffer.alloc(64),
  ]),
  m4a: Buffer.concat([of([0, 0, 0, 24], 'ftypM4A ', [0, 0, 0, 0], 'M4A isom'), Buffer.alloc(64)]),
  flac: Buffer.concat([of('fLaC', [0, 0, 0, 34]), Buffer.alloc(64)]),
  webm: webmOf('A_OPUS'),
} as const

export const VIDEO = webmOf('V_VP9')

function webmOf(codec: string): Buffer {
  return Buffer.concat([
    of(
      [
        0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3, 0x81,
        8, 0x42, 0x82, 0x84,
      ],
      'webm',
      [0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2],
      [0x18, 0x53, 0x80, 0x67, 0x86, 0x80 + codec.length],
      codec,
    ),
    Buffer.alloc(64),
  ])
}
