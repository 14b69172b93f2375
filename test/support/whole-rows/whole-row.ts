import type { Ids } from '../fixtures/fixture.ts'
import type { World } from '../requests.ts'

/** A row that has what few rows have: an end, a failure, a rotation. */
export interface WholeRow {
  what: string
  /** @returns ids for path parameters */
  make(world: World): Promise<Ids>
  /** Puts back what a call has changed, before the operation with this ID. */
  restore?(world: World, ids: Ids, id: string): Promise<unknown>
  /** Which row of a list it is. [the first] */
  isOurs?(row: object, ids: Ids): boolean
  /** What few rows have, as paths in the response. */
  fields: string[]
  /** The operations that return it, with another body than the example, and the fields that they take away. */
  returnedBy: { id: string; body?: object; without?: string[] }[]
}

/** Makes what the path names. @throws Error if that fails */
export async function post({ app, organization }: World, path: string, body: object): Promise<{ id: string }> {
  const answer = await app.call('POST', `/api/v1/${path}`, { key: organization.key, body })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
