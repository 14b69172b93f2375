import { ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { TenantCall } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { download, wantsJson, wholeFile } from '../../platform/attachments/download.ts'
import type { Files } from '../../platform/attachments/files.ts'
import { ApiError, notFound } from '../../platform/values/errors.ts'
import type { RecordLinks } from './ports.ts'
import type { SearchMedia } from './search.ts'
import { contentOf } from './sql/read.ts'
import { deleteMedia } from './sql/remove.ts'

interface Dependencies {
  files: Files
  records: RecordLinks
  memorize: HandlersOf<'multimodal'>['memorizeMedia']
  search: SearchMedia
  status(): Promise<Schemas['MediaStatusResponse']['data']>
}

export function createMultimodalHandlers({
  files,
  records,
  memorize,
  search,
  status,
}: Dependencies): HandlersOf<'multimodal'> {
  async function send(call: TenantCall, id: string, what: 'content' | 'thumbnail') {
    const found = await contentOf(call.scope, id, what, records.isLive)
    if (!found) throw what === 'content' ? notFound('media', id) : noThumbnail(id)
    const { fileKey, mimeType, sha256, size } = found
    const name = what === 'content' ? found.name : `${found.name.replace(/\.[^.]*$/, '')}-thumbnail.webp`
    if (!wantsJson(call.headers)) return download(call.headers, { name, size, sha256 }, () => files.read(fileKey))
    const contentBase64 = (await wholeFile({ size }, () => files.read(fileKey))).toString('base64')
    const data = { id, name, mimeType, size, sha256, contentBase64 }
    return { status: 200 as const, body: { success: true as const, data } }
  }

  return {
    memorizeMedia: memorize,
    searchMedia: async ({ body, call }) => respond(200, await search(call, body)),
    getMediaStatus: async () => ok(await status()),
    getMediaContent: ({ path, call }) => send(call, path.id, 'content'),
    getMediaThumbnail: ({ path, call }) => send(call, path.id, 'thumbnail'),
    async deleteMedia({ path, call }) {
      const change = { actor: actorOf(call.principal), requestId: call.requestId }
      const { scope } = call
      const remove = (): Promise<boolean> => deleteMedia(scope, path.id, change, records.isLive)
      if (!(await scope.retriedTransaction(remove))) throw notFound('media', path.id)
      return ok({ id: path.id })
    },
  }
}

const noThumbnail = (id: string): ApiError =>
  new ApiError(
    'not_found_error',
    `No thumbnail of ${id} in this organization. Only images have one, if thumbnails are on: see GET /api/v1/multimodal/status.`,
  )
