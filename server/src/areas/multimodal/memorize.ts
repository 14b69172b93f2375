import { respond } from '../../contract/answers.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { actorOf } from '../../platform/access/principal.ts'
import type { Files } from '../../platform/attachments/files.ts'
import { charge, release, requireCredits, reserve, settle } from '../../platform/credits/credits.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { sha256 } from '../../platform/encryption/crypto.ts'
import { ApiError, invalid } from '../../platform/values/errors.ts'
import { splitIdentity } from '../../platform/values/identity-fields.ts'
import { newId } from '../../platform/values/ids.ts'
import type { Analyzed, Analyzer, MediaWarning } from './analyze.ts'
import { mediaToWire } from './media.ts'
import type { RecordFields, RecordLinks } from './ports.ts'
import { PRICES } from './prices.ts'
import { knownFile, mediaByIds } from './sql/read.ts'
import { addAnalysis, indexMedia, insertFile, insertMedia, type NewFile } from './sql/store.ts'
import { decode, prepare, type ReadFile, uploadOf } from './upload.ts'

type Handler = Handlers['memorizeMedia']
type Call = Parameters<Handler>[0]['call']
type Stored = Awaited<ReturnType<Handler>>

interface Sent {
  body: Parameters<Handler>[0]['body']
  upload: Awaited<ReturnType<typeof uploadOf>>
  file: ReadFile
  /** What a model's analysis costs. Undefined if there is none. */
  modelPrice: number | undefined
}

interface Dependencies {
  files: Files
  records: RecordLinks
  analyzer: Analyzer
  publicUrl: string
}

const NO_WORDS: MediaWarning = {
  code: 'no_words',
  message: 'Nothing is written about the file, so no query finds it. Store it again with a caption.',
}

/** How often a file is stored again that is deleted by another call whenever it is found stored. */
const MAX_ATTEMPTS = 5

/** The file was stored when the call began, and is not when it ends. */
class DeletedMeanwhileError extends ApiError {
  constructor() {
    super('server_error', 'The same file was deleted at the same time. Send it again.', { status: 503 })
  }
}

