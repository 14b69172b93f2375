/** The searchable encoding of a vector. */
export interface Codes {
  /** Eight bits per number, relative to the largest: cosines differ from the exact ones by less than 0.01. */
  code: Int8Array
  /** The signs of the first `SIGNATURE_BITS` numbers, as zeros and ones. */
  signature: string
}

export const SIGNATURE_BITS = 512
const GREATEST = 127

export function codesOf(vector: Float32Array): Codes {
  const scale = GREATEST / vector.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  return { code: Int8Array.from(vector, one => Math.round(one * scale)), signature: signatureOf(vector) }
}

/** The signature of a vector, padded with zeros if it has fewer numbers. */
export const signatureOf = (vector: Float32Array): string =>
  Array.from(vector.subarray(0, SIGNATURE_BITS), one => (one > 0 ? '1' : '0'))
    .join('')
    .padEnd(SIGNATURE_BITS, '0')

/** The cosine of a question's vector with a text's vector or its code. */
export function similarityOf(question: Float32Array, code: Int8Array | Float32Array): number {
  let dot = 0
  let length = 0
  let asked = 0
  for (let i = 0; i < code.length; i++) {
    const one = code[i] ?? 0
    const other = question[i] ?? 0
    dot += one * other
    length += one * one
    asked += other * other
  }
  return dot / (Math.sqrt(length * asked) || 1)
}
