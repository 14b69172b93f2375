import type { Fields } from '../../../terminal/json.ts'

/** One line to import, in the format of an export. */
export type Content = { record: Fields } | { memory: Fields }
/** With its place in the foreign file. */
export type Item = Content & { place: Fields }

export interface Owner {
  type: string
  keys: { name: string; value: string }[]
}

const owner =
  (type: string, name: string) =>
  (value: string): Owner => ({ type, keys: [{ name, value }] })

export const userOf = owner('Contact', 'userId')
export const agentOf = owner('Agent', 'agentId')
export const appOf = owner('App', 'appId')
/** The owner of what was said to nobody in particular. */
export const sessionOf = owner('Session', 'sessionId')
export const containerOf = owner('Record', 'containerTag')
export const namespaceOf = owner('Record', 'namespace')

/** Properties that no collection defines, without empty ones. */
export const propertiesOf = (named: Fields): { properties?: Fields[] } => {
  const properties = Object.entries(named).flatMap(([propertyName, value]) => {
    const systemName = systemNameOf(propertyName)
    if (systemName === '' || value === undefined || value === null || value === '') return []
    return [{ propertyName, systemName, value, history: [] }]
  })
  return properties.length > 0 ? { properties } : {}
}

/** The server's name for a property that no collection defines. */
const systemNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
