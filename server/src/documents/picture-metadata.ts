import type { PictureInput, PictureMetadata } from './pictures/read-picture.ts'
import { withPictureReader } from './readers.ts'

const MAX_TIME_MS = 10_000

/**
 * When a picture was taken, and the picture without its location. It is read in a process of its own with bounded memory
 * and time.
 * @throws DocumentError with the reason, if its metadata cannot be read
 */
export const pictureMetadata = (input: PictureInput): Promise<PictureMetadata> =>
  withPictureReader(reader => reader.read('picture', input, MAX_TIME_MS))
