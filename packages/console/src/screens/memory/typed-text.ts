type Type = 'text' | 'number' | 'boolean' | 'date' | 'options' | 'array' | 'object'

/** What a person types for a value. */
export const textOf = (value: unknown): string => {
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The type that the text for another value of the same kind is read as. */
export const typeOf = (value: unknown): Type => {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'object' ? 'object' : 'text'
}

/** The value that a text stands for. @throws Error if it is no value of the type */
export function readValue(type: Type, text: string): unknown {
  if (type === 'number') {
    const number = Number(text.replaceAll(',', ''))
    if (text.trim() === '' || Number.isNaN(number)) throw new Error(`${text} is not a number.`)
    return number
  }
  if (type === 'boolean') {
    if (!/^(true|false|yes|no)$/i.test(text.trim())) throw new Error('Type yes or no.')
    return /^(true|yes)$/i.test(text.trim())
  }
  if (type === 'array')
    return text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean)
  if (type === 'object') return JSON.parse(text)
  return text
}
