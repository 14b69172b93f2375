import type { JsonObject } from '../platform/json.ts'

interface Head {
  status: number
  headers?: Record<string, string>
}
/** A status, headers of its own, and a body that is sent as JSON. */
export type JsonAnswer = Head & { body: unknown; stream?: undefined }
/** The same with a body that is sent while it is made. */
export type StreamAnswer = Head & { stream: Stream; body?: undefined }
export type Answer = JsonAnswer | StreamAnswer

/** An answer that is sent while it is made. The request is found to be valid before there is one. */
export interface Stream<Type extends string = string> {
  /** Its media type. */
  type: Type
  /** The texts that it consists of; the next is asked for when the reader has taken the one before. */
  pieces: AsyncIterable<string>
  /** The last piece where the work fails in the middle: it tells the reader that the stream is not whole, and why. */
  failed: (failure: JsonObject) => string
}
