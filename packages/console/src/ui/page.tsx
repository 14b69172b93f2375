import { type ReactNode, useEffect } from 'react'
import { useIsPortal, useSignedIn } from '../session/use-session.tsx'
import { Steady } from './steady.tsx'

interface Props {
  title: string
  /** Beside the title, such as buttons. */
  actions?: ReactNode
  /** Below the title, such as an ID. */
  about?: ReactNode
  children: ReactNode
}

/** A title of more characters may be cut, and is shown on hover. */
const LONG = 100

/** A screen: its title, what can be done here, and the content. */
export function Page({ title, actions, about, children }: Props): ReactNode {
  const isPortal = useIsPortal()
  const branding = useSignedIn()?.portal?.branding
  const site = branding?.title ?? branding?.name
  useEffect(() => {
    document.title = [title, isPortal ? site : 'Keepsake'].filter(Boolean).join(' · ')
  }, [title, isPortal, site])
  return (
    <main className="mx-auto w-full max-w-6xl px-4 py-5 md:px-8">
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1
            dir="auto"
            title={title.length > LONG ? title : undefined}
            className="line-clamp-3 break-words [overflow-wrap:anywhere]"
          >
            {title}
          </h1>
          {about && <div className="mt-1 text-quiet">{about}</div>}
        </div>
        {actions && <div className="flex min-w-0 max-w-full flex-wrap gap-2">{actions}</div>}
      </header>
      <Steady>{children}</Steady>
    </main>
  )
}

/** A part of a screen. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section aria-label={title} className="mb-5 min-w-0 rounded-lg border border-line bg-panel">
      <header className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
        <h2 className="flex-1">{title}</h2>
        {actions}
      </header>
      <div className="px-4 py-3">{children}</div>
    </section>
  )
}
