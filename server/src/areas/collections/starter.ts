import { newId } from '../../platform/values/ids.ts'
import { defineProperties } from './definition-input.ts'
import { slugOf } from './names.ts'
import type { NewCollection } from './service.ts'

/** A collection to begin with: facts that most conversations about people and companies contain. */
export const STARTER: NewCollection = {
  name: 'Starter',
  kind: 'properties',
  takeValues: false,
  description: 'Common facts about people and companies. Change it to what you want to know.',
  properties: [
    { name: 'Job title', type: 'text', mode: 'replace', description: 'Their role at work.' },
    { name: 'Company', type: 'text', mode: 'replace', description: 'The company that they work for.' },
    { name: 'Location', type: 'text', mode: 'replace', description: 'The city or country where they live or work.' },
    { name: 'Budget', type: 'number', mode: 'replace', unit: 'USD', description: 'The amount that they can spend.' },
    { name: 'Decision date', type: 'date', mode: 'replace', description: 'When they will decide.' },
    { name: 'Interests', type: 'text', mode: 'append', description: 'What they like or are interested in.' },
  ],
}

/**
 * The starter collection with its first version, as a new tenant gets it in the transaction that creates the tenant. It
 * writes no event and no version of the definitions: no process has cached those of the tenant, and no subscription exists.
 */
export function starterOfNewTenant() {
  const id = newId('col')
  const { name, kind, description = null } = STARTER
  const definition = {
    name,
    slug: slugOf(name, id),
    description,
    properties: defineProperties(STARTER.properties ?? []),
  }
  return { id, kind, ...definition, versions: { create: { version: 1, actor: 'internal', ...definition } } }
}
