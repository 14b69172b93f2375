import { exampleBody, operation } from '../requests.ts'

/** Ids of the organization whose data nobody else may reach. */
export interface Owned {
  record: string
  memory: string
  collection: string
  deletion: string
  webhook: string
  /** Of webhooks. */
  event: string
  guideline: string
  agent: string
  mcpServer: string
  response: string
  key: string
  project: string
}

/** A call that names another tenant's data. */
interface Pointed {
  body?: Record<string, unknown>
  query?: string
  /** The fields of `body` or `query` that contain a foreign id. */
  by: string[]
  /** The response status; 200 if such an id finds nothing, like an id that does not exist. */
  status: number
}

/** How a caller could point an operation at another tenant's data: in its path, with special calls, or not at all. */
export type Pointing = 'path' | 'nothing to name' | 'anyone' | 'operator' | ((owned: Owned) => Pointed[])

/** The example with the record named by its id. */
export const recordOf =
  (id: string): Pointing =>
  ({ record }) => {
    const { email: _email, ...rest } = exampleBody(operation(id))
    return [{ body: { ...rest, recordId: record }, by: ['recordId'], status: 404 }]
  }

export const content = 'Somebody called.'
