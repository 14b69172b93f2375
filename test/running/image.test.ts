import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Keepsake } from '@keepsake/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../server/test/support/free-port.ts'
import { buildImage, type Image } from '../support/image/build-image.ts'
import {
  createVolume,
  type RunningContainer,
  removeVolume,
  runContainer,
  startContainer,
} from '../support/image/container.ts'
import { type PostgresqlCluster, postgresqlBinaries, startPostgresql } from '../support/postgresql-cluster.ts'
import { missingPrograms } from '../support/programs.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const MAX_MEGABYTES = 300
const MEMORY_BYTES = 1024 ** 3
const LISTENING = /"url":"(http:[^"]+)"/
const WORKING = /(Waiting for background work)/

const reason =
  process.getuid?.() === 0
    ? (missingPrograms({ debootstrap: 'debootstrap', unshare: 'util-linux' }) ??
      ('reason' in postgresqlBinaries ? postgresqlBinaries.reason : undefined))
    : 'only root can mount a root of its own'

// a container engine is not needed: the steps run in a Debian of their own, and what they made runs from there
describe.skipIf(reason)(`the image${reason ? ` (${reason})` : ''}`, () => {
  let context: string
  let image: Image
  let database: PostgresqlCluster | undefined
  const containers: RunningContainer[] = []
  const volumes: string[] = []

  beforeAll(async () => {
    context = await mkdtemp(join(tmpdir(), 'keepsake-context-'))
    await run('git', ['clone', '--quiet', root, context])
    image = await buildImage(context)
  }, 1_200_000)
  afterEach(async () => {
    await Promise.all(containers.splice(0).map(container => container.stop()))
    await database?.remove()
    database = undefined
  })
  afterAll(async () => {
    await Promise.all(volumes.map(removeVolume))
    await image?.remove()
    await rm(context, { recursive: true, force: true })
  }, 120_000)

  async function volume(): Promise<string> {
    const directory = await createVolume()
    volumes.push(directory)
    return directory
  }
  async function start(settings: Record<string, string>, data: string, args?: string[], bytes = MEMORY_BYTES) {
    const container = { settings, volumes: { '/data': data }, memoryBytes: bytes, ...(args && { args }) }
    const started = await startContainer(image, container, args?.[0] === 'worker' ? WORKING : LISTENING)
    containers.push(started)
    return started
  }
  async function stop(container: RunningContainer): Promise<void> {
    containers.splice(containers.indexOf(container), 1)
    expect(await container.stop()).toBe(0)
    expect(await container.kills()).toBe(0)
  }
  /** The first minutes of a user: register, define, memorize, ask. */
  async function firstFlow(baseUrl: string, headers: Record<string, string> = {}): Promise<Keepsake> {
    const answer = await fetch(`${baseUrl}/auth/agent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"image"}',
    })
    const { data } = await answer.json()
    const client = new Keepsake({ secretKey: data.agent.api_key, baseUrl })
    const example = join(context, 'examples/quickstart')
    await client.collections.create(JSON.parse(await readFile(join(example, 'collection.json'), 'utf8')))
    const content = await readFile(join(example, 'sales-call.txt'), 'utf8')
    const { data: stored } = await client.memory.memorize({ email: 'dana@northwind.example', content })
    expect(stored.properties.some(property => property.stored)).toBe(true)
    await expectFound(client)
    return client
  }
  async function expectFound(client: Keepsake): Promise<void> {
    const { results } = await client.memory.smartRecall({ email: 'dana@northwind.example', query: 'budget' })
    expect(results.length).toBeGreaterThan(0)
  }

  it('has the server and nothing that it never reads', async () => {
    const { stdout } = await run('du', ['-sm', join(image.root, 'app')])
    const megabytes = Number.parseInt(stdout, 10)
    process.stdout.write(`/app has ${megabytes} MB.\n`)
    expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES)
  })

  it('serves in 1 GB, is backed up and restored, and stops when it is told to', { timeout: 300_000 }, async () => {
    const port = String(await freePort())
    const settings = { PORT: port, HOST: '127.0.0.1', SIGNUP: 'open', DEFAULT_PLAN: 'unlimited' }
    const data = await volume()
    const server = await start(settings, data)
    await server.check()
    const client = await firstFlow(`http://127.0.0.1:${port}`)
    const backups = await volume()
    const mounts = { '/data': data, '/backups': backups }
    await runContainer(image, { settings, volumes: mounts, args: ['backup', '/backups/up.backup'] })
    await stop(server)

    const restored = { '/data': await volume(), '/backups': backups }
    await runContainer(image, { settings, volumes: restored, args: ['restore', '/backups/up.backup'] })
    const again = await start(settings, restored['/data'])
    await expectFound(client)
    await stop(again)
  })

  it('runs as compose.yaml starts it', { timeout: 300_000 }, async () => {
    const { services } = parse(await readFile(join(context, 'compose.yaml'), 'utf8'), { merge: true })
    const port = String(await freePort())
    // containers have a network of their own, processes the one of this machine
    database = await startPostgresql()
    const here = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: port }
    const file = {
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      SIGNUP: 'token',
      SIGNUP_TOKEN: 'a'.repeat(32),
    }
    const [mounted = ''] = services.app.volumes
    expect(image.volumes).toEqual([mounted.split(':')[1]])
    expect([services.app.read_only, services.app.tmpfs]).toEqual([true, ['/tmp']])

    const data = await volume()
    const app = await start({ ...file, ...services.app.environment, ...here }, data)
    const probes = services.worker.environment.WORKER_PORT
    const free = String(await freePort())
    const worker = await start({ ...file, ...here, WORKER_PORT: free }, data, services.worker.command)
    await app.check()
    const [, ...health] = services.worker.healthcheck.test.map((word: string) => word.replace(probes, free))
    await worker.check(health)
    const client = await firstFlow(`http://127.0.0.1:${port}`, { 'X-Signup-Token': file.SIGNUP_TOKEN })
    const { eventId } = await client.memory.memorizeBatch({
      records: [{ email: 'sam@northwind.example', content: 'Sam takes the train.' }],
    })
    expect(await client.events.wait(eventId, { timeout: 60_000 })).toMatchObject({ status: 'completed' })
    await stop(worker)
    await stop(app)
  })

  it('runs as the manifests of Kubernetes start it', { timeout: 300_000 }, async () => {
    const { items } = parse(await readFile(join(context, 'deploy/kubernetes/keepsake.yaml'), 'utf8'))
    const named = (name: string) => items.find((item: { metadata: { name: string } }) => item.metadata.name === name)
    const podOf = (name: string) => named(name).spec.template.spec
    const port = String(await freePort())
    database = await startPostgresql()
    const secrets = {
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      INTERNAL_API_KEY: 'b'.repeat(64),
      SIGNUP_TOKEN: 'a'.repeat(32),
    }
    const probes = String(await freePort())
    const here = { HOST: '127.0.0.1', PORT: port, WORKER_PORT: probes }
    // the manifests leave the bucket to a provider: one folder for all stands for it
    const files = await volume()
    const settingsOf = (data: Record<string, string>) =>
      Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('ATTACHMENTS_')))
    const startPod = async (name: string) => {
      const {
        containers: [container],
        securityContext,
      } = podOf(name)
      expect(securityContext.runAsUser).toBe(1000)
      const own = Object.fromEntries(
        (container.env ?? []).map((each: { name: string; value: string }) => [each.name, each.value]),
      )
      const bytes = container.resources.limits.memory === '1Gi' ? MEMORY_BYTES : Number.NaN
      return start({ ...settingsOf(named('keepsake').data), ...secrets, ...own, ...here }, files, container.args, bytes)
    }
    const [migrate] = podOf('keepsake-migrate').containers
    const settings = { ...settingsOf(named('keepsake').data), ...secrets, ...here }
    await runContainer(image, { settings, volumes: { '/data': files }, args: migrate.args })
    const server = await startPod('keepsake-server')
    const worker = await startPod('keepsake-worker')
    for (const [name, answering] of Object.entries({ 'keepsake-server': port, 'keepsake-worker': probes })) {
      const [{ readinessProbe, livenessProbe }] = podOf(name).containers
      for (const { httpGet } of [readinessProbe, livenessProbe])
        expect((await fetch(`http://127.0.0.1:${answering}${httpGet.path}`)).status).toBe(200)
    }
    await firstFlow(`http://127.0.0.1:${port}`, { 'X-Signup-Token': secrets.SIGNUP_TOKEN })
    await stop(worker)
    await stop(server)
  })
})
