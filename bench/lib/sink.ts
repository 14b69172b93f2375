/**
 * A receiver of webhooks in a process of its own, as lean as one can be: `POST /ok` is counted and answered, `POST /hang`
 * is never answered. `GET /count` says how many came, `GET /milliseconds` how long after their `created_at`; `DELETE /count`
 * begins anew.
 */
import { createServer } from 'node:http'

const CREATED = /"created_at":"([^"]+)"/

let milliseconds: number[] = []

createServer((request, response) => {
  if (request.method === 'DELETE') milliseconds = []
  if (request.url === '/count') return response.end(JSON.stringify(milliseconds.length))
  if (request.url === '/milliseconds') return response.end(JSON.stringify(milliseconds))
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    if (request.url === '/hang') return
    const created = body.includes('webhook.tested') ? undefined : CREATED.exec(body)?.[1]
    if (created) milliseconds.push(Date.now() - Date.parse(created))
    response.end('{}')
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
