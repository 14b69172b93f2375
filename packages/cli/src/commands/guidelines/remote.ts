import type { Client, Request } from '../../call/client.ts'
import { Failure } from '../../terminal/failure.ts'
import { type Fields, isFields } from '../../terminal/json.ts'
import type { Document } from './document-file.ts'

export interface RemoteDocument extends Document {
  id: string
  version: number
}

/** The guidelines of the server. */
export interface Remote {
  /** The ids and versions of all guidelines, or of those with all of these tags (separated by commas). */
  list(tags: string | undefined): AsyncGenerator<{ id: string; name: string; version: number }>
  /** Undefined if it does not exist. */
  get(id: string): Promise<RemoteDocument | undefined>
  /** Its content in an earlier version. */
  getVersion(id: string, version: number): Promise<Document | undefined>
  create(document: Document): Promise<RemoteDocument>
  /** Undefined if the server refused the change because of changes by others. */
  update(
    id: string,
    document: Document,
    change: { expectedVersion: number; historyNote?: string | undefined },
  ): Promise<{ version: number; merged: boolean } | undefined>
  delete(id: string): Promise<void>
  /** Which of the cases would pass with these documents, which are not stored. The results are those of the server. */
  test(cases: readonly unknown[], documents: readonly Document[]): Promise<Fields>
}

const PATH = '/api/v1/guidelines'

export function createRemote(client: Client): Remote {
  const send = async (request: Omit<Request, 'security'>): Promise<Fields> => {
    const { body } = await client.send({ ...request, security: 'bearer' })
    if (!isFields(body)) throw unexpected()
    return body
  }
  const find = (path: string, params: Record<string, string>): Promise<Fields | undefined> =>
    send({ method: 'GET', path, params }).then(
      body => dataOf(body),
      error => unlessCode(error, 'not_found_error'),
    )
  return {
    async *list(tags) {
      let cursor: unknown
      do {
        const query = { limit: 200, ...(tags !== undefined && { tags }), ...(cursor !== undefined && { cursor }) }
        const { data, nextCursor } = await send({ method: 'GET', path: PATH, query })
        if (!Array.isArray(data)) throw unexpected()
        for (const each of data) yield { id: String(each.id), name: String(each.name), version: Number(each.version) }
        cursor = nextCursor
      } while (cursor !== undefined)
    },
    async get(id) {
      const data = await find(`${PATH}/{id}`, { id })
      return data && { ...documentOf(data), id, version: Number(data.version) }
    },
    async getVersion(id, version) {
      const data = await find(`${PATH}/{id}/versions/{version}`, { id, version: String(version) })
      return data && documentOf(data)
    },
    async create({ id: _, ...document }) {
      const data = dataOf(await send({ method: 'POST', path: PATH, body: document, writes: true }))
      return { ...document, id: String(data.id), version: Number(data.version) }
    },
    async update(
      id,
      { id: _, description = null, ...document }: Omit<Document, 'description'> & { description?: string | null },
      change,
    ) {
      const body = { ...document, description, ...change }
      const answer = await send({ method: 'PATCH', path: `${PATH}/{id}`, params: { id }, body, writes: true }).catch(
        error => unlessCode(error, 'conflict_error'),
      )
      return answer && { version: Number(dataOf(answer).version), merged: answer.merged === true }
    },
    async delete(id) {
      await send({ method: 'DELETE', path: `${PATH}/{id}`, params: { id }, writes: true })
    },
    async test(cases, documents) {
      return dataOf(await send({ method: 'POST', path: `${PATH}/test`, body: { cases, guidelines: documents } }))
    },
  }
}

/** @throws the error unless it has this code */
function unlessCode(error: unknown, code: string): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
}

function dataOf({ data }: Fields): Fields {
  if (!isFields(data)) throw unexpected()
  return data
}

function documentOf({ name, description, tags, alwaysOn, triggerKeywords, value }: Fields): Document {
  const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : [])
  return {
    name: String(name),
    ...(typeof description === 'string' && { description }),
    tags: texts(tags),
    alwaysOn: alwaysOn === true,
    triggerKeywords: texts(triggerKeywords),
    value: String(value),
  }
}

const unexpected = (): Failure => new Failure('unexpected_response', 'The server did not return a guideline.')
