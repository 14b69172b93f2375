import type { JsonObject } from '../platform/values/json.ts'

interface Head {
  status: number
  headers?: Record<string, string>
}
export type JsonAnswer = Head & { body: unknown; stream?: undefined }
export type StreamAnswer = Head & { stream: Stream; body?: undefined }
export type EmptyAnswer = Head & { body?: undefined; stream?: undefined }
export type Answer = JsonAnswer | StreamAnswer | EmptyAnswer

/** A streamed body. The request is validated before the stream starts. */
export interface Stream<Type extends string = string> {
  type: Type
  /** The chunks of the body. The next one is requested when the client has read the one before. */
  pieces: AsyncIterable<string | Uint8Array>
  /**
   * Returns the last chunk if the work fails midway. It reports that the stream is incomplete, and why. If absent, the
   * connection is closed.
   */
  failed?: (failure: JsonObject) => string
}
