import { type ApiAnswer, ApiPromise } from './api-promise.ts'
import { KeepsakeError } from './keepsake-error.ts'

/** The body of a paginated response. */
export interface ListBody<Item> {
  data: Item[]
  nextCursor?: string
}

export type ItemOf<Body> = Body extends ListBody<infer Item> ? Item : never

/** The body of one page as the server sent it; `for await` yields every item of this and all later pages. */
export type Page<Body> = Body & {
  /** The page after this one, or `undefined` after the last. */
  nextPage(): Promise<Page<Body> | undefined>
  [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>
}

/** A promise of a page; `for await` over it yields every item of this page and of all later ones. */
export class PagePromise<Body> extends ApiPromise<Page<Body>> {
  async *[Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined> {
    yield* await this
  }
}

/**
 * @param fetchPage requests the page that starts at a cursor
 * @param cursor where this page starts; absent for the first
 */
export function pagePromise<Body extends ListBody<unknown>>(
  fetchPage: (cursor: string | undefined) => Promise<ApiAnswer<Body>>,
  cursor?: string,
): PagePromise<Body> {
  const answer = fetchPage(cursor).then(({ data, response, requestId }) => ({
    data: pageOf(data, fetchPage, cursor),
    response,
    requestId,
  }))
  return new PagePromise(answer)
}

function pageOf<Body extends ListBody<unknown>>(
  body: Body,
  fetchPage: (cursor: string | undefined) => Promise<ApiAnswer<Body>>,
  cursor: string | undefined,
): Page<Body> {
  const nextPage = async (): Promise<Page<Body> | undefined> => {
    const next = body.nextCursor
    if (next === undefined) return undefined
    if (next === cursor) {
      throw new KeepsakeError('The server returned the same cursor twice. The list would never end.', {
        code: 'unexpected_response',
      })
    }
    return pagePromise(fetchPage, next)
  }
  async function* items(): AsyncGenerator<unknown, void, undefined> {
    yield* body.data
    const next = await nextPage()
    if (next) yield* next
  }
  // Not enumerable, so that the page prints and serializes as the server's body.
  return Object.defineProperties(body, {
    nextPage: { value: nextPage },
    [Symbol.asyncIterator]: { value: items },
  }) as Page<Body>
}
