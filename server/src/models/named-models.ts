import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseUsd } from '../platform/values/money.ts'
import { DEFAULT_MODEL } from './language-models.ts'
import { MODEL_PROVIDERS, type ModelProvider } from './port.ts'
import type { ModelsSettings } from './settings.ts'

/** A language model that is complete enough to be called. */
export interface NamedModel {
  id: string
  provider: ModelProvider
  baseUrl?: string | undefined
  apiKey?: string | undefined
  /** The name at its provider. */
  name: string
  /** In units of 1e-8 USD, for a million tokens. */
  prices?: { inputPerMillion: bigint; outputPerMillion: bigint } | undefined
  /** Id of the model that answers if this one fails. */
  fallback?: string | undefined
  /** Where its settings are, for error messages. */
  source: 'MODEL_' | 'MODELS_FILE'
}

const ID = /^[\w][\w.:/-]{0,99}$/
const price = z
  .union([z.string(), z.number().transform(String)])
  .refine(text => /^\d+(\.\d{1,8})?$/.test(text), 'must be an amount in USD such as 2.5')
  .transform(parseUsd)

const Entry = z.strictObject({
  id: z.string().regex(ID, 'must have only letters, digits and . : / _ -, at most 100'),
  provider: z.enum(MODEL_PROVIDERS),
  baseUrl: z.url().optional(),
  apiKeyEnv: z.string().min(1).optional(),
  name: z.string().trim().min(1),
  prices: z.strictObject({ inputPerMillion: price, outputPerMillion: price }).optional(),
  fallback: z.string().optional(),
})
const Entries = z.array(Entry).min(1)

type NamedModels = { models: NamedModel[] } | { problem: string }

/**
 * The language models of `MODELS_FILE` and of the settings `MODEL_…`, which define `default`.
 * @param environment where `apiKeyEnv` of the file finds its keys
 */
export function readNamedModels(
  settings: ModelsSettings,
  environment: Readonly<Record<string, string | undefined>>,
): NamedModels {
  const fromSettings = defaultModel(settings)
  const file = settings.MODELS_FILE
  const read = file === undefined ? { models: [] } : readFile(file, environment)
  if ('problem' in read) return read
  const models = [...fromSettings, ...read.models]
  const problem = problemOf(models) ?? visionProblem(settings, models)
  return problem === undefined ? { models } : { problem }
}

function defaultModel(settings: ModelsSettings): NamedModel[] {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey } = settings
  if (provider === undefined || name === undefined) return []
  return [{ id: DEFAULT_MODEL, provider, name, baseUrl, apiKey, fallback: settings.MODEL_FALLBACK, source: 'MODEL_' }]
}

function readFile(file: string, environment: Readonly<Record<string, string | undefined>>): NamedModels {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return {
      problem: `MODELS_FILE: ${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    }
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: `MODELS_FILE: ${file} is not JSON. Write a list of models: [{"id", "provider", "name"}].` }
  }
  const { data, error } = Entries.safeParse(content)
  if (error) {
    const [first] = error.issues
    return { problem: `MODELS_FILE: ${first?.path.join('.') || 'the list'}: ${first?.message}` }
  }
  const models: NamedModel[] = []
  for (const { apiKeyEnv, ...entry } of data) {
    const apiKey = apiKeyEnv === undefined ? undefined : environment[apiKeyEnv]?.trim()
    if (apiKeyEnv !== undefined && !apiKey)
      return { problem: `MODELS_FILE: apiKeyEnv of the model ${entry.id} is ${apiKeyEnv}, which is not set.` }
    models.push({ ...entry, apiKey, source: 'MODELS_FILE' })
  }
  return { models }
}

function visionProblem(
  { VISION_MODEL: id }: ModelsSettings,
  models: readonly Pick<NamedModel, 'id'>[],
): string | undefined {
  if (id === undefined || models.some(model => model.id === id)) return undefined
  return `VISION_MODEL is ${id}, but no model has this id. Set it to default with MODEL_PROVIDER, or to an id in MODELS_FILE.`
}

function problemOf(models: readonly NamedModel[]): string | undefined {
  const byId = new Map(models.map(model => [model.id, model]))
  for (const [at, { id, provider, baseUrl, fallback, source }] of models.entries()) {
    if (models.findIndex(other => other.id === id) !== at)
      return id === DEFAULT_MODEL
        ? 'The model default is defined by MODEL_PROVIDER and in MODELS_FILE. Remove one of them.'
        : `MODELS_FILE has two models with the id ${id}. Rename one.`
    if (provider === 'openai-compatible' && baseUrl === undefined && source === 'MODELS_FILE')
      return `MODELS_FILE: the model ${id} needs a baseUrl, because its provider is openai-compatible.`
    if (fallback === undefined) continue
    const name = source === 'MODEL_' ? 'MODEL_FALLBACK' : `MODELS_FILE: fallback of the model ${id}`
    if (!byId.has(fallback)) return `${name} is ${fallback}, but no model has this id.`
    if (fallbacksOf(byId, id).includes(id)) return `${name} leads back to ${id}. Remove one of the fallbacks.`
  }
  return undefined
}

/** The ids of the models that answer if this one fails, in order. */
export function fallbacksOf(byId: ReadonlyMap<string, NamedModel>, id: string): string[] {
  const ids: string[] = []
  for (let next = byId.get(id)?.fallback; next !== undefined; next = byId.get(next)?.fallback) {
    if (ids.includes(next)) break
    ids.push(next)
  }
  return ids
}
