import { PGlite } from '@electric-sql/pglite'

/** Opens the files of an embedded database that no server uses. */
export const openEmbedded = (directory: string): Promise<PGlite> => PGlite.create(directory)
