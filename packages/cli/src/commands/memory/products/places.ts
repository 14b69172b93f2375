const LISTED = 1_000

/** Something odd in a file: where it is, and what follows from it. */
export interface OddPlace {
  line: number
  /** The path of the entry, unless the entry is the line. */
  item?: string
  /** The field of the entry. */
  path?: string
  message: string
}

/** Collects places in a file. A file can have millions of them: those behind the first are only counted. */
export class OddPlaces {
  readonly listed: OddPlace[] = []
  #count = 0

  add(place: OddPlace): void {
    this.#count++
    if (this.listed.length < LISTED) this.listed.push(place)
  }

  get count(): number {
    return this.#count
  }

  get unlisted(): number {
    return this.#count - this.listed.length
  }
}
