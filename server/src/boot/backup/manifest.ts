import { z } from 'zod'

/** Of the layout below. A change that an older version would misread raises it. */
export const BACKUP_FORMAT = 1

/**
 * The first entry of a backup. A backup is a gzipped tar of `manifest.json`, `encryption.key`, `tables/<table>/<n>` in
 * PostgreSQL's COPY text and `attachments/…`: rows, not files of one PostgreSQL version.
 */
export const Manifest = z.object({
  format: z.int(),
  /** The Keepsake that wrote it. */
  version: z.string(),
  createdAt: z.string(),
  /** The migrations whose tables the rows fit. */
  migrations: z.array(z.string()),
  /** As they are written in SQL, with their columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export const ENTRIES = {
  manifest: 'manifest.json',
  key: 'encryption.key',
  tables: 'tables/',
  attachments: 'attachments/',
} as const
