import type { ReactNode } from 'react'
import { Empty, ErrorNotice, Loading } from './notice.tsx'
import { Page } from './page.tsx'

/** An address that nothing has. The menu stays around it. */
export function NotFound(): ReactNode {
  return (
    <Page title="There is no such page">
      <Empty title="Nothing is at this address">Choose a screen in the menu.</Empty>
    </Page>
  )
}

/** A screen whose code is being loaded. */
export function Pending(): ReactNode {
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 md:px-8">
      <Loading />
    </div>
  )
}

/** A screen that cannot be shown. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <Page title="Something went wrong">
      <ErrorNotice error={error instanceof Error ? error : new Error(String(error))} onRetry={onRetry} />
    </Page>
  )
}
