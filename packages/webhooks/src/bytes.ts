/** Bytes that WebCrypto accepts: not shared between threads. */
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

/** The body of a delivery as it arrived, before anything parsed it. */
export type DeliveryBody = string | Uint8Array | ArrayBuffer

/** @returns the bytes of the body */
export function bytesOf(body: DeliveryBody): Bytes {
  return new Uint8Array(typeof body === 'string' ? encoder.encode(body) : body)
}

/** The signed content of Standard Webhooks: `id.timestamp.body`. */
export function signedContent(id: string, timestamp: number | string, body: Bytes): Bytes {
  const start = encoder.encode(`${id}.${timestamp}.`)
  const content = new Uint8Array(start.length + body.length)
  content.set(start)
  content.set(body, start.length)
  return content
}

/** @returns undefined if the text is not base64 */
export function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
