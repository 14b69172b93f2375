/** A text that somebody said, of the person with this email address. */
export interface Note {
  email: string
  content: string
  /** Of the judged texts. */
  timestamp?: string
  speaker?: string
}

/** A product that is measured, opened in a process of its own. */
export interface Product {
  /** The process that holds its data in memory, whose memory use counts, and which is killed. */
  pid: number
  /** Resolves when the product acknowledges the text. */
  store(note: Note): Promise<unknown>
  /** Stores many by the fastest way that the product has. */
  fill(notes: readonly Note[]): Promise<unknown>
  /** Ten results of everything that is stored. */
  search(question: Question): Promise<unknown>
  /** The texts that it finds for a question, best first; of one person, or of everything. */
  find(question: string, email?: string): Promise<string[]>
  /** Resolves when what was stored can be found by all that the product finds by. */
  settle?(): Promise<void>
  /** All texts of a person. */
  textsOf(email: string): Promise<string[]>
}

/** Words that one of the texts contains. */
export interface Question {
  words: readonly [string, string]
}

/** Where a product keeps its data, and what it uses; the parent has made all of it. */
export interface Place {
  directory: string
  /** An empty database of PostgreSQL. */
  database?: string | undefined
  /** A server that answers as OpenAI's embeddings do. */
  embedder: string
  /** A server of Keepsake. */
  server?: { url: string; key: string; pid: number } | undefined
}

export type Open = (place: Place) => Promise<Product>

export const asSentence = ({ words }: Question): string => `What did they say about ${words.join(' and ')}?`
