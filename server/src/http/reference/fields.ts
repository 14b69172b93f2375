import { html } from 'hono/html'
import { formatNumber } from '../../platform/values/format.ts'
import { type DocumentedParameter, resolveSchema, type Schema } from './model.ts'
import { type Html, prose } from './prose.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * A list of fields with their types. Nested fields are in a collapsed section below their object.
 * @param outer references that the list is part of: a schema that contains itself is shown once
 */
export const fieldList = (schema: Schema, outer = NONE): Html => {
  const { properties = {}, required = [] } = resolveSchema(schema)
  const entries = Object.entries(properties)
  if (entries.length === 0) return html``
  return html`<ul class="fields">${entries.map(([name, field]) => fieldItem(name, field, { required: required.includes(name), outer }))}</ul>`
}

export const hasFields = (schema: Schema): boolean => Object.keys(resolveSchema(schema).properties ?? {}).length > 0

export const parameterList = (parameters: readonly DocumentedParameter[]): Html =>
  html`<ul class="fields">${parameters.map(({ name, in: place, required, description, schema }) =>
    fieldItem(name, { ...resolveSchema(schema), description }, { required, place, outer: NONE }),
  )}</ul>`

interface Place {
  required: boolean
  /** `query` or `header`, of a parameter. */
  place?: string
  outer: ReadonlySet<string>
}

function fieldItem(name: string, given: Schema, { required, place, outer }: Place): Html {
  const schema = resolveSchema(given)
  const { schema: inner, references } = innermost(given)
  const repeats = references.some(reference => outer.has(reference))
  return html`<li>
    <code class="name">${name}</code> <span class="type">${typeOf(schema)}</span>
    ${place && place !== 'path' ? html`<span class="place">${place}</span>` : ''}
    ${required ? html`<span class="required">required</span>` : ''}
    ${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
    ${bounds(schema)}
    ${repeats ? html`<p class="bounds">the same fields as the object that contains it</p>` : ''}
    ${
      hasFields(inner) && !repeats
        ? html`<details><summary>fields</summary>${fieldList(inner, new Set([...outer, ...references]))}</details>`
        : ''
    }
  </li>`
}

/** The schema of the entries of a list, or of lists of lists, and the references that lead there. */
function innermost(given: Schema): { schema: Schema; references: string[] } {
  const schema = resolveSchema(given)
  const own = given.$ref === undefined ? [] : [given.$ref]
  if (!schema.items) return { schema, references: own }
  const inner = innermost(schema.items)
  return { schema: inner.schema, references: [...own, ...inner.references] }
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
    if (min !== undefined && max !== undefined) return [`${min} to ${formatNumber(max)}${unit}`]
    if (max !== undefined) return [`at most ${formatNumber(max)}${unit}`]
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
