import { isObject, type Json } from '../json.ts'

const WIDTH = 100

/** A JSON value as TypeScript source in the repository's style: bare keys, single quotes, on one line if it fits. */
export function literal(value: Json, indent = ''): string {
  const flat = flatLiteral(value)
  if (flat.length + indent.length <= WIDTH) return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map(item => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`
  if (!isObject(value)) return flat
  const lines = Object.entries(value).map(([name, item]) => `${inner}${key(name)}: ${literal(item, inner)},\n`)
  return `{\n${lines.join('')}${indent}}`
}

function flatLiteral(value: Json): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`
  if (!isObject(value)) return String(value)
  const fields = Object.entries(value).map(([name, item]) => `${key(name)}: ${flatLiteral(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
