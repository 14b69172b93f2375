import type { Schemas } from '../../contract/schemas.ts'
import type { ModelPayer } from '../../models/budget/budget.ts'
import type { Models } from '../../models/port.ts'
import type { WorkDetails } from '../../platform/credits/credits.ts'
import type { Logger } from '../../platform/log/log.ts'
import { ApiError } from '../../platform/values/errors.ts'
import { canReadImages, imageForModel } from './files/image.ts'
import { PRICES } from './prices.ts'
import type { Analysis } from './sql/store.ts'
import type { ReadFile } from './upload.ts'

export type MediaWarning = Schemas['MediaWarnings'][number]

export interface Analyzed {
  analysis: Analysis
  credits: number
  details: WorkDetails
  warnings: MediaWarning[]
}

export interface AnalyzeInput {
  payer: ModelPayer
  file: ReadFile
  /** With the usual extension of the type. */
  fileName: string
  caption: string | undefined
  /** Whether the call fails if the model does, because nothing else says what is in the file. */
  isRequired: boolean
  signal: AbortSignal
}

export interface Analyzer {
  /** The price of the model for a file. Undefined if no model is configured for it. */
  priceOf(file: Pick<ReadFile, 'kind' | 'bytes'>): Promise<number | undefined>
  /** @throws ApiError `server_error` that names the setting to check, if the model fails and is required */
  analyze(input: AnalyzeInput): Promise<Analyzed>
}

const MEBIBYTE = 1_048_576

export function createAnalyzer(models: Models, log: Logger): Analyzer {
  async function describe({
    payer,
    file,
    caption,
    signal,
  }: AnalyzeInput): Promise<Omit<Analyzed, 'warnings'> | undefined> {
    const image = await imageForModel(file.bytes)
    const described = image && (await models.describeImage?.(payer, { image, mimeType: 'image/jpeg', caption, signal }))
    if (!described) return undefined
    const { description, usage, model } = described
    return {
      analysis: description === '' ? {} : { description },
      credits: PRICES.describeImage,
      details: { model, ...usage },
    }
  }

  async function transcribe({
    payer,
    file,
    fileName,
    signal,
  }: AnalyzeInput): Promise<Omit<Analyzed, 'warnings'> | undefined> {
    const { bytes: audio, mimeType } = file
    const transcribed = await models.transcribe?.(payer, { audio, mimeType, fileName, signal })
    if (!transcribed) return undefined
    const { transcript, model } = transcribed
    return {
      analysis: transcript === '' ? {} : { transcript },
      credits: priceOfAudio(audio),
      details: { model },
    }
  }

  return {
    async priceOf({ kind, bytes }) {
      if (kind === 'audio') return models.transcribe && priceOfAudio(bytes)
      if (kind === 'image' && models.describeImage && (await canReadImages())) return PRICES.describeImage
      return undefined
    },

    async analyze(input) {
      const isImage = input.file.kind === 'image'
      try {
        const done = await (isImage ? describe(input) : transcribe(input))
        return done ? { ...done, warnings: [] } : NOTHING
      } catch (error) {
        if (input.isRequired || input.signal.aborted || !(error instanceof ApiError)) throw error
        log.warn({ err: error }, 'A model could not read a file. It is stored without its text.')
        const code = isImage ? 'description_failed' : 'transcription_failed'
        const what = isImage
          ? 'The image was stored without a description'
          : 'The audio was stored without a transcript'
        return { ...NOTHING, warnings: [{ code, message: `${what}. ${error.message}` }] }
      }
    },
  }
}

const NOTHING: Analyzed = { analysis: {}, credits: 0, details: {}, warnings: [] }

const priceOfAudio = (bytes: Uint8Array): number => Math.ceil(bytes.length / MEBIBYTE) * PRICES.transcribeAudio
