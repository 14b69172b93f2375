import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model.onnx']

/** A mirror with the layout of Hugging Face that has the tiny model of a folder, under some names. */
export async function startMirror(folder: string, names: readonly string[], listenOn = 0) {
  const downloads: string[] = []
  const contentOf = (path: string): Buffer => readFileSync(join(folder, path))
  const tree = () =>
    FILES.map(path => {
      const content = contentOf(path)
      const file = { type: 'file', path, size: content.length }
      if (!path.endsWith('.onnx'))
        return { ...file, oid: createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex') }
      const oid = createHash('sha256').update(content).digest('hex')
      return { ...file, oid: '0'.repeat(40), lfs: { oid, size: content.length } }
    })
  const server = createServer(({ url = '' }, response) => {
    const listed = names.find(name => url === `/api/models/${name}/tree/main?recursive=true`)
    if (listed !== undefined) return response.end(JSON.stringify(tree()))
    const [, name = '', path = ''] = /^\/([^/]+\/[^/]+)\/resolve\/main\/(.+)$/.exec(url) ?? []
    if (!names.includes(name) || !FILES.includes(path)) return response.writeHead(404).end()
    downloads.push(path)
    return response.end(contentOf(path))
  }).listen(listenOn, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    downloads,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
