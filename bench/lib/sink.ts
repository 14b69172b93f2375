/**
 * A minimal receiver of webhooks in a separate process: `POST /ok` is counted and answered, `POST /slow` after 100 ms,
 * `POST /hang` never. `GET /count` returns how many arrived, `GET /milliseconds` how long after the `sent_at` in their
 * data; `DELETE /count` resets the counters, and releases what hangs.
 */
import { createServer, type ServerResponse } from 'node:http'

const SENT = /"sent_at":"([^"]+)"/
const SLOW_MS = 100

let count = 0
let milliseconds: number[] = []
let hanging: ServerResponse[] = []

createServer((request, response) => {
  const { method, url } = request
  if (method === 'DELETE') {
    for (const each of hanging) each.destroy()
    count = 0
    milliseconds = []
    hanging = []
  }
  if (url === '/count') return response.end(JSON.stringify(count))
  if (url === '/milliseconds') return response.end(JSON.stringify(milliseconds))
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    if (url === '/hang') return void hanging.push(response)
    if (!body.includes('webhook.tested')) {
      count += 1
      const sent = SENT.exec(body)?.[1]
      if (sent) milliseconds.push(Date.now() - Date.parse(sent))
    }
    if (url === '/slow') setTimeout(() => response.end('{}'), SLOW_MS)
    else response.end('{}')
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
