import { _, type Ajv2020, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv/dist/2020.js'
import type { Code } from 'ajv/dist/compile/codegen/code.js'
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js'
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js'

/** After this many errors, the check of a list or of an object's fields stops. A response shows fewer. */
const MAX_ERRORS = 40

/** Ajv's variable with the errors of a function. Each `$ref` is a function and returns its errors to its caller. */
const FOUND = new Name('vErrors')

/** Ends a loop once its function has found enough errors. */
const stopWhenEnough = ({ gen }: KeywordCxt): unknown =>
  gen.if(_`${FOUND} !== null && ${FOUND}.length >= ${MAX_ERRORS}`, () => gen.break())

/** Like Ajv's, but does not check the items of a list that is too long: its length is the error to report. */
const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  code(cxt) {
    const { gen, data, schema, parentSchema, it } = cxt
    if (alwaysValidSchema(it, schema)) return
    const valid = gen.name('valid')
    const checkItems = (): void => {
      gen.forRange('i', 0, _`${data}.length`, i => {
        cxt.subschema({ keyword: 'items', dataProp: i, dataPropType: Type.Num }, valid)
        stopWhenEnough(cxt)
      })
    }
    const { maxItems } = parentSchema
    if (typeof maxItems === 'number') gen.if(_`${data}.length <= ${maxItems}`, checkItems)
    else checkItems()
  },
}

/** Like Ajv's, but stops after `MAX_ERRORS`. */
const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  before: 'properties',
  schemaType: ['object', 'boolean'],
  error: {
    message: 'is against additionalProperties',
    params: ({ params }) => _`{additionalProperty: ${params.additionalProperty}}`,
  },
  code(cxt) {
    const { gen, data, schema, parentSchema, it } = cxt
    if (alwaysValidSchema(it, schema)) return
    const known = gen.scopeValue('obj', { ref: new Set(Object.keys(parentSchema.properties ?? {})) })
    // the names are few and short, and their patterns have no repetition
    const patterns = Object.keys(parentSchema.patternProperties ?? {}).map(pattern => new RegExp(pattern, 'u'))
    const fits = gen.scopeValue('func', { ref: (name: string) => patterns.some(pattern => pattern.test(name)) })
    const checkField = (name: Name): void => {
      if (schema === false) {
        cxt.setParams({ additionalProperty: name })
        cxt.error()
      } else
        cxt.subschema({ keyword: 'additionalProperties', dataProp: name, dataPropType: Type.Str }, gen.name('valid'))
    }
    gen.forIn('key', data, name => {
      const isKnown = patterns.length === 0 ? _`${known}.has(${name})` : _`${known}.has(${name}) || ${fits}(${name})`
      gen.if(_`!(${isKnown})`, () => checkField(name))
      stopWhenEnough(cxt)
    })
  },
}

/** Like Ajv's, but stops after `MAX_ERRORS`. */
const propertyNames: CodeKeywordDefinition = {
  keyword: 'propertyNames',
  type: 'object',
  before: 'properties',
  schemaType: ['object', 'boolean'],
  error: {
    message: 'is against propertyNames',
    params: ({ params }) => _`{propertyName: ${params.propertyName}}`,
  },
  code(cxt) {
    const { gen, data } = cxt
    const valid = gen.name('valid')
    gen.forIn('key', data, name => {
      cxt.setParams({ propertyName: name })
      cxt.subschema(
        { keyword: 'propertyNames', data: name, dataTypes: ['string'], propertyName: name, compositeRule: true },
        valid,
      )
      gen.if(_`!${valid}`, () => cxt.error(true))
      stopWhenEnough(cxt)
    })
  },
}

/** Counts code points: a character outside the basic plane is one, although it takes two UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0
  for (const _character of text) count++
  return count
}

/**
 * Like Ajv's, which counts the characters of every text. This one counts only if the length is near the limit.
 * @param fails returns code that tests whether the text violates the limit
 */
const lengthKeyword = (
  keyword: string,
  fails: (text: Name, limit: number, count: Name) => Code,
): CodeKeywordDefinition => ({
  keyword,
  type: 'string',
  before: 'pattern',
  schemaType: 'number',
  error: {
    message: `is against ${keyword}`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
  code(cxt) {
    const count = cxt.gen.scopeValue('func', { ref: countCharacters })
    cxt.fail(fails(cxt.data, cxt.schema, count))
  },
})

const minLength = lengthKeyword(
  'minLength',
  (text, limit, count) =>
    _`${text}.length < ${limit} || (${text}.length < ${2 * limit} && ${count}(${text}) < ${limit})`,
)
const maxLength = lengthKeyword(
  'maxLength',
  (text, limit, count) =>
    _`${text}.length > ${2 * limit} || (${text}.length > ${limit} && ${count}(${text}) > ${limit})`,
)

/** For lists of strings and numbers, the only ones for which the spec uses `uniqueItems`. Ajv's compares all pairs. */
const areUnique: SchemaValidateFunction = (wanted: boolean, data: readonly unknown[], parentSchema) => {
  if (!wanted || data.length > (parentSchema?.maxItems ?? Number.POSITIVE_INFINITY)) return true
  const places = new Map<unknown, number>()
  for (const [index, item] of data.entries()) {
    const place = typeof item === 'object' ? undefined : places.get(item)
    if (place !== undefined) {
      areUnique.errors = [{ keyword: 'uniqueItems', params: { i: index, j: place } }]
      return false
    }
    places.set(item, index)
  }
  return true
}

/**
 * Makes Ajv with `allErrors` run in linear time and stop after enough errors. Ajv would collect every error of every
 * item, and copy all of them for each item.
 */
export function boundErrors(ajv: Ajv2020): Ajv2020 {
  for (const definition of [items, additionalProperties, propertyNames, minLength, maxLength])
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition)
  return ajv
    .removeKeyword('uniqueItems')
    .addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', errors: true, validate: areUnique })
}
