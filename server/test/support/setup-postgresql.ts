import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startPgbouncer } from '../../../test/support/pgbouncer.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createDatabase, startRun } from './postgresql.ts'
import { createRunDirectory } from './run-directory.ts'
import { startSharedModel } from './shared-model.ts'

/** Creates the migrated template database for tests on PostgreSQL, once per run, and drops all copies at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.getProvidedContext().postgresql
  if (!server) throw new Error('The tests on PostgreSQL were started without one.')
  const directory = await createRunDirectory()
  const run = await startRun(server, randomBytes(6).toString('hex'))
  const template = `${run.prefix}_template`
  const database = await openDatabase({ url: await createDatabase(server, template), directory })
  await database.close()
  // what a suite sets that puts a pooler in front
  const pooler =
    process.env.KEEPSAKE_POOLER === 'pgbouncer' ? await startPgbouncer(server, { limited: true }) : undefined
  const behind = pooler?.behind(server)
  project.provide('database', {
    kind: 'postgresql',
    template,
    prefix: run.prefix,
    server,
    directory,
    ...(behind && { pooler: behind }),
  })
  const { model, file } = await startSharedModel(directory)
  project.provide('modelsFile', file)
  return async () => {
    await model[Symbol.asyncDispose]()
    await pooler?.close()
    await run.end()
    await rm(directory, { recursive: true, force: true })
  }
}
