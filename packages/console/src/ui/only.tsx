import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props<Name extends string> {
  /** What a list is limited to. */
  chosen: readonly { name: Name; value: string }[]
  onRemove: (name: Name) => void
}

/** What a list is limited to; each limit can be removed. */
export function Only<Name extends string>({ chosen, onRemove }: Props<Name>): ReactNode {
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Only" className="mb-4 flex flex-wrap gap-2">
      {chosen.map(({ name, value }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            onClick={() => onRemove(name)}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-panel px-3 hover:bg-raised"
          >
            <span className="sr-only">Remove</span>
            <span className="text-quiet">{name}</span>
            <span className="truncate">{value}</span>
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
