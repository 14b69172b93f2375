import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@keepsake/webhooks'
import type { FrameLocator, Page } from 'playwright-core'
import type { Look } from './console-page.ts'
import type { ConsoleServer } from './console-server.ts'

/** Listens on a free port. @returns the origin */
export async function listen(web: Server): Promise<string> {
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  return `http://127.0.0.1:${(web.address() as AddressInfo).port}`
}

function end(web: Server): void {
  web.closeAllConnections()
  web.close()
}

/** What a receiver of a customer does with each delivery to a path that ends like this. */
export interface Endpoint {
  /** It answers 200 to what these secrets have signed, and 401 to anything else. Without them, it answers 200 to all. */
  secrets?: readonly string[]
  /** It answers this instead. */
  status?: number
}

/** A receiver of a customer: the IDs of the events that each path has acknowledged. */
export interface CustomersReceiver {
  origin: string
  endpoints: Map<string, Endpoint>
  acknowledged: Map<string, string[]>
  close(): void
}

export async function startReceiver(): Promise<CustomersReceiver> {
  const endpoints = new Map<string, Endpoint>()
  const acknowledged = new Map<string, string[]>()
  const web = createServer(async (request, response) => {
    const path = request.url ?? ''
    const { secrets, status } = endpoints.get(path) ?? {}
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const))
    const isGenuine =
      secrets === undefined ||
      (await verify(Buffer.concat(chunks), headers, { secrets }).then(
        () => true,
        () => false,
      ))
    const answer = status ?? (isGenuine ? 200 : 401)
    if (answer === 200)
      acknowledged.set(path, [...(acknowledged.get(path) ?? []), String(request.headers['webhook-id'])])
    response.writeHead(answer).end(answer === 200 ? 'thanks' : 'no')
  })
  return {
    origin: await listen(web),
    endpoints,
    acknowledged,
    close: () => end(web),
  }
}

/** A web page of a customer that shows an address in a frame as wide as itself. */
export async function startFraming(): Promise<{ origin: string; show(address: string): void; close(): void }> {
  let shown = ''
  const web = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><title>Northwind</title><style>body{margin:0}iframe{border:0;width:100%;height:880px}</style><iframe title="Webhooks" src="${shown}"></iframe>`,
      ),
  )
  return {
    origin: await listen(web),
    show: address => {
      shown = address
    },
    close: () => end(web),
  }
}

/** The portal in a browser, alone or in a frame. */
export interface Portal {
  page: Page
  view: Page | FrameLocator
}

/** Opens a link of the portal. */
export async function openPortal(
  app: ConsoleServer<string>,
  link: string,
  look: Look,
  framing?: { origin: string; show(address: string): void },
): Promise<Portal> {
  framing?.show(link)
  const page = await app.browsing.open(framing?.origin ?? link, look)
  return { page, view: framing ? page.frameLocator('iframe') : page }
}
