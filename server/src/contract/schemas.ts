import type { components, operations } from './openapi.gen.ts'

/** The schemas of the spec by name, with defaults filled in. */
export type Schemas = components['schemas']

/** The query parameters of an operation, with defaults filled in. */
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>
