import { AuthenticationError, KeepsakeError } from '@keepsake/sdk'
import { PUBLIC_URL } from '../public-url.ts'

/**
 * Calls what the server has for its console beside the API.
 * @throws the error of the server
 */
export async function callConsole<Data>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, csrfToken }: { body?: object; csrfToken?: string } = {},
): Promise<Data> {
  const response = await fetch(`${PUBLIC_URL}/console/${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(csrfToken !== undefined && { 'X-CSRF-Token': csrfToken }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json().catch(() => {
    throw new Error(`The server answered ${response.status}. Try again in a moment.`)
  })
  if (answer.success) return answer.data
  const details = { code: answer.error, status: response.status }
  throw response.status === 401
    ? new AuthenticationError(answer.message, details)
    : new KeepsakeError(answer.message, details)
}
