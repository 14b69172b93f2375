import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Receiver, startReceiver } from '../../../server/test/support/receiver.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../../../server/test/support/scripted-model.ts'
import { INTERNAL_API_KEY } from '../../../server/test/support/test-app.ts'
import type { Store } from '../../../server/test/support/test-database.ts'
import { preload } from '../../support/failing-database.ts'
import { ENCRYPTION_KEY } from './target.ts'

/** What a server under fire can call: receivers and language models that work, and some that do not. */
export interface Surroundings {
  /** Beginnings of URLs, in place of those of the examples. */
  urls: readonly string[]
  models: readonly string[]
  /** The file of models for the server. */
  modelsFile: string
  close(): Promise<void>
}

/** Models that work answer most calls; the others are away, slow, wrong or endless. */
const GOOD_MODEL_WEIGHT = 12
const BAD_MODELS = ['ok', 'status', 'slow', 'dripping', 'resetting', 'huge', 'gzipJunk'] as const
const RECEIVERS = ['ok', 'status', 'gone', 'redirecting', 'hanging', 'resetting', 'huge', 'gzipJunk', 'slow'] as const

/** Sometimes the good model fails too, at each step of an answer. */
const FAILURES: Readonly<Record<number, Step>> = {
  7: { status: 500 },
  11: { raw: '{"choices":[{' },
  13: 'disconnect',
  17: { answer: 'A half', ending: 'disconnect' },
  19: { answer: 'A late answer.', delayMs: 50, ending: { error: 'broken' } },
  23: { status: 429, headers: { 'retry-after': '1' } },
  29: { toolCalls: [{ name: 'nothing', arguments: '{' }] },
}
const FAILURES_IN = 40

export async function makeSurroundings(store: Store): Promise<Surroundings> {
  const receiver: Receiver = await startReceiver()
  const model: ScriptedModel = await scriptedModel(
    (_body, index) => FAILURES[index % FAILURES_IN] ?? { answer: 'A scripted answer.' },
  )
  const entry = (id: string, baseUrl: string) => ({ id, provider: 'openai-compatible', baseUrl, name: id })
  const bad = [
    entry('away', 'http://127.0.0.1:9/v1'),
    ...BAD_MODELS.map(each => entry(each, `${receiver.url}/${each}`)),
  ]
  const modelsFile = join(store.directory, 'models.json')
  writeFileSync(modelsFile, JSON.stringify([entry('scripted', model.baseUrl), ...bad]))
  return {
    modelsFile,
    models: [...Array.from({ length: GOOD_MODEL_WEIGHT }, () => 'scripted'), ...bad.map(({ id }) => id)],
    urls: [
      ...RECEIVERS.map(each => `${receiver.url}/${each}`),
      receiver.url.replace('http:', 'https:'),
      'https://hooks.northwind.example',
    ],
    async close() {
      await receiver.close()
      await model[Symbol.asyncDispose]()
    },
  }
}

/** Settings of the server. */
export const settingsFor = (
  store: Store,
  { modelsFile }: Surroundings,
  preloaded: readonly URL[],
): Record<string, string> => ({
  KEEPSAKE_DATA_DIR: store.directory,
  ...(store.url && { DATABASE_URL: store.url }),
  ENCRYPTION_KEY,
  INTERNAL_API_KEY,
  SIGNUP: 'open',
  DEFAULT_PLAN: 'unlimited',
  // so that callers without a key, who are limited by address, have many
  TRUST_PROXY: 'true',
  OUTBOUND_ALLOW: '127.0.0.1',
  RUN_TIMEOUT_SECONDS: '10',
  MODELS_FILE: modelsFile,
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: preload([new URL('watch-thread.ts', import.meta.url), ...preloaded]),
})
