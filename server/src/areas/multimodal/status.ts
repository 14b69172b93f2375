import type { Schemas } from '../../contract/schemas.ts'
import type { Models } from '../../models/port.ts'
import type { Files } from '../../platform/attachments/files.ts'
import type { PlatformSettings } from '../../platform/settings/settings.ts'
import { canReadImages, MAX_PIXELS } from './files/image.ts'
import { MIME_TYPES } from './files/media-type.ts'
import { MAX_BYTES } from './upload.ts'

type Status = Schemas['MediaStatusResponse']['data']
type Capability = Schemas['MediaCapability']

interface Dependencies {
  models: Models
  files: Files
  config: Pick<PlatformSettings, 'ATTACHMENTS_S3_BUCKET'>
}

const on = (reason: string): Capability => ({ available: true, reason, settings: [] })
const off = (reason: string, settings: string[] = []): Capability => ({ available: false, reason, settings })

const NO_LIBRARY = 'The image library sharp has no binary for this platform.'

/** What the server can do with media, and why. */
export async function statusOf({ models, files, config }: Dependencies): Promise<Status> {
  const [readsImages, isStored] = await Promise.all([canReadImages(), files.isAvailable()])
  return {
    vision: visionOf(models, readsImages),
    speech: models.transcribe
      ? on('The speech model of SPEECH_NAME transcribes audio without a transcript.')
      : off('No speech model is configured, so audio needs a transcript or a caption.', [
          'SPEECH_PROVIDER',
          'SPEECH_NAME',
        ]),
    thumbnails: readsImages
      ? on('The image library sharp is installed.')
      : off(`${NO_LIBRARY} Images are stored without thumbnails, and are not checked for damage.`),
    pdfText: on('The server extracts the text of PDFs page by page. Scanned pages have no text.'),
    storage: storageOf(isStored, config.ATTACHMENTS_S3_BUCKET !== undefined),
    limits: { maxBytes: MAX_BYTES, maxPixels: MAX_PIXELS, mimeTypes: [...MIME_TYPES] },
  }
}

function visionOf(models: Models, readsImages: boolean): Capability {
  if (!models.describeImage)
    return off('No vision model is configured, so images are found by their captions and transcripts.', [
      'VISION_MODEL',
    ])
  return readsImages
    ? on('The language model of VISION_MODEL describes images.')
    : off(`${NO_LIBRARY} Images cannot be scaled for the model.`)
}

const storageOf = (isAvailable: boolean, isBucket: boolean): Capability => {
  if (isAvailable)
    return on(isBucket ? 'Files are kept in the bucket of ATTACHMENTS_S3_BUCKET.' : 'Files are kept in a directory.')
  return isBucket
    ? off('The bucket does not respond. Check its settings.', ['ATTACHMENTS_S3_BUCKET', 'ATTACHMENTS_S3_ENDPOINT'])
    : off('The directory cannot be read. Check its permissions.', ['ATTACHMENTS_DIR'])
}
