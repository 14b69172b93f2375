import { z } from 'zod'
import { isPermission, type Permission } from '../platform/access/permissions.ts'
import type { AreaName } from './area.ts'
import document from './openapi.json' with { type: 'json' }

export { document }

const DEFAULT_BODY_LIMIT = 1_048_576

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
})
const Reference = z.object({ $ref: z.string() })
const Operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(z.union([Reference, Parameter])).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  'x-permission': z.string(),
  'x-portal': z.boolean().default(false),
  'x-writes': z.boolean().default(false),
  'x-transaction': z.enum(['one', 'own']).default('one'),
  'x-secret': z.boolean().default(false),
  'x-caller-secret': z.string().optional(),
  'x-error-format': z.enum(['keepsake', 'openai']).default('keepsake'),
  'x-protocol': z.enum(['openai']).optional(),
  'x-raw-body': z.boolean().default(false),
  'x-body-limit': z.int().default(DEFAULT_BODY_LIMIT),
})
/** The file of a multipart body. */
const FileSchema = z.object({ format: z.literal('binary'), maxLength: z.int() })
const Paths = z.record(z.string(), z.record(z.string(), z.unknown()))

/** A parameter and the JSON pointer of its schema in the spec. */
export interface OperationParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  pointer: string
}

/** What the server needs to know about an operation at run time, read from the spec. */
export interface Operation {
  id: string
  area: AreaName
  method: string
  /** The path template in the spec, `/api/v1/events/{id}`. */
  path: string
  /** JSON pointer of the operation in the spec. */
  pointer: string
  parameters: OperationParameter[]
  /** Whether the operation has a body that the spec validates. */
  hasBody: boolean
  /** Whether the handler gets the bytes of the body as they arrived, for example to verify their signature. */
  rawBody: boolean
  /** The largest file of a multipart body, in bytes. Undefined if the operation accepts only JSON. */
  fileLimit: number | undefined
  bodyLimit: number
  statuses: number[]
  caller: 'anyone' | 'operator' | 'tenant'
  permission: Permission | undefined
  /** Whether a key of the portal can call it, for what belongs to its customer. */
  portal: boolean
  /** Whether `token` in the query can stand for a key. The handler checks it. */
  token: boolean
  /** Whether the operation supports `Idempotency-Key`. */
  writes: boolean
  /** `one`: the handler runs in one transaction with its idempotency key. `own`: it commits with `call.finish`. */
  transaction: 'one' | 'own'
  /** Whether the response contains a secret. It is stored encrypted, replayed only to its caller, and never cached. */
  secret: boolean
  /**
   * What proves that a call without an API key is the caller of an earlier one, who may see its secret again: `body`,
   * or the name of a header.
   */
  callerSecret: string | undefined
  /**
   * The form of error bodies. `openai`: what OpenAI clients read, next to our fields. `openai-only`: exactly what OpenAI's
   * API returns, with its statuses.
   */
  errorFormat: 'keepsake' | 'openai' | 'openai-only'
}

/** `x-permission` of operations that anyone, the operator, or every key may call. */
const WITHOUT_PERMISSION = new Set(['none', 'operator', 'key'])

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the value at a JSON pointer (`#/paths/…`) in the spec. */
export const lookUp = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
      document,
    )

function readParameters(entries: z.output<typeof Operation>['parameters'], pointer: string): OperationParameter[] {
  return entries.map((entry, index) => {
    if (!('$ref' in entry)) return { ...entry, pointer: `${pointer}/parameters/${index}/schema` }
    return { ...Parameter.parse(lookUp(entry.$ref)), pointer: `${entry.$ref}/schema` }
  })
}

function readOperation(path: string, method: string, source: unknown): Operation {
  const operation = Operation.parse(source)
  const pointer = `#/paths/${escaped(path)}/${method}`
  const permission = operation['x-permission']
  if (!WITHOUT_PERMISSION.has(permission) && !isPermission(permission))
    throw new Error(`${operation.operationId} has the unknown x-permission ${permission}.`)
  if (permission === 'none' && operation['x-secret'] && operation['x-caller-secret'] === undefined)
    throw new Error(`${operation.operationId} needs x-caller-secret, so that nobody else gets its secret again.`)
  return {
    id: operation.operationId,
    area: operation.tags[0] as AreaName,
    method: method.toUpperCase(),
    path,
    pointer,
    parameters: readParameters(operation.parameters, pointer),
    hasBody: operation.requestBody !== undefined && !operation['x-raw-body'],
    rawBody: operation['x-raw-body'],
    fileLimit: FileSchema.safeParse(
      lookUp(`${pointer}/requestBody/content/multipart~1form-data/schema/properties/file`),
    ).data?.maxLength,
    bodyLimit: operation['x-body-limit'],
    statuses: Object.keys(operation.responses).map(Number),
    caller: permission === 'none' ? 'anyone' : permission === 'operator' ? 'operator' : 'tenant',
    permission: isPermission(permission) ? permission : undefined,
    portal: operation['x-portal'],
    token: operation.security.some(scheme => 'token' in scheme),
    writes: operation['x-writes'],
    transaction: operation['x-transaction'],
    secret: operation['x-secret'],
    callerSecret: operation['x-caller-secret'],
    errorFormat: operation['x-protocol'] === 'openai' ? 'openai-only' : operation['x-error-format'],
  }
}

/** All operations. Literal paths come before parametric ones, since the router uses the first match. */
export const OPERATIONS: readonly Operation[] = Object.entries(Paths.parse(document.paths))
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, source]) => readOperation(path, method, source)))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
