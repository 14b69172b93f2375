import { AbortError } from './generated/errors.gen.ts'

/** @throws AbortError as soon as the signal is aborted */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(aborted(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

export const aborted = (signal: AbortSignal | undefined): AbortError =>
  new AbortError('The call was aborted by its signal.', { cause: signal?.reason })