export function createMemorize({ files, records, analyzer, publicUrl }: Dependencies): Handler {
  /** Stores the bytes. They are removed after an hour unless the transaction keeps them. */
  async function put(file: ReadFile, field: string): Promise<NewFile> {
    const { thumbnail, ...content } = await decode(file, field)
    const { key: fileKey, sha256, size } = await files.put(newId('med'), file.bytes)
    const stored = thumbnail && (await files.put(newId('med'), thumbnail))
    const { kind, mimeType } = file
    return { sha256, kind, mimeType, size, fileKey, ...content, ...(stored && { thumbnail: stored }) }
  }

  /** Inserts the rows of a file, or locks those that are there, in the current transaction. */
  async function keep(scope: Scope, sha256: string, uploaded: NewFile | undefined): Promise<void> {
    if (uploaded && (await insertFile(scope, uploaded))) {
      await files.keep(uploaded.fileKey)
      if (uploaded.thumbnail) await files.keep(uploaded.thumbnail.key)
      return
    }
    if (await scope.lock('media_files', sha256, { key: 'sha256', columns: 'sha256', mode: 'KEY SHARE' })) return
    throw new DeletedMeanwhileError()
  }

  async function store(call: Call, { body, upload, file, modelPrice }: Sent): Promise<Stored> {
    const { scope, principal, requestId, signal } = call
    const { caption = null, transcript = null } = body
    const wordsHash = sha256(JSON.stringify([caption, transcript]))
    const recordFields = splitIdentity(body).identity
    const known = await knownFile(scope, file.sha256)
    const knownRecord = await existingRecord(records, scope, recordFields)
    const isDuplicate =
      known !== undefined &&
      knownRecord !== undefined &&
      (await duplicateOf(scope, file.sha256, knownRecord, wordsHash)) !== undefined
    const isAnalyzed = file.kind === 'audio' ? known?.isTranscribed : known?.isDescribed
    const price = isDuplicate || isAnalyzed ? undefined : modelPrice
    const billing = { scope, principal, requestId }
    if (!isDuplicate) requireCredits(principal, PRICES.memorizeMedia + (price ?? 0))
    const uploaded = known ? undefined : await put(file, upload.field)
    const reservation =
      price === undefined
        ? undefined
        : await reserve(billing, 'memorizeMedia', PRICES.memorizeMedia + price, call.idFor('hld'))
    try {
      const isRequired = file.kind === 'audio' && caption === null
      const fileName = `audio.${upload.type.extension}`
      const analyzed: Analyzed | undefined =
        reservation &&
        (await analyzer.analyze({ payer: scope, file, fileName, caption: caption ?? undefined, isRequired, signal }))
      return await call.finish(async () => {
        const recordId = (await records.ensure(scope, recordFields)) ?? null
        await keep(scope, file.sha256, uploaded)
        const media = {
          id: call.idFor('med'),
          sha256: file.sha256,
          recordId,
          name: upload.name,
          caption,
          transcript,
          wordsHash,
          tags: body.tags ?? [],
          timestamp: body.timestamp === undefined ? (file.takenAt ?? null) : new Date(body.timestamp),
          actor: actorOf(principal),
        }
        const isNew = await insertMedia(scope, media)
        const id = isNew ? media.id : ((await duplicateOf(scope, file.sha256, recordId, wordsHash)) ?? media.id)
        const isImproved = analyzed !== undefined && (await addAnalysis(scope, file.sha256, analyzed.analysis))
        const hasWords = !(isNew || isImproved) || (await indexMedia(scope, file.sha256, isImproved ? null : id))
        const creditsCharged = isNew ? PRICES.memorizeMedia + (analyzed?.credits ?? 0) : 0
        if (reservation && isNew) await settle(billing, reservation, creditsCharged, analyzed?.details ?? {})
        else if (reservation) await release(scope, reservation)
        else await charge(billing, 'memorizeMedia', creditsCharged)
        // the record may be one that is being deleted in the background, which takes the file with it
        const [row] = await mediaByIds(scope, [id], () => 'true')
        if (!row) throw new Error(`${id} was not written.`)
        const warnings = [...(analyzed?.warnings ?? []), ...(hasWords ? [] : [NO_WORDS])]
        return respond(201, {
          data: {
            media: mediaToWire(row, publicUrl),
            ...(!isNew && { duplicate: true }),
            ...(file.locationRemoved && { locationRemoved: true }),
            creditsCharged,
          },
          ...(warnings.length > 0 && { warnings }),
        })
      })
    } catch (error) {
      if (reservation) await release(scope, reservation)
      throw error
    }
  }

  return async ({ body, call }) => {
    const upload = await uploadOf(body)
    const { caption = null, transcript = null, analyze = true } = body
    const file = await prepare(upload, body.keepLocation ?? false)
    const modelPrice = analyze && transcript === null ? await analyzer.priceOf(file) : undefined
    if (file.kind === 'audio' && caption === null && transcript === null && modelPrice === undefined)
      throw invalid(
        'body.transcript',
        analyze
          ? 'Audio needs a transcript or a caption, because the server has no speech model. Send one, or set SPEECH_PROVIDER and SPEECH_NAME on the server.'
          : 'Audio needs a transcript or a caption if analyze is false. Send one, or let the server transcribe it.',
      )
    for (let attempt = 1; ; attempt++) {
      try {
        return await store(call, { body, upload, file, modelPrice })
      } catch (error) {
        if (!(error instanceof DeletedMeanwhileError) || attempt === MAX_ATTEMPTS) throw error
      }
    }
  }
}

/** The record that the keys name now: null without keys, undefined if it does not exist yet. */
async function existingRecord(
  records: RecordLinks,
  scope: Scope,
  fields: RecordFields,
): Promise<string | null | undefined> {
  try {
    return (await records.find(scope, fields)) ?? null
  } catch (error) {
    const isNew = error instanceof ApiError && error.code === 'not_found_error' && fields.recordId === undefined
    if (isNew) return undefined
    throw error
  }
}

/** The memory of the same file, record and words. */
async function duplicateOf(
  scope: Scope,
  sha256: string,
  recordId: string | null,
  wordsHash: string,
): Promise<string | undefined> {
  const where = { sha256, recordId, wordsHash }
  return (await scope.prisma(models => models.media.findFirst({ where, select: { id: true } })))?.id
}
