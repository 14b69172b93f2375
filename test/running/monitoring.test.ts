import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { freePort } from '../../server/test/support/free-port.ts'
import { type Receiver, startReceiver } from '../../server/test/support/receiver.ts'
import { type ScriptedModel, scriptedModel } from '../../server/test/support/scripted-model.ts'
import { type PostgresqlCluster, postgresqlBinaries, startPostgresql } from '../support/postgresql-cluster.ts'
import { findProgram, missingPrograms } from '../support/programs.ts'
import { type Process, type ServerProcess, startServer, startWorker } from '../support/server-process.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const OPERATOR = 'internal-key-of-the-scrape'
const PATIENCE = { timeout: 40_000, interval: 500 }
const reason =
  'reason' in postgresqlBinaries
    ? postgresqlBinaries.reason
    : missingPrograms({ prometheus: 'prometheus', promtool: 'prometheus' })

interface Answer {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] }
}

describe.skipIf(reason)(`a Prometheus that scrapes a server and a worker${reason ? ` (${reason})` : ''}`, () => {
  let directory: string
  let cluster: PostgresqlCluster
  let server: ServerProcess
  let worker: Process
  let probes: number
  let model: ScriptedModel
  let receiver: Receiver
  let prometheus: ChildProcess
  let address: string
  let modelFails = false

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'keepsake-prometheus-'))
    cluster = await startPostgresql()
    receiver = await startReceiver()
    model = await scriptedModel(() =>
      modelFails ? { status: 401 } : { answer: 'Fine.', usage: { prompt_tokens: 20, completion_tokens: 10 } },
    )
    const settings = {
      DATABASE_URL: cluster.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      KEEPSAKE_DATA_DIR: join(directory, 'data'),
      SIGNUP: 'open',
      INTERNAL_API_KEY: OPERATOR,
      OUTBOUND_ALLOW: '127.0.0.1',
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_NAME: 'scripted',
      EMBEDDING_PROVIDER: 'openai-compatible',
      EMBEDDING_BASE_URL: model.baseUrl,
      EMBEDDING_NAME: 'scripted-vectors',
    }
    // as compose.yaml and the manifests start them
    server = await startServer({ ...settings, WORKERS: 'off' })
    probes = await freePort()
    worker = await startWorker({ ...settings, WORKER_PORT: String(probes) })
    await startPrometheus()
    await useEverything()
  }, 180_000)

  afterAll(async () => {
    prometheus?.kill('SIGKILL')
    await Promise.all([server?.kill(), worker?.kill()])
    await model?.[Symbol.asyncDispose]()
    await receiver?.close()
    await cluster?.remove()
    if (directory) await rm(directory, { recursive: true, force: true })
  })

  /** The deployed rules and scrape, with seconds in place of minutes. */
  async function startPrometheus(): Promise<void> {
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    const config = parse(await readFile(join(DEPLOY, 'prometheus/prometheus.yml'), 'utf8'))
    config.global = { scrape_interval: '1s', evaluation_interval: '1s' }
    config.scrape_configs[0].static_configs = [{ targets: [new URL(server.url).host, `127.0.0.1:${probes}`] }]
    const rules = (await readFile(join(DEPLOY, 'prometheus/alerts.yml'), 'utf8'))
      .replaceAll(/for: \d+m/g, 'for: 1s')
      .replaceAll('[5m]', '[15s]')
    await writeFile(join(directory, 'prometheus.yml'), stringify(config))
    await writeFile(join(directory, 'alerts.yml'), rules)
    await writeFile(join(directory, 'keepsake.key'), OPERATOR)
    prometheus = spawn(
      findProgram('prometheus') ?? '',
      [
        `--config.file=${directory}/prometheus.yml`,
        `--storage.tsdb.path=${directory}/series`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { cwd: directory, stdio: 'ignore' },
    )
    prometheus.on('exit', () => {})
    await once(prometheus, 'spawn')
    await vi.waitFor(async () => expect((await ask('up == 1')).length).toBe(2), PATIENCE)
  }

  async function ask(query: string) {
    const response = await fetch(`${address}/api/v1/query?query=${encodeURIComponent(query)}`)
    const body: Answer = JSON.parse(await response.text())
    expect(response.status, `${query}: ${JSON.stringify(body)}`).toBe(200)
    return body.data.result
  }

  async function call(path: string, body: object, key?: string) {
    const authorization = key ? { Authorization: `Bearer ${key}` } : { 'X-Internal-API-Key': OPERATOR }
    const headers = { 'Content-Type': 'application/json', ...authorization }
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  let key: string

  /** Calls what the dashboard shows, again and again, since a rate needs two samples. */
  async function useEverything(): Promise<void> {
    const { body } = await call('/auth/agent', { name: 'scraped' })
    const path = `/api/v1/admin/organizations/${body.data.agent.organization_id}`
    key = (await call(`${path}/keys`, { name: 'scraped', role: 'owner', livemode: false })).body.data.apiKey
    await call('/api/v1/webhooks', { url: `${receiver.url}/ok`, events: ['order.paid'] }, key)
    for (let round = 0; round < 8; round++) {
      modelFails = round % 2 === 1
      await call(
        '/api/v1/memorize',
        { email: 'dana@northwind.example', content: `Note ${round}.`, extract: false },
        key,
      )
      await call('/api/v1/recall', { email: 'dana@northwind.example', query: 'Which note?' }, key)
      await call('/api/v1/prompt', { prompt: 'Hello' }, key)
      await call('/api/v1/webhooks/events', { events: [{ type: 'order.paid', data: { round } }] }, key)
      await new Promise(resolve => setTimeout(resolve, 2_000))
    }
    modelFails = false
  }

  it('gets values for every query of the dashboard', async () => {
    const { panels } = JSON.parse(await readFile(join(DEPLOY, 'grafana/keepsake.json'), 'utf8'))
    const queries: [string, string][] = panels.flatMap((panel: { title: string; targets: { expr: string }[] }) =>
      panel.targets.map(({ expr }) => [panel.title, expr]),
    )
    expect(queries.length).toBeGreaterThan(15)
    await vi.waitFor(async () => {
      const empty = []
      for (const [title, query] of queries) if ((await ask(query)).length === 0) empty.push(title)
      expect(empty).toEqual([])
    }, PATIENCE)
  })

  it('has every metric and label of the alerts', async () => {
    const { groups } = parse(await readFile(join(DEPLOY, 'prometheus/alerts.yml'), 'utf8'))
    for (const { alert, expr } of groups[0].rules)
      for (const [selector] of String(expr).matchAll(/[a-z_]+\{[^}]*\}/g)) {
        expect((await ask(selector)).length, `${alert}: ${selector}`).toBeGreaterThan(0)
      }
  })

  const firing = async (): Promise<string[]> =>
    (await ask('ALERTS{alertstate="firing"}')).map(({ metric }) => metric.alertname ?? '')

  it('fires no alert while all is well, and those of a failing model', async () => {
    await vi.waitFor(async () => expect(await firing()).toEqual([]), PATIENCE)
    modelFails = true
    const asking = setInterval(() => void call('/api/v1/prompt', { prompt: 'Hello' }, key).catch(() => {}), 300)
    try {
      await vi.waitFor(
        async () => expect(await firing()).toEqual(expect.arrayContaining(['KeepsakeModelFails', 'KeepsakeErrors'])),
        PATIENCE,
      )
    } finally {
      clearInterval(asking)
    }
  })

  it('fires when the database is away, and when the server is gone', async () => {
    await cluster.stop('immediate')
    await vi.waitFor(async () => expect(await firing()).toContain('KeepsakeDatabaseAway'), PATIENCE)
    await cluster.start()
    await vi.waitFor(async () => expect(await firing()).not.toContain('KeepsakeDatabaseAway'), PATIENCE)
    await server.kill()
    await vi.waitFor(async () => expect(await firing()).toContain('KeepsakeDown'), PATIENCE)
  })
})
