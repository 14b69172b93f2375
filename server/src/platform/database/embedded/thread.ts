import { setFlagsFromString } from 'node:v8'
import { type MessagePort, Worker } from 'node:worker_threads'
import type { Asked, Copied, Opened, Prepared } from './worker.ts'

/** A thread that has not closed its database within this time is terminated. Committed data is in its files. */
const CLOSE_MS = 5_000

/**
 * How much a function has to run before V8 optimizes it, 8 times the standard. What runs during a start stays below, so that
 * no core optimizes it while others wait; what runs often is reached some milliseconds later.
 */
const TIERING_BUDGET = 100_000_000

/** A thread that runs PGlite. */
export interface EmbeddedThread {
  connect(port: MessagePort): void
  /** Calls `listener` with the reason when the thread ends. @returns a function that removes the listener */
  onEnd(listener: (reason: Error) => void): () => void
  /** Copies the files of the database between two statements. The next statements wait. */
  copy(directory: string): Promise<void>
  /** Terminates the thread, even if it is busy. */
  kill(reason: Error): Promise<void>
  /** Closes the database and ends the thread. */
  close(): Promise<void>
}

/** PGlite as the first thread of this process has compiled it: one that is replaced starts in a fraction of the time. */
let compiled: WebAssembly.Module | undefined
let prepared: Worker | undefined

function createWorker(): Worker {
  // for all threads, and by this one: V8 rejects cached code that it has compiled with other options
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`)
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js'
  return new Worker(new URL(file, import.meta.url), { workerData: { compiled } satisfies Prepared })
}

/** Lets the next thread load PGlite while its directory is not known yet. */
export function prepareThread(): void {
  prepared ??= createWorker()
}

/** @throws Error if PGlite cannot open the directory */
export async function startThread(directory: string): Promise<EmbeddedThread> {
  const worker = prepared ?? createWorker()
  prepared = undefined
  const listeners = new Set<(reason: Error) => void>()
  let known: Error | undefined
  // `error` is followed by `exit`, and `exit` can also occur alone
  worker.on('error', error => {
    known ??= error
  })
  const exited = new Promise<void>(resolve => {
    worker.once('exit', code => {
      const reason = known ?? new Error(`its thread stopped with code ${code}`)
      for (const listener of listeners) listener(reason)
      resolve()
    })
  })
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: Error): void =>
      reject(new Error(`The embedded database does not start: ${reason.message}`, { cause: reason }))
    listeners.add(fail)
    worker.once('message', (opened: Opened) => {
      compiled = opened.compiled
      listeners.delete(fail)
      resolve()
    })
    worker.postMessage(directory)
  })
  const ask = (asked: Asked): void => worker.postMessage(asked)
  const onEnd: EmbeddedThread['onEnd'] = listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    connect: port => worker.postMessage(port, [port]),
    onEnd,
    copy: directory =>
      new Promise((resolve, reject) => {
        const forget = onEnd(reject)
        worker.on('message', function answered({ copyTo, fault }: Copied) {
          if (copyTo !== directory) return
          worker.off('message', answered)
          forget()
          if (fault === undefined) resolve()
          else reject(new Error(fault))
        })
        ask({ copyTo: directory })
      }),
    async kill(reason) {
      known ??= reason
      void worker.terminate()
      await exited
    },
    async close() {
      listeners.clear()
      ask('close')
      const late = setTimeout(() => void worker.terminate(), CLOSE_MS)
      await exited
      clearTimeout(late)
    },
  }
}
