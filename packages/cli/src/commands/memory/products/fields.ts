import { z } from 'zod'

/** Fields that the products' files have in common, within the limits of an import. */
export const Content = z.string().min(1)
export const Name = z.string().trim().min(1).max(200)
export const KeyValue = z.string().trim().min(1).max(500)
export const Metadata = z.record(z.string(), z.unknown()).nullish()
export const Tag = z.string().min(1).max(64)
/** A field whose content is computed from others, or describes the store: nothing is lost without it. */
export const Derived = z.unknown().optional()

const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i
/** What Java writes after the offset: `[Europe/Berlin]`. */
const ZONE_NAME = /\[[^\]]*\]$/

/** A timestamp; UTC if it has no time zone. */
export const Time = z.preprocess(
  text => (typeof text === 'string' ? text.replace(ZONE_NAME, '') : text),
  z.iso
    .datetime({ offset: true, local: true, error: 'is not an ISO 8601 time' })
    .transform(text => new Date(HAS_ZONE.test(text) ? text : `${text}Z`).toISOString()),
)

/** Drops empty fields. */
export const metadataOf = (fields: Record<string, unknown>): { metadata?: Record<string, unknown> } => {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return said.length > 0 ? { metadata: Object.fromEntries(said) } : {}
}

/** Unique tags, within the limits of an import. */
export const tagsOf = (tags: readonly (string | null | undefined)[]): { tags?: string[] } => {
  const some = [...new Set(tags.flatMap(tag => (tag ? [tag.slice(0, 64)] : [])))].slice(0, 50)
  return some.length > 0 ? { tags: some } : {}
}

/** The time that a memory is about, and when it was stored. */
export const timesOf = (timestamp: string | null | undefined, createdAt: string | null | undefined) => ({
  ...(timestamp && { timestamp }),
  ...(createdAt && { createdAt }),
})

export const timeOf = (moment: string | null | undefined): number => (moment ? Math.max(0, Date.parse(moment)) : 0)
