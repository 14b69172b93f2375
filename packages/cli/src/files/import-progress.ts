import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isSystemError } from '../terminal/failure.ts'
import { isFields } from '../terminal/json.ts'
import type { Position } from './import-file.ts'

/** The progress of a file import, stored next to the file while it runs. */
export class ImportProgress {
  readonly #path: string
  /** Identifies the file and the account: progress in another account does not count. */
  readonly #name: string

  /** @param account identifies the account */
  constructor(path: string, account: string) {
    const { size, mtimeMs } = statSync(path)
    this.#path = `${path}.import`
    this.#name = createHash('sha256')
      .update(JSON.stringify([size, mtimeMs, account]))
      .digest('hex')
  }

  read(): Position | undefined {
    let kept: unknown
    try {
      kept = JSON.parse(readFileSync(this.#path, 'utf8'))
    } catch {
      return undefined
    }
    if (!isFields(kept) || kept.name !== this.#name) return undefined
    const { next, number } = kept
    return typeof next === 'number' && typeof number === 'number' ? { next, number } : undefined
  }

  /** If nothing can be written, as on a read-only medium, the next import starts over. */
  write({ next, number }: Position): void {
    const whole = `${this.#path}.new`
    try {
      writeFileSync(whole, JSON.stringify({ name: this.#name, next, number }))
      renameSync(whole, this.#path)
    } catch (error) {
      if (!isSystemError(error)) throw error
    }
  }

  remove(): void {
    rmSync(this.#path, { force: true })
  }
}
