import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { errorCode } from '../../platform/values/files.ts'
import type { LocalModelSource } from './model-source.ts'

export interface EmbedRequest {
  id: number
  texts: string[]
}

export type WorkerMessage =
  | { id: number; vectors: Float32Array; dimensions: number }
  | { id: number; failure: 'load' | 'run'; reason: string }
  | { downloaded: number; total: number }
  | { loaded: true; seconds: number }

// The model runs in its own thread, since each call would block the event loop of the server.
const server = parentPort
if (!server) throw new Error('This file runs as the worker thread of the local embedding model.')
// the thread that starts it passes this type
const source = workerData as LocalModelSource
const send = (message: WorkerMessage): void => server.postMessage(message)

type Embed = Awaited<ReturnType<typeof load>>
let embedder: Promise<Embed> | undefined
let last: Promise<void> = Promise.resolve()

async function load() {
  const started = performance.now()
  const { env, pipeline }: typeof import('@huggingface/transformers') = await import(source.library)
  const isFolder = source.kind === 'folder'
  env.allowLocalModels = isFolder
  if (source.kind === 'published') {
    env.cacheDir = source.cache
    env.remoteHost = source.host
  }
  const isCached = isFolder || existsSync(join(source.cache, source.name, 'onnx/model.onnx'))
  const embed = await pipeline('feature-extraction', source.name, {
    device: 'cpu',
    dtype: 'fp32',
    local_files_only: isFolder,
    progress_callback: isCached ? () => {} : downloadProgress(),
    // requests must not wait for a processor while many texts are embedded
    session_options: { intraOpNumThreads: Math.max(1, availableParallelism() >> 1) },
  })
  send({ loaded: true, seconds: (performance.now() - started) / 1_000 })
  return embed
}

/** Reports each tenth of a download once. */
function downloadProgress() {
  let tenths = -1
  return ({ status, loaded = 0, total = 0 }: { status: string; loaded?: number; total?: number }): void => {
    const now = Math.floor((10 * loaded) / total)
    if (status !== 'progress_total' || now <= tenths) return
    tenths = now
    send({ downloaded: loaded, total })
  }
}

async function answer({ id, texts }: EmbedRequest): Promise<void> {
  let failure: 'load' | 'run' = 'load'
  try {
    // after a failure, the next call tries again
    embedder ??= load()
    const embed = await embedder.catch(error => {
      embedder = undefined
      throw error
    })
    failure = 'run'
    const { data, dims } = await embed(texts, { pooling: 'mean', normalize: true })
    const vectors = Float32Array.from(data)
    send({ id, vectors, dimensions: dims[1] })
  } catch (error) {
    send({ id, failure, reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = error.message.replace(/\.$/, '')
  const code = errorCode(error.cause)
  return code === undefined ? message : `${message} (${code})`
}

// one call at a time, in the order of requests
server.on('message', (request: EmbedRequest) => {
  last = last.then(() => answer(request))
})
