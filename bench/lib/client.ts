import { Pool } from 'undici'
import { onEnd } from './cleanup.ts'

const TIMEOUT_MS = 60_000

/** Calls over kept-alive connections. An unsuccessful response is an error: a failing server is not a fast one. */
export interface Client {
  get(path: string): Promise<unknown>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<unknown>
  delete(path: string): Promise<unknown>
  close(): Promise<void>
}

/** @param connections how many calls may run at once */
export function openClient(url: string, connections: number, key?: string): Client {
  const pool = new Pool(url, { connections, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: string | null,
    own: Record<string, string> = {},
  ): Promise<unknown> {
    const answer = await pool.request({ method, path, headers: { ...headers, ...own }, body })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    get: path => send('GET', path, null),
    post: (path, body, own) => send('POST', path, JSON.stringify(body), own),
    delete: path => send('DELETE', path, null),
    close: onEnd(() => pool.destroy()),
  }
}
