import { describe, expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()

describe('a model of /openai/v1', () => {
  it('that is not configured is a 404 in the form of OpenAI', async () => {
    const { key } = await app.organization()
    const { status, body } = await app.call('GET', '/openai/v1/models/no-such-model', { key })
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: { type: 'invalid_request_error', code: 'model_not_found' } })
  })
})
