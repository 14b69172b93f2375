import { Worker } from 'node:worker_threads'
import { EngineUnavailableError } from './engine-unavailable-error.ts'
import type { Cancellation, WorkReply, WorkRequest } from './engine-worker.ts'
import type { InputOf, ResultOf, WorkName } from './work.ts'

export interface EngineThread {
  /**
   * Does the work without blocking this thread.
   * @throws EngineUnavailableError if too many texts are waiting, or these take too long
   */
  run<Name extends WorkName>(work: Name, input: InputOf<Name>): Promise<ResultOf<Name>>
  /** Stops the thread. Pending texts fail. */
  close(): Promise<void>
}

export interface EngineThreadOptions {
  /** The thread's module. */
  file?: URL
  /** Texts of one kind of work that it works on in turns [4]. */
  mostAtOnce?: number
  /** Texts that may wait for that [200]. */
  mostWaiting?: number
  /** How long it may work on a text before it counts as stuck, in milliseconds [120,000]. */
  patienceMs?: number
}

interface Task {
  request: WorkRequest
  resolve(result: ResultOf<WorkName>): void
  reject(error: unknown): void
}

/** A task that the thread works on. */
interface RunningTask extends Task {
  worker: Worker
  timer: NodeJS.Timeout
}

const FILE = new URL(import.meta.url.endsWith('.ts') ? './engine-worker.ts' : './engine-worker.js', import.meta.url)

/**
 * A worker thread for the offline engine. It starts with the first text, and restarts with the next one if it has
 * exited.
 */
export function createEngineThread({
  file = FILE,
  mostAtOnce = 4,
  mostWaiting = 200,
  patienceMs = 120_000,
}: EngineThreadOptions = {}): EngineThread {
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
        if (task.worker === worker) finish(task, () => task.reject(hasEnded(code, cause)))
    })
    worker.on('message', (reply: WorkReply) => {
      const task = running.get(reply.id)
      if (task)
        finish(task, () => {
          if ('result' in reply) task.resolve(reply.result)
          else task.reject(new Error('The offline engine failed.', { cause: reply.failure }))
        })
    })
    return worker
  }

  /** The first task whose kind of work has a free place: an answer does not wait for long extractions. */
  function next(): Task | undefined {
    const started = Map.groupBy(running.values(), ({ request }) => request.work)
    const place = waiting.findIndex(({ request }) => (started.get(request.work)?.length ?? 0) < mostAtOnce)
    return place < 0 ? undefined : waiting.splice(place, 1)[0]
  }

  /** Sends the thread as many texts as it may work on. It keeps the process alive only while it works. */
  function dispatch(): void {
    for (let task = next(); task; task = next()) {
      const { id } = task.request
      current ??= start()
      const timer = setTimeout(() => giveUp(id), patienceMs).unref()
      running.set(id, { ...task, worker: current, timer })
      send(current, task.request)
    }
    if (running.size > 0) current?.ref()
    else current?.unref()
  }

  const send = (worker: Worker, request: WorkRequest | Cancellation): void => worker.postMessage(request)

  function finish({ request: { id }, timer }: RunningTask, normalize: () => void): void {
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
    finish(task, () => task.reject(tookTooLong(task.request)))
  }

  function cancel(id: number): void {
    const place = waiting.findIndex(({ request }) => request.id === id)
    if (place >= 0) waiting.splice(place, 1)
    const worker = running.get(id)?.worker
    if (worker) send(worker, { id, cancelled: true })
  }

  return {
    async run<Name extends WorkName>(work: Name, input: InputOf<Name>) {
      const { signal } = input
      signal?.throwIfAborted()
      if (waiting.length >= mostWaiting) throw tooManyWait()
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Name>>()
      const abort = (): void => {
        cancel(id)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort)
      waiting.push({ request: { id, work, input: { ...input, signal: undefined } }, resolve, reject })
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
  new EngineUnavailableError('Too many long contents are waiting to be read. Retry in a few seconds.', {
    retryAfterSeconds: 5,
  })

const hasEnded = (code: number, cause: unknown): EngineUnavailableError =>
  new EngineUnavailableError(`The thread of the offline engine ended (code ${code}).`, { retryAfterSeconds: 5, cause })

/** What to do about texts that take too long. */
const INSTEAD: Record<WorkName, string> = {
  extract: 'Send shorter content, or extract: false.',
  answer: 'Ask about fewer memories.',
  checkAnswer: 'Ask about fewer memories.',
  nothingOf: 'Ask about fewer memories.',
}

const tookTooLong = ({ work }: WorkRequest): EngineUnavailableError =>
  new EngineUnavailableError(`Reading took too long and was stopped. ${INSTEAD[work]}`, { retryAfterSeconds: 60 })
