import type { components } from './openapi.gen.ts'

/** The schemas of the spec by name, with defaults filled in. */
export type Schemas = components['schemas']
