export const DOCUMENT_TYPES = ['text', 'markdown', 'html', 'csv', 'pdf', 'docx', 'xlsx', 'pptx'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export type BinaryType = Extract<DocumentType, 'pdf' | 'docx' | 'xlsx' | 'pptx'>
const BINARY: ReadonlySet<DocumentType> = new Set<BinaryType>(['pdf', 'docx', 'xlsx', 'pptx'])

/** Whether a document of this type is not text. */
export const isBinary = (type: DocumentType): type is BinaryType => BINARY.has(type)

/** The text of a document. Positions are UTF-16 code units of `text`. */
export interface DocumentText {
  text: string
  /** The title that the file itself names, if it does. */
  title?: string
  /** The pages in order, for formats that have pages. */
  pages: readonly PageRange[]
  /** The headings in order, for formats that have headings. */
  headings: readonly HeadingRange[]
}

export interface PageRange {
  /** From 1. */
  number: number
  start: number
  end: number
}

/** A heading. Its text goes on to the next heading. */
export interface HeadingRange {
  title: string
  /** 1 to 6; 1 is the highest rank. */
  depth: number
  start: number
  /** Where the heading ends and the text begins. */
  textStart: number
}

/** How much work a document may be. */
export interface DocumentLimits {
  /** Size of the file. */
  bytes: number
  /** Size of everything that a compressed file unpacks to. */
  unpackedBytes: number
  /** Length of the text. */
  characters: number
  pages: number
  /** Time for reading it, in milliseconds. */
  timeMs: number
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  bytes: 20_000_000,
  unpackedBytes: 64_000_000,
  characters: 5_000_000,
  pages: 5_000,
  timeMs: 30_000,
}
