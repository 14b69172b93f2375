import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const DIRECTORY = new URL('../../../../prisma/functions/', import.meta.url)

/** A function of the database, with the version of its text in its name. */
interface DatabaseFunction {
  /** Such as `pay_v1`. */
  name: string
  sql: string
}

/** The functions of this version, in an order in which they can be made. */
export async function loadFunctions(): Promise<DatabaseFunction[]> {
  const paths = (await readdir(DIRECTORY, { recursive: true })).filter(path => path.endsWith('.sql'))
  return Promise.all(
    paths.sort().map(async path => ({
      name: path.slice(path.indexOf('/') + 1, -'.sql'.length),
      sql: await readFile(new URL(path, DIRECTORY), 'utf8'),
    })),
  )
}

const MADE = `SELECT proname AS name, prosrc AS body FROM pg_proc WHERE pronamespace = 'runtime'::regnamespace`

/**
 * Makes the functions that the database lacks. Those of earlier versions stay, for servers that still run. One with the
 * same text is left alone, since all connections would plan its statements again.
 */
export async function makeFunctions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; body: string }>(MADE)
  const made = new Map(rows.map(({ name, body }) => [name, body]))
  for (const { name, sql } of await loadFunctions()) {
    const body = made.get(name)
    if (body === undefined || !sql.includes(`$$${body}$$`)) await client.query(sql)
  }
}
