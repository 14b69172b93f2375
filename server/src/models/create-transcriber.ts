import { z } from 'zod'
import { estimateTokens } from '../platform/access/tokens.ts'
import type { ModelBudget } from './budget/budget.ts'
import { boundedFetch } from './edge/bounded-fetch.ts'
import { modelFailure, SPEECH_MODEL } from './model/model-failure.ts'
import type { Models, SpeechSettings } from './port.ts'

const OPENAI = 'https://api.openai.com/v1'
const TIMEOUT_MS = 300_000
const MAX_CHARACTERS = 200_000
/** The answer of `POST /audio/transcriptions`. */
const Answer = z.object({ text: z.string() })

/** A response with another status than 200. */
class StatusError extends Error {
  readonly statusCode: number

  constructor(statusCode: number) {
    super(`HTTP ${statusCode}`)
    this.statusCode = statusCode
  }
}

/** Creates the configured speech model, of OpenAI or a compatible service. Undefined if none is set. */
export function createTranscriber(
  { provider, baseUrl, apiKey, name }: SpeechSettings,
  { budget, timeoutMs = TIMEOUT_MS }: { budget: ModelBudget; timeoutMs?: number },
): Models['transcribe'] {
  if (provider === undefined || name === undefined) return undefined
  const url = `${(baseUrl ?? OPENAI).replace(/(?<!\/)\/+$/, '')}/audio/transcriptions`
  return async (payer, { audio, mimeType, fileName, signal }) => {
    const spent = await budget.begin(payer, name)
    let tokens: number | undefined
    const form = new FormData()
    form.set('model', name)
    form.set('response_format', 'json')
    // copied, since a Blob does not accept memory that may be shared
    form.set('file', new Blob([new Uint8Array(audio)], { type: mimeType }), fileName)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await boundedFetch(url, {
        method: 'POST',
        headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` },
        body: form,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new StatusError(response.status)
      }
      const { text } = Answer.parse(await response.json())
      tokens = estimateTokens(text)
      return { transcript: text.replaceAll('\0', '').trim().slice(0, MAX_CHARACTERS), model: name }
    } catch (error) {
      signal?.throwIfAborted()
      throw modelFailure(error, timeout.aborted ? timeoutMs : undefined, SPEECH_MODEL)
    } finally {
      await spent(tokens ?? 0, tokens === undefined ? 'failed' : 'completed')
    }
  }
}
