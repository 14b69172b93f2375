import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const Notes = z.object({
  /** Of the server, so that the next one reads its secrets. */
  encryptionKey: z.string(),
  /** The API key of the organization. */
  key: z.string().optional(),
  /** How much of the data is stored. */
  stored: z.number(),
})

/** A place for a database that stays after the run, and what the next run has to know about it. */
export interface Kept {
  directory: string
  /** The name of the database on PostgreSQL. */
  database: string
  notes: z.infer<typeof Notes>
  save(changes: Partial<z.infer<typeof Notes>>): Promise<void>
}

/** Opens or creates the place of one database in a folder. */
export async function openKept(folder: string, name: string): Promise<Kept> {
  const directory = resolve(folder, name)
  const file = join(directory, 'bench.json')
  await mkdir(directory, { recursive: true })
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const notes = text ? Notes.parse(JSON.parse(text)) : { encryptionKey: randomBytes(32).toString('base64'), stored: 0 }
  const kept: Kept = {
    directory,
    database: `keepsake_bench_kept_${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`,
    notes,
    async save(changes) {
      kept.notes = { ...kept.notes, ...changes }
      await writeFile(file, JSON.stringify(kept.notes, null, 2))
    },
  }
  await kept.save({})
  return kept
}
