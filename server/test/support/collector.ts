import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP has it in JSON. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code: number; message?: string }
  service: string | undefined
}

export type Collector = Awaited<ReturnType<typeof startCollector>>

/** A collector that speaks OTLP/HTTP with JSON. */
export async function startCollector(status = 200) {
  const spans: SentSpan[] = []
  const requests: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push(`${request.method} ${request.url} ${request.headers['content-type']}`)
    for (const { resource, scopeSpans } of JSON.parse(Buffer.concat(chunks).toString()).resourceSpans) {
      const service = resource.attributes.find(({ key }: { key: string }) => key === 'service.name')?.value.stringValue
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span: SentSpan) => ({ ...span, service })))
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // the address of a server on a TCP port is an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

export const attributesOf = ({ attributes }: SentSpan): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
