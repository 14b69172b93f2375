import type { EmbeddingFailure, EmbeddingProcess } from '@keepsake/meaning'
import type { Logger } from '../../platform/log/log.ts'
import { ApiError } from '../../platform/values/errors.ts'
import { EmbedderNotReady } from '../embedder-not-ready.ts'
import { identityOf, prefixesOf } from '../embedding-identity.ts'
import type { ConfiguredEmbedder, EmbeddingSettings } from '../port.ts'
import { whyNoRoom } from './room-for-model.ts'

/** The package that runs models. It is optional, so it is loaded only here. */
export type Runtime = typeof import('@keepsake/meaning')

interface LocalModel extends Pick<EmbeddingSettings, 'queryPrefix' | 'passagePrefix'> {
  /** Shown to users. */
  provider: string
  name: string
  /** The length of its vectors, if it is known. */
  dimensions?: number
  /** Returns its folder. Called again after it failed. */
  folder: () => Promise<string>
  log: Logger
  /** Why its process must not start now, if it must not. [where memory is short] */
  whyNot?: (() => string | undefined) | undefined
}

/** Few, so that a lease lasts for them on a busy processor. */
const TEXTS_AT_ONCE = 16
const TIMEOUT_MS = 60_000

/** A model in a process of this machine, which starts with the first text. It costs nothing, so nobody pays for it. */
export function createLocalEmbedder(runtime: Runtime, model: LocalModel): ConfiguredEmbedder {
  const { provider, name, log, whyNot = whyNoRoom } = model
  const before = prefixesOf(model)
  let opening: Promise<EmbeddingProcess> | undefined
  let isRefused = false

  async function open(): Promise<EmbeddingProcess> {
    const folder = await model.folder().catch(error => {
      opening = undefined
      throw cannotLoad(error instanceof Error ? error.message : String(error))
    })
    return runtime.createEmbeddingProcess({
      folder,
      whyNot: mayNot,
      onLoaded: seconds =>
        log.info({ model: name, seconds: Math.round(10 * seconds) / 10 }, 'The embedding model is loaded'),
      onFailed: reason =>
        log.warn({ model: name, reason }, 'The embedding model failed. Searches go by words alone until it runs again'),
    })
  }

  /** Logged once, and not for each text. */
  function mayNot(): string | undefined {
    const reason = whyNot()
    if (reason !== undefined && !isRefused)
      log.warn({ model: name }, `Words only: ${reason}. The model starts as soon as there is room`)
    isRefused = reason !== undefined
    return reason
  }

  const cannotLoad = (reason: string): ApiError =>
    new ApiError('server_error', `The embedding model ${name} cannot be loaded: ${reason}`)

  function failure({ kind, message }: EmbeddingFailure): ApiError {
    if (kind === 'model')
      return new ApiError('server_error', `The embedding model ${name} failed: ${message}. ${CHECK}`)
    return new EmbedderNotReady(message, { never: kind === 'unavailable' })
  }

  return {
    provider,
    name,
    textsAtOnce: TEXTS_AT_ONCE,
    ...(model.dimensions !== undefined && { model: identityOf(name, model.dimensions, before.passage) }),
    async embed(_, texts, { as = 'passage', isBackground = false, timeoutMs = TIMEOUT_MS, signal } = {}) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const ended = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
      opening ??= open()
      const process = await orAborted(opening, ended)
      const given = texts.map(text => before[as] + text)
      const vectors = await process.embed(given, { isUrgent: !isBackground, signal: ended }).catch(error => {
        signal?.throwIfAborted()
        throw error instanceof runtime.EmbeddingFailure ? failure(error) : error
      })
      return { model: identityOf(name, vectors[0]?.length ?? 0, before.passage), vectors, tokens: 0 }
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close()
      opening = undefined
    },
  }
}

const CHECK = 'Check that EMBEDDING_NAME is an embedding model in ONNX format.'

/** @throws EmbedderNotReady if the call is aborted first, while the model is downloaded */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = (): void => reject(new EmbedderNotReady('it is still loading'))
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort))
}
