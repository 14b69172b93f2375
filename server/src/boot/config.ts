import { z } from 'zod'
import { AREA_SETTINGS, AREAS } from '../area-facts.ts'
import { MODEL_SETTINGS, modelContradiction } from '../models/settings.ts'
import { PLATFORM_SETTINGS, platformContradiction } from '../platform/settings.ts'

/** All settings of the server. A test compares them with the table in docs/settings.md. */
const SETTINGS = z.object({ ...PLATFORM_SETTINGS, ...MODEL_SETTINGS, ...AREA_SETTINGS })

const CONTRADICTIONS = [
  platformContradiction,
  modelContradiction,
  AREAS.organizations.contradiction,
  AREAS.webhooks.contradiction,
]

export type Config = z.output<typeof SETTINGS>

/**
 * Reads the environment. Nothing else in the server reads it.
 * @throws Error that names every invalid setting and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = SETTINGS.safeParse(given)
  const problems = data
    ? CONTRADICTIONS.flatMap(contradiction => contradiction(data) ?? [])
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!data || problems.length > 0)
    throw new Error(`The settings are not valid.\n${problems.map(problem => `  ${problem}`).join('\n')}`)
  return data
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
  return Object.entries(SETTINGS.shape).flatMap(([name, schema]) => {
    const value = values.get(name)
    return schema.meta()?.secret === true && typeof value === 'string' ? partsOf(value) : []
  })
}

// a setting can contain several keys or URLs
const partsOf = (value: string): string[] =>
  value.split(/[\s,]+/).flatMap(part => {
    const url = URL.parse(part)
    if (!url?.host) return part === '' ? [] : [part]
    return url.password === '' ? [] : [url.password, decodeURIComponent(url.password)]
  })
