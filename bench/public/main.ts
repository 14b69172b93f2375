import { basename, join } from 'node:path'
import { readConfig } from '../../server/src/boot/config.ts'
import { createLanguageModels } from '../../server/src/models/create-language-models.ts'
import { FREE_BUDGET } from '../../server/test/support/free-budget.ts'
import { openClient } from '../lib/client.ts'
import { register, startKeepsake } from '../lib/keepsake.ts'
import { options } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { createStore, DATABASES } from '../lib/store.ts'
import { untilEmbedded } from '../lib/until-embedded.ts'
import { readPublicSet } from './form.ts'
import { type Asked, runPublic } from './run.ts'

const RESULTS = join(import.meta.dirname, '../results')
/** Units of the prices of models in one USD. */
const UNITS = 1e8

/** `pnpm bench public PATH`: a public set of questions about conversations, for whoever has its file. */
export async function publicMain(paths: readonly string[]): Promise<void> {
  const [path] = paths
  if (path === undefined || paths.length > 1) return fail('pnpm bench public needs the path of one file.')
  try {
    const set = await readPublicSet(path)
    const table = await runPublic(
      set,
      {
        results: options.results ?? join(RESULTS, `public-${basename(path, '.json')}.jsonl`),
        seed: options.seed,
        first: options.first,
        isConfirmed: options.confirm,
        say,
        ...(options.answers && answering()),
      },
      async () => {
        const store = await createStore(DATABASES.at(-1) ?? 'PGlite', { models: false })
        const server = await startKeepsake(store)
        return {
          open: async () => openClient(server.url, 4, await register(server.url)),
          untilEmbedded: () => untilEmbedded(server.url),
          async end() {
            await server.stop()
            await store.remove()
          },
        }
      },
    )
    if (table !== undefined) process.stdout.write(`${table}\n`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** The model that answers, and the one that judges. @throws Error if one of them is not configured */
function answering(): Pick<Asked, 'models' | 'price'> {
  const configured = readConfig(process.env).languageModels
  const models = createLanguageModels(configured, { budget: FREE_BUDGET })
  const reader = models.find(undefined).id
  const judge = models.find(options.judge ?? reader).id
  const prices = configured.find(({ id }) => id === reader)?.prices
  return {
    models: { models, reader, judge, seed: options.seed },
    price: prices && Number(prices.inputPerMillion) / UNITS,
  }
}

function fail(problem: string): void {
  say(problem)
  process.exitCode = 2
}
