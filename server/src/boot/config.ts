import { z } from 'zod'
import { AREA_SETTINGS, AREAS } from '../area-facts.gen.ts'
import { type NamedModel, readNamedModels } from '../models/named-models.ts'
import { MODEL_SETTINGS, modelContradiction } from '../models/settings.ts'
import { MAIL_SETTINGS, mailContradiction } from '../platform/mail/settings.ts'
import { PLATFORM_SETTINGS, platformContradiction } from '../platform/settings/settings.ts'
import { nearName } from '../platform/values/near-name.ts'

/** All settings of the server. A test compares them with the table in docs/settings.md. */
const SETTINGS = z.object({ ...PLATFORM_SETTINGS, ...MAIL_SETTINGS, ...MODEL_SETTINGS, ...AREA_SETTINGS })

/** Characters of a name that is compared with the settings. */
const MIN_MISSPELT = 5

const CONTRADICTIONS = [
  platformContradiction,
  mailContradiction,
  modelContradiction,
  ...Object.values(AREAS).flatMap(facts => ('contradiction' in facts ? [facts.contradiction] : [])),
]

const ADJUSTMENTS = Object.values(AREAS).flatMap(facts => ('adjustment' in facts ? [facts.adjustment] : []))

/** Settings of clients and of the file of models, which are not misspelt settings of the server. */
const FOREIGN = /^KEEPSAKE_(?:API_KEY|BASE_URL|PROFILE|ENV_FILE|LOG|TIMEOUT_MS|MAX_RETRIES)$|^API_KEY$/

export interface Config extends z.output<typeof SETTINGS> {
  /** Sentences that name variables that are probably misspelt settings. */
  readonly misspelt: readonly string[]
  /** Sentences that name settings that do not count as they are set. */
  readonly adjusted: readonly string[]
  /** The language models of `MODEL_…` and `MODELS_FILE`, with the keys that it names. */
  readonly languageModels: readonly NamedModel[]
}

/** Reads the environment; nothing else in the server does. @throws Error that names every invalid setting and why */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = SETTINGS.safeParse(given)
  const named = data ? readNamedModels(data, given) : { models: [] }
  const problems = data
    ? [
        ...CONTRADICTIONS.map(contradiction => contradiction(data)),
        'problem' in named ? named.problem : undefined,
      ].filter(problem => problem !== undefined)
    : [...new Set(error.issues.map(issue => problemOf(issue, given)))]
  const keys = 'problem' in named ? [] : named.models.map(({ apiKey }) => apiKey)
  const misspelt = Object.entries(given).flatMap(([name, value]) => (keys.includes(value) ? [] : misspeltIn(name)))
  if (!data || 'problem' in named || problems.length > 0)
    throw new Error(
      `The settings are not valid.\n${[...problems, ...misspelt].map(problem => `  ${problem}`).join('\n')}`,
    )
  const adjusted = [foreignKey(given), ...ADJUSTMENTS.map(adjustment => adjustment(data))].filter(
    sentence => sentence !== undefined,
  )
  return { ...data, languageModels: named.models, misspelt, adjusted }
}

const foreignKey = ({ API_KEY: key }: Record<string, string | undefined>): string | undefined =>
  key === undefined || /^sk_(live|test)_/.test(key)
    ? undefined
    : 'API_KEY is not a Keepsake key and is ignored: the server reads no API_KEY, and clients skip one of another product.'

type Issue = z.core.$ZodIssue

/** What is wrong with a setting, with its value unless it is secret. */
function problemOf(issue: Issue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const schema = Object.entries(SETTINGS.shape).find(([each]) => each === name)?.[1]
  const isSecret = schema?.meta()?.secret === true
  return `${name} ${demandOf(issue)}${isSecret ? '' : `, not ${given[name]}`}.`
}

function demandOf(issue: Issue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'must be a URL such as https://example.com'
  return issue.message
}

/** A variable whose name is almost that of a setting. Short names are too near to those of other programs. */
function misspeltIn(name: string): string[] {
  if (name.length < MIN_MISSPELT || Object.hasOwn(SETTINGS.shape, name) || FOREIGN.test(name)) return []
  const meant = nearName(name, Object.keys(SETTINGS.shape))
  return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
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

/** Names of the settings that are declared as secret. */
export const secretSettings = (): string[] =>
  Object.entries(SETTINGS.shape).flatMap(([name, schema]) => (schema.meta()?.secret === true ? [name] : []))

/** Values that must not be logged: settings declared as secret, and passwords in URLs. */
export function secretsOf(config: Config): string[] {
  const values = new Map<string, unknown>(Object.entries(config))
  const settings = secretSettings().flatMap(name => {
    const value = values.get(name)
    return typeof value === 'string' ? partsOf(value) : []
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
