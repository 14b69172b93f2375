import type { Logger } from '../../platform/log/log.ts'
import { errorCode } from '../../platform/values/files.ts'
import type { ConfiguredEmbedder, EmbeddingSettings } from '../port.ts'
import { createLocalEmbedder, type Runtime } from './local-embedder.ts'
import { folderOf, localModelSource } from './model-source.ts'

/** What a model of this machine needs. */
export interface LocalHost {
  /** Downloaded models are stored in its folder `models`. */
  dataDirectory: string
  log: Logger
  /** Why the process of a model must not start now, if it must not. [where memory is short] */
  whyNot?: (() => string | undefined) | undefined
  /** Loads the package that runs models. [@keepsake/meaning] */
  loadRuntime?: (() => Promise<Runtime>) | undefined
  /** Called for each tenth of a download. [logs it] */
  onDownload?: ((percent: number, megabytes: number) => void) | undefined
}

/** Opens the built-in model. Undefined, with a warning in the log, where none can run. */
export async function openBuiltInModel({
  log,
  loadRuntime,
  whyNot,
}: LocalHost): Promise<ConfiguredEmbedder | undefined> {
  const found = await findRuntime(loadRuntime)
  if ('reason' in found) {
    log.warn({ reason: found.reason }, 'Search uses words only, because the built-in embedding model cannot run here')
    return undefined
  }
  const { BUILT_IN } = found.runtime
  const folder = async (): Promise<string> => BUILT_IN.folder
  return createLocalEmbedder(found.runtime, { provider: 'built-in', ...BUILT_IN, folder, log, whyNot })
}

/**
 * Opens a model by the name of its folder or of its place on Hugging Face, from where the first text downloads it.
 * @throws Error with the fix if no model can run here, or its folder is incomplete
 */
export async function openLocalModel(
  { name, baseUrl: mirror, ...prefixes }: Omit<EmbeddingSettings, 'provider' | 'name'> & { name: string },
  { dataDirectory, log, loadRuntime, whyNot, onDownload }: LocalHost,
): Promise<ConfiguredEmbedder> {
  const found = await findRuntime(loadRuntime)
  if ('reason' in found) throw new Error(`EMBEDDING_PROVIDER=local cannot be used: ${found.reason}.`)
  const source = localModelSource(name, { mirror, dataDirectory })
  const report =
    onDownload ??
    ((percent, megabytes) => log.info({ model: name, percent, megabytes }, 'Downloading the embedding model'))
  return createLocalEmbedder(found.runtime, {
    ...prefixes,
    provider: 'local',
    name,
    folder: () => folderOf(source, report),
    log,
    whyNot,
  })
}

/** The package that runs models, or why it cannot on this machine. */
async function findRuntime(
  loadRuntime = (): Promise<Runtime> => import('@keepsake/meaning'),
): Promise<{ runtime: Runtime } | { reason: string }> {
  try {
    const runtime = await loadRuntime()
    const reason = runtime.whyUnavailable()
    return reason === undefined ? { runtime } : { reason }
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') return { reason: 'the package @keepsake/meaning is not installed' }
    throw error
  }
}
