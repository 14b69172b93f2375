import { expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()

const email = 'dana@northwind.example'

it.each([
  ['/api/v1/chat/completions', { messages: [{ role: 'user', content: 'What should I ask next?' }] }],
  ['/openai/v1/chat/completions', { messages: [{ role: 'user', content: 'What should I ask next?' }] }],
  ['/openai/v1/responses', { input: 'What should I ask next?' }],
])('%s refuses a key of several records, and takes the one of a type', async (path, said) => {
  const { key } = await app.organization()
  for (const type of ['Company', 'Project']) {
    const body = { email, type, content: 'Dana prefers calls before noon.', extract: false }
    expect((await app.call('POST', '/api/v1/memorize', { key, body })).status).toBe(200)
  }
  const headers = { 'X-Keepsake-Email': email }
  const refused = await app.call('POST', path, { key, body: said, headers })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toMatchObject({
    message: expect.stringMatching(/several records .*Pass type/),
    type: 'invalid_request_error',
  })
  const ofType = { ...headers, 'X-Keepsake-Type': 'Company' }
  expect((await app.call('POST', path, { key, body: said, headers: ofType })).status).toBe(200)
})
