import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { downloadModel, MODEL_FILES } from './download-model.ts'

/** A folder with the files of a model, or a model that is published on Hugging Face. */
export type LocalModelSource = {
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

const MEGABYTE = 1_000_000
const HUGGING_FACE = 'https://huggingface.co'

/**
 * Finds out where the model comes from, and checks what can be checked without loading it.
 * @param name `EMBEDDING_NAME`: a path that is absolute or starts with `.`, or the name of a published model
 * @param options.mirror `EMBEDDING_BASE_URL`
 * @param options.dataDirectory its folder `models` has downloaded models
 * @throws Error with the fix if the folder is incomplete
 */
export function localModelSource(
  name: string,
  { mirror = HUGGING_FACE, dataDirectory }: { mirror?: string | undefined; dataDirectory: string },
): LocalModelSource {
  if (!isAbsolute(name) && !name.startsWith('.'))
    return { kind: 'published', name, cache: resolve(dataDirectory, 'models'), host: mirror.replace(/(?<!\/)\/+$/, '') }
  const folder = resolve(name)
  const missing = MODEL_FILES.filter(file => !existsSync(join(folder, file)))
  if (missing.length > 0)
    throw new Error(
      `EMBEDDING_NAME is the folder ${folder}, which does not contain ${missing.join(', ')}. Copy all files of an embedding model in ONNX format there, or set EMBEDDING_NAME to the name of a model on Hugging Face.`,
    )
  return { kind: 'folder', name: folder }
}

/**
 * Returns the folder of the model, after a download if it is published and not there yet.
 * @param onProgress called for each tenth of a download
 * @throws Error with the fix
 */
export async function folderOf(
  source: LocalModelSource,
  onProgress: (percent: number, megabytes: number) => void,
): Promise<string> {
  if (source.kind === 'folder') return source.name
  const folder = join(source.cache, source.name)
  if (MODEL_FILES.every(file => existsSync(join(folder, file)))) return folder
  let tenths = -1
  await downloadModel({
    ...source,
    onProgress(done, total) {
      const now = Math.floor((10 * done) / total)
      if (now <= tenths) return
      tenths = now
      onProgress(10 * now, Math.ceil(total / MEGABYTE))
    },
  })
  return folder
}
