import { invalid } from '../../../platform/values/errors.ts'
import { isObject, type JsonObject } from '../../../platform/values/json.ts'

/** The forms of the fields that the responses document. Other fields are shown as they were imported. */
export type Forms = Readonly<Record<string, 'text' | 'texts' | 'objects'>>

const FORMS = {
  text: { name: 'text', fits: (value: unknown) => typeof value === 'string' },
  texts: { name: 'a list of texts', fits: listOf(item => typeof item === 'string') },
  objects: { name: 'a list of objects', fits: listOf(isObject) },
}

function listOf(fits: (item: unknown) => boolean): (value: unknown) => boolean {
  return value => Array.isArray(value) && value.every(fits)
}

/**
 * An imported record with its fields in their forms: a number is taken as text. Empty values stay: they say nothing.
 * @throws ApiError `validation_error`
 */
export function inForms(record: JsonObject, forms: Forms): JsonObject {
  const fields = Object.entries(record).map(([name, value]) => {
    const form = forms[name]
    if (form === undefined || value === null || value === '' || FORMS[form].fits(value)) return [name, value] as const
    if (form === 'text' && typeof value === 'number') return [name, String(value)] as const
    throw invalid(name, `${name} must be ${FORMS[form].name}.`)
  })
  return Object.fromEntries(fields)
}

/** What is stored without the fields in other forms, which earlier versions imported. */
export const fitting = (details: JsonObject, forms: Forms): JsonObject =>
  Object.fromEntries(
    Object.entries(details).filter(([name, value]) => {
      const form = forms[name]
      return form === undefined || FORMS[form].fits(value)
    }),
  )
