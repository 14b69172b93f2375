import { globSync, readFileSync } from 'node:fs'
import type { ModelBudget } from '../../models/budget/budget.ts'
import { createEmbedder } from '../../models/create-embedder.ts'
import { createLanguageModels } from '../../models/create-language-models.ts'
import { whyNoRoom, withOwnMemory } from '../../models/local/room-for-model.ts'
import { embeddingSettings } from '../../models/settings.ts'
import type { Logger } from '../../platform/log/log.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { readMemoryLimit } from '../../platform/memory/memory-limit.ts'
import type { Config } from '../config.ts'
import { type Finding, fault, none, ok } from './finding.ts'

/** The operator asks, and no organization pays. */
const UNCOUNTED: ModelBudget = {
  begin: async () => async () => {},
  require: async () => {},
  today: async () => undefined,
}
const NOBODY = { tenantId: 0 }
/** Enough for a model that reasons before it answers. */
const MAX_TOKENS = 2_000

/** Signs in to the mail server, and sends nothing. */
export async function checkMail(config: Config, log: Logger): Promise<Finding> {
  const mailer = createMailer(config, log)
  if (!mailer) return none('SMTP_URL is not set: invitations and notifications are not mailed.')
  try {
    await mailer.verify()
    return ok(`${URL.parse(config.SMTP_URL ?? '')?.host} accepts mail from ${config.SMTP_FROM}.`)
  } finally {
    mailer.close()
  }
}

/** Asks each language model for a word. */
export async function checkModels({ languageModels }: Config): Promise<Finding> {
  if (languageModels.length === 0)
    return none('MODEL_PROVIDER is not set: the offline engine extracts and answers, and nothing is generated.')
  const models = createLanguageModels(languageModels, { budget: UNCOUNTED })
  const tried = await Promise.all(
    languageModels.map(async ({ id, name }) => {
      const messages = [{ role: 'user' as const, content: 'Reply with the word ready.' }]
      return models.generate(NOBODY, { model: id, messages, maxTokens: MAX_TOKENS, withoutFallbacks: true }).then(
        () => ({ id, name, problem: undefined }),
        ({ message }: Error) => ({ id, name, problem: message }),
      )
    }),
  )
  const problems = tried.flatMap(({ id, problem }) => (problem === undefined ? [] : [`${id}: ${problem}`]))
  return problems.length > 0 ? fault(problems.join(' ')) : ok(tried.map(({ id, name }) => `${id} (${name})`).join(', '))
}

/** Embeds a word. */
export async function checkMeaning(
  config: Config,
  log: Logger,
  { limit = readMemoryLimit(), isBeside = embedsNow() } = {},
): Promise<Finding> {
  const { provider } = embeddingSettings(config)
  if (provider === 'off') return none('EMBEDDING_PROVIDER is off: searches find words, and not their meaning.')
  const isLocal = provider === undefined || provider === 'local'
  const reason = isLocal ? whyNoRoom(withOwnMemory(limit)) : undefined
  if (reason !== undefined)
    return isBeside
      ? ok('The embedding model runs in a process of a server. There is no room for another one to try it here.')
      : none(`words only: ${reason}.`)
  const embedder = await createEmbedder(embeddingSettings(config), {
    dataDirectory: config.KEEPSAKE_DATA_DIR,
    log,
    budget: UNCOUNTED,
  })
  if (!embedder)
    return none(
      'The built-in model cannot run here: searches find words. Install @keepsake/meaning, or set EMBEDDING_PROVIDER.',
    )
  try {
    const { vectors } = await embedder.embed('server', ['Keepsake'])
    return ok(`${embedder.provider} ${embedder.name}, ${vectors[0]?.length ?? 0} dimensions`)
  } finally {
    await embedder.close()
  }
}

/** Whether a process on this machine embeds texts. Only Linux tells, as it alone does how much memory is left. */
function embedsNow(): boolean {
  return globSync('/proc/[0-9]*/cmdline').some(file => {
    try {
      return /meaning\/(?:src|dist)\/worker/.test(readFileSync(file, 'utf8'))
    } catch {
      // it has ended
      return false
    }
  })
}
