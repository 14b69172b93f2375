import { z } from 'zod'

/** Version of the layout below. Increase it with a change that an older version would misread. */
export const BACKUP_FORMAT = 1

/**
 * The first entry of a backup. A backup is a gzipped tar of `manifest.json`, `encryption.key`, `tables/<table>/<n>` in
 * PostgreSQL's COPY text format and `attachments/…`. It contains rows instead of data files, which depend on the
 * PostgreSQL version. An export of one organization has the same entries, without the key.
 */
export const Manifest = z.object({
  format: z.int(),
  /** The Keepsake version that wrote the backup. */
  version: z.string(),
  createdAt: z.string(),
  /** The migrations that the tables had. */
  migrations: z.array(z.string()),
  /** Names and columns, quoted for SQL. */
  tables: z.array(z.object({ name: z.string(), columns: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Of an export of one organization, whose rows are JSON. Absent in a backup. */
  organization: z.object({ id: z.string(), name: z.string(), encryptionKeys: z.array(z.string()) }).optional(),
})
export type Manifest = z.output<typeof Manifest>

export const ENTRIES = {
  manifest: 'manifest.json',
  key: 'encryption.key',
  tables: 'tables/',
  attachments: 'attachments/',
} as const
