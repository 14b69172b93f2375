/** The console, the portal, the reference and invitations behind a proxy that adds a prefix to their addresses. */

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keepsake } from '@keepsake/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../server/test/support/free-port.ts'
import { type Browsing, browse, buildConsole, CHROMIUM, settled, signIn } from '../support/console-page.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

const PREFIX = '/keepsake'
let folder: string
let proxy: Server
let server: ServerProcess
let browsing: Browsing | undefined

afterEach(async () => {
  await browsing?.close()
  proxy.close()
  proxy.closeAllConnections()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** @param removes whether the proxy passes requests on without the prefix */
async function start(removes: boolean): Promise<string> {
  buildConsole()
  folder = await mkdtemp(join(tmpdir(), 'keepsake-prefix-'))
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}${PREFIX}`
  server = await startServer({
    KEEPSAKE_DATA_DIR: folder,
    PUBLIC_URL: `${publicUrl}/`,
    OUTBOUND_ALLOW: '127.0.0.1',
    TRUST_PROXY: 'true',
  })
  const upstream = new URL(server.url)
  proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    // what is not below the prefix belongs to others
    if (url !== PREFIX && !url.startsWith(`${PREFIX}/`)) return void outgoing.writeHead(502).end('not Keepsake')
    const path = removes ? url.slice(PREFIX.length) || '/' : url
    const passed = request({ host: upstream.hostname, port: upstream.port, path, method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed.on('error', () => outgoing.destroy()))
  }).listen(port, '127.0.0.1')
  expect((proxy.address() as AddressInfo | null)?.port ?? port).toBe(port)
  return publicUrl
}

describe.skipIf(CHROMIUM === undefined)('under a path', { timeout: 180_000 }, () => {
  it.each([
    ['removes', true],
    ['passes on', false],
  ])('everything works behind a proxy that %s it', async (_, removes) => {
    const url = await start(removes)
    const { data } = await new Keepsake({ baseUrl: url }).auth.register({ name: 'Northwind' })
    const key = data.agent.api_key
    const client = new Keepsake({ baseUrl: url, secretKey: key })
    await client.memory.memorize({ email: 'dana@northwind.example', content: 'Dana likes tea.' })
    const [record] = (await client.records.list()).data
    browsing = await browse([url])

    const page = await signIn(browsing, url, key)
    expect(page.url()).toBe(`${url}/console/`)
    await settled(page)
    await page.goto(`${url}/console/records/${record?.recordId}`)
    await page.getByText('Dana likes tea.').first().waitFor()
    expect(await page.locator('a[href]').evaluateAll(links => links.map(link => link.getAttribute('href')))).toSatisfy(
      (links: string[]) =>
        links.length > 5 && links.every(link => link.startsWith(`${PREFIX}/`) || link.startsWith('#')),
    )

    // the reference shows the public URL, and calls it
    const reference = await browsing.open(`${url}/docs`)
    expect(await reference.locator('#top pre').first().textContent()).toContain(`curl ${url}/auth/agent`)
    await reference.getByRole('button', { name: 'Try it' }).first().click()
    await reference.locator('form button', { hasText: 'Send' }).first().waitFor()
    await reference.getByRole('link', { name: 'Console' }).click()
    await reference.getByLabel('API key').waitFor()
    const spec = await (await fetch(`${url}/openapi.json`)).json()
    expect(spec.servers).toEqual([{ url }])

    const invitation = await client.members.invite({ emails: ['sam@northwind.example'] })
    const link = invitation.data.invited[0]?.link ?? ''
    expect(link).toContain(`${url}/invitation#`)
    const invited = await browsing.open(link)
    await invited.getByRole('button', { name: 'Accept' }).click()
    await invited.getByText('You joined').waitFor()

    await client.webhooks.customers.create({ uid: 'acme', name: 'Acme Inc.' })
    const portal = await client.webhooks.portalLinks.create({ customer: 'acme' })
    expect(portal.data.url).toContain(`${url}/portal#code=`)
    const visited = await browsing.open(portal.data.url)
    await settled(visited)
    expect(visited.url()).toContain(`${url}/portal/webhooks`)
    expect(browsing.faults).toEqual([])
  })
})
