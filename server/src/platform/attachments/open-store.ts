import { join, resolve } from 'node:path'
import type { PlatformSettings } from '../settings/settings.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { openDirectoryStore } from './directory.ts'
import { createS3Store } from './s3.ts'

/** The directory of attachments. Undefined if they are in a bucket. */
export const attachmentsPathOf = (config: PlatformSettings): string | undefined =>
  config.ATTACHMENTS_S3_BUCKET ? undefined : directoryOf(config)

const directoryOf = ({ ATTACHMENTS_DIR, KEEPSAKE_DATA_DIR }: PlatformSettings): string =>
  resolve(ATTACHMENTS_DIR ?? join(KEEPSAKE_DATA_DIR, 'attachments'))

export async function openAttachmentStore(config: PlatformSettings): Promise<AttachmentStore> {
  const {
    ATTACHMENTS_S3_BUCKET: bucket,
    ATTACHMENTS_S3_ENDPOINT: endpoint,
    ATTACHMENTS_S3_ACCESS_KEY_ID: accessKeyId,
    ATTACHMENTS_S3_SECRET_ACCESS_KEY: secretAccessKey,
    ATTACHMENTS_S3_REGION: region,
    ATTACHMENTS_S3_PREFIX: prefix,
  } = config
  return bucket && endpoint && accessKeyId && secretAccessKey
    ? createS3Store({ bucket, endpoint, accessKeyId, secretAccessKey, region, prefix })
    : openDirectoryStore(directoryOf(config))
}
