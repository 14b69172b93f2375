import type { ReactNode } from 'react'
import { formatDate, formatMoment, formatPrecisely } from './format.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

/** A day, or a moment, as the browser writes them. Anything else stays as it is. */
function shownDate(text: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) return text
  if (DAY.test(text)) return formatDate(at)
  return MOMENT.test(text) ? formatMoment(at) : text
}

const shown = (value: unknown, isDate: boolean): string => {
  if (typeof value === 'string') return isDate ? shownDate(value) : value
  if (typeof value === 'number') return formatPrecisely(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(each => shown(each, isDate)).join(', ')
  return JSON.stringify(value)
}

/** What is known about the values of a property. */
export interface Meaning {
  type?: string | undefined
  unit?: string | undefined
}

/** A value in one line. */
export const textOfValue = (value: unknown, { type, unit }: Meaning = {}): string =>
  value === null || value === undefined ? '' : `${shown(value, type === 'date')}${unit ? ` ${unit}` : ''}`

/** The value of a property, as text: nothing in it is ever markup. */
export function Value({ value, type, unit }: { value: unknown } & Meaning): ReactNode {
  if (value === null || value === undefined) return <span className="text-quiet">none</span>
  return (
    <span dir="auto" className="break-words [overflow-wrap:anywhere]">
      {shown(value, type === 'date')}
      {unit && <span className="text-quiet"> {unit}</span>}
    </span>
  )
}
