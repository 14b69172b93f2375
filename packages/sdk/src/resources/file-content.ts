/** More arguments at once would be too many for a call. */
const CHUNK = 0x8000

/** The content of a file in base64. */
export async function contentOf(file: Blob | Uint8Array): Promise<string> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}

/** A `File` is missing in old runtimes, so it is recognized by its name. */
export const fileNameOf = (file: Blob | Uint8Array): string | undefined =>
  'name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : undefined
