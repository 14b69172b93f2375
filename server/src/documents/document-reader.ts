import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DocumentError } from './document-error.ts'
import type { ReadAnswer, Readings } from './reader-process.ts'

/** Heap of a process that reads documents. */
const HEAP_MEGABYTES = 256
/** An idle process is ended after this time, and its memory freed. */
const IDLE_MS = 30_000

/** A process that reads one document or picture at a time. It starts with the first one, and again after it was ended. */
export interface DocumentReader {
  /** @param timeMs how long it may take @throws DocumentError */
  read<Kind extends keyof Readings>(kind: Kind, input: Readings[Kind][0], timeMs: number): Promise<Readings[Kind][1]>
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
    async read<Kind extends keyof Readings>(kind: Kind, input: Readings[Kind][0], timeMs: number) {
      clearTimeout(idle)
      child ??= start()
      const reading = child
      reading.ref()
      reading.channel?.ref()
      const { promise, resolve, reject } = Promise.withResolvers<Readings[Kind][1]>()
      const onMessage = (answer: ReadAnswer): void =>
        'result' in answer
          ? resolve(answer.result as Readings[Kind][1])
          : reject(new DocumentError(answer.reason, answer.message, answer))
      // parsers report damage as messages, so the process ends only for want of memory
      const onExit = (): void => reject(tooComplex(kind))
      reading.on('message', onMessage)
      reading.once('exit', onExit)
      reading.once('error', reject)
      const late = setTimeout(() => {
        reject(timedOut(kind, timeMs))
        if (child === reading) end()
      }, timeMs)
      reading.send({ kind, input })
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

const tooComplex = (kind: keyof Readings): DocumentError =>
  new DocumentError('too_complex', `The ${kind} needs too much memory to be read. ${REMEDY[kind]}`)

const timedOut = (kind: keyof Readings, timeMs: number): DocumentError =>
  new DocumentError('timed_out', `The ${kind} took more than ${timeMs / 1_000} seconds to read. ${REMEDY[kind]}`)

const REMEDY: Readonly<Record<keyof Readings, string>> = {
  document: 'Split it, or export it again.',
  picture: 'Save it again without its metadata.',
}
