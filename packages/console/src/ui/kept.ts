import { useState } from 'react'

const PREFIX = 'keepsake.list.'

/** What somebody chose for a list, kept in this browser. Storage that is full, off or unreadable keeps nothing. */
export function useKept<Chosen extends object>(list: string): [Partial<Chosen>, (changed: Partial<Chosen>) => void] {
  const [kept, setKept] = useState(() => read<Chosen>(list))
  return [
    kept,
    changed => {
      const next = { ...kept, ...changed }
      setKept(next)
      try {
        localStorage.setItem(`${PREFIX}${list}`, JSON.stringify(next))
      } catch {
        // it holds until the screen is left
      }
    },
  ]
}

function read<Chosen extends object>(list: string): Partial<Chosen> {
  try {
    // what another version wrote is checked where it is used
    return Object(JSON.parse(localStorage.getItem(`${PREFIX}${list}`) ?? '{}'))
  } catch {
    return {}
  }
}
