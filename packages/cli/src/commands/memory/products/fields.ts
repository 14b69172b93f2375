import { z } from 'zod'

/** Fields that the products' files have in common, within the limits of an import. */
export const Content = z.string().min(1).max(200_000)
export const Name = z.string().trim().min(1).max(200)
export const KeyValue = z.string().trim().min(1).max(500)
export const Metadata = z.record(z.string(), z.unknown()).nullish()

const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i

/** A timestamp; UTC if it has no time zone. */
export const Time = z.iso
  .datetime({ offset: true, local: true, error: 'is not an ISO 8601 time' })
  .transform(text => new Date(HAS_ZONE.test(text) ? text : `${text}Z`).toISOString())

/** Drops empty fields. */
export const metadataOf = (fields: Record<string, unknown>): { metadata?: Record<string, unknown> } => {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return said.length > 0 ? { metadata: Object.fromEntries(said) } : {}
}

export const timeOf = (moment: string | null | undefined): number => (moment ? Math.max(0, Date.parse(moment)) : 0)
