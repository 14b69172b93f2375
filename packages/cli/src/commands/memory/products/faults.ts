import { Failure } from '../../../terminal/failure.ts'

const TOLD = 20

/** Collects everything in a file that is not understood, to report it all at once. */
export class Faults {
  readonly #told: { path: string; message: string }[] = []
  #count = 0

  add(path: string, message: string): void {
    this.#count++
    if (this.#told.length < TOLD) this.#told.push({ path, message })
  }

  /** @throws Failure that names the places, if there are any */
  settle(product: string): void {
    if (this.#count === 0) return
    const more = this.#count - this.#told.length
    throw new Failure('usage_error', `The file is not a valid ${product} file. Nothing was sent.`, {
      details: this.#told,
      hints: [
        ...(more > 0 ? [`And ${more} more.`] : []),
        'Correct or remove the named items, or set --from to the product that wrote the file.',
      ],
    })
  }
}
