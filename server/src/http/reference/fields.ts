import { html } from 'hono/html'
import { type DocumentedParameter, resolveSchema, type Schema } from './model.ts'
import { type Html, prose } from './prose.ts'

/** A list of fields with their types. Nested fields are in a collapsed section below their object. */
export const fieldList = (schema: Schema): Html => {
  const { properties = {}, required = [] } = resolveSchema(schema)
  const entries = Object.entries(properties)
  if (entries.length === 0) return html``
  return html`<ul class="fields">${entries.map(([name, field]) => fieldItem(name, field, required.includes(name)))}</ul>`
}

export const hasFields = (schema: Schema): boolean => Object.keys(resolveSchema(schema).properties ?? {}).length > 0

export const parameterList = (parameters: readonly DocumentedParameter[]): Html =>
  html`<ul class="fields">${parameters.map(({ name, in: place, required, description, schema }) =>
    fieldItem(name, { ...resolveSchema(schema), description }, required, place),
  )}</ul>`

function fieldItem(name: string, given: Schema, required: boolean, place?: string): Html {
  const schema = resolveSchema(given)
  const inner = innermost(schema)
  return html`<li>
    <code class="name">${name}</code> <span class="type">${typeOf(schema)}</span>
    ${place && place !== 'path' ? html`<span class="place">${place}</span>` : ''}
    ${required ? html`<span class="required">required</span>` : ''}
    ${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
    ${bounds(schema)}
    ${hasFields(inner) ? html`<details><summary>fields</summary>${fieldList(inner)}</details>` : ''}
  </li>`
}

function innermost(schema: Schema): Schema {
  return schema.items ? innermost(resolveSchema(schema.items)) : schema
}

/** The type in words: `string (date-time)`, `array of object`, `"fast" or "deep"`. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' or ')
  if (schema.type === 'array' && schema.items) return `array of ${typeOf(resolveSchema(schema.items))}`
  return `${schema.type ?? 'any value'}${schema.format ? ` (${schema.format})` : ''}`
}

function bounds(schema: Schema): Html {
  const range = (min: number | undefined, max: number | undefined, unit: string): string[] => {
    if (min !== undefined && max !== undefined) return [`${min} to ${max.toLocaleString('en')}${unit}`]
    if (max !== undefined) return [`at most ${max.toLocaleString('en')}${unit}`]
    return min === undefined || min === 0 ? [] : [`at least ${min}${unit}`]
  }
  const parts = [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ]
  return parts.length > 0 ? html`<p class="bounds">${parts.join(' · ')}</p>` : html``
}
