import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { MODEL_FILES } from './download-model.ts'
import { findLibrary, LIBRARY } from './library.ts'

/** A folder with the files of a model, or a model that is published on Hugging Face. */
export type LocalModelSource = {
  /** What to import for the library. */
  library: string
  name: string
} & (
  | { kind: 'folder' }
  | {
      kind: 'published'
      /** Directory of downloaded models. */
      cache: string
      /** URL of Hugging Face or of a mirror. */
      host: string
    }
)

export const HUGGING_FACE = 'https://huggingface.co'

/**
 * Finds out where the model comes from, and checks what can be checked without loading it.
 * @param name `EMBEDDING_NAME`: a path that is absolute or starts with `.`, or the name of a published model
 * @param options.mirror `EMBEDDING_BASE_URL`
 * @param options.dataDirectory its folder `models` has downloaded models
 * @throws Error with the fix if the library is not installed or the folder is incomplete
 */
export function localModelSource(
  name: string,
  { mirror = HUGGING_FACE, dataDirectory }: { mirror?: string | undefined; dataDirectory: string },
): LocalModelSource {
  const library = findLibrary(dataDirectory)
  if (!library)
    throw new Error(
      `EMBEDDING_PROVIDER=local needs the package ${LIBRARY}, which is not installed. Run keepsake-server setup embeddings, in a checkout of Keepsake npx -y pnpm@12 setup-embeddings.`,
    )
  if (!isAbsolute(name) && !name.startsWith('.'))
    return { kind: 'published', library, name, cache: resolve(dataDirectory, 'models'), host: mirror }
  const folder = resolve(name)
  const missing = MODEL_FILES.filter(file => !existsSync(join(folder, file)))
  if (missing.length > 0)
    throw new Error(
      `EMBEDDING_NAME is the folder ${folder}, which does not contain ${missing.join(', ')}. Copy all files of an embedding model in ONNX format there, or set EMBEDDING_NAME to the name of a model on Hugging Face.`,
    )
  return { kind: 'folder', library, name: folder }
}
