import { ConfigurationError } from '../errors/errors.gen.ts'
import { KeepsakeError } from '../errors/keepsake-error.ts'
import { ApiPromise, type Received } from './api-promise.ts'
import { checkedNumber } from './settings.ts'

/** The body of a paginated response. */
export interface ListBody<Item> {
  data: Item[]
  nextCursor?: string
}

export type ItemOf<Body> = Body extends ListBody<infer Item> ? Item : never

/** The body of one page as the server sent it; `for await` yields every item of this and all later pages. */
export type Page<Body> = Body & {
  /** Whether there is a page after this one. */
  hasNextPage(): boolean
  /**
   * The page after this one.
   * @throws ConfigurationError after the last page; call `hasNextPage` first
   */
  getNextPage(): Promise<Page<Body>>
  /** This page and all later ones. */
  iterPages(): AsyncGenerator<Page<Body>, void, undefined>
  /** The items of this and all later pages, or the first `limit` ones. */
  toArray(options?: { limit?: number | undefined }): Promise<ItemOf<Body>[]>
  [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined>
}

/** A promise of a page; `for await` over it yields every item of this page and of all later ones. */
export class PagePromise<Body> extends ApiPromise<Page<Body>> {
  async *[Symbol.asyncIterator](): AsyncGenerator<ItemOf<Body>, void, undefined> {
    yield* await this
  }

  /** This page and all later ones. */
  async *iterPages(): AsyncGenerator<Page<Body>, void, undefined> {
    yield* (await this).iterPages()
  }

  /**
   * The items of all pages, or the first `limit` ones; no more pages are requested than that takes.
   * @throws ConfigurationError if the limit is not a number of at least 0
   */
  async toArray(options?: { limit?: number | undefined }): Promise<ItemOf<Body>[]> {
    return (await this).toArray(options)
  }
}

/** Requests the page that starts at a cursor; the first one if it is absent. */
export type FetchPage<Body> = (cursor: string | undefined) => Promise<Received<Body>>

/** @param cursor where this page starts; absent for the first */
export function pagePromise<Body extends ListBody<unknown>>(
  fetch: FetchPage<Body>,
  cursor?: string,
): PagePromise<Body> {
  return new PagePromise(
    fetch(cursor).then(received => ({ ...received, data: () => pageOf(received.data(), fetch, cursor) })),
  )
}

function pageOf<Body extends ListBody<unknown>>(
  body: Body,
  fetch: FetchPage<Body>,
  cursor: string | undefined,
): Page<Body> {
  const hasNextPage = (): boolean => body.nextCursor !== undefined
  const getNextPage = async (): Promise<Page<Body>> => {
    const next = body.nextCursor
    if (next === undefined) throw new ConfigurationError('This is the last page. Call hasNextPage before getNextPage.')
    if (next === cursor) {
      throw new KeepsakeError('The server returned a cursor twice. The list would never end.', {
        code: 'unexpected_response',
      })
    }
    return pagePromise(fetch, next)
  }
  async function* iterPages(): AsyncGenerator<Page<Body>, void, undefined> {
    for (let page = body as Page<Body>; ; page = await page.getNextPage()) {
      yield page
      if (!page.hasNextPage()) return
    }
  }
  async function* items(): AsyncGenerator<unknown, void, undefined> {
    for await (const page of iterPages()) yield* page.data
  }
  async function toArray({
    limit = Number.POSITIVE_INFINITY,
  }: {
    limit?: number | undefined
  } = {}): Promise<unknown[]> {
    checkedNumber('limit', limit, 0)
    const found: unknown[] = []
    for await (const page of iterPages()) {
      found.push(...page.data)
      if (found.length >= limit) break
    }
    return found.slice(0, limit)
  }
  // Not enumerable, so that the page prints and serializes as the server's body.
  return Object.defineProperties(body, {
    hasNextPage: { value: hasNextPage },
    getNextPage: { value: getNextPage },
    iterPages: { value: iterPages },
    toArray: { value: toArray },
    [Symbol.asyncIterator]: { value: items },
  }) as Page<Body>
}
