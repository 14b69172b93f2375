import { resolve } from 'node:path'
import { registrationOf } from '../areas/organizations/settings.ts'
import { attachmentsPathOf } from '../platform/attachments/open-store.ts'
import { VERSION } from '../platform/settings/version.ts'
import { createMetrics } from '../platform/telemetry/metrics.ts'
import { offerSnapshots } from './backup/snapshot-service.ts'
import { collectGarbageWhenIdle } from './collect-garbage.ts'
import type { Config } from './config.ts'
import type { EmbeddedStore } from './embedded-store.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { warnOfLittleMemory } from './memory-needs.ts'
import { surviveLeftRejections } from './process-failures.ts'
import { logStop, logStopped, untilStopped } from './stop-signal.ts'
import { openStores } from './stores.ts'

/** @param opened the embedded database, which has been started. @throws Error with the fix if the server cannot start */
export async function runServer(config: Config, opened: EmbeddedStore): Promise<void> {
  const log = createLog(config)
  const metrics = createMetrics({ withProcess: true })
  surviveLeftRejections({ log, metrics })
  warnOfLittleMemory(config, log)
  // the database starts in its own thread while the code of the app loads, and the engine, which the first text would wait for
  const [stores, { composeApp }, { createFirstKey, warmStore }] = await Promise.all([
    openStores(config, { log, metrics }, opened),
    import('./app.ts'),
    import('../areas.ts'),
  ])
  // the engine loads while the database answers
  const [app] = await Promise.all([
    composeApp(config, stores, { log, metrics }),
    // it fails where others hold locks, and is not needed. On PostgreSQL it makes the first call no faster
    stores.directory !== undefined &&
      warmStore(stores.database).catch(error => log.debug({ reason: String(error) }, 'Storing was not prepared')),
    warmEngine(config),
  ])
  const server = await listen(app, { host: config.HOST, port: config.PORT, setting: 'PORT' }).catch(async error => {
    await app.stop()
    throw error
  })
  const snapshots = await offerSnapshots(stores, attachmentsPathOf(config), log)
  // a person reads a terminal, and whoever has it has the data; a log must not contain a key
  const isTerminal = process.stdout.isTTY
  const key = isTerminal && stores.directory ? await createFirstKey(config, stores.database) : undefined
  // listens for signals before the server prints that it is ready, so that none is missed
  const delayMs = 1000 * config.SHUTDOWN_DELAY_SECONDS
  const stopped = untilStopped(delayMs)
  const place = config.DATABASE_URL ? 'PostgreSQL' : resolve(config.KEEPSAKE_DATA_DIR)
  if (isTerminal) process.stdout.write(banner(config, { url: server.url, place, key }))
  else log.info({ url: server.url, docs: `${server.url}/docs`, data: place, workers: config.WORKERS }, 'Keepsake is up')
  const stopCollecting = collectGarbageWhenIdle()

  const stop = await stopped
  stopCollecting()
  logStop(log, stop)
  app.drain()
  await server.close(stop.exception ? 0 : delayMs)
  await snapshots?.close()
  await app.stop()
  logStopped(log, stop)
}

/**
 * Loads the offline engine. Not beside PostgreSQL, where a process that has read no text is kept small, nor where a language
 * model reads the texts.
 */
async function warmEngine({ DATABASE_URL: url, languageModels }: Config): Promise<void> {
  if (url === undefined && languageModels.length === 0) await (await import('../models/warm-offline.ts')).warmOffline()
}

interface Started {
  url: string
  /** Where the data is. */
  place: string
  /** Of the organization that this start created, if it did. */
  key: string | undefined
}

function banner(config: Config, { url, place, key }: Started): string {
  const addresses = [
    ['API', url],
    ...(config.CONSOLE === 'on' ? [['Console', `${url}/console`]] : []),
    ['Docs', `${url}/docs`],
    ['MCP', `${url}/mcp`],
    ['Data', place],
  ]
  return `
Keepsake ${VERSION}

${addresses.map(([name = '', address]) => `  ${name.padEnd(7)}  ${address}`).join('\n')}

${key === undefined ? howToGetAKey(config, url) : firstKeyText(key)}
Stop it with Ctrl-C.

`
}

const firstKeyText = (key: string): string => `Your key, which is shown only now:

  ${key}

It owns the first organization of this server. Sign in to the console with it, or store it for the CLI:

  keepsake auth login

Then try it:

  keepsake memory memorize 'Dana prefers calls before noon.' --email dana@northwind.example
  keepsake memory smart-recall 'When should I call Dana?' --generate-answer
`

function howToGetAKey(config: Config, url: string): string {
  const { signup } = registrationOf(config)
  if (signup === 'closed')
    return 'Nobody can register here: SIGNUP is closed. To get a first key, start once with SIGNUP=token and a SIGNUP_TOKEN.\n'
  const token = signup === 'token' ? '"$SIGNUP_TOKEN"' : undefined
  return `Get a key:

  keepsake auth register my-agent --base-url ${url}${token ? '   (with SIGNUP_TOKEN set)' : ''}

or without the CLI:

  curl ${url}/auth/agent -H 'Content-Type: application/json'${token ? ` -H "X-Signup-Token: $SIGNUP_TOKEN"` : ''} -d '{"name":"my-agent"}'
`
}
