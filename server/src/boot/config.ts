import { z } from 'zod'
import { AREA_SETTINGS, AREAS } from '../area-facts.ts'
import { type NamedModel, readNamedModels } from '../models/named-models.ts'
import { MODEL_SETTINGS, modelContradiction } from '../models/settings.ts'
import { MAIL_SETTINGS, mailContradiction } from '../platform/mail/settings.ts'
import { PLATFORM_SETTINGS, platformContradiction } from '../platform/settings.ts'

/** All settings of the server. A test compares them with the table in docs/settings.md. */
const SETTINGS = z.object({ ...PLATFORM_SETTINGS, ...MAIL_SETTINGS, ...MODEL_SETTINGS, ...AREA_SETTINGS })

const CONTRADICTIONS = [
  platformContradiction,
  mailContradiction,
  modelContradiction,
  AREAS.gateway.contradiction,
  AREAS.organizations.contradiction,
  AREAS.webhooks.contradiction,
]

export interface Config extends z.output<typeof SETTINGS> {
  /** The language models of `MODEL_…` and `MODELS_FILE`, with the keys that it names. */
  readonly languageModels: readonly NamedModel[]
}

/**
 * Reads the environment. Nothing else in the server reads it.
 * @throws Error that names every invalid setting and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = SETTINGS.safeParse(given)
  const named = data ? readNamedModels(data, given) : { models: [] }
  const problems = data
    ? [
        ...CONTRADICTIONS.map(contradiction => contradiction(data)),
        'problem' in named ? named.problem : undefined,
      ].filter(problem => problem !== undefined)
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!data || 'problem' in named || problems.length > 0)
    throw new Error(`The settings are not valid.\n${problems.map(problem => `  ${problem}`).join('\n')}`)
  return { ...data, languageModels: named.models }
}

/** Name, default and purpose of each setting, for the documentation. */
export const describeSettings = (): { name: string; fallback: string; purpose: string }[] =>
  Object.entries(SETTINGS.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    return {
      name,
      fallback: data === undefined || data === '' || (Array.isArray(data) && data.length === 0) ? '' : String(data),
      purpose: schema.description ?? '',
    }
  })

/** Values that must not be logged: settings declared as secret, and passwords in URLs. */
export function secretsOf(config: Config): string[] {
  const values = new Map<string, unknown>(Object.entries(config))
  const settings = Object.entries(SETTINGS.shape).flatMap(([name, schema]) => {
    const value = values.get(name)
    return schema.meta()?.secret === true && typeof value === 'string' ? partsOf(value) : []
  })
  return [
    ...settings,
    ...config.languageModels.flatMap(({ source, apiKey }) => (source === 'MODELS_FILE' && apiKey) || []),
  ]
}

// a setting can contain several keys or URLs
const partsOf = (value: string): string[] =>
  value.split(/[\s,]+/).flatMap(part => {
    const url = URL.parse(part)
    if (!url?.host) return part === '' ? [] : [part]
    return url.password === '' ? [] : [url.password, decodeURIComponent(url.password)]
  })
