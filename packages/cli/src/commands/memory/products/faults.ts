import type { z } from 'zod'
import { Failure } from '../../../terminal/failure.ts'

const TOLD = 20

/** Collects everything in a file that is not understood, to report it all at once. */
export class Faults {
  readonly #found: { path: string; message: string }[] = []

  add(path: string, message: string): void {
    this.#found.push({ path, message })
  }

  /** @returns undefined if the value does not match */
  read<Kind>(schema: z.ZodType<Kind>, value: unknown, path: string): Kind | undefined {
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    for (const issue of error.issues) this.add([path, ...issue.path.map(String)].join('.'), issue.message)
    return undefined
  }

  /** Reads an optional list, each entry with its path; entries that do not match are skipped. */
  readAll<Kind>(schema: z.ZodType<Kind>, list: unknown, path: string): { entry: Kind; path: string }[] {
    if (list === undefined || list === null) return []
    if (!Array.isArray(list)) {
      this.add(path, 'is not a list')
      return []
    }
    return list.flatMap((value, n) => {
      const place = path === '' ? String(n) : `${path}.${n}`
      const entry = this.read(schema, value, place)
      return entry === undefined ? [] : [{ entry, path: place }]
    })
  }

  /** @throws Failure that names the places, if there are any */
  settle(product: string): void {
    const [first] = this.#found
    if (!first) return
    const more = this.#found.length - TOLD
    throw new Failure('usage_error', `The file is not a valid ${product} file. Nothing was sent.`, {
      details: this.#found.slice(0, TOLD),
      hints: [
        ...(more > 0 ? [`And ${more} more.`] : []),
        'Correct or remove the named items, or set --from to the product that wrote the file.',
      ],
    })
  }
}
