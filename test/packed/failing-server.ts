/**
 * Responds to every call with the failure in its path: `/429/…` with 429, `/html/…` with a page; `/silent/…` never
 * responds, but then `/asked` does.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'

const CODES: Record<string, string> = {
  402: 'payment_required',
  403: 'permission_error',
  413: 'validation_error',
  429: 'rate_limit_error',
  500: 'server_error',
}

let waiting = 0

const server = createServer(async (request, response) => {
  const [, kind = ''] = request.url?.split('/') ?? []
  request.resume()
  if (kind === 'silent') {
    waiting += 1
    response.once('close', () => {
      waiting -= 1
    })
    server.emit('silent')
    return
  }
  if (kind === 'asked') {
    if (waiting === 0) await once(server, 'silent')
    response.end()
    return
  }
  if (kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our proxy</h1>')
    return
  }
  const retryAfterSeconds = 7
  const body = { success: false, error: CODES[kind], message: `This is a ${kind}.`, retryAfterSeconds }
  response.writeHead(Number(kind), { 'content-type': 'application/json', 'retry-after': String(retryAfterSeconds) })
  response.end(JSON.stringify(body))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
