import { useEffect, useRef } from 'react'

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]'

/** Does something for single keys, unless somebody types into a field or a dialog is open. */
export function useKeys(isActive: boolean, actions: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(FIELDS))) return
      const action = latest.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isActive])
}
