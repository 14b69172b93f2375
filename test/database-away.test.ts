import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { removeTemporaryDirectories, temporaryDirectory } from './packed/project.ts'
import { type PostgresqlCluster, postgresqlBinaries, startPostgresql } from './support/postgresql-cluster.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const missing = 'reason' in postgresqlBinaries ? postgresqlBinaries.reason : undefined

describe.skipIf(missing)(`an unavailable PostgreSQL${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let cluster: PostgresqlCluster
  let server: ServerProcess
  beforeAll(async () => {
    cluster = await startPostgresql()
    server = await startServer({
      DATABASE_URL: cluster.url,
      KEEPSAKE_DATA_DIR: temporaryDirectory(),
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      SIGNUP: 'open',
    })
  })
  afterAll(async () => {
    await server?.stop()
    await cluster?.remove()
    removeTemporaryDirectories()
  })

  const post = (path: string, body: object, key?: string): Promise<Response> =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    })

  it.each(['fast', 'immediate'] as const)('is reported as unavailable, and waited for: %s', async how => {
    const { data } = await (await post('/auth/agent', { name: how })).json()
    const memory = { email: 'dana@northwind.example', content: 'Likes tea.' }
    const remember = (): Promise<Response> => post('/api/v1/memorize', memory, data.agent.api_key)
    expect((await remember()).status).toBe(200)
    await cluster.stop(how)
    const answers = await Promise.all([remember(), remember(), post('/auth/agent', { name: 'other' })])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await answer.json()).message).toBe(
        'The database does not answer at the moment. Try again in some seconds.',
      )
    }
    await cluster.start()
    await vi.waitFor(async () => expect((await remember()).status).toBe(200), 30_000)
  })
})
