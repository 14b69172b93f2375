import type { Json } from '../../platform/values/json.ts'
import type { PropertyDefinition } from '../port.ts'

/** Converts a model's value to the type of the definition. Undefined if it does not match. */
export function typedValue(value: unknown, { type, options }: PropertyDefinition): Json | undefined {
  const allowed = (text: string): string | undefined =>
    options === undefined || options.length === 0
      ? text
      : options.find(option => option.toLowerCase() === text.trim().toLowerCase())
  switch (type) {
    case 'number':
      return numberIn(value)
    case 'boolean':
      return typeof value === 'string' ? BOOLEANS.get(value.trim().toLowerCase()) : booleanOrNone(value)
    case 'date':
      return typeof value === 'string' ? isoDate(value) : undefined
    case 'text':
    case 'options':
      return typeof value === 'string' && value.trim() !== '' ? allowed(value.trim()) : undefined
    case 'array': {
      const items = (Array.isArray(value) ? value : [value]).flatMap(item => {
        const text = typeof item === 'string' ? allowed(item.trim()) : undefined
        return text === undefined || text === '' ? [] : [text]
      })
      return items.length === 0 ? undefined : items
    }
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
      return Object.fromEntries(
        Object.entries(value).map(([key, said]) => [key, typeof said === 'string' ? said : JSON.stringify(said)]),
      )
    }
  }
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

const booleanOrNone = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** A number, or one as text, with commas between thousands at most. */
function numberIn(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\s*-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?\s*$/.test(value)
  const number = isText ? Number(value.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function isoDate(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text)) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) return undefined
  const whole = new Date(time).toISOString()
  return text.length === 10 ? (whole.startsWith(text) ? text : undefined) : whole
}
