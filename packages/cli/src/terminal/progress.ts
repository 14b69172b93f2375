import type { Io } from './io.ts'

const BAR_WIDTH = 24
/** Work that finishes within this time needs no progress bar. */
const QUIET_MS = 200

/** A progress line on stderr; does nothing if stderr is not a terminal. */
export class ProgressBar {
  readonly #io: Io
  readonly #started = Date.now()
  #shown = false
  #told = Date.now()

  constructor(io: Io) {
    this.#io = io
  }

  show(label: string, done: number, total: number, failed: number): void {
    if (!this.#io.stderr.isTTY || Date.now() - this.#started < QUIET_MS) return
    const filled = total > 0 ? Math.round((BAR_WIDTH * done) / total) : 0
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
    const failures = failed > 0 ? `, ${failed} failed` : ''
    this.#io.stderr.write(`\r\u001b[K${label} ${bar} ${done}/${total}${failures}`)
    this.#shown = true
  }

  /** Shows progress of work whose total is not known. */
  tell(text: string): void {
    if (!this.#io.stderr.isTTY || Date.now() - this.#told < QUIET_MS) return
    this.#told = Date.now()
    this.#io.stderr.write(`\r\u001b[K${text}`)
    this.#shown = true
  }

  clear(): void {
    if (this.#shown) this.#io.stderr.write('\r\u001b[K')
    this.#shown = false
  }
}
