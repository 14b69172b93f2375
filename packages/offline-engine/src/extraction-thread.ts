import { Worker } from 'node:worker_threads'
import { EngineUnavailableError } from './engine-unavailable-error.ts'
import type { ExtractionReply, ExtractionRequest } from './extraction-worker.ts'
import type { ExtractInput, Reading } from './types.ts'

export interface ExtractionThread {
  /**
   * Like `readOffline`, without blocking this thread.
   * @throws EngineUnavailableError if too many texts are waiting, or the text takes too long
   */
  extract(input: ExtractInput): Promise<Reading>
  /** Stops the thread. Pending texts fail. */
  close(): Promise<void>
}

export interface ExtractionThreadOptions {
  /** The thread's module. */
  file?: URL
  /** Texts that it works on in turns [4]. */
  mostAtOnce?: number
  /** Texts that may wait for that [200]. */
  mostWaiting?: number
  /** How long it may work on a text before it counts as stuck, in milliseconds [120,000]. */
  patienceMs?: number
}

interface Task {
  id: number
  input: Omit<ExtractInput, 'signal'>
  resolve(reading: Reading): void
  reject(error: unknown): void
}

/** A task that the thread works on. */
interface RunningTask extends Task {
  worker: Worker
  timer: NodeJS.Timeout
}

const FILE = new URL(
  import.meta.url.endsWith('.ts') ? './extraction-worker.ts' : './extraction-worker.js',
  import.meta.url,
)

/**
 * A worker thread for the offline engine. It starts with the first text, and restarts with the next one if it has
 * exited.
 */
export function createExtractionThread({
  file = FILE,
  mostAtOnce = 4,
  mostWaiting = 200,
  patienceMs = 120_000,
}: ExtractionThreadOptions = {}): ExtractionThread {
  const waiting: Task[] = []
  const running = new Map<number, RunningTask>()
  let current: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const worker = new Worker(file)
    // an error is followed by the exit, which may also occur alone
    let cause: unknown
    worker.on('error', error => {
      cause = error
    })
    worker.on('exit', code => {
      if (current === worker) current = undefined
      for (const task of [...running.values()])
        if (task.worker === worker)
          finish(task, () =>
            task.reject(new Error(`The thread of the offline engine ended (code ${code}).`, { cause })),
          )
    })
    worker.on('message', (reply: ExtractionReply) => {
      const task = running.get(reply.id)
      if (task)
        finish(task, () => {
          if ('reading' in reply) task.resolve(reply.reading)
          else task.reject(new Error('The offline engine failed.', { cause: reply.failure }))
        })
    })
    return worker
  }

  /** Sends the thread as many texts as it may work on. It keeps the process alive only while it works. */
  function dispatch(): void {
    while (running.size < mostAtOnce) {
      const task = waiting.shift()
      if (!task) break
      current ??= start()
      const timer = setTimeout(() => giveUp(task.id), patienceMs).unref()
      running.set(task.id, { ...task, worker: current, timer })
      send(current, { id: task.id, input: task.input })
    }
    if (running.size > 0) current?.ref()
    else current?.unref()
  }

  const send = (worker: Worker, request: ExtractionRequest): void => worker.postMessage(request)

  function finish({ id, timer }: RunningTask, normalize: () => void): void {
    clearTimeout(timer)
    running.delete(id)
    normalize()
    dispatch()
  }

  /** A stuck thread does not receive messages: it is terminated, and its other texts fail with it. */
  function giveUp(id: number): void {
    const task = running.get(id)
    if (!task) return
    if (current === task.worker) current = undefined
    task.worker.terminate()
    finish(task, () => task.reject(tookTooLong()))
  }

  function cancel(id: number): void {
    const place = waiting.findIndex(task => task.id === id)
    if (place >= 0) waiting.splice(place, 1)
    const worker = running.get(id)?.worker
    if (worker) send(worker, { id, cancelled: true })
  }

  return {
    async extract({ signal, ...input }) {
      signal?.throwIfAborted()
      if (waiting.length >= mostWaiting) throw tooManyWait()
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<Reading>()
      const abort = (): void => {
        cancel(id)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort)
      waiting.push({ id, input, resolve, reject })
      dispatch()
      return promise.finally(() => signal?.removeEventListener('abort', abort))
    },
    async close() {
      for (const { reject } of waiting.splice(0)) reject(new Error('The server stops.'))
      await current?.terminate()
    },
  }
}

const tooManyWait = (): EngineUnavailableError =>
  new EngineUnavailableError('Too many long contents are waiting for extraction. Retry in a few seconds.', {
    retryAfterSeconds: 5,
  })

const tookTooLong = (): EngineUnavailableError =>
  new EngineUnavailableError('Extraction took too long and was stopped. Send shorter content, or extract: false.', {
    retryAfterSeconds: 60,
  })
