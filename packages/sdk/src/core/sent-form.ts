/** A body that is written while it is sent, anew in each attempt. */
export abstract class SentForm {
  /** With its boundary. */
  abstract readonly contentType: string
  /** @throws KeepsakeError if it cannot be read, or not again */
  abstract open(): Promise<Blob | ReadableStream<Uint8Array>>
}
