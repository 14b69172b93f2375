import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpFetch } from './http-fetch.ts'
import { type Double, startDouble } from './testing/double.ts'

let server: Double
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())

describe('the HTTP transport of commands', () => {
  it('sends and returns the same as fetch', async () => {
    const reply = { status: 201, headers: { 'x-request-id': 'req_1', 'set-cookie': 'a=1' }, body: { name: 'Zoë' } }
    const init = { method: 'POST', headers: { accept: 'application/json' }, body: '{"query":"Zoë 🎈"}' }
    const [ours, theirs] = await Promise.all(
      [httpFetch, fetch].map(async send => {
        server.answer(reply)
        const response = await send(`${server.baseUrl}/a/b?c=d%20e`, init)
        const { ok, status, statusText, url, redirected, headers } = response
        const names = ['x-request-id', 'X-Request-Id', 'content-type', 'none']
        return {
          ...{ ok, status, statusText, url, redirected, cookies: headers.getSetCookie() },
          ...{ found: names.map(name => [headers.get(name), headers.has(name)]), text: await response.text() },
        }
      }),
    )
    expect(ours).toEqual(theirs)
    const [one, other] = server.received
    expect(one).toMatchObject({ method: 'POST', url: '/a/b?c=d%20e', body: { query: 'Zoë 🎈' } })
    expect(other).toMatchObject({ method: 'POST', url: '/a/b?c=d%20e', body: { query: 'Zoë 🎈' } })
    expect(one?.headers['content-length']).toBe(other?.headers['content-length'])
  })

  it('implements the other members of a response', async () => {
    server.answer({ body: { name: 'Zoë' } })
    const response = await httpFetch(server.baseUrl)
    expect(await response.clone().json()).toEqual({ name: 'Zoë' })
    const pieces: Uint8Array[] = []
    for await (const piece of response.body ?? []) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).toBe('{"name":"Zoë"}')
    expect(response.bodyUsed).toBe(true)
    expect(() => response.headers.set('a', 'b')).toThrow('cannot be changed')
  })

  it('returns a redirect instead of following it, which could send the key to another server', async () => {
    server.answer({ status: 301, headers: { location: 'http://127.0.0.1:1/' }, body: '' })
    const response = await httpFetch(server.baseUrl, { headers: [['accept', '*/*']] })
    expect({ status: response.status, ok: response.ok }).toEqual({ status: 301, ok: false })
  })

  it('ends when it is aborted, before and during the response', async () => {
    const silent = createServer((request, response) => {
      if (request.url === '/middle') response.write('half of')
    })
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    for (const path of ['/before', '/middle']) {
      const stopping = new AbortController()
      const sent = httpFetch(`http://127.0.0.1:${port}${path}`, { signal: stopping.signal })
      setTimeout(() => stopping.abort(), 50)
      await expect(sent).rejects.toThrow(/abort/)
    }
    silent.closeAllConnections()
    silent.close()
  })

  it('fails if a response breaks off', async () => {
    const broken = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half of')
      setTimeout(() => response.destroy(), 20)
    })
    await new Promise<void>(resolve => broken.listen(0, '127.0.0.1', resolve))
    const address = broken.address()
    await expect(httpFetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)).rejects.toThrow()
    broken.close()
  })
})
