import { isRecord } from './is-record.ts'

const BOTH = 'application/json, text/event-stream'

/**
 * Answers a request in a form that its `Accept` allows. The protocol wants hosts to list both forms, and some list one,
 * anything, or nothing. A host that does not ask for a stream of events gets JSON.
 */
export async function inAcceptedForm(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST') return await answer(request)
  const wantsEvents = /text\/event-stream/i.test(request.headers.get('accept') ?? '')
  request.headers.set('accept', BOTH)
  const response = await answer(request)
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  return isStream && !wantsEvents ? await asJson(response) : response
}

/** The results in a stream. What else is in it says how far a call has come. */
async function asJson(response: Response): Promise<Response> {
  const messages = (await response.text())
    .split(/\r?\n/)
    .flatMap((line): unknown[] => (/^data:\s*\S/.test(line) ? [JSON.parse(line.slice('data:'.length))] : []))
  const results = messages.filter(message => isRecord(message) && ('result' in message || 'error' in message))
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(results.length === 1 ? results[0] : results), { status: response.status, headers })
}
