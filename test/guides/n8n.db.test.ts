import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { readGuide, readRepository } from '../support/guide.ts'
import { executeWorkflow } from '../support/n8n.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

it('docs/guides/n8n.md imports a workflow that recalls and stores, and shows what it responds', async () => {
  const { key } = await app.organization()
  const workflow = await readRepository('examples/n8n/remember-conversations.json')
  const guide = await readGuide('n8n')
  const messages = [...(guide.blocks('sh')[0] ?? '').matchAll(/^send '(.+)'$/gm)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(messages).toHaveLength(2)

  const sent: string[] = []
  const responses: string[] = []
  for (const message of messages) {
    const response = await executeWorkflow(workflow, message, async ({ method, url, headers, body }) => {
      const { origin, pathname } = new URL(url)
      expect(origin).toBe('http://127.0.0.1:7411')
      const answer = await app.call(method, pathname, { key, headers, body })
      expect(answer.status).toBe(200)
      sent.push(pathname)
      return answer.body
    })
    responses.push(`${response}\n`)
  }

  expect(sent).toEqual([
    '/api/v1/smart-recall-unified',
    '/api/v1/memorize',
    '/api/v1/smart-recall-unified',
    '/api/v1/memorize',
  ])
  const withoutDay = (text: string): string => text.replace(/\d{4}-\d\d-\d\d/, 'DAY')
  expect(withoutDay(responses.join(''))).toBe(withoutDay(guide.blocks('text')[0] ?? ''))
  const { body } = await app.call('POST', '/api/v1/recall', { key, body: { email: messages[0].email } })
  expect(body.data.map(({ content }: { content: string }) => content)).toEqual(
    messages.map(({ message }) => message).reverse(),
  )
})
