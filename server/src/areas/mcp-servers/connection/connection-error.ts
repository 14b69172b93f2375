/** Why a server could not be used, as a sentence for people. The message contains nothing that the server sent. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  /** What the server said about it. It is material for a model, never for an operator or a log. */
  readonly said: string | undefined

  constructor(message: string, said?: string) {
    super(message)
    this.said = said
  }
}

const HINTS: Record<number, string> = {
  401: 'Check the headers: the server does not accept the credentials.',
  403: 'Check the headers: the credentials do not allow this.',
  404: 'Check the path of the URL.',
  405: 'Check the path of the URL.',
  429: 'It limits the rate of calls. Try again later.',
}

/** The problem with an HTTP status that is no answer. */
export function problemOfStatus(status: number): string {
  if (status >= 300 && status < 400)
    return `The server answered with a redirect (${status}), and redirects are not followed. Use the URL that it leads to.`
  const hint = HINTS[status] ?? (status >= 500 ? 'The server failed.' : 'The server refused the request.')
  return `The server answered with the status ${status}. ${hint}`
}
