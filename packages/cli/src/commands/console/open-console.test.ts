import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

let served: Server
let terminal: Terminal
let consoleStatus = 200
beforeEach(async () => {
  consoleStatus = 200
  served = createServer(({ url }, response) => {
    if (url?.startsWith('/console')) response.writeHead(consoleStatus).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"status":"ok"}')
  })
  await new Promise<void>(resolve => served.listen(0, '127.0.0.1', resolve))
  terminal = await openTerminal(`http://127.0.0.1:${(served.address() as AddressInfo).port}`)
})
afterEach(async () => {
  served.closeAllConnections()
  await new Promise(resolve => served.close(resolve))
  await terminal.remove()
})

describe('keepsake console', () => {
  it('prints the address, without a key, and opens nothing if the output is not a terminal', async () => {
    const { exitCode, stdout, stderr } = await terminal.run(['console', '--jmespath', 'data.url', '-o', 'json'])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/console\/$/)
  })

  it('says that the server serves none', async () => {
    consoleStatus = 404
    const { exitCode, stderr } = await terminal.run(['console'])
    expect(exitCode).toBe(3)
    expect(stderr).toMatch(/serves no console.*CONSOLE=off/s)
  })

  it('says that no server answers', async () => {
    const { exitCode, stderr } = await terminal.run(['console', '--base-url', 'http://127.0.0.1:1', '--no-retry'])
    expect(exitCode).toBe(1)
    expect(stderr).toContain('keepsake serve')
  })

  it('needs no key', async () => {
    terminal.env.KEEPSAKE_API_KEY = ''
    expect((await terminal.run(['console', '--no-open'])).exitCode).toBe(0)
  })
})
