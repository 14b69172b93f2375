import { createDocumentReader, type DocumentReader } from './document-reader.ts'

/** Processes that read documents. With one, a document that takes long would hold up the small ones. */
const DOCUMENT_READERS = 2
/** Pictures are read at once, so they do not wait for documents. */
const PICTURE_READERS = 1

type WithReader = <Result>(work: (reader: DocumentReader) => Promise<Result>) => Promise<Result>

/** Does work with the next free one of some processes. */
function createReaders(count: number): WithReader {
  const idle: DocumentReader[] = Array.from({ length: count }, createDocumentReader)
  const waiting: ((reader: DocumentReader) => void)[] = []
  return async work => {
    const reader = idle.pop() ?? (await new Promise<DocumentReader>(resolve => waiting.push(resolve)))
    try {
      return await work(reader)
    } finally {
      const next = waiting.shift()
      if (next) next(reader)
      else idle.push(reader)
    }
  }
}

export const withDocumentReader = createReaders(DOCUMENT_READERS)
export const withPictureReader = createReaders(PICTURE_READERS)
