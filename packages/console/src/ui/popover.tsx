import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

interface Props {
  /** What the button shows. */
  label: ReactNode
  /** What the panel is called, and a button that shows only a picture. */
  name: string
  isIcon?: boolean
  look?: 'plain' | 'main' | 'quiet'
  className?: string
  /** @param close closes the panel */
  children: (close: () => void) => ReactNode
}

/** Pixels between the button and the panel, and between the panel and the window. */
const GAP = 6

/** A button that opens a panel beside it. Escape and a press elsewhere close it, as the browser does. */
export function Popover({ label, name, isIcon = false, look = 'quiet', className = '', children }: Props): ReactNode {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const at = button.current?.getBoundingClientRect()
    if (!isOpen || !at || !panel.current) return
    const { offsetWidth, offsetHeight, style } = panel.current
    const right = Math.min(at.right, document.documentElement.clientWidth - GAP)
    const isAbove = at.bottom + GAP + offsetHeight > innerHeight && at.top > offsetHeight + GAP
    style.top = `${scrollY + (isAbove ? at.top - GAP - offsetHeight : at.bottom + GAP)}px`
    style.left = `${Math.max(GAP, right - offsetWidth)}px`
  })
  return (
    <>
      <span ref={button} className="inline-flex">
        <Button
          look={look}
          popoverTarget={id}
          aria-expanded={isOpen}
          {...(isIcon && { 'aria-label': name, title: name })}
        >
          {label}
        </Button>
      </span>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={name}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className={`absolute m-0 max-h-[60vh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-panel text-text shadow-xl ${isOpen ? '' : 'invisible'} ${className}`}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </section>
    </>
  )
}
