import { isAbsolute, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openLocalModel } from '../../models/local/open-local-model.ts'
import { embeddingSettings } from '../../models/settings.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { HOUR_MS } from '../../platform/values/durations.ts'
import { countWaiting } from '../../search/meaning/embed-texts.ts'
import { isComplete } from '../../search/meaning/store-embeddings.ts'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { DirectoryInUse } from '../data-directory.ts'
import { createLog } from '../log.ts'
import { dataDirectoryOf, storeSettings } from '../stored-settings.ts'
import { UsageError } from './usage.ts'

/** The built-in model knows English. This one knows a hundred languages. */
const USUAL_MODEL = 'Xenova/multilingual-e5-small'

/** Models that were trained with prefixes. */
const PREFIXES: Readonly<Record<string, Record<string, string>>> = {
  'Xenova/multilingual-e5-small': { EMBEDDING_QUERY_PREFIX: 'query: ', EMBEDDING_PASSAGE_PREFIX: 'passage: ' },
}

/** Long enough to download a large model. */
const LOAD_MS = 6 * HOUR_MS
const LOOK_EVERY_MS = 500

type Environment = Record<string, string | undefined>
const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/**
 * `setup embeddings [model]`: downloads a model, tries it, stores the settings, and embeds what is stored. A step that fails leaves the settings as they were.
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

  say(`1. Model ${config.EMBEDDING_NAME}`)
  const model = await tryModel(config, dataDirectory)
  say('   works\n2. Settings')
  say(`   stored in ${await storeSettings(dataDirectory, settings)}\n3. Stored texts`)
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

/** Downloads the model if it is not there, and embeds a text with it. @returns what its vectors are stored under */
async function tryModel(config: Config, dataDirectory: string): Promise<string> {
  const { EMBEDDING_NAME: name = '' } = config
  const embedder = await openLocalModel(
    { ...embeddingSettings(config), name },
    {
      dataDirectory,
      log: createLog({ ...config, LOG_LEVEL: 'silent' }),
      onDownload: (percent, megabytes) => say(`   ${percent} % of ${megabytes} MB`),
    },
  )
  try {
    return (await embedder.embed('server', ['Keepsake'], { timeoutMs: LOAD_MS })).model
  } finally {
    await embedder.close()
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
