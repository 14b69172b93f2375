import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNotice, Loading } from './notice.tsx'
import { Page } from './page.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** What was read, once it is there; until then its place, or what went wrong. */
export function Loaded<Data>({ query, children, rows = 6 }: Props<Data> & { rows?: number }): ReactNode {
  if (query.isPending) return <Loading rows={rows} />
  if (query.isError) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
  return children(query.data)
}

/** A screen that needs what is read for its title, before it is there. */
export function UnloadedPage({ title, query }: { title: string; query: UseQueryResult<unknown> }): ReactNode {
  return (
    <Page title={title}>
      <Loaded query={query}>{() => null}</Loaded>
    </Page>
  )
}

/** A screen that needs what is read for its title. */
export function LoadedPage<Data>({ title, query, children }: Props<Data> & { title: string }): ReactNode {
  return query.isSuccess ? children(query.data) : <UnloadedPage title={title} query={query} />
}
