import { z } from 'zod'
import { document, lookUp } from '../../contract/operations.ts'

const Reference = z.object({ $ref: z.string() })

export interface Schema {
  $ref?: string | undefined
  type?: string | undefined
  format?: string | undefined
  description?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  default?: unknown
  items?: Schema | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
}

const Schema: z.ZodType<Schema> = z.object({
  $ref: z.string().optional(),
  // several types are joined with "or"
  type: z.preprocess(type => (Array.isArray(type) ? type.join(' or ') : type), z.string().optional()),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  get items() {
    return Schema.optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  required: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
})

const Media = z.object({ schema: Schema, example: z.unknown().optional() })
const Content = z.object({ 'application/json': Media })
/**
 * A stream is not JSON, and some responses have no body. If there are several media types, the first is the default.
 */
const Answered = z
  .record(z.string(), Media)
  .default({})
  .transform(content => Object.entries(content).map(([mediaType, media]) => ({ mediaType, ...media })))
const Response = z.object({ description: z.string(), content: Answered })
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: Schema,
  example: z.unknown().optional(),
})
const names = z.preprocess(value => [value ?? []].flat(), z.array(z.string()))

/** Replaces a `$ref` with the schema it refers to. */
const resolved = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => {
    const { data } = Reference.safeParse(value)
    return data ? lookUp(data.$ref) : value
  }, schema)

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).min(1),
  summary: z.string(),
  description: z.string(),
  'x-sdk': names,
  'x-cli': names,
  'x-mcp': names,
  'x-permission': z.string(),
  'x-writes': z.boolean().default(false),
  parameters: z.array(resolved(Parameter)).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), resolved(Response)),
})

const Document = z.object({
  info: z.object({ title: z.string(), version: z.string(), summary: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

export type DocumentedParameter = z.output<typeof Parameter>
export type DocumentedOperation = z.output<typeof Operation> & { method: string; path: string }

export interface DocumentedTag {
  name: string
  description: string
  operations: DocumentedOperation[]
}

/** Returns the spec in reading order: by tag, each operation with its references resolved. */
export function readDocument(): z.output<typeof Document>['info'] & { tags: DocumentedTag[] } {
  const { info, tags, paths } = Document.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
  return {
    ...info,
    tags: tags
      .map(tag => ({ ...tag, operations: operations.filter(({ tags: [own] }) => own === tag.name) }))
      .filter(tag => tag.operations.length > 0),
  }
}

/** Resolves a `$ref`. A description next to the reference replaces that of the schema. */
export function resolveSchema(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const target = resolveSchema(Schema.parse(lookUp(schema.$ref)))
  return schema.description ? { ...target, description: schema.description } : target
}
