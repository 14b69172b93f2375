import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentLimits, DocumentText } from './document.ts'
import { DocumentError } from './document-error.ts'
import type { ReadAnswer, ReadRequest } from './reader-process.ts'

/** Heap of a process that reads documents. */
const HEAP_MEGABYTES = 256
/** An idle process is ended after this time, and its memory freed. */
const IDLE_MS = 30_000

/** A process that reads one document at a time. It starts with the first one, and again after it was ended. */
export interface DocumentReader {
  /** @throws DocumentError */
  read(request: ReadRequest): Promise<DocumentText>
}

export function createDocumentReader(): DocumentReader {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const file = import.meta.url.endsWith('.ts') ? './reader-process.ts' : './reader-process.js'
    const started = fork(fileURLToPath(new URL(file, import.meta.url)), {
      // it gets no settings and no secrets of the server
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      serialization: 'advanced',
      // messages of the parsers are about documents of users
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  const end = (): void => {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    async read(request) {
      clearTimeout(idle)
      child ??= start()
      const reading = child
      reading.ref()
      reading.channel?.ref()
      const { promise, resolve, reject } = Promise.withResolvers<DocumentText>()
      const onMessage = (answer: ReadAnswer): void =>
        'document' in answer ? resolve(answer.document) : reject(new DocumentError(answer.reason, answer.message))
      // parsers report damage as messages, so the process ends only for want of memory
      const onExit = (): void => reject(tooComplex())
      reading.on('message', onMessage)
      reading.once('exit', onExit)
      reading.once('error', reject)
      const late = setTimeout(() => {
        reject(timedOut(request.limits))
        if (child === reading) end()
      }, request.limits.timeMs)
      reading.send(request)
      return promise.finally(() => {
        clearTimeout(late)
        reading.off('message', onMessage)
        reading.off('exit', onExit)
        reading.off('error', reject)
        // an idle process does not keep the server alive
        reading.unref()
        reading.channel?.unref()
        idle = setTimeout(end, IDLE_MS).unref()
      })
    },
  }
}

const tooComplex = (): DocumentError =>
  new DocumentError('too_complex', 'The document needs too much memory to be read. Split it or export it again.')

const timedOut = ({ timeMs }: DocumentLimits): DocumentError =>
  new DocumentError('timed_out', `The document took more than ${timeMs / 1_000} seconds to read. Split it.`)
