import type { Fields } from '../json.ts'

/** What is sent of a foreign file, as a line of an export has it, and where in the file it comes from. */
export type Item = { place: Fields } & ({ record: Fields } | { memory: Fields })

export interface Owner {
  type: string
  keys: { name: string; value: string }[]
}

export const userOf = (id: string): Owner => ({ type: 'Contact', keys: [{ name: 'userId', value: id }] })
export const agentOf = (id: string): Owner => ({ type: 'Agent', keys: [{ name: 'agentId', value: id }] })
/** For what is said to nobody in particular. */
export const sessionOf = (id: string): Owner => ({ type: 'Session', keys: [{ name: 'sessionId', value: id }] })
