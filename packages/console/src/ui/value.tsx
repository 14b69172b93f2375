import type { ReactNode } from 'react'
import { formatPrecisely } from './format.ts'

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatPrecisely(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return JSON.stringify(value)
}

/** The value of a property, as text: nothing in it is ever markup. */
export function Value({ value, unit }: { value: unknown; unit?: string | undefined }): ReactNode {
  if (value === null || value === undefined) return <span className="text-quiet">none</span>
  return (
    <span className="break-words [overflow-wrap:anywhere]">
      {shown(value)}
      {unit && <span className="text-quiet"> {unit}</span>}
    </span>
  )
}
