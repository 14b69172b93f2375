import type { ReactNode } from 'react'

/** The look of what leads from one view to another. */
export const TABS = 'mb-4 flex flex-wrap gap-1 border-b border-line'
export const TAB =
  '-mb-px inline-flex min-h-9 items-center border-b-2 border-transparent px-2 sm:px-3 text-quiet hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text'

interface Props<View extends string> {
  label: string
  views: readonly (readonly [view: View, shown: string])[]
  current: View
  onChoose: (view: View) => void
}

/** The views of a screen, of which one is shown. */
export function Views<View extends string>({ label, views, current, onChoose }: Props<View>): ReactNode {
  return (
    <nav aria-label={label} className={TABS}>
      {views.map(([view, shown]) => (
        <button
          key={view}
          type="button"
          aria-current={view === current ? 'page' : undefined}
          className={TAB}
          onClick={() => onChoose(view)}
        >
          {shown}
        </button>
      ))}
    </nav>
  )
}
