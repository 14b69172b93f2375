import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isSystemError } from './failure.ts'
import type { Position } from './import-file.ts'
import { isFields } from './json.ts'

/** How far a file is imported, kept beside it while that goes on. */
export class ImportProgress {
  readonly #path: string
  /** This file, into this account: of another one nothing is known. */
  readonly #name: string

  /** @param account what tells one account from another */
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

  /** Where nothing can be written, as beside a file on a medium that is read-only, an import begins anew when it is called again. */
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
