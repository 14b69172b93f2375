import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Popover } from './popover.tsx'

/** Something that can be done. */
export interface Deed {
  label: string
  /** What it does, in a sentence. */
  about: string
  isDangerous?: boolean
  run: () => void
}

/** What can be done beside the main buttons. @param of what it is done with, where several menus are on a screen */
export function Menu({ deeds, of }: { deeds: readonly Deed[]; of?: string }): ReactNode {
  const id = useId()
  if (deeds.length === 0) return null
  return (
    <Popover
      look="plain"
      isIcon
      label={<Ellipsis size={16} aria-hidden />}
      name={of === undefined ? 'More' : `More for ${of}`}
      className="w-80 p-1"
    >
      {close =>
        deeds.map(({ label, about, isDangerous, run }, n) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-describedby={`${id}-${n}`}
            className="block w-full rounded-md px-3 py-1.5 text-left hover:bg-raised"
            onClick={() => {
              close()
              run()
            }}
          >
            <span className={`block font-medium ${isDangerous ? 'text-bad' : ''}`}>{label}</span>
            <span id={`${id}-${n}`} className="block text-xs text-quiet">
              {about}
            </span>
          </button>
        ))
      }
    </Popover>
  )
}
