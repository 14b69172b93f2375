import { isKeepsakeError } from '@keepsake/sdk'
import { printResult } from '../output/print.ts'
import type { CallSettings } from '../table/settings.ts'
import { Failure } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'
import { type Fields, isFields } from '../terminal/json.ts'
import { ProgressBar } from '../terminal/progress.ts'
import type { Client } from './client.ts'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 2_000
const GOES_ON = new Set(['queued', 'processing'])

/**
 * Polls an event until it ends, shows progress, and prints the event.
 * @throws Failure when some of the work did not succeed
 */
export async function waitForEvent(id: string, client: Client, settings: Partial<CallSettings>, io: Io): Promise<void> {
  const event = await followEvent(id, client, io)
  await printResult({ success: true, data: event }, settings, io)
  if (event.status === 'completed') return
  throw new Failure('event_not_completed', `${id} ended as ${String(event.status)}.`, {
    hints: [`To list the failed items: keepsake events details ${id} --outcome failed`],
  })
}

/** How long the server may be unavailable, for example during a restart. */
const PATIENCE_MS = 600_000

/** Polls an event until it ends, also while the server restarts, and shows progress. @returns the event */
export async function followEvent(id: string, client: Client, io: Io): Promise<Fields> {
  const bar = new ProgressBar(io)
  const request = { method: 'GET', path: '/api/v1/events/{id}', params: { id }, security: 'bearer' } as const
  let seenAt = Date.now()
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 1.5)) {
      const { body } = await client.send(request).catch((error: unknown) => {
        if (Date.now() - seenAt > PATIENCE_MS || !isPassing(error)) throw error
        return { body: undefined }
      })
      if (body === undefined) {
        bar.tell('The server cannot be reached; trying again')
        await sleep(pause, io.signal)
        continue
      }
      seenAt = Date.now()
      const event = isFields(body) && isFields(body.data) ? body.data : {}
      const { done, total, failed } = isFields(event.progress) ? event.progress : {}
      bar.show(String(event.type ?? id), Number(done), Number(total), Number(failed))
      if (!GOES_ON.has(String(event.status))) return event
      await sleep(pause, io.signal)
    }
  } finally {
    bar.clear()
  }
}

/** Whether a failure is one of the connection or the moment, and says nothing about the event. */
function isPassing(error: unknown): boolean {
  if (!isKeepsakeError(error)) return false
  const { status, code } = error
  if (status === undefined) return code === 'connection_error' || code === 'timeout_error'
  return status === 408 || status === 429 || status >= 500
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(new Failure('abort_error', 'Interrupted. The job continues on the server.'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
