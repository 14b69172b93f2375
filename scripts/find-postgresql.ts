/** Prints the address of a PostgreSQL that tests may use; prints why and fails if there is none. */
import { findPostgresql } from '../server/test/support/postgresql.ts'

const found = await findPostgresql(process.env.DATABASE_URL)
if ('url' in found) process.stdout.write(`${found.url}\n`)
else {
  console.error(found.reason)
  process.exitCode = 1
}
