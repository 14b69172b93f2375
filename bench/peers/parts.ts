/** A part of the measurement, which runs in a process of its own. */
export interface Part {
  name: 'store' | 'together' | 'forever' | 'there' | 'search' | 'ask'
  clients: number
  /** How long it lasts; of a search, how long storing the texts of one size may take. */
  seconds: number
  sizes: readonly number[]
  /** The file of judged texts and questions, of `ask`. */
  set?: string
}

/** A judged question, and the texts that answer it. */
export interface Asked {
  question: string
  email: string | undefined
  right: readonly string[]
}

/** What is printed for a size. */
export interface Found {
  size: number
  /** The median of a search. */
  milliseconds: number
  megabytes: number
}

/** How many of the texts that a product acknowledged are there. */
export interface Kept {
  acknowledged: number
  there: number
}

/** How many searches are made among texts of one size, and after which time no more are. */
export const SEARCHES = 50
export const LONGEST_SEARCH_MS = 15_000
