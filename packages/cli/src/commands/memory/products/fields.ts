import { z } from 'zod'
import { momentOf } from './moment.ts'

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')
/** A number that JSON.parse has read exactly. */
const isExact = (value: unknown): value is number =>
  typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value))

/** A field that may be absent, null or blank. */
const optional = <Value>(schema: z.ZodType<Value>, read: (value: unknown) => unknown = value => value) =>
  z.preprocess(value => (isBlank(value) ? undefined : read(value)), schema.optional()).optional()

/** Other programs write some texts, such as IDs, as numbers. */
const written = (value: unknown): unknown => (isExact(value) ? String(value) : value)

const someText = z.string({
  error: ({ input }) =>
    typeof input === 'number' ? 'is a number with too many digits: write it as a text' : 'is not a text',
})
const trimmed = (longest: number) =>
  optional(someText.max(longest, `has more than ${longest} characters`), value => {
    const text = written(value)
    return typeof text === 'string' ? text.trim() : text
  })

/** Fields that the products' files have in common, within the limits of an import. */
export const Text = optional(someText, written)
export const Name = trimmed(200)
export const KeyValue = trimmed(500)
export const Flag = optional(z.boolean('is not true or false'))
/** What is no object is kept under its own name. */
export const Metadata = optional(z.record(z.string(), z.unknown()), value =>
  typeof value === 'object' && !Array.isArray(value) ? value : { metadata: value },
)
/** A list of texts, of which some may be blank; a single text is a list of one. */
export const Texts = optional(z.array(someText, 'is not a list of texts'), value => {
  const text = written(value)
  if (typeof text === 'string') return [text]
  return Array.isArray(value) ? value.map(each => (isBlank(each) ? '' : written(each))) : value
})
/** A field whose content is computed from others, or describes the store: nothing is lost without it. */
export const Derived = z.unknown().optional()
/** A timestamp; UTC if it has no time zone. */
export const Time = optional(z.string('is not a time, such as 2026-11-20T15:04:05Z'), value => momentOf(value) ?? {})

/** Drops empty fields. */
export const metadataOf = (fields: Record<string, unknown>): { metadata?: Record<string, unknown> } => {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return said.length > 0 ? { metadata: Object.fromEntries(said) } : {}
}

/** Unique tags, within the limits of an import. */
export const tagsOf = (tags: readonly (string | undefined)[]): { tags?: string[] } => {
  const some = [...new Set(tags.flatMap(tag => (tag ? [tag.slice(0, 64)] : [])))].slice(0, 50)
  return some.length > 0 ? { tags: some } : {}
}

/** The time that a memory is about, and when it was stored. */
export const timesOf = (timestamp: string | undefined, createdAt: string | undefined) => ({
  ...(timestamp && { timestamp }),
  ...(createdAt && { createdAt }),
})

export const timeOf = (moment: string | undefined): number => (moment ? Math.max(0, Date.parse(moment)) : 0)
