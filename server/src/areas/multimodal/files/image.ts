import type { Sharp, SharpOptions } from 'sharp'
import { createKeyedLimiter } from '../../../platform/concurrency/keyed-limiter.ts'
import { type ApiError, invalid } from '../../../platform/values/errors.ts'

/** An image with more pixels is refused before it is decoded: its memory depends on them, not on its bytes. */
export const MAX_PIXELS = 50_000_000
const THUMBNAIL_PIXELS = 512
/** The largest side that vision models use. */
const MODEL_PIXELS = 1_568
const TIMEOUT_SECONDS = 20

export interface ReadImage {
  /** As the image is shown, after its rotation. */
  width: number
  height: number
  /** WebP without metadata. */
  thumbnail: Uint8Array
}

type Open = (bytes: Uint8Array, options: SharpOptions) => Sharp

let loading: Promise<Open | undefined> | undefined

/** The image library. Undefined on a platform for which it has no binary. */
function load(): Promise<Open | undefined> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => {
      // no image is read twice
      sharp.cache(false)
      sharp.concurrency(1)
      return sharp
    },
    () => undefined,
  )
  return loading
}

export const canReadImages = async (): Promise<boolean> => (await load()) !== undefined

/** Each takes up to some hundred megabytes. */
const AT_ONCE = 2
const limited = createKeyedLimiter<'image'>(AT_ONCE)

/**
 * Decodes an image and creates its thumbnail.
 * @returns undefined without the image library
 * @throws ApiError `validation_error` if it is damaged or has too many pixels
 */
export async function readImage(bytes: Uint8Array, field: string): Promise<ReadImage | undefined> {
  const open = await load()
  if (!open) return undefined
  return limited('image', async () => {
    try {
      const { autoOrient } = await opened(open, bytes).metadata()
      const thumbnail = await resized(open, bytes, THUMBNAIL_PIXELS).webp({ quality: 80 }).toBuffer()
      return { width: autoOrient.width, height: autoOrient.height, thumbnail }
    } catch (error) {
      throw problemOf(error, field)
    }
  })
}

/** The image as a JPEG of a size that vision models use. Undefined without the image library. */
export async function imageForModel(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const open = await load()
  if (!open) return undefined
  return limited('image', () =>
    resized(open, bytes, MODEL_PIXELS).flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer(),
  )
}

// only the first frame of an animation
const opened = (open: Open, bytes: Uint8Array): Sharp =>
  open(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })

const resized = (open: Open, bytes: Uint8Array, side: number): Sharp =>
  opened(open, bytes)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })

function problemOf(error: unknown, field: string): ApiError {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|too large/i.test(message))
    return invalid(field, `${field} has more than ${MAX_PIXELS} pixels. Send a smaller image.`)
  if (/timeout/i.test(message))
    return invalid(field, `${field} could not be decoded within ${TIMEOUT_SECONDS} s. Send a smaller image.`)
  return invalid(field, `${field} is a damaged or incomplete image. Send the complete file.`)
}
