import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Registry {
  /** Settings with which npm finds our packages here, and all others where it finds them otherwise. */
  env: Record<string, string>
  close(): Promise<void>
}

/** Serves tarballs as if they were published, so that npm resolves our packages by name. */
export async function startRegistry(tarballs: readonly string[]): Promise<Registry> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const published = new Map<string, Buffer | string>()
  for (const tarball of tarballs) {
    const content = readFileSync(tarball)
    const manifest = JSON.parse((await run('tar', ['-xzOf', tarball, 'package/package.json'])).stdout)
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
    const dist = { tarball: `${url}/${basename(tarball)}`, integrity }
    const { name, version } = manifest
    const versions = { [version]: { ...manifest, dist } }
    published.set(`/${name}`, JSON.stringify({ name, 'dist-tags': { latest: version }, versions }))
    published.set(`/${basename(tarball)}`, content)
  }
  server.on('request', ({ url: path = '' }, response) => {
    const answer = published.get(decodeURIComponent(path))
    response.writeHead(answer === undefined ? 404 : 200).end(answer)
  })
  return {
    env: { 'npm_config_@keepsake:registry': url },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
