import type { Ids } from '../fixtures/fixture.ts'
import type { World } from '../requests.ts'

/** Makes what the response is about. @returns ids for path parameters */
export type Make = (world: World) => Promise<Ids>

/** A response with fields that few responses have. */
export interface RareAnswer {
  /** The operation. */
  id: string
  what: string
  make?: Make
  /** [the example] */
  body?: object
  /** [that of the example] */
  query?: string
  /** What it has, as paths in the response: `data[].archivedAt`. */
  fields: string[]
}

/** The paths of all that a value has and that is not null. Items of a list share theirs. */
export function pathsIn(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) {
    const within = path === '' ? '' : `${path}[]`
    return new Set(value.flatMap(item => [...pathsIn(item, within)]))
  }
  return new Set(
    Object.entries(Object(value) === value ? Object(value) : {}).flatMap(([name, child]) => {
      const own = path === '' ? name : `${path}.${name}`
      return child === null ? [] : [own, ...pathsIn(child, own)]
    }),
  )
}

/** Posts as the organization of the world. @throws Error if that fails */
export async function post(
  { app, organization }: World,
  path: string,
  body: object,
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers, which are checked against the spec
): Promise<any> {
  const answer = await app.call('POST', `/api/v1/${path}`, { key: organization.key, body })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
