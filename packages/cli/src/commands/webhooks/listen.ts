import { isKeepsakeError } from '@keepsake/sdk'
import { newSecret, sign } from '@keepsake/webhooks'
import { printDraft } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { usage } from '../../terminal/failure.ts'
import { type Io, styleFor } from '../../terminal/io.ts'

interface ListenSettings extends CallSettings {
  forward?: string | undefined
}

/** What became of one event: the response of the local server, or why there was none. */
interface Forwarded {
  status: number | null
  duration_ms: number
  error: string | null
}

const FORWARD_TIMEOUT_MS = 30_000

/** Shows the events of an account as they are published, and sends them to a local server, until Ctrl-C. */
export async function listenToEvents(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<ListenSettings>,
  io: Io,
): Promise<void> {
  const { output } = settings
  if (output !== undefined && output !== 'ndjson')
    throw usage(`--output must be ndjson for this command, not ${output}.`)
  const target = settings.forward === undefined ? undefined : urlOf(settings.forward)
  const { method, path, security } = entry
  const request: Request = { method, path, security, ...(await readInput(entry, typed, io)) }
  const client = new Client(settings, io)
  if (settings.dryRun) return printDraft(client, request, settings, io)
  const secret = newSecret()
  const style = styleFor(io.stdout, io.env)
  const stream = client.eventStream(request)
  let isFirst = true
  stream.onConnected = () => {
    io.stderr.write(isFirst ? `${readyText(target, secret)}\n` : 'Connected again.\n')
    isFirst = false
  }
  stream.onDisconnected = error => {
    if (error) io.stderr.write(`The connection is lost; reconnecting. ${error.message}\n`)
  }
  try {
    for await (const text of stream.texts()) {
      const event: { id: string; type: string } = JSON.parse(text)
      const forwarded = target && (await forward(target, secret, event.id, text, io.signal))
      if (io.signal.aborted) return
      io.stdout.write(
        output === 'ndjson'
          ? `${JSON.stringify({ event, ...(forwarded && { forwarded }) })}\n`
          : `${new Date().toTimeString().slice(0, 8)}  ${style.bold(event.type)}  ${event.id}${forwarded ? `  ${outcomeText(forwarded)}` : ''}\n`,
      )
    }
  } catch (error) {
    // Ctrl-C is how this command ends
    if (io.signal.aborted && isKeepsakeError(error)) return
    throw error
  }
}

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw usage(`--forward must be a URL such as http://127.0.0.1:3000/hooks, not ${text}.`)
}

const readyText = (target: URL | undefined, secret: string): string =>
  target === undefined
    ? 'Listening. Press Ctrl-C to stop.'
    : `Forwarding to ${target.href}. Press Ctrl-C to stop.\nSigning secret of this run: ${secret}`

async function forward(url: URL, secret: string, id: string, body: string, stop: AbortSignal): Promise<Forwarded> {
  const started = performance.now()
  const took = (): number => Math.round(performance.now() - started)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await sign({ id, body }, secret)) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(FORWARD_TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return { status: response.status, duration_ms: took(), error: null }
  } catch (error) {
    return { status: null, duration_ms: took(), error: reasonOf(error, url) }
  }
}

function reasonOf(error: unknown, { origin }: URL): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `${origin} did not respond within ${FORWARD_TIMEOUT_MS / 1_000} seconds.`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return `${origin} cannot be reached (${code}). Is the server running there?`
}

const outcomeText = ({ status, duration_ms: ms, error }: Forwarded): string =>
  error === null ? `${status}  ${ms} ms` : `failed  ${ms} ms  ${error}`
