import { Worker } from 'node:worker_threads'
import type { Logger } from '../../platform/log/log.ts'
import { ApiError } from '../../platform/values/errors.ts'
import type { EmbedRequest, WorkerMessage } from './local-worker.ts'
import type { LocalModelSource } from './model-source.ts'

export interface LocalThread {
  /**
   * Returns a vector for each text. The first call loads the model, and downloads it if it is not in the cache.
   * @throws ApiError `server_error` if the model does not load or fails, or the call is aborted
   */
  embed(texts: string[], signal: AbortSignal | undefined): Promise<number[][]>
  /** Ends the thread. Pending calls fail. */
  close(): Promise<void>
}

interface Call {
  resolve(vectors: number[][]): void
  reject(error: unknown): void
}

const MEGABYTE = 1_000_000

/** A worker thread for an embedding model. It starts with the first call, and again with the next one if it has ended. */
export function createLocalThread(source: LocalModelSource, log: Logger): LocalThread {
  const { name: model } = source
  const calls = new Map<number, Call>()
  let worker: Worker | undefined
  let isLoaded = false
  let lastId = 0

  function start(): Worker {
    const file = import.meta.url.endsWith('.ts') ? './local-worker.ts' : './local-worker.js'
    const started = new Worker(new URL(file, import.meta.url), { workerData: source })
    // an error is followed by the exit, which may also occur alone
    started.on('error', error => log.error({ err: error }, 'The thread of the local embedding model failed'))
    started.on('exit', code => {
      if (worker === started) worker = undefined
      isLoaded = false
      for (const id of [...calls.keys()])
        end(id)?.reject(failed(`its thread ended with code ${code}. The log of the server says why.`))
    })
    started.on('message', receive)
    return started
  }

  function receive(message: WorkerMessage): void {
    if ('loaded' in message) {
      isLoaded = true
      log.info({ model, seconds: Math.round(message.seconds) }, 'The local embedding model is loaded')
    } else if ('downloaded' in message) {
      const { downloaded, total } = message
      const facts = { model, percent: Math.floor((100 * downloaded) / total), megabytes: Math.ceil(total / MEGABYTE) }
      log.info(facts, 'Downloading the embedding model')
    } else if ('vectors' in message) {
      const { id, vectors, dimensions } = message
      const count = vectors.length / dimensions
      const rows = Array.from({ length: count }, (_, i) => [...vectors.subarray(i * dimensions, (i + 1) * dimensions)])
      end(id)?.resolve(rows)
    } else {
      const { id, failure, reason } = message
      end(id)?.reject(failure === 'load' ? cannotLoad(source, reason) : failed(`${reason}. ${CHECK_NAME}`))
    }
  }

  function end(id: number): Call | undefined {
    const call = calls.get(id)
    calls.delete(id)
    // an idle thread does not keep the process alive
    if (calls.size === 0) worker?.unref()
    return call
  }

  return {
    async embed(texts, signal) {
      signal?.throwIfAborted()
      worker ??= start()
      worker.ref()
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<number[][]>()
      calls.set(id, { resolve, reject })
      worker.postMessage({ id, texts } satisfies EmbedRequest)
      const abort = (): void => end(id)?.reject(failed(isLoaded ? TOO_SLOW : STILL_LOADING))
      signal?.addEventListener('abort', abort, { once: true })
      return promise.finally(() => signal?.removeEventListener('abort', abort))
    },
    async close() {
      await worker?.terminate()
    },
  }
}

const CHECK_NAME = 'Check that EMBEDDING_NAME is an embedding model.'
const TOO_SLOW = 'it gave no answer in time. Set EMBEDDING_NAME to a smaller model.'
const STILL_LOADING = 'it is still loading. The log of the server shows the progress of its download.'

const failed = (reason: string): ApiError => new ApiError('server_error', `The local embedding model failed: ${reason}`)

function cannotLoad(source: LocalModelSource, reason: string): ApiError {
  const fix =
    source.kind === 'folder'
      ? 'Check that EMBEDDING_NAME is a folder with an embedding model in ONNX format.'
      : `Check EMBEDDING_NAME and the connection to ${source.host}. Without a connection, set EMBEDDING_NAME to a folder that contains the model.`
  return new ApiError('server_error', `The embedding model ${source.name} cannot be loaded: ${reason}. ${fix}`)
}
