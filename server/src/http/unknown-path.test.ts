import { expect, it } from 'vitest'
import { createUnknownPath } from './unknown-path.ts'

const answerTo = async (method: string, path: string) => {
  const response = createUnknownPath([])({ method, path, origin: 'http://127.0.0.1' })
  const { message } = method === 'HEAD' ? { message: undefined } : await response.json()
  return { status: response.status, message }
}

it('says that a page is switched off, and not that it takes another method', async () => {
  const message = '/console is switched off on this server.'
  expect(await answerTo('GET', '/console')).toEqual({ status: 404, message })
  expect((await answerTo('HEAD', '/console')).status).toBe(404)
  expect(await answerTo('POST', '/console')).toEqual({
    status: 405,
    message: '/console takes HEAD, GET, not POST.',
  })
})
