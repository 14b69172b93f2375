import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountConsole } from './console.ts'
import type { Web } from './web.ts'

const SCRIPT = `console.log('${'x'.repeat(4000)}')`
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepsake-console-'))
  await mkdir(join(folder, 'built/assets'), { recursive: true })
  await writeFile(join(folder, 'built/index.html'), '<!doctype html><title>Keepsake</title>')
  await writeFile(join(folder, 'built/portal.html'), '<!doctype html><title>Webhooks</title>')
  await writeFile(join(folder, 'built/assets/index-abc.js'), SCRIPT)
  await writeFile(join(folder, 'built/assets/index-abc.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'secret.txt'), 'secret')
})
afterAll(() => rm(folder, { recursive: true }))

const get = (
  path: string,
  headers: Record<string, string> = {},
  { place = 'built', portalFrameAncestors = [] as string[] } = {},
) => {
  const web: Web = new Hono()
  mountConsole(web, { portalFrameAncestors, places: [join(folder, place)] })
  return web.request(`http://127.0.0.1${path}`, { headers })
}

describe('the console', () => {
  it.each(['/console', '/console/', '/console/records/rec_1', '/console/assets'])('is the page at %s', async path => {
    const response = await get(path)
    expect(await response.text()).toContain('<title>Keepsake</title>')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])('has files that browsers keep, compressed for who accepts %s', async (accepted, encoding, read) => {
    const response = await get('/console/assets/index-abc.js', { 'Accept-Encoding': accepted })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toContain('javascript')
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    if (encoding) expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    if (encoding) expect(bytes.byteLength).toBeLessThan(SCRIPT.length / 10)
    expect(read(bytes).toString()).toBe(SCRIPT)
  })

  it.each([
    '/console/assets/none.js',
    '/console/assets/..%2f..%2fsecret.txt',
    '/console/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  ])('has nothing at %s', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it('says that it is being built where there is no build, and asks again', async () => {
    const response = await get('/console', {}, { place: 'none' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('http-equiv="refresh"')
    expect((await get('/console/assets/index-abc.js', {}, { place: 'none' })).status).toBe(404)
  })

  it('is where a browser goes, and not a program', async () => {
    expect((await get('/', { Accept: 'text/html,*/*' })).headers.get('Location')).toBe('/console')
    expect((await get('/', { Accept: '*/*' })).status).toBe(404)
  })
})

describe('the portal', () => {
  it.each(['/portal', '/portal/', '/portal/webhooks/whk_1'])('is a page of its own at %s', async path => {
    const response = await get(path)
    expect(await response.text()).toContain('<title>Webhooks</title>')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('can be in a frame of the origins that are listed, and the console cannot', async () => {
    const portalFrameAncestors = ['https://app.northwind.example', 'https://*.acme.example']
    const policyOf = async (path: string) =>
      (await get(path, {}, { portalFrameAncestors })).headers.get('Content-Security-Policy')
    expect(await policyOf('/portal')).toMatch(
      /frame-ancestors https:\/\/app\.northwind\.example https:\/\/\*\.acme\.example$/,
    )
    expect(await policyOf('/console')).toContain("frame-ancestors 'none'")
  })
})
