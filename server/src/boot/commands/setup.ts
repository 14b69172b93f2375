import { isAbsolute, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { downloadModel } from '../../models/local/download-model.ts'
import { findLibrary, installLibrary, LIBRARY } from '../../models/local/library.ts'
import { localModel } from '../../models/local/local-model.ts'
import { createLocalThread } from '../../models/local/local-thread.ts'
import { HUGGING_FACE, localModelSource } from '../../models/local/model-source.ts'
import { embedWithModel } from '../../models/model/embed-with-model.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { isComplete } from '../../search/meaning/store-embeddings.ts'
import { countWaiting } from '../../search/search.ts'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { DirectoryInUse } from '../data-directory.ts'
import { createLog } from '../log.ts'
import { dataDirectoryOf, storeSettings } from '../stored-settings.ts'
import { UsageError } from './usage.ts'

const USUAL_MODEL = 'Xenova/all-MiniLM-L6-v2'

/** Models that were trained with prefixes. */
const PREFIXES: Readonly<Record<string, Record<string, string>>> = {
  'Xenova/multilingual-e5-small': { EMBEDDING_QUERY_PREFIX: 'query: ', EMBEDDING_PASSAGE_PREFIX: 'passage: ' },
}

/** Long enough for a large model on a slow processor. */
const LOAD_MS = 300_000
const LOOK_EVERY_MS = 500

type Environment = Record<string, string | undefined>
const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/**
 * `setup embeddings [model]`: installs the library of local models, downloads a model, tries it, stores the settings,
 * and embeds what is stored. A step that fails leaves the settings as they were.
 * @throws Error with the fix
 */
export async function setup([what, given, ...rest]: string[], environment: Environment): Promise<void> {
  if (what !== 'embeddings' || rest.length > 0)
    throw new UsageError('The only command for setup is: setup embeddings [model]')
  const { EMBEDDING_PROVIDER: provider } = environment
  if (provider?.trim() && provider !== 'local')
    throw new Error(
      `EMBEDDING_PROVIDER is ${provider} in the environment, so the server uses that model. Remove the setting, or use that model without this command.`,
    )
  const settings = settingsOf(given ?? environment.EMBEDDING_NAME ?? USUAL_MODEL, environment)
  // what is wrong with any setting is said before anything is downloaded
  const config = readConfig({ ...environment, ...settings })
  const dataDirectory = dataDirectoryOf(environment)

  say(`1. Library ${LIBRARY}`)
  if (!findLibrary(dataDirectory)) await installLibrary(dataDirectory)
  say(`   installed\n2. Model ${config.EMBEDDING_NAME}`)
  await prepareModel(config, dataDirectory)
  const model = await tryModel(config, dataDirectory)
  say('   works\n3. Settings')
  say(`   stored in ${await storeSettings(dataDirectory, settings)}\n4. Stored texts`)
  await embedStored(config, model)
}

/** A folder by its complete path, since the server may start in another directory. */
function settingsOf(name: string, environment: Environment): Record<string, string> {
  const isFolder = isAbsolute(name) || name.startsWith('.')
  const given = Object.entries(environment).flatMap(([setting, value]) =>
    ['EMBEDDING_BASE_URL', 'EMBEDDING_QUERY_PREFIX', 'EMBEDDING_PASSAGE_PREFIX'].includes(setting) && value
      ? [[setting, value]]
      : [],
  )
  return {
    EMBEDDING_PROVIDER: 'local',
    EMBEDDING_NAME: isFolder ? resolve(name) : name,
    ...PREFIXES[name],
    ...Object.fromEntries(given),
  }
}

const sourceOf = ({ EMBEDDING_NAME: name = '', EMBEDDING_BASE_URL: mirror }: Config, dataDirectory: string) =>
  localModelSource(name, { mirror, dataDirectory })

async function prepareModel(config: Config, dataDirectory: string): Promise<void> {
  const source = sourceOf(config, dataDirectory)
  if (source.kind === 'folder') return
  let tenths = -1
  await downloadModel({
    name: source.name,
    host: config.EMBEDDING_BASE_URL?.replace(/\/+$/, '') ?? HUGGING_FACE,
    cache: source.cache,
    onProgress: (done, total) => {
      const now = Math.floor((10 * done) / total)
      if (now <= tenths) return
      tenths = now
      say(`   ${10 * now} % of ${Math.ceil(total / 1_000_000)} MB`)
    },
  })
}

/** @returns what its vectors are stored under */
async function tryModel(config: Config, dataDirectory: string): Promise<string> {
  const { EMBEDDING_NAME: name = '', EMBEDDING_PASSAGE_PREFIX: passagePrefix } = config
  const thread = createLocalThread(sourceOf(config, dataDirectory), createLog({ ...config, LOG_LEVEL: 'silent' }))
  try {
    const embed = embedWithModel({ name, passagePrefix }, async () => localModel(name, thread))
    return (await embed('server', ['Keepsake'], { timeoutMs: LOAD_MS, retries: 0 })).model
  } finally {
    await thread.close()
  }
}

/** Runs the background work of a server until no text waits for its vector. */
async function embedStored(config: Config, model: string): Promise<void> {
  const log = createLog({ ...config, LOG_LEVEL: 'error' })
  const app = await createApp(
    { ...config, WORKERS: 'on' },
    { log, metrics: createMetrics({ withProcess: false }) },
  ).catch(error => {
    if (error instanceof DirectoryInUse) return undefined
    throw error
  })
  if (!app) {
    say(`   A server is using ${resolve(config.KEEPSAKE_DATA_DIR)}. Restart it: it then embeds what is stored.`)
    return
  }
  try {
    let told = 0
    for (;;) {
      const waiting = await countWaiting(app.database)
      if (waiting === 0 && (await isComplete(app.database, model))) break
      if (waiting > 0 && Math.abs(told - waiting) >= 1_000) say(`   ${waiting} to embed`)
      if (waiting > 0) told = waiting
      await pause(LOOK_EVERY_MS)
    }
    say(`   embedded. ${next(config)} searches now find texts by their meaning too.`)
  } finally {
    await app.stop()
  }
}

/** Servers that share a database run meanwhile, and read the settings when they start. */
const next = ({ DATABASE_URL: url, KEEPSAKE_DATA_DIR: directory }: Config): string =>
  url === undefined
    ? 'Start the server:'
    : `Restart the servers and workers that use ${resolve(directory)}, and run this command for those with another directory:`
