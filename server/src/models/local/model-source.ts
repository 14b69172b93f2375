import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'

/** A folder with the files of a model, or a model that is published on Hugging Face. */
export type LocalModelSource =
  | { kind: 'folder'; name: string }
  | {
      kind: 'published'
      name: string
      /** Directory of downloaded models. */
      cache: string
      /** URL of Hugging Face or of a mirror. */
      host: string
    }

const LIBRARY = '@huggingface/transformers'
const HUGGING_FACE = 'https://huggingface.co'
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model.onnx']

/**
 * Finds out where the model comes from, and checks what can be checked without loading it.
 * @param name `EMBEDDING_NAME`: a path that is absolute or starts with `.`, or the name of a published model
 * @param options.mirror `EMBEDDING_BASE_URL`
 * @param options.cache directory of downloaded models
 * @throws Error with the fix if the library is not installed or the folder is incomplete
 */
export function localModelSource(
  name: string,
  { mirror = HUGGING_FACE, cache }: { mirror?: string | undefined; cache: string },
): LocalModelSource {
  if (!isInstalled())
    throw new Error(
      `EMBEDDING_PROVIDER=local needs the package ${LIBRARY}, which is not installed. In a checkout of Keepsake, run npx -y pnpm@12 add -wD ${LIBRARY}. Where the server was installed with npm, install it in the same place: npm install --ignore-scripts ${LIBRARY}.`,
    )
  if (!isAbsolute(name) && !name.startsWith('.'))
    return { kind: 'published', name, cache: resolve(cache), host: mirror }
  const folder = resolve(name)
  const missing = FILES.filter(file => !existsSync(join(folder, file)))
  if (missing.length > 0)
    throw new Error(
      `EMBEDDING_NAME is the folder ${folder}, which does not contain ${missing.join(', ')}. Copy all files of an embedding model in ONNX format there, or set EMBEDDING_NAME to the name of a model on Hugging Face.`,
    )
  return { kind: 'folder', name: folder }
}

function isInstalled(): boolean {
  try {
    import.meta.resolve(LIBRARY)
    return true
  } catch {
    return false
  }
}
