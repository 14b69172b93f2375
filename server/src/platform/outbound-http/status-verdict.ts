/** Only `retry` is retried. A receiver that is `gone` wants no more messages. */
export type StatusVerdict = 'succeeded' | 'retry' | 'final' | 'gone'

const RETRIED = new Set([408, 429])

/** What a receiver says with a status, wherever it receives signed messages. */
export function verdictOn(status: number): StatusVerdict {
  if (status >= 200 && status < 300) return 'succeeded'
  if (status === 410) return 'gone'
  return status >= 500 || RETRIED.has(status) ? 'retry' : 'final'
}
