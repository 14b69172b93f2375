import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadModel } from './download-model.ts'

const NAME = 'tiny/model'
const WEIGHTS = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * n) % 251))
const FILES: Record<string, Buffer> = {
  'config.json': Buffer.from('{"model_type":"bert"}'),
  'tokenizer.json': Buffer.from('{"version":"1.0"}'),
  'tokenizer_config.json': Buffer.from('{}'),
  'onnx/model.onnx': WEIGHTS,
  'README.md': Buffer.from('# Tiny'),
}
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const gitHash = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')

/** What Hugging Face lists: large files have the checksum of their content, others that of Git. */
const treeOf = (files: Record<string, Buffer>): object[] => [
  { type: 'directory', path: 'onnx', size: 0, oid: '1'.repeat(40) },
  ...Object.entries(files).map(([path, content]) => {
    const { length: size } = content
    const file = { type: 'file', path, size }
    if (!path.endsWith('.onnx')) return { ...file, oid: gitHash(content) }
    return { ...file, oid: '2'.repeat(40), lfs: { oid: sha256(content), size, pointerSize: 134 } }
  }),
]

interface Mirror {
  tree: object
  /** Replaces the answer to a request for a file. */
  answer?: (path: string, from: number, response: ServerResponse) => boolean
}

let cache: string
let host: string
let requests: string[]
let mirror: Mirror
const server = createServer((request, response) => {
  const url = request.url ?? ''
  if (url === `/api/models/${NAME}/tree/main?recursive=true`) return response.end(JSON.stringify(mirror.tree))
  // the content of large files is on another host
  const [, place, path = ''] = new RegExp(`^/(${NAME}/resolve/main|blobs)/(.+)$`).exec(url) ?? []
  const content = FILES[path]
  if (!content) return response.writeHead(404).end()
  if (place !== 'blobs' && path.endsWith('.onnx')) return response.writeHead(302, { location: `/blobs/${path}` }).end()
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  requests.push(`${path} ${from}`)
  if (mirror.answer?.(path, from, response)) return response
  return response.writeHead(from > 0 ? 206 : 200).end(content.subarray(from))
}).listen(0, '127.0.0.1')

beforeEach(async () => {
  if (!server.listening) await once(server, 'listening')
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cache = mkdtempSync(join(tmpdir(), 'keepsake-models-'))
  requests = []
  mirror = { tree: treeOf(FILES) }
})
afterEach(() => rmSync(cache, { recursive: true }))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string): string => join(cache, NAME, path)
const download = (options: { freeBytes?: () => Promise<number>; host?: string; pausesMs?: number[] } = {}) => {
  const told: number[] = []
  const done = downloadModel({
    name: NAME,
    host,
    cache,
    onProgress: (bytes, total) => told.push(bytes / total),
    pausesMs: [1, 1],
    ...options,
  })
  return done.then(() => told)
}
/** Half of the weights, then a broken connection. */
const half = (path: string, from: number, response: ServerResponse): boolean => {
  if (path !== 'onnx/model.onnx' || from > 0) return false
  response.writeHead(200, { 'content-length': WEIGHTS.length })
  response.write(WEIGHTS.subarray(0, 150_000), () => setTimeout(() => response.destroy(), 20))
  return true
}

describe('downloadModel', () => {
  it('downloads the files that are needed, with progress, and none a second time', async () => {
    const told = await download()
    expect(readdirSync(at(''), { recursive: true }).toSorted()).toEqual([
      ...['config.json', 'onnx', 'onnx/model.onnx', 'tokenizer.json', 'tokenizer_config.json'],
    ])
    expect(readFileSync(at('onnx/model.onnx'))).toEqual(WEIGHTS)
    expect(statSync(at('onnx/model.onnx')).mode & 0o777).toBe(0o600)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
    expect(requests).toHaveLength(4)
    await download()
    expect(requests).toHaveLength(4)
  })

  it('continues after a broken connection', async () => {
    mirror.answer = half
    await download()
    expect(requests.filter(path => path.startsWith('onnx'))).toEqual(['onnx/model.onnx 0', 'onnx/model.onnx 150000'])
    expect(readFileSync(at('onnx/model.onnx'))).toEqual(WEIGHTS)
  })

  it('continues in a later call, and starts again at a mirror without ranges', async () => {
    mirror.answer = (path, from, response) => half(path, from, response) || (from > 0 && !response.destroy().writable)
    await expect(download({ pausesMs: [] })).rejects.toThrow(/cannot be reached/)
    expect(statSync(at('onnx/model.onnx.part')).size).toBe(150_000)
    expect(existsSync(at('onnx/model.onnx'))).toBe(false)
    requests = []
    mirror.answer = (path, from, response) => {
      if (from === 0) return false
      response.end(FILES[path])
      return true
    }
    await download()
    expect(requests).toEqual(['onnx/model.onnx 150000'])
    expect(readFileSync(at('onnx/model.onnx'))).toEqual(WEIGHTS)
  })

  it.each(['onnx/model.onnx', 'tokenizer.json'])('deletes %s with a wrong checksum', async wrong => {
    mirror.answer = (path, _, response) => {
      if (path !== wrong) return false
      response.end(Buffer.alloc(FILES[path]?.length ?? 0, 7))
      return true
    }
    await expect(download()).rejects.toThrow(new RegExp(`^${wrong} of tiny/model does not have its published checksum`))
    expect([existsSync(at(wrong)), existsSync(at(`${wrong}.part`))]).toEqual([false, false])
    delete mirror.answer
    await download()
    expect(readFileSync(at(wrong))).toEqual(FILES[wrong])
  })

  it('replaces a file that is damaged', async () => {
    await download()
    mirror.tree = treeOf({ ...FILES, 'config.json': Buffer.from('{"model_type":"nerd"}') })
    FILES['config.json'] = Buffer.from('{"model_type":"nerd"}')
    await download()
    expect(readFileSync(at('config.json'), 'utf8')).toContain('nerd')
    expect(requests.filter(path => !path.startsWith('config'))).toHaveLength(3)
  })

  it('says that the disk is full before it downloads anything', async () => {
    await expect(download({ freeBytes: async () => 100_000 })).rejects.toThrow(
      /needs 1 MB in .*, and its disk has 1 MB left\. Free some space/,
    )
    expect(requests).toEqual([])
  })

  it.each([
    [
      'no connection',
      { host: 'http://127.0.0.1:29' },
      {},
      /127\.0\.0\.1:29 cannot be reached \(ECONNREFUSED\).*pass its folder/,
    ],
    ['no such model', { name: 'tiny/none' }, {}, /has no model tiny\/none for everybody \(HTTP 404\)/],
    [
      'no ONNX',
      {},
      { tree: treeOf({ 'config.json': Buffer.from('{}') }) },
      /has no tokenizer\.json, tokenizer_config\.json, onnx\/model\.onnx/,
    ],
    ['not a mirror', {}, { tree: { hello: 'world' } }, /does not list the files .* EMBEDDING_BASE_URL/],
  ])('says what is wrong: %s', async (_, options, mirrored, message) => {
    Object.assign(mirror, mirrored)
    await expect(downloadModel({ name: NAME, host, cache, onProgress: () => undefined, ...options })).rejects.toThrow(
      message,
    )
    expect(existsSync(at(''))).toBe(false)
  })
})
