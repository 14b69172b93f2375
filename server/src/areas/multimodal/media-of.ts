import { wholeFile } from '../../platform/attachments/download.ts'
import type { Files } from '../../platform/attachments/files.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** The media of a record with their content, one at a time, oldest first. */
export const createMediaOf = ({ files }: { files: Files }) =>
  async function* mediaOf(scope: Scope, { recordId }: { recordId: string }) {
    const where = { recordId }
    const ids = await scope.prisma(models =>
      models.media.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } }),
    )
    for (const { id } of ids) {
      const row = await scope.prisma(models =>
        models.media.findUnique({ where: { id }, include: { file: true }, omit: { tenantId: true, wordsHash: true } }),
      )
      if (!row) continue
      const { file, ...media } = row
      const { fileKey, tenantId: _, createdAt: __, ...content } = file
      const contentBase64 = (await wholeFile(content, () => files.read(fileKey))).toString('base64')
      yield {
        media: { ...content, ...media, transcript: media.transcript ?? content.transcript, contentBase64 },
      }
    }
  }
