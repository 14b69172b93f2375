import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EmbeddingFailure } from './embedding-failure.ts'
import type { Answer, Request } from './messages.ts'

/** A process that embeds texts. It starts with the first one, and ends after a time without any. */
export interface EmbeddingProcess {
  /**
   * Returns a vector of length one for each text.
   * @param options.isUrgent whether they go before texts that are not
   * @throws EmbeddingFailure
   */
  embed(
    texts: readonly string[],
    options?: { isUrgent?: boolean; signal?: AbortSignal | undefined },
  ): Promise<Float32Array[]>
  /** Ends the process. Pending calls fail; a later one starts it again. */
  close(): Promise<void>
}

/** In milliseconds. */
export interface ProcessTiming {
  /** Without work, the process ends after this time. [ten minutes] */
  idleMs: number
  /** A loaded process that has work and gives no answer for this time is ended. [10,000] */
  silentMs: number
  /** How long the model may take to load. [60,000] */
  loadMs: number
  /** The pause after a process that failed, doubled with each further one. [1,000] */
  pauseMs: number
  /** The longest pause. [five minutes] */
  maxPauseMs: number
}

const TIMING: ProcessTiming = {
  idleMs: 600_000,
  silentMs: 10_000,
  loadMs: 60_000,
  pauseMs: 1_000,
  maxPauseMs: 300_000,
}
/** A runtime that crashes so often before it has loaded does not suit the processor. */
const CRASHES_AT_START = 3

// frees what a long text needed at once, and keeps one heap: 130 MB instead of 190
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
const HEAP = ['--max-semi-space-size=1']

export interface EmbeddingProcessOptions {
  /** The folder of the model. */
  folder: string
  /** Called before the process starts. @returns why it must not start now, if it must not */
  whyNot?: (() => string | undefined) | undefined
  /** Called when the model is loaded, with the seconds since the start. */
  onLoaded?: ((seconds: number) => void) | undefined
  /** Called when the process ends although it was not ended for want of work. */
  onFailed?: ((reason: string) => void) | undefined
  timing?: Partial<ProcessTiming> | undefined
}

interface Pending {
  resolve(vector: Float32Array): void
  reject(failure: EmbeddingFailure): void
}

interface Running {
  child: ChildProcess
  isLoaded: boolean
  started: number
  /** Texts without an answer, including those whose caller has left, so that a process that hangs is noticed. */
  unanswered: number
}

export function createEmbeddingProcess(options: EmbeddingProcessOptions): EmbeddingProcess {
  const { folder, whyNot, onLoaded, onFailed } = options
  const { idleMs, silentMs, loadMs, pauseMs, maxPauseMs } = { ...TIMING, ...options.timing }
  const pending = new Map<number, Pending>()
  let running: Running | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0
  let failures = 0
  let crashesAtStart = 0
  let pausedUntil = 0
  let unavailable: string | undefined

  function start(): Running {
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js'
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), [folder], {
      // it gets no settings and no secrets
      env: ENVIRONMENT,
      execArgv: HEAP,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const started: Running = { child, isLoaded: false, started: performance.now(), unanswered: 0 }
    child.on('message', (answer: Answer) => receive(started, answer))
    child.on('exit', (code, signal) => fail(started, 'ended', `its process ended (${signal ?? `exit code ${code}`})`))
    child.on('error', error => fail(started, 'ended', `its process failed: ${error.message}`))
    return started
  }

  function receive(from: Running, answer: Answer): void {
    if (from !== running) return
    if ('loaded' in answer) {
      from.isLoaded = true
      crashesAtStart = 0
      onLoaded?.((performance.now() - from.started) / 1_000)
    } else if ('notLoaded' in answer) {
      if (answer.canRun) fail(from, 'model', `it does not load: ${answer.notLoaded}`)
      else fail(from, 'unavailable', answer.notLoaded)
      return
    } else if ('vector' in answer) {
      from.unanswered--
      // one that has worked for longer than the longest pause starts again at once
      if (performance.now() - from.started > maxPauseMs) failures = 0
      take(answer.id)?.resolve(answer.vector)
    } else {
      from.unanswered--
      take(answer.id)?.reject(new EmbeddingFailure('model', answer.failure))
    }
    watch()
  }

  function take(id: number): Pending | undefined {
    const found = pending.get(id)
    pending.delete(id)
    return found
  }

  /** Ends a process that failed. What waits for it fails, and the next one starts after a pause. */
  function fail(from: Running, kind: 'ended' | 'model' | 'unavailable', reason: string): void {
    if (from !== running) return
    stop()
    if (kind === 'ended' && !from.isLoaded && ++crashesAtStart >= CRASHES_AT_START) unavailable = reason
    if (kind === 'unavailable') unavailable = reason
    pausedUntil = performance.now() + Math.min(maxPauseMs, pauseMs * 2 ** failures++)
    onFailed?.(reason)
    for (const id of [...pending.keys()])
      take(id)?.reject(new EmbeddingFailure(unavailable === undefined ? kind : 'unavailable', reason))
  }

  function stop(): void {
    clearTimeout(timer)
    running?.child.kill('SIGKILL')
    running = undefined
  }

  /** Sets the time at which the process is ended: soon if it has work and is silent, late if it has none. */
  function watch(): void {
    clearTimeout(timer)
    const current = running
    if (!current) return
    if (current.unanswered === 0) {
      // an idle process does not keep this one alive
      current.child.unref()
      current.child.channel?.unref()
      timer = setTimeout(stop, idleMs).unref()
      return
    }
    current.child.ref()
    current.child.channel?.ref()
    const patience = current.isLoaded ? silentMs : loadMs
    timer = setTimeout(() => fail(current, 'ended', `its process gave no answer for ${patience / 1_000} s`), patience)
  }

  function embedOne(text: string, isUrgent: boolean, signal: AbortSignal | undefined): Promise<Float32Array> {
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array>()
    pending.set(id, { resolve, reject })
    running ??= start()
    const asked = running
    if (asked.unanswered++ === 0) watch()
    const send = (request: Request): void => void asked.child.send(request, () => {})
    send({ id, text, isUrgent })
    const abort = (): void => {
      take(id)?.reject(
        asked.isLoaded
          ? new EmbeddingFailure('slow', 'it gave no answer in time')
          : new EmbeddingFailure('starting', 'it is still loading'),
      )
      if (asked === running) send({ dropped: id })
    }
    signal?.addEventListener('abort', abort, { once: true })
    return promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  return {
    async embed(texts, { isUrgent = false, signal } = {}) {
      signal?.throwIfAborted()
      if (unavailable !== undefined) throw new EmbeddingFailure('unavailable', unavailable)
      const pause = pausedUntil - performance.now()
      if (!running && pause > 0)
        throw new EmbeddingFailure('ended', `its process failed, and starts again in ${Math.ceil(pause / 1_000)} s`)
      const reason = running ? undefined : whyNot?.()
      if (reason !== undefined) throw new EmbeddingFailure('refused', reason)
      return Promise.all(texts.map(text => embedOne(text, isUrgent, signal)))
    },
    async close() {
      const ended = running
      stop()
      for (const id of [...pending.keys()]) take(id)?.reject(new EmbeddingFailure('ended', 'it was closed'))
      if (!ended || ended.child.exitCode !== null || ended.child.signalCode !== null) return
      // an idle one was not waited for
      ended.child.ref()
      await new Promise(resolve => ended.child.once('exit', resolve))
    },
  }
}
