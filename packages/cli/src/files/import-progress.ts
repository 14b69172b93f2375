import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isSystemError } from '../terminal/failure.ts'
import { type Fields, isFields } from '../terminal/json.ts'
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

  /** @returns where to resume, and the problems before that */
  read(): (Position & { problems: Fields[] }) | undefined {
    let kept: unknown
    try {
      kept = JSON.parse(readFileSync(this.#path, 'utf8'))
    } catch {
      return undefined
    }
    if (!isFields(kept) || kept.name !== this.#name) return undefined
    const { next, number, problems } = kept
    if (typeof next !== 'number' || typeof number !== 'number') return undefined
    return { next, number, problems: Array.isArray(problems) ? problems.filter(isFields) : [] }
  }

  /** If nothing can be written, as on a read-only medium, the next import starts over. */
  write({ next, number }: Position, problems: readonly Fields[] = []): void {
    const whole = `${this.#path}.new`
    try {
      writeFileSync(whole, JSON.stringify({ name: this.#name, next, number, problems }))
      renameSync(whole, this.#path)
    } catch (error) {
      if (!isSystemError(error)) throw error
    }
  }

  remove(): void {
    rmSync(this.#path, { force: true })
  }
}
