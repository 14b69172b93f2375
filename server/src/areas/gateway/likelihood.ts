import { isObject, type JsonObject } from '../../platform/values/json.ts'
import { companyEmail, linkedinPath } from './match/domains.ts'
import { type Certainty, compareNames } from './match/names.ts'
import type { Person } from './reveals.ts'

const IDENTIFIED = 10
/** By how alike the names are, of people with the same employer. */
const OF_NAMES: Record<Certainty, number> = { 4: 8, 3: 7, 2: 5, 1: 3, 0: 1 }

const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * How sure it is that a provider found the person whom a request identifies, from 1 to 10: 10 for an ID, an email address or
 * a profile, less for names, 1 if nothing that was returned confirms it.
 */
function likelihoodOf(request: Readonly<Record<string, unknown>>, person: JsonObject): number {
  const isSame = (field: string, normalize: (text: string) => string | undefined): boolean => {
    const [one, other] = [textIn(request, field), textIn(person, field)]
    const normal = one === undefined ? undefined : normalize(one)
    return normal !== undefined && other !== undefined && normal === normalize(other)
  }
  // a hash is compared by the provider
  const isIdentified =
    isSame('id', id => id) ||
    isSame('email', companyEmail) ||
    isSame('linkedin_url', linkedinPath) ||
    textIn(request, 'hashed_email') !== undefined
  if (isIdentified) return IDENTIFIED
  const names = ['first_name', 'last_name', 'name'].flatMap(field => {
    const value = textIn(request, field)
    return value === undefined ? [] : [[field, value] as const]
  })
  const stored = { first_name: textIn(person, 'first_name') ?? '', last_name: textIn(person, 'last_name') ?? '' }
  return OF_NAMES[compareNames(Object.fromEntries(names), stored)]
}

/** People with their `likelihood`; null for those below `min_likelihood` of the request. */
export function likelyEnough(people: readonly Person[], identities: readonly unknown[], body: JsonObject): Person[] {
  const least = Number(body.min_likelihood ?? 1)
  return people.map((person, n) => {
    if (!person) return null
    const identity = identities[n]
    const likelihood = likelihoodOf(isObject(identity) ? identity : {}, person)
    return likelihood < least ? null : { ...person, likelihood }
  })
}
