import type { Fields } from '../../../terminal/json.ts'

/** One line to import, in the format of an export, with its place in the foreign file. */
export type Item = { place: Fields } & ({ record: Fields } | { memory: Fields })

export interface Owner {
  type: string
  keys: { name: string; value: string }[]
}

export const userOf = (id: string): Owner => ({ type: 'Contact', keys: [{ name: 'userId', value: id }] })
export const agentOf = (id: string): Owner => ({ type: 'Agent', keys: [{ name: 'agentId', value: id }] })
/** The owner of what was said to nobody in particular. */
export const sessionOf = (id: string): Owner => ({ type: 'Session', keys: [{ name: 'sessionId', value: id }] })
